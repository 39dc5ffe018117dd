// What `.gitignore` files exclude, by the rules of gitignore(5).
//
// Patterns are compiled once per file and matched bytewise, as in git: `?` matches one byte, and case matters. (Git
// ignores case if `core.ignorecase` is set, as on most Macs. Here, a project has the same findings on every machine.
// For the same reason the personal file `core.excludesFile` is not read.)

/// The patterns of one `.gitignore` file, in its order.
///
/// A search matches every name against them. The patterns are therefore stored flat in three arrays, and matching
/// neither allocates nor counts references.
public struct IgnorePatterns: Sendable {
  private let patterns: [IgnorePattern]
  private let parts: IgnorePattern.Parts

  /// Parses the bytes of a file. A malformed line matches nothing.
  public init(parsing bytes: [UInt8]) {
    var patterns: [IgnorePattern] = []
    var parts = IgnorePattern.Parts()
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var end = newline
      if end > start, bytes[end - 1] == UInt8(ascii: "\r"), newline < bytes.count { end -= 1 }
      if let pattern = IgnorePattern(line: bytes[start..<end], &parts) { patterns.append(pattern) }
      start = newline + 1
    }
    self.patterns = patterns
    self.parts = parts
  }

  /// Whether the file has no line that can match.
  public var isEmpty: Bool { patterns.isEmpty }

  public func excludes(_ path: String, isFolder: Bool) -> Bool { excludes(PatternPath(path), isFolder: isFolder) }

  /// Whether these patterns alone exclude the path, or a folder around it.
  ///
  /// - Parameter isFolder: Whether `path` leads to a folder: patterns that end with `/` match only those.
  public func excludes(_ path: PatternPath, isFolder: Bool) -> Bool {
    for (i, way) in path.ways.enumerated() {
      let isInside = i + 1 < path.ways.count
      if verdict(on: way.path, from: 0, nameStart: way.nameStart, isFolder: isInside || isFolder) == .excluded {
        return true
      }
    }
    return false
  }

  /// Whether these patterns match the path of a file itself, whatever they say of the folders around it.
  func matches(_ path: PatternPath) -> Bool {
    path.ways.last.map { verdict(on: $0.path, from: 0, nameStart: $0.nameStart, isFolder: false) == .excluded } ?? false
  }

  /// Whether these patterns exclude one of the names below a folder.
  ///
  /// - Parameter start: The offset of paths relative to the patterns' folder.
  public func excludesAny(of names: ArraySlice<FoundNames.Name>, from start: Int) -> Bool {
    for name in names
    where verdict(on: name.path, from: start, nameStart: name.nameStart, isFolder: name.isFolder) == .excluded {
      return true
    }
    return false
  }

  enum Verdict { case excluded, included }

  /// Whether the last matching pattern excludes the path; nil if none matches. Folders above are not checked.
  ///
  /// - Parameters:
  ///   - path: A path whose bytes from `start` on are relative to the folder of the patterns.
  ///   - nameStart: The offset of the last name of `path`.
  func verdict(on path: [UInt8], from start: Int, nameStart: Int, isFolder: Bool) -> Verdict? {
    var index = patterns.count
    while index > 0 {
      index -= 1
      let pattern = patterns[index]
      if pattern.matches(path, from: start, nameStart: nameStart, isFolder: isFolder, parts) {
        return pattern.isNegated ? .included : .excluded
      }
    }
    return nil
  }
}

/// A path relative to the folder of patterns, with `/` between names, without `.` and `..`, and the folders on its way.
public struct PatternPath: Sendable {
  /// The folders, then the path, each with the offset of its last name.
  fileprivate let ways: [(path: [UInt8], nameStart: Int)]

  public init(_ path: String) {
    let bytes = Array(path.utf8)
    var ways: [(path: [UInt8], nameStart: Int)] = []
    var nameStart = 0
    for i in bytes.indices where bytes[i] == UInt8(ascii: "/") {
      ways.append((Array(bytes[..<i]), nameStart))
      nameStart = i + 1
    }
    ways.append((bytes, nameStart))
    self.ways = ways
  }
}

/// Files and the folders around them, each once.
public struct FoundNames: Sendable {
  public struct Name: Sendable {
    /// Absolute.
    public let path: [UInt8]
    /// The offset of the last name.
    let nameStart: Int
    let isFolder: Bool
  }
  /// Ordered bytewise by path.
  private var names: [Name] = []

