// with: strict
import SwiftUI

struct Journal: View {
  @State private var entry = "" // note: returns to its initial value
  var body: some View { TextField("Entry", text: $entry) }
}

struct Home: View {
  @State private var hasJournal = false
  @State var account: String?
  func clearAccount() { account = nil }
  let pages: [String]
  var body: some View {
    VStack {
      TabView { // note: the tabs of this `TabView`
        Text("News").tabItem { Text("News") }
        if hasJournal { // expect: info: `if hasJournal` adds and removes tabs, which resets `@State entry` of `Journal` and may mix up those after them
          Journal().tabItem { Text("Journal") }
        }
        if let account { // expect: `if let account` adds and removes tabs
          Text(account).tabItem { Text("Account") }
        } else {
          Text("Sign in").tabItem { Text("Sign in") }
        }
        Group {
          switch pages.count { // expect: `switch pages.count` adds and removes tabs
          case 0: Text("None").tabItem { Text("None") }
          default: Journal().tabItem { Text("Journal") }
          }
        }
      }
      Button("Journal") { hasJournal.toggle() }
    }
  }
}

struct Modern: View {
  @State private var tab = 0
  @State private var isExpert = false
  var body: some View {
    TabView(selection: $tab) {
      Tab("News", systemImage: "tray", value: 0) { Text("News") }
      if isExpert { // expect: `if isExpert`
        Tab("Journal", systemImage: "book", value: 1) { Journal() }
      }
      Tab("Settings", systemImage: "gear", value: 2) { Toggle("Expert", isOn: $isExpert) }
    }
  }
}
