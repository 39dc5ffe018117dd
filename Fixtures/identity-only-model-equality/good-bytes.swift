import SwiftUI

/// Without references: SwiftUI compares such values byte by byte, whatever `==` says.
struct Cell: Equatable {
  let column: Int
  var isMarked = false
  var weight = 0.0
  static func == (a: Cell, b: Cell) -> Bool { a.column == b.column }
}

struct CellView: View {
  let cell: Cell
  var body: some View { Color.red.opacity(cell.isMarked ? 1 : cell.weight) }
}

struct Grid1: View {
  @State private var cell = Cell(column: 1)
  var body: some View {
    CellView(cell: cell)
    Text(cell.isMarked ? "x" : "")
    Button("Mark") { cell.isMarked.toggle() }
  }
}
