// with: strict
import SwiftUI

struct Invoice: Identifiable {
  var number: UUID?
  var id: UUID { number ?? UUID() }  // expect: info: `Invoice.id` may be a new `UUID()` on every read
}

struct Group: Identifiable {
  let ids: Set<String>
  var id: String {  // expect: info: `Group.id` may be a new `UUID()` on every read
    let first = ids.min() ?? UUID().uuidString
    return "\(first)|\(ids.count)"
  }
}
