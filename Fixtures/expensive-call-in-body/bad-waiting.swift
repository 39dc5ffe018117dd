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
    let task = URLSession.shared.dataTask(with: url)  // expect: info: `URLSession.dataTask(with:)` (network or blocking wait)
    let _ = group.wait()  // expect: info: `DispatchGroup.wait()`
    let _ = sleep(1)  // expect: info: `sleep(_:)`
    let _ = usleep(1)  // expect: info: `usleep(_:)`
    let _ = RunLoop.current.run()  // expect: info: `RunLoop.run()`
    let connection = NWConnection(host: "a", port: 80, using: .tcp)  // expect: info: `NWConnection(host:port:using:)`
    // A lock that nothing holds costs next to nothing.
    let value = unfair.withLock { $0 }
    let main = DispatchQueue.global().sync { 1 }
    let _ = lock.lock()
    let _ = os_unfair_lock_lock(&rawLock)
    Text("\(task) \(main) \(connection) \(value)")
  }
}
