import RealmSwift
import SwiftUI

/// Realm opens the results when the value of the view is made.
struct Ledger: View, Equatable {
  let name: String
  @ObservedResults(Entry.self) var entries
  static func == (lhs: Ledger, rhs: Ledger) -> Bool {
    lhs.name == rhs.name && lhs.entries.count == rhs.entries.count
  }
  var body: some View { Text("\(name) \(entries.count)") }
}
