// The findings that a team knows and accepts for now: a run reports only those that are not among them.

/// The contents of a baseline file.
///
/// A baseline is a text file with a line for each finding, in order, so that it can be reviewed and merged:
///
///     3f8a2c0d9b1e4f67 any-view info Sources/Home.swift
///
/// A finding that has become more severe is not known. In a baseline of the first version, which has no severities, each
/// finding is known whatever its severity. Paths are relative to the folder of the baseline; a line break in a path is
/// written `\n`, a backslash `\\`.
public struct Baseline: Sendable, Equatable {
  /// One known finding. Ordered by path, then by rule.
  public struct Entry: Hashable, Comparable, Sendable {
    /// See `fingerprints(of:path:)`.
    public var fingerprint: String { hexadecimal(hash) }
    public let rule: String
    /// Relative to the folder of the baseline.
    public let path: String
    private let hash: UInt64

    /// - Parameter fingerprint: 16 hexadecimal digits; any other text counts as 0.
    public init(fingerprint: String, rule: String, path: String) {
      self.init(hash: UInt64(fingerprint, radix: 16) ?? 0, rule: rule, path: path)
    }

    fileprivate init(hash: UInt64, rule: String, path: String) {
      self.hash = hash
      self.rule = rule
      self.path = path
    }

    public static func < (a: Entry, b: Entry) -> Bool { (a.path, a.rule, a.hash) < (b.path, b.rule, b.hash) }
  }
  /// With the severity up to which each is known.
  public private(set) var severities: [Entry: Severity]
  /// Linear in the number of entries.
  public var entries: Set<Entry> { Set(severities.keys) }

  /// Whether it was read from a file that has severities.
  private let hasSeverities: Bool

  /// No finding is known.
  public init() { self.init([(Entry, Severity)]()) }

  /// For an entry that is there twice, the higher severity counts.
  public init(_ entries: some Sequence<(Entry, Severity)>) {
    severities = Dictionary(entries, uniquingKeysWith: max)
    hasSeverities = true
  }

  /// Whether the finding of an entry is known at that severity.
  public func knows(_ entry: Entry, _ severity: Severity) -> Bool { severities[entry].map { severity <= $0 } ?? false }

  /// Entries that are not in the baseline are ignored.
  public mutating func remove(_ entries: Set<Entry>) { for entry in entries { severities[entry] = nil } }

  /// What prunes a baseline of the first version does not know the severities, and writes none.
  private var title: String {
    "# SameView baseline \(hasSeverities ? 2 : 1): findings that are known and not reported again."
  }

  /// The reason why a text is not a baseline.
  public struct Mistake: Error, Sendable, Equatable {
    /// From 1.
    public let line: Int
    /// A predicate about the text or the line, such as "is not a baseline of SameView".
    public let message: String
  }

  /// Reads a baseline; empty lines and lines that begin with `#` are skipped. Linear in the bytes. Throws at the first
  /// other line that is not an entry.
  public init(parsing bytes: [UInt8]) throws(Mistake) {
    // Some editors begin a file with a byte order mark.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard bytes.starts(with: "# SameView baseline ".utf8) else {
      throw Mistake(line: 1, message: "is not a baseline of SameView")
    }
    hasSeverities = bytes.starts(with: "# SameView baseline 2".utf8)
    guard hasSeverities || bytes.starts(with: "# SameView baseline 1".utf8) else {
      throw Mistake(line: 1, message: "was written by a newer SameView")
    }
    // There may be millions of lines. In their order most repeat the path and the rule of the line before.
    severities = [:]
    var rule = Repeated()
    var path = Repeated()
    var number = 0
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      number += 1
      var line = bytes[start..<end]
      if line.last == 0x0D { line.removeLast() }
      start = end + 1
      // Any other line is a mistake, such as the marks of an unfinished merge.
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      guard let hash = Self.hash(line), let blank = line.dropFirst(17).firstIndex(of: 0x20),
        let (severity, start) = hasSeverities ? Self.severity(line[(blank + 1)...]) : (.error, blank + 1),
        start < line.endIndex
      else {
        throw Mistake(
          line: number, message: "is not a finding: a fingerprint, a rule, a severity and a path are expected")
      }
      let entry = Entry(
        hash: hash, rule: rule.text(line[(line.startIndex + 17)..<blank], { $0 }),
        path: path.text(line[start...], Self.unescaped))
      severities[entry] = max(severity, severities[entry] ?? .info)
    }
  }

  /// The severity at the start of the rest of a line, and where the path begins; nil if there is none.
  private static func severity(_ rest: ArraySlice<UInt8>) -> (Severity, Int)? {
    for severity in Severity.allCases {
      let word = Array((severity.word + " ").utf8)
      if rest.starts(with: word) { return (severity, rest.startIndex + word.count) }
    }
    return nil
  }

  /// The fingerprint at the start of a line; nil if there is none, or no blank follows it.
  private static func hash(_ line: ArraySlice<UInt8>) -> UInt64? {
    guard line.count > 17, line[line.startIndex + 16] == 0x20 else { return nil }
    var hash: UInt64 = 0
    for byte in line.prefix(16) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hash = hash << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): hash = hash << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return hash
  }

  /// A text that many lines repeat, stored once.
  private struct Repeated {
    private var bytes: ArraySlice<UInt8> = []
    private var text = ""

    mutating func text(_ bytes: ArraySlice<UInt8>, _ reading: (String) -> String) -> String {
      if !self.bytes.elementsEqual(bytes) {
        self.bytes = bytes
        text = reading(String(decoding: bytes, as: UTF8.self))
      }
      return text
    }
  }

  /// The whole file, in UTF-8, with the entries in order.
  public var text: String {
    var text = title + "\n"
    for (entry, severity) in severities.sorted(by: { $0.key < $1.key }) {
      let word = hasSeverities ? severity.word + " " : ""
      text += "\(entry.fingerprint) \(entry.rule) \(word)\(Self.escaped(entry.path))\n"
    }
    return text
  }

  private static func escaped(_ path: String) -> String {
    if !path.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0x0A || $0 == 0x0D }) { return path }
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

  private static func unescaped(_ text: String) -> String {
    if !text.utf8.contains(UInt8(ascii: "\\")) { return text }
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
    // A backslash at the end escapes nothing.
    if isEscaped { path.append("\\") }
    return String(path)
  }
}
