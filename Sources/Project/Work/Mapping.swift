// How work is spread over threads.

/// A way to process many items, one at a time or several at once.
public protocol Mapping {
  /// The result of `body` for each item, in the order of the items.
  ///
  /// - Parameter file: The number of the file of an item.
  func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], of file: @Sendable (Item) -> Int, _ body: @Sendable (Item) -> Output
  ) -> [Output]
}

/// Processes one item after another.
public struct Serially: Mapping {
  public init() {}
  /// Calls `body` on the current thread. `file` is not used.
  public func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], of file: @Sendable (Item) -> Int, _ body: @Sendable (Item) -> Output
  ) -> [Output] {
    items.map(body)
  }
}

extension Mapping {
  /// As `map`, in portions. `pause` runs after each portion with its items, while no other thread is at work.
  public func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], of file: @Sendable (Item) -> Int, portion size: Int = 128, pause: ([Item]) -> Void,
    _ body: @Sendable (Item) -> Output
  ) -> [Output] {
    var outputs: [Output] = []
    outputs.reserveCapacity(items.count)
    for start in stride(from: 0, to: items.count, by: size) {
      let portion = Array(items[start..<min(start + size, items.count)])
      // One by one: appending a whole array makes the library look up the conformances of its type.
      for output in map(portion, of: file, body) { outputs.append(output) }
      pause(portion)
    }
    return outputs
  }
}
