import SwiftUI

/// Nothing attaches the gesture.
struct Cards: View {
  @State private var cards: [String] = []
  @State private var offset = 0.0
  private var drag: some Gesture { DragGesture().onChanged { offset = $0.translation.width } }
  var body: some View {
    List(cards, id: \.self) { Text($0) }
      .offset(x: offset)
      .onTapGesture { cards.append("A") }
  }
}
