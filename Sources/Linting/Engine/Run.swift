// A run: from the texts of all files to findings. It is pure but for its threads: the same texts give the same
// findings in the same order, however many workers there are.

import Files
import Frameworks
import Project
import Syntax
import ViewTree

/// The settings of one file.
public struct FileSettings: Hashable, Sendable {
  public enum Level: Hashable, Sendable {
    case off
    /// On, with the severity that the rule gives each finding.
    case on
    /// On, with this severity for every finding.
    case always(Severity)
  }
  /// The levels of rules by id; a rule that is not among them is on.
  public var levels: [String: Level]
  /// Whether findings are reported; otherwise the file is read for its declarations only.
  public var isReported: Bool
  /// Whether a comment that silences a finding must give a reason.
  public var requiresReason: Bool
  /// Findings of lower severity are dropped.
  public var threshold: Severity
  /// The ids of rules that also report what they consider weak or harmless.
  public var strictRules: Set<String> = []
  /// The options that are set, by the id of the rule and the name of the option.
  public var options: [String: [String: Int]] = [:]
  /// What is configured; nil for what the build files of the project say.
  public var targets: DeploymentTargets?
  /// The parts at which an earlier run trapped.
  public var leftOut: Set<LeftOut.Part> = []

  public init(
    levels: [String: Level] = [:], isReported: Bool = true, requiresReason: Bool = false, threshold: Severity = .info
  ) {
    self.levels = levels
    self.isReported = isReported
    self.requiresReason = requiresReason
    self.threshold = threshold
  }
}

/// Which rules a run checks, and which findings it reports.
public struct LintOptions: Sendable {
  /// Every rule that is on in some file.
  public var rules: [any Rule.Type]
  /// All rules: comments may name any of them.
  public var catalogue: [About]
  /// The different settings of files; empty if no file has settings.
  public var settings: [FileSettings] = []
  /// For each file the number of its settings.
  public var settingsOfFiles: [Int] = []
  /// Findings of lower severity are dropped.
  public var threshold: Severity
  /// The number of threads.
  public var jobs: Int
  /// Indices of the files to report on; nil for all. Facts come from every file.
  public var reported: Set<Int>?
  /// By file: the lines to report on, from 1, for files in which only some lines are reported on.
  public var reportedLines: [Int: [Range<Int>]] = [:]
  /// By file: lines, from 1, on which findings of other places may rest. A finding that is not reported otherwise is reported
  /// where one of its notes stands there, without its fixes. Empty if that is not asked for.
  public var evidenceLines: [Int: [Range<Int>]] = [:]
  /// The files with such findings; nil for all.
  public var evidenceFiles: Set<Int>?
  /// Whether findings with one cause are one. They are not where findings are compared with those of another run, or
  /// where some files are asked about: one more would move the finding.
  public var sharesFindings = true
  /// Whether the process ends after the run: what it knows then need not be freed.
  public var isLast = false
  /// Measures the time of rules; nil if it is not measured.
  public var timing: Timing?
  /// Asked before each file. Once it is true, the findings are not complete and must not be used.
  public var isCancelled: @Sendable () -> Bool = { false }

  public init(
    rules: [any Rule.Type], threshold: Severity = .info, jobs: Int = 1, reported: Set<Int>? = nil
  ) {
    self.rules = rules
    catalogue = rules.map { $0.about }
    self.threshold = threshold
    self.jobs = jobs
    self.reported = reported
  }

  func settings(of file: SourceFile) -> FileSettings {
    settingsOfFiles.isEmpty ? FileSettings() : settings[settingsOfFiles[file.number]]
  }
}

/// The files of a run, parsed and linked.
public final class LinkedProject: Sendable {
  /// By number: Swift files by path, then synthetic ones.
  public let files: [SourceFile]
  public let index: Index
  public let work: Work
  public let lifetime: Lifetime
  let exclusions: Exclusions

