// What is fuzzed: each target takes any bytes and checks what must hold for them.

import BuildFiles
import Configuration
import Files
import Foundation
import Linting
import Project
import Reporting
import Rules
import Syntax

enum Target: String, CaseIterable {
  /// Lexer and parser.
  case syntax
  /// Two files: all rules, every format of report, and three rounds of fixes.
  case lint
  /// A `.sameview.yml`, and what it says of a path.
  case configuration
  /// A first line that is a path, then a `.gitignore`.
  case ignore
  /// A baseline, read and written again.
  case baseline
  /// A project of Xcode, and an `.xcconfig`.
  case pbxproj
  /// The manifest of a package.
  case package
  /// A `project.yml` of XcodeGen, and what it includes.
  case xcodegen
  /// A `Project.swift` of Tuist.
  case tuist

  /// The names of the inputs so far. Making a table costs more than most inputs do.
  nonisolated(unsafe) private static var names = NameTable()

  /// What should hold for `bytes` and does not. Traps and hangs are for the fuzzer to see.
  func firstViolation(_ bytes: [UInt8]) -> String? {
    switch self {
    case .syntax:
      // Names are never given back, and an input must not depend on too many of those before it.
      if unsafe Self.names.count > 20_000 { unsafe Self.names = NameTable() }
      return fuzz.firstViolation(bytes, unsafe Self.names, twice: true)
    case .lint: return Self.lint(bytes)
    case .configuration: return Self.configure(bytes)
    case .ignore: return Self.ignore(bytes)
    case .baseline: return Self.baseline(bytes)
    case .pbxproj: return Self.project(bytes, "App.xcodeproj/project.pbxproj", isTold: true)
    case .package: return Self.project(bytes, "Package.swift")
    case .xcodegen: return Self.project(bytes, "project.yml")
    case .tuist: return Self.project(bytes, "Project.swift")
    }
  }

  /// Ends the first of two texts: no Swift source holds it.
  private static let recordSeparator: UInt8 = 0x1E

  private static func lint(_ bytes: [UInt8]) -> String? {
    let texts = bytes.split(separator: recordSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    let sources = texts.enumerated().map { SourceText(path: "File\($0).swift", bytes: Array($1)) }
    var settings = FileSettings()
    settings.strictRules = Set(Catalogue.rules.map { $0.about.id })
    var fixing = Fixing(sources, takesSuggested: true)
    for _ in 0..<3 {
      let project = LinkedProject(fixing.sources, jobs: 1)
      var options = LintOptions(rules: Catalogue.rules)
      options.settings = [settings]
      options.settingsOfFiles = fixing.sources.map { _ in 0 }
      let findings = project.lint(options)
      for finding in findings {
        for place in [finding.location] + finding.notes.map(\.location) {
          if place.start > place.end || place.end > fixing.sources[place.file].bytes.count {
            return "`\(finding.rule)` is at a place that is not in the file"
          }
        }
      }
      let result = LintResult(files: fixing.sources, findings: findings, problems: project.syntaxProblems())
      let about = ReportOptions(toolVersion: "0", rules: Catalogue.rules.map { $0.about })
      for format in ReportFormat.allCases
      where String(validating: format.report(result, options: about), as: UTF8.self) == nil {
        return "the report \(format.rawValue) is not UTF-8"
      }
      if !fixing.advance(findings) { break }
    }
    return nil
  }

  private static let configurationPath = NSTemporaryDirectory() + "/sameview-fuzz-\(getpid()).yml"

  private static func configure(_ bytes: [UInt8]) -> String? {
    _ = FileManager.default.createFile(atPath: configurationPath, contents: Data(bytes))
    let rules = Catalogue.rules.map { $0.about }
    switch readConfiguration(configurationPath, catalogue: rules) {
    case .success(let configuration):
      _ = Settings(of: NSTemporaryDirectory() + "/Sources/App/A.swift", configuration, catalogue: rules)
      var idle = IdlePatterns(among: ["/Sources/A.swift", "/Tests/B.swift"])
      _ = idle.patterns(of: configuration)
      return nil
    case .failure(let failure): return failure.errors.isEmpty ? "refused without an error" : nil
    }
  }

  private static func ignore(_ bytes: [UInt8]) -> String? {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let patterns = IgnorePatterns(parsing: Array(bytes[end...].dropFirst()))
    let path = String(decoding: bytes[..<end], as: UTF8.self)
    if patterns.isEmpty, patterns.excludes(path, isFolder: false) { return "no pattern excludes a file" }
    if patterns.excludes(path, isFolder: true), !patterns.excludes(path + "/file", isFolder: false) {
      return "a file in an excluded folder is not excluded"
    }
    return nil
  }

  private static func baseline(_ bytes: [UInt8]) -> String? {
    guard let baseline = try? Baseline(parsing: bytes) else { return nil }
    guard let again = try? Baseline(parsing: Array(baseline.text.utf8)) else { return "cannot read what it wrote" }
    return again == baseline ? nil : "reads something else than it wrote"
  }

  /// - Parameters:
  ///   - path: Where the first text stands.
  ///   - isTold: Whether a problem is told of whatever has no targets.
  private static func project(_ bytes: [UInt8], _ path: String, isTold: Bool = false) -> String? {
    let texts = bytes.split(separator: recordSeparator, maxSplits: 1, omittingEmptySubsequences: false).map {
      Array($0)
    }
    let sources = ["App/A.swift", "App/Part/B.swift", "Widget/C.swift"].map { SourceText(path: $0, bytes: []) }
    // Whatever else the project names has the second text.
    let access = ProjectAccess(
      contents: { place, limit, _ in
        let text = place == "/p/" + path ? texts[0] : texts.count > 1 ? texts[1] : []
        return text.count > limit ? .failure(ProjectAccess.Failure("is too large")) : .success(text)
      }, exists: { _ in true })
    let structure = BuildFiles.structure([path], sources: sources, base: "/p", access: access)
    for (number, target) in structure.targets.enumerated() {
      if !target.dependencies.allSatisfy({ structure.targets.indices.contains($0) && $0 != number }) {
        return "`\(target.name)` depends on something that is not a target, or on itself"
      }
      let files = structure.filesOfTarget[number]
      if Set(files).count < files.count || !files.allSatisfy({ sources.indices.contains(Int($0)) }) {
        return "`\(target.name)` has a file twice, or one that is not there"
      }
    }
    return isTold && structure.targets.isEmpty && structure.problems.isEmpty && !texts[0].contains(UInt8(ascii: "{"))
      ? "not understood, and nothing is said" : nil
  }
}
