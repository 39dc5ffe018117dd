import SwiftUI

struct Compose: View {
  @State private var text = ""
  @State private var isBold = false
  @State private var size = 1
  @State private var color = 0
  let recipients: [String]
  var body: some View {
    VStack {
      Text("\(text) \(size) \(color)")
      if isBold { Text("Bold") }
      small
      much
      acting
      twice
      twice
      framed { Text("x") }
    }
  }
  // Small.
  private var small: some View {
    VStack {
      Text("Recipients")
      Text("\(recipients.count)")
    }
  }
  // Most of what the body reads.
  private var much: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text(text)
      Text("\(size)")
      Text("\(color)")
      Text(isBold ? "Bold" : "Thin")
    }
  }
  // Calls a function of the view.
  private var acting: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Button("Clear") { clear() }
    }
  }
  private func clear() { text = "" }
  // Shown in more than one place.
  private var twice: some View {
    VStack {
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
  // Takes content.
  private func framed(@ViewBuilder _ content: () -> some View) -> some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      content()
    }
  }
}

// Nothing else that changes.
struct Only: View {
  let title: String
  var body: some View {
    VStack { part }
  }
  private var part: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text(title)
    }
  }
}
