import SwiftUI

struct Item: Identifiable {
  let id: Int
  let name: String
}

@Observable final class ItemModel {
  func remove(_ item: Item) async {}
}

// The alert is about the row's own item: without the item it ought to close.
struct ItemRow: View {
  let item: Item
  let model: ItemModel
  @State private var isAsking = false
  var body: some View {
    Button(item.name) { isAsking = true }
      .alert("Remove?", isPresented: $isAsking) {
        Button("Remove", role: .destructive) { Task { await model.remove(item) } }
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

// Nothing shows the list.
struct Unused: View {
  @State private var items: [Item] = []
  let model: ItemModel
  let load: () async -> [Item]
  var body: some View {
    Button("Load") { Task { items = await load() } }
  }
  private var list: some View {
    List(items) { PlainRow(item: $0) }
  }
}

struct PlainRow: View {
  let item: Item
  @State private var isOpen = false
  var body: some View {
    Button(item.name) { isOpen = true }
      .sheet(isPresented: $isOpen) { Text(item.name) }
  }
}