  /// Parses and links `sources`, which must be ordered by path.
  ///
  /// - Parameters:
  ///   - additions: What the project says of its own code, beside the tables.
  ///   - structure: The targets of the same files.
  ///   - timing: Counts the time of phases, if it is asked for.
  ///   - foreign: What the Swift files can call in other languages; asked once they are parsed.
  public convenience init(
    _ sources: [SourceText], jobs: Int, additions: Additions = Additions(),
    structure: ProjectStructure = ProjectStructure(), timing: Timing? = nil,
    progress: @Sendable () -> Void = {}, foreign: (([SourceFile], NameTable) -> [ForeignFile])? = nil
  ) {
    let names = NameTable()
    Platform.nameFiles(sources.map { $0.path })
    var files = measured(timing, "parsing") {
      Self.parsed(sources.enumerated().map { (number: $0, text: $1) }, names, jobs: jobs, progress: progress)
    }
    for file in measured(timing, "C and Objective-C", { foreign?(files, names) ?? [] }) {
      let tree = Tree(parsing: file.interface, names: names)
      files.append(
        SourceFile(number: files.count, tree: tree, facts: FileFacts(of: tree), names: names, foreign: file))
    }
    self.init(
      linking: files, names: names, jobs: jobs, additions: additions, structure: structure, timing: timing)!
  }

  /// Parses files, in parallel, and extracts their facts. Workers that an earlier call left must have ended.
  ///
  /// - Parameters:
  ///   - sources: The texts with the numbers of their files in the run.
  ///   - keepsTrees: Whether no tree is given up.
  public static func parsed(
    _ sources: [(number: Int, text: SourceText)], _ names: NameTable, jobs: Int, keepsTrees: Bool = false,
    progress: @Sendable () -> Void = {}
  ) -> [SourceFile] {
    // Large files come first, so that no worker is still busy with one at the end.
    let order = sources.indices.sorted {
      (sources[$0].text.bytes.count, $1) > (sources[$1].text.bytes.count, $0)
    }
    let hasRoom = sources.reduce(0) { $0 + $1.text.bytes.count } <= Index.treeLimit
    // Facts are extracted from a tree while it is still in the processor's cache.
    return concurrentMap(sources, jobs: jobs, order: order, state: { _ in ParseWorkspace(names: names) }) {
      workspace, item in
      defer { progress() }
      Activity.current?.read(item.number)
      ProvokedTrap.strike("reading", item.text.path)
      let tree = Tree(parsing: item.text, in: workspace)
      return SourceFile(
        number: item.number, tree: tree, facts: FileFacts(of: tree), names: names, keepsTree: keepsTrees,
        hasRoom: hasRoom)
    }.outputs
  }

  /// Links files that are parsed already.
  ///
  /// - Parameters:
  ///   - files: In the order of their paths, each with its position as its number. They must not be part of another
  ///     linked project, unless they keep their trees.
  ///   - names: The names of all files. No other thread may use them during the call.
  ///   - keepsWork: Whether the next project may use again what is found here.
  ///   - previous: A project of files with the same paths, names, additions and structure, which keeps its work. What rests
  ///     on texts that have not changed since is used again.
  ///   - isCancelled: Asked between the phases.
  /// - Returns: Nil if the work was cancelled.
  public init?(
    linking files: [SourceFile], names: NameTable, jobs: Int, additions: Additions = Additions(),
    structure: ProjectStructure = ProjectStructure(), timing: Timing? = nil,
    keepsWork: Bool = false, after previous: LinkedProject? = nil, isCancelled: () -> Bool = { false }
  ) {
    names.freeOldSlots()
    let text = NameText(names)
    let (index, old) = measured(timing, "linking") { () -> (Index, LinkedProject?) in
      if let previous, let index = Index(previous.index, after: files, names: text) { return (index, previous) }
      return (Index(linking: files, names: text, additions: additions, structure: structure), nil)
    }
    if isCancelled() { return nil }
    let work = measured(timing, "work of bodies") {
      keepsWork
        ? Work.kept(of: index, Concurrently(jobs: jobs), after: old?.work) : Work(of: index, Concurrently(jobs: jobs))
    }
    ProvokedTrap.strike("linking", "")
    if isCancelled() { return nil }
    self.files = files
    self.index = index
    self.work = work
    exclusions = Exclusions(index, work: work)
    lifetime = Lifetime(index: index, work: work)
  }
}

