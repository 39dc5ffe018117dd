import Combine
import Foundation

final class Sensor {
  let values = PassthroughSubject<Int, Never>()
}

final class Panel {
  private var cancellables: Set<AnyCancellable> = []
  private var connection: AnyCancellable?
  private var level = 0

  func connect(_ sensor: Sensor) {
    // Not in the last closure, but on the way there.
    sensor.values
      .map { $0 + self.level }  // note: `self` is captured here
      .sink { print($0) }  // expect: warning: the subscription in `cancellables` captures `self`, so that the `Panel` is never deallocated
      .store(in: &cancellables)
    connection = sensor.values
      .handleEvents(receiveOutput: { self.level = $0 })
      .sink { _ in }  // expect: warning: the subscription in `connection` captures `self`, so that the `Panel` is never deallocated
  }
}

final class Building {
  private var panels: [Panel] = []
  func addPanel() { panels.append(Panel()) }
}
