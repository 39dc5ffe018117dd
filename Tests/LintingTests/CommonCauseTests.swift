// Findings that have one cause.

import LintTesting
import Project
import Syntax
import Testing

@testable import Linting

/// Reports each call of `f` as a matter of its declaration, at the beginning of `B.swift`.
private struct CallOfF: NodeRule {
  static let about = About(
    "call-of-f", .performance, .warning, "A call of f", yieldsTo: ["every-declaration"], explanation: "")
  static let bad: [Example] = []
  static let good: [Example] = []
  static let kinds: [NodeKind] = [.call]
  let pass: Pass
  init(_ pass: Pass) { self.pass = pass }

  func check(_ node: Node) {
    guard pass.text(node.calledName) == "f" else { return }
    let caller = pass.file.path
    pass.report(
      node.range, "`f` runs for \(caller)", severity: node.arguments.isEmpty ? .info : .warning,
      notes: [pass.note("a step", .path, at: node.range), pass.note("a cause", .cause, at: node.range)],
      cause: Cause(
        Location(file: 1, start: 5, end: 6), note: pass.note("called here", .occasion, at: node.range),
        Cause.Wording("`f` runs for ", counting: "files", of: "`\(caller)`", " at once")))
  }
}

private struct EveryDeclaration: NodeRule {
  static let about = About("every-declaration", .performance, .info, "A function", explanation: "")
  static let bad: [Example] = []
  static let good: [Example] = []
  static let kinds: [NodeKind] = [.functionDecl]
  let pass: Pass
  init(_ pass: Pass) { self.pass = pass }

  func check(_ node: Node) { pass.report(5..<6, "declared", severity: .info) }
}

@Suite struct CommonCauseTests {
  private static let callers = ["A.swift": "f()", "C.swift": "f(1)", "D.swift": "f(1)"]

  private func lint(
    _ files: [String: String], declaration: String = "func f() {}", rules: [any Rule.Type] = [CallOfF.self],
    sharesFindings: Bool = true, _ configure: (inout LintOptions) -> Void = { _ in }
  ) -> [String] {
    let all = files.merging(["B.swift": declaration]) { first, _ in first }
    let sources = all.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = LintOptions(rules: rules)
    configure(&options)
    options.sharesFindings = sharesFindings
    return LinkedProject(sources, jobs: 1).lint(options).map { finding in
      let notes = finding.notes.map { "\(sources[$0.location.file].path) \($0.message)" }
      return "\(sources[finding.location.file].path) \(finding.severity.word): \(finding.message)"
        + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
  }

  @Test func areOneFinding() {
    #expect(
      lint(Self.callers) == [
        "B.swift warning: `f` runs for 3 files (`A.swift`, `C.swift` and 1 more) at once (A.swift called here, "
          + "C.swift called here, D.swift called here, A.swift a cause, C.swift a cause, D.swift a cause)"
      ])
    #expect(
      lint(["A.swift": "f()\nf()"]) == [
        "B.swift info: `f` runs for A.swift (A.swift called here, A.swift called here, A.swift a cause, A.swift a cause)"
      ])
  }

  @Test func oneFindingStaysWhereItIs() {
    #expect(lint(["A.swift": "f()"]) == ["A.swift info: `f` runs for A.swift (A.swift a step, A.swift a cause)"])
  }

  @Test func aCommentAtTheCauseSilencesThem() {
    #expect(lint(Self.callers, declaration: "func f() {} // sameview:disable:this call-of-f") == [])
  }

  @Test func aCommentElsewhereLeavesOneOut() {
    var files = Self.callers
    files["C.swift"] = "// sameview:disable:next call-of-f\nf(1)"
    let found = lint(files)
    #expect(
      found.count == 1 && found[0].hasPrefix("B.swift warning: `f` runs for 2 files (`A.swift` and `D.swift`) at once"))
  }

  /// What a comment silences yields to nothing, and adds nothing to what others say.
  @Test func aCommentElsewhereHidesFromAStrongerRule() {
    let files = ["A.swift": "// sameview:disable:next call-of-f\nf()\nf()\nf()", "C.swift": "f()"]
    let found = lint(files, rules: [CallOfF.self, EveryDeclaration.self])
    #expect(
      found == ["B.swift info: declared (A.swift called here, C.swift called here, A.swift called here)"])
    #expect(
      lint(
        ["A.swift": files["A.swift", default: ""].replacing("\nf()\nf()", with: "")],
        rules: [CallOfF.self, EveryDeclaration.self]) == ["B.swift info: declared"])
  }

  @Test func areApartWhereNothingIsReportedAtTheCause() {
    let apart = 3
    #expect(lint(Self.callers, sharesFindings: false).count == apart)
    #expect(lint(Self.callers, { $0.reported = [0, 2, 3] }).count == apart)
    #expect(lint(Self.callers, { $0.reportedLines = [1: [1..<2]] }).count == apart)
    var off = FileSettings()
    off.levels["call-of-f"] = .off
    #expect(
      lint(
        Self.callers,
        {
          $0.settings = [FileSettings(), off]
          $0.settingsOfFiles = [0, 1, 0, 0]
        }
      ).count == apart)
  }

  /// The stronger rule speaks, unless what it says weighs less.
  @Test func yieldToAStrongerRuleAtTheCause() {
    let both: [any Rule.Type] = [CallOfF.self, EveryDeclaration.self]
    #expect(lint(["A.swift": "f()"], rules: both) == ["B.swift info: declared (A.swift called here)"])
    #expect(
      lint(["A.swift": "f(1)"], rules: both) == [
        "A.swift warning: `f` runs for A.swift (A.swift a step, A.swift a cause)", "B.swift info: declared",
      ])
  }
}
