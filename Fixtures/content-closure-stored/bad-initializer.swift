import SwiftUI

struct Frame<Content: View>: View {
  let content: () -> Content  // expect: info: stores the builder `content`  // help: declare `let content: Content`, call the builder in the initializer, and write `content` in the body
  @State private var isRaised = false

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    VStack { content() }
      .shadow(radius: isRaised ? 8 : 2)
      .onTapGesture { isRaised.toggle() }
  }
}
