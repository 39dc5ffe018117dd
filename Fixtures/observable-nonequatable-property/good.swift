import Combine
import SwiftUI

struct Beat: Equatable { var value = 0.0 }
struct Pulse: Hashable { var value = 0.0 }
struct Chart { var points: [Double] = [] }
struct Style: Comparable {
  var rank = 0
  static func < (a: Style, b: Style) -> Bool { a.rank < b.rank }
}
enum Mode { case idle, busy }
final class Session { var name = "" }
struct Later {}
extension Later: Equatable {}
struct Quiet { var value = 0 }

@Observable final class Monitor {
  var beat = Beat()
  var pulse = Pulse()
  var style = Style()
  var mode = Mode.idle
  var modes: [Mode] = []
  var session = Session()
  var later = Later()
  var number = 0
  /// Written now and then.
  var chart = Chart()
  /// Announces nothing.
  @ObservationIgnored var quiet = Quiet()
  @ObservationIgnored private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.beat = Beat(value: 1)
      self?.pulse = Pulse(value: 1)
      self?.style = Style()
      self?.mode = .busy
      self?.modes = [.idle]
      self?.session = Session()
      self?.later = Later()
      self?.number += 1
      self?.quiet = Quiet()
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.chart = Chart()
    }
  }

  func draw() { chart = Chart(points: [1]) }
}

/// Announces as a whole, whatever is written.
final class Old: ObservableObject {
  @Published var chart = Chart()
  func poll() {
    while true { chart = Chart() }
  }
}
