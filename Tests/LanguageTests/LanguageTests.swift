// Every text that users or readers of the code see keeps to plain technical English.

import ArgumentParser
import Foundation
import LintTesting
import Linting
import Rules
import Testing

@testable import Command

/// The folder of the repository.
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The texts that violate, by place and kind of violation.
private typealias Violations = [String: [String]]

/// Texts of rules: what they say of themselves, and what they say in all fixtures and examples.
private let violationsOfRules: Violations = {
  var found: Violations = [:]
  func add(_ rule: String, _ kind: String, _ violations: [String], _ text: String) {
    for violation in violations {
      let entry = "\(rule), \(kind): \(violation)"
      if !(found[entry] ?? []).contains(text) { found[entry, default: []].append(text) }
    }
  }
  func add(_ rule: String, _ kind: String, phrase: String, startsWithCapital: Bool = false) {
    add(rule, kind, Grammar.violations(inPhrase: phrase, startsWithCapital: startsWithCapital), phrase)
  }
  // `make test-rule` asks for one rule only.
  let only = ProcessInfo.processInfo.environment["SAMEVIEW_RULE"]
  let rules = Catalogue.rules.filter { only == nil || $0.about.id == only }
  let fixtures = Fixture.all(
    in: root.path + "/Fixtures", rules: Set(rules.map { $0.about.id } + (only == nil ? [Fixture.articles] : [])))
  let examples = rules.flatMap { rule in
    rule.bad.flatMap { LinkedProject.findings($0.code, rule: rule, among: Catalogue.rules) }
  }
  for finding in Set(fixtures.flatMap { $0.findings(rules: Catalogue.rules) } + examples) {
    add(finding.rule, "message", phrase: finding.message)
    if Grammar.isTooLong(message: finding.message) { add(finding.rule, "message", ["length"], finding.message) }
    if let help = finding.help { add(finding.rule, "help", phrase: help) }
    for note in finding.notes { add(finding.rule, "note", phrase: note.message) }
    for fix in finding.fixes { add(finding.rule, "fix title", phrase: fix.title, startsWithCapital: true) }
  }
  for rule in rules {
    let about = rule.about
    add(about.id, "title", phrase: about.title, startsWithCapital: true)
    for option in about.options { add(about.id, "option", phrase: option.meaning) }
    for (kind, text) in [("fix", about.fix ?? ""), ("explanation", about.explanation)] {
      for paragraph in Grammar.prose(ofMarkdown: text) {
        add(about.id, kind, Grammar.violations(inText: paragraph), paragraph)
        if Grammar.longestSentence(paragraph) > Grammar.sentenceWords {
          add(about.id, kind, ["long sentence"], paragraph)
        }
      }
    }
    for example in rule.bad + rule.good {
      add(about.id, "example", Grammar.violations(inText: example.comment), example.comment)
    }
  }
  return found
}()

/// The files and folders whose words are checked: all but `Calibration`, where verdicts stay as they were given.
private let places = [
  ".ci", ".claude-plugin", ".github", ".pre-commit-hooks.yaml", "ARCHITECTURE.md", "Benchmarks", "CHANGELOG.md",
  "CONTRIBUTING.md", "Conformance", "Dockerfile", "Editors", "Fixtures", "Fuzzing", "Makefile", "Package.swift",
  "Packaging", "Plugins", "README.md", "Rules", "SECURITY.md", "Scripts", "Sources", "Tests", "Website", "action.yml",
  "docs", "pyproject.toml",
]

/// Folders whose Swift code has samples and expectations in its strings, so that only its comments are checked.
private let placesOfSamples = ["Fixtures/", "Tests/"]

/// The file, or all files below the folder, by their paths from the root of the repository.
private func files(at place: String) -> [String] {
  let below = FileManager.default.enumerator(atPath: root.path + "/" + place)?.compactMap { $0 as? String } ?? []
  return below.isEmpty ? [place] : below.sorted().map { place + "/" + $0 }.filter { !$0.contains("/.build") }
}

/// What is checked of a file; lines keep their numbers. They are without indentation and marks of comments, so that a
/// phrase may continue on the next line. Nothing is checked of a file that is not text.
private func words(of path: String) -> String {
  let text = (try? String(contentsOfFile: root.path + "/" + path, encoding: .utf8)) ?? ""
  let isSample = path.hasSuffix(".swift") && placesOfSamples.contains { path.hasPrefix($0) }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
    guard isSample else { return line }
    return line.range(of: "//").map { line[$0.upperBound...] } ?? ""
  }
  return lines.map { line in line.drop { " \t/#*".contains($0) } }.joined(separator: "\n")
}

