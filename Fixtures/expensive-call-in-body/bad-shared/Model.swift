import Foundation

final class Registry {
  static let shared = Registry()
  private let lock = NSLock()
  private var names: [Int: String] = [:]

  func name(_ id: Int) -> String {
    lock.lock()  // expect: warning: `NSLock.lock()` (locking) runs on every evaluation of 4 views (`First`, `Second` and 2 more), in `Fourth` once for each row
    defer { lock.unlock() }
    return names[id] ?? ""
  }

  func count() -> Int {
    lock.withLock { names.count }
  }
}
