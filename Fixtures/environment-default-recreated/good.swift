import SwiftUI

final class Lamp {
  static let off = Lamp()
  static let shared = Lamp()
  var brightness = 0.0
}

struct Palette: Equatable {
  var accent = 1
}

enum Mood { case calm, loud }

struct LampKey: EnvironmentKey {
  static let defaultValue = Lamp()
}

struct SharedLampKey: EnvironmentKey {
  static var defaultValue: Lamp { .shared }
}

struct OffLampKey: EnvironmentKey {
  static var defaultValue: Lamp { Lamp.off }
}

struct StoredLampKey: EnvironmentKey {
  static var defaultValue: Lamp = Lamp()
}

struct MissingLampKey: EnvironmentKey {
  static var defaultValue: Lamp? { nil }
}

struct PaletteKey: EnvironmentKey {
  static var defaultValue: Palette { Palette() }
}

struct MoodKey: EnvironmentKey {
  static var defaultValue: Mood { .calm }
}

struct LogKey: EnvironmentKey {
  static var defaultValue: (String) -> Void { { _ in } }
}

/// Compared by value, as objects of Foundation are.
struct TintKey: EnvironmentKey {
  static var defaultValue: UIColor { UIColor(white: 1, alpha: 1) }
}

/// Not asked for by the environment.
struct Preset {
  static var defaultValue: Lamp { Lamp() }
}

/// Reduced again with each update in any case.
struct LampsKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Once per program.
private let fallback = Lamp()

extension EnvironmentValues {
  @Entry var lamp: Lamp?
  @Entry var otherLamp: Lamp = .shared
  @Entry var spareLamp: Lamp = fallback
  @Entry var palette = Palette()
  @Entry var mood = Mood.calm
  @Entry var log: (String) -> Void = { _ in }

  var computedLamp: Lamp {
    get { self[LampKey.self] }
    set { self[LampKey.self] = newValue }
  }
}

/// Its own `==` leaves out what is new.
struct Stamp: Equatable {
  let id: UUID
  let text: String
  static func == (a: Stamp, b: Stamp) -> Bool { a.text == b.text }
}

extension EnvironmentValues {
  @Entry var stamp = Stamp(id: UUID(), text: "")
}
