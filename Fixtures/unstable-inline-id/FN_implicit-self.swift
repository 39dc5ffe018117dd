import SwiftUI

extension View {
  // Without `self` before it the call is not seen as a modifier.
  func redrawn() -> some View {
    id(UUID())
  }
}

struct Draft: Hashable { let id: UUID }

// The fresh value is wrapped in a value of the project.
struct Composer: View {
  var body: some View {
    NavigationLink("New", value: Draft(id: UUID()))
    Text("a").id(Draft(id: UUID()))
  }
}

// Stored in the view, so made again with each value of it.
struct Stamped: View {
  private let token = UUID()
  var body: some View { Text("a").id(token) }
}
