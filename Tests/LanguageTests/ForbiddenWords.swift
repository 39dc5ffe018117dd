// Words and phrases that the project's texts avoid: they compress a sentence until its subject is missing.

import Foundation

/// The one list. Each entry has the phrase and a regular expression for it, which is matched without regard to case
/// against whole words. A space stands for any white space, so that a phrase may continue on the next line.
let forbiddenWords: [(phrase: String, pattern: String)] = [
  ("whoever", "whoever"),
  ("nobody", "nobody"),
  ("somebody", "somebody"),
  ("no telling", "no telling"),
  ("speaks for", "sp(?:eaks?|oke) for"),
  // "there is no X" and "is no longer" are plain English.
  ("is no X", "(?<!there\\s)(?:is|are) no (?!\\s|longer|more|less)"),
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
]

private let expressions: [(phrase: String, expression: NSRegularExpression)] =
  forbiddenWords.map { word in
    let isClosed = !word.pattern.hasSuffix(")")
    let pattern = "\\b" + word.pattern.replacingOccurrences(of: " ", with: "\\s+") + (isClosed ? "\\b" : "")
    return (word.phrase, try! NSRegularExpression(pattern: pattern, options: .caseInsensitive))
  } + [("Of … first", try! NSRegularExpression(pattern: "(?:^|[.:;!?]\\s+|\\n\\s*\\n\\s*(?:[-*] +)?)Of\\s"))]

/// The phrases of the list that `text` contains, each once, in the order of the list.
func forbiddenPhrases(in text: String) -> [String] {
  let range = NSRange(text.startIndex..., in: text)
  return expressions.filter { $0.expression.firstMatch(in: text, range: range) != nil }.map(\.phrase)
}
