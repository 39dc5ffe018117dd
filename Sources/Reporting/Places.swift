// The places of locations in their files: lines, and columns in bytes and in UTF-16 units.

import Linting
import Syntax

/// One end of a range.
struct Place {
  /// 1-based.
  var line = 1
  /// 1-based, in UTF-8 bytes.
  var column = 1
  /// From the start of the file, in UTF-8 bytes.
  var offset = 0
}

/// The places of locations in a result's files. The table of a file is made on first use, so a run over many files
/// makes tables only for those with findings.
struct Places {
  private let files: [SourceText]
  private var lines: [LineStarts?]
  private var units: [UTF16Units?]

  init(_ files: [SourceText]) {
    self.files = files
    lines = Array(repeating: nil, count: files.count)
    units = Array(repeating: nil, count: files.count)
  }

  /// The file of a location; nil if the index is out of range.
  func file(of location: Location) -> SourceText? {
    files.indices.contains(location.file) ? files[location.file] : nil
  }

  func path(of location: Location) -> String {
    file(of: location)?.path ?? "<unknown>"
  }

  /// The UTF-8 offsets of a location, clamped to its file and in order.
  func range(of location: Location) -> Range<Int> {
    let count = file(of: location)?.bytes.count ?? 0
    let start = min(max(location.start, 0), count)
    return start..<min(max(location.end, start), count)
  }

  mutating func lineStarts(of location: Location) -> LineStarts? {
    guard let file = file(of: location) else { return nil }
    if let table = lines[location.file] { return table }
    let table = file.lineStarts()
    lines[location.file] = table
    return table
  }

  mutating func start(of location: Location) -> Place {
    place(of: range(of: location).lowerBound, in: location)
  }

  mutating func end(of location: Location) -> Place {
    place(of: range(of: location).upperBound, in: location)
  }

  private mutating func place(of offset: Int, in location: Location) -> Place {
    guard let table = lineStarts(of: location) else { return Place() }
    let (line, column) = table.position(at: offset)
    return Place(line: line, column: column, offset: offset)
  }

  /// The column of `place` in UTF-16 units, from 1, as editors count.
  mutating func utf16Column(of place: Place, in location: Location) -> Int {
    guard let file = file(of: location) else { return 1 }
    let lineStart = place.offset - (place.column - 1)
    // Most code is ASCII, where a unit is a byte.
    if place.column <= UTF16Units.stride, file.bytes[lineStart..<place.offset].allSatisfy({ $0 < 0x80 }) {
      return place.column
    }
    let table: UTF16Units
    if let known = units[location.file] {
      table = known
    } else {
      table = UTF16Units(file.bytes)
      units[location.file] = table
    }
    return table.count(before: place.offset, in: file.bytes)
      - table.count(before: lineStart, in: file.bytes) + 1
  }
}

/// Counts the UTF-16 units before an offset. Counts are stored every `stride` bytes, so a query takes constant time
/// even in a file that is one long line.
struct UTF16Units {
  fileprivate static let stride = 1024

  /// For each multiple of `stride`, the first scalar at or after it; empty for ASCII.
  private var marks: [(offset: Int, units: Int)] = []

  init(_ bytes: [UInt8]) {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    marks.reserveCapacity(bytes.count / Self.stride + 1)
    var offset = 0
    var units = 0
    while offset < bytes.count {
      if offset >= marks.count * Self.stride { marks.append((offset, units)) }
      let (scalar, length) = Unicode.Scalar.decode(bytes, at: offset)
      offset += length
      units += scalar.value > 0xFFFF ? 2 : 1
    }
  }

  /// The units of all scalars that end at or before `offset`, which is clamped to `bytes`.
  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    let end = min(max(offset, 0), bytes.count)
    if marks.isEmpty { return end }
    var index = min(end / Self.stride, marks.count - 1)
    // A mark moves up to three bytes if its multiple is inside a scalar.
    if marks[index].offset > end { index -= 1 }
    var (at, units) = marks[index]
    while at < end {
      let (scalar, length) = Unicode.Scalar.decode(bytes, at: at)
      at += length
      if at > end { break }
      units += scalar.value > 0xFFFF ? 2 : 1
    }
    return units
  }
}
