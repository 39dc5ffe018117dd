import SwiftUI

// Chance, in bodies and in what bodies call.

struct Confetti: View {
  @State private var colors: [Color] = [.red, .green]
  @State private var words = ["a", "b"]
  private func add() { words.append("c") }
  private var tilt: Double {
    Double.random(in: -5...5)  // expect: `Double.random(in:)` gives a different value on every evaluation of `Confetti.body`
  }
  var body: some View {
    VStack {
      Text("a").rotationEffect(.degrees(tilt))
      Text("b").offset(x: .random(in: 0...10))  // expect: `random(in:)` gives a different value
      Text(words.randomElement() ?? "")  // expect: `Array.randomElement()` gives a different value
      ForEach(words.shuffled(), id: \.self) { Text($0) }  // expect: `Array.shuffled()`
      if Bool.random() { Text("c") }  // expect: `Bool.random()`
      Text("\(arc4random())")  // expect: `arc4random()`
      Text(UUID().uuidString)  // expect: `UUID()`
      Text("Ticket \(UUID())")  // expect: `UUID()`
      Text(Dice.throwOne())  // expect: info: `Int.random(in:)` gives a different value on every evaluation of `Confetti.body`
    }
    .overlay { Text(colors.randomElement().map { "\($0)" } ?? "") }  // expect: `Array.randomElement()`
  }
}

enum Dice {
  static func throwOne() -> String { "\(Int.random(in: 1...6))" }  // note: `throwOne()` calls `Int.random(in:)`
}

// The clock.

struct Ticket {
  let end: Date
  var isOver: Bool { end < Date() }  // note: `isOver` calls `Date()`
  var left: TimeInterval { end.timeIntervalSinceNow }
}

struct TicketView: View {
  let ticket: Ticket
  private var isLate: Bool { Date().timeIntervalSince(ticket.end) > 60 }  // expect: info: `TicketView.body` compares with the current time
  var body: some View {
    if ticket.end < .now { Text("Over") }  // expect: info: `TicketView.body` compares with the current time, but is not evaluated again
    if Date.now >= ticket.end { Text("Over") }  // expect: info: compares
    if ticket.isOver { Text("Over") }  // expect: info: `TicketView.body` compares with the current time
    Text("a").opacity(ticket.end.timeIntervalSinceNow < 0 ? 0.3 : 1)  // expect: info: compares
    Text("b").opacity(isLate ? 0.3 : 1)
  }
}

struct Faded: ViewModifier {
  let date: Date
  func body(content: Content) -> some View {
    content.opacity(date < .now ? 0.3 : 1)  // expect: info: `Faded.body()`
  }
}
