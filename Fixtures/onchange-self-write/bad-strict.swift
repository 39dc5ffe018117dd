// with: strict
import SwiftUI

enum Code {
  static func cleaned(_ text: String, before: String) -> String { text.count > 8 ? before : text }
}

struct CodeField: View {
  @State private var name = ""
  @State private var code = ""
  @State private var isDone = false
  var body: some View {
    TextField("Name", text: $name)
      .onChange(of: name) { _, new in
        withAnimation { self.name = "#\(new)" }  // expect: `onChange` of `name`
      }
      .onChange(of: code) { old, new in
        code = Code.cleaned(new, before: old)  // expect: and never ends if the value does not settle
      }
      .onChange(of: isDone) {
        print("done")
        isDone = false  // expect: `onChange` of `isDone` writes `isDone`, which causes a second change and a second update
      }
  }
}
