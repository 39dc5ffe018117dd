// with: strict
import SwiftUI

struct JournalPage: View {
  @ObservedObject var journal: Journal

  var body: some View {
    VStack {
      heading(for: journal)
      if journal.isWide { // expect: info: `@State draft` of `EntryEditor`
        EntryCard(entry: journal.entry).framed()
      } else {
        EntryCard(entry: journal.entry)
      }
    }
  }
}
