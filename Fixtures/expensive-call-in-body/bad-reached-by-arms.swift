import SwiftUI

/// Both arms come to it, so that the condition decides nothing.
struct Both: View {
  @State private var isLong = false
  var body: some View {
    Toggle("Long", isOn: $isLong)
    if isLong {
      Text(today() + "!")
    } else {
      Text(today())
    }
  }
  private func today() -> String {
    let formatter = DateFormatter()  // expect: `DateFormatter()` (formatter construction) runs on every evaluation of `Both.body`
    formatter.dateFormat = "EEEE"
    return formatter.string(from: Date())
  }
}
