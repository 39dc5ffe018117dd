import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  let seat: String?
}

struct TicketRow: View {
  let ticket: Ticket
  var body: some View {
    if let seat = ticket.seat {  // note: another number of views
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
