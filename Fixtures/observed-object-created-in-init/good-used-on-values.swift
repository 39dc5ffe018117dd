import SwiftUI

final class Tokens: ObservableObject { @Published var color = "red" }

/// Code sets the object up on the value of the view, where `@StateObject` has another one.
struct Badge: View {
  @ObservedObject var tokens: Tokens
  init() { tokens = Tokens() }
  var body: some View { Text(tokens.color) }
}

struct Page: View {
  @State private var count = 0
  var body: some View {
    badge
    Button("\(count)") { count += 1 }
  }
  private var badge: Badge {
    let badge = Badge()
    badge.tokens.color = "blue"
    return badge
  }
}
