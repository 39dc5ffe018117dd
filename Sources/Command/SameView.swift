// The entry point: parses the arguments, runs the command, and sets the exit status.

import ArgumentParser
import Clang
import Files

@main
struct SameView: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sameview",
    abstract: "Finds where SwiftUI sees a new view instead of the same one.",
    usage: """
      sameview [lint] [<path> ...] [<options>]
      sameview - --stdin-path <path> [<path> ...] [<options>]
      sameview rules | explain <rule> | tree <path> | graph [<path>] | project [<path>]
      sameview server | mcp | hook
      """,
    discussion: """
      SameView reads Swift source and reconstructs what SwiftUI sees: which views keep their \
      identity when a body is evaluated again, which state is lost with a view, and which work is \
      repeated. It reports the places where this goes wrong.

      SameView builds and runs nothing: it needs only a folder with Swift files. Without a command it \
      lints, and without a path it lints the current folder. All options of `lint` also work without \
      its name; 'sameview lint --help' describes them.

      EXAMPLES:
        sameview                            lint the current folder
        sameview Sources App/Home.swift     lint a folder and a file
        sameview --only any-view            check one rule
        sameview --fix                      apply safe fixes
        sameview --format json > out.json   write a report for programs
        sameview explain any-view           what a rule finds, and why
        sameview tree Home.swift            what SwiftUI sees in each body of a file
        sameview graph --change Store.items  what a change evaluates again
        sameview project                    which targets were understood, and their files
        sameview server                     serve an editor while someone types
        sameview --format agent             a short report for a coding agent
        sameview hook                       tell a coding agent what its last edit has broken
        sameview mcp                        serve a coding agent with tools

      EXIT STATUS:
        0   no findings above 'info'
        1   warnings or errors
        2   invalid arguments, a named file could not be read, or no findings, but code was skipped
      """,
    version: Version.text,
    subcommands: [
      LintCommand.self, RulesCommand.self, ExplainCommand.self, TreeCommand.self, GraphCommand.self,
      ProjectCommand.self, ConfigCommand.self, InitCommand.self, ServerCommand.self, HookCommand.self,
      ContextCommand.self,
    ],
    defaultSubcommand: LintCommand.self)

  static var _errorPrefix: String { "error: " }

  static func main() {
    // The child process that reads C. It is not a documented command, because only this program calls it.
    if CommandLine.arguments.dropFirst() == [ClangServer.subcommand] {
      ClangServer.run()
      stop(with: .clean)
    }
    let words = words(Array(CommandLine.arguments.dropFirst()))
    let failed = words.first == HookCommand._commandName ? HookCommand.failed : .failed
    // On Linux, Swift reads the arguments from `/proc`. Without them, another folder would be linted than the one that was named.
    if CommandLine.arguments.isEmpty {
      writeMessage("error: the arguments cannot be read, because /proc is not mounted")
      stop(with: .failed)
    }
    let isForAgent = LintCommand.lastLineWithoutReport(words) != nil
    Platform.isolateTraps(
      failureStatus: failed.rawValue,
      lastLine: !isForAgent ? "" : "the run is incomplete; next: tell the user what standard error says\n")
    var command: any ParsableCommand
    do {
      command = try lintCommand(words) ?? parseAsRoot(words)
    } catch {
      stop(error, failed)
    }
    do {
      try (command as? any CheckedCommand)?.check()
    } catch {
      stop(error, usageOf: type(of: command))
    }
    do {
      try command.run()
    } catch let error as ValidationError {
      // The arguments were valid, so the usage would not help.
      writeMessage("error: " + error.message)
      stop(with: failed)
    } catch let end as EndOfReport {
      Platform.endProcess(status: end.status.rawValue)
    } catch {
      stop(error, failed)
    }
    stop(with: .clean)
  }

  /// The flag by which the pre-commit hook marks the file names at the end of a command line.
  private static let filesLast = "--swift-files-last"

  /// The command line, with `--` before the file names at its end if it contains `filesLast`.
  ///
  /// pre-commit puts untrusted file names behind the options of a hook and behind the `args` of a project. Nothing
  /// separates them: a file may be named `--config=x.swift`. Every name that the hook gets ends with `.swift`. An
  /// option that ends so is taken for a file, which is then missing.
  private static func words(_ given: [String]) -> [String] {
    guard let flag = given.firstIndex(of: filesLast) else { return given }
    var words = given
    words.remove(at: flag)
    let files = words.reversed().prefix { $0.utf8.suffix(6).elementsEqual(".swift".utf8) { $0 | 0x20 == $1 | 0x20 } }
    let start = words.count - files.count
    if !words[..<start].contains("--") { words.insert("--", at: start) }
    return words
  }

  /// The lint command, which nearly every run uses, parsed directly: the library otherwise examines all commands,
  /// which takes longer than linting a file.
  ///
  /// - Returns: Nil if the arguments name another command or are invalid. The library then parses them in full and
  ///   reports the error.
  private static func lintCommand(_ arguments: [String]) -> (any ParsableCommand)? {
    if let first = arguments.first, commandNames.contains(first) { return nil }
    return try? LintCommand.parseAsRoot(arguments)
  }

  /// Prints the error, or the requested help, and ends the process.
  ///
  /// - Parameter failed: The status if the arguments are wrong.
  private static func stop(_ error: any Error, _ failed: ExitCode) -> Never {
    // The command has printed its error already. The library would add its usage.
    if let code = error as? ExitCode { stop(with: code) }
    let code = exitCode(for: error)
    let text = fullMessage(for: error)
    if code.isSuccess {
      do { try writeOutput(printable(text, keepingLines: true) + "\n") } catch { stop(with: .failed) }
      stop(with: .clean)
    }
    // The usage behind the message is code, which is not broken at words.
    let message = message(for: error)
    let length = _errorPrefix.count + message.count + 1
    let usage = text.hasPrefix(_errorPrefix + message) ? text.dropFirst(length) : ""
    let command = commandNames.first { $0 == CommandLine.arguments.dropFirst().first } ?? LintCommand._commandName
    let advice = _errorPrefix + Guesses.message(message, of: command)
    if !text.isEmpty { writeMessage(usage.isEmpty ? text : advice) }
    if !usage.isEmpty { StandardStream.error.write(printable(String(usage), keepingLines: true) + "\n") }
    // The library has a status of its own for wrong arguments, 64.
    stop(with: code == .validationFailure ? failed : code)
  }

  /// Prints an error about the arguments of a command with its usage, as the library does, and ends the process.
  private static func stop(_ error: any Error, usageOf command: any ParsableCommand.Type) -> Never {
    let prefix = "Usage: "
    let usage = usageString(for: command).replacing("\n", with: "\n" + String(repeating: " ", count: prefix.count))
    writeMessage(_errorPrefix + message(for: error))
    StandardStream.error.write(
      "\(prefix)\(usage)\n  See 'sameview \(command._commandName) --help' for more information.\n")
    stop(with: .failed)
  }

  /// Ends the process, without a report if the command has failed.
  private static func stop(with code: ExitCode) -> Never {
    let words = words(Array(CommandLine.arguments.dropFirst()))
    if code == .failed, let line = LintCommand.lastLineWithoutReport(words) {
      _ = StandardStream.output.write(Array(line.utf8))
    }
    Platform.endProcess(status: code.rawValue)
  }
}

/// The end of a run whose report says why its status is not 0.
struct EndOfReport: Error {
  let status: ExitCode
}

/// A command with arguments that are valid only together, or only if they name something.
///
/// They are checked once all words of the command line are known. The library calls `validate()` before it finds an unknown
/// option, whose value looks like a path or an id by then, and would be refused in place of the option.
protocol CheckedCommand: ParsableCommand {
  /// - Throws: `ValidationError`.
  func check() throws
}

extension ExitCode {
  /// There are no findings above `info`.
  static let clean = ExitCode(0)
  /// There are warnings or errors.
  static let found = ExitCode(1)
  /// The arguments were invalid, a named file could not be read, or a run without findings skipped code.
  static let failed = ExitCode(2)
}

extension SameView {
  /// The words that name a command, `help` included, which the library adds.
  static var commandNames: [String] {
    configuration.subcommands.map { $0._commandName } + ["help"]
  }
}
