import SwiftUI

final class Jukebox {
  var volume = 1.0
  static func silent() -> Jukebox { Jukebox() }
}

actor Counter {
  var count = 0
}

protocol Music {}
final class LiveMusic: Music { var volume = 1.0 }  // note: is a reference type: each instance is a different object

struct JukeboxKey: EnvironmentKey {
  static var defaultValue: Jukebox { Jukebox() }  // expect: info: the default of `JukeboxKey` is a new `Jukebox` each time it is read
}

struct MusicKey: EnvironmentKey {
  static var defaultValue: any Music { LiveMusic() }  // expect: a new `LiveMusic`
}

struct ImplicitKey: EnvironmentKey {
  static var defaultValue: Jukebox { .init() }  // expect: a new `Jukebox`
}

struct MadeKey: EnvironmentKey {
  static var defaultValue: Jukebox { makeJukebox() }  // expect: a new `Jukebox`
}

func makeJukebox() -> Jukebox { Jukebox() }  // note: `makeJukebox` returns a new `Jukebox`

struct FactoryKey: EnvironmentKey {
  static var defaultValue: Jukebox {  // expect: the default of `FactoryKey`
    get { return Jukebox.silent() }
  }
}

struct CounterKey: EnvironmentKey {
  static var defaultValue: Counter { Counter() }  // expect: a new `Counter`
}

struct TokenKey: EnvironmentKey {
  static var defaultValue: UUID { UUID() }  // expect: is a new identifier each time it is read
}

struct MomentKey: EnvironmentKey {
  static var defaultValue: Date { .now }  // expect: is the current time each time it is read
}

struct ShapeKey {
  var corner = 2.0
}

extension ShapeKey: EnvironmentKey {
  static var defaultValue: PassthroughBox { PassthroughBox() }  // expect: a new `PassthroughBox`
}

final class PassthroughBox { var value = 0 }

struct FormatKey: EnvironmentKey {
  static var defaultValue: DateFormatter {  // expect: a new `DateFormatter`
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }
}

struct LicenceKey: EnvironmentKey {
  static var defaultValue: String {  // expect: the default of `LicenceKey` is computed each time it is read
    (try? String(contentsOfFile: "licence.txt", encoding: .utf8)) ?? ""
  }
}

extension EnvironmentValues {
  @Entry var jukebox = Jukebox()  // expect: info: the default of `\.jukebox` is a new `Jukebox` each time it is read, which loses its state and updates views needlessly
  @Entry var music: any Music = LiveMusic()  // expect: the default of `\.music`
  @Entry var session: Jukebox = .silent()  // expect: the default of `\.session`
  @Entry var token = UUID()  // expect: is a new identifier each time
  @Entry var started: Date = .now  // expect: the current time
}

/// A struct is as new as what it is given.
struct Ticket {
  let id: UUID
  var box: PassthroughBox?
}

struct TicketKey: EnvironmentKey {
  static var defaultValue: Ticket { Ticket(id: UUID()) }  // expect: holds a new identifier each time it is read
}

extension EnvironmentValues {
  @Entry var ticket = Ticket(id: fixedID, box: PassthroughBox())  // expect: holds a new `PassthroughBox`
}

let fixedID = UUID()
