import SwiftUI

enum Bubble { case none, normal, tailed }

/// `normal` and `tailed` have one branch: a change from one to the other replaces nothing.
struct Bubbled<Content: View>: View {
  let style: Bubble
  let content: () -> Content
  var body: some View {
    switch style {
    case .none: content()
    default: content().background(.blue)
    }
  }
}

struct Draft: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}

struct Message: View {
  @State private var style = Bubble.normal
  var body: some View {
    Bubbled(style: style) { Draft() }
    Button("Tail") { style = .tailed }
  }
}
