import SwiftUI

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    content.padding().border(Color.gray)
  }
}

extension View {
  func framed() -> some View { modifier(Framed()) }
}
