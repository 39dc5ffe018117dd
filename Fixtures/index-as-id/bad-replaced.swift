// with: strict
import SwiftUI

// Said in strict mode only: no code is known to move the elements.

struct Output: Identifiable {
  let id: Int
  let text: String
}

struct OutputRow: View {
  let output: Output
  @State private var note = ""
  var body: some View { TextField(output.text, text: $note) }
}

struct Lookup: View {
  @State private var outputs: [Output] = []
  let load: () async -> [Output]
  var body: some View {
    ForEach(outputs.indices, id: \.self) { OutputRow(output: outputs[$0]) }  // expect: info: rows of `outputs`
    Button("Look up") { Task { outputs = await load() } }
  }
}
