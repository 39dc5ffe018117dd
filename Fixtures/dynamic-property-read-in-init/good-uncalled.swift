import SwiftUI

final class Board: ObservableObject {
  @Published var pieces: [Int] = []
}

/// All callers use the other initializer.
struct BoardView: View {
  @StateObject private var board = Board()
  init(count: Int) {}
  init(pieces: [Int]) { board.pieces = pieces }
  var body: some View { Text("\(board.pieces.count)") }
}

@main
struct Chess: App {
  var body: some Scene { WindowGroup { BoardView(count: 1) } }
}
