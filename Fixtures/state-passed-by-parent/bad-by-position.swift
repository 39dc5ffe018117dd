import SwiftUI

struct Order: Identifiable { let id: Int; var status = "" }

final class OrderModel: ObservableObject {
  @Published var orders: [Order] = []
  func reload() async { orders = await fetch() }
  private func fetch() async -> [Order] { [] }
}

struct OrderList: View {
  @StateObject private var model = OrderModel()
  var body: some View {
    List {
      ForEach(Array(model.orders.enumerated()), id: \.offset) { index, order in
        OrderRow(order: order)
      }
      Button("Reload") { Task { await model.reload() } }
    }
  }
}

/// The row at a position keeps the first order that stood there.
struct OrderRow: View {
  @State var order: Order // expect: warning: the parent passes a value for `@State var order`, which `OrderRow` ignores after the first update
  var body: some View { Text(order.status) }
}
