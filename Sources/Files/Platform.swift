// The operating system: the one file of the product that imports the C library.
//
// Each function wraps one or a few calls, owns what it opens and returns values only, so unsafe code stays in this
// file. Failures are errors with a message for people; no call traps.

import CSandbox

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// An error of the operating system, by its number.
struct SystemFailure: Error, Equatable {
  let number: Int32

  static let notFound = SystemFailure(number: ENOENT)
  static let wouldBlock = SystemFailure(number: EAGAIN)
  static let exists = SystemFailure(number: EEXIST)
  static let brokenPipe = SystemFailure(number: EPIPE)
  static let tooManyLinks = SystemFailure(number: ELOOP)
  static let pathTooLong = SystemFailure(number: ENAMETOOLONG)

  /// The message, which can follow "cannot be read: ".
  var message: String {
    switch number {
    case ENOENT, ENOTDIR: return "no such file or folder"
    case EACCES, EPERM: return "permission denied"
    case EISDIR: return "is a folder"
    case ELOOP: return "too many symbolic links"
    case ENAMETOOLONG: return "its path is too long"
    case EMFILE, ENFILE: return "too many open files"
    case EIO: return "the device failed"
    case ENOSPC: return "the disk is full"
    case EROFS: return "the file system is read-only"
    case ENXIO: return "the pipe has no reader"
    default:
      guard let text = unsafe strerror(number) else { return "error \(number)" }
      return unsafe String(cString: text)
    }
  }

  /// Whether the path does not exist, rather than being inaccessible.
  var isAbsence: Bool { number == ENOENT || number == ENOTDIR }
}

/// The kind of a file.
public enum FileKind: Sendable {
  case file, folder, link
  /// A pipe, a device or a socket.
  case other
  /// Not known from the folder's listing; `Platform.facts(of:)` returns it.
  case unknown
}

/// The identity of a file or folder, which does not depend on the path.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}

/// The attributes of a file, known without reading it.
struct FileFacts: Sendable {
  let identity: FileIdentity
  let kind: FileKind
  /// The size in bytes. It may change before the file is read, and is zero for some system files.
  let size: Int
  /// The permissions, without the bits of the kind.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  /// The number of hard links.
  let linkCount: Int
}

/// The names in one folder, without `.` and `..`, in the order of the file system.
/// The value is reused, so that listing ten thousand folders allocates little.
struct FolderListing {
  struct Entry {
    /// The range of the name in `bytes`.
    let name: Range<Int>
    let kind: FileKind
    /// The inode number of the listing. Some file systems return zero or the same number for all names, so it is only a
    /// hint that two files are the same.
    let number: UInt64
  }

  var bytes: [UInt8] = []
  var entries: [Entry] = []
  /// The identity of the folder itself; nil if it could not be opened.
  var identity: FileIdentity?
}

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
  public var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
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

