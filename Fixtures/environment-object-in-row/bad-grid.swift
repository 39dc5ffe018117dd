import SwiftUI

final class Garden: ObservableObject {
  @Published var plants: [String] = []
  @Published var season = ""
  @Published var isWet = false
}

/// Rows of a grid, and of a stack that is not lazy.
struct PlantCell: View {
  let name: String
  @EnvironmentObject var garden: Garden  // expect: info: each `PlantCell` observes the same `Garden`
  var body: some View { Text(garden.isWet ? name : "dry") }
}

struct PlantTile: View {
  let name: String
  @EnvironmentObject var garden: Garden  // expect: info: each `PlantTile` observes the same `Garden`
  var body: some View { Text(garden.season + name) }
}

struct Plant: Identifiable {
  let id: Int
  let name: String
}

struct Gardens: View {
  @State private var plants: [Plant] = []
  var body: some View {
    Button("Add") { plants.append(Plant(id: plants.count, name: "fern")) }
    ScrollView {
      LazyVGrid(columns: [GridItem()]) { ForEach(plants) { PlantCell(name: $0.name) } }
      VStack { ForEach(plants) { PlantTile(name: $0.name) } }
    }
  }
}

/// What changes, beside what the rows show.
extension Garden {
  func water() {
    for name in ["fern", "moss"] { plants.append(name) }
    season = "spring"
    isWet = true
  }
}
