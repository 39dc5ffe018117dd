import SwiftUI

struct Expiry: ViewModifier {
  var isOver: Bool
  func body(content: Content) -> some View {
    if isOver { content.opacity(0.3) } else { content }  // expect: branching-modifier-body: info:
  }
}

struct SteadyExpiry: ViewModifier {
  var isOver: Bool
  func body(content: Content) -> some View { content.opacity(isOver ? 0.3 : 1) }
}

struct Newer: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 26, *) { content.bold() } else { content }
  }
}

struct Hover: ViewModifier {
  @Binding var isOver: Bool
  func body(content: Content) -> some View {
    content.onHover { if $0 { isOver = true } }
  }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed { configuration.label.opacity(0.5) } else { configuration.label }  // expect: branching-modifier-body:
  }
}

struct Food: View {
  @State private var isOver = false
  @State private var note = ""
  var body: some View {
    TextField("Note", text: $note).modifier(Expiry(isOver: isOver))
    Button("Food") { isOver = true }.buttonStyle(Pressed()).modifier(Expiry(isOver: isOver))
  }
}
