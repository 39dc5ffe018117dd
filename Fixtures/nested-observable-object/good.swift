import Combine
import Observation
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
  let watts = 5
  var uses = 0
}

/// Passes the announcements on.
final class Room: ObservableObject {
  let lamp = Lamp()
  private var bag: Set<AnyCancellable> = []
  init() {
    lamp.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
  }
}

struct RoomView: View {
  @ObservedObject var room: Room
  var body: some View { Text(room.lamp.isOn ? "On" : "Off") }
}

/// Copies what it needs.
final class Hall: ObservableObject {
  let lamp = Lamp()
  @Published var isLit = false
  init() { lamp.$isOn.assign(to: &$isLit) }
}

struct HallView: View {
  @ObservedObject var hall: Hall
  var body: some View { Text(hall.lamp.isOn ? "On" : hall.isLit ? "Lit" : "Off") }
}

final class House: ObservableObject {
  let lamp = Lamp()
  let other = Lamp()
}

/// The inner object has a view that watches it; actions may reach through.
struct HouseView: View {
  @ObservedObject var house: House
  var body: some View {
    LampView(lamp: house.lamp)
    Button("Toggle") { house.lamp.isOn.toggle() }
    // Not announced, or never changing: another matter.
    Text("\(house.lamp.watts) \(house.lamp.uses)")
  }
}

struct LampView: View {
  @ObservedObject var lamp: Lamp
  var body: some View { Text(lamp.isOn ? "On" : "Off") }
}

/// Watches both.
struct BothView: View {
  @ObservedObject var house: House
  @ObservedObject var lamp: Lamp
  init(house: House) {
    self.house = house
    lamp = house.other
  }
  var body: some View { Text(house.other.isOn ? "On" : "Off") }
}

@Observable final class Sun { var isUp = true }
@Observable final class Sky { var sun = Sun() }

struct SkyView: View {
  var sky: Sky
  var body: some View { Text(sky.sun.isUp ? "Day" : "Night") }
}

/// An observable class inside of an `ObservableObject` is followed by itself.
final class World: ObservableObject { @Published var sky = Sky() }

struct WorldView: View {
  @ObservedObject var world: World
  var body: some View { Text(world.sky.sun.isUp ? "Day" : "Night") }
}

/// A service that no view reads.
final class Shop: ObservableObject {
  @Published var count = 0
  private let lamp = Lamp()
  func light() { lamp.isOn = true }
}

struct ShopView: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(shop.count)") }
}
