import SwiftUI

struct Confetti: View {
  let colors: [Color]
  @State private var count = 0
  var body: some View {
    Stepper("Count", value: $count)
    Piece(color: colors.randomElement()!, size: count)
  }
}

struct Piece: View {
  @State var color: Color
  let size: Int
  var body: some View { Circle().fill(color).frame(width: CGFloat(size)) }
}
