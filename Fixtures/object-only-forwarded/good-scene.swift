import SwiftUI

final class Atelier: ObservableObject {
  @Published var easels = 0
}

@Observable final class Studio {
  var lamps = 0
}

struct AtelierPart: View {
  @ObservedObject var atelier: Atelier
  var body: some View { Text("\(atelier.easels)") }
}

struct StudioPart: View {
  let studio: Studio
  var body: some View { Text("\(studio.lamps)") }
}

/// A scene is evaluated rarely.
struct AtelierScene: Scene {
  @ObservedObject var atelier: Atelier
  var body: some Scene {
    WindowGroup {
      Text("Atelier")
      AtelierPart(atelier: atelier)
    }
  }
}

/// Observation: reading the object from the environment watches nothing of it.
struct StudioFrame: View {
  @Environment(Studio.self) private var studio
  var body: some View {
    Text("Studio")
    StudioPart(studio: studio)
  }
}
