// Words and phrases that the project's texts avoid: they compress a sentence until its subject is missing.

import Foundation

/// The one list. Each entry has the phrase and a regular expression for it, which is matched without regard to case
/// against whole words. A space stands for any white space and for the backslash that joins two lines of a string, so
/// that a phrase may continue on the next line.
let forbiddenWords: [(phrase: String, pattern: String)] = [
  ("whoever", "whoever"),
  ("nobody", "nobody"),
  ("somebody", "somebody"),
  ("no telling", "no telling"),
  ("speaks for", "sp(?:eaks?|oke) for"),
  // "there is no X" and "is no longer" are plain English.
  ("is no X", "(?:is|are)(?<!there\\s(?:is|are)) no (?![\\s\\\\]|longer|more|less)"),
  ("is another one", "is another one"),
  ("anew", "anew"),
  ("by way of", "by way of"),
  ("comes by here", "comes? by here"),
  ("gets here", "gets? here"),
  ("hands on", "hand(?:s|ed|ing)? (?:it |them )?on"),
  ("of which", "of which"),
  ("what it is about", "what (?:it|this|that) is about"),
  ("likewise", "likewise"),
  ("that is why", "that is why"),
  ("Of … first", "(?-i:Of )"),
]

private func expression(of pattern: String) -> NSRegularExpression {
  let pattern = "\\b(?:" + pattern.replacingOccurrences(of: " ", with: "[\\s\\\\]+") + ")"
  return try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
}

private let closed = forbiddenWords.map { ($0.phrase, $0.pattern + ($0.pattern.hasSuffix(")") ? "" : "\\b")) }
private let patterns = closed.map { (phrase: $0, expression: expression(of: $1)) }

/// All patterns in one. Nearly all texts match none of them.
private let anyPattern = expression(of: closed.map(\.1).joined(separator: "|"))

/// Where `text` uses phrases of the list, in the order of the list; each use has the line on which it begins.
func forbiddenUses(in text: String) -> [(phrase: String, line: Int)] {
  let range = NSRange(text.startIndex..., in: text)
  guard anyPattern.firstMatch(in: text, range: range) != nil else { return [] }
  return patterns.flatMap { pattern in
    pattern.expression.matches(in: text, range: range).map { match in
      (phrase: pattern.phrase, line: text.utf16.prefix(match.range.location).count { $0 == 0x0A } + 1)
    }
  }
}

/// The phrases of the list that `text` contains, each once, in the order of the list.
func forbiddenPhrases(in text: String) -> [String] {
  let found = Set(forbiddenUses(in: text).map(\.phrase))
  return forbiddenWords.map(\.phrase).filter { found.contains($0) }
}
