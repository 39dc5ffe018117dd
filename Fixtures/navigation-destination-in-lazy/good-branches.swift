import SwiftUI

/// What pushes stands in the branch of its destination.
struct Loading: View {
  enum Phase { case loading, loaded([String]) }
  let phase: Phase
  @State private var path: [String] = []
  var body: some View {
    NavigationStack(path: $path) {
      switch phase {
      case .loading: ProgressView()
      case .loaded(let titles):
        List(titles, id: \.self) { NavigationLink($0, value: $0) }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}
