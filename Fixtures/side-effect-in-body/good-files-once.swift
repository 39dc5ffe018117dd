import SwiftUI

// A file that is changed under a condition is changed once for each time that the condition comes true.

enum Ledger {
  static func clear(_ url: URL, isOld: Bool) {
    guard isOld else { return }
    try? FileManager.default.removeItem(at: url)
  }
}

struct Accounts: View {
  let url: URL
  let isOld: Bool
  @State private var title = ""
  var body: some View {
    let _ = Ledger.clear(url, isOld: isOld)
    TextField("Title", text: $title)
  }
}
