import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var first = 0
  @Published var second = 0
  private var changes = 0
  private var cancellables: Set<AnyCancellable> = []
  private var own: AnyCancellable?

  init() {
    own = objectWillChange.sink { _ in self.changes += 1 }  // expect: sink-retains-self:
    $first.sink { self.changes = $0 }.store(in: &cancellables)  // expect: sink-retains-self:
  }

  func load() {
    first += 1
    second += 1
  }
}
