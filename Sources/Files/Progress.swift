// A line on the terminal that shows the progress of a long run.

import Synchronization

/// Counts finished items. If standard error is a terminal, shows the count there once the work has lasted a second.
///
/// The worker that finishes an item also draws when it is time to. No extra thread can therefore outlive the work, and
/// nothing is drawn after the workers have ended.
public final class Progress: Sendable {
  /// What is being done, for the line, and to how many files; 0 if they are not counted.
  private let phase: Mutex<(words: String, total: Int)>
  private let isShown: Bool
  private let columns: @Sendable () -> Int
  private let clock: @Sendable () -> UInt64
  private let write: @Sendable (String) -> Void
  private let done = Atomic<Int>(0)
  /// The time of the next drawing, in nanoseconds. The thread that advances it draws.
  private let due: Atomic<UInt64>
  private let hasDrawn = Atomic<Bool>(false)

  private static let patience: UInt64 = 1_000_000_000
  private static let interval: UInt64 = 100_000_000

  /// - Parameter total: The number of files to process.
  public convenience init(total: Int) {
    let terminal = Platform.environment("TERM")
    self.init(
      total: total,
      isShown: StandardStream.error.isTerminal && terminal != nil && terminal != "dumb",
      columns: { StandardStream.error.columns ?? 80 },
      clock: { Platform.monotonicNanoseconds },
      write: { StandardStream.error.write($0) })
  }

  init(
    total: Int, isShown: Bool, columns: @escaping @Sendable () -> Int,
    clock: @escaping @Sendable () -> UInt64, write: @escaping @Sendable (String) -> Void
  ) {
    phase = Mutex(("", total))
    self.isShown = isShown
    self.columns = columns
    self.clock = clock
    self.write = write
    due = Atomic(isShown ? clock() + Self.patience : .max)
  }

  /// Begins the next phase of the work, once the workers of the last one have ended.
  ///
  /// - Parameters:
  ///   - words: What is done to the files: "checking".
  ///   - total: The number of files; 0 if they are not counted.
  public func begin(_ words: String, total: Int) {
    phase.withLock { $0 = (words, total) }
    done.store(0, ordering: .relaxed)
    if isShown { draw(0) }
  }

  /// The number of finished files.
  public var count: Int { done.load(ordering: .relaxed) }

  /// Counts one finished file. Any thread may call it, until `finish`.
  public func advance() {
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    if isShown { draw(count) }
  }

  /// Draws the line if it is time to.
  private func draw(_ count: Int) {
    let now = clock()
    let due = due.load(ordering: .relaxed)
    guard now >= due,
      self.due.compareExchange(
        expected: due, desired: now + Self.interval, ordering: .relaxed
      ).exchanged
    else { return }
    hasDrawn.store(true, ordering: .relaxed)
    let phase = phase.withLock { $0 }
    let files = phase.total == 0 ? [] : ["\(count) of \(phase.total) files"]
    // The last column stays empty, because some terminals begin a new line there.
    let text = ((phase.words.isEmpty ? [] : [phase.words]) + files).joined(separator: " ").prefix(max(columns() - 1, 0))
    write("\r\(text)\u{1B}[K")
  }

  /// Removes the line, if it was drawn. Call it when all workers have ended, before other output. Further calls do
  /// nothing.
  public func finish() {
    if hasDrawn.exchange(false, ordering: .relaxed) { write("\r\u{1B}[K") }
  }
}
