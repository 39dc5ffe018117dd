// Every rule: its texts, its examples, its place in the catalogue, its fixtures.

import Foundation
import LintTesting
import Linting
import Project
import Reporting
import Rules
import Syntax
import Testing

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The ids of the rules whose texts, examples and fixtures are tested: that of `SAMEVIEW_RULE`, or all.
private let testedRules: [String] = {
  let ids = Catalogue.rules.map { $0.about.id }
  guard let id = ProcessInfo.processInfo.environment["SAMEVIEW_RULE"] else { return ids }
  guard ids.contains(id) else {
    print("SAMEVIEW_RULE: there is no rule '\(id)'")
    exit(1)
  }
  return [id]
}()

private let runRules = Catalogue.rules.filter { $0 is any RunRule.Type }.map { $0.about.id }

@Suite struct CatalogueTests {
  @Test func idsAreUniqueAndSorted() {
    let ids = Catalogue.rules.map { $0.about.id }
    #expect(Set(ids).count == ids.count)
    #expect(ids == ids.sorted())
  }

  /// The file, the type and the id carry the same words, and the folder is the rule's group.
  @Test func everyFileOfTheFolderIsInTheCatalogue() throws {
    let folder = root.appending(path: "Rules")
    var groups: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      guard text.contains("static let about") else { continue }
      let parts = path.split(separator: "/")
      groups[String(parts.last!.dropLast(".swift".count))] = parts.first!.lowercased()
    }
    let rules = Catalogue.rules.map { (String(describing: $0), $0.about.group.rawValue) }
    #expect(groups == Dictionary(uniqueKeysWithValues: rules))
    for rule in Catalogue.rules {
      let words = rule.about.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(String(describing: rule).lowercased() == words.joined().lowercased())
    }
  }

  @Test func yieldsToExistingRules() {
    let ids = Set(Catalogue.rules.map { $0.about.id })
    for rule in Catalogue.rules {
      for other in rule.about.yieldsTo { #expect(ids.contains(other), "\(rule.about.id) yields to \(other)") }
    }
  }

  @Test(arguments: testedRules)
  func textsAreComplete(_ id: String) throws {
    let rule = try #require(Catalogue.rules.first { $0.about.id == id })
    let about = rule.about
    #expect(about.id.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(!about.title.isEmpty && !about.title.hasSuffix("."))
    // What happens, and what to write instead.
    #expect(about.explanation.contains("\n\n"))
    #expect(!rule.bad.isEmpty && !rule.good.isEmpty)
    #expect(!about.references.isEmpty || rule is any RunRule.Type)
  }

  /// The pages of the tested rules; with all rules also that there is no other page.
  @Test func pagesAreUpToDate() throws {
    let folder = root.path + "/docs/rules"
    let pages = RulePages.all(Catalogue.rules)
    let isPartial = testedRules.count < Catalogue.rules.count
    let written = try FileManager.default.contentsOfDirectory(atPath: folder)
    let names = isPartial ? testedRules.map { $0 + ".md" } : Set(written).union(pages.keys).sorted()
    for name in names {
      let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      // Not in the expectation, which would print both texts.
      let isUpToDate = text == pages[name]
      #expect(isUpToDate, "docs/rules/\(name) is missing or out of date: run `Scripts/bless`")
    }
  }

  /// What the run itself finds depends on all rules.
  private func among(_ rule: any Rule.Type) -> [any Rule.Type]? {
    rule is any RunRule.Type ? Catalogue.rules : nil
  }

  @Test(arguments: testedRules)
  func badExamplesAreReported(_ id: String) throws {
    let rule = try #require(Catalogue.rules.first { $0.about.id == id })
    for example in rule.bad {
      let findings = LinkedProject.findings(example.code, rule: rule, among: among(rule))
      #expect(!findings.isEmpty, "\(example.comment)\n\(example.code)")
    }
  }

  @Test(arguments: testedRules)
  func goodExamplesAreLeftAlone(_ id: String) throws {
    let rule = try #require(Catalogue.rules.first { $0.about.id == id })
    for example in rule.good {
      let messages = LinkedProject.findings(example.code, rule: rule, among: among(rule)).map(\.message)
      #expect(messages == [], "\(example.comment)\n\(example.code)")
    }
  }
}

