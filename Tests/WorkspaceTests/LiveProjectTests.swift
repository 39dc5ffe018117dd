// A project in memory gives what a new run over the same texts gives, whatever was edited before.

import Files
import Foundation
import LintTesting
import Linting
import Project
import Reporting
import Rules
import Syntax
import Testing
import Workspace

@Suite struct LiveProjectTests {
  // In a process of its own: a project enters its folder, and all tests share the working folder.
  @Test func editsGiveTheFindingsOfANewRun() async {
    await #expect(processExitsWith: .success) {
      // An error that is thrown ends this process by a trap. The comment of a recorded issue is reported.
      do {
        var replay = try Replay(seed: 20_261_126)
        for step in 0..<400 { try replay.advance(step) }
        // A replay that finds nothing, or in which nothing is kept, shows nothing.
        guard replay.findingCount > 1000, replay.faultyCount > 0, replay.keptCount > 50 else {
          throw Replay.Idle(findings: replay.findingCount, faulty: replay.faultyCount, kept: replay.keptCount)
        }
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test func cancelledWorkIsRepeated() async {
    await #expect(processExitsWith: .success) {
      let folder = try Replay.folder()
      try Data(Replay.hazard.utf8).write(to: URL(filePath: folder + "/A.swift"))
      var project = LiveProject(folder: folder, rules: Catalogue.rules, jobs: 2)
      guard project.link(isCancelled: { true }) == nil, project.errors.isEmpty else { exit(1) }
      guard let snapshot = project.link() else { exit(2) }
      guard snapshot.findings(isCancelled: { true }) == nil else { exit(3) }
      guard snapshot.findings()?.isEmpty == false else { exit(4) }
    }
  }
}

@Suite struct NameTextTests {
  /// A later text may bring names for which the tables of an earlier index have no place.
  @Test func namesOfLaterTextsAreUnknown() {
    let table = NameTable()
    let old = table.intern("oldName")
    let names = NameText(table)
    _ = table.intern("newName")
    let marked = table.intern("$newName")
    #expect(names.name("oldName") == old)
    #expect(names.name("newName") == nil)
    #expect(names.unmarked(marked) == nil && names.unprojected(marked) == nil && names.unwrapped(marked) == nil)
    #expect(names.count == NameText(table).count - 2)
  }
}

/// Random edits of a project, each compared with a new run.
private struct Replay {
  struct Difference: Error, CustomStringConvertible {
    let step: Int
    let what: String
    /// What a new run has, and what the live project has instead.
    let new: [String]
    let live: [String]

    var description: String {
      let (missing, extra) = (new.filter { !live.contains($0) }, live.filter { !new.contains($0) })
      return (["step \(step): other \(what) than a new run"] + missing.map { "- " + $0 } + extra.map { "+ " + $0 })
        .joined(separator: "\n")
    }
  }

  struct Idle: Error {
    let findings: Int
    let faulty: Int
    let kept: Int
  }

  static let hazard = """
    import SwiftUI
    struct Counter: View {
      @State public var count = 0
      var body: some View { Text("\\(count)") }
    }
    """

  private static let broken = ["}", "{", "\"\"\"", "#if X", "/*", "struct", ")", "@State", "\u{0}", "let = ", "😀é"]
  private static let configurations = [
    "preset: strict\n", "preset: default\n", "rules: {identity: off}\n", "exclude: [\"*a*.swift\"]\n",
    "rules: {index-as-id: error}\nrequire_reason: true\n", "no_such_key: 1\n", "preset: ci-errors\n",
    "targets: {iOS: 14}\nexpensive_calls: [{call: \"load*\"}]\n",
  ]

  /// The rules whose fixtures `bad` and `good` are the texts, and fixtures of several files. They are listed so that a
  /// new fixture does not change the replay.
  private static let rules = [
    "app-storage-in-row", "branching-modifier-body", "content-closure-stored", "debug-print-changes",
    "dynamic-property-outside-view", "dynamic-range-foreach", "eager-state-model", "environment-default-recreated",
    "equatable-view-not-applied", "expensive-call-in-init", "geometry-feedback-loop", "id-churn", "id-in-lazy-row",
    "index-as-id", "invalid-suppression", "nondeterministic-body", "object-only-forwarded",
    "observable-stored-without-owner", "observation-tracking-once", "observed-object-owned", "onappear-async-task",
    "presentation-on-unstable-view", "private-state", "publisher-recreated", "representable-owns-platform-view",
    "self-id-on-mutable-value", "sink-retains-self", "state-frozen-input", "state-object-eager-argument",
    "state-passed-by-parent", "task-ignores-input", "unscoped-animation", "unstable-inline-id",
    "unused-environment-value", "unused-observed-object", "unused-suppression", "view-stored-in-state",
  ]
  private static let projects = [
    "any-view-in-row/bad-several", "branching-modifier-body/bad-uses", "conditional-modifier-use/bad-inputs",
    "expensive-call-in-body/bad-chains", "expensive-call-in-body/bad-four-files", "expensive-call-in-init/bad-model",
    "id-churn/bad-files", "observed-object-owned/bad-other-file", "private-state/bad-names-elsewhere",
    "same-view-in-branches/bad-five-files", "state-mutation-in-body/bad-other-files",
    "unstable-stored-id/bad-model-in-another-file",
  ]

