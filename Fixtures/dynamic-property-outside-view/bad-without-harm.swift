import SwiftUI

final class Clock: ObservableObject {
  static let shared = Clock()
  @Published var time = 0
  func tick() { time += 1 }
}

/// The reference works; only the wrapper has no effect.
final class Recorder {
  @ObservedObject var clock = Clock.shared  // expect: info: SwiftUI never connects `@ObservedObject clock`
  @Environment(\.openURL) var openURL  // expect: info: SwiftUI never connects `@Environment openURL`
  @Environment(\.locale) var locale  // expect: error: the property has the default value

  func record(_ url: URL) {
    clock.tick()
    openURL(url)
    print(locale)
  }
}

extension EnvironmentValues {
  @Entry var today = 0
  @Entry var zoom = 1.0
}

/// The project chose the defaults.
struct Calendar1: View {
  @Environment(\.today) static var today  // expect: info: in a static property
  @Environment(\.zoom) static var zoom  // expect: info: in a static property: the property has the default value
  var body: some View { Text("\(Self.today) \(Self.zoom)").environment(\.zoom, 2) }
}
