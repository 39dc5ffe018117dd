import SwiftUI

// What is compared is a text, or a few elements.

struct Attachments: View {
  let links: [URL]
  let tabs: [String]
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .task(id: links.map(\.absoluteString).joined(separator: ",")) { count += 1 }
      .animation(.default, value: tabs.map(\.isEmpty))
  }
}
