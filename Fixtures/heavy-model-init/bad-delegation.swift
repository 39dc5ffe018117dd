import SwiftUI

final class Ledger: ObservableObject {
  @Published var text: String
  init(path: String) { text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
  convenience init() { self.init(path: "/tmp/ledger") }
}

struct Board: View {
  @StateObject private var ledger = Ledger()  // expect: info: creating `ledger` blocks the main thread
  var body: some View { Text(ledger.text) }
}
