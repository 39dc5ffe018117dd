import SwiftUI

enum Deck: CaseIterable {
  case upper, lower
}

private let columns = 4
private let doubled = columns * 2

enum Metrics {
  static let rows = 3
  static var cells: Int { rows * 2 }
}

/// Literals and constants.
struct Seats: View {
  private static let perRow = 4
  private static let labels = ["A", "B", "C"]
  private static let range = 0..<6
  private let lights = 5
  private let aisle = 1 + 1
  private var windows = 6
  private let names = ["Left", "Right"]
  private var spare: Int { 2 }

  var body: some View {
    let local = 7
    ForEach(0..<5) { Text("\($0)") }
    ForEach(1 ..< 3 + 4) { Text("\($0)") }
    ForEach(0..<columns) { Text("\($0)") }
    ForEach(0..<doubled) { Text("\($0)") }
    ForEach(0..<Metrics.rows) { Text("\($0)") }
    ForEach(0..<Metrics.cells) { Text("\($0)") }
    ForEach(0..<Self.perRow) { Text("\($0)") }
    ForEach(0..<Seats.perRow - 1) { Text("\($0)") }
    ForEach(Self.range) { Text("\($0)") }
    ForEach(0..<lights) { Text("\($0)") }
    ForEach(0..<aisle) { Text("\($0)") }
    ForEach(0..<windows) { Text("\($0)") }
    ForEach(0..<spare) { Text("\($0)") }
    ForEach(0..<local) { Text("\($0)") }
    ForEach(0..<names.count) { Text(names[$0]) }
    ForEach(names.indices) { Text(names[$0]) }
    ForEach(0..<Self.labels.count) { Text(Self.labels[$0]) }
    ForEach(0..<Deck.allCases.count) { Text("\($0)") }
    ForEach(Deck.allCases.indices) { Text("\($0)") }
    ForEach(0..<min(columns, 3)) { Text("\($0)") }
    ForEach(0..<(UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2)) { Text("\($0)") }
    List(0..<10) { Text("\($0)") }
  }
}

/// With `id:` the range is compared; elements are not a range.
struct Compared: View {
  let count: Int
  let decks: [Level]

  var body: some View {
    ForEach(0..<count, id: \.self) { Text("\($0)") }
    ForEach(decks.indices, id: \.self) { Text("\($0)") }
    ForEach(0...count, id: \.self) { Text("\($0)") }
    ForEach(Array(0..<count), id: \.self) { Text("\($0)") }
    ForEach(decks) { Text("\($0.id)") }
    List(decks) { Text("\($0.id)") }
    List { Text("\(count)") }
    // A new bound makes a new `ForEach`.
    ForEach(0..<count) { Text("\($0)") }.id(count)
    VStack { ForEach(0..<decks.count) { Text("\($0)") } }.id(decks.count)
  }
}

struct Level: Identifiable {
  let id: Int
}

/// The code that builds it gives a constant, or leaves it at one.
struct Gauge: View {
  let marks: Int
  var ticks = 5
  var body: some View {
    ForEach(0..<marks) { _ in Divider() }
    ForEach(1..<ticks + 1) { _ in Divider() }
  }
}

struct Meter: View {
  private let bars: Int
  init(bars: Int = 8) { self.bars = bars }
  var body: some View { ForEach(0..<bars) { _ in Capsule() } }
}

struct Dashboard: View {
  var body: some View {
    Gauge(marks: 10)
    Gauge(marks: columns, ticks: 3)
    Meter()
    Meter(bars: 4)
  }
}
