import SwiftUI

final class Ledger: ObservableObject {
  @Published var lines: [String] = []
  func fetch() { Task { lines = await Self.all() } }
  static func all() async -> [String] { [] }
}

/// A flag of the view or the state of the model is asked first; work in `task`; assignments.
struct LedgerView: View {
  @ObservedObject var ledger: Ledger
  @State private var isKnown = false
  @State private var seen: [String] = []
  @State private var scale = 1.0
  @FocusState private var field: Int?

  var body: some View {
    VStack {
      Text("A").onAppear {
        if !isKnown {
          isKnown = true
          ledger.fetch()
        }
      }
      Text("C").onAppear { if !seen.contains("c") { seen.append("c") } }
      Text("D").onAppear { field = 1 }
      Text("E").onAppear { withAnimation { scale = 2 } }
      Text("F").task { ledger.fetch() }
      Text("G").task { seen.append("g") }
      Text("H").onAppear { ledger.lines = [] }
    }
  }
}
