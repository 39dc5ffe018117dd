import Combine
import Foundation

/// Requests end, and release what they call.
enum Service {
  static func article(_ id: Int) -> AnyPublisher<String, Never> { resolve(id) }
  private static func resolve(_ id: Int) -> AnyPublisher<String, Never> { send(id).eraseToAnyPublisher() }
  private static func send(_ id: Int) -> AnyPublisher<String, Never> {
    Future<String, Never> { $0(.success("\(id)")) }.eraseToAnyPublisher()
  }
}

final class Reader: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []
  func load() {
    Service.article(1)
      .sink { self.text = $0 }
      .store(in: &subscriptions)
  }
}
