// Threads of the C library, with stacks of the size that the parser needs.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// Runs `body(0)` … `body(count - 1)`, each on its own thread, and returns when all have finished. If the system
  /// grants fewer threads, the remaining calls are not made; if it grants none, `body(0)` runs on the calling thread.
  ///
  /// - Parameter stackBytes: The size of each stack, rounded up to whole pages and to the system's minimum. It reserves
  ///   address space; only touched pages take memory.
  static func onThreads(_ count: Int, stackBytes: Int, _ body: @Sendable (Int) -> Void) {
    let page = max(4096, Int(sysconf(Int32(_SC_PAGESIZE))))
    let stackSize = (max(stackBytes, 64 << 10) + page - 1) / page * page
    withoutActuallyEscaping(body) { body in
      let handles = UnsafeMutablePointer<pthread_t?>.allocate(capacity: max(count, 1))
      defer { unsafe handles.deallocate() }
      unsafe handles.initialize(repeating: nil, count: max(count, 1))

      var started = 0
      while started < count,
        unsafe start(ThreadBody(index: started, body: body), handles + started, stackSize: stackSize)
      {
        started += 1
      }
      if started == 0, count > 0 { body(0) }
      for index in 0..<started { unsafe join(handles + index) }
    }
  }

  // The C library's threads are pointers on some systems and numbers on others. In allocated memory, the same code
  // handles both.
  static func start(
    _ body: ThreadBody, _ handle: UnsafeMutablePointer<pthread_t?>, stackSize: Int
  ) -> Bool {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)

    let retained = unsafe Unmanaged.passRetained(body)
    let context = unsafe retained.toOpaque()
    #if canImport(Darwin)
      let result = unsafe pthread_create(handle, &attributes, { unsafe runThread($0) }, context)
    #elseif canImport(Musl)
      let result = unsafe pthread_create(handle, &attributes, { unsafe runThread($0!) }, context)
    #else
      var thread = pthread_t()
      let result = unsafe pthread_create(&thread, &attributes, { unsafe runThread($0!) }, context)
      unsafe handle.pointee = thread
    #endif
    if result != 0 { unsafe retained.release() }
    return result == 0
  }

  private static func join(_ handle: UnsafeMutablePointer<pthread_t?>) {
    guard let thread = unsafe handle.pointee else { return }
    var result: UnsafeMutableRawPointer?
    unsafe pthread_join(thread, &result)
  }
}

/// The work of one thread, passed to it as a pointer.
final class ThreadBody: Sendable {
  let index: Int
  let body: @Sendable (Int) -> Void

  init(index: Int, body: @escaping @Sendable (Int) -> Void) {
    self.index = index
    self.body = body
  }
}

private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  let thread = unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue()
  Platform.ThreadPost.take()
  thread.body(thread.index)
  Platform.ThreadPost.leave()
  return nil
}
