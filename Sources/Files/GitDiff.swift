// Reads the unified diffs that git prints.

extension GitRepository {
  /// Parses a unified diff without context. The lines of a link or a submodule are its target, so all of it has
  /// changed.
  static func changes(in diff: [UInt8]) -> [ExactPath: GitChanges.Change] {
    var changes: [ExactPath: [Range<Int>]] = [:]
    var whole: Set<ExactPath> = []
    var path: ExactPath?
    var isText = true
    // Lines of the file, which may look like lines of the diff.
    var rest = 0
    for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if rest > 0, line.first != UInt8(ascii: "\\") {
        rest -= 1
      } else if line.starts(with: "diff --git ".utf8) {
        (path, isText) = (nil, true)
      } else if line.starts(with: "new file mode ".utf8) || line.starts(with: "index ".utf8) {
        if [" 120000", " 160000"].contains(where: { line.suffix(7).elementsEqual($0.utf8) }) { isText = false }
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(of: line.dropFirst(4)).map { ExactPath($0) }
        if let path {
          changes[path, default: []] += []
          if !isText { whole.insert(path) }
        }
      } else if line.starts(with: "@@ ".utf8), let (old, new) = hunk(line), let path {
        rest = old + new.count
        if !new.isEmpty { changes[path, default: []].append(new) }
      }
    }
    return Dictionary(uniqueKeysWithValues: changes.map { ($0, whole.contains($0) ? .everything : .lines($1)) })
  }

  /// The number of old lines and the range of new lines in `@@ -3,2 +3,4 @@`.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (old: Int, new: Range<Int>)? {
    func numbers(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
      let parts = word.dropFirst().split(separator: UInt8(ascii: ","))
        .map { Int(String(decoding: $0, as: UTF8.self)) }
      guard let start = parts.first ?? nil else { return nil }
      return (start, parts.count > 1 ? parts[1] ?? 0 : 1)
    }
    let words = line.split(separator: 0x20)
    guard words.count >= 3, let old = numbers(words[1]), let new = numbers(words[2]), new.count >= 0,
      new.start >= 0
    else { return nil }
    return (old.count, new.start..<(new.start + new.count))
  }

  /// Parses `b/Sources/A.swift`, which is quoted if it has special characters. A tab ends a path with blanks.
  private static func path(of word: ArraySlice<UInt8>) -> String? {
    var bytes = Array(word)
    if bytes.first == UInt8(ascii: "\"") {
      bytes = unquoted(bytes)
    } else if bytes.last == 0x09 {
      bytes.removeLast()
    }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var i = 1
    while i < bytes.count, bytes[i] != UInt8(ascii: "\"") {
      if bytes[i] == UInt8(ascii: "\\"), i + 1 < bytes.count {
        i += 1
        let digits = bytes[i...].prefix(3)
        if digits.count == 3, digits.allSatisfy({ (0x30...0x37).contains($0) }) {
          text.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 0x30) })
          i += 2
        } else {
          let escapes: [UInt8: UInt8] = [0x61: 7, 0x62: 8, 0x74: 9, 0x6E: 10, 0x76: 11, 0x66: 12, 0x72: 13]
          text.append(escapes[bytes[i]] ?? bytes[i])
        }
      } else {
        text.append(bytes[i])
      }
      i += 1
    }
    return text
  }
}
