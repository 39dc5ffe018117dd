import Combine
import Foundation

final class Trail: ObservableObject {
  @Published var isAtStart = true {
    didSet { steps += isAtStart ? 0 : 1 }
  }
  private var steps = 0
  @Published var path: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $path.map(\.isEmpty)
      .assign(to: \.isAtStart, on: self)  // expect: captures `self`  // help: use `sink` with `[weak self]`, and assign in its closure
      .store(in: &subscriptions)
  }
}
