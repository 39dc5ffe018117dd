// What the tools do.

import Files
import Linting
import Messages
import Project
import Reporting
import Syntax
import Workspace

/// The projects of the server, which stay in memory between calls, and the tools that ask about them.
struct Toolbox {
  private typealias Refusal = ContextService.Refusal
  private typealias Page = ContextService.Page

  private let service: ContextService
  private var folders: [ServedFolder]

  init(_ service: ContextService) {
    self.service = service
    folders = service.folders.enumerated().map { i, path in
      ServedFolder(path, isFirst: i == 0, rules: service.rules, jobs: service.jobs)
    }
  }

  mutating func call(_ tool: Tool, _ arguments: JSON) throws(ContextService.Refusal) -> ContextService.Page {
    let arguments = try Arguments(arguments, of: tool)
    switch tool {
    case .lint: return try lint(arguments)
    case .explain: return try explain(arguments)
    case .viewTree:
      guard let path = try arguments.text("path") else { throw Refusal("`path` is missing") }
      let depth = try arguments.number("depth", 0...Tool.depthLimit, standard: 0)
      let view = try arguments.text("view")
      let place = try place(path)
      let snapshot = try folders[place.folder].link()
      guard let file = try files(at: place, in: snapshot).first, !Platform.isFolder(place.realPath) else {
        throw Refusal("`path` must be a Swift file")
      }
      return try service.viewTree(snapshot.project, file, view, depth)
    case .whatUpdates:
      guard let name = try arguments.text("name") else { throw Refusal("`name` is missing") }
      let folder = try arguments.text("path").map { path throws(Refusal) in try place(path).folder } ?? 0
      return try service.updates(try folders[folder].link().project, name)
    case .fixPreview: return try previewFixes(arguments)
    }
  }

  // MARK: Paths

  /// A path of a call, in one of the folders that tools may read.
  private struct Place {
    let folder: Int
    /// Relative to the folder; nil for the folder itself.
    let path: String?
    let realPath: String
    /// As the caller wrote it, without characters that deceive.
    let shown: String
  }

  /// Links count by where they lead: a link in the project could lead to any file.
  private func place(_ path: String?) throws(ContextService.Refusal) -> Place {
    let whole = path.map { $0.hasPrefix("/") ? $0 : folders[0].path.appendingName($0) } ?? folders[0].path
    let shown = visible(path ?? ".", keeping: nil)
    let real = Platform.realPath(whole)
    let known = real ?? Platform.absolutePath(whole)
    let around = folders.indices.filter {
      folders[$0].realPath.isSamePath(as: known) || Platform.isBelow(folders[$0].realPath, known)
        // What does not exist has no links to follow.
        || real == nil && Platform.isBelow(folders[$0].path, known)
    }
    let innermost = around.max { folders[$0].realPath.utf8.count < folders[$1].realPath.utf8.count }
    guard let innermost else {
      throw Refusal(
        "'\(shown)' is outside of the folders that this server reads; `sameview mcp FOLDER` names more of them")
    }
    guard let real else { throw Refusal("there is no file or folder '\(shown)'") }
    return Place(folder: innermost, path: real.path(below: folders[innermost].realPath), realPath: real, shown: shown)
  }

  /// The files of the project at a place. Files to which links lead from the project count only if a tool may read them.
  ///
  /// - Parameter mayBeEmpty: Whether there need not be any.
  private func files(
    at place: Place, in snapshot: Snapshot, mayBeEmpty: Bool = false
  ) throws(ContextService.Refusal) -> [Int] {
    let found = snapshot.texts.indices.filter { contains(place, snapshot.text(of: $0).path) }
    if !found.isEmpty || place.path == nil || mayBeEmpty { return found }
    throw Refusal("the project has no Swift file at '\(place.shown)'; git may ignore it")
  }

  /// Whether a file of a project lies at the place, and tools may read it.
  private func contains(_ place: Place, _ path: String) -> Bool {
    guard place.path.map({ $0.isSamePath(as: path) || Platform.isBelow($0, path) }) ?? true else { return false }
    return Platform.realPath(folders[place.folder].path.appendingName(path)).map { isReadable($0) } ?? false
  }

  /// What is wrong with files at the place that could not be read, or not completely.
  private func readingProblems(at place: Place, in snapshot: Snapshot) -> [Problem] {
    snapshot.readingProblems.filter { contains(place, $0.file) }.map { problem in
      // A file that is named is not checked if it could not be read.
      let isNamed = place.path?.isSamePath(as: problem.file) == true && snapshot.number(of: problem.file) == nil
      return Problem(
        file: problem.file, message: problem.message, severity: problem.severity,
        isFailure: problem.isFailure || isNamed)
    }
  }

  private func isReadable(_ realPath: String) -> Bool {
    folders.contains { Platform.isBelow($0.realPath, realPath) }
  }

  // MARK: Findings

