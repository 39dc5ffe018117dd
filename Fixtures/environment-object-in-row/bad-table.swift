import SwiftUI

final class Garden: ObservableObject {
  @Published var plants: [String] = []
  @Published var season = ""
  @Published var isWet = false
}

struct Plant: Identifiable {
  let id: Int
  let name: String
}

struct PlantColumn: View {
  let name: String
  @EnvironmentObject var garden: Garden  // expect: info: each `PlantColumn` observes the same `Garden`
  var body: some View { Text(garden.season + name) }
}

struct Gardens: View {
  @State private var plants: [Plant] = []
  var body: some View {
    Button("Add") { plants.append(Plant(id: plants.count, name: "fern")) }
    Table(plants) {
      TableColumn("Name") { plant in PlantColumn(name: plant.name) }
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
