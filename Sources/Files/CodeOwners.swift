// The owners of files by GitHub's `CODEOWNERS`: the last pattern that matches a path decides.

/// The patterns of one `CODEOWNERS` file.
public struct CodeOwners: Sendable {
  private struct Line {
    /// One pattern of `.gitignore`.
    let pattern: IgnorePatterns
    /// Whether it ends with `/*`: files in deeper folders do not match.
    let isDirect: Bool
    /// The most steps to compare it with one byte of a path.
    let cost: Int
    /// Empty for files that have no owner.
    let owners: String
  }
  private let lines: [Line]
  private var rest = Self.comparisonLimit

  /// Where GitHub looks for the file, from the root of a repository. The first one counts.
  public static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  /// The most bytes of a file. GitHub ignores larger ones.
  private static let sizeLimit = 3 << 20
  /// The most bytes of a pattern: no path is longer.
  private static let patternLimit = 4096
  /// The most steps of all comparisons; a few seconds' work. Owners beyond it are unknown.
  private static let comparisonLimit = 1 << 31

  /// Whether the patterns were too many, or too complicated, for so many files.
  public var isIncomplete: Bool { rest < 0 }

  /// Reads the file of a repository; nil if it has none. A link that leads out of the repository is not followed,
  /// because reports print owners.
  ///
  /// - Parameter root: The folder of the repository, without links.
  public static func read(in root: String) -> Result<CodeOwners, ReadFailure>? {
    for place in places {
      let path = root.appendingName(place)
      guard Platform.exists(path) else { continue }
      guard let real = Platform.realPath(path), Platform.isBelow(root, real) else {
        return .failure(ReadFailure("leads out of the repository; not read"))
      }
      return readFile(real, limit: sizeLimit).map { CodeOwners(parsing: $0) }
    }
    return nil
  }

  /// Skips lines that GitHub does not support: `!`, sets in brackets, and owners without an `@`.
  public init(parsing bytes: [UInt8]) {
    lines = bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).compactMap(Self.line)
  }

  private static func line(_ line: ArraySlice<UInt8>) -> Line? {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let text = line.drop(while: isBlank)
    var end = text.startIndex
    // A backslash keeps the blank behind it in the pattern.
    while end < text.endIndex, !isBlank(text[end]) { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
    let pattern = text[..<min(end, text.endIndex)]
    guard let first = pattern.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "!"),
      pattern.count <= patternLimit, !pattern.contains(UInt8(ascii: "["))
    else { return nil }
    let owners = text[pattern.endIndex...].prefix { $0 != UInt8(ascii: "#") }.split(whereSeparator: isBlank)
    guard owners.allSatisfy({ $0.contains(UInt8(ascii: "@")) }) else { return nil }
    let patterns = IgnorePatterns(parsing: Array(pattern))
    if patterns.isEmpty { return nil }
    let wild = pattern.firstIndex { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } ?? pattern.endIndex
    return Line(
      pattern: patterns, isDirect: pattern.suffix(2).elementsEqual("/*".utf8), cost: 1 + pattern.endIndex - wild,
      owners: owners.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
  }

  /// The owners of a file, as the line lists them; nil if it has none.
  ///
  /// - Parameter path: Relative to the root of the repository.
  public mutating func owners(of path: String) -> String? {
    let way = PatternPath(path)
    for line in lines.reversed() {
      rest -= line.cost * path.utf8.count
      if isIncomplete { return nil }
      if line.isDirect ? line.pattern.matches(way) : line.pattern.excludes(way, isFolder: false) {
        return line.owners.isEmpty ? nil : line.owners
      }
    }
    return nil
  }
}