/// Maps on several threads.
private struct Concurrently: Mapping {
  let jobs: Int
  func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], of file: @Sendable (Item) -> Int, _ body: @Sendable (Item) -> Output
  ) -> [Output] {
    concurrentMap(items, jobs: jobs) { item in
      Activity.current?.read(file(item))
      return body(item)
    }
  }
}

extension LinkedProject {
  /// The texts to which locations of findings refer: Swift files, ordered by path, then files of other languages.
  public var texts: [SourceText] { files.indices.map { text(of: $0) } }
  /// The same for one file.
  public func text(of file: Int) -> SourceText { files[file].foreign?.original ?? files[file].source }
  /// The number of Swift files among them.
  public var swiftCount: Int { files.count { $0.foreign == nil } }

  /// Checks every file and returns findings ordered by file, place and rule.
  public func lint(_ options: LintOptions, progress: @Sendable () -> Void = {}) -> [Finding] {
    let rules = RuleSet(options.rules)
    // What is changed may be why a finding stands in another file.
    let asked = files.filter {
      $0.foreign == nil
        && (options.reported?.contains($0.number) ?? true
          || !options.evidenceLines.isEmpty && options.evidenceFiles?.contains($0.number) ?? true)
    }
    let keepsAll = options.isLast && files.reduce(0) { $0 + $1.source.bytes.count } <= Self.keptBytes
    let checked = Concurrently(jobs: options.jobs).map(
      asked, of: { $0.number },
      pause: { portion in
        if keepsAll || options.isLast && portion.last === asked.last { return }
        index.forgetNodes(checked: portion)
      }
    ) { file in
      defer { progress() }
      return check(file, rules, options)
    }
    var findings = checked.map(\.findings)
    // In a run about some files, those of the others are not known.
    if options.sharesFindings, options.reported == nil, options.reportedLines.isEmpty {
      findings = CommonCauses.joined(checked, options.rules.map { $0.about }) { rule, number in
        guard asked.indices.contains(number), isReported(asked[number], options), !exclusions.excludes(asked[number])
        else { return false }
        return options.settings(of: asked[number]).levels[rule] != .off
      }
    }
    let changed = Dictionary(
      uniqueKeysWithValues: options.evidenceLines.map { ($0, ChangedLines($1, of: files[$0].source)) })
    let all = asked.indices.flatMap { i in
      let file = asked[i]
      let settings = options.settings(of: file)
      let threshold = max(options.threshold, settings.threshold)
      let found = RuleSet.ordered(findings[i] + checked[i].silenced)
      let kept = (checked[i].comments.map { unsilenced(found, of: file, by: $0, settings, options) } ?? found)
        .filter { $0.severity >= threshold }
      return reported(kept, of: file, options, changed)
    }
    return files.last?.foreign == nil ? all : all.map { $0.with(notes: $0.notes.map(inOriginal)) }
  }

  /// A last run keeps what it knows of a project of at most so many bytes. That takes less memory than the program itself.
  private static let keptBytes = 2 << 20

  /// Whether neither the settings of the file nor its path excludes it.
  func isReported(_ file: SourceFile, _ options: LintOptions) -> Bool {
    let settings = options.settings(of: file)
    return settings.isReported && !settings.leftOut.contains(.findings) && !Exclusions.excludesByPath(file)
  }

  /// The findings of one file, and its comments that silence findings.
  private func check(_ file: SourceFile, _ rules: RuleSet, _ options: LintOptions) -> CheckedFile {
    guard isReported(file, options), !options.isCancelled() else { return CheckedFile() }
    let settings = options.settings(of: file)
    let found = rules.check(file, in: self, settings, options.timing)
    if found.isEmpty && !file.hasDirectives || exclusions.excludes(file) { return CheckedFile() }
    guard file.hasDirectives else { return CheckedFile(findings: found) }
    ProvokedTrap.strike("comments", file.path)
    return CheckedFile(
      found, Suppressions(of: file, catalogue: options.catalogue, requiresReason: settings.requiresReason))
  }

  /// The note with its location in the C file instead of the interface.
  private func inOriginal(_ note: Note) -> Note {
    guard let foreign = files[note.location.file].foreign else { return note }
    let place = foreign.place(of: note.location.start)
    return Note(note.message, note.role, at: Location(place, inFile: note.location.file))
  }

