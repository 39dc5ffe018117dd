import SwiftUI

// No code moves the elements: they are replaced as a whole, or only appended to.

struct Output: Identifiable {
  let id: Int
  let text: String
}

struct OutputRow: View {
  let output: Output
  @State private var isCopied = false
  @State private var note = ""
  var body: some View { TextField(output.text, text: $note).onTapGesture { isCopied = true } }
}

struct Outputs: View {
  let outputs: [Output]
  var body: some View {
    LazyVStack {
      ForEach(Array(outputs.enumerated()), id: \.offset) { _, output in OutputRow(output: output) }
    }
  }
}

struct Lookup: View {
  @State private var result: [Output]?
  @State private var pages: [Output] = []
  let load: () async -> [Output]
  var body: some View {
    if let result { Outputs(outputs: result) }
    ForEach(pages.indices, id: \.self) { OutputRow(output: pages[$0]) }
    ForEach(pages.indices, id: \.self) { TextField("Text", text: .constant(pages[$0].text)) }
    Button("Look up") {
      result = nil
      Task {
        result = await load()
        pages.append(contentsOf: await load())
      }
    }
  }
}
