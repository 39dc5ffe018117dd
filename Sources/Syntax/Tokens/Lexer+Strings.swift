// String literals and their interpolations.

/// A string literal whose interpolation is being lexed.
struct StringFrame {
  enum Kind {
    /// `"…"`
    case singleLine
    /// `"""…"""`
    case multiline
    /// `'…'`: not Swift, but meant as a string.
    case apostrophes
  }
  let kind: Kind
  /// The number of `#` before the opening quote.
  let pounds: Int
  /// The number of open parentheses in the enclosing interpolation.
  let openParentheses: Int
}

/// The offsets in a range at which a delimiter with number signs may close a literal. Without them, an unclosed
/// literal would be searched for its end again from every start in the range.
struct ClosingRuns {
  private var positions: [UInt32] = []
  /// The largest number of `#` at this offset or at any later one.
  private var counts: [UInt32] = []
  private var next = 0
  /// The range that was searched.
  private var range = 0..<0

  func covers(_ position: Int) -> Bool { range.contains(position) }

  /// Discards all offsets and begins a new range.
  mutating func reset(to range: Range<Int>) {
    positions.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    next = 0
    self.range = range
  }

  /// Adds a delimiter at `position` with `pounds` number signs after it. Positions must ascend.
  mutating func add(_ position: Int, pounds: Int) {
    positions.append(UInt32(position))
    counts.append(UInt32(pounds))
  }

  /// Must be called after the last `add`.
  mutating func seal() {
    var largest: UInt32 = 0
    for i in counts.indices.reversed() {
      largest = max(largest, counts[i])
      counts[i] = largest
    }
  }

  /// Whether a delimiter with at least `pounds` number signs is at `position` or later. Positions must not decrease
  /// from call to call.
  mutating func hasClosing(from position: Int, pounds: Int) -> Bool {
    while next < positions.count, Int(positions[next]) < position { next += 1 }
    return next < positions.count && Int(counts[next]) >= pounds
  }
}

extension Lexer {
  /// Lexes a string that begins here with `pounds` number signs.
  mutating func lexString(pounds: Int) {
    let quote = at + pounds
    let kind: StringFrame.Kind
    if bytes[quote] == .apostrophe {
      kind = .apostrophes
      emit(.stringStart, to: quote + 1, flags: .malformed)
    } else if bytes[quote + 1] == .quote, bytes[quote + 2] == .quote,
      pounds == 0 || !closesOnLine(quote + 2, pounds: pounds)
    {
      kind = .multiline
      emit(.stringStart, to: quote + 3, flags: .multiline)
    } else {
      kind = .singleLine
      emit(.stringStart, to: quote + 1)
    }
    lexText(StringFrame(kind: kind, pounds: pounds, openParentheses: openParentheses))
  }

  /// Whether a raw string that looks like a multi-line one closes on its own line, and so is a single-line one:
  /// `#"""#` is a string of one quote. `start` is the third quote.
  private mutating func closesOnLine(_ start: Int, pounds: Int) -> Bool {
    if !rawQuotes.covers(start) {
      var end = start
      while end < count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
      rawQuotes.reset(to: start..<end)
      var i = start
      while i < end {
        let position = i
        i += 1
        guard bytes[position] == .quote, bytes[i] == .pound else { continue }
        while bytes[i] == .pound { i += 1 }
        rawQuotes.add(position, pounds: i - position - 1)
      }
      rawQuotes.seal()
    }
    return rawQuotes.hasClosing(from: start, pounds: pounds)
  }

  /// Lexes the text of a string from here to the next interpolation or to the end.
  private mutating func lexText(_ frame: StringFrame) {
    let pounds = frame.pounds
    let segment = at
    var i = at
    while i < count {
      let marks = Word.marksInStrings(bytes.word(i))
      if marks == 0 {
        i &+= 8
        continue
      }
      i &+= Word.index(of: marks)
      if i >= count { break }
      let byte = bytes.byte(i)
      switch byte {
      case .quote:
        switch frame.kind {
        case .apostrophes:
          i += 1
        case .singleLine:
          if bytes.hasRun(of: .pound, length: pounds, at: i + 1) {
            return endString(segment, i, 1 + pounds, frame)
          }
          i += 1
        case .multiline:
          if bytes[i + 1] == .quote, bytes[i + 2] == .quote,
            bytes.hasRun(of: .pound, length: pounds, at: i + 3)
          {
            return endString(segment, i, 3 + pounds, frame)
          }
          i += 1
        }
      case .apostrophe:
        if frame.kind == .apostrophes { return endString(segment, i, 1, frame) }
        i += 1
      case .backslash:
        guard bytes.hasRun(of: .pound, length: pounds, at: i + 1) else {
          i += 1
          continue
        }
        let escaped = i + 1 + pounds
        switch bytes[escaped] {
        case .leftParenthesis:
          if i > segment { emit(.stringSegment, from: segment, to: i) }
          at = i
          emitOpening(.interpolationStart, to: escaped + 1)
          frames.append(frame)
          openParentheses = 0
          inInterpolation = true
          newlineEnds = frame.kind != .multiline
          return
        case .quote, .apostrophe, .backslash:
          i = escaped + 1
        default:
          i = escaped
        }
      default:
        guard frame.kind == .multiline else { return endString(segment, i, 0, frame) }
        i += 1
      }
    }
    endString(segment, count, 0, frame)
  }

  /// Ends a string. `length` is that of the closing delimiter; 0 if there is none.
  private mutating func endString(_ segment: Int, _ end: Int, _ length: Int, _ frame: StringFrame) {
    if end > segment { emit(.stringSegment, from: segment, to: end) }
    at = end
    var flags: TokenFlags = length == 0 ? .malformed : []
    if frame.kind == .multiline { flags.insert(.multiline) }
    var after = end + length
    if frame.pounds > 0, length > 0, bytes[after] == .pound {
      // Extra number signs belong to the string, as in Swift.
      while bytes[after] == .pound { after += 1 }
      flags.insert(.malformed)
    }
    emit(.stringEnd, to: after, flags: flags)
  }

  mutating func lexRightParenthesis() {
    guard inInterpolation, openParentheses == 0 else {
      openParentheses -= 1
      emitClosing(.rightParenthesis, of: .leftParenthesis, to: at + 1)
      return
    }
    emitClosing(.interpolationEnd, of: .interpolationStart, to: at + 1)
    lexText(leaveInterpolation())
  }

  /// Ends an interpolation that is not closed on its line or in its file, and the string around it.
  mutating func endInterpolation() {
    emitClosing(.interpolationEnd, of: .interpolationStart, to: at, flags: .malformed)
    let frame = leaveInterpolation()
    emit(.stringEnd, to: at, flags: frame.kind == .multiline ? [.malformed, .multiline] : .malformed)
  }

  private mutating func leaveInterpolation() -> StringFrame {
    let frame = frames.removeLast()
    openParentheses = frame.openParentheses
    if let outer = frames.last {
      newlineEnds = outer.kind != .multiline
    } else {
      inInterpolation = false
      newlineEnds = false
    }
    return frame
  }
}