  private mutating func lint(_ arguments: Arguments) throws(ContextService.Refusal) -> ContextService.Page {
    let word = try arguments.text("severity") ?? Severity.warning.word
    guard let severity = Severity.allCases.first(where: { $0.word == word }) else {
      throw Refusal("`severity` must be \(Severity.allCases.map(\.word).joined(separator: ", "))")
    }
    let rules = try chosenRules(arguments.texts("rules"))
    var options = ReportOptions(toolVersion: service.version)
    options.arrangement.limit = try arguments.number("limit", 1...Tool.limit, standard: AgentLayout.usualLimit)
    options.agent = Self.layout(severity)
    let place = try place(arguments.text("path"))
    let snapshot = try folders[place.folder].link()
    let unread = readingProblems(at: place, in: snapshot)
    let files = Set(try files(at: place, in: snapshot, mayBeEmpty: !unread.isEmpty))
    let all = snapshot.findings(in: files) ?? []
    let findings = all.filter { rules?.contains($0.rule) ?? true }
    let paths = Set(files.map { ExactPath(snapshot.text(of: $0).path) })
    let folder = folders[place.folder]
    let ofCode = snapshot.project.syntaxProblems() + snapshot.project.sizeProblems()
    let problems = unread + ofCode.filter { paths.contains(ExactPath($0.file)) }
    let result = LintResult(
      files: folder.named(snapshot.texts), reportedCount: files.count,
      unchecked: snapshot.unchecked(in: files),
      findings: findings,
      problems: problems.map {
        Problem(file: folder.named($0.file), message: $0.message, severity: $0.severity, isFailure: $0.isFailure)
      })
    var text = ReportFormat.agent.report(result, options: options)
    // The last line must be there, so that the others have to fit.
    while text.count > ContextServer.textLimit, let limit = options.arrangement.limit, limit > 1 {
      options.arrangement.limit = limit * 3 / 4
      options.agent.largestLimit = options.arrangement.limit
      text = ReportFormat.agent.report(result, options: options)
    }
    let page = String(decoding: text, as: UTF8.self)
    // A model takes a result without findings for a clean one.
    if result.isUnchecked { throw Refusal(page) }
    return Page(page, data: Self.data(of: result, options))
  }

  /// What the report says about the next step, in words of the tools.
  private static func layout(_ severity: Severity) -> AgentLayout {
    var layout = AgentLayout()
    layout.severity = severity
    layout.fixing = "fix_preview"
    layout.showingInfos = "lint with the severity info"
    layout.limit = "a limit of"
    layout.largestLimit = Tool.limit
    layout.narrowing = "ask with a path or with rules for the others"
    layout.explaining = { place, _ in "explain the finding \(place)" }
    return layout
  }

  /// Nil for all rules.
  private func chosenRules(_ words: [String]) throws(ContextService.Refusal) -> Set<String>? {
    if words.isEmpty { return nil }
    var ids: Set<String> = []
    for word in words {
      if let group = RuleGroup(rawValue: word) {
        ids.formUnion(service.rules.map { $0.about }.filter { $0.group == group }.map(\.id))
      } else {
        ids.insert(try rule(word).about.id)
      }
    }
    return ids
  }

  private func rule(_ id: String) throws(ContextService.Refusal) -> any Rule.Type {
    if let rule = service.rules.first(where: { $0.about.id == id }) { return rule }
    let advice = nearest(to: id, among: service.rules.map { $0.about.id }).map { "; did you mean '\($0)'?" } ?? ""
    throw Refusal("there is no rule '\(visible(id, keeping: nil))'\(advice)")
  }

  private static func data(of result: LintResult, _ options: ReportOptions) -> JSON {
    func text(_ text: String) -> JSON { .string(visible(text, keeping: nil)) }
    let printed = options.agentFindings(of: result)
    // The text has the sentences that findings share only once, the data each time.
    var room = ContextServer.textLimit
    let kept = printed.prefix { finding in
      let path = result.files[finding.location.file].path
      room -= path.utf8.count + finding.message.utf8.count + (finding.help?.utf8.count ?? 0) + Self.fixedDataBytes
      return room >= 0
    }
    let asked = result.findings.count { $0.severity >= options.agent.severity }
    let problems = result.problems.prefix(Self.problemLimit)
    let findings = kept.map { finding -> JSON in
      let file = result.files[finding.location.file]
      let (line, column) = file.lineStarts().position(at: finding.location.start)
      return [
        "file": text(file.path), "line": .integer(line), "column": .integer(column),
        "severity": .string(finding.severity.word), "rule": .string(finding.rule), "message": text(finding.message),
        "help": finding.help.map(text) ?? .null,
        "isFixable": .bool(finding.fixes.contains { $0.safety == .safe }),
      ]
    }
    func count(_ severity: Severity) -> JSON { .integer(result.findings.count { $0.severity == severity }) }
    return [
      "findings": .array(findings), "errors": count(.error), "warnings": count(.warning), "infos": count(.info),
      "findingsLeftOut": .integer(asked - kept.count),
      "problems": .array(problems.map { ["file": text($0.file), "message": text($0.message)] }),
      "problemsLeftOut": .integer(result.problems.count - problems.count),
    ]
  }

  /// The most problems in the data of `lint`. They mostly have one reason.
  private static let problemLimit = 50
  /// About what a finding takes in data beside its texts: names of members, numbers and words.
  private static let fixedDataBytes = 160

