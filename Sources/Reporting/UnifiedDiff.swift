// The difference between two texts, in the format of `patch -p1` and `git apply`.

import Syntax

extension SourceText {
  /// The difference between two texts of one file, with three lines around each change; empty if they are equal. Lines
  /// end with `\n` only, as for the programs that read this.
  public func unifiedDiff(to new: SourceText) -> [UInt8] {
    if bytes == new.bytes { return [] }
    let old = Self.lines(bytes)
    let other = Self.lines(new.bytes)
    var page: [UInt8] = []
    page += "--- \(Self.name("a/", path))\n".utf8
    page += "+++ \(Self.name("b/", path))\n".utf8
    for hunk in hunks(of: LineDifference(old, other).changes, old.count, other.count) {
      page += "@@ -\(Self.range(hunk.old)) +\(Self.range(hunk.new)) @@\n".utf8
      var at = hunk.old.lowerBound
      for change in hunk.changes {
        for i in at..<change.old.lowerBound { Self.write(" ", old[i], to: &page) }
        for i in change.old { Self.write("-", old[i], to: &page) }
        for i in change.new { Self.write("+", other[i], to: &page) }
        at = change.old.upperBound
      }
      for i in at..<hunk.old.upperBound { Self.write(" ", old[i], to: &page) }
    }
    return page
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var changes: [LineDifference.Change]
  }

  /// Combines changes whose context lines touch into one hunk.
  private func hunks(of changes: [LineDifference.Change], _ oldCount: Int, _ newCount: Int) -> [Hunk] {
    let context = 3
    var hunks: [Hunk] = []
    for change in changes {
      if let last = hunks.last?.changes.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].changes.append(change)
      } else {
        hunks.append(Hunk(old: change.old, new: change.new, changes: [change]))
      }
    }
    for i in hunks.indices {
      let first = hunks[i].changes[0]
      let last = hunks[i].changes[hunks[i].changes.count - 1]
      let before = min(context, first.old.lowerBound)
      let after = min(context, oldCount - last.old.upperBound)
      hunks[i].old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
      hunks[i].new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    }
    return hunks
  }

  /// The range of a hunk. An empty range names the line before it, and a single line has no count.
  private static func range(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func write(_ mark: String, _ line: ArraySlice<UInt8>, to page: inout [UInt8]) {
    page += mark.utf8
    page += line
    if line.last != UInt8(ascii: "\n") { page += "\n\\ No newline at end of file\n".utf8 }
  }

  /// The lines with their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (i, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...i])
      start = i + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The file name as git writes it: in quotes if it has special characters, followed by a tab if it has blanks.
  private static func name(_ prefix: String, _ path: String) -> String {
    let path = prefix + path.drop { $0 == "/" }
    if path.utf8.contains(where: {
      $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }) {
      var quoted: [UInt8] = []
      for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\t"): quoted += "\\t".utf8
        case UInt8(ascii: "\n"): quoted += "\\n".utf8
        case 0..<0x20, 0x7F:
          let digits = String(byte, radix: 8)
          quoted += ("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8
        default: quoted.append(byte)
        }
      }
      return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
    }
    return path.contains(" ") ? path + "\t" : path
  }
}

/// The lines to remove and to insert to change one text into the other.
private struct LineDifference {
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes in order, separated by lines that stay.
  private(set) var changes: [Change] = []

  /// The most changes to search for, because the search takes memory quadratic in their number. Texts with more changes
  /// are treated as different from the first change to the last.
  private static let limit = 3000

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let (ends, newEnds) = (old.count - tail, new.count - tail)
    var balance: [ArraySlice<UInt8>: Int] = [:]
    for line in old[head..<ends] { balance[line, default: 0] -= 1 }
    for line in new[head..<newEnds] { balance[line, default: 0] += 1 }
    if balance.values.reduce(0, { $0 + abs($1) }) > Self.limit {
      changes = [Change(old: head..<ends, new: head..<newEnds)]
      return
    }
    let difference = new[head..<newEnds].difference(from: old[head..<ends])
    let removed = Set(difference.removals.map { head + $0.offset })
    let inserted = Set(difference.insertions.map { head + $0.offset })
    var (i, j) = (head, head)
    while i < ends || j < newEnds {
      let (oldStart, newStart) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > oldStart || j > newStart { changes.append(Change(old: oldStart..<i, new: newStart..<j)) }
      (i, j) = (i + 1, j + 1)
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
