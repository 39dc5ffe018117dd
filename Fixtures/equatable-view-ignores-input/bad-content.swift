import SwiftUI

struct Card<Header: View>: View, Equatable {
  let id: Int
  let header: Header
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }  // expect: `==` of `Card` ignores `header`  // help: pass what `header` shows as values, and compare these in `==`
  var body: some View {
    VStack {
      header
      Text("\(id)")
    }
  }
}

struct ErasedCard: View, Equatable {
  let id: Int
  let header: AnyView
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }  // expect: `==` of `ErasedCard` ignores `header`
  var body: some View {
    VStack {
      header
      Text("\(id)")
    }
  }
}

struct Deck: View {
  @State private var isCopied = false
  @State private var number = 0
  var body: some View {
    Card(id: number, header: Button(isCopied ? "Copied" : "Copy") { isCopied = true }).equatable()
    ErasedCard(id: number, header: AnyView(Text(isCopied ? "Copied" : "Copy"))).equatable()
    Button("Next") { number += 1 }
  }
}
