import SwiftUI

/// No state of its own, and one of its callers passes what SwiftUI cannot compare.
struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack {
      Text(title)
      content()
    }
  }
}

struct Form<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack {
      Text(title)
      content()
    }
  }
}

struct Page: View {
  @State private var count = 0
  @State private var name = ""
  var body: some View {
    Card(title: "plain") { Text("\(count)") }
    Card(title: "action") { Button("More", action: add) }
    Form(title: "field") { TextField("Name", text: $name) }
  }
  private func add() { count += 1 }
}
