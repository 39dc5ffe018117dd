import Combine
import Observation
import SwiftUI

final class Oven: ObservableObject {
  @Published var isHot = false
  @Published private var degrees = 0
  /// Set in `init` only.
  private(set) var name: String
  let model = "O"
  /// Always set together with what is published.
  var program = ""
  var minutes = 0
  /// Nobody shows it.
  var uses = 0
  /// Filled while it is read.
  private var cache: [String]?
  lazy var manual = "Manual"
  var label: String { "\(degrees)" }
  var programs: [String] {
    if let cache { return cache }
    let made = ["a", "b"]
    cache = made
    return made
  }
  init(name: String) { self.name = name }
  func start(_ program: String) {
    self.program = program
    reset()
    heat()
  }
  private func reset() { minutes = 0 }
  private func heat() { isHot = true }
  func count() { uses += 1 }
}

struct OvenView: View {
  @ObservedObject var oven: Oven
  var body: some View {
    Text(oven.name + oven.model + oven.program + oven.label + oven.manual)
    Text("\(oven.minutes) \(oven.programs.count)")
    Button("Count") { oven.count() }
  }
}

/// It announces by itself.
final class Manual: ObservableObject {
  var text = "" {
    willSet { objectWillChange.send() }
  }
  func change() { text = "b" }
}

struct ManualView: View {
  @ObservedObject var manual: Manual
  var body: some View { Text(manual.text) }
}

/// No view watches it: another matter.
final class Quiet: ObservableObject {
  var text = ""
  func change() { text = "b" }
}

struct QuietView: View {
  let quiet: Quiet
  var body: some View { Text(quiet.text) }
}

@Observable final class Tracked {
  var text = ""
  @ObservationIgnored var log: [String] = []
  func change() {
    log.append(text)
    text = "b"
  }
}

struct TrackedView: View {
  let tracked: Tracked
  var body: some View { Text(tracked.text + "\(tracked.log.count)") }
}
