import SwiftUI

struct Curtain: View {
  @State private var isOpen = false
  @Binding var width: Double
  let color: Color
  var body: some View {
    VStack {
      Text("a").animation(.spring())  // expect: info: `.animation(.spring())` without `value:` animates every change of the view
      Text("b").animation(Animation.easeInOut(duration: 1).delay(1))  // expect: without `value:`
      // The flag says which changes are meant.
      Text("c").animation(isOpen ? .default : nil)
      Text("d").animation(nil)
      Text("e").animation(.none)
      color.animation(.linear)  // expect: without `value:`
    }
    .animation(.easeOut)  // expect: without `value:`
    .transaction { $0.animation = .default }  // expect: `transaction` sets an animation for every change of the view
    .transaction { transaction in  // expect: sets an animation
      transaction.animation = .spring()  // note: sets the animation
    }
  }
}

struct Sliding: ViewModifier {
  func body(content: Content) -> some View {
    content.animation(.default)  // expect: without `value:`
  }
}

extension View {
  func bouncing() -> some View {
    self.animation(.spring())  // expect: without `value:`
  }
}