  // MARK: Explanations

  private mutating func explain(_ arguments: Arguments) throws(ContextService.Refusal) -> ContextService.Page {
    switch (try arguments.text("rule"), try arguments.text("finding")) {
    case (let id?, nil): return Page(RulePages.page(of: try rule(id)))
    case (nil, let finding?): return try explain(finding)
    default: throw Refusal("pass either `rule` or `finding`")
    }
  }

  private mutating func explain(_ finding: String) throws(ContextService.Refusal) -> ContextService.Page {
    // `Home.swift:12`, or with a column.
    let parts = finding.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix { Int($0) != nil }.prefix(2)
    guard let line = numbers.last.flatMap({ Int($0) }), line > 0, parts.count > numbers.count else {
      throw Refusal("`finding` must be a file and a line, as in Sources/Home.swift:12")
    }
    let place = try place(parts.dropLast(numbers.count).joined(separator: ":"))
    let snapshot = try folders[place.folder].link()
    let files = try files(at: place, in: snapshot)
    // A folder may also have no file, or a single one.
    guard let file = files.first, files.count == 1, !Platform.isFolder(place.realPath) else {
      throw Refusal("`finding` must name a file")
    }
    let lines = snapshot.text(of: file).lineStarts()
    func span(_ finding: Finding) -> ClosedRange<Int> {
      let location = finding.location
      return lines.line(at: location.start)...lines.line(at: max(location.start, location.end - 1))
    }
    let own = snapshot.findings(in: [file]) ?? []
    let found = own.filter { span($0).contains(line) }
    if found.isEmpty {
      let others = Set(own.map { lines.line(at: $0.location.start) }).sorted {
        (abs($0 - line), $0) < (abs($1 - line), $1)
      }
      let nearest = others.prefix(NoteLimit.places).map(String.init).joined(separator: ", ")
      let advice = others.isEmpty ? "the file has no findings" : "the nearest are on line \(nearest)"
      throw Refusal("there is no finding on line \(line) of '\(place.shown)'; \(advice)")
    }
    let result = LintResult(
      files: folders[place.folder].named(snapshot.texts), reportedCount: 1, findings: found, problems: [])
    var options = ReportOptions(toolVersion: service.version, rules: service.rules.map { $0.about })
    options.rulesOfConfiguredSeverity = snapshot.rulesOfConfiguredSeverity(in: file)
    return Page(String(decoding: EvidenceReport.text(of: result, options: options), as: UTF8.self))
  }

  // MARK: Fixes

  private mutating func previewFixes(_ arguments: Arguments) throws(ContextService.Refusal) -> ContextService.Page {
    let place = try place(arguments.text("path"))
    var folder = folders[place.folder]
    let before = try folder.link()
    folders[place.folder] = folder
    let files = Set(try files(at: place, in: before))
    if before.unchecked(in: files).isEverything {
      throw Refusal("nothing was checked, so there is nothing to fix; `lint` says why")
    }
    var fixing = Fixing(before.texts, takesSuggested: false, mayChange: { files.contains($0) })
    var snapshot = before
    // The rounds are tried on a copy.
    while fixing.advance(snapshot.findings(in: files) ?? []) {
      for number in fixing.changed {
        folder.project.setText(fixing.sources[number].bytes, of: before.text(of: number).path)
      }
      guard let next = folder.project.link() else { throw folder.errors }
      snapshot = next
    }
    let difference = fixing.changed.flatMap { number in
      let path = folder.named(before.text(of: number).path)
      return SourceText(path: path, bytes: before.text(of: number).bytes)
        .unifiedDiff(to: SourceText(path: path, bytes: fixing.sources[number].bytes))
    }
    if difference.isEmpty { return Page("no safe fixes; `explain` says what to do about a finding\n") }
    return Page(
      String(decoding: difference, as: UTF8.self),
      "\(counted(fixing.fixedCount, "finding")) in \(counted(fixing.changed.count, "file")); nothing is written\n")
  }
}

/// A folder that tools may read, as one project.
private struct ServedFolder {
  let path: String
  let realPath: String
  private let isFirst: Bool
  var project: LiveProject

  init(_ path: String, isFirst: Bool, rules: [any Rule.Type], jobs: Int) {
    self.path = path
    self.isFirst = isFirst
    realPath = Platform.realPath(path) ?? path
    project = LiveProject(folder: path, rules: rules, jobs: jobs)
  }

  /// The project as it is on disk now.
  mutating func link() throws(ContextService.Refusal) -> Snapshot {
    project.noteChangesOnDisk()
    guard let snapshot = project.link() else { throw errors }
    return snapshot
  }

  var errors: ContextService.Refusal {
    ContextService.Refusal(project.errors.map { visible($0.description, keeping: nil) }.joined(separator: "\n"))
  }

  /// The path of a file for the caller: relative to the first folder, and absolute elsewhere.
  func named(_ file: String) -> String { isFirst ? file : path.appendingName(file) }

  func named(_ texts: [SourceText]) -> [SourceText] {
    isFirst ? texts : texts.map { SourceText(path: named($0.path), bytes: $0.bytes) }
  }
}
