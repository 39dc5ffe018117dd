import SwiftUI

/// An element is changed in its place.
struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String  // note: `name` is not compared
  var table: Int
  static func == (lhs: Guest, rhs: Guest) -> Bool { lhs.id == rhs.id }  // expect: warning: `==` of `Guest` compares `id`, but ignores `name`, so SwiftUI does not update views that show it  // help: let the compiler synthesize `==`, and compare `id` where identity is meant
}

final class Party: ObservableObject {
  @Published var guests: [Guest] = []
  func rename(_ i: Int) { guests[i].name = "A" }  // note: this changes `name` of a value
}

struct GuestRow: View {
  let guest: Guest  // note: an input of `GuestRow`
  var body: some View { Text("\(guest.name) \(guest.table)") }
}

/// A method of the value changes it.
struct Lamp: Identifiable, Equatable {
  let id: String
  var isOn = false
  static func == (a: Lamp, b: Lamp) -> Bool { a.id == b.id }  // expect: warning: `==` of `Lamp` compares `id`, but ignores `isOn`
  mutating func turn() { isOn.toggle() }
}

struct LampRow: View {
  let lamp: Lamp
  var body: some View { Image(systemName: lamp.isOn ? "lightbulb.fill" : "lightbulb") }
}
