import SwiftUI

enum Emphasis: ViewModifier {
  case plain, strong

  private var weight: Font.Weight { self == .strong ? .bold : .regular }

  func body(content: Content) -> some View {
    content
      .fontWeight(weight)
      .overlay { if self == .strong { Circle() } else { EmptyView() } }
  }
}
