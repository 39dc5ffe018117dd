// with: strict
import SwiftUI

final class Arranged: ObservableObject {
  @Published private(set) var names: [String]
  init(_ names: [String]) { self.names = names.sorted() }
  func reverse() { names.reverse() }
}

struct Register: View {
  @ObservedObject private var arranged: Arranged
  init(names: [String]) { arranged = Arranged(names) }  // expect: `Register.init` creates `arranged`  // help: keep the `Arranged` in `@StateObject`, and update it when `names` changes
  var body: some View { Text(arranged.names.joined()) }
}

struct Directory: View {
  @State private var names = ["A"]
  var body: some View {
    Register(names: names)
    Button("Add") { names.append("B") }
  }
}

final class Tokens: ObservableObject { @Published var color = "red" }

struct Badge: View {
  @ObservedObject var tokens: Tokens
  init() { tokens = Tokens() }  // expect: `Badge.init` creates `tokens`
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
