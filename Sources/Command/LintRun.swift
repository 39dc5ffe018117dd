// The settings of a run, and the run itself.

import ArgumentParser
import Clang
import Configuration
import Files
import Frameworks
import Linting
import Project
import Rules
import Syntax
import Workspace

extension LintCommand {
  struct RunSettings {
    var options: LintOptions
    let additions: Additions
    /// The paths of baselines that configurations name.
    let baselines: [String]
    /// The folders that configurations add to the search for C headers.
    let includePaths: [String]
    /// The configurations that apply to files of the run.
    var configurations: [Configuration] = []
    var isConfigured: Bool { !configurations.isEmpty }
    /// Whether a report for people may end with what to do next.
    var showsNextSteps: Bool { !configurations.contains { $0.showsNextSteps == false } }
    /// The targets of the files.
    var structure = ProjectStructure()
    /// What is read around the linted paths for its declarations.
    var context: [String] = []
    /// Whether all files are checked, also those whose findings are not reported: a finding may stand at its cause, and count
    /// the views of other files.
    var checksContext = false
    /// The files that limits keep from being read, and in which nothing would be reported without the limits either.
    var unreported: Set<ExactPath> = []
  }

  /// The settings of the files of a run.
  ///
  /// - Throws: `ExitCode.failed` after printing the errors of configurations.
  func settings(of reading: Reading) throws -> RunSettings {
    let catalogue = Catalogue.rules.map { $0.about }
    let choice = try rules.choice()
    var table = SettingsTable(
      ConfigurationFinder(catalogue: catalogue, named: rules.config, isOff: rules.noConfig),
      preset: try rules.chosenPreset(), catalogue: catalogue)
    let numbers = reading.sources.map { table.number(of: $0.path) }
    let unread = reading.unreadFiles.map { ($0, table.number(of: $0)) }
    if !table.errors.isEmpty {
      for error in table.errors { writeMessage(printable(error.description)) }
      throw ExitCode.failed
    }
    let settings = table.settings.map { choice.applied(to: $0) }
    let checked = Catalogue.rules.filter { rule in settings.contains { $0.levels[rule.about.id] != .off } }
    if checked.isEmpty, !settings.isEmpty, !rules.disable.isEmpty { throw RuleChoice.noRuleIsLeft }
    var options = LintOptions(
      rules: checked, threshold: try leastSeverity(), jobs: min(jobs ?? Platform.processorCount, 256),
      reported: reading.reported)
    options.catalogue = catalogue
    options.isLast = !fixing.isOn
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
      includePaths: table.includePaths, configurations: table.configurations,
      unreported: Set(
        unread.filter { !settings[$1].isReported || LinkedProject.excludes(path: $0) }.map { ExactPath($0.0) }))
  }

  /// - Parameters:
  ///   - texts: The present texts of the same files, if fixes have changed what was read.
  ///   - linked: Gets the project, for reports that show more of it than findings.
  func lint(
    _ reading: Reading, _ texts: [SourceText]? = nil, jobs: Int, _ settings: RunSettings, _ clang: ClangAnswer,
    _ progress: Progress? = nil, keeping linked: Linked? = nil
  ) -> LintResult {
    let count = reading.sources.count
    progress?.begin("parsing", total: count)
    func foreign(_ files: [SourceFile], _ names: NameTable) -> [ForeignFile] {
      if leavesOutC || reading.cFamilyFiles.isEmpty { return [] }
      var family = CFamily(paths: reading.cFamilyFiles)
      family.lintedPaths = lintedPlaces + settings.context
      family.includePaths = settings.includePaths
      if clang.outcome == nil { progress?.begin("reading C and Objective-C", total: 0) }
      let outcome = clang.outcome ?? family.read(for: files, names: names, jobs: jobs)
      clang.outcome = outcome
      return outcome.files
    }
    let project = LinkedProject(
      texts ?? reading.sources, jobs: jobs, additions: settings.additions, structure: settings.structure,
      timing: settings.options.timing, progress: { progress?.advance() }, foreign: foreign)
    linked?.project = project
    // The process ends soon; freeing millions of objects would only take time.
    if !fixing.isOn { _ = unsafe Unmanaged.passRetained(project) }
    let checksAll = settings.checksContext || !settings.options.evidenceLines.isEmpty
    progress?.begin("checking", total: checksAll ? count : settings.options.reported?.count ?? count)
    func check() -> [Finding] {
      self.findings(of: project, settings, sharesFindings: sharesFindings(settings)) { progress?.advance() }
    }
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
        writeMessage(
          "note: read without reporting, because excluded, a test, generated or compiled by no target: \(names)")
      }
    }

    var files = project.texts
    if let reported = settings.options.reported {
      let paths = Set(reported.map { ExactPath(files[$0].path) })
      problems = problems.filter { paths.contains(ExactPath($0.file)) }
    }
    // A run about some files does not report problems of others.
    if settings.options.reported == nil, reading.buffer == nil, let outcome = clang.outcome {
      problems += outcome.problems.map {
        Problem(file: $0.path, message: $0.message, severity: .warning, isFailure: $0.isUnread)
      }
    }
    if let buffer = reading.buffer {
      problems = problems.map { Problem(file: buffer.path, message: $0.message, severity: $0.severity) }
      if let i = buffer.index { files[i] = SourceText(path: buffer.path, bytes: files[i].bytes) }
    }
    var unchecked = project.unchecked(settings.options)
    // Single files are named for what they are, and a change may well be in none.
    unchecked.lacksViews =
      unchecked.lacksViews && !changes.areGiven && stdinPath == nil && lintedPlaces.contains { Platform.isFolder($0) }
    return LintResult(
      files: files, reportedCount: settings.options.reported?.count ?? project.swiftCount,
      unchecked: unchecked, findings: findings,
      problems: merged(
        reading.problems.map { problem in
          settings.unreported.contains(ExactPath(problem.file))
            ? Problem(file: problem.file, message: problem.message, severity: problem.severity) : problem
        }, problems))
  }

  func findings(
    of project: LinkedProject, _ settings: RunSettings, sharesFindings: Bool, progress: @Sendable () -> Void = {}
  ) -> [Finding] {
    var options = settings.options
    options.sharesFindings = sharesFindings
    guard settings.checksContext, options.evidenceLines.isEmpty, let reported = options.reported else {
      return project.lint(options, progress: progress)
    }
    options.reported = nil
    return project.lint(options, progress: progress).filter { reported.contains($0.location.file) }
  }

  /// Whether views that share a call share one finding. They do not where findings are compared with another run, or
  /// where only some files or lines are reported: one view more or less would move the finding.
  func sharesFindings(_ settings: RunSettings) -> Bool {
    (settings.context.isEmpty || settings.checksContext) && stdinPath == nil && !changes.areGiven
      && baselines.writeBaseline == nil
      && baselines.baseline.isEmpty && settings.baselines.isEmpty
  }

  /// The project that was linted last.
  final class Linked {
    var project: LinkedProject?
  }

  /// The outcome of reading C and Objective-C. Clang runs once, even if the Swift files are linted again after fixes.
  final class ClangAnswer {
    var outcome: CFamily.Outcome?
  }

  /// Problems ordered by file; of one file, those of reading come first.
  func merged(_ reading: [Problem], _ syntax: [Problem]) -> [Problem] {
    let all = Array((reading + syntax).enumerated())
    return all.sorted { a, b in
      if a.element.file.isSamePath(as: b.element.file) { return a.offset < b.offset }
      return a.element.file.utf8.lexicographicallyPrecedes(b.element.file.utf8)
    }.map(\.element)
  }
}
