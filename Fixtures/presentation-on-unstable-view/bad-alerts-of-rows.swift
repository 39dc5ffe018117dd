// with: strict
import SwiftUI

struct Item: Identifiable {
  let id: Int
  let name: String
}

@Observable final class ItemModel {
  func install(_ item: Item) async {}
  func removeAll() async {}
}

struct ItemRow: View {
  let item: Item
  let model: ItemModel
  @State private var isAsking = false
  var body: some View {
    Button(item.name) { isAsking = true }
      .alert("Install?", isPresented: $isAsking) {  // expect: info: `.alert` is attached to a row of a `LazyVStack`
        Button("Install") { Task { await model.install(item) } }
      }
  }
}

struct Items: View {
  @State private var items: [Item] = []
  let model: ItemModel
  let load: () async -> [Item]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items) { ItemRow(item: $0, model: model) }
      }
    }
    .refreshable { items = await load() }
  }
}
