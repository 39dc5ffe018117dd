// Reading and writing bytes: files, standard streams, pipes.

import CSandbox

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file, closed at the end of its life.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens for reading without blocking: opening a pipe without a writer returns at once.
  init(path: [UInt8]) throws(SystemFailure) {
    let opened = unsafe Platform.withCPath(path) { path in
      retrying { unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    }
    guard opened >= 0 else { throw SystemFailure(number: errno) }
    descriptor = opened
  }

  deinit { close(descriptor) }

  func facts() throws(SystemFailure) -> FileFacts {
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw SystemFailure(number: errno) }
    return FileFacts(info)
  }

  /// Reads until the end or until `limit` bytes, whichever comes first. With a good guess of the length in `expected`,
  /// one allocation and two calls suffice.
  func read(expecting expected: Int, atMost limit: Int) throws(SystemFailure) -> [UInt8] {
    try Platform.readAll(descriptor, expecting: expected, atMost: limit)
  }
}

/// A new file, or a device, open for writing. It is closed at the end of its life, if not before.
struct NewFile: ~Copyable {
  private let path: [UInt8]
  private let descriptor: Int32
  private var isOpen = true

  /// - Parameters:
  ///   - mode: The permissions, before the process's mask is applied.
  ///   - isNew: Whether the file must not exist yet. Otherwise it must exist, and is appended to. Opening a pipe
  ///     without a reader fails instead of blocking.
  init(path: [UInt8], mode: UInt32, isNew: Bool = true) throws(SystemFailure) {
    Platform.noteWriting()
    let flags = O_WRONLY | O_CLOEXEC | O_NOCTTY | (isNew ? O_CREAT | O_EXCL : O_APPEND | O_NONBLOCK)
    let opened = unsafe Platform.withCPath(path) { path in
      retrying { unsafe open(path, flags, mode_t(mode)) }
    }
    guard opened >= 0 else { throw SystemFailure(number: errno) }
    // Writes block until the data is read.
    if !isNew { _ = fcntl(opened, F_SETFL, O_APPEND) }
    self.path = path
    descriptor = opened
  }

  deinit { if isOpen { _ = Platform.close(descriptor) } }

  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    _ = Platform.sizeLimitsReported
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Platform.write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
      if written > 0 {
        done += written
      } else if written < 0, errno != EINTR {
        throw SystemFailure(number: errno)
      }
    }
  }

  /// Copies owner and permissions of another file. An owner that this process may not set is skipped.
  func takeAttributes(of facts: FileFacts) throws(SystemFailure) {
    _ = fchown(descriptor, facts.owner, facts.group)
    guard fchmod(descriptor, mode_t(facts.mode)) == 0 else { throw SystemFailure(number: errno) }
  }

  /// Waits until all written data is on disk.
  func synchronize() throws(SystemFailure) {
    // Some file systems do not support this.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemFailure(number: errno) }
  }

  /// Closes the file. Some file systems report a failed write only here.
  mutating func close() throws(SystemFailure) {
    isOpen = false
    guard Platform.close(descriptor) == 0 else { throw SystemFailure(number: errno) }
  }

  func remove() { _ = unsafe Platform.withCPath(path) { unsafe unlink($0) } }
}