  /// - Parameter files: The real paths of files.
  public init(_ files: [String]) {
    var known: Set<ExactPath> = []
    for file in files {
      var path = file
      var isFolder = false
      while path != "/", known.insert(ExactPath(path)).inserted {
        let folder = path.parentPath ?? "/"
        let nameStart = folder.utf8.count + (folder == "/" ? 0 : 1)
        names.append(Name(path: Array(path.utf8), nameStart: nameStart, isFolder: isFolder))
        path = folder
        isFolder = true
      }
    }
    names.sort { Platform.precedes($0.path, $1.path) }
  }

  /// The names below an absolute path.
  public func names(below folder: String) -> ArraySlice<Name> {
    let start = Array(folder.utf8) + (folder == "/" ? [] : [UInt8(ascii: "/")])
    let first = names.firstIndex { !Platform.precedes($0.path, start) }
    let last = names.firstIndex { !Platform.precedes($0.path, start) && !$0.path.starts(with: start) }
    return names[first..<max(first, last)]
  }
}

extension [FoundNames.Name] {
  /// The first index of an element that satisfies a condition, which all later ones satisfy, too.
  fileprivate func firstIndex(_ isBehind: (FoundNames.Name) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The patterns that apply to one folder: those of its own `.gitignore`, of the folders above it up to the repository's
/// root, then of `.git/info/exclude`. The first file with a matching pattern decides.
final class IgnoreRules: Sendable {
  private let patterns: IgnorePatterns
  /// The offset of paths relative to the patterns' folder in paths relative to the repository's root.
  private let start: Int
  private let outer: IgnoreRules?

  init(_ patterns: IgnorePatterns, start: Int, outer: IgnoreRules?) {
    self.patterns = patterns
    self.start = start
    self.outer = outer
  }

  /// Whether the patterns exclude the path itself.
  ///
  /// - Parameters:
  ///   - path: Relative to the repository's root. The folders around it must not be excluded.
  ///   - nameStart: The offset of its last name.
  func excludes(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
    let verdict = patterns.verdict(on: path, from: start, nameStart: nameStart, isFolder: isFolder)
    if let verdict { return verdict == .excluded }
    return outer?.excludes(path, nameStart: nameStart, isFolder: isFolder) ?? false
  }
}

/// One line of a `.gitignore` file.
struct IgnorePattern: Sendable {
  /// Whether it begins with `!`: its matches are not excluded, whatever the lines above say.
  let isNegated: Bool
  /// Whether it ends with `/`: it matches folders only.
  private let matchesFoldersOnly: Bool
  /// Whether it has no `/` except at the end: it matches names at any depth, not paths.
  private let matchesName: Bool
  private let shape: Shape
  /// The range in `Parts`: of literals for the first two shapes, of steps for the third.
  private let range: Range<Int>
  /// The last byte of all matches, for most patterns with steps; it rules out most names.
  private let lastByte: UInt8?

  private enum Shape {
    /// Without wildcards.
    case exactly
    /// `*` followed by text without wildcards, in a pattern for names.
    case ending
    case steps
  }

  /// The parts of the patterns of one file.
  struct Parts: Sendable {
    fileprivate var literals: [UInt8] = []
    fileprivate var steps: [Step] = []
    fileprivate var sets: [ByteSet] = []
  }

  fileprivate enum Step: Sendable {
    case byte(UInt8)
    /// `?`: any byte but `/`.
    case anyByte
    /// `[…]`: the number of a set; never matches `/`.
    case set(Int)
    /// `*`: any bytes but `/`.
    case anyName
    /// `**` at the end: any bytes.
    case anything
    /// `**/`: nothing, or any bytes up to and with a `/`.
    case anyFolders
  }

  /// Parses a line; nil for an empty line, a comment, or a pattern that cannot match.
  init?(line: ArraySlice<UInt8>, _ parts: inout Parts) {
    // In git, lines end at a NUL byte, as strings do in C.
    var pattern = line.prefix { $0 != 0 }
    guard pattern.first != UInt8(ascii: "#") else { return nil }
    Self.trimTrailingSpaces(&pattern)

    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    matchesFoldersOnly = pattern.last == UInt8(ascii: "/")
    if matchesFoldersOnly { pattern.removeLast() }
    matchesName = !pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
    guard !pattern.isEmpty,
      let (shape, range) = Self.compile(Array(pattern), isName: matchesName, &parts)
    else { return nil }
    self.shape = shape
    self.range = range
    if case .steps = shape, case .byte(let byte) = parts.steps[range.upperBound - 1] {
      lastByte = byte
    } else {
      lastByte = nil
    }
  }

  /// Removes trailing spaces without a backslash. Tabs stay, as in git.
  private static func trimTrailingSpaces(_ line: inout ArraySlice<UInt8>) {
    var end = line.startIndex
    var i = line.startIndex
    while i < line.endIndex {
      if line[i] == UInt8(ascii: "\\") {
        i += 2
        end = min(i, line.endIndex)
      } else {
        i += 1
        if line[i - 1] != UInt8(ascii: " ") { end = i }
      }
    }
    line = line[..<end]
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "\\")
  }

  /// Parses steps; nil if the pattern is malformed: an unclosed set, or a backslash at the end.
  private static func compile(
    _ pattern: [UInt8], isName: Bool, _ parts: inout Parts
  ) -> (Shape, Range<Int>)? {
    let literalCount = pattern.firstIndex(where: isSpecial) ?? pattern.count
    let literalStart = parts.literals.count
    if literalCount == pattern.count {
      parts.literals += pattern
      return (.exactly, literalStart..<parts.literals.count)
    }
    if isName, pattern[0] == UInt8(ascii: "*"), !pattern.dropFirst().contains(where: isSpecial) {
      parts.literals += pattern.dropFirst()
      return (.ending, literalStart..<parts.literals.count)
    }

    var steps: [Step] = []
    var i = 0
    while i < pattern.count {
      let byte = pattern[i]
      switch byte {
      case UInt8(ascii: "\\"):
        guard i + 1 < pattern.count else { return nil }
        steps.append(.byte(pattern[i + 1]))
        i += 2
      case UInt8(ascii: "?"):
        steps.append(.anyByte)
        i += 1
      case UInt8(ascii: "["):
        guard let set = ByteSet(pattern, at: &i) else { return nil }
        steps.append(.set(parts.sets.count))
        parts.sets.append(set)
      case UInt8(ascii: "*"):
        let first = i
        while i < pattern.count, pattern[i] == byte { i += 1 }
        // Two or more asterisks between slashes match across folders. Git compares the text before the first wildcard
        // separately and then drops it, so `a/b**` is treated as `**`, too.
        let isAlone = first == 0 || first == literalCount || pattern[first - 1] == UInt8(ascii: "/")
        if isName || i - first == 1 || !isAlone {
          steps.append(.anyName)
        } else if i == pattern.count {
          steps.append(.anything)
        } else if pattern[i] == UInt8(ascii: "/") {
          // `**/**/` matches the same as `**/`, and takes longer.
          if case .anyFolders = steps.last {} else { steps.append(.anyFolders) }
          i += 1
        } else if pattern[i...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "/")]) {
          steps.append(.anything)
        } else {
          steps.append(.anyName)
        }
      default:
        steps.append(.byte(byte))
        i += 1
      }
    }
    parts.steps += steps
    return (.steps, parts.steps.count - steps.count..<parts.steps.count)
  }

  func matches(
    _ path: [UInt8], from start: Int, nameStart: Int, isFolder: Bool, _ parts: Parts
  ) -> Bool {
    if matchesFoldersOnly && !isFolder { return false }
    let start = matchesName ? nameStart : start
    switch shape {
    case .exactly:
      return path.count - start == range.count && Self.ends(path, with: parts.literals, range)
    case .ending:
      return path.count - start >= range.count && Self.ends(path, with: parts.literals, range)
    case .steps:
      if let lastByte, path.last != lastByte { return false }
      return Self.match(parts.steps, range, parts.sets, path, from: start)
    }
  }

  private static func ends(_ path: [UInt8], with literals: [UInt8], _ range: Range<Int>) -> Bool {
    // Backwards, because names with the same beginning are more common than names with the same end.
    let offset = path.count - range.upperBound
    var i = range.upperBound
    while i > range.lowerBound {
      i -= 1
      if path[offset + i] != literals[i] { return false }
    }
    return true
  }

  /// In the worst case, the time is proportional to the product of both lengths. When a step fails, only the last `*`
  /// and the last `**` try a longer match: a `*` ends with its name, and the shortest match of an earlier `**` leaves
  /// the most to the later one.
  private static func match(
    _ steps: [Step], _ range: Range<Int>, _ sets: [ByteSet], _ path: [UInt8], from start: Int
  ) -> Bool {
    let slash = UInt8(ascii: "/")
    var step = range.lowerBound
    var i = start
    var nameStep = -1
    var nameEnd = 0
    var foldersStep = -1
    var foldersEnd = 0
    var stopsAtSlash = false

    while true {
      if step == range.upperBound {
        if i == path.count { return true }
      } else {
        switch steps[step] {
        case .byte(let byte):
          if i < path.count, path[i] == byte {
            i += 1
            step += 1
            continue
          }
        case .anyByte:
          if i < path.count, path[i] != slash {
            i += 1
            step += 1
            continue
          }
        case .set(let set):
          if i < path.count, path[i] != slash, sets[set].contains(path[i]) {
            i += 1
            step += 1
            continue
          }
        case .anyName:
          step += 1
          nameStep = step
          nameEnd = i
          continue
        case .anything, .anyFolders:
          if case .anyFolders = steps[step] { stopsAtSlash = true } else { stopsAtSlash = false }
          step += 1
          if step == range.upperBound, !stopsAtSlash { return true }
          foldersStep = step
          foldersEnd = i
          nameStep = -1
          continue
        }
      }

      if nameStep >= 0, nameEnd < path.count, path[nameEnd] != slash {
        nameEnd += 1
        i = nameEnd
        step = nameStep
      } else if foldersStep >= 0, foldersEnd < path.count {
        if stopsAtSlash {
          while foldersEnd < path.count, path[foldersEnd] != slash { foldersEnd += 1 }
          if foldersEnd == path.count { return false }
          foldersEnd += 1
        } else {
          foldersEnd += 1
        }
        i = foldersEnd
        step = foldersStep
        nameStep = -1
      } else {
        return false
      }
    }
  }
}