/// Calls of the operating system.
public enum Platform {
  /// The value of an environment variable; nil if it is not set.
  public static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The working folder as an absolute path without symbolic links; nil if it no longer exists.
  public static var workingFolder: String? {
    workingFolderBytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// `path` as an absolute path without symbolic links, `.` and `..`; nil if it does not exist.
  public static func realPath(_ path: String) -> String? {
    realPath(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether nothing exists at the path, not even a dangling link.
  public static func isAbsent(_ path: String) -> Bool {
    do throws(SystemFailure) {
      _ = try facts(of: Array(path.utf8), isLinkItself: true)
      return false
    } catch {
      return error.isAbsence
    }
  }

  /// Whether the path exists and is visible to this process.
  public static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether the path leads to a folder.
  public static func isFolder(_ path: String) -> Bool { (try? facts(of: Array(path.utf8)))?.kind == .folder }

  /// Whether the file has other names, in any folder. A hard link does not reveal the origin of a file.
  public static func hasOtherNames(_ file: String) -> Bool {
    ((try? facts(of: Array(file.utf8), isLinkItself: true))?.linkCount ?? 1) > 1
  }

  /// The working folder at the first use. The process never changes it.
  private static let firstWorkingFolder = workingFolder ?? ""

  /// `path` below the working folder, unless it is absolute, without `.` and `..`; links are not followed.
  public static func absolutePath(_ path: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : firstWorkingFolder + "/" + path
    // Most paths need no change. The search uses bytes, because a string's own search is slow for many files.
    var hasRest = false
    var last: UInt8 = 0
    for byte in whole.utf8 {
      if last == UInt8(ascii: "/"), byte == UInt8(ascii: ".") || byte == last { hasRest = true }
      last = byte
    }
    if !hasRest { return whole }
    var parts: [Substring] = []
    for part in whole.pathNames where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Nanoseconds since a fixed moment. The clock never runs backwards and ignores changes of the date.
  public static var monotonicNanoseconds: UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The number of threads that can run at once: the processors of this process, on Linux limited by its container's
  /// share of processor time. At least 1.
  public static var processorCount: Int {
    var count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    #if os(Linux)
      // `sched_getaffinity` returns the first, but glibc declares it for GNU sources only.
      if let status = systemFile("/proc/self/status"), let allowed = processors(allowedBy: status) {
        count = min(count, allowed)
      }
      if let line = systemFile("/sys/fs/cgroup/cpu.max"), let share = processors(granted: line) {
        count = min(count, share)
      }
    #endif
    return count
  }

  #if os(Linux)
    private static func systemFile(_ path: String) -> String? {
      guard let file = try? OpenFile(path: Array(path.utf8)),
        let bytes = try? file.read(expecting: 0, atMost: 64 << 10)
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  #endif

  /// The number of processors in the line `Cpus_allowed: 0000000f,ffffffff` of `status`; nil without such a line.
  static func processors(allowedBy status: String) -> Int? {
    // Bytes are faster, and this runs at each start.
    let title = "Cpus_allowed:".utf8
    guard let line = status.utf8.split(separator: UInt8(ascii: "\n")).first(where: { $0.starts(with: title) })
    else { return nil }
    let count = line.dropFirst(title.count).reduce(0) {
      $0 + (Character(Unicode.Scalar($1)).hexDigitValue?.nonzeroBitCount ?? 0)
    }
    return count > 0 ? count : nil
  }

  /// The processors that a control group grants, rounded up, from a line such as `150000 100000` (microseconds of work
  /// per period); nil for `max` or other text.
  static func processors(granted line: String) -> Int? {
    let numbers = line.split { $0 == " " || $0 == "\n" }.map { Int($0) }
    guard numbers.count == 2, let work = numbers[0], let period = numbers[1],
      work > 0, period > 0, work <= Int.max - period
    else { return nil }
    return max(1, (work + period - 1) / period)
  }

  // MARK: The process

  /// Ends the process at once.
  public static func endProcess(status: Int32) -> Never { exit(status) }

  // MARK: Paths

  static var workingFolderBytes: [UInt8]? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe bytes(of: path)
  }

  static func realPath(_ path: [UInt8]) -> [UInt8]? {
    unsafe withCPath(path) { path in
      guard let real = unsafe realpath(path, nil) else { return nil }
      defer { unsafe free(real) }
      return unsafe bytes(of: real)
    }
  }

  /// The text of a symbolic link.
  static func readLink(_ path: [UInt8]) throws(SystemFailure) -> [UInt8] {
    var size = 256
    while true {
      var count = -1
      let text = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
        count = unsafe withCPath(path) { path in
          unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe readlink(path, $0.baseAddress!, size) }
        }
        filled = max(0, count)
      }
      guard count >= 0 else { throw SystemFailure(number: errno) }
      if count < size { return text }
      size *= 2
    }
  }

  /// The attributes of the file at `path`. A symbolic link is followed unless `isLinkItself` is true.
  static func facts(of path: [UInt8], isLinkItself: Bool = false) throws(SystemFailure) -> FileFacts {
    var info = stat()
    let result = unsafe withCPath(path) { path in
      unsafe isLinkItself ? lstat(path, &info) : stat(path, &info)
    }
    guard result == 0 else { throw SystemFailure(number: errno) }
    return FileFacts(info)
  }

  /// Calls `body` with `path` as a C string. A path with a NUL byte becomes the empty path, because it does not exist,
  /// and the part before the NUL might.
  fileprivate static func withCPath<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    let terminated = path.contains(0) ? [0] : path + [0]
    return unsafe terminated.withUnsafeBytes { bytes in
      unsafe body(bytes.baseAddress!.assumingMemoryBound(to: CChar.self))
    }
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  // MARK: Folders

  /// Replaces the content of `listing` with the names in the folder at `path`. After a failure, `listing` has the names
  /// read so far, and its identity is nil if the folder does not exist.
  static func list(_ path: [UInt8], into listing: inout FolderListing) throws(SystemFailure) {
    listing.bytes.removeAll(keepingCapacity: true)
    listing.entries.removeAll(keepingCapacity: true)
    listing.identity = nil
    guard let stream = unsafe withCPath(path, { unsafe opendir($0) }) else {
      throw SystemFailure(number: errno)
    }
    defer { unsafe closedir(stream) }

    var info = stat()
    guard unsafe fstat(dirfd(stream), &info) == 0 else { throw SystemFailure(number: errno) }
    listing.identity = FileFacts(info).identity

    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno == EINTR { continue }
        if errno != 0 { throw SystemFailure(number: errno) }
        return
      }
      // A record is often shorter than its C type, because of its name, and must therefore be read in place, not
      // copied.
      let name = unsafe UnsafeRawPointer(entry) + nameOffset
      let length = unsafe strlen(name.assumingMemoryBound(to: CChar.self))
      let bytes = unsafe UnsafeRawBufferPointer(start: name, count: length)
      if unsafe length <= 2 && bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
      let start = listing.bytes.count
      unsafe listing.bytes.append(contentsOf: bytes)
      listing.entries.append(
        FolderListing.Entry(
          name: start..<listing.bytes.count,
          kind: unsafe FileKind(listed: entry.pointee.d_type),
          number: unsafe UInt64(entry.pointee.d_ino)))
    }
  }

