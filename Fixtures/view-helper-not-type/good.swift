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

// One of many at a time, and nothing but inputs beside it.
enum Kind { case a, b, c, d, e }
struct Kinds: View {
  @State private var isOpen = false
  @State private var title = ""
  let kind: Kind
  var body: some View {
    VStack {
      Text(isOpen ? title : "")
      icon
    }
  }
  @ViewBuilder private var icon: some View {
    switch kind {
    case .a: HStack { Text("a"); Text("1") }
    case .b: HStack { Text("b"); Text("2") }
    case .c: HStack { Text("c"); Text("3") }
    case .d: HStack { Text("d"); Text("4") }
    case .e: HStack { Text("e"); Text("5") }
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
