// with: strict
import SwiftUI

final class Depot: ObservableObject {
  @Published var boxes = 0
}

struct Part: View {
  @ObservedObject var depot: Depot
  var body: some View { Text("\(depot.boxes)") }
}

/// Nothing but the child: it costs next to nothing.
struct Thin: View {
  @ObservedObject var depot: Depot  // expect: info:
  var body: some View { Part(depot: depot).padding() }
}
