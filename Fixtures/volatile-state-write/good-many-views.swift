import SwiftUI

// Most of the views get equal values, which costs little.

/// Many views instead of a list; written in a method, through a local.
struct Dashboard: View {
  @State private var turn = 0.0

  private var drag: some Gesture {
    DragGesture(minimumDistance: 2)
      .onChanged { value in
        let width = max(0, value.translation.width)
        self.turn += width * 2
      }
  }

  private var dials: some View {
    HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
  }

  var body: some View {
    VStack {
      dials.rotationEffect(.degrees(turn))
      HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5") }
    }
    .gesture(drag)
  }
}