  /// The names in a folder, ordered bytewise, with their kinds; links are not followed. Empty if the folder does not
  /// exist.
  public static func entries(of folder: String) -> [(name: String, kind: FileKind)] {
    var listing = FolderListing()
    try? list(Array(folder.utf8), into: &listing)
    return listing.entries.map { entry in
      let name = String(decoding: listing.bytes[entry.name], as: UTF8.self)
      if entry.kind != .unknown { return (name, entry.kind) }
      return (name, (try? facts(of: Array("\(folder)/\(name)".utf8), isLinkItself: true))?.kind ?? .other)
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  // MARK: Bytes

  /// Reads `descriptor` until its end, or until `limit` bytes have come.
  fileprivate static func readAll(
    _ descriptor: Int32, expecting expected: Int, atMost limit: Int
  ) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is found without another read.
    var room = expected > 0 ? expected + 1 : 16 << 10
    while bytes.count < limit {
      bytes.reserveCapacity(bytes.count + min(room, limit - bytes.count))
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

  /// The C function `read`, for types with a method of that name.
  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    unsafe read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// The C function `close`, for types with a method of that name.
  fileprivate static func close(_ descriptor: Int32) -> Int32 {
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

  fileprivate static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      return unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      return unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      return unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Waits until `descriptor` is ready, because a stream that is shared with another program may be set not to block.
  fileprivate static func wait(for descriptor: Int32, _ event: Int16) {
    var entry = pollfd(fd: descriptor, events: event, revents: 0)
    _ = unsafe poll(&entry, 1, 1000)
  }

  /// Makes a write to a reader that has gone (`sameview | head`) fail instead of killing the process.
  fileprivate static let brokenPipesIgnored: Bool = {
    signal(SIGPIPE, SIG_IGN)
    return true
  }()

  /// Makes a write beyond the user's limit for files fail, too.
  fileprivate static let sizeLimitsReported: Bool = {
    signal(SIGXFSZ, SIG_IGN)
    return true
  }()

  /// Whether `a` precedes `b` bytewise. A prefix precedes the longer text.
  static func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    unsafe a.withUnsafeBytes { a in
      unsafe b.withUnsafeBytes { b in unsafe precedes(a, b) }
    }
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

  // MARK: Other programs

  /// The folders of `PATH` that programs and libraries may come from, with links resolved. Relative and empty names are
  /// skipped, because they depend on the working folder. Folders in `project` are skipped, because they may have come
  /// with it.
  ///
  /// - Parameter project: An absolute path without links. The root folder, `/`, excludes nothing.
  public static func programFolders(outside project: String) -> [String] {
    let inside = Array(project.utf8) + [UInt8(ascii: "/")]
    // The system searches these without the variable.
    return (environment("PATH") ?? "/usr/bin:/bin").split(separator: ":").compactMap { folder in
      guard folder.utf8.first == UInt8(ascii: "/"), let real = realPath(String(folder)) else { return nil }
      let isInside = [real, String(folder)].contains { ($0 + "/").utf8.starts(with: inside) }
      return isInside && project != "/" ? nil : real
    }
  }

  /// The absolute path of a program in `programFolders(outside:)`; nil if it is not found.
  public static func program(_ name: String, outside project: String) -> String? {
    programFolders(outside: project).lazy.map { $0 + "/" + name }.first { path in
      guard let facts = try? facts(of: Array(path.utf8)), facts.kind == .file else { return false }
      return unsafe access(path, X_OK) == 0
    }
  }

  /// All variables of the environment, as `NAME=value`.
  static var environmentVariables: [[UInt8]] {
    var variables: [[UInt8]] = []
    // The type is annotated, because musl's declaration is less precise.
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = unsafe environ
    while let variable = unsafe next.pointee {
      variables.append(unsafe bytes(of: variable))
      unsafe next += 1
    }
    return variables
  }

  /// The result of a program that has ended.
  struct ProgramResult: Sendable {
    /// The exit status; 128 and more if a signal ended it.
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  enum ProgramFailure: Error, Equatable {
    /// The program could not be started.
    case refused(SystemFailure)
    /// The program exceeded the limit of time or output, and was killed.
    case isLate, saysTooMuch
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The absolute path of the program, and its arguments.
  ///   - environment: `NAME=value`; nil for that of this process.
  ///   - input: The bytes on its standard input.
  ///   - limit: The most bytes of output.
  static func run(
    _ words: [[UInt8]], environment: [[UInt8]]? = nil, input: [UInt8] = [], seconds: Int, limit: Int
  ) throws(ProgramFailure) -> ProgramResult {
    _ = brokenPipesIgnored
    let (output, errors, feed, process): (Pipe, Pipe, Pipe?, pid_t)
    do throws(SystemFailure) {
      (output, errors) = (try Pipe(), try Pipe())
      feed = input.isEmpty ? nil : try Pipe()
      process = try spawn(
        words, environment: environment, input: feed?.start, output: output.end, errors: errors.end)
    } catch {
      throw .refused(error)
    }
    output.closeEnd()
    errors.closeEnd()
    if let feed {
      feed.closeStart()
      // The program may write before it has read everything, and block until its output is read.
      _ = fcntl(feed.end, F_SETFL, O_NONBLOCK)
    }

    func kill(for failure: ProgramFailure) -> ProgramFailure {
      _ = end(process)
      return failure
    }
    let deadline = monotonicNanoseconds + UInt64(max(0, min(seconds, 1 << 30))) * 1_000_000_000
    var unsent = input[...]
    var texts: [[UInt8]] = [[], []]
    var open = [output, errors]
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while !open.isEmpty {
      let now = monotonicNanoseconds
      guard now < deadline else { throw kill(for: .isLate) }
      var entries = open.map { pollfd(fd: $0.start, events: Int16(POLLIN), revents: 0) }
      if let feed, feed.end >= 0 { entries.append(pollfd(fd: feed.end, events: Int16(POLLOUT), revents: 0)) }
      _ = unsafe poll(&entries, nfds_t(entries.count), Int32(clamping: (deadline - now) / 1_000_000 + 1))
      if let feed, entries.count > open.count, entries[open.count].revents != 0 {
        let count = unsafe unsent.withUnsafeBytes { unsafe write(feed.end, $0) }
        if count > 0 { unsent = unsent.dropFirst(count) }
        if unsent.isEmpty || count < 0 && errno != EINTR && errno != EAGAIN { feed.closeEnd() }
      }
      for (pipe, entry) in zip(open, entries) where entry.revents != 0 {
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(pipe.start, $0) }
        if count > 0 {
          texts[pipe === output ? 0 : 1].append(contentsOf: buffer[..<count])
          if texts[0].count + texts[1].count > limit { throw kill(for: .saysTooMuch) }
        } else if count == 0 || errno != EINTR && errno != EAGAIN {
          open.removeAll { $0 === pipe }
        }
      }
    }
    var status: Int32 = 0
    _ = retrying { unsafe waitpid(process, &status, 0) }
    // The low seven bits hold the signal, the next eight the status.
    let signal = status & 0x7F
    return ProgramResult(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: texts[0], errors: texts[1])
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The path of the program, and its arguments.
  ///   - environment: `NAME=value`; nil for that of this process.
  ///   - input: Its standard input; empty if nil. Output to `output` or `errors` is dropped if they are nil.
  fileprivate static func spawn(
    _ words: [[UInt8]], environment: [[UInt8]]? = nil, input: Int32?, output: Int32?, errors: Int32?
  ) throws(SystemFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let streams: [(StandardStream, Int32?, Int32)] = [
      (.input, input, O_RDONLY), (.output, output, O_WRONLY), (.error, errors, O_WRONLY),
    ]
    for (stream, descriptor, mode) in streams {
      if let descriptor {
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, stream.rawValue)
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, stream.rawValue, "/dev/null", mode, 0)
      }
    }
    func copies(_ texts: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
      unsafe texts.map { unsafe withCPath($0) { unsafe strdup($0) } } + [nil]
    }
    let arguments = unsafe copies(words)
    let variables = unsafe environment.map { unsafe copies($0) }
    // swift-format-ignore
    defer { for unsafe text in unsafe arguments + (variables ?? []) { unsafe free(text) } }
    var process = pid_t()
    // `posix_spawnp` would also search the working folder for the program.
    let failure =
      if let variables = unsafe variables {
        unsafe posix_spawn(&process, arguments[0]!, &actions, nil, arguments, variables)
      } else {
        unsafe posix_spawn(&process, arguments[0]!, &actions, nil, arguments, environ)
      }
    guard failure == 0 else { throw SystemFailure(number: failure) }
    return process
  }

  /// Two descriptors that other programs do not inherit, closed at the end of its life.
  fileprivate final class Pipe {
    private(set) var start: Int32
    private(set) var end: Int32

    init() throws(SystemFailure) {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { throw SystemFailure(number: errno) }
      (start, end) = (ends[0], ends[1])
      for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }

    func closeEnd() {
      if end >= 0 { _ = Platform.close(end) }
      end = -1
    }

    func closeStart() {
      if start >= 0 { _ = Platform.close(start) }
      start = -1
    }

    deinit {
      closeEnd()
      closeStart()
    }
  }

  // MARK: Threads

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
  private static func start(
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
private final class ThreadBody: Sendable {
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

/// Repeats a call while a signal interrupts it.
private func retrying(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

extension FileFacts {
  fileprivate init(_ info: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
    size = max(0, Int(info.st_size))
    mode = UInt32(info.st_mode) & 0o7777
    owner = info.st_uid
    group = info.st_gid
    linkCount = Int(info.st_nlink)
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
  }
}

extension FileKind {
  fileprivate init(listed type: UInt8) {
    switch type {
    case UInt8(DT_REG): self = .file
    case UInt8(DT_DIR): self = .folder
    case UInt8(DT_LNK): self = .link
    case UInt8(DT_UNKNOWN): self = .unknown
    default: self = .other
    }
  }
}

// MARK: Libraries and processes

/// A library that is loaded at run time and stays loaded until the process ends.
@safe public struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library; nil if it does not exist or cannot be loaded. A fully static program, as with musl, cannot load
  /// any.
  public init?(path: String) {
    guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    unsafe self.handle = unsafe handle
  }

  /// The address of a function; nil if the library does not have it.
  @unsafe public func address(of name: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? {
    unsafe dlsym(handle, name)
  }

  /// The path of the library that contains a function, which may differ from the requested path.
  @unsafe public func path(holding function: UnsafeMutableRawPointer) -> String? {
    unsafe sandboxLibraryPath(function).map { unsafe String(cString: $0) }
  }
}

/// The restrictions of this process by the system.
public struct Confinement: Equatable, Sendable {
  /// Whether the process can open only the given files.
  public let coversFiles: Bool
  /// Whether the process is kept from starting programs, opening connections and writing.
  public let coversCalls: Bool
}

extension Platform {
  /// The path of the running program; nil if the system does not provide it.
  public static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(size))
      defer { unsafe path.deallocate() }
      guard unsafe _NSGetExecutablePath(path, &size) == 0 else { return nil }
      return realPath(unsafe String(cString: path))
    #else
      return realPath("/proc/self/exe")
    #endif
  }

  /// Limits the address space of this process in bytes, and its processor time. The process ends when it exceeds them,
  /// without a core file.
  public static func limitResources(memory: Int, processorSeconds: Int) {
    #if canImport(Glibc)
      let (space, time, core) = (
        __rlimit_resource_t(RLIMIT_AS.rawValue), __rlimit_resource_t(RLIMIT_CPU.rawValue),
        __rlimit_resource_t(RLIMIT_CORE.rawValue)
      )
    #else
      let (space, time, core) = (RLIMIT_AS, RLIMIT_CPU, RLIMIT_CORE)
    #endif
    for (resource, limit) in [(space, memory), (time, processorSeconds), (core, 0)] {
      var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
      _ = unsafe setrlimit(resource, &limits)
    }
  }

  /// Closes all inherited descriptors except the standard streams.
  public static func closeInherited() { sandboxCloseInherited() }

  /// Permanently drops all rights that reading these files does not need: opening others, writing, new processes and
  /// connections. Call it before there is a second thread, because existing threads would keep their rights.
  ///
  /// - Linux: Landlock (since 5.13) restricts files, and seccomp restricts calls. An older kernel, or one without
  ///   Landlock, restricts only calls.
  /// - macOS: the system's sandbox. This has not been tried.
  ///
  /// - Parameters:
  ///   - folders: Folders whose files may be read.
  ///   - files: Regular files that may be read. A link in place of one stays closed.
  ///   - roots: Folders that contain all `files`. macOS does not support long lists, and opens these folders
  ///     completely, except for folders whose name begins with a dot.
  public static func confine(folders: [String], files: [String], roots: [String]) -> Confinement {
    var profile = "(version 1)(allow default)(deny file-write*)(deny file-read-data)(deny network*)"
    profile += "(deny process-exec*)(deny process-fork)(deny signal (target others))"
    func subpath(_ path: String) -> String {
      let quoted = path.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
      return "(subpath \"\(String(quoted))\")"
    }
    if !roots.isEmpty {
      profile += "(allow file-read-data \(roots.map(subpath).joined()))"
      profile += "(deny file-read-data (regex #\"/\\.[^/]+/\"))"
    }
    if !folders.isEmpty { profile += "(allow file-read-data \(folders.map(subpath).joined()))" }
    let state = unsafe withCStrings(folders) { folders in
      unsafe withCStrings(files) { files in unsafe sandboxEnter(folders, files, profile) }
    }
    return Confinement(coversFiles: state.confinesFiles != 0, coversCalls: state.confinesCalls != 0)
  }

  /// Calls `body` with the texts as a list of C strings, which ends with a null pointer.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { for i in unsafe copies.indices { unsafe free(copies[i]) } }
    let list = unsafe copies.map { unsafe UnsafePointer($0) } + [nil]
    return unsafe list.withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
  }

  /// Ends this process as soon as its standard input is closed, because its parent has died. Linux could send a signal
  /// instead, but would send it when the thread that started the process ends, and parsing threads end sooner.
  public static func endWithStandardInput() {
    let handle = UnsafeMutablePointer<pthread_t?>.allocate(capacity: 1)
    unsafe handle.initialize(to: nil)
    let body = ThreadBody(index: 0) { _ in
      while true {
        // No event is requested, so that only the end of the pipe is reported.
        var entry = pollfd(fd: StandardStream.input.rawValue, events: 0, revents: 0)
        _ = unsafe poll(&entry, 1, -1)
        if entry.revents != 0 { _exit(0) }
      }
    }
    _ = unsafe start(body, handle, stackSize: 256 << 10)
  }

  /// The next `count` bytes of standard input; nil if it ends before.
  public static func readStandardInput(exactly count: Int) -> [UInt8]? {
    readExactly(StandardStream.input.rawValue, count, until: .max).success
  }

  /// Reads `count` bytes, waiting until `deadline` (see `monotonicNanoseconds`).
  fileprivate static func readExactly(
    _ descriptor: Int32, _ count: Int, until deadline: UInt64
  ) -> Result<[UInt8], ChildProcess.Failure> {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      if deadline != .max {
        let now = monotonicNanoseconds
        guard now < deadline else { return .failure(.isLate) }
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = unsafe poll(&entry, 1, Int32(clamping: (deadline - now) / 1_000_000 + 1))
        if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      }
      let read = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe systemRead(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[done...]))
      }
      if read > 0 {
        done += read
      } else if read == 0 || errno != EINTR {
        return .failure(.hasEnded)
      }
    }
    return .success(bytes)
  }

  /// Ends a child process, and returns how it ended: by itself if it does so within `milliseconds`, as it does after
  /// closing its output.
  fileprivate static func end(_ process: pid_t, waiting milliseconds: Int = 0) -> ChildProcess.Ending {
    var status: Int32 = 0
    var ended = unsafe waitpid(process, &status, WNOHANG)
    var waited = 0
    while ended == 0, waited < milliseconds {
      _ = poll(nil, 0, 1)
      waited += 1
      ended = unsafe waitpid(process, &status, WNOHANG)
    }
    if ended == 0 {
      kill(process, SIGKILL)
      repeat { ended = unsafe waitpid(process, &status, 0) } while ended < 0 && errno == EINTR
      return .wasKilled
    }
    guard ended == process else { return .wasKilled }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .died(ofSignal: signal)
  }
}

extension Result {
  fileprivate var success: Success? { try? get() }
}

/// A child process of this program that reads requests from its input and writes answers to its output. It is killed at
/// the end of this value's life, if not before.
public struct ChildProcess: ~Copyable {
  public enum Failure: Error, Equatable {
    /// The process did not answer in time.
    case isLate
    /// The process has ended, or has closed its input.
    case hasEnded
  }
  public enum Ending: Equatable, Sendable {
    case exited(Int32)
    case died(ofSignal: Int32)
    case wasKilled
  }

  private let process: pid_t
  private let input: Platform.Pipe
  private let output: Platform.Pipe
  private var isRunning = true

  /// No program may start between creating a pipe and marking it as not inherited.
  private static let spawning = Mutex(())

  /// Starts the program at `path`. Its standard error is dropped.
  ///
  /// - Parameter environment: `NAME=value`. The program gets no other variables.
  public init?(path: String, arguments: [String], environment: [String]) {
    _ = Platform.brokenPipesIgnored
    let spawned = Self.spawning.withLock { _ in Self.spawn([path] + arguments, environment) }
    guard let spawned else { return nil }
    (process, input, output) = spawned
  }

  deinit {
    if isRunning { _ = Platform.end(process) }
  }

  private static func spawn(
    _ words: [String], _ environment: [String]
  ) -> sending (process: pid_t, input: Platform.Pipe, output: Platform.Pipe)? {
    guard let input = try? Platform.Pipe(), let output = try? Platform.Pipe(),
      let process = try? Platform.spawn(
        words.map { Array($0.utf8) }, environment: environment.map { Array($0.utf8) }, input: input.start,
        output: output.end, errors: nil)
    else { return nil }
    input.closeStart()
    output.closeEnd()
    // A process that does not read must not block this side.
    _ = fcntl(input.end, F_SETFL, O_NONBLOCK)
    return (process, input, output)
  }

  /// Sends bytes, waiting until `deadline` for a process that does not read.
  public func send(_ bytes: [UInt8], until deadline: UInt64) -> Result<Void, Failure> {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Platform.write(input.end, UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
      if count > 0 {
        done += count
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        if Platform.monotonicNanoseconds >= deadline { return .failure(.isLate) }
        Platform.wait(for: input.end, Int16(POLLOUT))
      } else if count == 0 || errno != EINTR {
        return .failure(.hasEnded)
      }
    }
    return .success(())
  }

  /// The next `count` bytes of its output.
  ///
  /// - Parameter deadline: A time of `Platform.monotonicNanoseconds`.
  public func receive(_ count: Int, until deadline: UInt64) -> Result<[UInt8], Failure> {
    Platform.readExactly(output.start, count, until: deadline)
  }

  /// Ends the process if it still runs. A process that has closed its output gets a moment to exit.
  public mutating func end(hasClosed: Bool) -> Ending {
    isRunning = false
    return Platform.end(process, waiting: hasClosed ? 2000 : 0)
  }
}

// MARK: Traps

/// The present activity of a thread. If the program traps, the restarted program skips it: see `Platform.isolateTraps`.
@safe public struct Activity: Sendable {
  /// The processing of a file without a rule.
  enum Phase: Int32 {
    /// The file is lexed, parsed, and its code is resolved.
    case reading = -1
    /// View trees of the file are built, or the findings of all rules are processed.
    case checking = -2
  }

  fileprivate struct Place {
    /// The number of the file; negative if there is none.
    var file: Int32 = -1
    /// The number of a rule, or a `Phase`.
    var step = Phase.reading.rawValue
  }

  fileprivate nonisolated(unsafe) let place: UnsafeMutablePointer<Place>

  /// The activity of this thread; nil unless traps are isolated.
  public static var current: Activity? {
    guard let traps = unsafe isolatedTraps, let memory = unsafe pthread_getspecific(traps.pointee.key) else {
      return nil
    }
    return unsafe Activity(place: memory.assumingMemoryBound(to: Place.self))
  }

  /// Notes that reading of a file begins, by its number in `Platform.nameFiles`.
  public func read(_ file: Int) {
    unsafe place.pointee = Place(file: Int32(clamping: file))
  }

  /// Notes that the same file is being checked.
  public func check() { unsafe place.pointee.step = Phase.checking.rawValue }

  /// Notes that a rule runs, by its number in the run.
  @inline(__always)
  public func apply(rule: Int) { unsafe place.pointee.step = Int32(truncatingIfNeeded: rule) }
}

/// The data of the trap handler. It is prepared beforehand, because a handler must neither allocate nor call the Swift
/// run-time library.
@unsafe private struct IsolatedTraps {
  /// The key under which each thread finds its `Activity.Place`.
  var key = pthread_key_t()
  /// The signals that were blocked when the program began.
  var mask = sigset_t()
  let program: UnsafeMutablePointer<CChar>
  let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  /// The environment of this process. The last place before the end is for `list`.
  let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  let variableCount: Int
  /// `NAME=` and the skipped entries so far, as `LeftOut` writes them, with room for one more.
  let list: UnsafeMutablePointer<CChar>
  var listCount: Int
  let listRoom: Int
  let restartCount: Int
  /// The paths of files, concatenated, with the end of each.
  var paths: UnsafeMutablePointer<UInt8>?
  var pathEnds: UnsafeMutablePointer<Int>?
  var pathCount = 0
  /// The bytes of standard input, which cannot be read twice.
  var input: UnsafeMutablePointer<UInt8>?
  var inputCount = 0
  var inputFile: UnsafeMutablePointer<CChar>?
  /// Whether output was written that a restarted program would write again.
  var hasWritten = false
}

/// Data for the handler; nil unless traps are isolated. Set once, before there are threads.
nonisolated(unsafe) private var isolatedTraps: UnsafeMutablePointer<IsolatedTraps>?

/// Set by the first thread that traps, which restarts the program.
private let hasTrapped = Atomic(false)

extension Platform {
  private static let trapSignals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The size of the handler's stack, in bytes. The handler needs its own, because the stack of the thread may have
  /// overflowed. Saved registers take several kilobytes of it.
  private static let handlerStackBytes = 64 << 10

  /// The most restarts, because each costs a run.
  private static let restartLimit = 16

  /// The most bytes of a path, more than systems support. A trap in a file with a longer path is not attributed to a
  /// file.
  private static let longestPath = 4096

  /// Makes a trap restart the program instead of ending it. The restarted program has the same arguments. It skips the
  /// rule in the file where the program trapped, or the file, and reports that: see `LeftOut`.
  ///
  /// No state is kept, so corrupted memory disappears with the process. Without a trap, this costs a few system calls,
  /// and a store for each rule in each file.
  public static func isolateTraps() {
    _ = LeftOut.all
    if environment("SAMEVIEW_ISOLATION") == "off" { return }
    unsafe unsetenv(LeftOut.variable)
    guard let program = unsafe ownProgram else { return }

    var count = 0
    while unsafe environ[count] != nil { count += 1 }
    let variables = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: count + 2)
    for i in 0..<count { unsafe (variables + i).initialize(to: environ[i]) }
    unsafe (variables + count).initialize(to: nil)
    unsafe (variables + count + 1).initialize(to: nil)

    let before = (LeftOut.variable + "=" + LeftOut.all.map(\.entry).joined()).utf8
    let room = before.count + longestPath + 64
    let list = UnsafeMutablePointer<CChar>.allocate(capacity: room)
    for (i, byte) in before.enumerated() { unsafe (list + i).initialize(to: CChar(bitPattern: byte)) }

    let traps = UnsafeMutablePointer<IsolatedTraps>.allocate(capacity: 1)
    unsafe traps.initialize(
      to: IsolatedTraps(
        program: program, arguments: CommandLine.unsafeArgv, environment: variables, variableCount: count, list: list,
        listCount: before.count, listRoom: room, restartCount: LeftOut.all.count))
    guard unsafe pthread_key_create(&traps.pointee.key, nil) == 0 else { return }
    unsafe pthread_sigmask(SIG_SETMASK, nil, &traps.pointee.mask)
    unsafe isolatedTraps = unsafe traps
    _ = hasTrapped.load(ordering: .relaxed)
    ThreadPost.take()

    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = { handleTrap($0) }
    #elseif canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = { handleTrap($0) }
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = { handleTrap($0) }
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    unsafe sigfillset(&action.sa_mask)
    for signal in trapSignals { unsafe sigaction(signal, &action, nil) }
  }

  /// The program to restart. On Linux, this path leads to the running file even if it was replaced.
  private static var ownProgram: UnsafeMutablePointer<CChar>? {
    #if os(Linux)
      unsafe strdup("/proc/self/exe")
    #else
      executablePath.flatMap { unsafe strdup($0) }
    #endif
  }

  /// Sets the paths of the file numbers in `Activity`. Must not be called while threads run.
  public static func nameFiles(_ paths: [String]) {
    guard let traps = unsafe isolatedTraps else { return }
    unsafe traps.pointee.pathCount = 0
    unsafe traps.pointee.paths?.deallocate()
    unsafe traps.pointee.pathEnds?.deallocate()
    var total = 0
    for path in paths { total += path.utf8.count }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: total + 1)
    let ends = UnsafeMutablePointer<Int>.allocate(capacity: paths.count + 1)
    var end = 0
    for (i, path) in paths.enumerated() {
      for byte in path.utf8 {
        unsafe (bytes + end).initialize(to: byte)
        end += 1
      }
      unsafe (ends + i).initialize(to: end)
    }
    unsafe traps.pointee.paths = unsafe bytes
    unsafe traps.pointee.pathEnds = unsafe ends
    unsafe traps.pointee.pathCount = paths.count
  }

