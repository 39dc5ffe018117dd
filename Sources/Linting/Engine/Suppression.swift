// Comments that silence findings:
//
//     // sameview:disable:next any-view - the type is the plug-in's
//     Row().erased() // sameview:disable:this any-view
//     // sameview:disable identity … // sameview:enable identity
//     // sameview:disable:file all
//
// `// sameview: expensive` silences nothing. It marks the declaration after it: see `startsMarkedExpensive`.
//
// Rules are named by id, group or `all`. A comment that silences nothing, or names no rule, is itself reported.

import Project
import Syntax

/// The comments of one file that silence findings.
///
/// A file may have as many of them as lines, and each may apply to all lines. Lines are therefore looked up by name:
/// the silent lines for each finding, and the lines with findings for each name in a comment.
struct Suppressions: Sendable {
  /// A name in a comment, and the lines that it applies to.
  private struct Entry {
    let name: String
    let range: Range<Int>
    /// The number of the comment among those that silence.
    let comment: Int
    /// From 1.
    var lines: Range<Int>
  }
  private struct Comment {
    let range: Range<Int>
    let first: Range<Int>
    let wordCount: Int
  }

  /// A comment without effect, and the reason.
  struct Mistake {
    let range: Range<Int>
    let message: String
    let help: String?
  }

  private var entries: [Entry] = []
  private var comments: [Comment] = []
  /// By name.
  private var silentLines: [String: Overlaps] = [:]
  private(set) var mistakes: [Mistake] = []
  private let file: SourceFile
  private let lines: LineStarts

  /// - Parameters:
  ///   - catalogue: All rules, whether they run or not.
  ///   - requiresReason: Whether a comment that disables must give a reason after ` - `.
  init(of file: SourceFile, catalogue: [About], requiresReason: Bool) {
    self.file = file
    lines = file.source.lineStarts()
    var parser = DirectiveParser(catalogue: catalogue, requiresReason: requiresReason)
    /// The entries that no `enable` has ended yet, by name.
    var open: [String: [Int]] = [:]
    var pending: [(DirectiveParser.Directive, Range<Int>)] = []
    let tree = file.tree
    for i in 0..<tree.commentCount {
      let comment = tree.comment(i)
      let range = Int(comment.start)..<Int(comment.end)
      guard let text = Self.directiveText(file.source.bytes[range]) else { continue }
      if let directive = parser.parse(text, of: file.source.bytes) { pending.append((directive, range)) }
    }
    mistakes = parser.mistakes
    // A region ends with its `enable`.
    let end = max(lines.line(at: file.source.bytes.count), 1) + 1
    for (directive, range) in pending {
      let line = lines.line(at: range.lowerBound)
      func add(_ lines: Range<Int>) {
        guard let first = directive.words.first else { return }
        for word in directive.words {
          entries.append(Entry(name: word.text, range: word.range, comment: comments.count, lines: lines))
        }
        comments.append(Comment(range: range, first: first.range, wordCount: directive.words.count))
      }
      switch directive.kind {
      case .this: add(line..<lines.line(at: range.upperBound - 1) + 1)
      case .next:
        let next = Self.lineOfCode(after: range.upperBound, in: tree, lines) ?? line
        add(next..<next + 1)
      case .file: add(1..<end)
      case .region:
        for (i, word) in directive.words.enumerated() { open[word.text, default: []].append(entries.count + i) }
        add(line..<end)
      case .enable:
        for word in directive.words {
          let closed = word.text == "all" ? open.values.flatMap { $0 } : open[word.text] ?? []
          if closed.isEmpty {
            mistakes.append(
              Mistake(
                range: word.range, message: "`\(word.text)` is enabled here, but no comment disables it", help: nil))
          }
          for i in closed { entries[i].lines = entries[i].lines.lowerBound..<line + 1 }
          if word.text == "all" { open.removeAll() } else { open[word.text] = nil }
        }
      }
    }
    silentLines = Dictionary(grouping: entries, by: \.name).mapValues { Overlaps($0.map(\.lines)) }
  }

  /// The line of the next token; nil at the end of the file.
  private static func lineOfCode(after offset: Int, in tree: Tree, _ lines: LineStarts) -> Int? {
    let token = tree.firstToken(from: offset)
    return token < tree.tokenCount ? lines.line(at: tree.tokenRange(token).lowerBound) : nil
  }

  /// The names by which a comment can silence a finding.
  private static func names(of finding: Finding) -> [String] { [finding.rule, finding.group.rawValue, "all"] }

  /// The findings that no comment silences.
  func unsilenced(_ findings: [Finding]) -> [Finding] { findings.filter { !isSilenced($0) } }

  func isSilenced(_ finding: Finding) -> Bool {
    let line = lines.line(at: finding.location.start)
    return Self.names(of: finding).contains { silentLines[$0]?.contains(line) ?? false }
  }

  /// A name in a comment that silences nothing, and the range to remove.
  struct Unused {
    let name: String
    let range: Range<Int>
    let removal: Range<Int>
  }

