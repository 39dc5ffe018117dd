// Other programs: where they are found, and runs of them.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
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

  /// Runs a program that shows text to the user, such as a pager. It reads the text from its standard input, and has
  /// the other standard streams of this process. Interrupts from the keyboard are for that program.
  ///
  /// - Parameters:
  ///   - words: The absolute path of the program, and its arguments.
  ///   - variables: Variables as `NAME=value`, unless the environment has others of these names.
  ///   - folders: The folders where the program finds others.
  /// - Returns: Whether the program could be started.
  public static func show(
    _ text: [UInt8], with words: [String], variables: [String] = [], folders: [String]
  ) -> Bool {
    _ = brokenPipesIgnored
    noteWriting()
    func name(_ variable: [UInt8]) -> ArraySlice<UInt8> { variable.prefix { $0 != UInt8(ascii: "=") } }
    var environment = environmentVariables.filter { !name($0).elementsEqual("PATH".utf8) }
    environment.append(Array("PATH=\(folders.joined(separator: ":"))".utf8))
    for variable in variables.map({ Array($0.utf8) }) where !environment.contains(where: { name($0) == name(variable) })
    {
      environment.append(variable)
    }
    guard let feed = try? Pipe(),
      let process = try? spawn(
        words.map { Array($0.utf8) }, environment: environment, input: feed.start,
        output: StandardStream.output.rawValue, errors: StandardStream.error.rawValue)
    else { return false }
    feed.closeStart()
    // The child has started with the usual handling.
    let signals = [SIGINT, SIGQUIT]
    let handlers = signals.map { signal($0, SIG_IGN) }
    defer { for i in signals.indices { _ = signal(signals[i], handlers[i]) } }
    var unsent = text[...]
    while !unsent.isEmpty {
      let count = unsafe unsent.withUnsafeBytes { unsafe write(feed.end, $0) }
      // A user who has seen enough closes the pager.
      if count < 0, errno != EINTR { break }
      unsent = unsent.dropFirst(max(count, 0))
    }
    feed.closeEnd()
    var status: Int32 = 0
    _ = retrying { unsafe waitpid(process, &status, 0) }
    // A shell ends with these if it does not find the program.
    return ![126, 127].contains(status >> 8 & 0xFF)
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The path of the program, and its arguments.
  ///   - environment: `NAME=value`; nil for that of this process.
  ///   - input: Its standard input; empty if nil. Output to `output` or `errors` is dropped if they are nil.
  static func spawn(
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
  final class Pipe {
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
}
