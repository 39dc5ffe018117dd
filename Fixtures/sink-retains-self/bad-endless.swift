import Combine
import Foundation

/// All of these go on as long as the program runs.
final class Station {
  private let subject = PassthroughSubject<Int, Never>()
  let center = NotificationCenter.default
  var changes: AnyPublisher<Int, Never> { subject.map { $0 + 1 }.eraseToAnyPublisher() }
  func values() -> AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
}

final class Clock: ObservableObject {
  var time = 0
  private var ticks: AnyCancellable?
  private var notes: AnyCancellable?
  private var values: AnyCancellable?
  private var merged: AnyCancellable?
  private var assigned: AnyCancellable?

  init(_ station: Station) {
    ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { _ in self.time += 1 }  // expect: the subscription in `ticks`
    notes = station.center.publisher(for: Notification.Name("x"))
      .sink { _ in self.time += 1 }  // expect: the subscription in `notes`
    let changes = station.values()
    values = changes.sink { self.time = $0 }  // expect: the subscription in `values`
    merged = Publishers.Merge(station.changes, Just(1))
      .sink { self.time = $0 }  // expect: the subscription in `merged`
    // No published property, so that Combine cannot assign by itself.
    assigned = station.changes.assign(to: \.time, on: self)  // expect: the subscription in `assigned`  // help: use `sink` with `[weak self]`, and assign in its closure
  }
}
