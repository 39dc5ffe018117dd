import SwiftUI

struct CardTable: View {
  @State private var hand: [Int] = []
  @State private var deck = Array(1...52)

  private func draw() {
    hand.append(deck.removeLast())
  }

  var body: some View {
    Button("Draw \(hand.count)") { draw() }
  }
}
