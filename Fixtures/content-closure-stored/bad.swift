import SwiftUI

struct Card<Content: View>: View {
  let content: () -> Content  // expect: info: `Card` stores the builder `content`
  @State private var isRaised = false
  var body: some View {
    VStack { content() }  // note: every evaluation calls it here, once
      .shadow(radius: isRaised ? 8 : 2)
  }
}

/// With a builder's attribute, a written initializer, a constraint after the name.
struct Panel<Content, Footer>: View where Content: View, Footer: View {
  @ViewBuilder private let content: () -> Content  // expect: `Panel` stores the builder `content`
  @State private var isTall = false
  private var footer: () -> Footer  // expect: `Panel` stores the builder `footer`

  init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder footer: @escaping () -> Footer) {
    self.content = content
    self.footer = footer
  }

  var body: some View {
    VStack {
      Group { self.content() }.frame(height: isTall ? 100 : nil)
      Divider()
      footer()
    }
  }
}

struct Badged<Badge: View>: ViewModifier {
  @ViewBuilder let badge: () -> Badge  // expect: `Badged` stores the builder `badge`
  @State private var isPressed = false
  func body(content: Content) -> some View {
    content.opacity(isPressed ? 0.5 : 1).overlay(alignment: .topTrailing) { badge() }
  }
}

// The action keeps SwiftUI from comparing it.
struct Titled<Label: View>: View {
  @FocusState private var isFocused
  let action: () -> Void
  @ViewBuilder var label: () -> Label
  var body: some View {
    Button(action: action) { HStack { label() } }.focused($isFocused).opacity(isFocused ? 1 : 0.5)
  }
}

// All callers put in what SwiftUI can compare.
struct Frame<Content: View>: View {
  let content: () -> Content  // expect: `Frame` stores the builder `content`
  var body: some View {
    VStack { content() }.padding()
  }
}

struct Frames: View {
  @State private var count = 0
  var body: some View {
    Frame { Text("Count: \(count)") }
    Frame { Text("Count") }
    Button("Count") { count += 1 }
  }
}
