import SwiftUI

enum Rank: String, CaseIterable { case low, middle, high }

struct Card: Identifiable {
  let id: Int
  let name: String
  let rank: Rank
}

// Collections that never change, or are small.

struct Constants: View {
  @State private var cards: [Card] = []
  @State private var name: String?
  private static let names = ["a", "b", "c"]
  private let order = ["x", "y"]
  var body: some View {
    VStack {
      ForEach(Rank.allCases.filter { $0 != .low }, id: \.self) { Text($0.rawValue) }
      ForEach(["b", "a"].sorted(), id: \.self) { Text($0) }
      Text(Self.names.sorted().joined(separator: ", "))
      Text(order.map { $0.uppercased() }.joined())
      Text((0..<3).map { "\($0)" }.joined())
      ForEach(cards.prefix(3).filter { $0.rank == .high }) { Text($0.name) }
      Text("a b c".split(separator: " ").first ?? "")
    }
    // No walk through a collection.
    Text(name.map { "Hello, " + $0 } ?? "")
    Text(name.flatMap { Int($0) }.map { "\($0)" } ?? "")
    Text(cards.first.map { $0.name } ?? "")
    // Walked as far as they are looked at.
    Text(cards.lazy.filter { $0.rank == .high }.first?.name ?? "")
    // One search.
    if cards.contains(where: { $0.rank == .high }) { Text("High") }
    Text(cards.first(where: { $0.id == 3 })?.name ?? "")
  }
}

// Positions for rows, and rows in reverse.

struct Positions: View {
  @State private var cards: [Card] = []
  var body: some View {
    let numbered = Array(cards.enumerated())
    ForEach(Array(cards.enumerated()), id: \.element.id) { Text("\($0.offset)") }
    ForEach(numbered, id: \.element.id) { Text("\($0.offset)") }
    ForEach(Array(zip(cards.indices, cards)), id: \.1.id) { Text("\($0.0)") }
    ForEach(cards.reversed()) { Text($0.name) }
    ForEach(cards.indices, id: \.self) { Text(cards[$0].name) }
  }
}

// Menus and pickers are rarely open.

struct Choices: View {
  @State private var cards: [Card] = []
  @State private var chosen = 0
  var body: some View {
    Menu("Cards") {
      ForEach(cards.sorted { $0.name < $1.name }) { Text($0.name) }
    }
    Picker("Card", selection: $chosen) {
      ForEach(cards.filter { $0.rank == .high }) { Text($0.name).tag($0.id) }
    }
    .toolbar {
      ForEach(cards.filter { $0.rank == .low }) { Text($0.name) }
    }
    .contextMenu { Text(cards.map(\.name).joined(separator: ", ")) }
  }
}

// Actions, tasks, and what is kept.

struct Later: View {
  @State private var cards: [Card] = []
  @State private var sorted: [Card] = []
  @State private var top = ["b", "a"].sorted()
  init(cards: [Card]) {
    _cards = State(initialValue: cards.sorted { $0.name < $1.name })
  }
  var body: some View {
    Button("Sort") { sorted = cards.sorted { $0.name < $1.name } }
      .onAppear { sorted = cards.filter { $0.rank == .high } }
      .task { top = Set(cards.map(\.name)).sorted() }
    ForEach(sorted) { Text($0.name) }
  }
}

// A shape and a layout consist of such work.

struct Zigzag: Shape {
  var heights: [Double]
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(heights.map { CGPoint(x: $0, y: $0) })
    return path
  }
}

struct CardView: View, Equatable {
  let names: [String]
  static func == (a: Self, b: Self) -> Bool { a.names.sorted() == b.names.sorted() }
  var body: some View { Text(names.first ?? "") }
}

struct CardsApp: App {
  @State private var cards: [Card] = []
  var body: some Scene {
    WindowGroup { Text(cards.map(\.name).sorted().joined()) }
  }
}

// The row's own words.

struct Name7: Identifiable {
  let id: String
  var initials: String { id.components(separatedBy: " ").compactMap { $0.first.map(String.init) }.joined() }
  var letters: [Character] { parts.map { $0 } }
  let parts: [Character]
}

struct Names: View {
  let names: [Name7]
  var body: some View {
    List(names) { name in
      Text(name.initials)
      Text("\(name.letters.count)")
    }
  }
}
