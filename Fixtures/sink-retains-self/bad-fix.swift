import Combine
import Foundation

final class Weather {
  private var cancellables: Set<AnyCancellable> = []
  private var degrees = 0
  private var names: [String] = []
  private let station = CurrentValueSubject<Int, Never>(0)

  func follow() {
    station.sink { self.degrees = $0 }  // expect: keeps `self`
      .store(in: &cancellables)
    station
      .sink { value in  // expect: keeps `self`
        self.degrees = value
        self.names.append("\(value)")
        self.announce(value)
      }
      .store(in: &cancellables)
    station.sink(receiveValue: { self.announce($0) }).store(in: &cancellables)  // expect: keeps `self`
    // Left to the reader: more than calls on the object, and a closure in the closure.
    station
      .sink { value in  // expect: keeps `self`
        let next = value + self.degrees
        self.degrees = next
      }
      .store(in: &cancellables)
    station.sink { value in DispatchQueue.main.async { self.announce(value) } }  // expect: keeps `self`
      .store(in: &cancellables)
    station.sink { [self] in announce($0) }  // expect: keeps `self`
      .store(in: &cancellables)
  }

  private func announce(_ value: Int) {}
}
