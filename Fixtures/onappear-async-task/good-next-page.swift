import SwiftUI

final class Pages: ObservableObject {
  @Published var items: [Int] = []
  func loadMore(after item: Int) async { items.append(item + 1) }
}

struct PageList: View {
  @StateObject private var pages = Pages()
  var body: some View {
    List(pages.items, id: \.self) { item in
      Text("\(item)")
        .onAppear { Task { await pages.loadMore(after: item) } }
    }
  }
}
