import SwiftUI

struct Applied: View, Equatable {
  let count: Int
  static func == (lhs: Applied, rhs: Applied) -> Bool { lhs.count == rhs.count }
  var body: some View { Text("\(count)") }
}

struct Wrapped: View, Equatable {
  let count: Int
  static func == (lhs: Wrapped, rhs: Wrapped) -> Bool { lhs.count == rhs.count }
  var body: some View { Text("\(count)") }
}

/// The compiler compares what SwiftUI would.
struct Named: View, Equatable {
  let name: String
  var body: some View { Text(name) }
}

/// Others may apply it.
public struct Library: View, Equatable {
  let count: Int
  public static func == (lhs: Library, rhs: Library) -> Bool { lhs.count == rhs.count }
  public var body: some View { Text("\(count)") }
}

/// Nothing builds it.
struct Unused: View, Equatable {
  let count: Int
  static func == (lhs: Unused, rhs: Unused) -> Bool { lhs.count == rhs.count }
  var body: some View { Text("\(count)") }
}

struct Plain: View {
  let count: Int
  var body: some View {
    Applied(count: count).equatable()
    EquatableView(content: Wrapped(count: count))
    Named(name: "a")
    Library(count: count)
  }
}
