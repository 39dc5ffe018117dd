import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
}

struct PlantRow: View {
  let plant: Plant
  let onWater: () -> Void  // expect: info: `PlantRow` gets a new closure for `onWater` whenever its parent updates
  var body: some View {
    HStack {
      Image(systemName: "leaf")
      Text(plant.name)
      Spacer()
      Button("Water", action: onWater)
      Button("Again", action: onWater)
    }
  }
}

struct Plants: View {
  let plants: [Plant]
  @State private var selection = 0
  private func row(_ plant: Plant) -> some View {
    PlantRow(plant: plant, onWater: { selection = plant.id })
  }
  var body: some View { List(plants) { plant in row(plant) } }
}
