import SwiftUI

// Nothing of its own evaluates the card, and SwiftUI cannot compare what callers put into it either: an action, rows.
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

// Nothing evaluates the page again, and so nothing its parts.
struct Page<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() }.padding() }
}

struct About: View {
  var body: some View { Page { Text("About") } }
}

struct Invitations: View {
  let names: [String]
  @State private var count = 0
  var body: some View {
    Card(title: "Invite") {
      Button("Invite") { count += 1 }
    }
    Card(title: "Invited") {
      VStack { ForEach(names, id: \.self) { Text($0) } }
    }
  }
}
