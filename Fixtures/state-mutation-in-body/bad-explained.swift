import SwiftUI
import UIKit

final class Queue: ObservableObject {
  @Published var pending: [String] = []
  func take() -> String? { pending.isEmpty ? nil : pending.removeFirst() }
}

struct Terminal: UIViewRepresentable {
  @ObservedObject var queue: Queue
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    // Taking it here prevents that two terminals show one text.
    if let text = queue.take() {  // expect: info:
      label.text = text
    }
  }
}
