// The bytes of one file, and where its lines begin.

/// The text of one file as it is on disk or in an editor. The bytes may be anything.
public final class SourceText: Sendable {
  /// The path as reports print it: relative to the working folder where that is shorter.
  public let path: String
  /// The bytes, including a byte order mark, invalid UTF-8 and NUL bytes.
  public let bytes: [UInt8]

  /// Any bytes are valid. The path is not read.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The line starts of the text. A line ends with `\n`, `\r\n` or a lone `\r`, as in Swift's grammar. Not cached:
  /// each call is linear in the bytes, and only files with findings need it.
  public func lineStarts() -> LineStarts { LineStarts(bytes) }

  /// Converts ranges of 1-based lines as git counts them, which end with `\n` alone, to lines of this text. Linear in
  /// the bytes.
  public func lines(endedByLineFeeds ranges: [Range<Int>]) -> [Range<Int>] {
    // For each line of git the first line here, and then the line after the last one.
    var first = [1]
    var line = 1
    var isSame = true
    for (i, byte) in bytes.enumerated() {
      if byte == 0x0A {
        line += 1
        first.append(line)
      } else if byte == 0x0D, i + 1 == bytes.count || bytes[i + 1] != 0x0A {
        line += 1
        isSame = false
      }
    }
    if isSame { return ranges }
    first.append(line + 1)
    func start(_ line: Int) -> Int { first[min(max(line - 1, 0), first.count - 1)] }
    return ranges.map { start($0.lowerBound)..<start($0.upperBound) }
  }

  /// The text of `range` (UTF-8 byte offsets), clamped to the file; invalid bytes become U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let upper = min(max(range.upperBound, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

/// Lines and columns of one text.
public struct LineStarts: Sendable {
  /// The UTF-8 byte offset of the first byte of each line; the first is 0.
  public let offsets: [Int]
  let byteCount: Int

  /// Linear in the bytes.
  public init(_ bytes: [UInt8]) {
    var offsets = [0]
    unsafe bytes.withUnsafeBytes { bytes in
      var i = 0
      while i < bytes.count {
        if i + 8 <= bytes.count {
          let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self))
          let marks = Word.marksOfLineBreaks(word)
          i &+= marks == 0 ? 8 : Word.index(of: marks)
          if marks == 0 { continue }
        }
        let byte = unsafe bytes[i]
        i &+= 1
        if byte == .lineFeed {
          offsets.append(i)
        } else if byte == .carriageReturn {
          if i < bytes.count, unsafe bytes[i] == .lineFeed { i &+= 1 }
          offsets.append(i)
        }
      }
    }
    self.offsets = offsets
    byteCount = bytes.count
  }

  /// The 1-based line of a UTF-8 byte offset. An offset outside of the file is clamped. Logarithmic in the number of
  /// lines.
  public func line(at offset: Int) -> Int {
    max(1, offsets.firstSortedIndex { $0 > offset })
  }

  /// The 1-based line and the 1-based column, in UTF-8 bytes, of a UTF-8 byte offset, which is clamped to the file.
  public func position(at offset: Int) -> (line: Int, column: Int) {
    let clamped = min(max(offset, 0), byteCount)
    let line = line(at: clamped)
    return (line, clamped - offsets[line - 1] + 1)
  }

  /// The UTF-8 byte offsets of the 1-based `line`, its line break included; empty at the end of the file if there is
  /// no such line.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= offsets.count else { return byteCount..<byteCount }
    return offsets[line - 1]..<(line < offsets.count ? offsets[line] : byteCount)
  }
}
