import SwiftUI

/// Does not announce its changes.
final class Entry: Identifiable {
  var text = ""
}

struct EntryRow: View {
  @State private var entry = Entry()
  var body: some View {
    TextField("Text", text: $entry.text)
      .onChange(of: entry.text) { entry.text = String(entry.text.reversed()) }
  }
}
