import Combine
import Foundation

final class Weather {
  private var cancellables: Set<AnyCancellable> = []
  private var degrees = 0
  private var names: [String] = []
  private let station = CurrentValueSubject<Int, Never>(0)

  func follow() {
    station.sink { [weak self] in self?.degrees = $0 }  // expect: 6 subscriptions in `cancellables` capture `self`, so that the `Weather` is never deallocated
      .store(in: &cancellables)
    station
      .sink { [weak self] value in
        self?.degrees = value  // note: `self` is captured here
        self?.names.append("\(value)")
        self?.announce(value)
      }
      .store(in: &cancellables)
    station.sink(receiveValue: { [weak self] in self?.announce($0) }).store(in: &cancellables)  // note: `self` is captured here
    // Left to the reader: more than calls on the object, and a closure in the closure.
    station
      .sink { value in
        let next = value + self.degrees  // note: `self` is captured here
        self.degrees = next
      }
      .store(in: &cancellables)
    station.sink { value in DispatchQueue.main.async { self.announce(value) } }  // note: `self` is captured here
      .store(in: &cancellables)
    station.sink { [self] in announce($0) }  // note: `self` is captured here
      .store(in: &cancellables)
  }

  private func announce(_ value: Int) {}
}
