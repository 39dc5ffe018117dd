// The entry: parses the arguments, runs the command, and settles the exit status.

import ArgumentParser
import Clang
import Files

@main
struct SameView: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sameview",
    abstract: "Says where SwiftUI will see a new view instead of the same one.",
    usage: """
      sameview [lint] [<path> ...] [<options>]
      sameview - --stdin-path <path> [<path> ...] [<options>]
      sameview rules | explain <rule> | tree <path> | graph [<path>]
      """,
    discussion: """
      SameView reads Swift source and rebuilds what SwiftUI sees of it: which views keep their \
      identity when a body is evaluated again, which state is thrown away with a view, and what \
      work is repeated. It reports the places where that goes wrong.

      Nothing is built or run: a folder with Swift files is all it needs. Without a command it \
      lints, and without a path it takes the current folder. All options of `lint` work without \
      its name; 'sameview lint --help' describes them.

      EXAMPLES:
        sameview                            lint the current folder
        sameview Sources App/Home.swift     lint a folder and a file
        sameview --only any-view            check one rule
        sameview --fix                      remove what can be removed safely
        sameview --format json > out.json   write a report for programs
        sameview explain any-view           what a rule finds, and why
        sameview tree Home.swift            what SwiftUI sees in each body of a file
        sameview graph --change Store.items what a change evaluates again

      EXIT STATUS:
        0   nothing was found that is more than information
        1   there are warnings or errors
        2   wrong arguments, or something that was named could not be read
      """,
    version: Version.text,
    subcommands: [LintCommand.self, RulesCommand.self, ExplainCommand.self, TreeCommand.self, GraphCommand.self,
      ConfigCommand.self, InitCommand.self,
    ],
    defaultSubcommand: LintCommand.self)

  static var _errorPrefix: String { "error: " }

  static func main() {
    // The other side of reading C: no command of its own, as only this program calls it.
    if CommandLine.arguments.dropFirst() == [ClangServer.subcommand] {
      ClangServer.run()
      stop(with: .clean)
    }
    Platform.isolateTraps()
    var command: any ParsableCommand
    do {
      let words = words(Array(CommandLine.arguments.dropFirst()))
      command = try lintCommand(words) ?? parseAsRoot(words)
    } catch {
      stop(error)
    }
    do {
      try command.run()
    } catch let error as ValidationError {
      // The arguments were understood; how they are written is not what went wrong.
      StandardStream.error.write("error: " + printable(error.message, keepingLines: true) + "\n")
      stop(with: .failed)
    } catch {
      stop(error)
    }
    stop(with: .clean)
  }

  /// What the hook of pre-commit says of names of files at the end of a command line.
  private static let filesLast = "--swift-files-last"

  /// The command line, with `--` before the names of files at its end if it says that there are some.
  ///
  /// pre-commit puts the names of a stranger's files behind the options of a hook and behind those that a project gives
  /// it as `args`, where nothing tells one from the other: a file may be named `--config=x.swift`. All that the hook
  /// is given ends with `.swift`, in whatever case, and an option that does so is taken for a file, which is then missing.
  private static func words(_ given: [String]) -> [String] {
    guard let flag = given.firstIndex(of: filesLast) else { return given }
    var words = given
    words.remove(at: flag)
    let files = words.reversed().prefix { $0.utf8.suffix(6).elementsEqual(".swift".utf8) { $0 | 0x20 == $1 | 0x20 } }
    let start = words.count - files.count
    if !words[..<start].contains("--") { words.insert("--", at: start) }
    return words
  }

  /// What nearly every run asks for, read at once: on its way through the commands the library looks at all
  /// of them, which takes longer than linting a file. Nil if the arguments ask for something else or are
  /// wrong; then they are read in full, and what is wrong is told.
  private static func lintCommand(_ arguments: [String]) -> (any ParsableCommand)? {
    if let first = arguments.first, commandNames.contains(first) { return nil }
    return try? LintCommand.parseAsRoot(arguments)
  }

  /// Says what went wrong, or gives the help that was asked for, and ends the process.
  private static func stop(_ error: any Error) -> Never {
    // The command has said all there is to say. The library would write its usage first, to leave it out.
    if let code = error as? ExitCode { stop(with: code) }
    let code = exitCode(for: error)
    let text = printable(fullMessage(for: error), keepingLines: true)
    if code.isSuccess {
      do { try writeOutput(text + "\n") } catch { stop(with: .failed) }
      stop(with: .clean)
    }
    if !text.isEmpty { StandardStream.error.write(text + "\n") }
    // The library has a status of its own for wrong arguments, 64.
    stop(with: code == .validationFailure ? .failed : code)
  }

  private static func stop(with code: ExitCode) -> Never {
    Platform.endProcess(status: code.rawValue)
  }
}

extension ExitCode {
  /// Nothing was found that is more than information.
  static let clean = ExitCode(0)
  /// There are warnings or errors.
  static let found = ExitCode(1)
  /// The arguments were wrong, or something that they name could not be read.
  static let failed = ExitCode(2)
}
