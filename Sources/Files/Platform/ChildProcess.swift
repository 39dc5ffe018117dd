// Libraries that are loaded at run time, and child processes of this program with restricted rights.

import CSandbox

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

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
  static func readExactly(
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
  static func end(_ process: pid_t, waiting milliseconds: Int = 0) -> ChildProcess.Ending {
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
