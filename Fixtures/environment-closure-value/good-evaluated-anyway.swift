import SwiftUI

extension EnvironmentValues {
  @Entry var leave: () -> Void = {}
}

final class Route: ObservableObject {
  @Published var steps: [String] = []
  func go(to step: String) { steps.append(step) }
}

/// Nothing evaluates it again: it shows nothing that changes.
struct Gate: View {
  let route: Route
  var body: some View { Guard().environment(\.leave) { route.steps = [] } }
}

struct Guard: View {
  @Environment(\.leave) private var leave
  var body: some View { Button("Leave") { leave() } }
}

extension EnvironmentValues {
  @Entry var turn: () -> Void = {}
}

/// The reader observes the object as well.
struct Road: View {
  @ObservedObject var route: Route
  var body: some View {
    Text("\(route.steps.count)")
    Sign(route: route).environment(\.turn) { route.go(to: "a") }
  }
}

struct Sign: View {
  @ObservedObject var route: Route
  @Environment(\.turn) private var turn
  var body: some View { Button(route.steps.joined()) { turn() } }
}
