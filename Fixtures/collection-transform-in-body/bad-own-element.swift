import SwiftUI

// with: strict

// What a row goes through of its own element costs each row once, however it gets there; what all rows share is
// gone through again for each of them. In other code than the view's own it is left alone.

struct Order: Identifiable {
  let id: Int
  var lines: [String]
  func summary() -> String {
    lines.map(\.localizedCapitalized).joined(separator: ", ")
  }
  func headline() -> String { "No. \(id): " + summary() }
}

extension Array where Element == String {
  var listed: String { self.map(\.localizedUppercase).joined(separator: " ") }
}

struct OrderText {
  let order: Order
  func spoken() -> String { order.lines.reversed().joined() }
}

struct Orders: View {
  @State private var orders: [Order] = []
  @State private var chosen: [Int] = []

  var body: some View {
    List {
      ForEach($orders) { $order in
        Text(order.summary())
        lines(of: order.lines)
      }
      ForEach(orders) { order in
        Text(order.headline())  // expect: info:
        Text(order.lines.listed)  // expect: info:
        Text(OrderText(order: order).spoken())  // expect: info:
        mark(order)
        NavigationLink("More", destination: OrderPage(chosen: chosen, order: order))
      }
    }
  }

  private func lines(of lines: [String]) -> some View {
    Text(lines.sorted().joined())  // expect: info: `sorted` walks `lines`
  }

  private func mark(_ order: Order) -> some View {
    Image(systemName: chosen.contains { $0 == order.id } ? "star.fill" : "star")  // expect: info: `contains` walks `chosen` on every evaluation of `Orders.body`, once for each row
  }
}

/// Built with each row, evaluated once it is shown.
struct OrderPage: View {
  let chosen: [Int]
  let order: Order
  var body: some View {
    Text("\(chosen.firstIndex { $0 == order.id } ?? 0)")  // expect: info: `firstIndex` walks `chosen` on every evaluation of `OrderPage.body`
  }
}

struct Choices: View {
  @State private var chosen: [Int] = []
  let all: [Int]
  var body: some View {
    List(all, id: \.self) { number in
      Toggle(
        "\(number)",
        isOn: .init(
          get: { chosen.contains { $0 == number } },  // expect: info: `contains` walks `chosen`
          set: { isOn in
            if let index = chosen.firstIndex(of: number), !isOn { chosen.remove(at: index) }
          }))
    }
  }
}
