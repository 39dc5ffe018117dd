import SwiftUI

final class Cache { var hits = 0 }

/// Everything that `body` reads is compared; the rest is not read, or followed by SwiftUI.
struct Card: View, Equatable {
  let title: String
  let lines: [String]
  let version: Int
  let tag: String
  let log: (String) -> Void
  let cache: Cache
  let corner = 4.0
  static var shadow = 2.0
  @State private var isOpen = false
  @Binding var draft: String
  @Environment(\.colorScheme) private var scheme
  static func == (lhs: Card, rhs: Card) -> Bool {
    guard lhs.title == rhs.title else { return false }
    if lhs.version != rhs.version { return false }
    return lhs.lines.count == rhs.lines.count
  }
  var body: some View {
    Text(title + "\(version) \(lines.count) \(lines.isEmpty) \(cache.hits)")
      .cornerRadius(corner)
      .shadow(radius: Self.shadow)
      .opacity(isOpen ? 1 : scheme == .dark ? 0.5 : 0.7)
    TextField("Draft", text: $draft)
    Button("Log") { log(tag) }
  }
}

/// Through a computed property.
struct Keyed: View, Equatable {
  let a: Int
  let b: Int
  private var key: [Int] { [a, b] }
  static func == (lhs: Keyed, rhs: Keyed) -> Bool { lhs.key == rhs.key }
  var body: some View { Text("\(a) \(b)") }
}

/// Passed on as a whole.
struct Whole: View, Equatable {
  let a: Int
  let b: Int
  static func == (lhs: Whole, rhs: Whole) -> Bool { same(lhs, rhs) }
  static func same(_ l: Whole, _ r: Whole) -> Bool { l.a == r.a && l.b == r.b }
  var body: some View { Text("\(a) \(b)") }
}

/// Content cannot be compared.
struct Stable<Value: Equatable, Content: View>: View, Equatable {
  let value: Value
  let content: Content
  @ViewBuilder let footer: Content
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
  var body: some View {
    content
    footer
  }
}

/// A projection that says as much.
struct Link1: View, Equatable {
  let url: URL
  static func == (lhs: Link1, rhs: Link1) -> Bool { lhs.url.absoluteString == rhs.url.absoluteString }
  var body: some View { Text(url.path) }
}

/// Written by the compiler.
struct Auto: View, Equatable {
  let a: Int
  var body: some View { Text("\(a)") }
}
