import CoreData
import SwiftUI

final class Entry: NSManagedObject, Identifiable {
  var title: String { "" }
}

// The database keeps them.
@Observable final class Journal {
  var entries: [Entry] = []
  func reload(_ titles: [String]) {
    entries = titles.map { _ in Entry() }
  }
}

struct JournalView: View {
  let journal: Journal
  var body: some View {
    List {
      ForEach(journal.entries) { Text($0.title) }
    }
  }
}