/// One of the three streams that every process starts with. Writing goes to the system at once, past
/// the buffer of `print`: a program that uses both for one stream mixes up their order.
public enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether the stream is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether the stream is redirected to a file.
  public var isFile: Bool {
    var facts = stat()
    return unsafe fstat(rawValue, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  /// The width of the terminal in columns; nil if unknown, or if this is not a terminal.
  public var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// The lines of the terminal; nil if unknown, or if this is not a terminal.
  public var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var size: winsize? {
    var size = winsize()
    return unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// Writes all of `bytes`, and waits for the reader. Fails if the stream is closed, the reader has gone or the disk is
  /// full. A reader that has gone does not kill the process.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Result<Void, WriteFailure> {
    _ = Platform.brokenPipesIgnored
    if self == .output { Platform.noteWriting() }
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Platform.write(rawValue, UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
      if count > 0 {
        done += count
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        Platform.wait(for: rawValue, Int16(POLLOUT))
      } else if count == 0 || errno != EINTR {
        return .failure(WriteFailure(SystemFailure(number: count == 0 ? EIO : errno)))
      }
    }
    return .success(())
  }

  /// Writes `text` as UTF-8.
  @discardableResult
  public func write(_ text: String) -> Result<Void, WriteFailure> { write(Array(text.utf8)) }
}

extension Platform {
  /// Reads `descriptor` until its end, or until `limit` bytes have come.
  static func readAll(
    _ descriptor: Int32, expecting expected: Int, atMost limit: Int
  ) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is found without another read.
    var room = expected > 0 ? expected + 1 : 16 << 10
    while bytes.count < limit {
      let wanted = min(room, limit - bytes.count)
      var failure: SystemFailure?
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
        while filled < buffer.count {
          let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
          let count = unsafe systemRead(descriptor, UnsafeMutableRawBufferPointer(rest))
          if count > 0 {
            filled += count
          } else if count == 0 {
            return
          } else if errno == EAGAIN || errno == EWOULDBLOCK, descriptor == StandardStream.input.rawValue {
            // Only a stream can be set not to block; a file that would block has no data.
            wait(for: descriptor, Int16(POLLIN))
          } else if errno != EINTR {
            failure = SystemFailure(number: errno)
            return
          }
        }
      }
      if let failure { throw failure }
      let isLast = chunk.count < wanted
      if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      if isLast { break }
      room = max(64 << 10, bytes.count)
    }
    return bytes
  }

  /// Reads standard input to its end, or until `limit` bytes have come.
  static func readStandardInput(atMost limit: Int) throws(SystemFailure) -> [UInt8] {
    let bytes = try readAll(StandardStream.input.rawValue, expecting: 0, atMost: limit)
    keepInput(bytes)
    return bytes
  }

  /// Waits until standard input has bytes, and reads those that are there; empty at the end of the input, or if it
  /// cannot be read.
  public static func readAvailableInput() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe systemRead(StandardStream.input.rawValue, $0) }
      if count >= 0 { return Array(bytes[..<count]) }
      if errno == EAGAIN || errno == EWOULDBLOCK {
        wait(for: StandardStream.input.rawValue, Int16(POLLIN))
      } else if errno != EINTR {
        return []
      }
    }
  }

  /// The C function `read`, for types with a method of that name.
  static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    unsafe read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// The C function `close`, for types with a method of that name.
  static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      return Darwin.close(descriptor)
    #elseif canImport(Glibc)
      return Glibc.close(descriptor)
    #elseif canImport(Musl)
      return Musl.close(descriptor)
    #endif
  }

  /// The id of this process.
  static var processNumber: Int32 { getpid() }

  /// Whether a process with that id may exist. False only if it certainly does not.
  static func isRunning(_ number: Int32) -> Bool { kill(number, 0) == 0 || errno != ESRCH }

  /// Removes a file if possible. Failures are ignored.
  static func remove(_ path: [UInt8]) { _ = unsafe withCPath(path) { unsafe unlink($0) } }

  static func checkWritable(_ path: [UInt8]) throws(SystemFailure) {
    let result = unsafe withCPath(path) { unsafe access($0, W_OK) }
    guard result == 0 else { throw SystemFailure(number: errno) }
  }

  /// Writes to a device or a pipe.
  static func append(_ bytes: [UInt8], to path: [UInt8]) throws(SystemFailure) {
    var file = try NewFile(path: path, mode: 0, isNew: false)
    try file.write(bytes)
    try file.close()
  }

  /// Runs `body`, which should be short, with termination signals blocked until it returns. This requires that there is
  /// only one thread, because another thread would receive the signal.
  static func withoutInterruption<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Replaces a file with another, in one step.
  static func rename(_ path: [UInt8], to target: [UInt8]) throws(SystemFailure) {
    let result = unsafe withCPath(path) { path in
      unsafe withCPath(target) { target in
        #if canImport(Darwin)
          unsafe Darwin.rename(path, target)
        #elseif canImport(Glibc)
          unsafe Glibc.rename(path, target)
        #elseif canImport(Musl)
          unsafe Musl.rename(path, target)
        #endif
      }
    }
    guard result == 0 else { throw SystemFailure(number: errno) }
  }

  /// Exchanges two files in one step. False if they stay as they were: not all file systems can do this.
  static func exchange(_ path: [UInt8], _ other: [UInt8]) -> Bool {
    unsafe withCPath(path) { path in unsafe withCPath(other) { other in unsafe exchangeFiles(path, other) } } == 0
  }

  static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      return unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      return unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      return unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Waits until `descriptor` is ready, because a stream that is shared with another program may be set not to block.
  static func wait(for descriptor: Int32, _ event: Int16) {
    var entry = pollfd(fd: descriptor, events: event, revents: 0)
    _ = unsafe poll(&entry, 1, 1000)
  }

  /// Makes a write to a reader that has gone (`sameview | head`) fail instead of killing the process.
  static let brokenPipesIgnored: Bool = {
    signal(SIGPIPE, SIG_IGN)
    return true
  }()

  /// Makes a write beyond the user's limit for files fail, too.
  static let sizeLimitsReported: Bool = {
    signal(SIGXFSZ, SIG_IGN)
    return true
  }()

  /// Whether `a` precedes `b` bytewise. A prefix precedes the longer text.
  static func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    unsafe a.withUnsafeBytes { a in
      unsafe b.withUnsafeBytes { b in unsafe precedes(a, b) }
    }
  }

  /// The same of texts; a text's own comparison of bytes is slow for many files.
  static func precedes(_ a: String, _ b: String) -> Bool {
    let order: Bool?? = unsafe a.utf8.withContiguousStorageIfAvailable { a in
      unsafe b.utf8.withContiguousStorageIfAvailable { b in
        unsafe precedes(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
      }
    }
    return order.flatMap { $0 } ?? a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// Sorts `items` bytewise by the part of `bytes` at the range of each.
  static func sort<Item>(_ items: inout [Item], by range: (Item) -> Range<Int>, in bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { bytes in
      items.sort { a, b in
        unsafe precedes(.init(rebasing: bytes[range(a)]), .init(rebasing: bytes[range(b)]))
      }
    }
  }

  private static func precedes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count < b.count }
    let order = unsafe memcmp(first, second, min(a.count, b.count))
    return order == 0 ? a.count < b.count : order < 0
  }
}
