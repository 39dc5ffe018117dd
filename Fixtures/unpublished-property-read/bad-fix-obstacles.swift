import SwiftUI

final class Canvas: ObservableObject {
  @Published var title = ""
  // Set at each pass of layout.
  var width = 0.0  // expect: `CanvasView` shows `Canvas.width`
  func layoutSubviews() { width = 3 }
}

struct CanvasView: View {
  @ObservedObject var model: Canvas
  var body: some View { Text("\(model.width)") }
}

final class Board: ObservableObject {
  @Published var title = ""
  var width = 0.0  // expect: `BoardView` shows `Board.width`
  func grow() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.width += 1 }
  }
}

struct BoardView: View {
  @ObservedObject var model: Board
  var body: some View { Text("\(model.width)").onAppear { model.grow() } }
}