  /// The names that silence none of the findings, without those for which `checked` is false.
  func unused(by findings: [Finding], checked: (String) -> Bool) -> [Unused] {
    var found: [String: Set<Int>] = [:]
    for finding in findings {
      let line = lines.line(at: finding.location.start)
      for name in Self.names(of: finding) { found[name, default: []].insert(line) }
    }
    let foundLines = found.mapValues { Overlaps($0.map { $0..<$0 + 1 }) }
    var isChecked: [String: Bool] = [:]
    return entries.filter { entry in
      let lines = entry.lines
      if foundLines[entry.name]?.meets(from: lines.lowerBound, to: lines.upperBound) ?? false { return false }
      let known = isChecked[entry.name] ?? checked(entry.name)
      isChecked[entry.name] = known
      return known
    }.map { entry in
      Unused(name: entry.name, range: entry.range, removal: removal(of: entry.range, from: comments[entry.comment]))
    }
  }

  /// The whole comment if it names nothing else, and its whole line if nothing else is on it.
  private func removal(of word: Range<Int>, from comment: Comment) -> Range<Int> {
    let bytes = file.source.bytes
    if comment.wordCount > 1 {
      // With the comma or blank beside it.
      var start = word.lowerBound
      var end = word.upperBound
      if comment.first == word {
        while end < bytes.count, bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: " ") { end += 1 }
      } else {
        while start > 0, bytes[start - 1] == UInt8(ascii: ",") || bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      }
      return start..<end
    }
    var start = comment.range.lowerBound
    var end = comment.range.upperBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
    if beginsLine, !endsLine { return comment.range }
    if beginsLine, endsLine {
      if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    }
    return start..<end
  }

  /// The text of a comment that begins with `sameview:`; nil for others.
  private static func directiveText(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var text = comment
    while let first = text.first, "/* \t\n\r".utf8.contains(first) { text.removeFirst() }
    return text.beginsDirective ? text : nil
  }
}

/// Parses the text of comments.
private struct DirectiveParser {
  enum Kind { case next, this, region, file, enable }
  struct Directive {
    let kind: Kind
    var words: [(text: String, range: Range<Int>)]
  }

  private let names: Set<String>
  /// Sorted.
  private let known: [String]
  private let requiresReason: Bool
  private(set) var mistakes: [Suppressions.Mistake] = []

  private static let verbs: [String: Kind] = [
    "disable": .region, "disable:next": .next, "disable:this": .this, "disable:file": .file, "enable": .enable,
  ]

  init(catalogue: [About], requiresReason: Bool) {
    names = Set(catalogue.map(\.id) + RuleGroup.allCases.map(\.rawValue) + ["all"])
    known = names.sorted()
    self.requiresReason = requiresReason
  }

  /// - Parameter text: From `sameview:` to the end of the comment.
  mutating func parse(_ text: ArraySlice<UInt8>, of bytes: [UInt8]) -> Directive? {
    let end = text.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.endIndex
    var words = split(text[text.startIndex..<end])
    if let last = words.last, string(last, bytes) == "*/" { words.removeLast() }
    guard let first = words.first else { return nil }
    let verb = String(string(first, bytes).dropFirst("sameview:".count))
    // This comment marks a declaration.
    if verb == "expensive" || verb.isEmpty && words.count > 1 && string(words[1], bytes) == "expensive" { return nil }
    guard let kind = Self.verbs[verb] else {
      // No near word is suggested: for `disable:line` it would be `disable:file`, which silences a whole file.
      fail(
        first, "`sameview:\(verb.isEmpty && words.count > 1 ? " " + string(words[1], bytes) : verb)` has no effect",
        "write `disable:next`, `disable:this`, `disable` … `enable`, `disable:file`, or `expensive`")
      return nil
    }
    var directive = Directive(kind: kind, words: [])
    let before = mistakes.count
    var hasReason = false
    for (i, range) in words.enumerated().dropFirst() {
      let word = string(range, bytes)
      if word == "-" || word == "--" || word == "–" || word == "—" {
        hasReason = i + 1 < words.count
        break
      }
      if names.contains(word) {
        directive.words.append((word, range))
      } else {
        let near = nearest(to: word, among: known)
        fail(
          range, "unknown rule `\(word)`",
          near.map { "did you mean `\($0)`?" }
            ?? "begin a reason with ` - `, or choose a rule that `sameview rules` lists")
        // The rest is probably the reason.
        if near == nil { break }
      }
    }
    // `enable` without a name applies to everything that was disabled.
    if directive.words.isEmpty, kind == .enable, mistakes.count == before { directive.words = [("all", first)] }
    if directive.words.isEmpty {
      // Unknown words have been reported.
      if mistakes.count == before { fail(first, "this comment names no rule", "name a rule, a group, or `all`") }
      return nil
    }
    if requiresReason, !hasReason, kind != .enable {
      fail(first, "this comment gives no reason", "add the reason after ` - `")
    }
    return directive
  }

  private mutating func fail(_ range: Range<Int>, _ message: String, _ help: String?) {
    mistakes.append(Suppressions.Mistake(range: range, message: message, help: help))
  }

  private func string(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The words, which blanks and commas separate.
  private func split(_ text: ArraySlice<UInt8>) -> [Range<Int>] {
    text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ",") }
      .map { $0.startIndex..<$0.endIndex }
  }
}