  /// With more files, the replay takes longer and shows no more.
  private static let fileLimit = 12

  private let folder: String
  /// A second folder with the same texts, where everything is read from disk.
  private let mirror: String
  private var live: LiveProject
  private var disk: [String: [UInt8]] = [:]
  private var edited: [String: [UInt8]] = [:]
  private var mirrored: [String: [UInt8]] = [:]
  private let pool: [[UInt8]]
  private var random: RandomNumbers
  private(set) var findingCount = 0
  private(set) var faultyCount = 0
  /// How often the tables of the index were kept.
  private(set) var keptCount = 0

  static func folder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return Platform.realPath(folder.path)!
  }

  init(seed: UInt64) throws {
    folder = try Self.folder()
    mirror = try Self.folder()
    random = RandomNumbers(state: seed)
    live = LiveProject(folder: folder, rules: Catalogue.rules, jobs: 2)
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures").standardized.path
    let names = Self.rules.flatMap { ["\($0)/bad", "\($0)/good"] } + Self.projects
    let fixtures = Fixture.all(in: root, rules: Set(Catalogue.rules.map { $0.about.id }))
      .filter { names.contains($0.description) }
    guard fixtures.count == names.count else {
      throw Difference(step: -1, what: "fixtures", new: fixtures.map(\.description), live: names)
    }
    pool = fixtures.flatMap { $0.sources.map(\.bytes) }
    for i in 0..<8 { try save(newText(), as: "Sources/App/File\(i).swift") }
    try save(Array(Self.hazard.utf8), as: "Hazard.swift")
  }

  private mutating func newText() -> [UInt8] { pool[Int.random(in: pool.indices, using: &random)] }

  private mutating func save(_ bytes: [UInt8]?, as path: String) throws {
    disk[path] = bytes
    try Self.write(bytes, to: folder + "/" + path)
    live.noteChangesOnDisk()
  }