@Suite struct FixtureTests {
  static let fixtures = Fixture.all(
    in: root.path + "/Fixtures", rules: Set(testedRules))

  @Test(arguments: fixtures)
  func reportsWhatTheFixtureSays(_ fixture: Fixture) {
    for failure in fixture.failures(rules: Catalogue.rules) { Issue.record("\(failure)") }
  }

  /// The page of a rule says what its fix does; it says nothing of a fix that the rule does not have.
  @Test(arguments: testedRules.filter { !runRules.contains($0) })
  func fixesAreDescribed(_ id: String) throws {
    let rule = try #require(Catalogue.rules.first { $0.about.id == id })
    let offers = Self.fixtures.filter { $0.rule == id }.contains { fixture in
      fixture.ownFindings(rules: Catalogue.rules).contains { !$0.fixes.isEmpty }
    }
    #expect((rule.about.fix != nil) == offers)
  }

  /// The name of a fixture says what to expect of it.
  @Test(arguments: fixtures)
  func namesSayWhatIsFound(_ fixture: Fixture) {
    #expect(!fixture.name.dropFirst(3).contains("_"), "words are joined by hyphens")
    switch fixture.name.prefix(3) {
    case "bad", "FP_": #expect(fixture.expectationCount > 0)
    case "goo", "FN_": #expect(fixture.expectationCount == 0)
    default: Issue.record("the name begins with none of `bad`, `good`, `FP_` and `FN_`")
    }
  }

  /// A fix gives the golden where there is one, and Swift in any case. With SAMEVIEW_BLESS set, the goldens are
  /// written instead of compared.
  @Test(arguments: fixtures)
  func fixesGiveTheGolden(_ fixture: Fixture) throws {
    let fixing = fixture.fixed(rules: Catalogue.rules)
    if ProcessInfo.processInfo.environment["SAMEVIEW_BLESS"] != nil { return try fixture.bless(fixing) }
    #expect(fixing.refusals.map(\.message) == [])
    #expect((fixture.fixed == nil) || !fixing.changed.isEmpty)
    #expect(LinkedProject(fixing.sources, jobs: 1).syntaxProblems().map(\.message) == [])
    if let golden = fixture.fixed {
      let changed = zip(fixing.sources, fixture.sources).filter { $0.bytes != $1.bytes }.map(\.0)
      let texts = Dictionary(
        uniqueKeysWithValues: changed.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
      for path in Set(texts.keys).union(golden.keys).sorted() {
        // Not in the expectation, which would print both texts on one line.
        guard let fault = fault(of: golden[path], for: texts[path]) else { continue }
        Issue.record("run `Scripts/bless` and read what it changes: the golden of \(path) \(fault)")
      }
    }
    if fixing.changed.isEmpty { return }
    // Files of other systems keep their line breaks, and get the same fixes.
    let other = fixture.fixed(rules: Catalogue.rules, usesCarriageReturns: true)
    for (a, b) in zip(fixing.sources, other.sources) {
      #expect(b.bytes.filter { $0 != UInt8(ascii: "\r") } == a.bytes)
      #expect(
        b.bytes.count { $0 == UInt8(ascii: "\n") } == b.bytes.count { $0 == UInt8(ascii: "\r") },
        "\(String(decoding: b.bytes, as: UTF8.self))")
    }
    // What is fixed is not found again.
    #expect(fixture.fixedToTheEnd(rules: Catalogue.rules).refusals.map(\.message) == [])
  }

