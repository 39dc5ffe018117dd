import SwiftUI

/// All that views show is compared, a part of it through a computed property.
struct Poem: Identifiable, Equatable {
  let id: Int
  var title: String
  var lines: [String]
  var cache: [Int: String] = [:]
  let language = "en"
  var head: String { title + (lines.first ?? "") }
  static func == (lhs: Poem, rhs: Poem) -> Bool { lhs.id == rhs.id && lhs.head == rhs.head }
}

struct PoemView: View {
  let poem: Poem
  var body: some View {
    Text(poem.title + poem.language)
    ForEach(poem.lines, id: \.self) { Text($0) }
  }
}

/// Only an action reads what is left out.
struct Ticket: Equatable {
  let id: Int
  var price: Int
  static func == (lhs: Ticket, rhs: Ticket) -> Bool { lhs.id == rhs.id }
}

struct TicketView: View {
  let ticket: Ticket
  let buy: (Int) -> Void
  var body: some View { Button("\(ticket.id)") { buy(ticket.price) } }
}

/// No view takes or keeps it.
struct Leaf: Equatable {
  let id: Int
  var colour: String
  static func == (lhs: Leaf, rhs: Leaf) -> Bool { lhs.id == rhs.id }
}

struct LeafView: View {
  var body: some View { Text(Leaf(id: 1, colour: "red").colour) }
}

/// Passed on as a whole.
struct Coin: Equatable {
  let id: Int
  var side: String
  static func == (lhs: Coin, rhs: Coin) -> Bool { isSame(lhs, rhs) }
  static func isSame(_ a: Coin, _ b: Coin) -> Bool { a.id == b.id && a.side == b.side }
}

struct CoinView: View {
  let coin: Coin
  var body: some View { Text(coin.side) }
}

/// A class is compared by the code that asks.
final class Ship: Equatable {
  var name = ""
  static func == (lhs: Ship, rhs: Ship) -> Bool { lhs === rhs }
}

struct ShipView: View {
  let ship: Ship
  var body: some View { Text(ship.name) }
}

/// Written by the compiler.
struct Stone: Equatable { var weight: Int }

struct StoneView: View {
  let stone: Stone
  var body: some View { Text("\(stone.weight)") }
}

/// Each value has a key of its own, and stays as it is.
struct Message: Identifiable, Equatable {
  let id = UUID()
  let text: String
  var colour: String
  static func == (lhs: Message, rhs: Message) -> Bool { lhs.id == rhs.id }
}

struct MessageView: View {
  let message: Message
  var body: some View { Text(message.text + message.colour) }
}

struct Notice: Identifiable, Equatable {
  let id: UUID
  let text: String
  init(id: UUID = UUID(), text: String) {
    self.id = id
    self.text = text
  }
  static func == (lhs: Notice, rhs: Notice) -> Bool { lhs.id == rhs.id }
}

struct NoticeView: View {
  let notice: Notice
  var body: some View { Text(notice.text) }
}
