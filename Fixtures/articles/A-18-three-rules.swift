import SwiftUI

struct Bird: Identifiable {
  let id: Int
  let name: String
}

struct Aviary: View {
  let birds: [Bird]
  @State private var isNight = false
  var body: some View {
    List(birds) { bird in
      Text(bird.name).opacity(isNight ? 0.4 : 1)
    }
  }
  private func label(for bird: Bird) -> AnyView { AnyView(Text(bird.name)) }
}
