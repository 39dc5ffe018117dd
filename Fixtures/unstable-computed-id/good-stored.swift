import SwiftUI

// Stored, and only watched.
struct Ticket: Identifiable {
  var id = UUID() {
    willSet { print("from", id, "to", newValue, Date()) }
  }
}

// Made fresh, but for something else.
struct Order: Identifiable {
  let number: Int
  var id: Int { number }
  var requestID: UUID { UUID() }
  var printedAt: Date { Date() }
}

struct Orders: View {
  let orders: [Order]
  var body: some View {
    List(orders) { order in
      Text("\(order.number)")
      Button("Send") { print(order.requestID, order.printedAt) }
    }
  }
}
