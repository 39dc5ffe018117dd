// with: strict
import SwiftUI

struct InBranches: View {
  enum Phase { case loading, failed, loaded([String]) }
  let phase: Phase
  @State private var isLoaded = false
  @State private var error: String?
  var body: some View {
    VStack {
      if isLoaded {
        Text("A").navigationDestination(for: Int.self) { Text("\($0)") }  // expect: info: `navigationDestination(for: Int.self)` is unknown while another branch of the `if` is shown, so a value that is pushed shows an empty screen  // help: declare the destination around the branches
      }
      if let error {
        Text(error)
      } else {
        Text("B").navigationDestination(for: Int.self) { Text("\($0)") }  // expect: info: `navigationDestination(for: Int.self)` is unknown while another branch of the `if` is shown, so a value that is pushed shows an empty screen
      }
      switch phase {  // note: decides whether the destination exists
      case .loading: ProgressView()
      case .failed: Text("Failed")
      case .loaded(let titles):
        List(titles, id: \.self) { Text($0) }
          .navigationDestination(for: String.self) { Text($0) }  // expect: info: `navigationDestination(for: String.self)` is unknown while another branch of the `switch` is shown, so a value that is pushed shows an empty screen
      }
    }
  }
}

extension View {
  func routed() -> some View {  // note: declares the destination
    padding()
      .navigationDestination(for: Int.self) { Text("\($0)") }
  }
}

struct Routed: View {
  @State private var isReady = false
  var body: some View {
    NavigationStack {
      if isReady {
        Text("Ready").routed()  // expect: info: the destination of `routed` is unknown
      } else {
        ProgressView()
      }
    }
  }
}
