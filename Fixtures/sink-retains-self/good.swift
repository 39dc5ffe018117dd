import Combine
import SwiftUI

final class Station: ObservableObject {
  @Published var signal = 0
}

final class Listener: ObservableObject {
  @Published var level = 0
  private var cancellables: Set<AnyCancellable> = []
  private var connection: AnyCancellable?
  private let station: Station

  init(station: Station) {
    self.station = station
    station.$signal.sink { [weak self] in self?.level = $0 }.store(in: &cancellables)
    station.$signal.sink { [unowned self] in level = $0 }.store(in: &cancellables)
    station.$signal.assign(to: &$level)
    station.$signal.sink { print($0) }.store(in: &cancellables)
    station.$signal.sink { [level] in print($0 + level) }.store(in: &cancellables)
    station.$signal.sink { [weak self] value in
      guard let self else { return }
      self.level = value
    }.store(in: &cancellables)
    DispatchQueue.main.async { [weak self] in
      self?.connection = station.$signal.sink { value in self?.level = value }
    }
    // It is not kept.
    let brief = station.$signal.sink { self.level = $0 }
    brief.cancel()
  }

  func connect() {
    connection = station.$signal.sink { self.level = $0 }
  }

  func disconnect() {
    connection?.cancel()
  }
}

/// There is only one.
final class Log {
  static let shared = Log()
  private var lines = 0
  private var cancellables: Set<AnyCancellable> = []
  private init() {
    NotificationCenter.default.publisher(for: Notification.Name("line"))
      .sink { _ in self.lines += 1 }
      .store(in: &cancellables)
  }
}

/// A struct keeps nothing alive.
struct Gauge2 {
  var cancellables: Set<AnyCancellable> = []
  var level = 0
  mutating func watch(_ station: Station) {
    station.$signal.sink { print($0) }.store(in: &cancellables)
  }
  func show() { print(self.level) }
}
