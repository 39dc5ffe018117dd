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

struct LintCommand: ParsableCommand {
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
      on another file. Skips folders of build products and dependencies, and what .gitignore excludes. \
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

      A file that cannot be read is reported as a problem, and the others are linted. If the command \
      line names the file, the exit status is 2. Code that is not valid Swift is skipped with a \
      warning, because it may still be being edited.

      EXAMPLES:
        sameview
        sameview Sources --severity warning
        sameview --only any-view,index-as-id
        sameview --disable private-state --format xcode
        sameview --since main --changed-lines
        sameview --write-baseline known.txt, then: sameview --baseline known.txt
        sameview Sources/Home.swift --context .  lint one file of a project
        sameview - --stdin-path Sources/Home.swift < buffer.swift
        sameview --diff --suggested | less  show all fixes
        sameview --fix --only private-state apply the fixes of one rule
        sameview lint rules                 lint a folder with the name of a command

      EXIT STATUS:
        0   no findings above 'info', or none that --fail-on names
        1   warnings or errors, or findings that --fail-on names
        2   invalid arguments; a named file could not be read; a fixed file could not be written; \
      or there are no findings, but code was skipped: it is too large, nests too deeply, or clang \
      failed on it

      With --fix, the status is about the remaining findings, with --diff about those before the fixes.

