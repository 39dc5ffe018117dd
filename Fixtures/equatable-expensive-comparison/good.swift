import SwiftUI

struct Stage: Equatable {
  let name: String
}

/// Small, or plain.
struct Small: View, Equatable {
  let title: String
  let values: [Double]
  let stage: Stage
  var body: some View { Text(title) }
}

/// Looked at by its count.
struct Counted: View, Equatable {
  let stages: [Stage]
  static func == (a: Self, b: Self) -> Bool { a.stages.count == b.stages.count }
  var body: some View { Text("\(stages.count)") }
}

/// Begins with what tells most differences.
struct Versioned: View, Equatable {
  let version: Int
  let b: Int
  let c: Int
  let d: Int
  let e: Int
  let f: Int
  let g: Int
  let h: Int
  let i: Int
  let j: String
  var body: some View { Text(j) }
}

/// It is not compared.
struct Free: View {
  let stages: [Stage]
  var body: some View { Text("\(stages.count)") }
}

/// State is not an input.
struct Own: View, Equatable {
  @State private var stages: [Stage] = []
  let title: String
  static func == (a: Self, b: Self) -> Bool { a.title == b.title }
  var body: some View { Text("\(title) \(stages.count)") }
}
