// `sameview lint`, which is also what `sameview` alone does.

import ArgumentParser
import Clang
import Configuration
import Files
import Frameworks
import Linting
import Project
import Reporting
import Rules
import Syntax
import Workspace

struct LintCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports hazards in SwiftUI code.",
    usage: """
      sameview [lint] [<path> ...] [<options>]
      sameview [lint] - --stdin-path <path> [<path> ...] [<options>]
      sameview [lint] --fix | --diff [--suggested] [<path> ...] [<options>]
      sameview rules | explain | tree | graph | config | init   (sameview help)
      """,
    discussion: """
      Lints every Swift file under the given paths as one project: a finding in one file can depend \
      on another file. If the paths are only a part of a git repository, such as one file, the rest is read as \
      well, so that a finding is the same as in a run over all; --context reads something else instead. Skips \
      folders of build products and dependencies, and what .gitignore excludes. \
      A file that is named on the command line is linted in any case, unless its extension belongs to \
      another language. Previews, tests and generated files are read, but nothing is reported there. \
      After '--', every argument is a path. Scripts need this before names that they have not chosen.

      With '-', the text on standard input replaces the file at --stdin-path, for an editor with \
      unsaved changes. The other paths, or the current folder, are still read as the project around \
      it. Only findings in that text are reported.

      Calls into C and Objective-C are followed with libclang, where Swift files can import them: \
      package targets, bridging headers, module maps.

      --fix applies safe fixes and reports what remains. Each file is replaced as a whole. --suggested \
      also applies fixes that may change what the app does: review the result. --diff shows the changes \
      without making them. With '-', --fix prints the fixed text on standard output, and the report on \
      standard error. A fix that would leave invalid Swift is not applied.

      On a terminal, the report begins with the worst findings, prints the first few of each rule, and \
      only counts information. A report that is longer than the screen is shown with a pager. \
      --format text prints the complete report, sorted by path, as a pipe or a file gets it. \
      --format agent prints the worst findings for a coding agent, each on one line, and always ends with the \
      counts and the next command. --sort, --group-by and --limit arrange these three. Other formats \
      and the exit status do not depend on them, and always cover all findings.

      A file that cannot be read is reported as a problem, and the others are linted. If the command \
      line names the file, the exit status is 2. Code that is not valid Swift is skipped with a \
      warning, because it may still be being edited. So is C in which clang finds errors: less is then \
      known about the calls into it.

      EXAMPLES:
        sameview
        sameview Sources --severity warning
        sameview --only any-view,index-as-id
        sameview --disable private-state --format xcode
        sameview --since main --changed-lines
        sameview --format agent             the worst 20 findings in few words, for coding agents
        sameview --write-baseline known.txt, then: sameview --baseline known.txt
        sameview Sources/Home.swift         lint one file of a project
        sameview - --stdin-path Sources/Home.swift < buffer.swift
        sameview --output html=report.html  also write a page for the browser, with trees and graph
        sameview --group-by owner --limit 50   who has the most to do, by CODEOWNERS
        sameview --diff --suggested         show all fixes
        sameview --fix --only private-state apply the fixes of one rule
        sameview lint rules                 lint a folder with the name of a command

      EXIT STATUS:
        0   no findings above 'info', or none that --fail-on names
        1   warnings or errors, or findings that --fail-on names
        2   invalid arguments; a named file could not be read, or a folder to lint has no Swift files; \
      a fixed file could not be written; or there are no findings, but code was skipped: it is too \
      large, nests too deeply, or is C that clang crashed on or had no time for

      With --fix, the status is about the remaining findings, with --diff about those before the fixes.

      ENVIRONMENT:
        SAMEVIEW_LIBCLANG       the absolute path of libclang; 'none' to use none
        SAMEVIEW_CLANG_SECONDS  the time limit of clang for one file, in seconds (15)
        SAMEVIEW_CLANG_TOTAL_SECONDS
                                the time limit of clang for all files, in seconds (60)
        SAMEVIEW_GIT_SECONDS    the time limit of one git command, in seconds (60)
        SAMEVIEW_ISOLATION      'off': a crash of SameView ends the run (for debuggers)
        SAMEVIEW_PAGER, PAGER   the program that shows long reports ('less'); 'cat' for none
        SAMEVIEW_HYPERLINKS     links to files: 'always', 'never', or a format such as \
      'vscode://file{path}:{line}:{column}'
        COLUMNS, LINES          the size of the terminal
        NO_COLOR                if not empty: no color

      If SameView itself crashes in a file, it runs again without the rule that crashed there, or \
      without the file, and reports a problem. Such a run exits with 2 instead of 0.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders to lint; '-' for standard input. (default: the current folder)",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Also read the declarations of these files and folders, without reporting on them; may be repeated. (default: the \
      repository around the paths)
      """,
      valueName: "path"),
    completion: .file())
  var context: [String] = []

  @Option(
    help: ArgumentHelp("The path of the text on standard input; it need not exist.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var stdinPath: String?

  @OptionGroup var rules: RuleOptions

  @Option(
    help: ArgumentHelp(
      "The lowest severity to report: info, warning or error. (default: info, which a terminal only counts)",
      valueName: "severity"),
    completion: .list(Severity.allCases.map(\.word)))
  var severity: String?

  @Option(
    help: ArgumentHelp(
      "The lowest severity that exits with status 1: info, warning, error or never.",
      valueName: "severity"),
    completion: .list(Severity.allCases.map(\.word) + [Self.never]))
  var failOn = Severity.warning.word

  /// The word for a run that exits with status 0 whatever its findings.
  static let never = "never"

  @Option(
    help: ArgumentHelp(
      """
      The format of the report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). \
      (default: text, which a terminal gets in short)
      """,
      valueName: "format"),
    completion: .list(ReportFormat.allCases.map(\.rawValue)))
  var format: String?

  @Option(
    help: ArgumentHelp(
      """
      Write a report to a file. FILE uses the format of --format, and nothing is printed. Without --format, the \
      extensions html, sarif, json and md name theirs. FORMAT=FILE names a format. In both cases a report is printed \
      as well. May be repeated.
      """,
      valueName: "file"),
    completion: .file())
  var output: [String] = []

  @Flag(name: .customLong("no-c"), help: "Do not follow calls into C and Objective-C.")
  var leavesOutC = false

  @Flag(help: "Report the number of findings of each rule instead of the findings; the same as --format statistics.")
  var statistics = false

  @Flag(help: "Print the time of each phase and each rule to standard error.")
  var timing = false

  @Flag(help: "Print findings and problems, and say if files are left alone: no counts, no progress.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "The number of files to process at once. (default: the number of processors)", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: "The reports text and agent") var text: TextOptions

  @OptionGroup(title: "Fixes") var fixing: FixOptions

  @OptionGroup(title: "Only what changed") var changes: ChangeOptions

  @OptionGroup(title: "Baseline") var baselines: BaselineOptions

  @OptionGroup var color: ColorOption

  func check() throws {
    if let first = paths.first { try refuseMisspelledCommand(first) }
    _ = try leastSeverity()
    _ = try failingSeverity()
    let format = try namedFormat()
    var destinations: Set<Destination> = []
    for output in try outputs() {
      if output.path.isEmpty { throw ValidationError("--output needs the path of a file") }
      if output.path == "-" {
        throw ValidationError("--output needs the path of a file; --format sets what is printed")
      }
      if !destinations.insert(Destination(output.path)).inserted {
        throw ValidationError("two reports would be written to '\(output.path)'")
      }
      // A file system may ignore case.
      let path = output.path.lowercased()
      if [".swift", ".yml", ".yaml", ".c", ".cc", ".cpp", ".h", ".hpp", ".m", ".mm"].contains(where: path.hasSuffix) {
        throw ValidationError(
          "'\(output.path)' cannot be a report; its extension is that of code or of a configuration")
      }
    }
    if text.arranges, statistics || fixing.diff || baselines.writeBaseline != nil || ![.text, .agent].contains(format) {
      throw ValidationError(
        "--sort, --group-by and --limit arrange the reports text and agent; nothing else is printed in order")
    }
    if fixing.diff, format != .text {
      throw ValidationError("--diff prints a diff instead of a report; use --output to write reports")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    if statistics, format != .text {
      throw ValidationError("--statistics and --format exclude each other")
    }
    if statistics, fixing.diff {
      throw ValidationError("--diff prints a diff instead of a report; remove --statistics")
    }
    if (paths + context).contains("") { throw ValidationError("a path is empty") }
    if context.contains("-") { throw ValidationError("--context takes files and folders") }
    switch (paths.contains("-"), stdinPath) {
    case (true, nil): throw ValidationError("'-' needs --stdin-path, the path of the text")
    case (false, _?): throw ValidationError("--stdin-path needs '-' among the paths")
    case (true, ""): throw ValidationError("--stdin-path is empty")
    case (true, _) where changes.areGiven:
      throw ValidationError("text on standard input has no changes; remove --staged, --since and --changed-lines")
    default: break
    }
    if fixing.fix, !fixing.diff, changes.staged {
      throw ValidationError("--staged reads what git will commit, and --fix writes files; use --diff to see the fixes")
    }
    if fixing.isOn, baselines.writeBaseline != nil {
      throw ValidationError("--write-baseline and --fix exclude each other: findings in a baseline are not fixed")
    }
    if baselines.writeBaseline != nil, rules.choosesRules {
      throw ValidationError("a baseline covers all rules; remove --only and --disable")
    }
    if baselines.writeBaseline != nil || baselines.pruneBaseline,
      changes.areGiven || stdinPath != nil || !context.isEmpty
    {
      throw ValidationError("a baseline covers all files that are read; remove the options that restrict the run")
    }
  }

  /// Refuses a first word that is almost the name of a command, or that people take for one. Without a known command
  /// the first word is a path; this one does not exist.
  private func refuseMisspelledCommand(_ word: String) throws {
    guard CommandLine.arguments.dropFirst().first != Self._commandName, !word.contains("/"),
      !word.contains("."), word != "-", Platform.realPath(word) == nil,
      let near = Guesses.meaning(of: word) ?? nearest(to: word, among: SameView.commandNames)
    else { return }
    throw ValidationError("unknown command '\(word)'; did you mean '\(near)'?")
  }

  mutating func run() throws {
    let named = paths
    paths = try filesFound(at: named)
    for (name, path) in zip(named, paths) where name != path && !quiet {
      writeMessage("note: there is no '\(name)' here; \(path) is linted")
    }
    try lintPaths()
  }

  private func lintPaths() throws {
    let pen = try color.pen()
    // More threads only cost memory.
    let jobs = min(jobs ?? Platform.processorCount, 256)
    let others = paths.filter { $0 != "-" }
    let places = others.isEmpty ? ["."] : others
    let around = context.isEmpty ? projectAround().map { [$0] } ?? [] : context
    let clock = timing ? Timing() : nil
    let repository = changes.areGiven ? try changes.repository(around: places) : nil
    let progress = quiet ? nil : Progress(total: 0)
    func read() throws -> Reading {
      if let stdinPath {
        do {
          return try Reading(standardInputAs: stdinPath, among: places + context, jobs: jobs)
        } catch {
          throw ValidationError("--stdin-path is the path of a file, and '\(stdinPath)' is a folder")
        }
      }
      if let repository { return try changes.reading(places, context: context, in: repository, jobs: jobs) }
      return Reading(places, context: around, jobs: jobs, progress: progress)
    }
    let reading = try clock?.measure("reading", read) ?? read()
    progress?.finish()
    let empty = emptyPlaces(in: reading)
    if !quiet {
      if empty.isEmpty, reading.sources.isEmpty, reading.problems.isEmpty {
        writeMessage("warning: there are no Swift files \(Self.some(lintedPlaces).map { "in \($0)" } ?? "here")")
      }
      if let names = Self.some(reading.leftOut) {
        writeMessage("note: skipped, because the extension is not that of a Swift file: \(names)")
      }
    }
    // Without a word, a misspelled or moved folder would look clean for ever.
    if let names = Self.some(empty) {
      writeMessage("error: there are no Swift files \(paths.isEmpty ? "here" : "in \(names)")")
      // It is most likely the wrong folder.
      if baselines.writeBaseline != nil || baselines.pruneBaseline { throw ExitCode.failed }
    }

    var settings = try settings(of: reading)
    if let repository {
      settings.unreported.formUnion(try changes.select(from: reading, in: repository, &settings.options, quiet: quiet))
    }
    if !quiet { tellIdlePatterns(settings.configurations, reading) }
    settings.context = around
    settings.checksContext = context.isEmpty && !around.isEmpty
    settings.options.timing = clock
    func structure() -> ProjectStructure { reading.structure(jobs: jobs) }
    settings.structure = clock?.measure("build files", structure) ?? structure()
    if !quiet, stdinPath == nil { tell(settings.structure.problems.filter(\.isUnread)) }
    let clang = ClangAnswer()
    // Behind the result, however the run ends: nothing that was found rests on what is missing.
    defer {
      if !quiet, settings.options.reported == nil, reading.buffer == nil, let outcome = clang.outcome { tell(outcome) }
    }
    let linked = try writesPage() || baselines.writeBaseline != nil ? Linked() : nil
    let found = lint(reading, jobs: jobs, settings, clang, progress, keeping: linked)
    if let path = baselines.writeBaseline {
      // The other reports count findings that share a cause once.
      let shared = linked?.project.map { findings(of: $0, settings, sharesFindings: true).count }
      return try writeBaseline(path, found, findingCount: shared ?? found.findings.count)
    }
    let known = try knownFindings(settings.baselines)
    let bounds = WritingBounds(around: lintedPlaces)
    let fixes =
      fixing.isOn
      ? fixing.apply(
        to: reading, found, settings.options, without: known, within: bounds
      ) { texts, options in
        settings.options = options
        return lint(reading, texts, jobs: jobs, settings, clang, keeping: fixing.diff ? nil : linked)
      } : nil
    let result = try withoutKnown(fixing.diff ? found : fixes?.result ?? found, known, settings.options, within: bounds)
    let outputs = try self.outputs()
    var options = ReportOptions(toolVersion: Version.text, quiet: quiet, rules: Catalogue.rules.map { $0.about })
    options.folder = Platform.workingFolder
    options.arrangement = try arrangement(of: result)
    options.agent = try agentLayout(empty)
    if let linked {
      func contents() -> HTMLContents { pageContents(result, linked.project, settings.options, jobs: jobs) }
      options.html = clock?.measure("trees and updates", contents) ?? contents()
    }
    for output in outputs {
      if case .failure(let failure) = writeFile(
        output.path, output.format.report(result, options: options), within: bounds)
      {
        throw refused(output.path, failure)
      }
      if !quiet, StandardStream.error.isTerminal {
        let format = output.replacesPrinting ? " as \(output.format.rawValue)" : ""
        writeMessage("note: \(printable(output.path)) is written\(format)")
      }
    }
    if let fixes, fixing.diff {
      try text.pager.show(pen.colored(fixes.difference), around: lintedPlaces[0])
      for problem in fixes.result.problems { tell(problem) }
      if !quiet { writeMessage(fixes.summary) }
    } else if !outputs.contains(where: \.replacesPrinting) {
      options.color = pen.isColored
      let format = try statistics ? ReportFormat.statistics : namedFormat()
      // These formats cannot contain problems.
      if format == .gitlab || format == .statistics {
        for problem in result.problems { tell(problem) }
      }
      // Standard output gets the fixed text.
      if fixing.fix, reading.buffer != nil {
        StandardStream.error.write(format.report(result, options: options))
      } else {
        if isForTerminal { options.terminal = terminalLayout(result, settings) }
        try printReport(result, format, options)
      }
    }
    if options.terminal == nil { tellLackOfViews(result) }
    ProvokedTrap.strike("reporting", "")
    if !fixing.diff, let text = fixes?.fixedBuffer { try writeOutput(text) }
    if let clock { StandardStream.error.write("\n" + timingTable(clock)) }
    if let fixes, !fixes.failures.isEmpty { throw EndOfReport(status: .failed) }
    if reading.lacksNamedPath || !empty.isEmpty { throw EndOfReport(status: .failed) }
    if let least = try failingSeverity(), result.findings.contains(where: { $0.severity >= least }) {
      throw ExitCode.found
    }
    // Skipped code may hold findings that fail the run.
    if !LeftOut.all.isEmpty || !result.isComplete { throw EndOfReport(status: .failed) }
  }

  /// The result of a run without baselines. Prints the problems of the files that are named.
  ///
  /// - Returns: The result, and the number and the settings of the one file that the paths name.
  /// - Throws: `ExitCode.failed` if the file could not be read; `ValidationError` if the paths name no Swift file.
  func resultAroundNamedFile() throws -> (LintResult, file: Int, FileSettings) {
    let jobs = Platform.processorCount
    let reading = Reading(paths, jobs: jobs)
    if reading.lacksNamedPath {
      for problem in reading.problems where problem.isFailure { tell(problem) }
      throw ExitCode.failed
    }
    let isNamed = { (source: SourceText) in reading.namedFiles.contains(ExactPath(source.path)) }
    guard let file = reading.sources.firstIndex(where: isNamed) else {
      throw ValidationError("'\(paths[paths.count - 1])' is not a Swift file")
    }
    var settings = try settings(of: reading)
    settings.structure = reading.structure(jobs: jobs)
    let clang = ClangAnswer()
    let result = lint(reading, jobs: jobs, settings, clang)
    if let outcome = clang.outcome { tell(outcome) }
    for problem in result.problems where problem.file.isSamePath(as: reading.sources[file].path) { tell(problem) }
    return (result, file, settings.options.settings[settings.options.settingsOfFiles[file]])
  }

  func leastSeverity() throws -> Severity { try severity.map { try Severity.named($0) } ?? .info }

  func namedFormat() throws -> ReportFormat { try format.map { try ReportFormat.named($0) } ?? .text }

  /// The lowest severity that ends a run with status 1; nil if none does.
  private func failingSeverity() throws -> Severity? {
    try choose(failOn, "severity", among: Severity.allCases.map(\.word) + [Self.never], name: \.self) == Self.never
      ? nil : Severity.named(failOn)
  }

  /// The paths to lint; the current folder if none is named.
  var lintedPlaces: [String] {
    let named = paths.filter { $0 != "-" }
    return named.isEmpty ? ["."] : named
  }

  struct Output {
    let format: ReportFormat
    let path: String
    let replacesPrinting: Bool
  }

  func outputs() throws -> [Output] {
    try output.map { word in
      if let equals = word.firstIndex(of: "="), let format = ReportFormat(rawValue: String(word[..<equals])) {
        return Output(format: format, path: String(word[word.index(after: equals)...]), replacesPrinting: false)
      }
      // Letters before `=` are a misspelled format, not a path.
      if let equals = word.firstIndex(of: "="), word[..<equals].allSatisfy(\.isLetter) {
        _ = try ReportFormat.named(String(word[..<equals]))
      }
      if format == nil, let format = ReportFormat(extensionOf: word) {
        return Output(format: format, path: word, replacesPrinting: false)
      }
      return Output(format: try namedFormat(), path: word, replacesPrinting: true)
    }
  }

}
