import Combine
import SwiftUI
import UIKit

// A generator that nothing prepares is as good as the one before, and nothing sends to the subject.

struct Tile: View {
  let title: String
  let impact = UIImpactFeedbackGenerator()
  let taps = PassthroughSubject<Int, Never>()
  @State private var count = 0
  var body: some View {
    Button(title) { impact.impactOccurred() }
      .onReceive(taps) { count = $0 }
  }
}

struct Board: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Tile(title: title)
  }
}
