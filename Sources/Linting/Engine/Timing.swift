// Where the time of a run goes, for those who ask.

import Files
import Synchronization

/// Counts the time of phases and rules. Times of rules are those of all workers together; what several rules
/// need, as a view tree, counts for the one that asks first.
public final class Timing: Sendable {
  private struct Times {
    var phases: [(name: String, nanoseconds: UInt64)] = []
    var rules: [String: UInt64] = [:]
  }
  private let times = Mutex(Times())

  public init() {}

  /// The phases in the order in which they ended.
  public var phases: [(name: String, nanoseconds: UInt64)] { times.withLock { $0.phases } }
  /// By the id of a rule, the longest first.
  public var rules: [(rule: String, nanoseconds: UInt64)] {
    times.withLock { $0.rules }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

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

/// The rule that is at work in a file, and since when.
struct RuleClock {
  private(set) var spent: [String: UInt64] = [:]
  private var current: String?
  private var start: UInt64 = 0

  /// The next rule begins; nil at the end.
  mutating func turn(to rule: String?) {
    let now = Platform.monotonicNanoseconds
    if let current { spent[current, default: 0] += now - start }
    current = rule
    start = now
  }
}

/// Measures if somebody asks.
func measured<Result>(_ timing: Timing?, _ phase: String, _ body: () -> Result) -> Result {
  guard let timing else { return body() }
  return timing.measure(phase, body)
}
