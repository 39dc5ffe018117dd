// What can be wrong with a text of a rule.

import Foundation

/// A text cut at its backticks.
struct MarkedText {
  /// Prose and code in turn, beginning with prose; an unclosed backtick counts as closed at the end.
  let parts: [Substring]

  init(_ text: String) { parts = text.split(separator: "`", omittingEmptySubsequences: false) }

  /// The text without its code spans.
  var prose: String { parts.indices.filter { $0 % 2 == 0 }.map { String(parts[$0]) }.joined() }

  /// The text with each code span as one word.
  var proseWithPlaceholders: String {
    parts.indices.map { $0 % 2 == 0 ? String(parts[$0]) : "X" }.joined()
  }

  var codeSpans: [String] { parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) } }

  /// Each `a` or `an` of the prose with the word behind it, which may be code.
  var articles: [(article: String, word: String)] {
    var found: [(String, String)] = []
    for i in parts.indices where i % 2 == 0 {
      let words = parts[i].split { $0.isWhitespace }
      let endsOpen = parts[i].last?.isWhitespace ?? false
      for (j, word) in words.enumerated() {
        let article = word.drop { !$0.isLetter }.lowercased()
        guard article == "a" || article == "an" else { continue }
        if j + 1 < words.count {
          found.append((article, String(words[j + 1])))
        } else if endsOpen, i + 1 < parts.count {
          found.append((article, String(parts[i + 1])))
        }
      }
    }
    return found
  }
}

enum Grammar {
  /// The most characters of a message, code spans left out.
  static let messageLength = 120
  /// The most words of a message, a help or a note; a code span is one.
  static let phraseWords = 25
  /// The most words of a sentence of a page. Sentences aim at 25; lists in parentheses count as well, and need room.
  static let sentenceWords = 40

  /// What is wrong with a text that is a sentence without its period: a message, a help, a note, the title of a rule
  /// or of a fix.
  ///
  /// - Parameter startsWithCapital: Whether the first letter has to be a capital or, if not, has to be none. Code may
  ///   stand first in any case.
  static func violations(inPhrase text: String, startsWithCapital: Bool) -> [String] {
    var found = violations(inText: text)
    let marked = MarkedText(text)
    if let first = text.first, first.isLetter, first.isUppercase != startsWithCapital, !isAcronym(text) {
      found.append("capital")
    }
    if text.hasSuffix(".") || text.hasSuffix("!") || text.hasSuffix(":") || text.hasSuffix(";") {
      found.append("period")
    }
    if text.contains("``") { found.append("backticks") }
    if marked.codeSpans.contains(where: isCut) { found.append("cut name") }
    if longestSentence(text) > phraseWords { found.append("long sentence") }
    return found
  }

  /// Forbidden phrases, and articles that do not fit; code blocks do not count.
  static func violations(inText text: String) -> [String] {
    var found = forbiddenPhrases(in: MarkedText(text).proseWithPlaceholders).map { "“\($0)”" }
    if MarkedText(text).articles.contains(where: {
      ($0.article == "an") != (startsWithVowelSound($0.word) ?? ($0.article == "an"))
    }) {
      found.append("article")
    }
    return found
  }

  /// Whether code ends with `…` where more of it was left out; in `let id = …` the reader fills it in.
  private static func isCut(_ code: String) -> Bool {
    guard code.hasSuffix("…") else { return false }
    return code.dropLast().last.map { $0.isLetter || $0.isNumber } ?? false
      || code.count { $0 == "(" || $0 == "[" } != code.count { $0 == ")" || $0 == "]" }
  }

  static func isTooLong(message: String) -> Bool { MarkedText(message).prose.count > messageLength }

  /// `C` or `SwiftUI`, which are capitals wherever they stand.
  private static func isAcronym(_ text: String) -> Bool {
    let word = text.prefix { $0.isLetter }
    return word.dropFirst().contains { $0.isUppercase } || (word.count == 1 && word != "A")
  }

  /// How many words the longest sentence of `text` has.
  static func longestSentence(_ text: String) -> Int { sentenceLengths(text).max() ?? 0 }

  /// The numbers of words of the sentences of a text in Markdown, without its code blocks and headings.
  static func sentenceLengths(_ text: String) -> [Int] {
    prose(ofMarkdown: text).flatMap { paragraph in
      // A period ends a sentence before a space or the end.
      MarkedText(paragraph).proseWithPlaceholders.replacing(#/[.!?:][)”"]?(\s|$)/#, with: "\n")
        .split(separator: "\n").map { sentence in
          sentence.split { $0.isWhitespace }.count { $0.contains { $0.isLetter || $0.isNumber } }
        }
    }
  }

  /// The paragraphs of a text in Markdown, items of lists among them, without code blocks.
  static func prose(ofMarkdown text: String) -> [String] {
    var paragraphs: [String] = []
    var open: [Substring] = []
    var isFenced = false
    func end() {
      if !open.isEmpty { paragraphs.append(open.joined(separator: " ")) }
      open = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0.isWhitespace }
      if content.hasPrefix("```") {
        isFenced.toggle()
        end()
      } else if isFenced || line.hasPrefix("    ") && open.isEmpty {
        continue
      } else if content.isEmpty || content.hasPrefix("#") || content.hasPrefix("|") {
        end()
      } else {
        if content.hasPrefix("- ") || content.prefixMatch(of: #/\d+\. /#) != nil { end() }
        open.append(content)
      }
    }
    end()
    return paragraphs
  }

  // MARK: Articles

  /// Whether a word is spoken with a vowel first; nil if it has no letter or number.
  static func startsWithVowelSound(_ text: String) -> Bool? {
    // `#if` is spoken with its sign.
    if text.hasPrefix("#") { return false }
    let word = text.drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard let first = word.first else { return nil }
    if first.isNumber { return word.hasPrefix("8") || word == "11" || word == "18" }
    let letters = word.prefix { $0.isLetter }
    let capitals = letters.prefix { $0.isUppercase }
    // Letters are spoken one by one: an `NSImage`, an `HStack`, a `URL`, a `UIView`, an `x`.
    if letters.count == 1 || capitals.count > 1, !spokenAsWords.contains(where: { word.hasPrefix($0) }) {
      return "AEFHILMNORSX".contains(first.uppercased())
    }
    let lower = letters.lowercased()
    if vowelsByExceptions.contains(where: { lower.hasPrefix($0) }) { return true }
    if consonantsByExceptions.contains(where: { lower.hasPrefix($0) }) { return false }
    return "aeiou".contains(lower.first!)
  }

  private static let spokenAsWords = ["JSON", "REST", "SARIF", "YAML", "GIF", "LINQ", "RAM", "ROM", "NaN"]
  private static let vowelsByExceptions = ["hour", "honest", "honor", "heir"]
  private static let consonantsByExceptions = [
    "unary", "unicode", "unifi", "uniform", "unify", "union", "uniq", "unit", "univ", "url", "usa", "use", "usu",
    "util",
    "uuid", "eu", "one", "once", "ubiq",
  ]
}