/// A set of bytes, written in brackets in a pattern.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  private mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  /// Parses from the `[` at `i` to behind its `]`. Nil without a `]`, or with an unknown class (`[:alpha:]` is a
  /// known one). A `]` that comes first is a member, and so is a `-` at either end.
  init?(_ pattern: [UInt8], at i: inout Int) {
    func byte(_ index: Int) -> UInt8? { index < pattern.count ? pattern[index] : nil }
    var p = i + 1
    let isInverted = byte(p) == UInt8(ascii: "!") || byte(p) == UInt8(ascii: "^")
    if isInverted { p += 1 }
    /// The previous member, if a range can begin with it.
    var previous: UInt8?
    let first = p
    while true {
      guard var current = byte(p) else { return nil }
      if current == UInt8(ascii: "]"), p > first { break }
      if current == UInt8(ascii: "\\") {
        p += 1
        guard let escaped = byte(p) else { return nil }
        current = escaped
        insert(current)
        previous = current
      } else if current == UInt8(ascii: "-"), let lower = previous, let next = byte(p + 1),
        next != UInt8(ascii: "]")
      {
        p += 1
        var upper = next
        if upper == UInt8(ascii: "\\") {
          p += 1
          guard let escaped = byte(p) else { return nil }
          upper = escaped
        }
        if lower <= upper { for member in lower...upper { insert(member) } }
        previous = nil
      } else if current == UInt8(ascii: "["), byte(p + 1) == UInt8(ascii: ":") {
        guard let close = pattern[(p + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        if close > p + 2, pattern[close - 1] == UInt8(ascii: ":") {
          guard let members = Self.members(ofClass: pattern[(p + 2)..<(close - 1)]) else { return nil }
          for member in UInt8(0)...127 where members(member) { insert(member) }
          previous = nil
          p = close
        } else {
          insert(current)
          previous = current
        }
      } else {
        insert(current)
        previous = current
      }
      p += 1
    }
    if isInverted { words = (~words.0, ~words.1, ~words.2, ~words.3) }
    i = p + 1
  }

  /// The ASCII members of the class of this name; nil for an unknown class.
  private static func members(ofClass name: ArraySlice<UInt8>) -> ((UInt8) -> Bool)? {
    func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    func isAlnum(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) || isDigit(byte) }
    switch String(decoding: name, as: UTF8.self) {
    case "alnum": return isAlnum
    case "alpha": return { isUpper($0) || isLower($0) }
    case "blank": return { $0 == 0x20 || $0 == 0x09 }
    case "cntrl": return { $0 < 0x20 || $0 == 0x7F }
    case "digit": return isDigit
    case "graph": return { $0 > 0x20 && $0 < 0x7F }
    case "lower": return isLower
    case "print": return { $0 >= 0x20 && $0 < 0x7F }
    case "punct": return { $0 > 0x20 && $0 < 0x7F && !isAlnum($0) }
    case "space": return { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
    case "upper": return isUpper
    case "xdigit": return { isDigit($0) || ($0 >= 0x41 && $0 <= 0x46) || ($0 >= 0x61 && $0 <= 0x66) }
    default: return nil
    }
  }
}
