// The time that the phases and rules of a run take.

import Files
import Synchronization

/// Measures the time of phases and rules. The time of a rule is the sum over all workers. What several rules use, such
/// as a view tree, counts for the rule that uses it first.
public final class Timing: Sendable {
  private struct Times {
    var phases: [(name: String, nanoseconds: UInt64)] = []
    var rules: [String: UInt64] = [:]
  }
  private let times = Mutex(Times())

  public init() {}

  /// The phases in the order in which they ended.
  public var phases: [(name: String, nanoseconds: UInt64)] { times.withLock { $0.phases } }
  /// The time of each rule, the longest first.
  public var rules: [(rule: String, nanoseconds: UInt64)] {
    times.withLock { $0.rules }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The result of `body`, whose time counts as that of a phase, also if it throws.
  public func measure<Result, Failure: Error>(
    _ phase: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = Platform.monotonicNanoseconds
    defer {
      let spent = Platform.monotonicNanoseconds - start
      times.withLock { $0.phases.append((phase, spent)) }
    }
    return try body()
  }

  func add(_ spent: [String: UInt64]) {
    times.withLock { times in
      for (rule, nanoseconds) in spent { times.rules[rule, default: 0] += nanoseconds }
    }
  }
}

/// The current rule in a file, and when it began.
struct RuleClock {
  private(set) var spent: [String: UInt64] = [:]
  private var current: String?
  private var start: UInt64 = 0

  /// Begins the next rule; nil at the end.
  mutating func turn(to rule: String?) {
    let now = Platform.monotonicNanoseconds
    if let current { spent[current, default: 0] += now - start }
    current = rule
    start = now
  }
}

/// Measures the phase if the run is timed.
func measured<Result>(_ timing: Timing?, _ phase: String, _ body: () -> Result) -> Result {
  guard let timing else { return body() }
  return timing.measure(phase, body)
}
