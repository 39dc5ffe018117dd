// Source in a sentence: on one line, and short.

import Syntax

extension Pass {
  /// Characters of source in a sentence, unless its writer knows better.
  public static let excerptLimit = 40
  /// Bytes that are read for one of them. Source with more white space, or of longer characters, counts as too long.
  static let excerptBytes = 8

  /// The source of a node as code, "`user.name`"; `description`, "the condition", where it is longer than `limit`
  /// characters.
  public func quoted(_ node: Node, or description: String, limit: Int = excerptLimit) -> String {
    // A node may be as large as its file: only the first bytes are read.
    let isWhole = node.range.count <= Pass.excerptBytes * limit
    return isWhole ? Pass.quoted(node.text, or: description, limit: limit) : description
  }

  /// The same for a text.
  public static func quoted(_ text: String, or description: String, limit: Int = excerptLimit) -> String {
    let line = line(of: text)
    // Code between backticks has none of its own.
    return line.isEmpty || line.count > limit ? description : "`\(line.filter { $0 != "`" })`"
  }

  /// The source of a node on one line. Where that is longer than `limit` characters, what stands in brackets becomes
  /// `…`, as in `items.sorted { … }`; what is still too long ends with `…` behind a whole name.
  public func brief(_ node: Node, limit: Int = excerptLimit) -> String {
    // As in `quoted`.
    let bytes = 2 * Pass.excerptBytes * limit
    let isWhole = node.range.count <= bytes
    return Pass.brief(isWhole ? node.text : node.text(prefix: bytes), limit: limit, isWhole: isWhole)
  }

  /// The same for a text.
  public func brief(_ text: String) -> String { Pass.brief(text) }
  public static func brief(_ text: String, limit: Int = excerptLimit) -> String {
    brief(text, limit: limit, isWhole: true)
  }

  private static func brief(_ text: String, limit: Int, isWhole: Bool) -> String {
    let line = line(of: text)
    if isWhole, line.count <= limit { return line }
    let outline = Array(outline(of: line))
    if isWhole, outline.count <= limit { return String(outline) }
    var end = 0
    for i in outline.indices {
      // The first name stays whole, however long it is.
      if i >= limit, end > 0 { break }
      let isInName = outline[i].isNamePart && (i + 1 < outline.count ? outline[i + 1].isNamePart : !isWhole)
      if !isInName, outline[i] != "…", bracketEnds[outline[i]] == nil { end = i + 1 }
    }
    return String(outline[..<end]) + (end < outline.count ? "…" : "")
  }

  /// What stands between brackets or quotation marks becomes `…`.
  private static func outline(of line: String) -> String {
    var outline = ""
    /// What ends each of the brackets that are open.
    var ends: [Character] = []
    var isEmpty = true
    var previous: Character = " "
    for character in line {
      defer { previous = character }
      let isEscaped = previous == "\\"
      if let end = ends.last {
        if character == end, !isEscaped {
          ends.removeLast()
          guard ends.isEmpty else { continue }
          outline += isEmpty ? String(end) : end == "}" ? " … }" : "…\(end)"
        } else {
          isEmpty = false
          // In a string only an interpolation opens another bracket.
          if end != "\"" || isEscaped && character == "(", let other = bracketEnds[character] { ends.append(other) }
        }
      } else {
        outline.append(character)
        isEmpty = true
        if let end = bracketEnds[character] { ends.append(end) }
      }
    }
    // What is cut, or not yet written, ends nowhere.
    return ends.first.map { outline + "…\($0)" } ?? outline
  }

  private static let bracketEnds: [Character: Character] = ["(": ")", "[": "]", "{": "}", "\"": "\""]

  /// The text with a blank in the place of each run of white space.
  private static func line(of text: String) -> String {
    text.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