  /// What is wrong with a golden, in a few words; nil if it is the text that fixes give.
  private func fault(of golden: String?, for text: String?) -> String? {
    guard let golden else { return "is missing" }
    guard let text else { return "is there, but no fix changes that file" }
    if golden == text { return nil }
    if golden.isEmpty { return "is empty" }
    let lines = [golden, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let first = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let (old, new) = (lines[0].dropFirst(first).first, lines[1].dropFirst(first).first)
    return "has `\(old ?? "")` on line \(first + 1), the fixed code `\(new ?? "")`"
  }

  /// `@StateObject` came with iOS 14.
  @Test(arguments: [(SwiftUIRelease.iOS13, false), (.iOS14, true)])
  func fixesNeedTheirSystem(release: SwiftUIRelease, isOffered: Bool) throws {
    let text =
      "import SwiftUI\nfinal class M: ObservableObject { @Published var n = 0 }\n"
      + "struct V: View {\n  @ObservedObject private var m = M()\n  var body: some View { Text(\"\\(m.n)\") }\n}\n"
    var settings = FileSettings()
    settings.targets = DeploymentTargets()
    settings.targets?.releases[.iOS] = release
    var options = LintOptions(rules: [ObservedObjectOwned.self])
    options.settings = [settings]
    options.settingsOfFiles = [0]
    let findings = LinkedProject([SourceText(path: "A.swift", bytes: Array(text.utf8))], jobs: 1).lint(options)
    #expect(findings.count == 1)
    #expect(findings.first?.fixes.isEmpty == !isOffered)
  }

  /// No help and no fix names what the oldest system lacks, unless the code uses it already.
  @Test(arguments: fixtures.filter { $0.sources.count == 1 }, [SwiftUIRelease.iOS13, .iOS15])
  func adviceIsPossibleOnTheOldestSystem(_ fixture: Fixture, release: SwiftUIRelease) {
    var targets = DeploymentTargets()
    targets.releases[.iOS] = release
    let source = String(decoding: fixture.sources[0].bytes, as: UTF8.self)
    for finding in fixture.findings(rules: Catalogue.rules, targets: targets) {
      let fixes = finding.fixes.flatMap(\.edits).flatMap { YoungAPI.missing(in: $0.replacement, on: targets) }
      for api in YoungAPI.missing(inSpansOf: finding.help ?? "", on: targets) + fixes {
        #expect(source.contains(api.name), "\(finding.rule): \(finding.help ?? "")")
      }
    }
  }

  /// Whatever number a configuration gives, on code that holds less of all than any rule expects.
  @Test(arguments: [0, 1, Int.max])
  func optionsMayBeAnything(_ number: Int) {
    let text = """
      import SwiftUI
      final class Empty: ObservableObject {}
      struct V: View {
        @ObservedObject var e: Empty
        @Environment(\\.dismiss) private var dismiss
        private var part: some View { EmptyView() }
        var body: some View { part; Button("") { dismiss() } }
      }
      struct None: View { var body: some View {} }
      """
    var settings = FileSettings()
    for rule in Catalogue.rules {
      settings.levels[rule.about.id] = .on
      settings.options[rule.about.id] = Dictionary(uniqueKeysWithValues: rule.about.options.map { ($0.name, number) })
    }
    var options = LintOptions(rules: Catalogue.rules)
    options.settings = [settings]
    let examples = Catalogue.rules.filter { !$0.about.options.isEmpty }.flatMap { $0.bad + $0.good }.map(\.code)
    for code in [text] + examples {
      options.settingsOfFiles = [0]
      let findings = LinkedProject([SourceText(path: "A.swift", bytes: Array(code.utf8))], jobs: 1).lint(options)
      if number == 0 { #expect(!findings.isEmpty) }
    }
  }

  /// A rule without an expectation is not tested; one without a silent file may cry wolf.
  @Test(arguments: testedRules)
  func everyRuleHasFixtures(_ id: String) {
    let own = Self.fixtures.filter { $0.rule == id }
    #expect(own.contains { $0.expectationCount > 0 })
    #expect(own.contains { $0.name.contains("good") && $0.expectationCount == 0 })
  }
}

/// What the articles that the rules come from show, each as code of our own: all rules together say what is
/// to be said there, and nothing else.
@Suite struct ArticleTests {
  static let fixtures = Fixture.all(in: root.path + "/Fixtures", rules: [Fixture.articles])

  /// Numbers that wait for rules which do not exist yet. Once they pass they have to leave this list.
  static let pending: [Int: String] = [:]

  @Test func everyNumberHasAFixture() {
    for number in 1...60 {
      let isThere = Self.fixtures.contains { $0.articleNumber == number }
      #expect(isThere, "A-\(number)")
    }
  }

  @Test(arguments: fixtures)
  func reportsWhatTheArticleSays(_ fixture: Fixture) {
    let failures = fixture.failures(rules: Catalogue.rules)
    if let number = fixture.articleNumber, let reason = Self.pending[number] {
      #expect(!failures.isEmpty, "it passes, so it is no longer true that \(reason)")
      return
    }
    for failure in failures { Issue.record("\(failure)") }
  }
}