  /// The findings of one file that stand where the run reports, and those that rest on changed lines.
  private func reported(
    _ findings: [Finding], of file: SourceFile, _ options: LintOptions, _ changed: [Int: ChangedLines]
  ) -> [Finding] {
    let isAsked = options.reported?.contains(file.number) ?? true
    if isAsked, options.reportedLines[file.number] == nil { return findings }
    let inside = isAsked ? Self.among(options.reportedLines[file.number] ?? [], findings, in: file) : []
    let known = Set(inside)
    let others = findings.filter { finding in
      finding.notes.contains { changed[$0.location.file]?.hold($0.location.start) ?? false } && !known.contains(finding)
    }
    return RuleSet.ordered(inside + others.map { $0.with(fixes: []) })
  }

  /// Changed lines of one file.
  private struct ChangedLines {
    let starts: LineStarts
    let lines: Overlaps

    init(_ lines: [Range<Int>], of source: SourceText) {
      starts = source.lineStarts()
      self.lines = Overlaps(lines)
    }

    func hold(_ offset: Int) -> Bool { lines.meets(from: starts.line(at: offset), to: starts.line(at: offset) + 1) }
  }

  /// The findings that share a line with `lines`.
  private static func among(_ lines: [Range<Int>], _ findings: [Finding], in file: SourceFile) -> [Finding] {
    if findings.isEmpty || lines.isEmpty { return [] }
    let starts = file.source.lineStarts()
    let asked = Overlaps(lines)
    return findings.filter { finding in
      let first = starts.line(at: finding.location.start)
      let last = starts.line(at: max(finding.location.start, finding.location.end - 1))
      return asked.meets(from: first, to: last + 1)
    }
  }

  /// The findings that no comment silences, and findings about mistakes in such comments.
  private func unsilenced(
    _ findings: [Finding], of file: SourceFile, by comments: Suppressions, _ settings: FileSettings,
    _ options: LintOptions
  ) -> [Finding] {
    var found = comments.unsilenced(findings)
    func isOn(_ about: About) -> Bool {
      guard let number = options.rules.firstIndex(where: { $0.about.id == about.id }) else { return false }
      return settings.levels[about.id] != .off && !settings.leftOut.contains(.rule(number))
    }
    /// A rule of the run itself and its severity; nil if it is off.
    func severity(_ id: String) -> (About, Severity)? {
      guard let about = options.rules.first(where: { $0.about.id == id })?.about, isOn(about) else { return nil }
      if case .always(let severity) = settings.levels[id] { return (about, severity) }
      return (about, about.severity)
    }
    func location(_ range: Range<Int>) -> Location { Location(range, inFile: file.number) }
    if let (about, severity) = severity("invalid-suppression") {
      for mistake in comments.mistakes {
        found.append(
          Finding(
            rule: about.id, group: about.group, severity: severity, message: mistake.message, help: mistake.help,
            location: location(mistake.range)))
      }
    }
    // Findings in code that was not checked are unknown.
    if let (about, severity) = severity("unused-suppression"), !file.hasSyntaxErrors, !hasLeftOut(file.number) {
      let unused = comments.unused(by: findings) { name in
        let named = options.catalogue.filter { name == $0.id || name == $0.group.rawValue || name == "all" }
        return named.allSatisfy { isOn($0) || !$0.isOnByDefault && name != $0.id }
      }
      for entry in unused {
        let edit = Fix.Edit(location(entry.removal), with: "")
        found.append(
          Finding(
            rule: about.id, group: about.group, severity: severity,
            message: "`\(entry.name)` is disabled here, but has nothing to report",
            location: location(entry.range), fixes: [Fix("Remove `\(entry.name)` from the comment", .safe, [edit])]))
      }
    }
    return RuleSet.ordered(found)
  }

