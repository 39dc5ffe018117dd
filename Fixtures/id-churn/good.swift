import SwiftUI

struct Account: Identifiable { let id: Int; var name = "" }
enum Order: String, CaseIterable { case name, date }

struct Kept: View {
  @State private var taps = 0
  var body: some View { Button("\(taps)") { taps += 1 } }
}

/// Begins with what it is given: another input means another view.
struct Gallery: View {
  @State private var images: [String]
  init(images: [String]) { _images = State(initialValue: images) }
  var body: some View { List(images, id: \.self) { Text($0) } }
}

struct Home: View {
  let account: Account
  let items: [String]
  private let tabs = ["a", "b"]
  @State private var order = Order.name
  @State private var token = UUID()
  @State private var attempt = 0
  @State private var query = ""
  @State private var isOn = false
  @State private var selected: Account?

  var body: some View {
    VStack {
      // What is shown.
      Kept().id(account.id)
      Kept().id(selected?.id)
      Kept().id("\(account.id)-home")
      // Constants and anchors.
      Kept().id("top")
      Kept().id(tabs.count)
      Color.clear.id(items.count)
      // Choices and tokens.
      List { Picker("Order", selection: $order) { Text("name").tag(Order.name) } }.id(order)
      Kept().id(token)
      Kept().id(attempt)
      Button("Again") { token = UUID(); attempt += 1 }
      Form { Toggle("On", isOn: $isOn) }.id(isOn)
      // A text that is edited elsewhere: a new search is a new list.
      TextField("Find", text: $query)
      List { Text(query) }.id(query)
      // One text has nothing to lose.
      Text("\(items.count)").id(items.count)
      // One is meant to go and the other to come, and both are seen.
      Kept().id(items.count).transition(.slide)
      Kept().transition(.opacity).id(items)
      // Rarely changes.
      GeometryReader { proxy in
        Kept().id(proxy.size.width > proxy.size.height)
        Kept().id(proxy.size.width > 600 ? "wide" : "narrow")
      }
      // Has to be replaced together with its bound.
      ForEach(0..<items.count) { Text(items[$0]) }.id(items.count)
      Gallery(images: items).id(items)
    }
  }
}
