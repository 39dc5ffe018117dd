// Fixtures: Swift sources that say, line by line, what a rule must report.
//
//     Fixtures/<rule-id>/case.swift          one file
//     Fixtures/<rule-id>/case/…              a project of several files
//     Fixtures/<rule-id>/case.fixed.swift    what `case.swift` looks like with all fixes applied
//     Fixtures/<rule-id>/case.fixed/…        the same of `case/…`: the files that the fixes change
//
// The name of a case begins with `bad` if something is found in it, with `good` if nothing is, and with `FP_` or
// `FN_` if what is found, or not found, is known to be wrong. An `FP_` case expects the wrong finding, an `FN_` case none.
//
// `// expect: text` at the end of a line demands a finding of the rule on that line whose message contains
// the text; `// expect: error: text` its severity as well. Several may stand on one line. Every other line demands
// silence. `// note: text` demands that a note with that text points at the line. Where the range
// matters, a comment line below the code underlines it: `// ^~~~ expect: text`. It may begin left of the code, to reach
// what stands at the beginning of a line.
//
// `// help: text` demands a finding on the line whose whole help is the text; `// help: none` one without help. A text
// that begins or ends with `…` may be a part of it. On a line without code it is about the nearest code above.
//
// A line `// with: strict, xcode=26, iOS=16, limit=3` sets what a configuration could: the rule's weak
// findings, the version of Xcode, deployment targets, options of the rule.
//
// A project of several files may have a `Package.swift`, a project of Xcode or a `project.yml`: its targets count then.
//
//     Fixtures/articles/A-07-….swift         what articles about identity show, by their number
//
// There every rule that is on by default runs, and an expectation names its rule: `// expect: rule-id: text`.

import BuildFiles
import Files
import Foundation
import Frameworks
import Linting
import Project
import Syntax

public struct Fixture: Sendable, CustomStringConvertible {
  /// The id of the rule, from the name of the folder.
  public let rule: String
  public let name: String
  public let sources: [SourceText]
  /// The targets that a project of several files describes.
  public let structure: ProjectStructure
  /// The golden texts after fixes, by the paths of the sources that they change; nil without a golden.
  public let fixed: [String: String]?
  /// The path of the golden, which may not exist: a file for one source, else a folder.
  public let goldenPath: String

  public var description: String { "\(rule)/\(name)" }

  /// The folder of the fixtures for all rules.
  public static let articles = "articles"

  /// `7` of `A-07-animated-binding`; nil for the fixture of a rule.
  public var articleNumber: Int? {
    rule == Self.articles && name.hasPrefix("A-") ? Int(name.dropFirst(2).prefix { $0.isNumber }) : nil
  }

  /// All fixtures below `root`, the folder with one folder for each rule.
  public static func all(in root: String, rules: Set<String>) -> [Fixture] {
    let manager = FileManager.default
    var found: [Fixture] = []
    for rule in (try? manager.contentsOfDirectory(atPath: root))?.sorted() ?? [] where rules.contains(rule) {
      let folder = root + "/" + rule
      for entry in (try? manager.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
        let path = folder + "/" + entry
        if let files = swiftFiles(in: path) {
          if entry.hasSuffix(".fixed") { continue }
          let golden = path + ".fixed"
          let fixed = swiftFiles(in: golden).map { names in
            Dictionary(uniqueKeysWithValues: names.map { ($0, text(golden + "/" + $0)) })
          }
          let sources = files.map { SourceText(path: $0, bytes: bytes(path + "/" + $0)) }
          found.append(
            Fixture(
              rule: rule, name: entry, sources: sources, structure: structure(of: sources, in: path), fixed: fixed,
              goldenPath: golden))
        } else if entry.hasSuffix(".swift"), !entry.hasSuffix(".fixed.swift") {
          let golden = path.dropLast(".swift".count) + ".fixed.swift"
          let isThere = manager.fileExists(atPath: String(golden))
          found.append(
            Fixture(
              rule: rule, name: String(entry.dropLast(".swift".count)),
              sources: [SourceText(path: entry, bytes: bytes(path))], structure: ProjectStructure(),
              fixed: isThere ? [entry: text(String(golden))] : nil, goldenPath: String(golden)))
        }
      }
    }
    return found
  }

