// with: strict
import SwiftUI

enum Emphasis: ViewModifier {
  case plain, strong

  func body(content: Content) -> some View {
    switch self {  // expect: info: `Emphasis.body` shows `content` with modifiers in one branch and without them in another
    case .plain: content
    case .strong: content.bold()
    }
  }
}

enum Frame: ViewModifier {
  case none
  case colored(Color)

  func body(content: Content) -> some View {
    if case .colored(let color) = self {  // expect: info: `Frame.body` shows `content`
      content.border(color)
    } else {
      content
    }
  }
}

enum Press: ButtonStyle {
  case soft, hard

  func makeBody(configuration: Configuration) -> some View {
    if self == .soft {  // expect: info: `Press.makeBody` shows `configuration.label`
      configuration.label.opacity(0.5)
    } else {
      configuration.label
    }
  }
}

struct Page: View {
  @State private var isStrong = false
  @State private var color: Color?
  var body: some View {
    Text("Page")
      .modifier(isStrong ? Emphasis.strong : .plain)
      .modifier(color.map { Frame.colored($0) } ?? .none)
    Button("Go") { isStrong.toggle() }.buttonStyle(isStrong ? Press.hard : .soft)
  }
}
