import SwiftUI

enum Code {
  static func cleaned(_ text: String, before: String) -> String { text.count > 8 ? before : text }
}

/// The second time gives the same value, as far as code that cleans a text goes.
struct CodeField: View {
  @State private var key = ""
  @State private var code = ""
  @State private var isDone = false
  var body: some View {
    TextField("Key", text: $key)
      .onChange(of: key) { _, new in key = new.replacingOccurrences(of: " ", with: "") }
      .onChange(of: code) { old, new in code = Code.cleaned(new, before: old) }
      // A trigger that is reset.
      .onChange(of: isDone) { isDone = false }
  }
}
