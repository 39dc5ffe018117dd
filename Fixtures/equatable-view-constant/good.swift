import SwiftUI

/// No input: nothing can differ.
struct Emblem: View, Equatable {
  @State private var isTurned = false
  @Environment(\.colorScheme) private var scheme
  static let width = 20.0
  let height = 30.0
  private var corner = 4.0
  static func == (lhs: Emblem, rhs: Emblem) -> Bool { true }
  var body: some View { Image("emblem").frame(width: Self.width, height: height).cornerRadius(corner) }
}

/// Closures cannot be compared.
struct Press: View, Equatable {
  let action: () -> Void
  var onEnd: ((Bool) -> Void)?
  static func == (lhs: Press, rhs: Press) -> Bool { true }
  var body: some View { Button("Press", action: action) }
}

/// Really compares.
struct Bar: View, Equatable {
  let level: Double
  let label: String
  static func == (lhs: Bar, rhs: Bar) -> Bool {
    guard lhs.level == rhs.level else { return false }
    return true
  }
  var body: some View { Text("\(label) \(level)") }
}

/// Hands the values on.
struct Column: View, Equatable {
  let level: Double
  static func == (lhs: Column, rhs: Column) -> Bool { same(lhs, rhs) }
  static func same(_ a: Column, _ b: Column) -> Bool { a.level == b.level }
  var body: some View { Text("\(level)") }
}

/// The compiler's own.
struct Line: View, Equatable {
  let level: Double
  var body: some View { Text("\(level)") }
}

/// No view.
struct Token: Equatable {
  let text: String
  static func == (lhs: Token, rhs: Token) -> Bool { true }
}

/// Not what SwiftUI compares with.
struct Loose: View {
  let level: Double
  static func == (lhs: Loose, rhs: Loose) -> Bool { true }
  var body: some View { Text("\(level)") }
}
