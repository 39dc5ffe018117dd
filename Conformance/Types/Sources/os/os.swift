// The lock of Apple's `os`.

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(initialState: State) {}
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { fatalError() }
}
