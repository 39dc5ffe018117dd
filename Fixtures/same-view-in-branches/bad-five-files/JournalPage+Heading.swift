import SwiftUI

extension JournalPage {
  @ViewBuilder func heading(for journal: Journal) -> some View {
    Text(journal.entry.title).font(.title)
    if journal.entry.isPinned {
      Image(systemName: "pin")
    }
  }
}
