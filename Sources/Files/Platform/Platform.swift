// The operating system: the files of this folder are the only ones of the product that import the C library.
//
// Each function wraps one or a few calls, owns what it opens and returns values only, so unsafe code stays in this
// folder. Failures are errors with a message for people; no call traps.

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
  static let exists = SystemFailure(number: EEXIST)
  static let brokenPipe = SystemFailure(number: EPIPE)
  static let tooManyLinks = SystemFailure(number: ELOOP)
  static let pathTooLong = SystemFailure(number: ENAMETOOLONG)
  /// Opening a device that is not there, a pipe without a reader, or a socket.
  static let noDevice = SystemFailure(number: ENXIO)

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
    case ENXIO: return "no such device"
    default:
      guard let text = unsafe strerror(number) else { return "error \(number)" }
      return unsafe String(cString: text)
    }
  }

  /// Whether the path does not exist, rather than being inaccessible.
  var isAbsence: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether the kind of the file is the reason. macOS, where this is untried, opens no sockets for another reason than
  /// Linux.
  var isOfKind: Bool { number == ENXIO || number == ENODEV || number == EOPNOTSUPP }
}

/// Calls of the operating system.
public enum Platform {
  /// The value of an environment variable; nil if it is not set.
  public static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The name of this machine; empty if the system does not provide it.
  public static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The working folder as an absolute path without symbolic links; nil if it no longer exists.
  public static var workingFolder: String? {
    workingFolderBytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// No system opens a path that is longer, in bytes.
  public static let pathLimit = 4096

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

  /// The working folder, without a call of the system. Only `enter` changes it.
  private static let knownWorkingFolder = Mutex(workingFolder ?? "")

  /// Makes a folder the working folder of the process. The server enters the folder of a project before it reads there,
  /// because the paths of a run are relative to the working folder.
  ///
  /// No other thread may use relative paths during the call.
  ///
  /// - Returns: Whether the folder could be entered. Otherwise the working folder stays as it was.
  public static func enter(_ folder: String) -> Bool {
    guard unsafe chdir(folder) == 0 else { return false }
    knownWorkingFolder.withLock { $0 = workingFolder ?? "" }
    return true
  }

  /// `path` below the working folder, unless it is absolute, without `.` and `..`; links are not followed.
  public static func absolutePath(_ path: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : knownWorkingFolder.withLock { $0 } + "/" + path
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

  /// Ends the process at once.
  public static func endProcess(status: Int32) -> Never { exit(status) }
}

/// Repeats a call while a signal interrupts it.
func retrying(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
