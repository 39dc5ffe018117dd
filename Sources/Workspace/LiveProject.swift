// A project that stays in memory while its files change.
//
// The result of each run is that of a new run over the same texts, byte for byte. What is kept from one run to the next:
//
// - The texts, trees and facts of files. They depend on the text of the file alone. Only changed files are parsed again.
// - The tables of the index (`Index.init(_:after:names:)`), while all files declare the same. They depend on declarations
//   alone. A new declaration, a renamed one or another type in a signature makes all tables new. The bodies of files
//   that have not changed are kept with the tables.
// - The work of single members (`KeptMembers`), while the tables are kept. It depends on declarations, and on the code of
//   its own file and of files that are recorded with it. The work of members whose code may have changed is new.
//
// Two tables about the whole project are brought up to date or kept with them: which files mention a name, and what only
// previews use. Everything else is computed as in any other run, as far as the findings of the files that are asked about
// need it.

import BuildFiles
import Configuration
import Files
import Frameworks
import Linting
import Project
import Syntax

/// The Swift files in a folder, as `sameview` finds and configures them there, with the texts of an editor in place of
/// those on disk.
///
/// A copy shares everything with the original until one of them changes, so trying an edit is cheap.
public struct LiveProject {
  /// The absolute path of the folder. Paths of files are relative to it.
  public let folder: String
  /// What is searched for files: the whole folder, or one file.
  private let searched: String
  private let rules: [any Rule.Type]
  private let jobs: Int
  /// Counts the time of phases, if it is asked for.
  public var timing: Timing?

  /// Texts that replace those on disk.
  private var edited: [ExactPath: SourceText?] = [:]
  /// What is on disk; nil if that has changed since it was read.
  private var reading: Reading?
  /// The paths that the search has found, files that cannot be linted included.
  private var found: Set<ExactPath> = []
  /// The texts of the project, ordered by path.
  private var texts: [SourceText] = []
  /// Whether files may have come or gone since.
  private var isListOutdated = true
  /// The positions of the texts.
  private var numbers: [ExactPath: Int] = [:]
  /// The files of the texts, parsed from them or from older ones; nil for those that were not parsed yet.
  private var files: [SourceFile?] = []
  /// What depends on the disk, on which files there are, and on manifests; nil if it must be computed again.
  private var surroundings: Surroundings?
  private var names = NameTable()
  private var nameLimit = 0
  /// The project as it was linked last, if that was with these names and surroundings.
  private var linked: LinkedProject?

  /// What keeps the project from being checked.
  public private(set) var errors: [ConfigurationError] = []

  /// The targets and the settings of the files.
  private struct Surroundings {
    let structure: ProjectStructure
    let additions: Additions
    let options: LintOptions
    let baselines: [BaselineFile]
    let errors: [ConfigurationError]
  }

  /// - Parameters:
  ///   - folder: Absolute. It is read when the project is linked for the first time.
  ///   - file: The relative path of the only file of the project; nil for all files in the folder.
  ///   - rules: All rules that exist.
  public init(folder: String, file: String? = nil, rules: [any Rule.Type], jobs: Int) {
    self.folder = folder
    searched = file ?? "."
    self.rules = rules
    self.jobs = jobs
  }

  /// Replaces the text of a file, or adds a file that is not on disk yet. A file on disk that the search leaves out, for
  /// instance because git ignores it, never becomes part of the project.
  ///
  /// - Parameter bytes: Nil for the text on disk.
  /// - Returns: Whether the project may differ from the one that was linked last.
  @discardableResult
  public mutating func setText(_ bytes: [UInt8]?, of path: String) -> Bool {
    let key = ExactPath(path)
    let number = isListOutdated ? nil : numbers[key]
    let known = number.flatMap { files[$0]?.source }
    if BuildFiles.isManifest(path.lastName) { surroundings = nil }
    var text: SourceText?
    if let bytes {
      text = known?.bytes == bytes ? known : Reading.text(path, bytes)
      edited[key] = .some(text)
    } else {
      edited[key] = nil
      // The editor may have saved it.
      text = reading?.readAgain(path, in: folder)
      if text == nil { reading = nil }
      if let known, known.bytes == text?.bytes { text = known }
    }
    if let number, let text { texts[number] = text } else { isListOutdated = true }
    return known == nil || text !== known
  }

