// with: strict
import SwiftUI

struct Point: Equatable {
  var x = 0
  var y = 0
}

struct Plot: View, Equatable {
  let points: [Point]
  let caption: String  // note: `caption` is an input
  var tint = Color.red
  static func == (lhs: Plot, rhs: Plot) -> Bool {  // expect: info: `==` of `Plot` ignores `caption` and `tint`, so a view with `.equatable()` keeps showing the old values
    lhs.points == rhs.points
  }
  var body: some View {
    VStack {
      heading
      Text("\(points.count)").foregroundStyle(tint)
    }
  }
  private var heading: some View { Text(caption) }  // note: `caption` is read here
}

/// Through what says less.
struct Days: View {
  let days: [String]
  let sleeps: [Point]
  var body: some View {
    ForEach(days, id: \.self) { Text($0) }
    Text("\(sleeps.isEmpty ? 0 : sleeps[0].x)")
  }
}

extension Days: Equatable {
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {  // expect: compares only `days.count` and `sleeps.count`
    lhs.days.count == rhs.days.count && lhs.sleeps.count == rhs.sleeps.count
  }
}

/// Reads one side only.
struct Half: View, Equatable {
  let a: Int
  let b: Int
  static func == (lhs: Half, rhs: Half) -> Bool {  // expect: reads only one side of `b`
    lhs.a == rhs.a && lhs.b == lhs.b
  }
  var body: some View { Text("\(a) \(b)") }
}

struct Edge1: ViewModifier, Equatable {
  var width: Double
  var colour: Color
  static func == (lhs: Edge1, rhs: Edge1) -> Bool { lhs.width == rhs.width }  // expect: ignores `colour`  // help: compare `colour` as well, or let the compiler write `==`
  func body(content: Content) -> some View { content.border(colour, width: width) }
}

/// Handed to another view.
struct Outer: View, Hashable {
  let id: Int
  let point: Point
  static func == (a: Outer, b: Outer) -> Bool { a.id == b.id }  // expect: ignores `point`
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  var body: some View {
    Text("\(id)")
    Inner(point: point)
  }
}

struct Inner: View {
  let point: Point
  var body: some View { Text("\(point.x)") }
}
