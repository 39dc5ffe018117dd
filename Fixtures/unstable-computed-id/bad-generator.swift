import SwiftUI

struct Ticket: Identifiable {
  var id: UInt64 {  // expect: warning: `Ticket.id`
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
