// Work on many items at once.

import Synchronization

/// Runs `body` on every item, `jobs` at a time, and returns the results in the order of the items.
///
/// The workers are threads. Each takes the next item when it has finished one, so a few large items do not delay
/// others. Threads are used rather than tasks for two reasons. The caller is an ordinary function, which would block a
/// thread of the tasks' pool. And parsing is recursive: nesting is capped, but each level of the grammar takes several
/// frames, for which the 512 KiB of macOS's pool threads are too small. Even a single worker therefore gets a thread,
/// with `stackBytes` of its own.
///
/// - Parameters:
///   - jobs: The number of workers. At least 1 is used, and at most one for each item.
///   - order: The order in which items are started, as indices, each exactly once. With the largest first, workers end
///     at about the same time. The order of the result does not depend on it.
///   - stackBytes: The stack size of each worker. It reserves address space; only touched pages take memory.
///   - state: Makes the state that a worker keeps from item to item, such as a table of names. It is called once for
///     each worker, on its thread, with the worker's number.
///   - body: Its result must not depend on the state, because timing decides which items share a state.
/// - Returns: The outputs, and the states in the order of the workers' numbers. A worker that started too late to get
///   an item still has a state. A worker without a thread, because the system refused one, has none.
/// - Throws: The first error of `body` in `order`, which is the same in every run. Items after it may or may not have
///   been processed.
/// - Precondition: `order` has each index of `items` once.
public func concurrentMap<Item: Sendable, State: Sendable, Output: Sendable, Failure: Error>(
  _ items: [Item],
  jobs: Int,
  order: [Int]? = nil,
  stackBytes: Int = 16 << 20,
  state makeState: @Sendable (_ worker: Int) -> State,
  _ body: @Sendable (inout State, Item) throws(Failure) -> Output
) throws(Failure) -> (outputs: [Output], states: [State]) {
  precondition(order == nil || order!.count == items.count, "the order must have each index once")
  let workerCount = min(max(jobs, 1), items.count)
  let desks = (0..<workerCount).map { _ in Desk<State, Output, Failure>() }
  let next = Atomic<Int>(0)
  let hasFailed = Atomic<Bool>(false)

  Platform.onThreads(workerCount, stackBytes: stackBytes) { worker in
    var state = makeState(worker)
    var made: [(index: Int, output: Output)] = []
    made.reserveCapacity(items.count / workerCount + 1)
    var failed: (place: Int, failure: Failure)?
    while !hasFailed.load(ordering: .relaxed) {
      let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard place < items.count else { break }
      let index = order?[place] ?? place
      do throws(Failure) {
        made.append((index, try body(&state, items[index])))
      } catch {
        failed = (place, error)
        hasFailed.store(true, ordering: .relaxed)
      }
    }
    desks[worker].leave(state: state, made: made, failed: failed)
  }

  // Items are taken in order, and a taken item is finished. Every item before the first failure has therefore been
  // tried, and that failure is the first in every run.
  var first: (place: Int, failure: Failure)?
  for desk in desks {
    if let failed = desk.failed, failed.place < first?.place ?? .max { first = failed }
  }
  if let first { throw first.failure }

  var outputs = [Output?](repeating: nil, count: items.count)
  for desk in desks {
    for (index, output) in desk.made {
      precondition(outputs[index] == nil, "the order must have each index once")
      outputs[index] = .some(output)
    }
  }
  // Written as a loop, as above: closures and key paths over generic types cost half a millisecond at their first use,
  // when the run-time library looks up conformances.
  var states: [State] = []
  for desk in desks {
    if let state = desk.state { states.append(state) }
  }
  return (outputs.map { $0! }, states)
}

/// Runs `body` on every item as above, without a state.
public func concurrentMap<Item: Sendable, Output: Sendable, Failure: Error>(
  _ items: [Item],
  jobs: Int,
  order: [Int]? = nil,
  stackBytes: Int = 16 << 20,
  _ body: @Sendable (Item) throws(Failure) -> Output
) throws(Failure) -> [Output] {
  try concurrentMap(items, jobs: jobs, order: order, stackBytes: stackBytes) { _ in
    ()
  } _: { (_: inout Void, item: Item) throws(Failure) -> Output in
    try body(item)
  }.outputs
}

/// The results of one worker. Only its thread writes here, and ends before another thread reads. Unchecked sharing is
/// therefore safe, without a lock for each item.
private final class Desk<State, Output, Failure: Error>: @unchecked Sendable {
  private(set) var state: State?
  private(set) var made: [(index: Int, output: Output)] = []
  private(set) var failed: (place: Int, failure: Failure)?

  func leave(
    state: State, made: [(index: Int, output: Output)], failed: (place: Int, failure: Failure)?
  ) {
    self.state = state
    self.made = made
    self.failed = failed
  }
}
