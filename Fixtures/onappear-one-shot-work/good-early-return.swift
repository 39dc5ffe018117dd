import SwiftUI

final class Ledger: ObservableObject {
  @Published var lines: [String] = []
  @Published var isLoading = false
  func fetch() { Task { lines = await Self.all() } }
  static func all() async -> [String] { [] }
}

struct LedgerView: View {
  @ObservedObject var ledger: Ledger
  var body: some View {
    Text("A").onAppear {
      if ledger.isLoading { return }
      ledger.fetch()
    }
  }
}
