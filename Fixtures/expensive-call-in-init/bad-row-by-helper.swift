import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let planted: Date
}

struct HelperRow: View {
  let text: String
  init(plant: Plant) { text = DateFormatter().string(from: plant.planted) }  // expect: info: `DateFormatter()`
  var body: some View { Text(text) }
}

struct Plants: View {
  let plants: [Plant]
  private func row(_ plant: Plant) -> some View { HelperRow(plant: plant) }
  var body: some View { List(plants) { plant in row(plant) } }
}