  private static func write(_ bytes: [UInt8]?, to path: String) throws {
    let url = URL(filePath: path)
    guard let bytes else { return try FileManager.default.removeItem(at: url) }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  private var current: [String: [UInt8]] { disk.merging(edited) { $1 } }

  /// Makes one random change, and compares.
  mutating func advance(_ step: Int) throws {
    let paths = current.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let path = paths.randomElement(using: &random) ?? "Hazard.swift"
    if paths.count > Self.fileLimit {
      edit(nil, path)
      if disk[path] != nil { try save(nil, as: path) }
      return try compare(step)
    }
    switch Int.random(in: 0..<26, using: &random) {
    case 0: try save(Array(Self.configurations.randomElement(using: &random)!.utf8), as: ".sameview.yml")
    case 1: if disk[".sameview.yml"] != nil { try save(nil, as: ".sameview.yml") }
    case 2: try save(newText(), as: "Sources/App/a\(step).swift")
    case 3: edit(newText(), "Sources/New/b\(step).swift")
    case 4:
      if paths.count > 6, disk[path] != nil {
        edit(nil, path)
        try save(nil, as: path)
      }
    case 5, 6:
      // Saved and closed.
      if let bytes = edited[path] {
        try save(bytes, as: path)
        edit(nil, path)
      }
    case 7:
      // A file that the editor knows changes on disk.
      if disk[path] != nil { try save(newText(), as: path) }
    case 8: edit(newText(), path)
    case 9: if disk[path] != nil { edit(nil, path) }
    case 10:
      // Renamed on disk.
      if let bytes = disk[path] {
        edit(nil, path)
        try save(nil, as: path)
        try save(bytes, as: "Sources/App/r\(step).swift")
      }
    case 11:
      // A declaration and its uses get another name, in all files but perhaps one.
      if let word = word(of: current[path] ?? []) {
        for path in paths where Int.random(in: 0..<8, using: &random) > 0 { rename(word, in: path) }
      }
    case 12, 13: if let word = word(of: current[path] ?? []) { rename(word, in: path) }
    default: edit(changed(current[path] ?? []), path)
    }
    try compare(step)
  }

  private mutating func edit(_ bytes: [UInt8]?, _ path: String) {
    edited[path] = bytes
    live.setText(bytes, of: path)
  }

  /// A word of the text that is longer than two letters; nil if there is none.
  private mutating func word(of bytes: [UInt8]) -> String? {
    String(decoding: bytes, as: UTF8.self).split { !$0.isLetter }.filter { $0.utf8.count > 2 }
      .randomElement(using: &random).map { String($0) }
  }

  private mutating func rename(_ word: String, in path: String) {
    let text = String(decoding: current[path] ?? [], as: UTF8.self)
    guard text.contains(word) else { return }
    edit(Array(text.replacingOccurrences(of: word, with: word + "Else").utf8), path)
  }

  private static let statements = [
    "let added = 1", "_ = Date()", "if true { print(added) }", "items.append(1)", "Text(\"added\")", "count += 1",
    ".id(UUID())", "load()", "// sameview: expensive", "// sameview:disable all", "return",
  ]

  /// The text with some lines removed, repeated or moved in from elsewhere, or with something that breaks it.
  private mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let at = Int.random(in: 0...lines.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: lines.insert(Array(Self.broken.randomElement(using: &random)!.utf8), at: at)
    case 1: if at < lines.count { lines.remove(at: at) }
    case 2:
      let other = newText().split(separator: 0x0A).map { Array($0) }
      lines.insert(contentsOf: other.dropFirst(1).prefix(12), at: at)
    case 3: if at < lines.count { lines.insert(lines[at], at: at) }
    case 4, 5: lines.insert(Array(Self.statements.randomElement(using: &random)!.utf8), at: at)
    case 6:
      if at < lines.count {
        let text = String(decoding: lines[at], as: UTF8.self)
        let other = text.contains("true") ? ("true", "false") : text.contains("false") ? ("false", "true") : ("0", "7")
        lines[at] = Array(text.replacingOccurrences(of: other.0, with: other.1).utf8)
      }
    case 7: lines.insert([], at: at)
    default:
      if at < lines.count, let end = lines[at].indices.randomElement(using: &random) {
        lines[at].removeSubrange(end..<min(end + 3, lines[at].count))
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  private mutating func compare(_ step: Int) throws {
    let snapshot = live.link()
    let errors = live.errors.map(\.description)
    let findings = snapshot?.findings() ?? []

    for (path, bytes) in current where mirrored[path] != bytes {
      try Self.write(bytes, to: mirror + "/" + path)
    }
    for path in mirrored.keys where current[path] == nil { try Self.write(nil, to: mirror + "/" + path) }
    mirrored = current
    var new = LiveProject(folder: mirror, rules: Catalogue.rules, jobs: 2)
    let fresh = new.link()
    let freshErrors = new.errors.map(\.description)
    guard errors == freshErrors else { throw Difference(step: step, what: "errors", new: freshErrors, live: errors) }
    faultyCount += errors.isEmpty ? 0 : 1
    keptCount += snapshot?.project.index.replaced.isEmpty ?? true ? 0 : 1
    let (report, freshReport) = (Self.report(findings, snapshot), Self.report(fresh?.findings() ?? [], fresh))
    guard report == freshReport else {
      throw Difference(step: step, what: "findings", new: Self.lines(freshReport), live: Self.lines(report))
    }
    findingCount += findings.count
    // File by file, as an editor asks.
    guard step.isMultiple(of: 5), let snapshot else { return }
    let single = snapshot.texts.indices.flatMap { snapshot.findings(in: [$0]) ?? [] }
    guard single == findings else {
      let (all, lines) = (Self.lines(report), Self.lines(Self.report(single, snapshot)))
      throw Difference(step: step, what: "findings of single files", new: all, live: lines)
    }
  }

  private static func report(_ findings: [Finding], _ snapshot: Snapshot?) -> [UInt8] {
    let result = LintResult(files: snapshot?.texts ?? [], findings: findings, problems: [])
    // JSON says all, and text what differs in one line.
    return [ReportFormat.text, .json].flatMap { $0.report(result, options: ReportOptions(toolVersion: "")) }
  }

  private static func lines(_ report: [UInt8]) -> [String] {
    String(decoding: report, as: UTF8.self).split(separator: "\n").map { String($0) }
  }
}

/// SplitMix64: the same numbers in every run.
private struct RandomNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
