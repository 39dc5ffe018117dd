import SwiftUI
import UIKit

/// The content is built once for each presentation, in an action.
private struct Presenting<C: View>: ViewModifier {
  @Binding var isPresented: Bool
  @State private var host: UIHostingController<C>?
  let content: () -> C

  init(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) {
    _isPresented = isPresented
    self.content = content
  }

  func body(content: Content) -> some View {
    content.onChange(of: isPresented) { if isPresented { present() } }
  }

  private func present() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      let root = self.content()
      host = UIHostingController(rootView: root)
    }
  }
}

extension View {
  func presenting<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
    modifier(Presenting(isPresented: isPresented, content: content))
  }
}

struct Ferry: View {
  @State private var isShown = false
  @State private var trips = 0

  private func next() -> Int {
    trips += 1
    return trips
  }

  var body: some View {
    Button("Show \(trips)") { isShown = true }
      .presenting(isPresented: $isShown) { Text("Trip \(next())") }
  }
}
