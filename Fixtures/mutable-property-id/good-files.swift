import SwiftUI

// A document is where its file is; and what never changes but in the initializer.
struct Document: Identifiable {
  var id: URL { file }
  var file: URL
  var text = ""
}

struct Stamp: Identifiable {
  var id: String { code }
  private(set) var code: String
  init(code: String) { self.code = code.uppercased() }
}

struct Documents: View {
  @State private var documents: [Document] = []
  @State private var stamps: [Stamp] = []
  var body: some View {
    List($documents) { $document in TextEditor(text: $document.text) }
    List(stamps) { Text($0.code) }
  }
}
