import SwiftUI

// A view with its own `==` is not evaluated again for a new closure.

final class Board: ObservableObject {
  @Published var count = 0
  @Published var tab = 0
  func add() { count += 1 }
}

struct BoardPage: View {
  @ObservedObject var board: Board
  var body: some View {
    Text("\(board.count)")
    Button("Add") { board.add() }
    TabChoice(tab: board.tab, select: { board.tab = $0 }).equatable()
  }
}

struct TabChoice: View, Equatable {
  let tab: Int
  let select: (Int) -> Void
  static func == (a: Self, b: Self) -> Bool { a.tab == b.tab }
  var body: some View {
    VStack {
      Text("Tabs")
      Text("Choose one")
      Picker("Tab", selection: Binding(get: { tab }, set: { select($0) })) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
    }
  }
}
