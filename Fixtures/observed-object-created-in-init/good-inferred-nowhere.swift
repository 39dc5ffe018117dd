import SwiftUI

final class Board: ObservableObject {
  @Published var stones = 0
  func play() { stones += 1 }
}

/// No code can mean this by `.init()`, because it names the type only where it calls the other initializer.
struct BoardView: View {
  @ObservedObject private var board: Board
  public init() { board = Board() }
  init(board: Board) { self.board = board }
  var body: some View { Button("\(board.stones)") { board.play() } }
}

struct Match: View {
  @StateObject private var board = Board()
  @State private var count = 0
  @State private var start: Date = .init()
  var body: some View {
    Button("\(count)") { count += 1 }
    BoardView(board: board)
    Text(start, style: .timer)
    Text(make().description)
  }
  private func make() -> some CustomStringConvertible { unknown.init() }
}

@main
struct Games: App {
  var body: some Scene { WindowGroup { Match() } }
}
