// with: strict
import SwiftUI

struct Price: View {
  let amount: Int
  var body: some View { Text("\(amount)") }
}

typealias Tag = Price

// By another name, optional, in a collection, in a binding, by a closure.
struct Basket: View {
  @State private var tag: Tag?  // expect: `@State var tag`
  @State private var tags: [Int: Price] = [:]  // expect: `@State var tags`
  @Binding var shown: Price?  // expect: `@Binding var shown`
  @State private var erased: [AnyView] = []  // expect: `@State var erased` of `Basket` keeps views as `AnyView`, which shows the data of the time when it was stored
  @State private var make: () -> AnyView = { AnyView(Text("a")) }  // expect: `@State var make`
  var body: some View {
    tag.onTapGesture {
      tag = Price(amount: 1)
      tags[1] = tag
      shown = tag
      erased.append(AnyView(Text("a")))
      make = { AnyView(Text("b")) }
    }
  }
}

final class Pages: ObservableObject {
  @Published var current: Price = Price(amount: 0)  // expect: `@Published var current` of `Pages`
  var makers: [() -> AnyView] = []  // expect: `var makers` of `Pages`
}

extension Pages {
  func push() {
    current = Price(amount: 1)
    makers.append { AnyView(Text("a")) }
  }
}
