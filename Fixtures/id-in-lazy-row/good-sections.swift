import SwiftUI

struct Letter: Identifiable {
  let id: String
  let names: [String]
}

/// The rows are inside of the sections, and have no id of their own.
struct Names: View {
  let letters: [Letter]
  var body: some View {
    ScrollViewReader { reader in
      List {
        ForEach(letters) { letter in
          Section(letter.id) {
            ForEach(letter.names, id: \.self) { Text($0) }
          }
          .id(letter.id)
        }
      }
      .onAppear { reader.scrollTo("B") }
    }
  }
}
