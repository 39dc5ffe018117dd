import SwiftUI

struct Gauge1: View, Equatable {
  let level: Double  // note: `level` is not compared
  let label: String  // note: `label` is not compared
  static func == (lhs: Gauge1, rhs: Gauge1) -> Bool { true }  // expect: info: so a view with `.equatable()` keeps showing the first values of `level` and `label`
  var body: some View { Text("\(label) \(level)") }
}

struct Gauge2: View {
  let level: Double
  var body: some View { Text("\(level)") }
}

extension Gauge2: Equatable {
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {  // expect: info: `==` of `Gauge2` is always `true`
    return true
  }
}

/// `false` defeats the comparison, with inputs and without.
struct Gauge3: View, Equatable {
  let level: Double
  static func == (lhs: Gauge3, rhs: Gauge3) -> Bool { false }  // expect: info: is always `false`, so SwiftUI evaluates `body` on every update
  var body: some View { Text("\(level)") }
}

struct Gauge4: View, Hashable {
  let level: Double
  let label: String
  static func == (lhs: Self, rhs: Self) -> Bool {  // expect: compares a value with itself
    lhs.level == lhs.level && rhs.label == rhs.label
  }
  func hash(into hasher: inout Hasher) { hasher.combine(level) }
  var body: some View { Text("\(label) \(level)") }
}

/// The parameters are not looked at.
struct Gauge5: View, Equatable {
  static let isFrozen = true
  var level: Double
  static func == (_: Gauge5, _: Gauge5) -> Bool { Gauge5.isFrozen }  // expect: reads neither of its parameters
  var body: some View { Text("\(level)") }
}

struct Gauge6: View, Equatable {
  var level: Double
  static func == (a: Gauge6, b: Gauge6) -> Bool {  // expect: is always `true`
    if isLogging {
      print("compared")
      return true
    }
    return true
  }
  static let isLogging = false
  var body: some View { Text("\(level)") }
}

/// Content is an input too.
struct Frozen<Content: View>: View, Equatable {
  @ViewBuilder let content: Content
  static func == (lhs: Self, rhs: Self) -> Bool { true }  // expect: keeps showing the first value of `content`
  var body: some View { content }
}

struct Tinted: ViewModifier, Equatable {
  var tint: Color
  static func == (lhs: Tinted, rhs: Tinted) -> Bool { (true) }  // expect: `==` of `Tinted`
  func body(content: Content) -> some View { content.foregroundStyle(tint) }
}
