import SwiftUI

struct Notes: View {
  @State private var notes: [String] = []
  var body: some View {
    Button("Add") { notes.append("a") }
    Button("Drop") { notes.removeFirst() }
    ForEach(notes.indices, id: \.self) { i in
      Label(notes[i], systemImage: "note")
    }
  }
}
