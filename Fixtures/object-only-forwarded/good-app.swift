// An app with one window on each system builds its root view again, and that is all.
// with: strict
import SwiftUI

final class Garden: ObservableObject {
  @Published var plants = 0
  func plant() { plants += 1 }
}

struct Plot: View {
  @EnvironmentObject var garden: Garden
  var body: some View { Button("\(garden.plants)") { garden.plant() } }
}

@main struct Gardener: App {
  @StateObject private var garden = Garden()
  var body: some Scene {
    #if os(macOS)
    WindowGroup { Plot().environmentObject(garden) }
      .commands { CommandGroup(replacing: .newItem) {} }
    #else
    WindowGroup { Plot().environmentObject(garden) }
    #endif
  }
}