  /// Disables restarts: a restarted program would write output again, or read files that were changed.
  fileprivate static func noteWriting() {
    guard let traps = unsafe isolatedTraps else { return }
    unsafe traps.pointee.hasWritten = true
  }

  /// Saves the bytes of standard input for a restart.
  fileprivate static func keepInput(_ bytes: [UInt8]) {
    guard let traps = unsafe isolatedTraps else { return }
    let folder = environment("TMPDIR") ?? "/tmp"
    unsafe traps.pointee.inputFile = strdup("\(folder)/.sameview-\(processNumber)-input")
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    for (i, byte) in bytes.enumerated() { unsafe (copy + i).initialize(to: byte) }
    unsafe traps.pointee.input = unsafe copy
    unsafe traps.pointee.inputCount = bytes.count
  }

  /// Prepares the activity of a thread, and its stack for handling a trap.
  fileprivate enum ThreadPost {
    static func take() {
      guard let traps = unsafe isolatedTraps else { return }
      let offset = 64
      let memory = UnsafeMutableRawPointer.allocate(byteCount: offset + handlerStackBytes, alignment: 64)
      unsafe memory.bindMemory(to: Activity.Place.self, capacity: 1).initialize(to: Activity.Place())
      var stack = unsafe stack_t()
      unsafe stack.ss_sp = unsafe memory + offset
      unsafe stack.ss_size = numericCast(handlerStackBytes)
      unsafe stack.ss_flags = 0
      unsafe sigaltstack(&stack, nil)
      unsafe pthread_setspecific(traps.pointee.key, memory)
    }

    static func leave() {
      guard let traps = unsafe isolatedTraps, let memory = unsafe pthread_getspecific(traps.pointee.key) else { return }
      unsafe pthread_setspecific(traps.pointee.key, nil)
      var stack = unsafe stack_t()
      unsafe stack.ss_flags = Int32(SS_DISABLE)
      unsafe stack.ss_size = numericCast(handlerStackBytes)
      unsafe sigaltstack(&stack, nil)
      unsafe memory.deallocate()
    }
  }

