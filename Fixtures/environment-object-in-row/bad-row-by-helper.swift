import SwiftUI

final class Garden: ObservableObject {
  @Published var plants: [String] = []
  @Published var season = ""
  @Published var isWet = false
}

struct PlantLabel: View {
  let name: String
  @EnvironmentObject var garden: Garden  // expect: info: each `PlantLabel` observes the same `Garden`
  var body: some View { Text(garden.isWet ? name : "dry") }
}

struct PlantCell: View {
  let name: String
  var body: some View { HStack { PlantLabel(name: name) } }
}

struct PlantRow: View {
  let name: String
  @EnvironmentObject var garden: Garden  // expect: info: each `PlantRow` observes the same `Garden`
  var body: some View { Text(garden.isWet ? name : "dry") }
}

struct Plants: View {
  @State private var names: [String] = []
  private func row(_ name: String) -> some View { PlantRow(name: name) }
  var body: some View {
    Button("Add") { names.append("fern") }
    List(names, id: \.self) { PlantCell(name: $0) }
    List(names, id: \.self) { name in row(name) }
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
