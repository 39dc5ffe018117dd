// Code as it is while it is being written: cut off, with a token too few or too many, with lines and blocks repeated.
// And what SameView does with a text, all of it, in this process.

import Linting
import Project
import Reporting
import Rules
import Syntax
import Testing
import ViewTree

/// A text cut into its tokens, each with the blanks and comments that follow it, and the ways to break it.
struct BrokenCode {
  enum Change: String, CaseIterable {
    /// The file ends after a token.
    case cut
    /// As above, with a line break behind.
    case cutAtLineEnd
    case without, twice, swapped
    /// A line of the source stands there again.
    case lineTwice
    /// A line is gone.
    case withoutLine
    /// The innermost block around a token holds itself.
    case nested
    /// A bracket or a keyword stands before the token that does not belong there.
    case inserted
  }

  let bytes: [UInt8]
  private let pieces: [Range<Int>]
  private let lines: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let tokens = TokenTable(lexing: bytes, names: NameTable())
    pieces = (0..<tokens.count - 1).map { i in (i == 0 ? 0 : tokens.start(i))..<tokens.start(i + 1) }
    var lines: [Range<Int>] = []
    var start = 0
    for (i, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<i + 1)
      start = i + 1
    }
    self.lines = lines
  }

  /// How many texts a kind of change gives.
  func count(_ change: Change) -> Int {
    switch change {
    case .lineTwice, .withoutLine: lines.count
    default: pieces.count
    }
  }

  private static let strays = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"\n", "\\(", "if x {", "#if A\n", "\n#endif\n", "\n#else\n", " in ", ":",
    "?",
    ".", ",", "=", "@", "$", "$0", "&", "/*", "//", "case ", "let ", "func ", "var body: some View {", "}\n}\n", " as ",
  ]

  func text(_ change: Change, _ i: Int) -> [UInt8] {
    switch change {
    case .cut: return Array(bytes[..<pieces[i].upperBound].drop(fromEndWhere: { $0 <= 0x20 }))
    case .cutAtLineEnd: return Array(bytes[..<pieces[i].upperBound]) + [UInt8(ascii: "\n")]
    case .without: return Array(bytes[..<pieces[i].lowerBound] + bytes[pieces[i].upperBound...])
    case .twice: return Array(bytes[..<pieces[i].upperBound] + bytes[pieces[i].lowerBound...])
    case .swapped:
      guard i + 1 < pieces.count else { return bytes }
      return Array(
        bytes[..<pieces[i].lowerBound] + bytes[pieces[i + 1]] + bytes[pieces[i]] + bytes[pieces[i + 1].upperBound...])
    case .lineTwice: return Array(bytes[..<lines[i].upperBound] + bytes[lines[i].lowerBound...])
    case .withoutLine: return Array(bytes[..<lines[i].lowerBound] + bytes[lines[i].upperBound...])
    case .nested:
      guard let block = block(around: i) else { return bytes }
      let (open, close) = (pieces[block.lowerBound].upperBound, pieces[block.upperBound].lowerBound)
      return Array(bytes[..<open] + bytes[open..<close] + bytes[pieces[block.lowerBound]] + bytes[open...])
        + Array(bytes[pieces[block.upperBound]])
    case .inserted:
      let stray = Self.strays[i % Self.strays.count]
      return Array(bytes[..<pieces[i].lowerBound]) + Array(stray.utf8) + Array(bytes[pieces[i].lowerBound...])
    }
  }

  /// The pieces that open and close the braces around a token.
  private func block(around i: Int) -> Range<Int>? {
    var depth = 0
    guard
      let open = (0..<i).reversed().first(where: { k in
        if bytes[pieces[k].lowerBound] == UInt8(ascii: "}") { depth += 1 }
        guard bytes[pieces[k].lowerBound] == UInt8(ascii: "{") else { return false }
        depth -= 1
        return depth < 0
      })
    else { return nil }
    depth = 0
    guard
      let close = (i..<pieces.count).first(where: { k in
        if bytes[pieces[k].lowerBound] == UInt8(ascii: "{") { depth += 1 }
        guard bytes[pieces[k].lowerBound] == UInt8(ascii: "}") else { return false }
        depth -= 1
        return depth < 0
      })
    else { return nil }
    return open..<close
  }
}

extension ArraySlice {
  fileprivate func drop(fromEndWhere isDropped: (Element) -> Bool) -> ArraySlice {
    var rest = self
    while let last = rest.last, isDropped(last) { rest = rest.dropLast() }
    return rest
  }
}

/// Every rule with what it says when it is asked for all, the fixes, the reports, the graph: it must only come back.
///
/// - Returns: How many findings there are.
@discardableResult
func runEverything(_ bytes: [UInt8], path: String = "A.swift") -> Int {
  let source = SourceText(path: path, bytes: bytes)
  let project = LinkedProject([source], jobs: 1)
  let findings = project.lint(allOfEachRule)
  for finding in findings {
    let places = [finding.location] + finding.notes.map(\.location) + finding.fixes.flatMap { $0.edits.map(\.location) }
    #expect(places.allSatisfy { $0.start <= $0.end && $0.end <= bytes.count }, "\(finding.rule)")
  }
  if findings.contains(where: { !$0.fixes.isEmpty }) {
    var fixing = Fixing([source], takesSuggested: true)
    _ = fixing.advance(findings)
  }
  let result = LintResult(files: project.texts, findings: findings, problems: project.syntaxProblems())
  // What rules say of themselves is long, and the same each time.
  let options = ReportOptions(toolVersion: "1")
  if !findings.isEmpty { for format in ReportFormat.allCases { _ = format.report(result, options: options) } }
  _ = ViewGraph(index: project.index, work: project.work).views
  return findings.count
}

private let allOfEachRule: LintOptions = {
  var options = LintOptions(rules: Catalogue.rules)
  var settings = FileSettings()
  settings.strictRules = Set(Catalogue.rules.map { $0.about.id })
  options.settings = [settings]
  options.settingsOfFiles = [0]
  return options
}()
