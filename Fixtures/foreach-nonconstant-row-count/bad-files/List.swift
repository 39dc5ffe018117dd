// with: strict
import SwiftUI

struct Tickets: View {
  let tickets: [Ticket]
  var body: some View {
    List {
      rows  // note: this call is shown in a `List`
      TicketCards(tickets: tickets)
    }
    HStack { TicketRows(tickets: tickets) }
  }
  private var rows: some View {
    ForEach(tickets) { TicketRow(ticket: $0) }  // expect: 0 or 1 views
  }
}

struct TicketCards: View {
  let tickets: [Ticket]
  var body: some View {
    ForEach(tickets) { TicketCard(ticket: $0) }
  }
}

/// Shown in a stack only, which builds everything anyway.
struct TicketRows: View {
  let tickets: [Ticket]
  var body: some View {
    ForEach(tickets) { TicketRow(ticket: $0) }
  }
}
