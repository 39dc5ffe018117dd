import SwiftUI

final class SeedModel: ObservableObject, Identifiable {
  let id = UUID()
  @Published var name = ""
  @Published var isDry = false
  func dry() { isDry = true }
}

final class Garden: ObservableObject {
  @Published var seeds: [SeedModel] = []
  func plant() { seeds.append(SeedModel()) }
}

/// The object in the environment is that of the row.
struct SeedMenu: View {
  @EnvironmentObject private var seed: SeedModel
  var body: some View { Text(seed.name) }
}

struct SeedRow: View {
  @ObservedObject var seed: SeedModel
  var body: some View {
    VStack { SeedMenu() }.environmentObject(seed)
    Button("Dry") { seed.dry() }
  }
}

struct GardenList: View {
  @ObservedObject var garden: Garden
  var body: some View {
    List(garden.seeds) { seed in SeedRow(seed: seed) }
    List(garden.seeds) { seed in SeedMenu().environmentObject(seed) }
    Button("Plant") { garden.plant() }
  }
}
