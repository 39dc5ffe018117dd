// Messages from one thread to another.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Messages that threads leave for one other thread, in their order.
@safe public final class Mailbox<Message: Sendable>: @unchecked Sendable {
  // Unchecked: `messages` is used under the lock only. The lock and the condition have addresses of their own, as the C
  // library demands.
  private var messages: [Message] = []
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasMessages = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init() {
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(hasMessages, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(hasMessages)
    unsafe pthread_mutex_destroy(lock)
    unsafe hasMessages.deallocate()
    unsafe lock.deallocate()
  }

  public func post(_ message: Message) {
    withLock {
      messages.append(message)
      unsafe pthread_cond_signal(hasMessages)
    }
  }

  /// Takes all messages. Waits until there is one.
  public func take() -> [Message] {
    withLock {
      while messages.isEmpty { unsafe pthread_cond_wait(hasMessages, lock) }
      defer { messages = [] }
      return messages
    }
  }

  /// Whether such a message has come and was not taken yet.
  public func contains(where isMeant: (Message) -> Bool) -> Bool { withLock { messages.contains(where: isMeant) } }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }
}
