// The findings that a team knows of and will not mend today: a run reports only what is not among them.

/// What a baseline file holds.
///
/// A text file with a line for each finding, ordered, so that it is read in reviews and merged by lines:
///
///     3f8a2c0d9b1e4f67 any-view Sources/Home.swift
///
/// Paths are relative to the folder of the baseline; a line break in a path is written `\n`, a backslash `\\`.
public struct Baseline: Sendable, Equatable {
  public struct Entry: Hashable, Comparable, Sendable {
    /// See `fingerprints(of:path:)`.
    public let fingerprint: String
    public let rule: String
    public let path: String

    public init(fingerprint: String, rule: String, path: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.path = path
    }

    public static func < (a: Entry, b: Entry) -> Bool {
      (a.path, a.rule, a.fingerprint) < (b.path, b.rule, b.fingerprint)
    }
  }
  public var entries: Set<Entry>

  public init(_ entries: Set<Entry>) { self.entries = entries }

  private static let title = "# SameView baseline 1: findings that are known and not reported again."

  /// Why a text is no baseline.
  public struct Mistake: Error, Sendable, Equatable {
    /// From 1.
    public let line: Int
    public let message: String
  }

  public init(parsing bytes: [UInt8]) throws(Mistake) {
    entries = []
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first, first.starts(with: "# SameView baseline ".utf8) else {
      throw Mistake(line: 1, message: "is not a baseline of SameView")
    }
    guard first.starts(with: "# SameView baseline 1".utf8) else {
      throw Mistake(line: 1, message: "was written by a newer SameView")
    }
    for (i, line) in lines.enumerated() {
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      // What a merge leaves behind must not be taken for nothing.
      if text.isEmpty || text.hasPrefix("#") { continue }
      let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count == 3, words[0].utf8.count == 16,
        words[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }), !words[2].isEmpty
      else { throw Mistake(line: i + 1, message: "is no finding: a fingerprint, a rule and a path are expected") }
      entries.insert(
        Entry(fingerprint: String(words[0]), rule: String(words[1]), path: Self.unescaped(words[2])))
    }
  }

  public var text: String {
    var text = Self.title + "\n"
    for entry in entries.sorted() {
      text += "\(entry.fingerprint) \(entry.rule) \(Self.escaped(entry.path))\n"
    }
    return text
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func unescaped(_ text: Substring) -> String {
    var path = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        path.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        path.append(scalar)
      }
    }
    return String(path)
  }
}
