import SwiftUI

final class Ledger: ObservableObject {
  @Published var data: Data?
  init(path: String) { data = try? Data(contentsOf: URL(fileURLWithPath: path)) }
}

/// Made in an initializer: the autoclosure is evaluated later.
struct Board: View {
  @StateObject private var ledger: Ledger
  init(path: String) { _ledger = StateObject(wrappedValue: Ledger(path: path)) }
  var body: some View { Text("\(ledger.data?.count ?? 0)") }
}
