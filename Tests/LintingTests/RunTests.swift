// A run as a whole: order, exclusions, problems.

import LintTesting
import Syntax
import Testing

@testable import Linting

private struct EveryCall: NodeRule {
  static let about = About("every-call", .performance, .warning, "A call", explanation: "")
  static let bad: [Example] = []
  static let good: [Example] = []
  static let kinds: [NodeKind] = [.call]
  let pass: Pass
  init(_ pass: Pass) { self.pass = pass }

  func check(_ node: Node) { pass.report(at: node, pass.text(node.calledName)) }
}

private struct EveryFunction: NodeRule {
  static let about = About("every-function", .performance, .warning, "A function", explanation: "")
  static let bad: [Example] = []
  static let good: [Example] = []
  static let kinds: [NodeKind] = [.functionDecl]
  let pass: Pass
  init(_ pass: Pass) { self.pass = pass }

  func check(_ node: Node) {
    pass.report(at: node, "f", fix: Fix("Delete it", .safe, [pass.edit(node.range, with: "")]))
  }
}

private struct NothingHere: NodeRule {
  static let about = About("nothing-here", .performance, .warning, "A function that nothing uses", explanation: "")
  static let claimsAbsence = true
  static let bad: [Example] = []
  static let good: [Example] = []
  static let kinds: [NodeKind] = [.functionDecl]
  let pass: Pass
  init(_ pass: Pass) { self.pass = pass }

  func check(_ node: Node) { pass.report(at: node, "unused") }
}

@Suite struct RunTests {
  private func lint(_ files: [(String, String)], jobs: Int = 1) -> [Finding] {
    let sources = files.map { SourceText(path: $0.0, bytes: Array($0.1.utf8)) }
    return LinkedProject(sources, jobs: jobs).lint(LintOptions(rules: [EveryCall.self], jobs: jobs))
  }

  @Test func findingsComeInOrderWhateverTheWorkers() {
    // Several portions; the trees are given up after each.
    let files = (0..<300).map { ("F\($0).swift", "f\($0)()\ng\($0)()") }
    let one = lint(files)
    #expect(one.count == 600)
    #expect(one == lint(files, jobs: 2))
    #expect(one.map(\.location.file) == one.map(\.location.file).sorted())
  }

  @Test func previewsDebugCodeTestsAndManifestsAreLeftAlone() {
    let source = """
      struct A_Previews: PreviewProvider { static let a = b() }
      #Preview { c() }
      #if DEBUG
      let d = e()
      #else
      let d = kept()
      #endif
      """
    #expect(lint([("A.swift", source)]).map(\.message) == ["kept"])
    #expect(lint([("Package.swift", "f()"), ("Tests/A.swift", "f()"), ("ATests.swift", "f()")]).isEmpty)
    #expect(lint([("A.swift", "// Generated using a tool, DO NOT EDIT\nf()")]).isEmpty)
  }

  @Test func damagedFilesClaimNoAbsenceAndOfferNoFix() {
    func findings(_ rules: [any Rule.Type], _ source: String) -> [Finding] {
      let project = LinkedProject([SourceText(path: "A.swift", bytes: Array(source.utf8))], jobs: 1)
      return project.lint(LintOptions(rules: rules, jobs: 1))
    }
    let whole = "func f() { g() }"
    let cut = "func f() { g()\nlet text = \"abc"
    #expect(findings([EveryFunction.self, NothingHere.self], whole).map(\.rule) == ["every-function", "nothing-here"])
    #expect(findings([EveryFunction.self], whole).allSatisfy { $0.fixes.count == 1 })
    let damaged = findings([EveryFunction.self, NothingHere.self], cut)
    #expect(damaged.map(\.rule) == ["every-function"])
    #expect(damaged.allSatisfy { $0.fixes.isEmpty })
    // A clause for another compiler may hold anything.
    #expect(findings([NothingHere.self], whole + "\n#if swift(<5)\n}}}\n#endif").count == 1)
  }

  @Test func syntaxErrorsAreProblems() {
    let project = LinkedProject([SourceText(path: "A.swift", bytes: Array("f(\n\nfunc {".utf8))], jobs: 1)
    #expect(project.syntaxProblems().map(\.file) == ["A.swift"])
    let nested = String(repeating: "f { ", count: 400) + String(repeating: "}", count: 400)
    let deep = LinkedProject([SourceText(path: "A.swift", bytes: Array(nested.utf8))], jobs: 1)
    #expect(deep.syntaxProblems().map(\.message) == ["line 1 nests too deeply; the code inside is skipped"])
    let other = "#if swift(<5)\n}}}\n#endif"
    #expect(LinkedProject([SourceText(path: "A.swift", bytes: Array(other.utf8))], jobs: 1).syntaxProblems().isEmpty)
  }

  /// Regions of one rule overlap, and each that a finding lies in has had something to report.
  @Test func silencesWhereRegionsOverlap() {
    let source = """
      f() // reported
      // sameview:disable every-call
      g()
      // sameview:disable every-call performance
      h()
      // sameview:enable performance
      i()
      // sameview:enable all
      j() // reported
      // sameview:disable every-call
      """
    let sources = [SourceText(path: "A.swift", bytes: Array(source.utf8))]
    var options = LintOptions(rules: [EveryCall.self, Unused.self, Invalid.self])
    options.catalogue = options.rules.map { $0.about }
    let found = LinkedProject(sources, jobs: 1).lint(options)
    #expect(found.map(\.message) == ["f", "j", "`every-call` is disabled here, but has nothing to report"])
  }

  @Test func reportsOnSomeLinesOnly() {
    let source = (0..<20).map { "f\($0)()" }.joined(separator: "\r")
    var options = LintOptions(rules: [EveryCall.self])
    options.reportedLines = [0: [18..<19, 3..<5]]
    let project = LinkedProject([SourceText(path: "A.swift", bytes: Array(source.utf8))], jobs: 1)
    #expect(project.lint(options).map(\.message) == ["f2", "f3", "f17"])
  }

  /// What is said of code for other compilers counts for no mistake behind it.
  @Test func mistakesBehindCodeForOtherCompilersAreTold() {
    let source = "#if compiler(>=9) && swift(>=9)\n}} )\n#endif\n\nf(\n"
    let project = LinkedProject([SourceText(path: "A.swift", bytes: Array(source.utf8))], jobs: 1)
    #expect(project.syntaxProblems().count == 1)
    #expect(project.syntaxProblems().allSatisfy { $0.message.hasPrefix("line 5") || $0.message.hasPrefix("line 6") })
  }
}

private struct Unused: RunRule {
  static let about = About("unused-suppression", .comments, .warning, "Unused", explanation: "")
  static let bad: [Example] = []
  static let good: [Example] = []
}

private struct Invalid: RunRule {
  static let about = About("invalid-suppression", .comments, .warning, "Invalid", explanation: "")
  static let bad: [Example] = []
  static let good: [Example] = []
}
