import SwiftUI

struct Price: View {  // note: `Price` is a view
  let amount: Int
  var body: some View { Text("\(amount)") }
}

struct Basket: View {
  @State private var shown: Price?  // expect: info: `@State var shown` of `Basket` keeps the view `Price`, which shows the data of the time when it was stored
  @State private var prices: [Price] = []  // expect: `@State var prices` of `Basket` keeps views of type `Price`, which shows the data of the time when it was stored
  @State private var last = Price(amount: 0)  // expect: `@State var last`
  @State private var erased: AnyView = AnyView(Text("a"))  // expect: keeps an `AnyView`
  @Binding var other: AnyView?  // expect: `@Binding var other`
  @State private var amount = 0

  var body: some View {
    Button("Add") {
      shown = Price(amount: amount)  // note: a view is stored here
      prices.append(Price(amount: amount))
      last = Price(amount: amount)
      erased = AnyView(Text("\(amount)"))
      other = erased
      amount += 1
    }
    shown
    ForEach(prices.indices, id: \.self) { prices[$0] }
    last
    erased
    other
  }
}

final class Navigator: ObservableObject {
  @Published var pages: [AnyView] = []  // expect: `@Published var pages` of `Navigator` keeps views
  @Published var named: [String: AnyView] = [:]  // expect: `@Published var named` of `Navigator` keeps views as `AnyView`, which shows the data of the time when it was stored
  var top: Price?  // expect: `var top` of `Navigator` keeps the view `Price`
  var make: (() -> AnyView)?  // expect: `var make` of `Navigator` keeps a closure that returns an `AnyView`, which shows the data of the time when it was stored
}

@Observable final class Stack {
  var page: Price?  // expect: `var page` of `Stack`
  var amount = 0
  func push() {
    amount += 1
    page = Price(amount: amount)
  }
}

extension Navigator {
  func push(_ page: AnyView, _ amount: Int) {
    pages.append(page)
    named["a"] = page
    top = Price(amount: amount)
    make = { page }
  }
}

struct Till: View {
  let navigator: Navigator
  @State private var amount = 0
  var body: some View {
    Button("Pay") {
      amount += 1
      navigator.push(AnyView(Text("\(amount)")), amount)
    }
  }
}
