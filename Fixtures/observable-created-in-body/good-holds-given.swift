import SwiftUI

final class Route: ObservableObject {
  @Published var steps: [Int] = []
}

/// Holds what it gets, which is kept elsewhere.
final class Unwatched<Object: ObservableObject>: ObservableObject {
  let object: Object
  init(object: Object) { self.object = object }
}

struct Leaf: View {
  @EnvironmentObject private var route: Unwatched<Route>
  var body: some View { Button("Next") { route.object.steps.append(1) } }
}

struct Tree: View {
  @StateObject private var route = Route()
  @State private var count = 0
  var body: some View {
    Button("\(count), \(route.steps.count)") { count += 1 }
    Leaf().environmentObject(Unwatched(object: route))
  }
}
