import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let planted: Date
}

struct HelperRow: View {
  let plant: Plant
  var body: some View { Text(DateFormatter().string(from: plant.planted)) }  // expect: info: `DateFormatter()` (formatter construction) runs on every evaluation of `HelperRow.body`, once for each row
}

struct PlantDate: View {
  let plant: Plant
  var body: some View { Text(DateFormatter().string(from: plant.planted)) }  // expect: info: once for each row
}

struct PartRow: View {
  let plant: Plant
  var body: some View { HStack { PlantDate(plant: plant) } }
}

struct InitRow: View {
  let plant: Plant
  var body: some View { Text(DateFormatter().string(from: plant.planted)) }  // expect: info: once for each row
}

struct Plants: View {
  let plants: [Plant]
  private func row(_ plant: Plant) -> some View { HelperRow(plant: plant) }
  var body: some View {
    List(plants) { plant in row(plant) }
    List(plants) { plant in PartRow(plant: plant) }
    List { ForEach(plants, content: InitRow.init) }
  }
}
