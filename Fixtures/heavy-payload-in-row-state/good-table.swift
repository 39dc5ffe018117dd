import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
}

struct PlantCell: View {
  let plant: Plant
  @State private var photo: UIImage?
  var body: some View { Text(plant.name).task { photo = UIImage(named: plant.name) } }
}

// A few plants that are always the same.
struct PlantTable: View {
  private let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]
  var body: some View {
    Table(plants) {
      TableColumn("Photo") { plant in PlantCell(plant: plant) }
    }
  }
}
