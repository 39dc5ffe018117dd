import SwiftUI

final class Ledger {
  func report(_ isNew: Bool) {
    guard isNew else { return }  // note: this decides whether an evaluation reaches it
    NotificationCenter.default.post(name: Notification.Name("ledger"), object: nil)
  }
}

struct Accounts: View {
  let ledger: Ledger
  let isNew: Bool
  @State private var count = 0
  var body: some View {
    let _ = ledger.report(isNew)  // expect: `NotificationCenter.post` posts a notification on every evaluation of `Accounts.body` that reaches it
    Stepper("\(count)", value: $count)
  }
}
