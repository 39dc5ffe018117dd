// Source on one line, cut for use in messages.

import Syntax

extension Pass {
  /// The source of a node on one line, cut to `limit` characters, for use in messages.
  public func brief(_ node: Node, limit: Int = 40) -> String {
    // As a rule the first bytes are enough, of a node that may be as large as its file.
    var count = 8 * limit
    while count < node.range.count {
      if let cut = Pass.firstLine(of: node.text(prefix: count), limit: limit).cut { return cut }
      count *= 4
    }
    return Pass.brief(node.text, limit: limit)
  }

  /// `text` on one line, cut to `limit` characters.
  public static func brief(_ text: String, limit: Int = 40) -> String {
    let (line, cut) = firstLine(of: text, limit: limit)
    return cut ?? line
  }

  /// `text` on one line, as far as it was read, and what it is cut to; nil if it is no longer than `limit`.
  private static func firstLine(of text: String, limit: Int) -> (line: String, cut: String?) {
    var line = ""
    var count = 0
    var isBehindBlank = false
    for character in text {
      if character == " " || character.isNewline || character == "\t" {
        isBehindBlank = count > 0
        continue
      }
      if isBehindBlank {
        line.append(" ")
        count += 1
        isBehindBlank = false
      }
      line.append(character)
      count += 1
      if count > limit { return (line, String(line.prefix(limit - 1)) + "…") }
    }
    return (line, nil)
  }

  /// `text` on one line, cut for use in messages.
  public func brief(_ text: String) -> String { Pass.brief(text) }
}
