import SwiftUI

/// SwiftUI need not ask this `==`.
struct Pin: View, Equatable {
  let count: Int
  let title: String
  static func == (a: Pin, b: Pin) -> Bool { a.count == b.count }
  var body: some View { Text("\(title) \(count)") }
}

struct Board: View {
  let title: String
  var body: some View { Pin(count: 1, title: title) }
}

/// A function makes one value of all that the view shows.
struct Look: Equatable {
  let names: [String]
  let isBusy: Bool
}

struct Row: View, Equatable {
  let look: Look
  let names: [String]
  let isBusy: Bool
  static func == (a: Row, b: Row) -> Bool { a.look == b.look }
  var body: some View { Text(isBusy ? "…" : names.joined()) }
}

struct Rows: View {
  @State private var names: [String] = []
  @State private var isBusy = false
  private func look(of names: [String]) -> Look { Look(names: names, isBusy: isBusy) }
  var body: some View {
    let look = look(of: names)
    Row(look: look, names: names, isBusy: isBusy).equatable()
    Button("Add") { names.append("a") }
    Toggle("Busy", isOn: $isBusy)
  }
}
