import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  func load() {}
}

// What is asked of a projection, and an observable object of the environment.
struct Songs: View {
  @StateObject private var player = Player()
  @Environment(Player2.self) private var second
  private let title: Binding<String>

  init() {
    title = $player.title  // expect: error: `@StateObject player`
    print(second.level)  // expect: error: `@Environment second`
  }

  var body: some View { Text(title.wrappedValue) }
}

@Observable final class Player2 { var level = 0 }

// In a modifier.
struct Fading: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  private let opacity: Double
  init() {
    opacity = scheme == .dark ? 0.5 : 1  // expect: error: `@Environment scheme`
  }
  func body(content: Content) -> some View { content.opacity(opacity) }
}
