import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  let seat: String?
}

struct TicketRow: View {
  let ticket: Ticket
  var body: some View {
    if let seat = ticket.seat {  // note: the number of views of a row varies here
      HStack {
        Text(seat)
        Spacer()
      }
    }
  }
}

/// One root: one view.
struct TicketCard: View {
  let ticket: Ticket
  var body: some View {
    VStack {
      if let seat = ticket.seat { Text(seat) }
    }
  }
}
