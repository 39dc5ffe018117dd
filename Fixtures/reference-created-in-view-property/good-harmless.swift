import SwiftUI
import UIKit

struct Shown: UIViewRepresentable {
  private let queue = DispatchQueue(label: "shown")
  let count: Int
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    queue.sync { view.text = "\(count)" }
  }
}

struct Timed: UIViewRepresentable {
  private let queue: OperationQueue
  init() { queue = OperationQueue() }
  final class Coordinator {
    let queue: OperationQueue
    init(_ queue: OperationQueue) { self.queue = queue }
  }
  func makeCoordinator() -> Coordinator { Coordinator(queue) }
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {}
}

struct Both: View {
  @State private var count = 0
  var body: some View {
    Stepper("Count", value: $count)
    Shown(count: count)
    Timed()
  }
}
