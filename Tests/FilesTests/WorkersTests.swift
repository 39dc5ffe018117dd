// Workers: every item once, results in order, failures the same at every run.

import Foundation
import Synchronization
import Testing

@testable import Files

private struct Failure: Error, Equatable { let item: Int }

/// Needs more stack than the threads of a pool have.
@inline(never) private func deep(_ depth: Int) -> Int {
  let page = (0..<8).map { $0 + depth }
  return depth == 0 ? page[0] : deep(depth - 1) + page[7] - page[7] + 1
}

@Suite struct WorkersTests {
  @Test(arguments: [-1, 0, 1, 2, 3, 8, 64]) func resultsAreInTheOrderOfTheItems(_ jobs: Int) {
    let items = Array(0..<1000)
    let (outputs, states) = concurrentMap(items, jobs: jobs, state: { _ in 0 }) { count, item in
      count += 1
      return item * 2
    }
    #expect(outputs == items.map { $0 * 2 })
    #expect(states.reduce(0, +) == 1000)
    #expect(states.count == max(1, jobs))
  }

  @Test func thereAreNoMoreWorkersThanItems() {
    let empty = concurrentMap([Int](), jobs: 4, state: { $0 }) { _, item in item }
    #expect(empty.outputs.isEmpty && empty.states.isEmpty)
    #expect(concurrentMap([1, 2], jobs: 4, state: { $0 }) { _, item in item }.states == [0, 1])
    #expect(concurrentMap([7], jobs: 1) { $0 + 1 } == [8])
  }

  @Test func anyOrderGivesTheSameResult() {
    let items = Array(0..<100)
    let begun = Mutex<[Int]>([])
    let outputs = concurrentMap(items, jobs: 1, order: items.reversed()) { item in
      begun.withLock { $0.append(item) }
      return String(item)
    }
    #expect(outputs == items.map(String.init))
    #expect(begun.withLock { $0 } == items.reversed())
    var random = FixedRandom(state: 5)
    #expect(concurrentMap(items, jobs: 3, order: items.shuffled(using: &random)) { $0 } == items)
  }

  @Test func outputsMayBeOptional() {
    #expect(concurrentMap([1, 2, 3], jobs: 2) { $0 == 2 ? nil : $0 } == [1, nil, 3])
  }

  @Test(arguments: [1, 2, 8]) func theFirstFailureInOrderIsThrown(_ jobs: Int) {
    for _ in 0..<50 {
      #expect(throws: Failure(item: 13)) {
        try concurrentMap(Array(0..<200), jobs: jobs) { (item) throws(Failure) -> Int in
          if item % 10 == 3, item > 10 { throw Failure(item: item) }
          return item
        }
      }
      #expect(throws: Failure(item: 193)) {
        try concurrentMap(Array(0..<200), jobs: jobs, order: (0..<200).reversed()) {
          (item) throws(Failure) -> Int in
          if item % 10 == 3 { throw Failure(item: item) }
          return item
        }
      }
    }
  }

  @Test func failuresEndTheWorkSoon() {
    let count = Atomic<Int>(0)
    #expect(throws: Failure.self) {
      try concurrentMap(Array(0..<100_000), jobs: 2) { (item) throws(Failure) -> Int in
        count.wrappingAdd(1, ordering: .relaxed)
        throw Failure(item: item)
      }
    }
    #expect(count.load(ordering: .relaxed) <= 2)
  }

  @Test(arguments: [1, 4]) func stacksAreDeep(_ jobs: Int) {
    #expect(concurrentMap([20_000, 20_000, 20_000], jobs: jobs, deep) == [20_000, 20_000, 20_000])
  }

  @Test func workersRunAtTheSameTime() {
    // Each waits for the other: with one worker after the other this would wait for ever.
    let arrived = Atomic<Int>(0)
    _ = concurrentMap([0, 1], jobs: 2) { _ in
      arrived.wrappingAdd(1, ordering: .relaxed)
      let start = Platform.monotonicNanoseconds
      while arrived.load(ordering: .relaxed) < 2, Platform.monotonicNanoseconds - start < 20_000_000_000 {
        sched_yield()
      }
    }
    #expect(arrived.load(ordering: .relaxed) == 2)
  }

  @Test func statesAreFreed() {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let value = Held()
      held = value
      _ = concurrentMap([1, 2, 3], jobs: 2, state: { _ in value }) { state, item in
        _ = state
        return item
      }
    }
    #expect(held == nil)
  }

  @Test func workMayBeNested() {
    let sums = concurrentMap([10, 20, 30], jobs: 2) { count in
      concurrentMap(Array(0..<count), jobs: 2) { $0 }.reduce(0, +)
    }
    #expect(sums == [45, 190, 435])
  }
}
