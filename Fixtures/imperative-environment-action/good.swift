import SwiftUI

// A leaf.
struct SaveButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Save") { dismiss() } }
}

struct Link: View {
  let dismiss: DismissAction
  var body: some View { Button("Done") { dismiss() } }
}

// `body` reads it, it is passed on, or it never changes.
struct Profile: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  var body: some View {
    VStack {
      Group {
        Text("0")
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
      }
      Group {
        Text("0")
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
      }
      if isSearching { Text("Searching") }
      Link(dismiss: dismiss)
      Button("Web") { openURL(URL(fileURLWithPath: "/")) }
    }
  }
}

// What is presented counts for itself.
struct Opening: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false
  var body: some View {
    Button("Close") { dismiss() }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("0")
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          Text("5")
          Text("6")
          Text("7")
          Text("8")
        }
        VStack {
          Text("0")
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          Text("5")
          Text("6")
          Text("7")
          Text("8")
        }
      }
  }
}
