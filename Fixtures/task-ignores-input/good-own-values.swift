import SwiftUI

struct Poet {
  func verse(_ id: Int, in locale: Locale) async -> String { "" }
}

// State of its own and the environment are not inputs of the parent, and a constant never changes.
struct Verse: View {
  let first = 1
  @State private var number = 2
  @Environment(\.locale) private var locale
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { text = await Poet().verse(number, in: locale) }
      .task { text = await Poet().verse(first, in: locale) }
    Button("Next") { number += 1 }
  }
}
