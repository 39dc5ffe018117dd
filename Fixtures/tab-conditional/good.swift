import SwiftUI

struct Journal: View {
  @State private var entry = ""
  var body: some View { TextField("Entry", text: $entry) }
}

struct Account: Identifiable { let id: String }

struct Home: View {
  @State private var tab = "news"
  @State private var hasJournal = false
  let accounts: [Account]
  let isTablet: Bool
  static let isBeta = true
  var body: some View {
    TabView(selection: $tab) {
      Text("News").tabItem { Text("News") }.tag("news")
      // Ids of the data.
      ForEach(accounts) { account in
        Text(account.id).tabItem { Text(account.id) }.tag(account.id)
      }
      // Constant conditions.
      if Self.isBeta { Text("Beta").tabItem { Text("Beta") } }
      if #available(iOS 17, *) { Text("New").tabItem { Text("New") } }
      #if os(iOS)
        Text("Phone").tabItem { Text("Phone") }
      #endif
      // Inside of a tab.
      VStack { if hasJournal { Journal() } }.tabItem { Text("Journal") }
      // Every caller says once and for all.
      if isTablet { Text("Map").tabItem { Text("Map") } }
      // Pages that are always the same.
      ForEach(0..<3) { Text("\($0)").tag("\($0)") }
    }
    .onTapGesture { hasJournal.toggle() }
  }
}

struct Root: View {
  var body: some View { Home(accounts: [], isTablet: true) }
}

// Pages, without a bar.
struct Pages: View {
  @State private var hasMore = false
  var body: some View {
    TabView {
      Text("One")
      if hasMore { Text("Two") }
      Toggle("More", isOn: $hasMore)
    }
    .tabViewStyle(.page)
  }
}

struct Values: View {
  @State private var isExpert = false
  var body: some View {
    TabView {
      Tab("Console", systemImage: "terminal") { Text("Console") }
        .hidden(!isExpert)
      Tab("Settings", systemImage: "gear") { Toggle("Expert", isOn: $isExpert) }
    }
  }
}
