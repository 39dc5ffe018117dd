import Combine
import Foundation
import UIKit

final class Sensor {
  let values = PassthroughSubject<Int, Never>()
}

final class Panel {
  private var cancellables: Set<AnyCancellable> = []
  private var level = 0

  func connect(_ sensor: Sensor) {
    let level = level
    sensor.values
      .map { $0 + level }
      .filter { [weak self] in $0 > self?.level ?? 0 }
      .handleEvents(receiveOutput: { [weak self] in self?.level = $0 })
      .sink { print($0) }
      .store(in: &cancellables)
  }
}

// There is one of it, for as long as the program runs.
final class Delegate: UIResponder, UIApplicationDelegate {
  private var cancellables: Set<AnyCancellable> = []
  private var level = 0

  func connect(_ sensor: Sensor) {
    sensor.values.sink { self.level = $0 }.store(in: &cancellables)
  }
}
