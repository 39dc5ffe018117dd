// The words of comments.

import Project
import Syntax

extension Pass {
  /// Whether a comment that begins in this range of the file contains one of these lower-case words, in any case.
  public func comments(in range: Range<Int>, mention words: [String]) -> Bool {
    let tree = file.tree
    return tree.comments(beginningIn: range).contains { i in
      let comment = tree.comment(i)
      let bytes = file.source.bytes[Int(comment.start)..<Int(comment.end)]
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      return words.contains { text.contains($0) }
    }
  }
}
