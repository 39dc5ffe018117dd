import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Int] = []
  @Published var query = ""
  @Published var isBusy = false
  @Published var user = ""
}

struct Root: View {
  @StateObject private var store = Store()
  var body: some View {
    VStack {
      Text("All of it")
      Screen()
    }
    .environmentObject(store)
  }
}

struct Screen: View {
  @EnvironmentObject private var store: Store
  var body: some View {
    List(store.items, id: \.self) { Cell(number: $0) }
  }
}

struct Cell: View {
  @EnvironmentObject private var store: Store  // expect: environment-object-in-row:
  let number: Int
  var body: some View { Text("\(number) \(store.user)") }
}

extension Store {
  func load() {
    for number in 1...3 { items.append(number) }
    isBusy = true
  }
}
