import SwiftUI

/// The other closure cannot be compared either, and nothing but the caller evaluates the body.
struct Choice<Content: View>: View {
  let content: () -> Content
  let action: (() -> Void)?
  init(action: (() -> Void)?, @ViewBuilder content: @escaping () -> Content) {
    self.action = action
    self.content = content
  }
  var body: some View {
    VStack {
      content()
      Button("Choose") { action?() }
    }
  }
}

struct Choices: View {
  @State private var count = 0
  var body: some View {
    Choice(action: { count += 1 }) { Text("\(count)") }
  }
}
