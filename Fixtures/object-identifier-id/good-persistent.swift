import SwiftData
import SwiftUI

@Model final class Page {
  var title = ""
  init(title: String) { self.title = title }
}

// The database keeps them.
@Observable final class Journal {
  var pages: [Page] = []
  func reload(_ titles: [String]) { pages = titles.map { Page(title: $0) } }
}

struct JournalView: View {
  let journal: Journal
  var body: some View { List(journal.pages) { Text($0.title) } }
}