@Suite struct LanguageTests {
  @Test func rulesSpeakPlainly() { expectNone(of: violationsOfRules) }

  private func expectNone(of violations: Violations) {
    for (place, texts) in violations.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(place):\n  \(texts.prefix(5).joined(separator: "\n  "))")
    }
  }

  @Test(arguments: places)
  func filesSpeakPlainly(_ place: String) {
    #expect(FileManager.default.fileExists(atPath: root.path + "/" + place))
    for path in files(at: place) {
      for use in forbiddenUses(in: words(of: path)) { Issue.record("\(path):\(use.line): “\(use.phrase)”") }
    }
  }

  @Test func helpSpeaksPlainly() {
    func check(_ command: any ParsableCommand.Type) {
      let help = SameView.helpMessage(for: command, columns: 80)
      #expect(help.contains("USAGE: sameview"))
      #expect(forbiddenPhrases(in: help) == [], "\(command)")
      for subcommand in command.configuration.subcommands { check(subcommand) }
    }
    check(SameView.self)
  }
}

/// The checks themselves.
@Suite struct GrammarTests {
  @Test(arguments: [
    ("nobody", "asked of Nobody\nelse"), ("hands on", "only to hand\nit on"), ("is no X", "this is no view"),
    ("Of … first", "It ends. Of these two are left."), ("Of … first", "Of these two are left."),
    ("that is why", "That is why it ends."), ("of which", "two, one of which is left"), ("is no X", "is no \\\n view"),
  ])
  func phrasesAreFound(phrase: String, text: String) { #expect(forbiddenPhrases(in: text) == [phrase]) }

  @Test(arguments: [
    "there is no view", "it is no longer shown", "is no \\\n longer", "a hands-on guide", "the list of whichever",
    "renewal", "Offer it.",
  ])
  func plainWordsAreLeftAlone(_ text: String) { #expect(forbiddenPhrases(in: text) == []) }

  @Test func usesHaveTheLinesWhereTheyBegin() {
    #expect(forbiddenUses(in: "is\nno view\nnobody, nobody").map(\.line) == [3, 3, 1])
  }

  @Test(arguments: [
    "a `URL`", "a `UUID`", "a user", "a unique id", "an `NSImage`", "an `HStack`", "a `VStack`", "an `x`", "a `UIView`",
    "an `@ObservedObject`", "an `Int`", "a `JSONDecoder`", "an hour", "a one-time cost", "an 8", "a 7", "an `.id(…)`",
    "an unused value", "an understanding", "an `ObservableObject`", "a `Binding`", "the `a` of `b`", "an `id`",
    "a `#if`",
  ])
  func articlesFit(_ text: String) { #expect(!Grammar.violations(inText: text).contains("article")) }

  @Test(arguments: ["a `ObservableObject`", "a `NSImage`", "an `URL`", "an view", "a id", "a `@ObservedObject`"])
  func articlesDoNotFit(_ text: String) { #expect(Grammar.violations(inText: text) == ["article"]) }

  @Test func phrasesAreHeldToTheirShape() {
    func violations(_ text: String) -> [String] { Grammar.violations(inPhrase: text, startsWithCapital: false) }
    #expect(violations("`x` resets `y` when `z` changes") == [])
    #expect(violations("SwiftUI evaluates it") == [])
    #expect(violations("The value is lost.") == ["capital", "period"])
    #expect(violations("``x`` is lost") == ["backticks"])
    #expect(violations("`History.Roo…` is lost") == ["cut name"])
    #expect(violations("`make(a, b…` is lost") == ["cut name"])
    #expect(violations("`.sheet { … }` or `let x = …` is lost") == [])
    #expect(Grammar.isTooLong(message: String(repeating: "x", count: 121)))
    #expect(!Grammar.isTooLong(message: "`" + String(repeating: "x", count: 121) + "`"))
  }

  @Test func sentencesAreCounted() {
    #expect(
      Grammar.sentenceLengths("One two `a b c`. Four, five:\n```\nno words here\n```\n- six - seven") == [3, 2, 2])
  }
}
