// `sameview hook`: tells a coding agent what its last edit has broken.

import ArgumentParser
import Files
import Linting
import Messages
import Reporting
import Syntax
import Workspace

struct HookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: "Tells a coding agent what its last edit has broken.",
    usage: "sameview hook [<options>]",
    discussion: """
      Reads what the agent says about its edit from standard input: JSON with the path of the file in \
      'tool_input.file_path', and the working folder in 'cwd'. This is the form of the hook PostToolUse \
      of Claude Code. Lints the project around the file, and prints the findings in what differs from \
      the last commit in that file, as --format agent does. Without git, the whole file counts. Calls \
      into C are not followed.

      Nothing is printed if there are no findings, or if the edit is not about a Swift file of the \
      project. Information is left out: it does not justify an interruption of the agent.

      EXAMPLES:
        sameview hook
        sameview hook --severity error      interrupt the agent for errors only

      EXIT STATUS:
        0   no findings; nothing is printed
        1   no JSON on standard input, a broken set-up or a crash; agents show it to the user and go on
        2   findings, which are printed on standard error for the agent
      """)

  @Option(
    help: ArgumentHelp("The lowest severity that is reported: info, warning or error.", valueName: "severity"),
    completion: .list(Severity.allCases.map(\.word)))
  var severity = Severity.warning.word

  @Option(help: ArgumentHelp("Print at most this many findings. The counts are those of all.", valueName: "n"))
  var limit = AgentLayout.usualLimit

  @OptionGroup var rules: RuleOptions

  /// What a hook that cannot run ends with: agents take 2 for findings.
  static let failed = ExitCode(1)
  private static let found = ExitCode(2)

  func validate() throws {
    _ = try Severity.named(severity)
    if limit < 1 { throw ValidationError("--limit must be 1 or more") }
  }

  func run() throws {
    guard let edit = try EditedFile(readStandardInput()) else { return }
    let check: Check?
    do {
      check = try self.check(edit)
    } catch is ExitCode {
      throw Self.failed
    }
    guard let check else { return }
    if check.result.findings.isEmpty {
      // What is wrong with other files is not the matter of this edit. A syntax error in this one hides what is around it.
      guard let problem = check.problem else { return }
      if problem.isFailure { throw ValidationError("'\(problem.file)' \(problem.message)") }
    }
    var options = ReportOptions(toolVersion: Version.text)
    options.arrangement.limit = limit
    options.agent.severity = try Severity.named(severity)
    options.agent.fixing = check.fixing
    let words = rules.words
    options.agent.explaining = { place, _ in "sameview explain \(words)--finding \(shellPath(place))" }
    StandardStream.error.write(ReportFormat.agent.report(check.result, options: options))
    throw Self.found
  }

  private struct Check {
    let result: LintResult
    /// Why the file was not checked completely; nil if it was.
    let problem: Problem?
    /// The command that applies the safe fixes of these findings.
    let fixing: String
  }

  /// The findings in what has changed in the file; nil if the project does not contain it, or if it has not changed.
  private func check(_ edit: EditedFile) throws -> Check? {
    let jobs = Platform.processorCount
    let reading = Reading([edit.folder], jobs: jobs)
    // A file that git ignores does not belong to the project.
    let isMeant = { (source: SourceText) in
      source.path.lastName.isSamePath(as: edit.realPath.lastName)
        && Platform.realPath(source.path)?.isSamePath(as: edit.realPath) == true
    }
    let isOfFile = { (problem: Problem) in
      Platform.realPath(problem.file)?.isSamePath(as: edit.realPath) == true
    }
    guard let file = reading.sources.firstIndex(where: isMeant) else {
      if let problem = reading.problems.first(where: isOfFile) {
        throw ValidationError("'\(problem.file)' \(problem.message)")
      }
      return nil
    }
    let path = reading.sources[file].path
    var lint = try LintCommand.parse([])
    lint.paths = [path]
    lint.context = [edit.folder]
    lint.rules = rules
    lint.severity = severity
    lint.leavesOutC = true
    lint.quiet = true
    var settings = try lint.settings(of: reading)
    settings.options.reported = [file]
    if case .success(let repository) = GitRepository.containing(path),
      case .success(let changes) = repository.changes(since: "HEAD")
    {
      lint.changes.changedLines = true
      switch changes.change(at: path) {
      case .nothing: return nil
      case .lines(let lines):
        let lines = reading.sources[file].lines(endedByLineFeeds: lines)
        settings.options.reportedLines[file] = lines
        settings.options.evidenceLines[file] = lines
      case .everything: settings.options.evidenceLines[file] = [1..<Int.max]
      }
    }
    settings.structure = reading.structure(jobs: jobs)
    let found = lint.lint(reading, jobs: jobs, settings, LintCommand.ClangAnswer())
    let result = try lint.withoutKnown(
      found, try lint.knownFindings(settings.baselines), settings.options, within: WritingBounds(around: [path]))
    let changed = lint.changes.changedLines ? " --changed-lines" : ""
    let place = "\(shellPath(path)) --context \(shellPath(edit.folder))\(changed)"
    let problems = result.problems.filter(isOfFile)
    return Check(
      result: result, problem: problems.first(where: \.isFailure) ?? problems.first,
      fixing: "sameview --fix --severity \(severity) \(rules.words)\(place)")
  }
}

/// The Swift file that an agent has edited.
private struct EditedFile {
  /// The path with links resolved.
  let realPath: String
  /// The project around the file.
  let folder: String

  /// Reads the JSON of a hook, and enters the agent's working folder. Nil if the edit is not about a Swift file that
  /// exists: hooks run for every tool, and tools differ in what they say.
  ///
  /// - Throws: `ValidationError` if there is no JSON.
  init?(_ input: Result<[UInt8], ReadFailure>) throws {
    let event: JSON
    switch input {
    case .failure(let failure): throw ValidationError("standard input \(failure.message)")
    case .success(let bytes):
      do {
        event = try JSON(parsing: bytes)
      } catch {
        throw ValidationError("standard input is not the JSON of a hook: byte \(error.offset) does not fit")
      }
    }
    guard let path = event["tool_input"]["file_path"].text, path.hasSuffix(".swift"), !path.utf8.contains(0) else {
      return nil
    }
    // The folder may be gone. The process is in the right place then, if the agent says so.
    if let folder = event["cwd"].text, folder.hasPrefix("/"), !folder.utf8.contains(0) { _ = Platform.enter(folder) }
    guard let realPath = Platform.realPath(path), !Platform.isFolder(realPath) else { return nil }
    self.realPath = realPath
    // An agent may have been started anywhere. The root folder and the home folder hold many projects.
    let home = Platform.environment("HOME").flatMap { Platform.realPath($0) }
    let isWide = Platform.workingFolder.map { $0 == "/" || $0 == home } ?? false
    folder = isWide ? Platform.projectFolder(around: realPath) : projectFolder(around: path)
  }
}
