import SwiftUI

extension View {
  func cover<Page: View>(_ isShown: Binding<Bool>, @ViewBuilder page: @escaping () -> Page) -> some View {
    sheet(isPresented: isShown, content: page)
  }
}

/// A presentation asks its closure for the page when it opens, and so does a helper that hands it to one.
struct Cover<Page: View>: ViewModifier {
  @Binding var isShown: Bool
  let page: () -> Page

  func body(content: Content) -> some View {
    content.cover($isShown) { page() }
  }
}
