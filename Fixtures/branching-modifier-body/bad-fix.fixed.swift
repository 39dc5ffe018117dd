// with: strict
import SwiftUI

struct Overdue: ViewModifier {
  var due: Date

  func body(content: Content) -> some View {
    content.opacity(due < .now ? 0.5 : 1)  // expect: `Overdue.body`
  }
}

struct Both: ViewModifier {
  var isOn: Bool

  func body(content: Content) -> some View {
    content.padding(isOn ? 8 : 16).opacity(0.5)  // expect: `Both.body`
  }
}

struct Reversed: ViewModifier {
  var isActive: Bool

  func body(content: Content) -> some View {
    content.disabled(!isActive).saturation(isActive ? 1 : 0)  // expect: `Reversed.body`
  }
}

struct Tail: ViewModifier {
  var isOn: Bool

  func body(content: Content) -> some View {
    content.blur(radius: isOn ? 3 : 0).padding()  // expect: `Tail.body`
  }
}

struct Squeezed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.scaleEffect(configuration.isPressed ? 0.95 : 1)  // expect: `Squeezed.makeBody`
      Image(systemName: "chevron.right")
    }
  }
}

struct Marked: ViewModifier {
  let mark: Color?

  func body(content: Content) -> some View {
    content.listRowBackground(mark)  // expect: `Marked.body`
  }
}

struct Tinted: ViewModifier {
  let tint: Color?

  func body(content: Content) -> some View {
    if let color = tint { content.tint(color) } else { content }  // expect: `Tinted.body`
  }
}

// Left to the reader: a comment, two conditions, a name that is bound inside an expression.
struct Commented: ViewModifier {
  var isOn: Bool

  func body(content: Content) -> some View {
    if isOn {  // expect: `Commented.body`
      // The author wrote down why.
      content.opacity(0.5)
    } else {
      content
    }
  }
}

struct Two: ViewModifier {
  var isOn: Bool
  var isReady: Bool

  func body(content: Content) -> some View {
    if isOn, isReady { content.opacity(0.5) } else { content }  // expect: `Two.body`
  }
}

struct Inside: ViewModifier {
  let width: CGFloat?

  func body(content: Content) -> some View {
    if let width { content.frame(width: width * 2) } else { content }  // expect: `Inside.body`
  }
}
