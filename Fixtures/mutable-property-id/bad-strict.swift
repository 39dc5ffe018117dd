// No control, but code assigns it: advice only.
// with: strict
import SwiftUI

struct Sheep: Identifiable {
  var id: String { name }  // expect: info: `Sheep.id`
  var name: String
}

struct Flock: View {
  @State private var sheep: [Sheep] = []
  var body: some View {
    List(sheep) { Text($0.name) }
    Button("Rename") { sheep[0].name = "Dolly" }
  }
}

struct Goat: Identifiable {
  var id: String { name }
  var name = ""
}

/// Named as it is made, and never again.
struct Goats: View {
  @State private var goats: [Goat] = []
  var body: some View {
    List(goats) { Text($0.name) }
    Button("Add") {
      var goat = Goat()
      goat.name = "Heidi"
      goats.append(goat)
    }
  }
}
