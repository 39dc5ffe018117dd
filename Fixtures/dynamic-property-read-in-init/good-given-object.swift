import SwiftUI

final class Ledger: ObservableObject {
  @Published var page = 0
}

/// SwiftUI keeps the very object that the caller passes, however often it asks for it.
struct Book: View {
  @StateObject private var ledger: Ledger

  init(ledger: Ledger, page: Int) {
    _ledger = StateObject(wrappedValue: { ledger }())
    self.ledger.page = page
  }

  init(_ ledger: Ledger) {
    _ledger = StateObject(wrappedValue: ledger)
    self.ledger.page = 1
  }

  /// What the closure returns may be an object that the caller keeps.
  init(open: @escaping () -> Ledger, page: Int) {
    _ledger = StateObject(wrappedValue: open())
    self.ledger.page = page
  }

  var body: some View { Text("\(ledger.page)") }
}
