// The parent's side: runs child processes that parse, and handles their crashes.

import Files
import Synchronization

/// Parses files in child processes, which are started on demand and reused.
final class ClangPool: Sendable {
  /// The outcome of parsing one file.
  enum Outcome: Sendable {
    case parsed(ParseAnswer)
    /// The process died, hung or ran out of memory. The message follows the path.
    case failed(String)
    /// libclang was not found.
    case unavailable
  }

  /// Why no process parses.
  private enum StartFailure: Error {
    /// The child says that there is no libclang.
    case isAbsent
    case isLate
    /// The child could not be started, or died before it greeted, so what it is given is not parsed.
    case hasDied
  }

  private let program: String
  private let boundary: Boundary
  /// The first frame that each child is sent.
  private let setup: [UInt8]
  private let timeLimit: UInt64
  private let totalSeconds: Int
  /// The time at which all parsing stops, in nanoseconds.
  private let deadline: UInt64
  private let idle = Mutex<[Child]>([])
  private let isUnavailable = Atomic<Bool>(false)
  private let cannotStart = Atomic<Bool>(false)
  private static let unstarted = Outcome.failed("is not read: the clang process did not start")

  /// - Parameters:
  ///   - program: The path of a program that runs `ClangServer` for its subcommand.
  ///   - setup: The files that children may read.
  ///   - seconds: The time limit for one file.
  ///   - totalSeconds: The time limit for all files.
  init(program: String, setup: ChildSetup, seconds: Int, totalSeconds: Int) {
    self.program = program
    boundary = setup.boundary
    self.setup = Frame.encoded(setup.fields)
    self.totalSeconds = totalSeconds
    timeLimit = UInt64(seconds) * 1_000_000_000
    deadline = Platform.monotonicNanoseconds + UInt64(totalSeconds) * 1_000_000_000
  }

  /// Unchecked, because one worker uses it at a time.
  private final class Child: @unchecked Sendable {
    var process: ChildProcess
    init(_ process: consuming ChildProcess) { self.process = process }
  }

  private var outOfTime: Outcome {
    .failed("is not read: clang used its \(totalSeconds) s for all files of C and Objective-C")
  }

  private var isOutOfTime: Bool { Platform.monotonicNanoseconds >= deadline }

  func parse(_ request: ParseRequest) -> Outcome {
    if isUnavailable.load(ordering: .relaxed) { return .unavailable }
    if cannotStart.load(ordering: .relaxed) { return Self.unstarted }
    if isOutOfTime { return outOfTime }
    let child: Child
    switch idle.withLock({ $0.popLast() }).map(Result.success) ?? start() {
    case .success(let started): child = started
    case .failure(.isLate): return .failed("is not read: the clang process did not start within \(Self.startSeconds) s")
    case .failure(.hasDied):
      cannotStart.store(true, ordering: .relaxed)
      return Self.unstarted
    case .failure(.isAbsent):
      isUnavailable.store(true, ordering: .relaxed)
      return .unavailable
    }
    let until = min(deadline, Platform.monotonicNanoseconds + timeLimit)
    if case .failure(let failure) = child.process.send(Frame.encoded(request.fields), until: until) {
      return ended(child, isLate: failure == .isLate)
    }
    switch Self.receive(from: child.process, until: until) {
    case .success(let payload):
      guard let answer = ParseAnswer(fields: Frame.decoded(payload)) else { return ended(child, isLate: false) }
      if answer.problems.first?.kind == .crashed {
        // What is left of clang is not used again.
        _ = child.process.end(hasClosed: false)
        return .failed(ParseProblem.Kind.crashed.message)
      }
      idle.withLock { $0.append(child) }
      return .parsed(answer)
    case .failure(let failure): return ended(child, isLate: failure == .isLate)
    }
  }

  private func ended(_ child: Child, isLate: Bool) -> Outcome {
    let ending = child.process.end(hasClosed: !isLate)
    if isLate, isOutOfTime { return outOfTime }
    if isLate { return .failed("took clang longer than \(timeLimit / 1_000_000_000) s and was skipped") }
    switch ending {
    // The C++ library aborts when an allocation fails. Memory is limited, so this is the usual reason.
    case .died(ofSignal: 6): return .failed("made clang abort, probably for lack of memory; it was skipped")
    case .died(ofSignal: 9), .wasKilled: return .failed("is not read: the clang process was killed")
    case .died(let signal): return .failed("made clang crash (signal \(signal)); it was skipped")
    case .exited(let status): return .failed("made the clang process exit (status \(status)); it was skipped")
    }
  }

  /// The time limit for starting, for a busy machine.
  private static let startSeconds = 20

  private func start() -> Result<Child, StartFailure> {
    func variable(_ name: String, _ kept: (String) -> String?) -> String? {
      Platform.environment(name).flatMap(kept).map { "\(name)=\($0)" }
    }
    func trusted(_ path: String) -> String? { boundary.trusts(path) ? path : nil }
    // These variables say where libraries come from.
    let environment = [
      variable("SAMEVIEW_LIBCLANG") { $0 }, variable("HOME") { $0 }, variable("TMPDIR") { $0 },
      variable("DEVELOPER_DIR", trusted), variable("SDKROOT", trusted),
      variable("PATH") { [boundary] in Library.trustedList($0, separators: ":", boundary) },
      variable("LD_LIBRARY_PATH") { [boundary] in
        let list = Library.trustedList($0, separators: ":;", boundary)
        return list.isEmpty ? nil : list
      },
    ].compactMap { $0 }
    guard
      let process = ChildProcess(path: program, arguments: [ClangServer.subcommand], environment: environment)
    else { return .failure(.hasDied) }
    let child = Child(process)
    let until = Platform.monotonicNanoseconds + UInt64(Self.startSeconds) * 1_000_000_000
    let greeting = child.process.send(setup, until: until)
      .flatMap { Self.receive(from: child.process, until: until) }
    return greeting.mapError { $0 == .isLate ? .isLate : .hasDied }
      .flatMap { payload in
        switch Frame.decoded(payload) {
        case [ClangServer.readyGreeting]: .success(child)
        case [ClangServer.absentGreeting]: .failure(.isAbsent)
        default: .failure(.hasDied)
        }
      }
  }

  private static func receive(
    from process: borrowing ChildProcess, until deadline: UInt64
  ) -> Result<[UInt8], ChildProcess.Failure> {
    process.receive(4, until: deadline).flatMap { header in
      let length = Frame.length(header)
      return length > Frame.limit ? .failure(.hasEnded) : process.receive(length, until: deadline)
    }
  }
}
