import Combine
import SwiftUI
import UIKit

struct Gauge2: UIViewRepresentable {
  let limit: Int

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }

  final class Coordinator: NSObject {
    private let limit: Int  // expect: the coordinator keeps the first `limit` in `limit`
    private let values = PassthroughSubject<Int, Never>()
    private var bag: Set<AnyCancellable> = []
    init(limit: Int) {
      self.limit = limit
      super.init()
      observe()
    }
    // Only the initializer calls it, but the closure runs with each value.
    private func observe() {
      values.sink { [weak self] value in
        guard let self, value > self.limit else { return }
        print(value)
      }
      .store(in: &bag)
    }
  }
}

struct Page: View {
  @State private var limit = 1
  var body: some View {
    Stepper("Limit", value: $limit)
    Gauge2(limit: limit)
  }
}