  /// Notes that the editor has saved a file. If it is new, the search must find it.
  ///
  /// - Returns: Whether the project may differ from the one that was linked last.
  public mutating func noteSaving(of path: String) -> Bool {
    if found.contains(ExactPath(path)) { return false }
    reading = nil
    return true
  }

  /// Notes that files on disk have changed: sources, configurations, or what describes targets.
  public mutating func noteChangesOnDisk() { reading = nil }

  /// Links the project.
  ///
  /// - Parameter isCancelled: Asked between the phases and before each file.
  /// - Returns: Nil if `isCancelled`, or if there are `errors`.
  public mutating func link(isCancelled: @escaping @Sendable () -> Bool = { false }) -> Snapshot? {
    errors = []
    guard Platform.enter(folder) else {
      errors = [ConfigurationError(path: folder, line: 0, column: 0, message: "the folder cannot be opened")]
      return nil
    }
    read()
    if isCancelled() { return nil }
    updateTexts()
    guard let surroundings = updateSurroundings() else { return nil }
    if isCancelled() { return nil }
    parse()
    if isCancelled() { return nil }
    let new = LinkedProject(
      linking: files.map { $0! }, names: names, jobs: jobs, additions: surroundings.additions,
      structure: surroundings.structure, timing: timing, keepsWork: true, after: linked, isCancelled: isCancelled)
    guard let new else { return nil }
    linked = new
    var options = surroundings.options
    options.timing = timing
    options.sharesFindings = false
    let unread = (reading?.problems ?? []).filter { edited[ExactPath($0.file)] == nil }
    return Snapshot(
      project: new, options: options, baselines: surroundings.baselines, numbers: numbers, readingProblems: unread)
  }

  // MARK: Steps

  private mutating func read() {
    guard reading == nil else { return }
    let new = measured("reading") { Reading([searched], jobs: jobs) }
    reading = new
    found = Set(new.sources.map { ExactPath($0.path) })
    found.formUnion(new.problems.map { ExactPath($0.file) })
    isListOutdated = true
    surroundings = nil
  }

  /// The texts of the disk and of the editor in one list, ordered by path.
  private mutating func updateTexts() {
    guard isListOutdated else { return }
    var parsed: [ExactPath: SourceFile] = [:]
    for file in files.lazy.compactMap({ $0 }) { parsed[ExactPath(file.path)] = file }
    var all: [SourceText] = []
    for source in reading?.sources ?? [] where edited[ExactPath(source.path)] == nil { all.append(source) }
    for (path, text) in edited where found.contains(path) || Platform.isAbsent(path.text) {
      if let text { all.append(text) }
    }
    all.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let isSameList = all.count == texts.count && zip(all, texts).allSatisfy { $0.path.isSamePath(as: $1.path) }
    if !isSameList { surroundings = nil }
    files = all.enumerated().map { number, text in
      parsed[ExactPath(text.path)].map { $0.number == number ? $0 : SourceFile($0, number: number) }
    }
    // The same object tells later that nothing has changed.
    texts = zip(all, files).map { text, file in
      if let known = file?.source, known.bytes == text.bytes { known } else { text }
    }
    numbers = Dictionary(texts.enumerated().map { (ExactPath($1.path), $0) }, uniquingKeysWith: { first, _ in first })
    isListOutdated = false
  }

  /// - Returns: Nil if there are errors.
  private mutating func updateSurroundings() -> Surroundings? {
    if surroundings == nil { linked = nil }
    let current = surroundings ?? measured("settings and build files") { readSurroundings() }
    surroundings = current
    errors = current.errors
    return errors.isEmpty ? current : nil
  }

  private func readSurroundings() -> Surroundings {
    let catalogue = rules.map { $0.about }
    var table = SettingsTable(ConfigurationFinder(catalogue: catalogue), catalogue: catalogue)
    let numbers = texts.map { table.number(of: $0.path) }
    let settings = table.settings
    var options = LintOptions(
      rules: rules.filter { rule in settings.contains { $0.levels[rule.about.id] != .off } }, jobs: jobs)
    options.catalogue = catalogue
    options.settings = settings
    options.settingsOfFiles = numbers
    var errors = table.errors
    var baselines: [BaselineFile] = []
    for path in table.baselines {
      do {
        baselines.append(try BaselineFile(reading: path))
      } catch {
        let configuration = table.configurations.first { $0.baseline == path }
        errors.append(
          ConfigurationError(
            path: configuration?.path ?? path, line: 0, column: 0,
            message: "the baseline '\(error.path)' \(error.message)"))
      }
    }
    return Surroundings(
      structure: reading?.structure(of: texts, jobs: jobs) ?? ProjectStructure(), additions: table.additions,
      options: options, baselines: baselines, errors: errors)
  }

