import SwiftUI

extension View {
  @ViewBuilder
  func labelled(_ name: String?) -> some View {
    if let name { accessibilityIdentifier(name) } else { self }
  }
}

struct Sheet: View {
  @State private var note = ""
  var body: some View { TextField("Note", text: $note) }
}

struct Sheets: View {
  @State private var name: String?
  var body: some View {
    VStack {
      Sheet().labelled(name)  // expect: `.labelled(name)` replaces `Sheet` with a different view when `name` changes
      Button("Name") { name = "a" }
      Button("Clear") { name = nil }
    }
  }
}
