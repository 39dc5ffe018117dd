import Combine
import Foundation

final class Weather {
  private var cancellables: Set<AnyCancellable> = []
  private var degrees = 0
  private var names: [String] = []
  private let station = CurrentValueSubject<Int, Never>(0)

  func follow() {
    station.sink { [weak self] in self?.degrees = $0 }  // expect: 3 subscriptions in `cancellables` capture `self`, so that the `Weather` is never deallocated
      .store(in: &cancellables)
    station
      .sink { [weak self] value in
        self?.degrees = value  // note: `self` is captured here
        self?.names.append("\(value)")
        self?.announce(value)
      }
      .store(in: &cancellables)
    station.sink(receiveValue: { [weak self] in self?.announce($0) }).store(in: &cancellables)  // note: `self` is captured here
  }

  private func announce(_ value: Int) {}
}
