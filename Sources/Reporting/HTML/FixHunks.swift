// What a fix changes, as the lines that go and those that come.

import Linting
import Syntax

/// Neighboring changes of one file.
struct FixHunk {
  let path: String
  /// The first line that changes or is inserted before, from 1.
  let line: Int
  /// Lines that go begin with `-`, those that come with `+`, and others with a blank.
  let lines: [String]
}

extension Places {
  /// Lines around a change.
  private static let context = 2
  /// Longer changes are not shown: a page has room for the first ones only, and a fix may rewrite its whole file.
  private static let hunkLimit = 6
  private static let byteLimit = 4_000

  /// The hunks of a fix, and whether some are left out. The cost does not depend on the sizes of files.
  mutating func hunks(of fix: Fix) -> (hunks: [FixHunk], isCut: Bool) {
    var hunks: [FixHunk] = []
    var isCut = false
    for group in neighbors(fix.edits) {
      guard hunks.count < Self.hunkLimit, let hunk = hunk(group) else {
        isCut = true
        continue
      }
      hunks.append(hunk)
    }
    return (hunks, isCut)
  }

  /// Edits in groups whose lines with context touch, in the order of their places.
  private mutating func neighbors(_ edits: [Fix.Edit]) -> [[Fix.Edit]] {
    let sorted = edits.filter { file(of: $0.location) != nil }.sorted {
      ($0.location.file, range(of: $0.location).lowerBound) < ($1.location.file, range(of: $1.location).lowerBound)
    }
    var groups: [[Fix.Edit]] = []
    for edit in sorted {
      if let last = groups.last?.last, last.location.file == edit.location.file,
        start(of: edit.location).line - end(of: last.location).line <= 2 * Self.context
      {
        groups[groups.count - 1].append(edit)
      } else {
        groups.append([edit])
      }
    }
    return groups
  }

  /// The changes of neighboring edits; nil if they are too long, or overlap.
  private mutating func hunk(_ edits: [Fix.Edit]) -> FixHunk? {
    guard let first = edits.first?.location, let last = edits.last?.location, let source = file(of: first),
      let lines = lineStarts(of: first)
    else { return nil }
    let (firstLine, lastLine) = (start(of: first).line, end(of: last).line)
    let old = lines.range(ofLine: firstLine).lowerBound..<lines.range(ofLine: lastLine).upperBound
    guard old.count <= Self.byteLimit else { return nil }
    var new: [UInt8] = []
    var at = old.lowerBound
    for edit in edits {
      let range = range(of: edit.location)
      guard range.lowerBound >= at, range.upperBound <= old.upperBound else { return nil }
      new += source.bytes[at..<range.lowerBound]
      new += edit.replacement.utf8
      at = range.upperBound
    }
    new += source.bytes[at..<old.upperBound]
    guard new.count <= 2 * Self.byteLimit else { return nil }

    let (removed, added) = (Self.lines(source.bytes[old]), Self.lines(new[...]))
    let head = zip(removed, added).prefix { $0 == $1 }.count
    let tail = zip(removed[head...].reversed(), added[head...].reversed()).prefix { $0 == $1 }.count
    var shown = removed[..<head].suffix(Self.context).map { " " + $0 }
    shown += removed[head..<(removed.count - tail)].map { "-" + $0 }
    shown += added[head..<(added.count - tail)].map { "+" + $0 }
    shown += removed[(removed.count - tail)...].prefix(Self.context).map { " " + $0 }
    func context(_ numbers: ClosedRange<Int>) -> [String] {
      numbers.filter { $0 >= 1 && $0 <= lines.offsets.count }.compactMap { number in
        let range = lines.range(ofLine: number)
        return range.isEmpty || range.count > Self.byteLimit ? nil : " " + (Self.lines(source.bytes[range]).first ?? "")
      }
    }
    if head == 0 { shown = context((firstLine - Self.context)...(firstLine - 1)) + shown }
    if tail == 0 { shown += context((lastLine + 1)...(lastLine + Self.context)) }
    return FixHunk(path: source.path, line: firstLine + head, lines: shown)
  }

  /// The lines of a text, visible and without their line breaks.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      visible(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self), keeping: "\t")
    }
  }
}
