import SwiftUI

/// Filled in on one screen, shown on the next.
final class Transfer: ObservableObject {
  @Published var amount = ""
}

struct AmountForm: View {
  @ObservedObject var transfer: Transfer
  @State private var isDone = false
  var body: some View {
    NavigationStack {
      VStack {
        TextField("Amount", text: $transfer.amount)
        Button("Clear") { transfer.amount = "" }
        Button("Done") { isDone = true }
      }
      .navigationDestination(isPresented: $isDone) { Receipt(transfer: transfer) }
    }
  }
}

struct Receipt: View {
  let transfer: Transfer
  var body: some View { Text(transfer.amount) }
}

/// Nothing calls what would change it.
final class Header: ObservableObject {
  @Published var title = ""
  fileprivate func rename(_ title: String) { self.title = title }
}

struct HeaderView: View {
  let header: Header
  var body: some View { Text(header.title) }
}

struct Page: View {
  let header: Header
  var body: some View { HeaderView(header: header) }
}
