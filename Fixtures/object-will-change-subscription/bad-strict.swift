// Passing on what a part of an object announces is the accepted way: advice only.
// with: strict
import Combine
import SwiftUI

final class Drawer: ObservableObject {
  @Published var isOpen = false
}

final class Cabinet: ObservableObject {
  let drawer = Drawer()
  private var cancellables: Set<AnyCancellable> = []
  init() {
    drawer.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }  // expect: info:
      .store(in: &cancellables)
  }
}
