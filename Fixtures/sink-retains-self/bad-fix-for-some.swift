import Combine
import Foundation

// One closure that keeps the object is enough: without a fix for each there is none.
final class Barometer {
  private var cancellables: Set<AnyCancellable> = []
  private var pressure = 0
  private let station = CurrentValueSubject<Int, Never>(0)

  func follow() {
    station.sink { self.pressure = $0 }  // expect: 4 subscriptions in `cancellables` capture `self`, so that the `Barometer` is never deallocated
      .store(in: &cancellables)
    // More than calls on the object, and a closure in the closure.
    station
      .sink { value in
        let next = value + self.pressure  // note: `self` is captured here
        self.pressure = next
      }
      .store(in: &cancellables)
    station.sink { value in DispatchQueue.main.async { self.announce(value) } }  // note: `self` is captured here
      .store(in: &cancellables)
    station.sink { [self] in announce($0) }  // note: `self` is captured here
      .store(in: &cancellables)
  }

  private func announce(_ value: Int) {}
}
