import Models
import SwiftUI

// `List` with a closure fits the view only, `List(id:title:)` the model only.

typealias Item = Models.List

struct Shelf: View {
  let lists: [Item]
  var body: some View {
    List(lists) { list in
      row(list)
    }
  }
  private func row(_ list: Item) -> AnyView {  // expect: info: the `AnyView` of `row` is a row of `List`
    list.id == 0 ? AnyView(Text("First")) : AnyView(Label(list.title, systemImage: "list.bullet"))
  }
}

struct Sample: View {
  let titles: [String]
  var body: some View {
    Shelf(lists: titles.indices.map { List(id: $0, title: titles[$0]) })
  }
}
