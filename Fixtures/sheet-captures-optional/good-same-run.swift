import SwiftUI

struct Poster: View {
  @State private var image: String?
  @State private var isShown = false
  @State private var isDrawing = false

  var body: some View {
    Button(isDrawing ? "Drawing" : "Draw") { draw() }
      .sheet(isPresented: $isShown) { if let image { Text(image) } }
  }

  private func drawn() -> String? { "A" }

  /// The same run writes what the body reads, after the block.
  private func draw() {
    if let drawn = drawn() {
      image = drawn
      isShown = true
    }
    isDrawing = false
  }
}

struct Report: View {
  @State private var shown: String?
  @State private var finished: String?
  @State private var isShown = false

  /// What is shown was set with the state that the body reads.
  var body: some View {
    Button(finished == nil ? "Make" : "Show") {
      if finished != nil {
        shown = finished
        isShown = true
      } else {
        shown = "A"
        finished = "A"
      }
    }
    .sheet(isPresented: $isShown) { if let shown { Text(shown) } }
  }
}
