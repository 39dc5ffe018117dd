import SwiftUI

// with: strict

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
