// How work is spread over threads, as far as this room sees them.

/// A way to work on many items, one at a time or several at once.
public protocol Mapping {
  /// What `body` makes of each item, in the order of the items.
  ///
  /// - Parameter file: The number of the file that an item is about.
  func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], of file: @Sendable (Item) -> Int, _ body: @Sendable (Item) -> Output
  ) -> [Output]
}

/// One after the other.
public struct Serially: Mapping {
  public init() {}
  public func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], of file: @Sendable (Item) -> Int, _ body: @Sendable (Item) -> Output
  ) -> [Output] {
    items.map(body)
  }
}

extension Mapping {
  /// As `map`, portion by portion. `pause` is called after each with its items, when no other thread is at work.
  public func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], of file: @Sendable (Item) -> Int, portion size: Int = 128, pause: ([Item]) -> Void,
    _ body: @Sendable (Item) -> Output
  ) -> [Output] {
    var outputs: [Output] = []
    outputs.reserveCapacity(items.count)
    for start in stride(from: 0, to: items.count, by: size) {
      let portion = Array(items[start..<min(start + size, items.count)])
      // One by one: for adding a whole array the library looks up first what arrays of outputs conform to.
      for output in map(portion, of: file, body) { outputs.append(output) }
      pause(portion)
    }
    return outputs
  }
}
