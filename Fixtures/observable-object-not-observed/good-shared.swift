import SwiftUI

final class MapState: ObservableObject {
  static let shared = MapState()
  @Published var isFull = false
  @Published var isReady = false
  var build = 1
}

/// Observes the same object.
struct Observing: View {
  @ObservedObject private var map = MapState.shared
  var body: some View {
    Text(MapState.shared.isFull ? "a" : "b")
    Button("Full") { MapState.shared.isFull.toggle() }
  }
}

/// Reads what is not published, and what is only in an action.
struct Reading: View {
  var body: some View {
    Text("\(MapState.shared.build)")
    Button("Full") { MapState.shared.isFull = !MapState.shared.isFull }
  }
}

/// Subscribes.
struct Subscribing: View {
  @State private var isFull = false
  var body: some View {
    Text(MapState.shared.isFull || isFull ? "a" : "b")
      .onReceive(MapState.shared.$isFull) { isFull = $0 }
  }
}

/// Nothing changes it.
struct Ready: View {
  var body: some View { Text(MapState.shared.isReady ? "a" : "b") }
}