      ENVIRONMENT:
        SAMEVIEW_LIBCLANG       the absolute path of libclang; 'none' to use none
        SAMEVIEW_CLANG_SECONDS  the time limit of clang for one file, in seconds (15)
        SAMEVIEW_CLANG_TOTAL_SECONDS
                                the time limit of clang for all files, in seconds (60)
        SAMEVIEW_GIT_SECONDS    the time limit of one git command, in seconds (60)
        SAMEVIEW_ISOLATION      'off': a crash of SameView ends the run (for debuggers)
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
      "Also read the declarations of these files and folders, without reporting on them; may be repeated.",
      valueName: "path"),
    completion: .file())
  var context: [String] = []

  @Option(
    help: ArgumentHelp("The path of the text on standard input; it need not exist.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var stdinPath: String?

  @Option(
    help: ArgumentHelp(
      "Check only these rules, including those that are off by default: ids or groups, separated by commas; may be repeated.",
      valueName: "rules"),
    completion: RuleChoice.completion)
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Do not check these rules: ids or groups, separated by commas; may be repeated.", valueName: "rules"),
    completion: RuleChoice.completion)
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      "Use this configuration for all files. (default: the nearest .sameview.yml above each file)", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "The rules to start from, instead of the configured preset: \(Preset.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "preset"),
    completion: .list(Preset.allCases.map(\.rawValue)))
  var preset: String?

  @Option(
    help: ArgumentHelp("The lowest severity to report: info, warning or error.", valueName: "severity"),
    completion: .list(Severity.allCases.map(\.word)))
  var severity = Severity.info.word

  @Option(
    help: ArgumentHelp(
      "The lowest severity that exits with status 1: info, warning, error or never.",
      valueName: "severity"),
    completion: .list(Severity.allCases.map(\.word) + [Self.never]))
  var failOn = Severity.warning.word

  /// The word for a run that exits with status 0 whatever its findings.
  private static let never = "never"

  @Option(
    help: ArgumentHelp(
      "The format of the report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"),
    completion: .list(ReportFormat.allCases.map(\.rawValue)))
  var format = ReportFormat.text.rawValue

  @Option(
    help: ArgumentHelp(
      """
      Write a report to a file. FILE uses the format of --format, and nothing is printed. \
      FORMAT=FILE names a format, and a report is printed as well. May be repeated.
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

  @Flag(help: "Print findings and problems only: no summary, no progress.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "The number of files to process at once. (default: the number of processors)", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: "Fixes") var fixing: FixOptions

  @OptionGroup(title: "Only what changed") var changes: ChangeOptions

  @OptionGroup(title: "Baseline") var baselines: BaselineOptions

  @OptionGroup var color: ColorOption

  func validate() throws {
    if let first = paths.first { try refuseMisspelledCommand(first) }
    _ = try RuleChoice(only: only, disabled: disable)
    _ = try Severity.named(severity)
    _ = try preset.map { try Preset.named($0) }
    _ = try failingSeverity()
    _ = try ReportFormat.named(format)
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
    if config != nil, noConfig { throw ValidationError("--config and --no-config exclude each other") }
    if fixing.diff, try ReportFormat.named(format) != .text {
      throw ValidationError("--diff prints a diff instead of a report; use --output to write reports")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    if statistics, format != ReportFormat.text.rawValue {
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
    if baselines.writeBaseline != nil, !only.isEmpty || !disable.isEmpty {
      throw ValidationError("a baseline covers all rules; remove --only and --disable")
    }
    if baselines.writeBaseline != nil || baselines.pruneBaseline,
      changes.areGiven || stdinPath != nil || !context.isEmpty
    {
      throw ValidationError("a baseline covers all files that are read; remove the options that restrict the run")
    }
  }

  /// Refuses a first word that is almost the name of a command. Without a known command the first word is a path; this
  /// one does not exist.
  private func refuseMisspelledCommand(_ word: String) throws {
    guard CommandLine.arguments.dropFirst().first != Self._commandName, !word.contains("/"),
      !word.contains("."), word != "-", Platform.realPath(word) == nil,
      let near = nearest(to: word, among: SameView.commandNames)
    else { return }
    throw ValidationError("unknown command '\(word)'; did you mean '\(near)'?")
  }

  func run() throws {
    let pen = try color.pen()
    // More threads only cost memory.
    let jobs = min(jobs ?? Platform.processorCount, 256)
    let others = paths.filter { $0 != "-" }
    let places = others.isEmpty ? ["."] : others
    let clock = timing ? Timing() : nil
    let repository = changes.areGiven ? try changes.repository(around: places) : nil
    func read() throws -> Reading {
      if let stdinPath { return try Reading(standardInputAs: stdinPath, among: places + context, jobs: jobs) }
      if let repository { return try changes.reading(places, context: context, in: repository, jobs: jobs) }
      return Reading(places, context: context, jobs: jobs)
    }
    let reading = try clock?.measure("reading", read) ?? read()
    if !quiet {
      if reading.sources.isEmpty, reading.problems.isEmpty {
        let places = Self.some(lintedPlaces.filter { $0 != "." })
        StandardStream.error.write("warning: there are no Swift files \(places.map { "in \($0)" } ?? "here")\n")
      }
      if let names = Self.some(reading.leftOut) {
        StandardStream.error.write("note: skipped, because the extension is not that of a Swift file: \(names)\n")
      }
    }

    var settings = try settings(of: reading)
    if let repository {
      settings.unreported.formUnion(try changes.select(from: reading, in: repository, &settings.options, quiet: quiet))
    }
    settings.options.timing = clock
    func structure() -> ProjectStructure { reading.structure(jobs: jobs) }
    settings.structure = clock?.measure("build files", structure) ?? structure()
    if !quiet, stdinPath == nil { tell(settings.structure.problems.filter(\.isUnread)) }
    let clang = ClangAnswer()
    let found = lint(reading, jobs: jobs, settings, clang)
    if let path = baselines.writeBaseline { return try writeBaseline(path, found) }
    let known = try knownFindings(settings.baselines)
    let bounds = WritingBounds(around: lintedPlaces)
    let fixes =
      fixing.isOn
      ? fixing.apply(
        to: reading, found, settings.options, without: known, within: bounds
      ) { texts, options in
        settings.options = options
        return lint(reading, texts, jobs: jobs, settings, clang)
      } : nil
    let result = try withoutKnown(fixing.diff ? found : fixes?.result ?? found, known, settings.options, within: bounds)
    let outputs = try self.outputs()
    var options = ReportOptions(toolVersion: Version.text, quiet: quiet, rules: Catalogue.rules.map { $0.about })
    options.folder = Platform.workingFolder
    for output in outputs {
      if case .failure(let failure) = writeFile(
        output.path, output.format.report(result, options: options), within: bounds)
      {
        throw refused(output.path, failure)
      }
    }
    if let fixes, fixing.diff {
      try writeOutput(pen.colored(fixes.difference))
      for problem in fixes.result.problems { tell(problem) }
      if !quiet { StandardStream.error.write(fixes.summary + "\n") }
    } else if !outputs.contains(where: \.replacesPrinting) {
      options.color = pen.isColored
      let format = try statistics ? ReportFormat.statistics : ReportFormat.named(format)
      let report = format.report(result, options: options)
      // These formats cannot contain problems.
      if format == .gitlab || format == .statistics {
        for problem in result.problems { tell(problem) }
      }
      // Standard output gets the fixed text.
      if fixing.fix, reading.buffer != nil {
        StandardStream.error.write(report)
      } else {
        try writeOutput(report)
      }
    }
    #if DEBUG
      ProvokedTrap.strike("reporting", "")
    #endif
    if !fixing.diff, let text = fixes?.fixedBuffer { try writeOutput(text) }
    if let clock { StandardStream.error.write("\n" + timingTable(clock)) }
    if let fixes, !fixes.failures.isEmpty { throw ExitCode.failed }
    if reading.lacksNamedPath { throw ExitCode.failed }
    if let least = try failingSeverity(), result.findings.contains(where: { $0.severity >= least }) {
      throw ExitCode.found
    }
    // Skipped code may hold findings that fail the run.
    if !LeftOut.all.isEmpty || !result.isComplete { throw ExitCode.failed }
  }

  /// The lowest severity that ends a run with status 1; nil if none does.
  private func failingSeverity() throws -> Severity? {
    try choose(failOn, "severity", among: Severity.allCases.map(\.word) + [Self.never], name: \.self) == Self.never
      ? nil : Severity.named(failOn)
  }

  /// The paths to lint; the current folder if none is named.
  private var lintedPlaces: [String] {
    let named = paths.filter { $0 != "-" }
    return named.isEmpty ? ["."] : named
  }

  private func writeBaseline(_ path: String, _ result: LintResult) throws {
    if case .success(let bytes) = readFile(path), !bytes.isEmpty, (try? Baseline(parsing: bytes)) == nil {
      StandardStream.error.write("error: '\(printable(path))' exists and is not a baseline; it was not changed\n")
      throw ExitCode.failed
    }
    let file = BaselineFile(of: result, at: path)
    if case .failure(let failure) = file.write(within: WritingBounds(around: lintedPlaces)) {
      throw refused(path, failure)
    }
    let isComplete = LeftOut.all.isEmpty && result.isComplete
    for problem in result.problems { tell(problem) }
    if !isComplete { StandardStream.error.write("warning: the baseline lacks the findings of skipped code\n") }
    try writeOutput(
      "\(counted(file.count, "finding")) written to \(printable(path)); '--baseline \(printable(path))' hides them.\n")
    if !isComplete { throw ExitCode.failed }
  }

  /// The baselines of the run: those of the command line, or else the configured ones.
  private func knownFindings(_ configured: [String]) throws -> [BaselineFile] {
    try (baselines.baseline.isEmpty ? configured : baselines.baseline).map { try BaselineFile(reading: $0) }
  }

  /// The result without the findings in baselines. Prints how many entries are fixed, and prunes them if
  /// `--prune-baseline` is given.
  private func withoutKnown(
    _ result: LintResult, _ known: [BaselineFile], _ options: LintOptions, within bounds: WritingBounds
  ) throws -> LintResult {
    var files = known
    if files.isEmpty {
      if baselines.pruneBaseline { throw ValidationError("--prune-baseline needs a --baseline") }
      return result
    }
    // Only a run with all rules over whole files can tell which entries are fixed.
    let isWhole =
      only.isEmpty && disable.isEmpty && severity == Severity.info.word && preset == nil
      && context.isEmpty && !changes.areGiven && stdinPath == nil && LeftOut.all.isEmpty && result.isComplete
    if baselines.pruneBaseline, !LeftOut.all.isEmpty || !result.isComplete {
      for problem in result.problems where problem.isFailure { tell(problem) }
      throw ValidationError(
        "--prune-baseline needs a run that skips no code: the entries of skipped code would be removed")
    }
    if baselines.pruneBaseline, !isWhole {
      throw ValidationError(
        "--prune-baseline needs a run with all rules over whole files: remove the options that restrict it")
    }
    if baselines.pruneBaseline, let file = files.first(where: { !$0.isWithin(lintedPlaces) }) {
      throw ValidationError("--prune-baseline needs a run over the whole folder of '\(file.path)'")
    }
    var isKnown = Array(repeating: false, count: result.findings.count)
    for i in files.indices {
      for (j, knows) in files[i].knows(result).enumerated() where knows { isKnown[j] = true }
      guard isWhole, files[i].isWithin(lintedPlaces) else { continue }
      let stale = files[i].stale(in: result, options)
      if stale.isEmpty { continue }
      let (these, are) = stale.count == 1 ? ("one finding", "is") : ("\(stale.count) findings", "are")
      let path = printable(files[i].path)
      if baselines.pruneBaseline {
        if case .failure(let failure) = files[i].remove(stale, within: bounds) { throw refused(files[i].path, failure) }
        if !quiet { StandardStream.error.write("\(path): removed \(these) that \(are) fixed or changed\n") }
      } else if !quiet {
        StandardStream.error.write(
          "\(path): \(these) \(are) fixed or changed; --prune-baseline removes \(stale.count == 1 ? "it" : "them")\n")
      }
    }
    let findings = zip(result.findings, isKnown).filter { !$1 }.map(\.0)
    return LintResult(
      files: result.files, reportedCount: result.reportedCount, findings: findings, problems: result.problems,
      knownCount: result.findings.count - findings.count, fixed: result.fixed)
  }

  private func tell(_ problem: Problem) {
    StandardStream.error.write("\(printable(problem.file)): \(problem.severity.word): \(printable(problem.message))\n")
  }

  private func refused(_ path: String, _ failure: WriteFailure) -> ExitCode {
    StandardStream.error.write("error: '\(printable(path))' \(failure.message)\n")
    return .failed
  }

  private struct Output {
    let format: ReportFormat
    let path: String
    let replacesPrinting: Bool
  }

  private func outputs() throws -> [Output] {
    try output.map { word in
      if let equals = word.firstIndex(of: "="), let format = ReportFormat(rawValue: String(word[..<equals])) {
        return Output(format: format, path: String(word[word.index(after: equals)...]), replacesPrinting: false)
      }
      // Letters before `=` are a misspelled format, not a path.
      if let equals = word.firstIndex(of: "="), word[..<equals].allSatisfy(\.isLetter) {
        _ = try ReportFormat.named(String(word[..<equals]))
      }
      return Output(format: try ReportFormat.named(format), path: word, replacesPrinting: true)
    }
  }

  private struct RunSettings {
    var options: LintOptions
    let additions: Additions
    /// The paths of baselines that configurations name.
    let baselines: [String]
    /// The folders that configurations add to the search for C headers.
    let includePaths: [String]
    /// The targets of the files.
    var structure = ProjectStructure()
    /// The files that limits keep from being read, and in which nothing would be reported without the limits either.
    var unreported: Set<ExactPath> = []
  }

  /// The settings of the files of a run.
  ///
  /// - Throws: `ExitCode.failed` after printing the errors of configurations.
  private func settings(of reading: Reading) throws -> RunSettings {
    let catalogue = Catalogue.rules.map { $0.about }
    let choice = try RuleChoice(only: only, disabled: disable)
    var table = SettingsTable(
      ConfigurationFinder(catalogue: catalogue, named: config, isOff: noConfig),
      preset: try preset.map { try Preset.named($0) }, catalogue: catalogue)
    let numbers = reading.sources.map { table.number(of: $0.path) }
    let unread = reading.unreadFiles.map { ($0, table.number(of: $0)) }
    if !table.errors.isEmpty {
      for error in table.errors { StandardStream.error.write(printable(error.description) + "\n") }
      throw ExitCode.failed
    }
    let settings = table.settings.map { choice.applied(to: $0) }
    let rules = Catalogue.rules.filter { rule in settings.contains { $0.levels[rule.about.id] != .off } }
    if rules.isEmpty, !settings.isEmpty, !disable.isEmpty { throw RuleChoice.noRuleIsLeft }
    var options = LintOptions(
      rules: rules, threshold: try Severity.named(severity), jobs: min(jobs ?? Platform.processorCount, 256),
      reported: reading.reported)
    options.catalogue = catalogue
    options.settings = settings
    options.settingsOfFiles = numbers
    if !LeftOut.all.isEmpty {
      for (i, source) in reading.sources.enumerated() {
        let parts = LeftOut.parts(of: source.path)
        if parts.isEmpty { continue }
        var own = settings[numbers[i]]
        own.leftOut = parts
        options.settingsOfFiles[i] = options.settings.count
        options.settings.append(own)
      }
    }
    return RunSettings(
      options: options, additions: table.additions, baselines: table.baselines,
      includePaths: table.includePaths,
      unreported: Set(
        unread.filter { !settings[$1].isReported || LinkedProject.excludes(path: $0) }.map { ExactPath($0.0) }))
  }

  /// - Parameter texts: The present texts of the same files, if fixes have changed what was read.
  private func lint(
    _ reading: Reading, _ texts: [SourceText]? = nil, jobs: Int, _ settings: RunSettings, _ clang: ClangAnswer
  ) -> LintResult {
    let progress = quiet || texts != nil ? nil : Progress(total: reading.sources.count)
    func foreign(_ files: [SourceFile], _ names: NameTable) -> [ForeignFile] {
      if leavesOutC || reading.cFamilyFiles.isEmpty { return [] }
      var family = CFamily(paths: reading.cFamilyFiles)
      family.lintedPaths = lintedPlaces + context
      family.includePaths = settings.includePaths
      let outcome = clang.outcome ?? family.read(for: files, names: names, jobs: jobs)
      clang.outcome = outcome
      return outcome.files
    }
    let project = LinkedProject(
      texts ?? reading.sources, jobs: jobs, additions: settings.additions, structure: settings.structure,
      timing: settings.options.timing,
      sharesFindings: sharesFindings(settings.baselines), progress: { progress?.advance() }, foreign: foreign)
    // The process ends soon; freeing millions of objects would only take time.
    if !fixing.isOn { _ = unsafe Unmanaged.passRetained(project) }
    func check() -> [Finding] { project.lint(settings.options) }
    let findings = settings.options.timing?.measure("rules", check) ?? check()
    var problems =
      project.internalProblems(settings.options) + project.syntaxProblems()
      + project.sizeProblems(settings.options)
    progress?.finish()
    if !quiet, texts == nil, !reading.namedFiles.isEmpty {
      let silent = project.files.filter {
        reading.namedFiles.contains(ExactPath($0.path)) && project.excludes($0.number, settings.options)
      }
      if let names = Self.some(silent.map(\.path)) {
        StandardStream.error.write(
          "note: read without reporting, because excluded, a test or generated: \(names)\n")
      }
    }

    var files = project.texts
    if let reported = settings.options.reported {
      let paths = Set(reported.map { ExactPath(files[$0].path) })
      problems = problems.filter { paths.contains(ExactPath($0.file)) }
    }
    // A run about some files does not report problems of others.
    if settings.options.reported == nil, reading.buffer == nil, let outcome = clang.outcome {
      problems += outcome.problems.map { Problem(file: $0.path, message: $0.message, isFailure: $0.isUnread) }
      if !quiet, texts == nil { tell(outcome) }
    }
    if let buffer = reading.buffer {
      problems = problems.map { Problem(file: buffer.path, message: $0.message, severity: $0.severity) }
      if let i = buffer.index { files[i] = SourceText(path: buffer.path, bytes: files[i].bytes) }
    }
    return LintResult(
      files: files, reportedCount: settings.options.reported?.count ?? project.swiftCount, findings: findings,
      problems: merged(
        reading.problems.map { problem in
          settings.unreported.contains(ExactPath(problem.file))
            ? Problem(file: problem.file, message: problem.message, severity: problem.severity) : problem
        }, problems))
  }

  /// Whether views that share a call share one finding. They do not where findings are compared with another run, or
  /// where only some files or lines are reported: one view more or less would move the finding.
  private func sharesFindings(_ configuredBaselines: [String]) -> Bool {
    context.isEmpty && stdinPath == nil && !changes.areGiven && baselines.writeBaseline == nil
      && baselines.baseline.isEmpty && configuredBaselines.isEmpty
  }

  /// The first of some paths; nil if there are none.
  static func some(_ paths: [String]) -> String? {
    if paths.isEmpty { return nil }
    let shown = 3
    let rest = paths.count > shown ? " and \(paths.count - shown) more" : ""
    return printable(paths.prefix(shown).joined(separator: ", ") + rest)
  }

  /// The outcome of reading C and Objective-C. Clang runs once, even if the Swift files are linted again after fixes.
  private final class ClangAnswer {
    var outcome: CFamily.Outcome?
  }

  /// Which build files are as if they were not there.
  private func tell(_ unread: [BuildFileProblem]) {
    for problem in unread.prefix(3) {
      StandardStream.error.write("note: \(printable("\(problem.path): \(problem.message)"))\n")
    }
    if unread.count > 3 {
      StandardStream.error.write(
        "note: \(unread.count - 3) more build files are not read; `sameview project` lists them\n")
    }
  }

  /// What kept C and Objective-C from being read as a whole.
  private func tell(_ outcome: CFamily.Outcome) {
    let error = StandardStream.error
    if outcome.lacksClang {
      let reason =
        switch Platform.environment("SAMEVIEW_LIBCLANG") ?? "" {
        case "", "none": "libclang was not found (Debian: apt-get install libclang-dev; macOS: Xcode)"
        case let path where !path.hasPrefix("/"): "SAMEVIEW_LIBCLANG is not an absolute path"
        default: "the library in SAMEVIEW_LIBCLANG cannot be loaded as libclang"
        }
      error.write("note: calls into C and Objective-C are not followed, because \(reason); --no-c hides this note\n")
    }
    if let names = Self.some(outcome.missingHeaders) {
      error.write("note: C and Objective-C are read only in part; missing headers: \(names)\n")
    }
    if let names = Self.some(outcome.outsidePaths) {
      error.write("note: C and Objective-C are read inside the project only; not read: \(names)\n")
    }
    if timing {
      error.write(
        "C and Objective-C: \(outcome.parsedCount) files parsed, \(outcome.functionCount) functions of "
          + "\(outcome.files.count) files indexed\n")
    }
  }

  /// Problems ordered by file; of one file, those of reading come first.
  private func merged(_ reading: [Problem], _ syntax: [Problem]) -> [Problem] {
    let all = Array((reading + syntax).enumerated())
    return all.sorted { a, b in
      if a.element.file.isSamePath(as: b.element.file) { return a.offset < b.offset }
      return a.element.file.utf8.lexicographicallyPrecedes(b.element.file.utf8)
    }.map(\.element)
  }
}

extension SameView {
  /// The words that name a command, `help` included, which the library adds.
  static var commandNames: [String] {
    configuration.subcommands.map { $0._commandName } + ["help"]
  }
}

/// Writes a whole report to standard output.
///
/// - Throws: `ExitCode.failed` if the reader has gone or the disk is full. A reader that has gone, such as `head`, gets
///   no message.
func writeOutput(_ bytes: [UInt8]) throws {
  guard case .failure(let failure) = StandardStream.output.write(bytes) else { return }
  if !failure.readerHasGone { StandardStream.error.write("error: the output \(failure.message)\n") }
  throw ExitCode.failed
}

func writeOutput(_ text: String) throws { try writeOutput(Array(text.utf8)) }
