import Combine

final class Player {
  @Published var title = ""
  @Published var volume = 0
  private var cancellables: Set<AnyCancellable> = []  // note: the `Player` keeps the subscription
  private var timers: Set<AnyCancellable> = []

  func start() {
    $title.sink { self.show($0) }.store(in: &cancellables)  // expect: 3 subscriptions in `cancellables` capture `self`, so that the `Player` is never deallocated
    $volume.sink { self.volume = $0 }.store(in: &cancellables)  // note: `self` is captured here
    $volume.sink { [weak self] in self?.volume = $0 }.store(in: &cancellables)
    $title.map(\.count).sink { self.volume = $0 }.store(in: &cancellables)  // note: `self` is captured here
    $title.sink { self.show($0) }.store(in: &timers)  // expect: the subscription in `timers` captures `self`
  }
  private func show(_ text: String) {}
}
