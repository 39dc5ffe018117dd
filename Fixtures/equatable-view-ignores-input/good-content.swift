import SwiftUI

struct Card<Header: View>: View, Equatable {
  let id: Int
  let header: Header
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  var body: some View {
    VStack {
      header
      Text("\(id)")
    }
  }
}

/// Constant content, content that shows what is compared, and content whose action alone uses state.
struct Deck: View {
  @State private var isCopied = false
  @State private var number = 0
  var body: some View {
    Card(id: number, header: Text("Title")).equatable()
    Card(id: number, header: Text("Title \(number)")).equatable()
    Card(id: number, header: Button("Copy") { isCopied = true }).equatable()
    Card(id: number, header: Button("Toggle") { isCopied.toggle() }).equatable()
    Text(isCopied ? "Copied" : "")
    Button("Next") { number += 1 }
  }
}
