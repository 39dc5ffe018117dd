import SwiftUI

final class Store: ObservableObject {
  @Published var items = ["a"]
  func fetch() { items.append("b") }
}

struct Items: View {
  @ObservedObject var store: Store
  var body: some View {
    List(store.items, id: \.self) { Text($0) }
      .onAppear(perform: store.fetch)
  }
}
