// with: strict
import SwiftUI

final class Order: ObservableObject {
  @Published var rate = 1
  func load() { rate = 2 }
  /// Only read, so that no binding to it is possible.
  var title: String { "Rate \(rate)" }
}

struct Title: View {
  @State var title: String  // expect: the parent passes a value for `@State var title`
  // help: give `Title` an `.id(…)` of what it edits where it is built, so that it starts over with another value
  var body: some View { TextField("Title", text: $title) }
}

struct Rate: View {
  @State var rate: Int  // expect: the parent passes a value for `@State var rate`
  // help: declare `@Binding var rate`; if it is a draft of `Rate`, give the view an `.id(…)` of what it edits
  var body: some View { Stepper("\(rate)", value: $rate) }
}

struct OrderForm: View {
  @ObservedObject var order: Order
  var body: some View {
    VStack {
      Title(title: order.title)
      Rate(rate: order.rate)
      Button("Load") { order.load() }
    }
  }
}
