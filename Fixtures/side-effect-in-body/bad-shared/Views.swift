import SwiftUI

struct Account: View {
  @State private var id = 0
  var body: some View {
    Text("\(Ledger.shared.total(id))")  // note: `Account.body` gets there from here
    Text("\(Ledger.shared.count(id))")
  }
}

struct Budget: View {
  @State private var id = 0
  private var text: String { "\(Ledger.shared.total(id))" }  // note: `Budget.text` gets there from here
  var body: some View {
    Text(text)
    Text("\(Ledger.shared.count(id))")
  }
}

struct Card: View {
  @State private var id = 0
  var body: some View {
    Text("\(Ledger.shared.total(id))")  // note: `Card.body` gets there from here
    // sameview:disable:next side-effect-in-body - a comment in a view leaves the view out
    Text("\(Ledger.shared.limit(id))")
    Stepper("Id", value: $id)
  }
}

/// The only one that is left.
struct Debt: View {
  @State private var id = 0
  var body: some View { Text("\(Ledger.shared.limit(id))") }  // expect: posts a notification on every evaluation of `Debt.body`
}
