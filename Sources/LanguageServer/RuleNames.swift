// Names of rules in comments and configurations: their description, and proposals while someone types.

import Linting
import Messages
import Syntax

/// The text around a position where a rule may be named.
struct RuleNames {
  private let rules: [any Rule.Type]
  private let bytes: [UInt8]
  private let lines: Lines
  /// Whether the document is a configuration; otherwise rules are named in comments.
  private let isConfiguration: Bool

  /// The name of a configuration.
  static let configuration = ".sameview.yml"

  /// The names that stand for several rules.
  private static let groups = RuleGroup.allCases.map(\.rawValue)
  /// What a comment can do.
  private static let verbs = [
    ("disable:next", "Silences rules in the next line of code"), ("disable:this", "Silences rules in this line"),
    ("disable:file", "Silences rules in this file"), ("disable", "Silences rules from here on"),
    ("enable", "Ends what `disable` has begun"), ("expensive", "Marks the declaration below as expensive"),
  ]

  init(_ document: Document, path: String, rules: [any Rule.Type], _ encoding: PositionEncoding) {
    self.rules = rules
    bytes = document.bytes
    lines = Lines(document.bytes, encoding)
    isConfiguration = path.hasSuffix("/" + Self.configuration)
  }

  /// The rule that is named at the position, and the range of its name.
  func rule(at position: Position) -> (rule: any Rule.Type, range: JSON)? {
    let offset = lines.offset(of: position)
    let line = lines.line(at: offset)
    guard isConfiguration || directive(in: line).map({ $0 <= offset }) ?? false else { return nil }
    let word = word(around: offset, in: line)
    let name = String(decoding: bytes[word], as: UTF8.self)
    return rules.first { $0.about.id == name }.map { ($0, lines.json(of: word)) }
  }

  /// What can stand at the position.
  func proposals(at position: Position) -> [JSON] {
    let offset = lines.offset(of: position)
    let line = lines.line(at: offset)
    let word = word(around: offset, in: line).lowerBound..<offset
    if isConfiguration {
      // Rules are keys, or elements of a list.
      let before = bytes[line.lowerBound..<word.lowerBound]
      guard before.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }), before.first == 0x20 else { return [] }
      return ruleProposals(replacing: word)
    }
    guard let start = directive(in: line), start <= offset else { return [] }
    let text = bytes[start..<offset]
    guard let blank = text.firstIndex(of: 0x20) else {
      return Self.verbs.map { proposal($0, detail: $1, replacing: start..<offset) }
    }
    // The reason follows.
    if String(decoding: bytes[blank..<offset], as: UTF8.self).split(separator: " ").contains("-") { return [] }
    return ruleProposals(replacing: word)
  }

  private func ruleProposals(replacing word: Range<Int>) -> [JSON] {
    rules.map { proposal($0.about.id, detail: $0.about.title, replacing: word) }
      + Self.groups.map { proposal($0, detail: "All rules of this group", replacing: word) }
      + (isConfiguration ? [] : [proposal("all", detail: "All rules", replacing: word)])
  }

  private func proposal(_ name: String, detail: String, replacing range: Range<Int>) -> JSON {
    [
      "label": .string(name), "kind": 20, "detail": .string(detail),
      "textEdit": ["range": lines.json(of: range), "newText": .string(name)],
    ]
  }

  /// The offset behind `sameview:` in a comment of the line; nil if there is none.
  private func directive(in line: Range<Int>) -> Int? {
    var i = line.lowerBound
    while i + 1 < line.upperBound {
      if bytes[i] == UInt8(ascii: "/"), bytes[i + 1] == UInt8(ascii: "/") || bytes[i + 1] == UInt8(ascii: "*") {
        let rest = bytes[i..<line.upperBound].drop { $0 == 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
        if rest.starts(with: "sameview:".utf8) { return rest.startIndex + "sameview:".utf8.count }
        i = rest.startIndex
      } else {
        i += 1
      }
    }
    return nil
  }

  private func word(around offset: Int, in line: Range<Int>) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    var (start, end) = (offset, offset)
    while start > line.lowerBound, isPart(bytes[start - 1]) { start -= 1 }
    while end < line.upperBound, isPart(bytes[end]) { end += 1 }
    return start..<end
  }
}
