import SwiftUI

struct Lottery: View {
  @State private var drawn = 0
  private func draw() { drawn = Int.random(in: 1...49) }
  var body: some View { Button("Draw \(drawn)") { draw() } }
}
