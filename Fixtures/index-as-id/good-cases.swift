import SwiftUI

/// Cases with closures have no key.
enum Part {
  case title(String)
  case action(() -> Void)
}

struct Parts: View {
  let parts: [Part]
  var body: some View {
    VStack {
      ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
        PartView(part: part)
      }
    }
  }
}

struct PartView: View {
  let part: Part
  @State private var text = ""
  var body: some View { TextField("", text: $text) }
}
