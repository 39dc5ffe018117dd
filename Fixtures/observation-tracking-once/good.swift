import SwiftUI

@Observable final class Tally { var count = 0 }

@MainActor final class Watcher {
  let tally = Tally()
  var text = ""

  /// Again, at once or through others.
  func observe() {
    withObservationTracking {
      text = "\(tally.count)"
    } onChange: {
      Task { @MainActor [weak self] in self?.observe() }
    }
  }

  func start() {
    withObservationTracking {
      text = "\(tally.count)"
    } onChange: { [weak self] in
      DispatchQueue.main.async { self?.restart() }
    }
  }
  private func restart() { start() }

  /// A loop around it.
  func follow() async {
    while !Task.isCancelled {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          text = "\(tally.count)"
        } onChange: {
          continuation.resume()
        }
      }
    }
  }

  /// The caller decides.
  func once(onChange: @escaping @Sendable () -> Void) {
    withObservationTracking({ _ = tally.count }, onChange: onChange)
  }
  func handing(_ changed: @escaping @Sendable () -> Void) {
    withObservationTracking { _ = tally.count } onChange: { changed() }
  }

  func local() {
    @Sendable @MainActor func again() {
      withObservationTracking { text = "\(tally.count)" } onChange: {
        Task { @MainActor in again() }
      }
    }
    again()
  }
}
