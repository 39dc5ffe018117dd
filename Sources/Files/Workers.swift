// Work on many items at once.

import Synchronization

/// Runs `body` on every item, `jobs` at a time, and returns what it made of each, in the order of
/// the items.
///
/// The workers are threads, which take the next item whenever they are done with one, so that a few
/// large items keep no one waiting. Threads rather than tasks, for two reasons. The caller is an
/// ordinary function, and blocking in it for tasks would take a thread away from them. And parsing
/// is recursive: nesting is capped, but each level of the grammar takes several
/// frames, which the 512 KiB that macOS gives to the threads of its pool do not hold. So even a
/// single worker gets a thread, with `stackBytes` of its own.
///
/// - Parameters:
///   - jobs: How many workers; fewer than 1 count as 1, and there are never more than items.
///   - order: In which order to begin the items, as indices: each exactly once. Largest first makes
///     the workers end together. The result's order does not depend on it.
///   - stackBytes: The stack of each worker. It is address space; memory only where touched.
///   - state: Makes what a worker keeps from item to item, such as a table of names. It is called
///     once for each worker, on its thread, with the worker's number.
///   - body: Which items share a state depends on time, so what it returns must not depend on what
///     the state holds.
/// - Returns: The outputs, and the states in the order of the workers' numbers. A worker that came
///   too late to get an item still has a state, but one that the system granted no thread to has
///   none.
/// - Throws: What `body` throws first in `order`, which is the same at every run. Items after it may
///   or may not have been worked on.
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

  // Places are handed out in order, and who has one finishes it. So whatever comes before the
  // first failure has been tried, and that failure is the first at every run.
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
  // Written out, as above: closures and key paths over types that are only known at run time cost half a
  // millisecond the first time, when the library looks up what those conform to.
  var states: [State] = []
  for desk in desks {
    if let state = desk.state { states.append(state) }
  }
  return (outputs.map { $0! }, states)
}

/// As above, for work that needs no state.
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

/// Where one worker leaves its work. Only its thread writes here, and it has ended before anyone
/// reads; that makes it safe to share unchecked, and needs no lock per item.
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
