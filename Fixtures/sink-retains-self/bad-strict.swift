// They let go when they end: advice only.
// with: strict
import Combine
import Foundation

class Session {
  let events = PassthroughSubject<Int, Never>()
}

final class Download {
  private var kept: Set<AnyCancellable> = []
  private var bytes = 0

  func once(_ session: Session, _ url: URL) {
    Just(1).sink { self.bytes = $0 }.store(in: &kept)  // expect: info: the subscription in `kept` captures `self`, which keeps the `Download` until the publisher ends
    session.events.first().sink { self.bytes = $0 }.store(in: &kept)  // expect: info:
    session.events.prefix(1).sink { self.bytes = $0 }.store(in: &kept)  // expect: info:
    Future<Int, Never> { $0(.success(1)) }.sink { self.bytes = $0 }.store(in: &kept)  // expect: info:
    URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).replaceError(with: 0)
      .sink { self.bytes = $0 }.store(in: &kept)  // expect: info:
    fetched(url).sink { self.bytes = $0 }.store(in: &kept)  // expect: info:
  }

  private func fetched(_ url: URL) -> AnyPublisher<Int, Never> {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).replaceError(with: 0).eraseToAnyPublisher()
  }
}
