// What has become of a text, as `patch -p1` and `git apply` read it.

import Syntax

extension SourceText {
  /// The difference between two texts of one file with three lines around each change, or nothing if there is
  /// none. Lines end with `\n` only, as they do for the programs that read this.
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

  /// Changes whose surroundings meet stand in one hunk.
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

  /// Of nothing, the line before is given, and one line needs no count.
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

  /// Each with its line break.
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

  /// In quotes where the name holds what would end it, with a tab behind it where it holds blanks: so does
  /// Git.
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

/// The fewest lines that must go and come to make one text of the other (Myers, "An O(ND) Difference
/// Algorithm").
private struct LineDifference {
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private(set) var changes: [Change] = []

  /// Texts that differ in more lines than that are taken to differ in all between the first and the last.
  private static let limit = 1500

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let a = old[head..<(old.count - tail)]
    let b = new[head..<(new.count - tail)]
    guard let trace = Self.trace(a, b) else {
      changes = [Change(old: a.indices, new: b.indices)]
      return
    }
    var (x, y) = (a.count, b.count)
    for step in stride(from: trace.count - 1, to: 0, by: -1) {
      let row = trace[step - 1]
      let k = x - y
      let comesDown = k == -step || k != step && Self.at(row, k - 1) < Self.at(row, k + 1)
      let last = comesDown ? k + 1 : k - 1
      let (beforeX, beforeY) = (Self.at(row, last), Self.at(row, last) - last)
      if comesDown {
        add(Change(old: (head + beforeX)..<(head + beforeX), new: (head + beforeY)..<(head + beforeY + 1)))
      } else {
        add(Change(old: (head + beforeX)..<(head + beforeX + 1), new: (head + beforeY)..<(head + beforeY)))
      }
      (x, y) = (beforeX, beforeY)
    }
    changes.reverse()
  }

  /// From the end to the start: a change that the next one follows at once becomes one with it.
  private mutating func add(_ change: Change) {
    if let next = changes.last, next.old.lowerBound == change.old.upperBound,
      next.new.lowerBound == change.new.upperBound
    {
      changes[changes.count - 1] = Change(
        old: change.old.lowerBound..<next.old.upperBound, new: change.new.lowerBound..<next.new.upperBound)
    } else {
      changes.append(change)
    }
  }

  /// How far each diagonal gets with so many changes; row `d` holds the diagonals from `-d` to `d`.
  private static func trace(_ a: ArraySlice<ArraySlice<UInt8>>, _ b: ArraySlice<ArraySlice<UInt8>>)
    -> [[Int]]?
  {
    var rows: [[Int]] = []
    for d in 0...min(a.count + b.count, limit) {
      var row = [Int](repeating: -1, count: 2 * d + 1)
      for k in stride(from: -d, through: d, by: 2) {
        var x = 0
        if d > 0 {
          let last = rows[d - 1]
          x = k == -d || k != d && at(last, k - 1) < at(last, k + 1) ? at(last, k + 1) : at(last, k - 1) + 1
        }
        var y = x - k
        guard x >= 0, x <= a.count, y >= 0, y <= b.count else { continue }
        while x < a.count, y < b.count, a[a.startIndex + x] == b[b.startIndex + y] {
          x += 1
          y += 1
        }
        row[k + d] = x
        if x == a.count, y == b.count {
          rows.append(row)
          return rows
        }
      }
      rows.append(row)
    }
    return nil
  }

  private static func at(_ row: [Int], _ k: Int) -> Int {
    let i = k + (row.count - 1) / 2
    // A diagonal that leads out of the texts; further out than any that does not.
    return row.indices.contains(i) && row[i] >= 0 ? row[i] : -2
  }
}
