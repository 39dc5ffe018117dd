import SwiftUI

final class Tokens: ObservableObject {
  @Published var color = Color.red
}

/// The style makes the object, keeps it in a plain property and passes it to no view: what it publishes updates nothing.
struct Pill: ButtonStyle {
  private let tokens: Tokens
  let isDark: Bool
  init(isDark: Bool) {
    tokens = Tokens()
    self.isDark = isDark
  }
  func makeBody(configuration: Configuration) -> some View {
    tokens.color = isDark ? .black : .red
    return configuration.label.background(tokens.color)
  }
}
