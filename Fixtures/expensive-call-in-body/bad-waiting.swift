import Network
import SwiftUI
import os

/// Requests, waiting, locks, and processes.
struct Waiting: View {
  let url: URL
  let group: DispatchGroup
  let unfair: OSAllocatedUnfairLock<Int>
  let lock: NSRecursiveLock
  @State private var rawLock = os_unfair_lock()
  var body: some View {
    let task = URLSession.shared.dataTask(with: url)  // expect: error: `URLSession.dataTask(with:)` (network or blocking wait)
    let _ = group.wait()  // expect: error: `DispatchGroup.wait()`
    let main = DispatchQueue.main.sync { 1 }  // expect: error: `DispatchQueue.sync()`
    let _ = sleep(1)  // expect: error: `sleep(_:)`
    let _ = usleep(1)  // expect: error: `usleep(_:)`
    let _ = RunLoop.current.run()  // expect: error: `RunLoop.run()`
    let connection = NWConnection(host: "a", port: 80, using: .tcp)  // expect: error: `NWConnection(host:port:using:)`
    let value = unfair.withLock { $0 }  // expect: warning: withLock
    let _ = lock.lock()  // expect: warning: `NSRecursiveLock.lock()` (locking)
    let _ = os_unfair_lock_lock(&rawLock)  // expect: warning: `os_unfair_lock_lock(_:)`
    Text("\(task) \(main) \(connection) \(value)")
  }
}
