// A source line with the range of a finding underlined.

import Syntax

/// The line on which a range begins, ready for a terminal, with the position of the underline.
struct CodeFrame {
  /// The most terminal columns of a source line, ellipses aside, where the width of the terminal does not matter.
  static let usualLimit = 100
  /// The most terminal columns of the source line, ellipses aside. Longer lines are cut around the range.
  private let limit: Int
  private static let tabWidth = 4
  private static let ellipsis = "…"

  /// The number of the line, from 1.
  let line: Int
  /// The visible part of the line, as UTF-8 without controls.
  private(set) var source: [UInt8] = []
  /// Terminal columns between the start of `source` and the underline.
  private(set) var lead = 0
  /// Terminal columns of the underline, at least 1.
  private(set) var length = 1
  /// The line on which the range ends, from 1; nil if it is `line`.
  private(set) var lastLine: Int? = nil

  /// A unit that is shown as a whole: a scalar with its combining marks, or an escape.
  private struct Cell {
    /// UTF-8 offset in the file.
    let offset: Int
    /// The offset of its text in the rendered bytes.
    let text: Int
    /// Terminal columns before it.
    let column: Int
  }

  /// - Parameters:
  ///   - range: UTF-8 offsets, in order and within `bytes`.
  ///   - isDedented: Whether to remove the indentation, so that consecutive frames line up.
  ///   - limit: The most terminal columns of the source line, at least 10, ellipses aside.
  init(
    _ bytes: [UInt8], _ lines: LineStarts, range: Range<Int>, isDedented: Bool, limit: Int = Self.usualLimit
  ) {
    self.limit = max(limit, 10)
    line = lines.line(at: range.lowerBound)
    let whole = lines.range(ofLine: line)
    var first = whole.lowerBound
    var last = whole.upperBound
    while last > first, bytes[last - 1] == 0x0A || bytes[last - 1] == 0x0D { last -= 1 }
    // A byte order mark is not part of the text.
    if first == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { first = 3 }

    let start = min(max(range.lowerBound, first), last)
    // A range that ends with the line break of its line ends on that line.
    let goesOn = range.upperBound > whole.upperBound
    if goesOn { lastLine = lines.line(at: range.upperBound - 1) }
    var end = goesOn ? start : min(max(range.upperBound, start), last)
    // Reading more blanks than are ever shown would cost time at each finding of a long line.
    let farthest = 16 * limit
    let leastEnd = max(end, last - farthest)
    while last > leastEnd, Self.isBlank(bytes[last - 1]) { last -= 1 }
    if goesOn { end = last }
    if isDedented {
      let mostFirst = min(start, first + farthest)
      while first < mostFirst, Self.isBlank(bytes[first]) { first += 1 }
    }
    render(bytes, first..<last, marking: start..<end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func render(_ bytes: [UInt8], _ all: Range<Int>, marking mark: Range<Int>) {
    // Only bytes near the range are read, because a line may be as long as its file.
    var low = max(all.lowerBound, mark.lowerBound - 4 * limit)
    if low > all.lowerBound {
      for _ in 0..<3 where low < mark.lowerBound && bytes[low] & 0xC0 == 0x80 { low += 1 }
    }
    let high = min(all.upperBound, mark.lowerBound + 8 * limit)

    var text: [UInt8] = []
    var cells: [Cell] = []
    var column = 0
    var offset = low
    while offset < high {
      let (scalar, length) = Unicode.Scalar.decode(bytes, at: offset)
      let cell = Cell(offset: offset, text: text.count, column: column)
      if scalar == "\t" {
        let width = Self.tabWidth - column % Self.tabWidth
        text.append(contentsOf: repeatElement(0x20, count: width))
        column += width
        cells.append(cell)
      } else if scalar.isHidden || beginsCommand(bytes, at: offset) {
        text.appendEscape(scalar)
        column += text.count - cell.text
        cells.append(cell)
      } else {
        text.append(scalar)
        column += scalar.columns
        if scalar.columns > 0 || cells.isEmpty { cells.append(cell) }
      }
      offset += length
    }
    // The end of the line, behind the last cell, has a column, too.
    let behind = cells.count
    cells.append(Cell(offset: offset, text: text.count, column: column))

    let begin = cells.lastIndex { $0.offset <= mark.lowerBound } ?? 0
    let past = max(begin, cells.firstIndex { $0.offset >= mark.upperBound } ?? behind)
    let isCutBefore = low > all.lowerBound
    let isCutAfter = offset < all.upperBound
    let window = window(
      of: column, around: cells[begin].column..<max(cells[past].column, cells[begin].column + 1),
      isCutBefore: isCutBefore)
    let left = cells.firstIndex { $0.column >= window.lowerBound } ?? 0
    let right = max(begin, cells.lastIndex { $0.column <= window.upperBound } ?? behind)

    if isCutBefore || left > 0 {
      source.append(Self.ellipsis)
      lead = 1
    }
    source.append(contentsOf: text[cells[left].text..<cells[right].text])
    if isCutAfter || right < behind { source.append(Self.ellipsis) }
    lead += cells[begin].column - cells[left].column
    length = max(1, cells[min(past, right)].column - cells[begin].column)
  }

  /// The columns to show of a line of `total` columns.
  private func window(
    of total: Int, around mark: Range<Int>, isCutBefore: Bool
  ) -> Range<Int> {
    // The start of the line is the most useful part, so it is shown if the range fits beside it.
    if !isCutBefore, total <= limit || mark.upperBound <= limit { return 0..<min(total, limit) }
    let context = max((limit - mark.count) / 2, limit / 10)
    let left = max(0, min(mark.lowerBound - context, total - limit))
    return left..<min(total, left + limit)
  }
}