  private static func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }
  private static func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  /// The paths of the Swift files below a folder, in order; nil if it is none.
  private static func swiftFiles(in folder: String) -> [String]? {
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil else { return nil }
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private static func structure(of sources: [SourceText], in folder: String) -> ProjectStructure {
    let entries = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let buildFiles = entries.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") || $0.lastName == "project.yml" }
    let base = Platform.absolutePath(folder)
    return BuildFiles.structure(buildFiles, sources: sources, base: base, access: .disk(base: base))
  }

  /// Overwrites the golden with the texts of the sources that fixes have changed. Only for fixtures that have a golden;
  /// for a new golden, make an empty `case.fixed.swift` or an empty folder `case.fixed`.
  public func bless(_ fixing: Fixing) throws {
    guard fixed != nil else { return }
    let isFolder = !goldenPath.hasSuffix(".swift")
    for (source, before) in zip(fixing.sources, sources) where !isFolder || source.bytes != before.bytes {
      let url = URL(filePath: isFolder ? goldenPath + "/" + source.path : goldenPath)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.bytes).write(to: url)
    }
  }

  /// The number of findings that the fixture demands.
  public var expectationCount: Int {
    sources.reduce(0) { $0 + expectations(in: $1, keyword: "expect:").count }
  }

  /// The differences between findings and expectations, and unreadable lines of the fixture, each with its place; empty
  /// if the fixture passes.
  public func failures(rules: [any Rule.Type]) -> [String] {
    let project = LinkedProject(sources, jobs: 1, additions: additions, structure: structure)
    var failures = project.syntaxProblems().map { "\($0.file): \($0.message)" }
    failures += unknownWords(rules)
    // Advice that is off by default is given where the article asks for it.
    let isArticle = rule == Self.articles
    let named = sources.flatMap { expectations(in: $0, keyword: "expect:") }.map(\.text)
    let running = rules.filter { candidate in
      !isArticle || candidate.about.isOnByDefault || named.contains { $0.hasPrefix(candidate.about.id + ":") }
    }
    let findings = project.lint(options(running)).filter { isArticle || $0.rule == rule }
    for (number, source) in sources.enumerated() {
      let lines = source.lineStarts()
      var open = expectations(in: source, keyword: "expect:")
      for finding in findings where finding.location.file == number {
        let (line, column) = lines.position(at: finding.location.start)
        let text = (isArticle ? "\(finding.rule): " : "") + "\(finding.severity.word): \(finding.message)"
        let match = open.firstIndex {
          $0.line == line && $0.accepts(finding, namesRule: isArticle)
            && ($0.columns == nil || $0.columns == column..<(column + finding.location.end - finding.location.start))
        }
        if let match {
          open.remove(at: match)
        } else {
          let width = finding.location.end - finding.location.start
          failures.append("\(source.path):\(line):\(column)+\(width): unexpected \(text)")
        }
      }
      for expectation in open {
        failures.append("\(source.path):\(expectation.line): expected \(expectation.text)")
      }
      for expectation in expectations(in: source, keyword: "note:") {
        let isThere = findings.contains { finding in
          finding.notes.contains {
            $0.location.file == number && lines.line(at: $0.location.start) == expectation.line
              && $0.message.contains(expectation.text)
          }
        }
        if !isThere { failures.append("\(source.path):\(expectation.line): expected a note \(expectation.text)") }
      }
      let code = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      for expectation in expectations(in: source, keyword: "help:") {
        var line = expectation.line
        while line > 1, code[line - 1].drop(while: { $0 == " " }).hasPrefix("//") { line -= 1 }
        let helps = findings.filter {
          $0.location.file == number && lines.line(at: $0.location.start) == line
        }.map { $0.help ?? "none" }
        if !helps.contains(where: { Self.accepts($0, expectation.text) }) {
          failures.append("\(source.path):\(line): expected the help \(expectation.text), not \(helps)")
        }
      }
    }
    return failures
  }

  private static func accepts(_ help: String, _ expected: String) -> Bool {
    switch (expected.hasPrefix("…"), expected.hasSuffix("…")) {
    case (true, true): help.contains(expected.dropFirst().dropLast())
    case (true, false): help.hasSuffix(expected.dropFirst())
    case (false, true): help.hasPrefix(expected.dropLast())
    case (false, false): help == expected
    }
  }

  /// The sources after one round of all fixes of the rule, suggested ones too.
  ///
  /// - Parameter usesCarriageReturns: Whether lines end with `\r\n`.
  public func fixed(rules: [any Rule.Type], usesCarriageReturns: Bool = false) -> Fixing {
    let sources =
      usesCarriageReturns
      ? sources.map { source in
        SourceText(
          path: source.path,
          bytes: source.bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] })
      } : self.sources
    var fixing = Fixing(sources, takesSuggested: true)
    _ = fixing.advance(ownFindings(sources, rules))
    return fixing
  }

  /// The sources after rounds of fixes, until none is left.
  public func fixedToTheEnd(rules: [any Rule.Type]) -> Fixing {
    var fixing = Fixing(sources, takesSuggested: true)
    while fixing.advance(ownFindings(fixing.sources, rules)) {}
    return fixing
  }

  /// The findings of the fixture's rule.
  public func ownFindings(rules: [any Rule.Type]) -> [Finding] { ownFindings(sources, rules) }

  /// The findings of all `rules`, on other systems if any are given.
  public func findings(rules: [any Rule.Type], targets: DeploymentTargets? = nil) -> [Finding] {
    var options = options(rules)
    if let targets { options.settings[0].targets = targets }
    return LinkedProject(sources, jobs: 1, additions: additions).lint(options)
  }

  private func ownFindings(_ sources: [SourceText], _ rules: [any Rule.Type]) -> [Finding] {
    LinkedProject(sources, jobs: 1, additions: additions, structure: structure).lint(options(rules)).filter {
      $0.rule == rule
    }
  }

  /// The settings of `// with:` lines: names, with their numbers if they have one.
  private var requests: [(name: String, number: Int?)] {
    sources.flatMap { expectations(in: $0, keyword: "with:") }.flatMap { words(of: $0) }
  }

  private func words(of line: Expectation) -> [(name: String, number: Int?)] {
    line.text.split(separator: ",").map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts.first ?? "", parts.count > 1 ? Int(parts[1]) : nil)
    }
  }

  /// The words that begin an expectation, and comments of SameView, which have a meaning of their own.
  private static let keywords: Set = ["expect", "note", "help", "with", "sameview"]

  /// Unknown words: in `with:` those that are not settings, and comments that begin with another word and a colon
  /// (`expects:`, `hlep:`). A sentence begins with a capital letter; a keyword does not.
  private func unknownWords(_ rules: [any Rule.Type]) -> [String] {
    var found: [String] = []
    let options = Set(rules.filter { $0.about.id == rule }.flatMap { $0.about.options.map(\.name) })
    for source in sources {
      for line in expectations(in: source, keyword: "with:") {
        for (name, number) in words(of: line) {
          let isKnown =
            number == nil
            ? name == "strict" : name == "xcode" || TargetPlatform(rawValue: name) != nil || options.contains(name)
          if !isKnown { found.append("\(source.path):\(line.line): `with:` does not know '\(name)'") }
        }
      }
      let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      for (i, line) in lines.enumerated() {
        for part in line.components(separatedBy: "// ").dropFirst() {
          let word = part.drop { $0 == "^" || $0 == "~" || $0 == " " }.prefix { $0.isLetter }
          guard part.dropFirst(part.distance(from: part.startIndex, to: word.endIndex)).hasPrefix(":") else { continue }
          if word.first?.isLowercase ?? false
            ? !Self.keywords.contains(String(word)) : Self.keywords.contains(word.lowercased()) && word != "SameView"
          {
            found.append("\(source.path):\(i + 1): '\(word):' is not a keyword of fixtures")
          }
        }
      }
    }
    return found
  }

  private var additions: Additions {
    var additions = Additions()
    additions.xcode = requests.first { $0.name == "xcode" }?.number
    return additions
  }

  private func options(_ rules: [any Rule.Type]) -> LintOptions {
    var settings = FileSettings()
    for (name, number) in requests where name != "xcode" {
      guard let number else {
        if name == "strict" { settings.strictRules = [rule] }
        continue
      }
      if let platform = TargetPlatform(rawValue: name) {
        var targets = settings.targets ?? DeploymentTargets()
        targets.releases[platform] = platform.release(major: number, minor: 0)
        settings.targets = targets
      } else {
        settings.options[rule, default: [:]][name] = number
      }
    }
    var options = LintOptions(rules: rules)
    options.settings = [settings]
    options.settingsOfFiles = sources.map { _ in 0 }
    return options
  }

  private struct Expectation {
    let line: Int
    /// 1-based columns in UTF-8 bytes, where they matter.
    let columns: Range<Int>?
    /// May begin with a severity: `error: text`.
    let text: String

    func accepts(_ finding: Finding, namesRule: Bool) -> Bool {
      var text = self.text
      if namesRule {
        guard text.hasPrefix(finding.rule + ":") else { return false }
        text = text.dropFirst(finding.rule.count + 1).trimmingCharacters(in: .whitespaces)
      }
      for severity in Severity.allCases where text.hasPrefix(severity.word + ":") {
        let rest = text.dropFirst(severity.word.count + 1).trimmingCharacters(in: .whitespaces)
        return finding.severity == severity && (rest.isEmpty || finding.message.contains(rest))
      }
      return text.isEmpty || finding.message.contains(text)
    }
  }

  private func expectations(in source: SourceText, keyword: String) -> [Expectation] {
    var found: [Expectation] = []
    let text = String(decoding: source.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (i, line) in lines.enumerated() {
      let parts = line.components(separatedBy: "// ")
      guard parts.count > 1 else { continue }
      var column = parts[0].utf8.count
      for part in parts.dropFirst() {
        column += 3
        defer { column += part.utf8.count }
        if part.hasPrefix(keyword) {
          found.append(
            Expectation(
              line: i + 1, columns: nil,
              text: part.dropFirst(keyword.count).trimmingCharacters(in: .whitespaces)))
        } else if let caret = part.firstIndex(of: "^"), let mention = part.range(of: keyword),
          caret < mention.lowerBound, part[..<caret].allSatisfy({ $0 == " " })
        {
          let width = part[caret...].prefix { $0 == "^" || $0 == "~" }.utf8.count
          let start = column + part[..<caret].utf8.count + 1
          found.append(
            Expectation(
              line: i, columns: start..<(start + width),
              text: part[mention.upperBound...].trimmingCharacters(in: .whitespaces)))
        }
      }
    }
    return found
  }
}

extension LinkedProject {
  /// Findings of one rule in a single source, for examples.
  public static func findings(
    _ code: String, rule: any Rule.Type, among rules: [any Rule.Type]? = nil
  ) -> [Finding] {
    let source = SourceText(path: "Example.swift", bytes: Array(code.utf8))
    return LinkedProject([source], jobs: 1).lint(LintOptions(rules: rules ?? [rule]))
      .filter { $0.rule == rule.about.id }
  }
}
