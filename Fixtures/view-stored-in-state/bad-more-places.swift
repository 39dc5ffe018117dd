import SwiftUI

struct Price: View {
  let amount: Int
  var body: some View { Text("\(amount)") }
}

typealias Tag = Price

// By another name, optional, in a collection, in a binding, by a closure.
struct Basket: View {
  @State private var tag: Tag?  // expect: warning: `@State var tag`
  @State private var tags: [Int: Price] = [:]  // expect: warning: `@State var tags`
  @Binding var shown: Price?  // expect: warning: `@Binding var shown`
  @State private var erased: [AnyView] = []  // expect: warning: `@State var erased` of `Basket` keeps views as `AnyView`, which shows the data of the time when it was stored
  @State private var make: () -> AnyView = { AnyView(Text("a")) }  // expect: warning: `@State var make`
  var body: some View { tag }
}

final class Pages: ObservableObject {
  @Published var current: Price = Price(amount: 0)  // expect: warning: `@Published var current` of `Pages`
  var makers: [() -> AnyView] = []  // expect: warning: `var makers` of `Pages`
}
