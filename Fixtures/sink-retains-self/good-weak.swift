import Combine
import Foundation

final class Sensor {
  let values = PassthroughSubject<Int, Never>()
}

final class Panel: ObservableObject {
  @Published private(set) var level = 0
  private var cancellables: Set<AnyCancellable> = []
  private let sensor: Sensor

  init(sensor: Sensor) {
    self.sensor = sensor
    sensor.values
      .map { [weak self] in $0 + (self?.level ?? 0) }
      .sink { [weak self] value in self?.level = value }
      .store(in: &cancellables)
    sensor.values.receive(on: RunLoop.main).assign(to: &$level)
    sensor.values.sink { value in print(value) }.store(in: &cancellables)
  }
}
