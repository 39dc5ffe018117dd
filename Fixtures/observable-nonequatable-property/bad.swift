import Combine
import SwiftUI

struct Reading { var value = 0.0 }  // note: not `Equatable`

enum Phase {
  case idle
  case busy(Reading)
}

struct Wind: Codable { var speed = 0.0 }

struct Call { var number = 0 }

struct Point { var x = 0 }

@Observable final class Station {
  var reading = Reading()  // expect: info: a write of `reading` on each tick of a timer always counts as a change, because `Reading` is not `Equatable`
  var phase = Phase.idle
  var last: Phase?  // expect: a write of `last` for each value of a publisher always counts as a change, because `Phase` is not `Equatable`
  var wind: Wind = Wind()  // expect: a write of `wind` for each element of a stream always counts as a change
  var all: [Reading] = []  // note: this property has the same type
  var called = Call()  // expect: a write of `called` on each tick of a timer always counts as a change
  var points: [Point] = []  // expect: a write of `points` in a loop always counts as a change, because `Point` is not `Equatable`
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private var timer: Timer?

  func start(_ values: AnyPublisher<Reading, Never>) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // note: runs on each tick
      self?.reading = Reading(value: 1)  // note: written here
      self?.tick()  // note: called from here
    }
    values.sink { [weak self] in self?.last = .busy($0) }.store(in: &cancellables)
  }

  func follow(_ winds: AsyncStream<Wind>) async {
    for await wind in winds { self.wind = wind }
  }

  func poll() async {
    while !Task.isCancelled {
      all = []
      points = []
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }

  private func tick() {
    called = Call()  // note: written here
  }
}
