import SwiftUI

/// Nothing makes the rows again: the parent observes nothing, and what is presented is made once for each presentation.
struct Flower: Identifiable {
  let id = UUID()
  let name: String
}

struct Garden: View {
  let flowers = [Flower(name: "Rose"), Flower(name: "Lily")]
  var body: some View { List(flowers) { Text($0.name) } }
}

struct Menu: View {
  var body: some View {
    NavigationStack { NavigationLink("Garden") { Garden() } }
  }
}

@main
struct GardenApp: App {
  var body: some Scene { WindowGroup { Menu() } }
}
