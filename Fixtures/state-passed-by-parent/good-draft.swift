import SwiftUI

final class Order: ObservableObject {
  @Published var rate = 1
  func load() { rate = 2 }
  /// Only read.
  var keepsRate: Bool { rate > 1 }
}

// The sheet edits a proposal, and passes it on when it is done.
struct RatePicker: View {
  @State var keepsRate: Bool
  let onPick: (Bool) -> Void
  var body: some View {
    Form {
      Toggle("Keep", isOn: $keepsRate)
      Button("Pick") { onPick(keepsRate) }
    }
  }
}

struct OrderForm: View {
  @ObservedObject var order: Order
  @State private var isPicking = false
  var body: some View {
    Button("Rate \(order.rate)") { isPicking = true }
      .task { order.load() }
      .sheet(isPresented: $isPicking) {
        RatePicker(keepsRate: order.keepsRate) { _ in isPicking = false }
      }
  }
}
