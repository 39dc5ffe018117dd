import SwiftUI

/// A stored id would not replace the view when the language changes.
struct Language {
  var name = "en"
  var version: UUID { UUID() }  // expect: `Language.version` is a new `UUID()` on every read  // help: pass `.id` the value whose change is to replace the view
}

struct Texts: View {
  @State private var language = Language()
  var body: some View {
    Text("Hello").id(language.version)
    Button("German") { language.name = "de" }
  }
}
