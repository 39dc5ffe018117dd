// with: strict
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
}

struct PlantCell: View {
  let plant: Plant
  @State private var photo: UIImage?  // expect: info: keeps `UIImage` in `photo`
  var body: some View { Text(plant.name).task { photo = UIImage(named: plant.name) } }
}

struct PlantTable: View {
  let plants: [Plant]
  var body: some View {
    Table(plants) {
      TableColumn("Photo") { plant in PlantCell(plant: plant) }
    }
  }
}
