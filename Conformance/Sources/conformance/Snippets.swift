// The snippets of a parser's test suite, judged by the Swift compiler.
//
// Hand-written code shows what people write; a test suite shows what the grammar allows.

import Files
import Foundation
import SwiftParser
import SwiftSyntax

/// One piece of Swift out of a test suite.
struct Snippet: Sendable {
  /// `File.swift:12`, where the literal begins.
  let name: String
  let bytes: [UInt8]
}

/// The snippets of one file: the literals that are the first argument of `assertParse` and of helpers
/// named after it.
final class SnippetReader: SyntaxVisitor {
  private let file: String
  private let locations: LineTable
  private(set) var snippets: [Snippet] = []
  /// Literals with interpolations: what they say is known only when the test runs.
  private(set) var interpolatedCount = 0

  private init(file: String, bytes: [UInt8]) {
    self.file = file
    locations = LineTable(bytes)
    super.init(viewMode: .sourceAccurate)
  }

  static func read(_ file: String) -> (snippets: [Snippet], interpolatedCount: Int) {
    guard case .success(let bytes) = readFile(file) else { return ([], 0) }
    let reader = SnippetReader(file: file, bytes: bytes)
    reader.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return (reader.snippets, reader.interpolatedCount)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text.hasPrefix("assertParse"), let first = node.arguments.first, first.label == nil,
      let literal = first.expression.as(StringLiteralExprSyntax.self)
    else { return .visitChildren }
    guard let text = literal.representedLiteralValue else {
      interpolatedCount += 1
      return .visitChildren
    }
    let (line, _) = locations.location(of: literal.positionAfterSkippingLeadingTrivia.utf8Offset)
    let unmarked = text.filter { !Self.markers.contains($0) }
    snippets.append(Snippet(name: "\(file):\(line)", bytes: Array(unmarked.utf8)))
    return .visitChildren
  }

  /// The tests mark places in their snippets with these and take them out before they parse.
  private static let markers: Set<Character> = [
    "0️⃣", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟", "ℹ️",
  ]
}

/// What the compiler and both parsers make of one snippet.
struct SnippetReport: Sendable {
  let verdict: Compiler.Verdict
  /// The comparison, of an accepted snippet.
  private(set) var comparison: FileReport?
  /// In a snippet that was not accepted: does the product's tree say that something is wrong?
  private(set) var isErrorSeen = false
  /// Swift in mode 5 or with experimental features alone, which swift-syntax does not read: only errors count.
  private(set) var isFalseError = false

  init(
    of snippet: Snippet, by compiler: Compiler, in folder: URL, known: KnownDisagreements,
    isTokensOnly: Bool, withOutlines: Bool
  ) throws {
    let (verdict, mode) = try compiler.verdict(on: snippet.bytes, in: folder)
    self.verdict = verdict
    guard verdict == .accepted, mode == .six else {
      isErrorSeen = productSeesError(in: snippet.bytes)
      isFalseError = verdict == .accepted && isErrorSeen
      return
    }
    comparison = FileReport(
      file: snippet.name, bytes: snippet.bytes, isAccepted: true, known: known, isTokensOnly: isTokensOnly,
      withOutlines: withOutlines)
  }
}

struct SnippetTotals {
  var extracted = 0
  var interpolated = 0
  private(set) var accepted = 0
  private(set) var rejected = 0
  private(set) var crashed = 0
  /// Neither a false error nor another token.
  private(set) var agreeing = 0
  private(set) var withFalseErrors = 0
  private(set) var withOtherTokens = 0
  private(set) var withOtherStructure = 0
  /// Snippets that swift-syntax finds an error in although the compiler accepts them.
  private(set) var onlyOneAccepts = 0
  private(set) var errorsSeen = 0
  private(set) var disagreements = 0
  private(set) var known = 0

  mutating func add(_ report: SnippetReport) {
    switch report.verdict {
    case .accepted: accepted += 1
    case .rejected:
      rejected += 1
      if report.isErrorSeen { errorsSeen += 1 }
    case .crashed: crashed += 1
    }
    guard let comparison = report.comparison else {
      if report.isFalseError {
        withFalseErrors += 1
        disagreements += 1
      } else if report.verdict == .accepted {
        agreeing += 1
      }
      return
    }
    disagreements += comparison.lines.count
    known += comparison.knownCount
    if !comparison.isValid { onlyOneAccepts += 1 }
    if comparison.falseErrors > 0 { withFalseErrors += 1 }
    if comparison.otherTokens > 0 { withOtherTokens += 1 }
    if comparison.otherStructure > 0 { withOtherStructure += 1 }
    if comparison.falseErrors + comparison.otherTokens == 0 { agreeing += 1 }
  }

  var summary: String {
    """
    \(extracted) snippets (\(interpolated) more have interpolations), \(accepted) accepted by the compiler, \
    \(rejected) rejected, \(crashed) crashes
    of \(accepted) accepted: \(agreeing) agree, \(Self.percent(agreeing, of: accepted)); \
    \(withFalseErrors) with false errors, \(withOtherTokens) with other tokens; \
    besides, \(withOtherStructure) with another structure; \(known) known disagreements
    swift-syntax finds an error in \(onlyOneAccepts) of them, whose structure is not compared
    of \(rejected) rejected: errors found in \(errorsSeen), \(Self.percent(errorsSeen, of: rejected))
    """
  }

  /// Rounded down, so that only all of them print as 100.00 %.
  private static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "100.00 %" }
    let hundredths = part * 10_000 / whole
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}

/// Compares all snippets under `path`, prints what disagrees, and returns whether anything does.
func compareSnippets(under path: String, options: Options, known: KnownDisagreements) -> Bool {
  let files = findSwiftFiles(under: [path]).files.map(\.path)
  let found = concurrentMap(files, jobs: options.jobs) { SnippetReader.read($0) }
  let snippets = found.flatMap(\.snippets)
  guard !snippets.isEmpty else {
    print("error: no snippets under `\(path)`")
    return true
  }
  var totals = SnippetTotals()
  totals.extracted = snippets.count
  totals.interpolated = found.reduce(0) { $0 + $1.interpolatedCount }

  do {
    let reports = try withTemporaryFolder { folder in
      try concurrentMap(snippets, jobs: options.jobs) { snippet in
        try SnippetReport(
          of: snippet, by: Compiler(), in: folder, known: known, isTokensOnly: options.isTokensOnly,
          withOutlines: options.isVerbose)
      }
    }
    for (snippet, report) in zip(snippets, reports) {
      totals.add(report)
      if report.isFalseError {
        print("\(snippet.name): an error, the compiler finds none in Swift 5 or with experimental features")
      }
      if report.verdict == .crashed { print("\(snippet.name): the compiler crashed") }
      guard let comparison = report.comparison, !comparison.lines.isEmpty else { continue }
      comparison.print(limit: options.limit)
    }
  } catch {
    print("error: the compiler could not be asked: \(error)")
    return true
  }
  print(totals.summary)
  return totals.disagreements > 0
}
