import SwiftUI

enum Tab: String, CaseIterable { case later, history }

struct Works: View {
  let tab: Tab
  let limit: Int
  @State private var works: [String] = []
  var body: some View {
    List(works, id: \.self) { Text($0) }
    Button("More") { works.append("One") }
  }
}

struct Account: View {
  @State private var tab = Tab.later
  var body: some View {
    VStack {
      Button("History") { tab = .history }
      // Each tab starts over on purpose, with or without the branches.
      content(for: tab).id(tab)
      VStack {
        if tab == .later { Works(tab: tab, limit: 1) } else { Works(tab: tab, limit: 2) }
      }
      .id(tab)
    }
  }

  @ViewBuilder private func content(for tab: Tab) -> some View {
    switch tab {
    case .later: Works(tab: .later, limit: 1)
    case .history: Works(tab: .history, limit: 2)
    }
  }
}
