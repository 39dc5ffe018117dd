import Combine
import Foundation

class Session {
  let events = PassthroughSubject<Int, Never>()
}

final class Download {
  private var kept: Set<AnyCancellable> = []
  private var bytes = 0

  func once(_ session: Session, _ url: URL) {
    Just(1).sink { self.bytes = $0 }.store(in: &kept)
    session.events.first().sink { self.bytes = $0 }.store(in: &kept)
    session.events.prefix(1).sink { self.bytes = $0 }.store(in: &kept)
    Future<Int, Never> { $0(.success(1)) }.sink { self.bytes = $0 }.store(in: &kept)
    URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).replaceError(with: 0)
      .sink { self.bytes = $0 }.store(in: &kept)
    fetched(url).sink { self.bytes = $0 }.store(in: &kept)
  }

  private func fetched(_ url: URL) -> AnyPublisher<Int, Never> {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data.count).replaceError(with: 0).eraseToAnyPublisher()
  }
}
