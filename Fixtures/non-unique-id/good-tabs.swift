import SwiftUI

enum Tab { case home, search }

// One element for each case.
struct TabItem { let tab: Tab; let title: String }

struct Bar: View {
  let items: [TabItem]
  var body: some View {
    HStack { ForEach(items, id: \.tab) { Text($0.title) } }
  }
}

struct Root: View {
  var body: some View {
    Bar(items: [TabItem(tab: .home, title: "Home"), TabItem(tab: .search, title: "Search")])
  }
}
