import SwiftUI

// with: strict

// Whether a session has ended is not data of the view, and does not change while a person looks at it.

struct Ticket {
  let end: Date
}

enum Login {
  nonisolated(unsafe) static var ticket: Ticket?
  static var isValid: Bool {
    guard let ticket else { return false }
    return ticket.end > Date()
  }
}

struct Comments: View {
  @State private var count = 0
  var body: some View {
    Button("Comment \(count)") { count += 1 }.disabled(!Login.isValid)
  }
}
