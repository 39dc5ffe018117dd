import SwiftUI

struct Ticket: Identifiable {
  var id: UInt64 {  // expect: info: `Ticket.id`
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
