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

/// The comments of one file that silence findings, and what they have silenced.
struct Suppressions {
  private struct Directive {
    /// One word of the list, with its UTF-8 offsets.
    struct Word {
      let text: String
      let range: Range<Int>
      var isUsed = false
    }
    let comment: Range<Int>
    var words: [Word]
    /// 1-based, inclusive.
    let lines: ClosedRange<Int>
  }

  /// A comment that means nothing, and why.
  struct Mistake {
    let range: Range<Int>
    let message: String
    let help: String?
  }

  private var directives: [Directive] = []
  private(set) var mistakes: [Mistake] = []
  private let file: SourceFile
  private let lines: LineStarts

  /// - Parameters:
  ///   - catalogue: All rules that there are, whether they run or not.
  ///   - requiresReason: A comment that disables must say why, after ` - `.
  init(of file: SourceFile, catalogue: [About], requiresReason: Bool) {
    self.file = file
    lines = file.source.lineStarts()
    guard file.hasDirectives else { return }
    var parser = DirectiveParser(catalogue: catalogue, requiresReason: requiresReason)
    var open: [(name: String, directive: Int)] = []
    var ends: [Int: Int] = [:]
    var pending: [(DirectiveParser.Directive, Range<Int>)] = []
    for i in 0..<file.tree.commentCount {
      let comment = file.tree.comment(i)
      let range = Int(comment.start)..<Int(comment.end)
      guard let text = Self.directiveText(file.source.bytes[range]) else { continue }
      if let directive = parser.parse(text, of: file.source.bytes) { pending.append((directive, range)) }
    }
    mistakes = parser.mistakes
    // Regions end where they are enabled again, so all comments are needed before any region is known.
    let lastLine = lines.line(at: file.source.bytes.count)
    for (directive, range) in pending {
      let line = lines.line(at: range.lowerBound)
      let words = directive.words.map { Directive.Word(text: $0.text, range: $0.range) }
      switch directive.kind {
      case .this: add(range, words, line...lines.line(at: range.upperBound - 1))
      case .next:
        let next = lineOfCode(after: range.upperBound) ?? line
        add(range, words, next...next)
      case .file: add(range, words, 1...max(lastLine, 1))
      case .region:
        for word in words {
          open.append((word.text, directives.count))
          add(range, [word], line...max(lastLine, line))
        }
      case .enable:
        for word in words {
          let closed = open.filter { word.text == "all" || $0.name == word.text }
          if closed.isEmpty {
            mistakes.append(
              Mistake(range: word.range, message: "`\(word.text)` is enabled here, but nothing has disabled it", help: nil))
          }
          for entry in closed { ends[entry.directive] = line }
          open.removeAll { entry in closed.contains { $0.directive == entry.directive } }
        }
      }
    }
    for (i, line) in ends {
      let old = directives[i]
      directives[i] = Directive(comment: old.comment, words: old.words, lines: old.lines.lowerBound...line)
    }
  }

  private mutating func add(_ comment: Range<Int>, _ words: [Directive.Word], _ lines: ClosedRange<Int>) {
    directives.append(Directive(comment: comment, words: words, lines: lines))
  }

  /// The line of the next token; nil at the end of the file.
  private func lineOfCode(after offset: Int) -> Int? {
    let tree = file.tree
    var low = 0
    var high = tree.tokenCount
    while low < high {
      let middle = (low + high) / 2
      if tree.tokenRange(middle).lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < tree.tokenCount ? lines.line(at: tree.tokenRange(low).lowerBound) : nil
  }

  /// Is a finding silenced? What silences it counts as used from then on.
  mutating func silences(_ finding: Finding) -> Bool {
    guard !directives.isEmpty else { return false }
    let line = lines.line(at: finding.location.start)
    var isSilenced = false
    for i in directives.indices where directives[i].lines.contains(line) {
      for j in directives[i].words.indices {
        let word = directives[i].words[j].text
        guard word == finding.rule || word == finding.group.rawValue || word == "all" else { continue }
        directives[i].words[j].isUsed = true
        isSilenced = true
      }
    }
    return isSilenced
  }

  /// A name in a comment that has silenced nothing, and the edit that removes it.
  struct Unused {
    let name: String
    let range: Range<Int>
    let removal: Range<Int>
  }

  /// Only names of which every rule has been checked: of others nobody knows.
  func unused(checked: (String) -> Bool) -> [Unused] {
    directives.flatMap { directive in
      directive.words.filter { !$0.isUsed && checked($0.text) }.map { word in
        Unused(name: word.text, range: word.range, removal: removal(of: word.range, from: directive.comment))
      }
    }
  }

  /// The whole comment if it names nothing else, with its line if nothing else is on it.
  private func removal(of word: Range<Int>, from comment: Range<Int>) -> Range<Int> {
    let bytes = file.source.bytes
    let named = directives.filter { $0.comment == comment }.flatMap(\.words)
    if named.count > 1 {
      // With the comma or blank beside it.
      var start = word.lowerBound
      var end = word.upperBound
      if named.first?.range == word {
        while end < bytes.count, bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: " ") { end += 1 }
      } else {
        while start > 0, bytes[start - 1] == UInt8(ascii: ",") || bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      }
      return start..<end
    }
    var start = comment.lowerBound
    var end = comment.upperBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
    if beginsLine, !endsLine { return comment }
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
  private let requiresReason: Bool
  private(set) var mistakes: [Suppressions.Mistake] = []

  private static let verbs: [String: Kind] = [
    "disable": .region, "disable:next": .next, "disable:this": .this, "disable:file": .file, "enable": .enable,
  ]

  init(catalogue: [About], requiresReason: Bool) {
    names = Set(catalogue.map(\.id) + RuleGroup.allCases.map(\.rawValue) + ["all"])
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
        let near = nearest(to: word, among: names.sorted())
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
