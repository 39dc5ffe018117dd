import SwiftUI

struct Verse: Identifiable {
  let id: Int
  let text: String
}

struct Song: View {
  let verses: [Verse]
  @State private var isLoud = false
  var body: some View {
    ScrollView {
      LazyVStack {
        Color.clear.id("top")
        // Another value than the one by which the rows are told apart.
        ForEach(verses) { verse in Text(verse.text).id(verse.text) }
        ForEach(verses, id: \.text) { verse in Text(verse.text).id(verse.id) }
        ForEach(verses) { verse in Text(verse.text).id("\(verse.id)-\(isLoud)") }
        // Not the row itself.
        ForEach(verses) { verse in HStack { Text(verse.text).id(verse.id) } }
        Text("end").id(verses.last?.id)
      }
    }
    // Not lazy.
    VStack {
      ForEach(verses) { verse in Text(verse.text).id(verse.id) }
    }
    Picker("Verse", selection: .constant(1)) {
      ForEach(verses) { verse in Text(verse.text).id(verse.id) }
    }
  }
}