  /// Adds the activity of the thread to the list. False if there is nothing to skip.
  fileprivate static func blame(_ traps: UnsafeMutablePointer<IsolatedTraps>) -> Bool {
    guard let memory = unsafe pthread_getspecific(traps.pointee.key) else { return false }
    let place = unsafe memory.assumingMemoryBound(to: Activity.Place.self).pointee
    let file = Int(place.file)
    guard file >= 0, unsafe file < traps.pointee.pathCount, let paths = unsafe traps.pointee.paths,
      let ends = unsafe traps.pointee.pathEnds
    else { return false }
    let start = unsafe file == 0 ? 0 : ends[file - 1]
    let length = unsafe ends[file] - start
    guard length <= longestPath else { return false }
    unsafe append(number: Int(place.step), to: traps)
    unsafe append(number: length, to: traps)
    for i in 0..<length { unsafe append(paths[start + i], to: traps) }
    return true
  }

  private static func append(_ byte: UInt8, to traps: UnsafeMutablePointer<IsolatedTraps>) {
    let count = unsafe traps.pointee.listCount
    guard unsafe count + 1 < traps.pointee.listRoom else { return }
    unsafe traps.pointee.list[count] = CChar(bitPattern: byte)
    unsafe traps.pointee.listCount = count + 1
  }