  /// One problem for each part of a file that is missing in the report because SameView trapped there.
  public func internalProblems(_ options: LintOptions) -> [Problem] {
    if LeftOut.all.isEmpty { return [] }
    return files.flatMap { file in
      options.settings(of: file).leftOut.compactMap { part -> Problem? in
        switch part {
        case .file: nil
        case .findings:
          Problem(
            file: file.path,
            message: "internal error: the file is not checked; please report this together with the file",
            isFailure: true)
        case .rule(let number):
          options.rules.indices.contains(number)
            ? Problem(
              file: file.path,
              message: "internal error in the rule `\(options.rules[number].about.id)`: its findings here are missing; "
                + "please report this together with the file", severity: .warning, isFailure: true)
            : nil
        }
      }.sorted { $0.message < $1.message }
    }
  }

  /// One problem for each file with code that the parser could not read. Templates and drafts that no target compiles
  /// have none.
  public func syntaxProblems() -> [Problem] {
    files.compactMap { file in
      guard file.hasSyntaxErrors, file.foreign == nil, !index.isUncompiled(file), let node = file.tree.firstError else {
        return nil
      }
      // A missing node has the place of the token where parsing continued.
      let line = file.source.lineStarts().line(at: file.tree.tokenRange(node.firstToken).lowerBound)
      // The compiler rejects invalid code as well, but its limits may differ.
      let isLimit = node.isNestedTooDeeply
      let what =
        isLimit ? "nests too deeply; the code inside is skipped" : "is not valid Swift; the code around it is skipped"
      return Problem(file: file.path, message: "line \(line) \(what)", severity: .warning, isFailure: isLimit)
    }
  }
}

/// The rules of a run, sorted by what they check.
///
/// Rules are identified by number. The tables hold types, not values: reading a value from an array of existentials
/// copies it, a million times in a run, while creating one costs nothing.
public struct RuleSet: Sendable {
  fileprivate var types: [any Rule.Type] = []
  fileprivate var abouts: [About] = []
  /// By kind of node.
  fileprivate var nodeRules: [[(type: any NodeRule.Type, number: Int)]] =
    Array(repeating: [], count: NodeKind.allCases.count)
  fileprivate var treeRules: [(type: any ViewTreeRule.Type, number: Int)] = []
  fileprivate var typeRules: [(type: any TypeRule.Type, number: Int)] = []
  fileprivate var fileRules: [(type: any FileRule.Type, number: Int)] = []
  /// By kind of member.
  fileprivate var memberRules: [[(type: any MemberRule.Type, number: Int)]] =
    Array(repeating: [], count: MemberFact.Kind.allCases.count)
  private var yielding: [String: [String]] = [:]

  init(_ types: [any Rule.Type]) {
    for type in types {
      let about = type.about
      if !about.yieldsTo.isEmpty { yielding[about.id] = about.yieldsTo }
      self.types.append(type)
      abouts.append(about)
      type.register(in: &self)
    }
  }

  /// The number of the rule that registers.
  fileprivate var number: Int { types.count - 1 }

  func check(
    _ file: SourceFile, in project: LinkedProject, _ settings: FileSettings, _ timing: Timing?
  ) -> [Finding] {
    let pass = Pass(file: file, project: project, settings, abouts: abouts)
    if timing != nil { pass.clock = RuleClock() }
    defer { if let spent = pass.end() { timing?.add(spent) } }
    let leavesNothingOut = settings.leftOut.isEmpty
    let isDamaged = pass.isDamaged
    let concerns = types.indices.map { number in
      if !leavesNothingOut, settings.leftOut.contains(.rule(number)) { return false }
      if isDamaged, types[number].claimsAbsence { return false }
      pass.activity?.apply(rule: number)
      return types[number].mayConcern(file)
    }
    pass.activity?.check()
    checkNodes(of: file, pass, concerns)
    for i in file.types.indices where file.types[i].kind != .extension {
      guard let id = project.index.type(file: file.number, fact: i) else { continue }
      // One copy for all rules.
      let type = project.index[id]
      for rule in typeRules where concerns[rule.number] {
        pass.begin(rule.number)
        rule.type.init(pass).check(type)
      }
    }
    for i in file.members.indices {
      let member = project.index.member(file: file.number, fact: i)
      let fact = file.members[i]
      for rule in memberRules[Int(fact.kind.rawValue)] where concerns[rule.number] {
        pass.begin(rule.number)
        rule.type.init(pass).check(member, fact)
      }
    }
    for rule in fileRules where concerns[rule.number] {
      pass.begin(rule.number)
      rule.type.init(pass).check(file)
    }
    for rule in treeRules where concerns[rule.number] {
      pass.begin(rule.number)
      for tree in pass.viewTrees { rule.type.init(tree, pass).check() }
    }
    pass.activity?.check()
    return Self.ordered(settled(levelled(pass.findings, settings)))
  }

