import SwiftUI

enum Tab: String, CaseIterable { case later, history }

struct Works: View {
  let tab: Tab
  let limit: Int
  @State private var works: [String] = []
  var body: some View {
    TextField("Works", text: .constant(""))
    Button("More \(works.count)") { works.append("One") }
  }
}

struct Account: View {
  @State private var tab = Tab.later
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("History") { tab = .history }
      Toggle("Open", isOn: $isOpen)
      // The id does not follow the tab.
      VStack {
        if tab == .later, isOpen { Works(tab: tab, limit: 1) } else { Works(tab: tab, limit: 2) }  // expect: branches show `Works`
      }
      .id(isOpen)
    }
  }
}
