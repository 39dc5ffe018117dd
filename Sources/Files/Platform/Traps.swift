// Traps: the restarted program skips what trapped.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

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
  /// What a program that cannot continue ends with.
  let failureStatus: Int32
  /// What it prints on standard output.
  let lastLine: StaticString
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
  ///
  /// - Parameters:
  ///   - failureStatus: What the program ends with if it cannot be restarted.
  ///   - lastLine: What it prints on standard output then.
  public static func isolateTraps(failureStatus: Int32, lastLine: StaticString = "") {
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
        listCount: before.count, listRoom: room, restartCount: LeftOut.all.count, failureStatus: failureStatus,
        lastLine: lastLine))
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
  static func noteWriting() {
    guard let traps = unsafe isolatedTraps else { return }
    unsafe traps.pointee.hasWritten = true
  }

  /// Saves the bytes of standard input for a restart.
  static func keepInput(_ bytes: [UInt8]) {
    guard let traps = unsafe isolatedTraps else { return }
    let folder = environment("TMPDIR") ?? "/tmp"
    unsafe traps.pointee.inputFile = strdup("\(folder)/.sameview-\(processNumber)-input")
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    for (i, byte) in bytes.enumerated() { unsafe (copy + i).initialize(to: byte) }
    unsafe traps.pointee.input = unsafe copy
    unsafe traps.pointee.inputCount = bytes.count
  }

  /// Prepares the activity of a thread, and its stack for handling a trap.
  enum ThreadPost {
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
  static func giveUp(_ why: StaticString) -> Never {
    say("error: internal error in sameview; please report it together with the code. ")
    say(why)
    say("\n")
    guard let traps = unsafe isolatedTraps else { _exit(2) }
    say(unsafe traps.pointee.lastLine, on: .output)
    _exit(unsafe traps.pointee.failureStatus)
  }

  private static func say(_ text: StaticString, on stream: StandardStream = .error) {
    _ = unsafe write(stream.rawValue, UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  static var isOutOfRestarts: Bool {
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
