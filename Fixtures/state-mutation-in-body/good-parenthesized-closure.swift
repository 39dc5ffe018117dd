import SwiftUI

/// The attribute stands inside of parentheses: the closure is kept, and runs when a key is pressed.
struct KeyArea: View {
  let onKey: ((String) -> Void)

  init(onKey: (@escaping (String) -> Void)) { self.onKey = onKey }

  var body: some View { Button("Key") { onKey("a") } }
}

struct Board: View {
  @State private var text = ""

  var body: some View {
    Text(text)
    KeyArea { text += $0 }
  }
}
