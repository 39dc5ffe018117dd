// The words of comments.

import Project
import Syntax

extension Pass {
  /// Whether a comment that begins in these UTF-8 byte offsets of the file contains one of these lower-case words of
  /// ASCII letters, in any case.
  public func comments(in range: Range<Int>, mention words: [String]) -> Bool {
    let tree = file.tree
    return tree.comments(beginningIn: range).contains { i in
      let comment = tree.comment(i)
      let text = file.source.bytes[Int(comment.start)..<Int(comment.end)].map { byte in
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
      }
      return words.contains { Self.contains(Array($0.utf8), in: text) }
    }
  }

  /// `String.contains` takes a hundred times as long.
  private static func contains(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return false }
    return (0...(text.count - word.count)).contains { i in
      text[i] == first && word.indices.allSatisfy { text[i + $0] == word[$0] }
    }
  }

  /// Whether a comment in the lines right above a declaration gives it a purpose that its name does not show.
  public func isPurposeful(_ node: Node) -> Bool { comments(above: node, mention: Self.purposes) }

  /// Whether such a comment describes a value that callers pass.
  public func isDescribedAsInput(_ node: Node) -> Bool { comments(above: node, mention: Self.inputs) }

  /// Whether such a comment speaks of how values are compared.
  public func isDescribedAsCompared(_ node: Node) -> Bool {
    comments(above: node, mention: ["equat", "equal", "compar", "`==`"])
  }

  /// How many bytes may stand before a declaration in its line.
  private static let indentationLimit = 200

  /// Whether such a comment, or one above a statement, contains one of these lower-case words.
  public func comments(above node: Node, mention words: [String]) -> Bool {
    let bytes = file.source.bytes
    let declaration = node.soleDeclaration ?? node
    let number = lineStarts.line(at: declaration.range.lowerBound)
    let line = lineStarts.range(ofLine: number).lowerBound
    // A comment above a line is about the first declarations of the line.
    guard declaration.range.lowerBound - line <= Self.indentationLimit else { return false }
    // Up to the end of the declaration before: an empty line or a line that is not a comment.
    var start = line
    var above = number - 1
    while above > 0 {
      let range = lineStarts.range(ofLine: above)
      let text = bytes[range].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard ["//", "/*", "*"].contains(where: { text.starts(with: $0.utf8) }) else { break }
      start = range.lowerBound
      above -= 1
    }
    return start < line && comments(in: start..<line, mention: words)
  }

  /// Words of comments on a value that comes from outside.
  private static let inputs = [
    "pass", "caller", "parent", "initial", "default", "start", "provide", "inject", "override", "customiz", "optional",
    "from outside", "set by", "set from", "preview", "for test", "in test",
  ]

  /// Words of comments that give a purpose to something that looks superfluous.
  private static let purposes = [
    "intentional", "on purpose", "deliberate", "purpose", "force", "re-creat", "recreat", "rebuild", "redraw",
    "re-render",
    "rerender", "refresh", "need", "trigger", "so that", "observ", "depend", "keep", "ensure", "required", "workaround",
    "invalidat", "reset", "because",
  ]
}
