import SwiftUI

struct Shutter: View {
  @State private var isOpen = false
  @Binding var isShut: Bool
  let title: String
  var body: some View {
    VStack {
      Text(title).opacity(isOpen ? 1 : 0).animation(.spring(), value: isOpen)
      Toggle("a", isOn: $isShut.animation())
      Toggle("b", isOn: $isOpen.animation(.spring()))
      Text("c").transition(.opacity.animation(.default))
      Text("d").transition(AnyTransition.slide.animation(.easeIn(duration: 1)))
      Slat(number: 1).animation(.default)
      Text("e").animation(.default) { $0.opacity(isOpen ? 1 : 0) }
    }
    .transaction { $0.animation = nil }
    .transaction { transaction in
      if isOpen { transaction.animation = .default }
    }
    .transaction { $0.disablesAnimations = true }
    .transaction { $0.animation = $0.animation?.speed(2) }
    .onTapGesture { withAnimation(.spring()) { isOpen.toggle() } }
  }
}

/// For it, the modifier watches the view itself.
struct Slat: View, Equatable {
  let number: Int
  var body: some View { Text("\(number)") }
}

/// Something else that can be animated.
struct Movie {
  func animation(_ speed: Double) -> Movie { self }
}

struct MovieView: View {
  let movie: Movie
  var body: some View {
    let fast = movie.animation(2)
    Text("\(String(describing: fast))")
  }
}
