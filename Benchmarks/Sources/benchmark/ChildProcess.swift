// Whole processes: how long they take and how much memory they fill.

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one run of a program took.
struct ChildProcess {
  var milliseconds: Double
  /// The processor time of all threads, in the program and in the system.
  var processorMilliseconds: Double
  /// The most memory that was its own at one time, in bytes.
  var peakBytes: Int

  /// Runs a program by its path, with output thrown away; nil if it could not be started.
  /// `input`: the file that it reads as standard input.
  init?(_ arguments: [String], input: String = "/dev/null") {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawnp(&child, arguments[0], &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { return nil }
    milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    func length(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
    processorMilliseconds = length(usage.ru_utime) + length(usage.ru_stime)
    #if canImport(Darwin)
      peakBytes = usage.ru_maxrss
    #else
      peakBytes = usage.ru_maxrss * 1024
    #endif
  }

  /// The fastest of several runs.
  static func best(of rounds: Int, _ arguments: [String], input: String = "/dev/null") -> ChildProcess? {
    (0..<rounds).compactMap { _ in ChildProcess(arguments, input: input) }.min { $0.milliseconds < $1.milliseconds }
  }
}
