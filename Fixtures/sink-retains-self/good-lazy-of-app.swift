import Combine

final class Clock {
  let ticks = PassthroughSubject<Int, Never>()
}

final class Watch {
  private var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  init(_ clock: Clock) {
    clock.ticks.sink { self.count = $0 }.store(in: &subscriptions)
  }
}

/// It lives as long as the app, and so does what it makes.
final class Services {
  static let shared = Services()
  private let clock = Clock()
  private(set) lazy var watch: Watch = { .init(clock) }()
}
