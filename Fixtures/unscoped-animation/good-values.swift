import SwiftUI

/// The methods of an animation, a transition of one's own, a binding of a binding.
struct Blinds: View {
  @Binding var isOpen: Bool
  private let fast = Animation.easeIn(duration: 0.2).speed(2).delay(0.1)
  var body: some View {
    Text("A").transition(.move(edge: .top).combined(with: .opacity).animation(fast))
    Text("B").animation(fast.repeatForever(autoreverses: true), value: isOpen)
    Toggle("C", isOn: $isOpen.animation(fast))
    Text("D").transaction(value: isOpen) { $0.animation = fast }
    Text("E").transition(BlurReplaceTransition(configuration: .downUp).animation(.linear))
  }
}