  /// Appends a number in decimal, and a space.
  private static func append(number: Int, to traps: UnsafeMutablePointer<IsolatedTraps>) {
    if number < 0 { unsafe append(UInt8(ascii: "-"), to: traps) }
    let value = number.magnitude
    var unit: UInt = 1
    while value / unit >= 10 { unit *= 10 }
    while unit > 0 {
      unsafe append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / unit % 10), to: traps)
      unit /= 10
    }
    unsafe append(UInt8(ascii: " "), to: traps)
  }

  /// Replaces standard input by an unnamed file with the bytes that have been read.
  fileprivate static func rewindInput(_ traps: UnsafeMutablePointer<IsolatedTraps>) -> Bool {
    guard let input = unsafe traps.pointee.input, let path = unsafe traps.pointee.inputFile else { return true }
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else { return false }
    unsafe unlink(path)
    var done = 0
    while unsafe done < traps.pointee.inputCount {
      let written = unsafe write(
        file, UnsafeRawBufferPointer(start: input + done, count: traps.pointee.inputCount - done))
      if written <= 0 { return false }
      done += written
    }
    return lseek(file, 0, SEEK_SET) == 0 && dup2(file, StandardStream.input.rawValue) >= 0
  }

  /// Prints why the program cannot continue, and ends it.
  fileprivate static func giveUp(_ why: StaticString) -> Never {
    say("error: internal error in sameview; please report it together with the code. ")
    say(why)
    say("\n")
    _exit(2)
  }

  private static func say(_ text: StaticString) {
    _ = unsafe write(
      StandardStream.error.rawValue, UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  fileprivate static var isOutOfRestarts: Bool {
    guard let traps = unsafe isolatedTraps else { return true }
    return unsafe traps.pointee.restartCount >= restartLimit
  }
}

/// Runs on the thread that trapped, on its own stack, in any state of the process. It uses only system calls and memory
/// that was prepared beforehand.
private func handleTrap(_ signal: Int32) {
  guard let traps = unsafe isolatedTraps else { _exit(2) }
  if hasTrapped.exchange(true, ordering: .acquiringAndReleasing) { while true { pause() } }
  if unsafe traps.pointee.hasWritten { Platform.giveUp("It had started to write; files are complete.") }
  if Platform.isOutOfRestarts { Platform.giveUp("Too many files and rules would be skipped.") }
  guard unsafe Platform.blame(traps) else { Platform.giveUp("No single file is at fault.") }
  guard unsafe Platform.rewindInput(traps) else {
    Platform.giveUp("Standard input could not be saved for another run.")
  }
  unsafe traps.pointee.list[traps.pointee.listCount] = 0
  unsafe traps.pointee.environment[traps.pointee.variableCount] = traps.pointee.list
  unsafe pthread_sigmask(SIG_SETMASK, &traps.pointee.mask, nil)
  unsafe execve(traps.pointee.program, traps.pointee.arguments, traps.pointee.environment)
  Platform.giveUp("It could not be restarted.")
}
