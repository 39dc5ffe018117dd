// Comments by which a person silences findings:
//
//     // sameview:disable:next any-view - the type is the plug-in's
//     Row().erased() // sameview:disable:this any-view
//     // sameview:disable identity … // sameview:enable identity
//     // sameview:disable:file all
//
// `// sameview: expensive` silences nothing: it marks the declaration behind it, see `startsMarkedExpensive`.
//
// Rules are named by id, group or `all`. What silences nothing, or names no rule, is itself reported.

import Project
import Syntax

/// The comments of one file that silence findings.
///
/// A file may hold as many of them as it holds lines, and each may be about all of its lines. So a finding asks by the
/// name of its rule which lines are silent, and a name in a comment asks for the lines that it could be about.
struct Suppressions {
  /// A name in a comment, and the lines that it is about.
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

  /// A comment that means nothing, and why.
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
  ///   - catalogue: All rules that there are, whether they run or not.
  ///   - requiresReason: A comment that disables must say why, after ` - `.
  init(of file: SourceFile, catalogue: [About], requiresReason: Bool) {
    self.file = file
    lines = file.source.lineStarts()
    var parser = DirectiveParser(catalogue: catalogue, requiresReason: requiresReason)
    /// By name the entries that no comment has ended yet.
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
    // Regions end where they are enabled again.
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
                range: word.range, message: "`\(word.text)` is enabled here, but nothing has disabled it", help: nil))
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

  /// What a comment may call a finding.
  private static func names(of finding: Finding) -> [String] { [finding.rule, finding.group.rawValue, "all"] }

  /// The findings that no comment silences.
  func unsilenced(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      let line = lines.line(at: finding.location.start)
      return !Self.names(of: finding).contains { silentLines[$0]?.contains(line) ?? false }
    }
  }

  /// A name in a comment that has silenced nothing, and the edit that removes it.
  struct Unused {
    let name: String
    let range: Range<Int>
    let removal: Range<Int>
  }

  /// Only names of which every rule has been checked: of others nobody knows.
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

  /// The whole comment if it names nothing else, with its line if nothing else is on it.
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

  /// What follows the marks of a comment, if it is addressed to us.
  private static func directiveText(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var text = comment
    while let first = text.first, "/* \t\n\r".utf8.contains(first) { text.removeFirst() }
    return text.beginsDirective ? text : nil
  }
}

/// Reads what comments say.
private struct DirectiveParser {
  enum Kind { case next, this, region, file, enable }
  struct Directive {
    let kind: Kind
    var words: [(text: String, range: Range<Int>)]
  }

  private let names: Set<String>
  /// In order.
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
    // It marks a declaration and silences nothing.
    if verb == "expensive" || verb.isEmpty && words.count > 1 && string(words[1], bytes) == "expensive" { return nil }
    guard let kind = Self.verbs[verb] else {
      // `disable:line` is near `disable:file`, and the wrong guess would silence a whole file.
      fail(
        first, "`sameview:\(verb.isEmpty && words.count > 1 ? " " + string(words[1], bytes) : verb)` means nothing",
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
        fail(range, "there is no rule `\(word)`", near.map { "did you mean `\($0)`?" }
          ?? "a reason begins with ` - `; `sameview rules` lists the rules")
        // The rest is likely to be the reason.
        if near == nil { break }
      }
    }
    // What is enabled without a name is all that was disabled.
    if directive.words.isEmpty, kind == .enable, mistakes.count == before { directive.words = [("all", first)] }
    if directive.words.isEmpty {
      // Words that are no rules have been reported.
      if mistakes.count == before { fail(first, "no rule is named here", "name a rule, a group, or `all`") }
      return nil
    }
    if requiresReason, !hasReason, kind != .enable {
      fail(first, "no reason is given", "say after ` - ` why the finding is to be ignored")
    }
    return directive
  }

  private mutating func fail(_ range: Range<Int>, _ message: String, _ help: String?) {
    mistakes.append(Suppressions.Mistake(range: range, message: message, help: help))
  }

  private func string(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Words between blanks and commas.
  private func split(_ text: ArraySlice<UInt8>) -> [Range<Int>] {
    text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ",") }
      .map { $0.startIndex..<$0.endIndex }
  }
}
