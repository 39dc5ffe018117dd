import SwiftUI

final class Board: ObservableObject {
  @Published var point = CGPoint.zero
  @Published var isEdited = false
}

// A modifier cannot get its values from the row.

struct Dragging: ViewModifier {
  @ObservedObject var board: Board
  func body(content: Content) -> some View {
    content.opacity(board.isEdited ? 0.5 : 1)
      .gesture(DragGesture().onChanged { board.point = $0.location })
  }
}

struct Tiles: View {
  @StateObject private var board = Board()
  let names: [String]
  var body: some View {
    ForEach(names, id: \.self) { Text($0).modifier(Dragging(board: board)) }
  }
}