  private func checkNodes(of file: SourceFile, _ pass: Pass, _ concerns: [Bool]) {
    let isWatched = nodeRules.map { rules in rules.contains { concerns[$0.number] } }
    guard isWatched.contains(true) else { return }
    let tree = file.tree
    for i in 0..<tree.nodeCount where isWatched[Int(tree.node(i).kind.rawValue)] {
      let node = tree.node(i)
      for rule in nodeRules[Int(node.kind.rawValue)] where concerns[rule.number] {
        pass.begin(rule.number)
        rule.type.init(pass).check(node)
      }
    }
  }

  /// The findings of rules that are on, with the configured severities.
  private func levelled(_ findings: [Finding], _ settings: FileSettings) -> [Finding] {
    if settings.levels.isEmpty { return findings }
    return findings.compactMap { finding in
      switch settings.levels[finding.rule] {
      case .off: nil
      case .always(let severity): finding.with(severity: severity)
      case .on, nil: finding
      }
    }
  }

  /// The findings without those of rules that yield to another rule at the same place. Two findings about different
  /// code that stand at one place, where the view calls it, both stay.
  private func settled(_ findings: [Finding]) -> [Finding] {
    guard findings.contains(where: { yielding[$0.rule] != nil }) else { return findings }
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let extents = byRule.mapValues { Overlaps($0.map(\.extent)) }
    let byCause = byRule.mapValues { findings in
      Dictionary(grouping: findings, by: \.causeElsewhere).mapValues { Overlaps($0.map(\.extent)) }
    }
    return findings.filter { finding in
      guard let stronger = yielding[finding.rule] else { return true }
      let place = finding.location
      guard let cause = finding.causeElsewhere else {
        return !stronger.contains { extents[$0]?.meets(from: place.start, to: place.end) ?? false }
      }
      return !stronger.contains { rule in
        [nil, cause].contains { byCause[rule]?[$0]?.meets(from: place.start, to: place.end) ?? false }
      }
    }
  }

  static func ordered(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }.sorted {
      ($0.location.start, $0.rule, $0.location.end, $0.message)
        < ($1.location.start, $1.rule, $1.location.end, $1.message)
    }
  }
}

extension Tree {
  /// The first node that is not valid Swift; nil if there is none. Clauses for other versions of the compiler may
  /// contain anything.
  var firstError: Node? {
    var nodes = root.descendants
    while let node = nodes.next() {
      switch node.kind {
      case .missing, .unexpected: return node
      case .ifConfigClause:
        let isForOtherCompiler = node.child(.ifConfigCondition)?.tokens.contains {
          node.tokenName($0) == .swift || node.tokenName($0) == .compiler
        }
        if isForOtherCompiler == true { nodes.skipSubtree(of: node) }
      default: break
      }
    }
    return nil
  }
}

extension NodeRule {
  public static func register(in rules: inout RuleSet) {
    for kind in Self.kinds { rules.nodeRules[Int(kind.rawValue)].append((Self.self, rules.number)) }
  }
}

extension ViewTreeRule {
  public static func register(in rules: inout RuleSet) { rules.treeRules.append((Self.self, rules.number)) }
}

extension TypeRule {
  public static func register(in rules: inout RuleSet) { rules.typeRules.append((Self.self, rules.number)) }
}

extension FileRule {
  public static func register(in rules: inout RuleSet) { rules.fileRules.append((Self.self, rules.number)) }
}

extension MemberRule {
  public static func register(in rules: inout RuleSet) {
    for kind in Self.memberKinds { rules.memberRules[Int(kind.rawValue)].append((Self.self, rules.number)) }
  }
}

extension RunRule {
  public static func register(in rules: inout RuleSet) {}
}
