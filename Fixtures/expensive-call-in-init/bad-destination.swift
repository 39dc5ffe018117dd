import SwiftUI

struct Page: View {
  private let formatter = DateFormatter()  // expect: info: `DateFormatter()`
  let date: Date
  var body: some View { Text(formatter.string(from: date)) }
}

/// Made with every evaluation of the link.
struct Pages: View {
  let date: Date
  var body: some View {
    NavigationLink("Page") { Page(date: date) }
  }
}
