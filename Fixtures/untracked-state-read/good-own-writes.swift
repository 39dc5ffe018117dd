import SwiftUI

/// Only the view itself stores the value, and for the next time.
enum LastUsed {
  static func store(_ name: String) { UserDefaults.standard.set(name, forKey: "last") }
  static var name: String? { UserDefaults.standard.string(forKey: "last") }
}

struct SignIn: View {
  @State private var name = ""
  var body: some View {
    TextField(LastUsed.name ?? "Name", text: $name)
    Button("Continue") { LastUsed.store(name) }
  }
}

/// The object reads it when it is made, and again when it is told to.
@Observable final class Quotes {
  private(set) var isDaily: Bool
  init() { isDaily = UserDefaults.standard.bool(forKey: "daily") }
  func load() { isDaily = UserDefaults.standard.bool(forKey: "daily") }
}

struct Home: View {
  let quotes: Quotes
  var body: some View { Text(quotes.isDaily ? "Daily" : "Never").onAppear { quotes.load() } }
}

struct Tabs: View {
  @State private var tab = 0
  var body: some View {
    Home(quotes: Quotes())
    Button("\(tab)") { tab += 1 }
    Settings()
    SignIn()
  }
}

struct Settings: View {
  var body: some View { Button("Daily") { UserDefaults.standard.set(true, forKey: "daily") } }
}