  /// Parses the files whose texts have changed.
  private mutating func parse() {
    // Names are never given up one by one, and every letter that someone types may make a new one.
    if names.count > nameLimit, nameLimit > 0 {
      names = NameTable()
      files = Array(repeating: nil, count: texts.count)
      linked = nil
      nameLimit = 0
    }
    let changed = texts.indices.filter { files[$0]?.source !== texts[$0] }
    let new = measured("parsing") {
      LinkedProject.parsed(changed.map { (number: $0, text: texts[$0]) }, names, jobs: jobs, keepsTrees: true)
    }
    for file in new { files[file.number] = file }
    if nameLimit == 0 { nameLimit = names.count * 2 + Self.newNames }
  }

  /// How many new names, at least, edits may make before all files are parsed again.
  private static let newNames = 100_000

  private func measured<Result>(_ phase: String, _ body: () -> Result) -> Result {
    timing?.measure(phase, body) ?? body()
  }
}

/// A project as it was linked: its texts, and on demand its findings.
public struct Snapshot: Sendable {
  public let project: LinkedProject
  /// What is wrong with files on disk: those that could not be read, and those with bytes that are not text.
  public let readingProblems: [Problem]
  private let options: LintOptions
  private let baselines: [BaselineFile]
  private let numbers: [ExactPath: Int]

  init(
    project: LinkedProject, options: LintOptions, baselines: [BaselineFile], numbers: [ExactPath: Int],
    readingProblems: [Problem]
  ) {
    self.project = project
    self.readingProblems = readingProblems
    self.options = options
    self.baselines = baselines
    self.numbers = numbers
  }

  /// The texts to which the locations of findings refer, ordered by path.
  public var texts: [SourceText] { project.texts }
  /// The same for one file.
  public func text(of file: Int) -> SourceText { project.text(of: file) }

  /// The number of the file with this path, relative to the folder of the project; nil if the project does not contain it.
  public func number(of path: String) -> Int? { numbers[ExactPath(path)] }

  /// Whether comments that silence a finding must give a reason in that file.
  public func requiresReason(in file: Int) -> Bool {
    options.settings.isEmpty ? false : options.settings[options.settingsOfFiles[file]].requiresReason
  }

  /// The rules whose severity in that file is set by the configuration.
  public func rulesOfConfiguredSeverity(in file: Int) -> Set<String> {
    guard !options.settings.isEmpty else { return [] }
    let levels = options.settings[options.settingsOfFiles[file]].levels
    return Set(levels.compactMap { rule, level in if case .always = level { rule } else { nil } })
  }

  /// What is left alone in some of the Swift files although nothing excludes it.
  public func unchecked(in files: Set<Int>) -> Unchecked {
    var options = options
    options.reported = files
    return project.unchecked(options)
  }

  /// The code in which nothing is reported, because it is too large.
  public func skippedCode() -> [SkippedCode] { project.skippedCode(options) }

  /// Checks files, and returns their findings, ordered by file, place and rule. Findings in baselines are left out.
  ///
  /// - Parameters:
  ///   - files: The numbers of the files; nil for all.
  ///   - isCancelled: Asked before each file.
  /// - Returns: Nil if `isCancelled`.
  public func findings(in files: Set<Int>? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }) -> [Finding]?
  {
    var options = options
    options.reported = files
    options.isCancelled = isCancelled
    let check = { project.lint(options) }
    let all = options.timing?.measure("rules", check) ?? check()
    if isCancelled() { return nil }
    if baselines.isEmpty || all.isEmpty { return all }
    let result = LintResult(files: texts, findings: all, problems: [])
    var isKnown = Array(repeating: false, count: all.count)
    for baseline in baselines {
      for (i, knows) in baseline.knows(result).enumerated() where knows { isKnown[i] = true }
    }
    return zip(all, isKnown).filter { !$1 }.map(\.0)
  }
}
