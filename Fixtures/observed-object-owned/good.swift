import SwiftUI

final class Lamp: ObservableObject {
  static let shared = Lamp()
  static let `default`: Lamp = Lamp(level: 2)
  static var current = Lamp()
  private static var cached: Lamp?
  static var lazily: Lamp {
    if let cached { return cached }
    let lamp = Lamp()
    cached = lamp
    return lamp
  }
  @Published var level: Int
  init(level: Int = 0) { self.level = level }
}

final class House {
  static let shared = House()
  let lamp = Lamp()
  var attic: Lamp { lamp }
}

private let porch = Lamp()

/// Stored elsewhere, or given.
struct Hall: View {
  @ObservedObject var a = Lamp.shared
  @ObservedObject var b: Lamp = .shared
  @ObservedObject private var c = Lamp.default
  @ObservedObject private var d = Lamp.current
  @ObservedObject private var e = House.shared.lamp
  @ObservedObject private var f = House.shared.attic
  @ObservedObject private var g = porch
  @ObservedObject private var h = Lamp.lazily
  @ObservedObject var i: Lamp
  @ObservedObject static var j = Lamp()
  @EnvironmentObject var k: Lamp
  @StateObject private var l = Lamp()
  @StateObject private var m: Lamp = .init(level: 3)

  var body: some View { Text("\(a.level)") }
}

/// No view keeps this, and none loses it.
final class Wiring: ObservableObject {
  @ObservedObject var lamp = Lamp()
}

/// It follows its object by hand.
@propertyWrapper struct Watched: DynamicProperty {
  let lamp: Lamp?
  @ObservedObject private var box = Box()
  var wrappedValue: Int { box.lamp?.level ?? 0 }
  mutating func update() { box.lamp = lamp }
}

final class Box: ObservableObject {
  var lamp: Lamp?
}

struct Hall_Previews: PreviewProvider {
  struct Harness: View {
    @ObservedObject var lamp = Lamp()
    var body: some View { Text("\(lamp.level)") }
  }
  static var previews: some View { Harness() }
}

#Preview {
  Hall(i: Lamp())
}
