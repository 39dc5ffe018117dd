import SwiftUI

final class Radio: ObservableObject {
  @Published var station = ""
  init(band: Int = 0, player: Player = .shared) {}

  static func tuned() -> Radio {
    let radio = Radio(band: 1)
    radio.station = "Jazz"
    return radio
  }
  static var preset: Radio { Radio(band: 2) }
  static var best: Radio {
    if Player.shared.isLoud { return Radio(band: 3) }
    return Radio(band: 4)
  }
}

final class Player {
  static let shared = Player()
  var isLoud = false
}

func makeRadio() -> Radio { .tuned() }

/// Every way to make one.
struct Kitchen: View {
  @ObservedObject var a = Radio()  // expect: info: `@ObservedObject var a` does not own its object
  @ObservedObject var b: Radio = Radio.init(band: 2)  // expect: `@ObservedObject var b
  @ObservedObject var c: Radio = .init()  // expect: `@ObservedObject var c` does not own its object: a new `Radio` replaces the old one as soon as a view builds it again
  @ObservedObject private var d = Radio(player: Player.shared)  // expect: `@ObservedObject var d
  @ObservedObject private(set) var e = Radio()  // expect: `@ObservedObject var e
  @ObservedObject var f = Radio.tuned()  // expect: `@ObservedObject var f
  @ObservedObject var g: Radio = .tuned()  // expect: `@ObservedObject var g
  @ObservedObject var h = Radio.preset  // expect: `@ObservedObject var h
  @ObservedObject var i: Radio = .preset  // expect: `@ObservedObject var i
  @ObservedObject var j = makeRadio()  // expect: `@ObservedObject var j
  @ObservedObject var k: Radio = {  // expect: `@ObservedObject var k
    let radio = Radio()
    radio.station = "News"
    return radio
  }()
  @ObservedObject var l = Radio.best  // expect: `@ObservedObject var l
  @ObservedObject var m = Player.shared.isLoud ? Radio(band: 1) : Radio(band: 2)  // expect: `@ObservedObject var m
  @ObservedObject(initialValue: Radio()) var n: Radio  // expect: `@ObservedObject var n` does not own its object

  @Listening private var heard

  var body: some View {
    Button(a.station) {}.modifier(Loud()).buttonStyle(Tuned()).help(heard)
  }
}

struct Loud: ViewModifier {
  @ObservedObject var radio = Radio()  // expect: `@ObservedObject var radio
  func body(content: Content) -> some View { content.opacity(radio.station.isEmpty ? 0.5 : 1) }
}

struct Tuned: ButtonStyle {
  @ObservedObject var radio = Radio()  // expect: `@ObservedObject var radio
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@propertyWrapper struct Listening: DynamicProperty {
  @ObservedObject private var radio = Radio()  // expect: info: `@ObservedObject var radio
  var wrappedValue: String { radio.station }
}

struct RadioScene: Scene {
  @ObservedObject var radio = Radio()  // expect: info: `@ObservedObject var radio
  var body: some Scene { WindowGroup { Text(radio.station) } }
}

@main struct RadioApp: App {
  @ObservedObject var radio = Radio()
  var body: some Scene { WindowGroup { Kitchen() } }
}

extension Radio { func tune(to name: String) { station = name } }
