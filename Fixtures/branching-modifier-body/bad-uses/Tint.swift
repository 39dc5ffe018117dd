import SwiftUI

struct Tint: ViewModifier {
  var isOn: Bool

  func body(content: Content) -> some View {
    if isOn {  // expect: info: `Tint.body` shows `content` with modifiers in one branch and without them in another
      content.foregroundStyle(.tint)
    } else {
      content
    }
  }
}

struct Ruled: ViewModifier {
  var hasRule: Bool = false

  func body(content: Content) -> some View {
    if hasRule {
      content.border(.gray)
    } else {
      content
    }
  }
}
