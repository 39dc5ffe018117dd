import SwiftUI

enum Tone { case low, high }

struct Pair { var a = 0, b = 0.0 }

/// Plain data, `==` by hand.
struct Bars: View, Equatable {
  let count: Int
  var tone: Tone
  let pair: Pair?
  var width: CGFloat = 3
  var isOn = false
  static func == (lhs: Bars, rhs: Bars) -> Bool { lhs.count == rhs.count }  // expect: warning: `Bars` is plain data, which SwiftUI compares by its bytes: it never calls this `==`
  var body: some View { Text("\(count)") }
}

/// Plain data, `==` by the compiler.
struct Dots: View, Equatable {  // expect: info: the `Equatable` conformance has no effect
  let count: Int
  var body: some View { Text("\(count)") }
}

/// More than plain data.
struct Lines: View {
  let lines: [String]
  let log: () -> Void
  var body: some View { Text("\(lines.count)") }
}

extension Lines: Equatable {
  static func == (lhs: Lines, rhs: Lines) -> Bool { lhs.lines == rhs.lines }  // expect: info: SwiftUI is sure to call the `==` of `Lines` only with
}

struct All: View {
  var body: some View {
    Bars(count: 1, tone: .low, pair: nil)  // note: used here without `.equatable()`
    Dots(count: 1)
    Lines(lines: [], log: {})
    Other(count: 1).equatable()
  }
}

struct Other: View, Equatable {
  let count: Int
  var body: some View { Text("\(count)") }
}
