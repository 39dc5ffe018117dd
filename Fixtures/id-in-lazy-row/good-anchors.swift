import SwiftUI

struct Verse: Identifiable { let id: Int }

// One anchor, and rows; only some of the rows have one.
struct Song: View {
  let verses: [Verse]
  var body: some View {
    ScrollViewReader { proxy in
      List {
        Text("Top").id("top")
        ForEach(verses) { verse in
          if verse.id == 3 { Text("three").id("chorus") } else { Text("\(verse.id)") }
        }
      }
      .onAppear { proxy.scrollTo("chorus") }
    }
  }
}
