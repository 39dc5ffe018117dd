import SwiftUI

final class MapState: ObservableObject {
  static let shared = MapState()
  @Published var isFull = false
  @Published var zoom = 1.0
  var zoomText: String { "\(zoom)" }
}

/// Asks for the shared object each time.
struct MapButton: View {
  var body: some View {
    Button(MapState.shared.isFull ? "Less" : "More") { MapState.shared.isFull.toggle() }  // expect: `MapButton` does not observe `MapState.shared`: a change of `isFull`
  }
}

/// The same through a property of the view, and through the class.
struct ZoomLabel: View {
  private var map: MapState { .shared }
  var body: some View {
    Text(map.zoomText)  // expect: `ZoomLabel` does not observe `MapState.shared`: a change of `zoom`
    Button("Closer") { map.zoom += 1 }
  }
}
