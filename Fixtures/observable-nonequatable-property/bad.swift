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
  var reading = Reading()  // expect: info: `Reading` is not `Equatable`: every write of `reading` counts as a change, and it is written with each tick of a timer
  var phase = Phase.idle
  var last: Phase?  // expect: `Phase` is not `Equatable`: every write of `last` counts as a change, and it is written with each value of a publisher
  var wind: Wind = Wind()  // expect: written with each element of a stream
  var all: [Reading] = []  // note: the same goes for this one
  var called = Call()  // expect: written with each tick of a timer
  var points: [Point] = []  // expect: `Point` is not `Equatable`: every write of `points` counts as a change, and it is written each time round a loop
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private var timer: Timer?

  func start(_ values: AnyPublisher<Reading, Never>) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // note: called with each tick
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
