// Queries about the bytes around an offset: where runs end, what binds to an operator.
//
// They are functions of the bytes and not of the lexer, because the compiler may copy the lexer for a call that does
// not change it.

extension SourceBytes {
  /// Whether `length` bytes from `start` on are all `byte`.
  func hasRun(of byte: UInt8, length: Int, at start: Int) -> Bool {
    var i = 0
    while i < length, self[start + i] == byte { i += 1 }
    return i == length
  }

  /// Whether an operand that an operator could follow ends right before `start`.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch self[start - 1] {
    case .space, .carriageReturn, .lineFeed, .tab, .leftParenthesis, .leftSquare, .leftBrace, .comma,
      .semicolon, .colon, 0:
      return false
    case .slash:
      // The end of a comment counts as a blank.
      return self[start - 2] != .asterisk
    case 0xA0:
      return self[start - 2] != 0xC2
    case 0xBF:
      // A byte order mark.
      return start != 3 || self[0] != 0xEF || self[1] != 0xBB
    default:
      return true
    }
  }

  /// Whether an operand that an operator could precede begins right at `end`.
  func isRightBound(_ end: Int, leftBound: Bool) -> Bool {
    switch self[end] {
    case .space, .carriageReturn, .lineFeed, .tab, .rightParenthesis, .rightSquare, .rightBrace,
      .comma, .semicolon, .colon, 0:
      return false
    case .dot:
      // `x^.y` is postfix, `^.y` is prefix.
      return !leftBound
    case .slash:
      return self[end + 1] != .slash && self[end + 1] != .asterisk
    case 0xC2:
      return self[end + 1] != 0xA0
    default:
      return true
    }
  }

  /// Whether a name begins at `start`, or after blanks there.
  func startsName(afterBlanks start: Int) -> Bool {
    var i = start
    while self[i] == .space || self[i] == .tab { i += 1 }
    let byte = self[i]
    return byte >= 0x80 || byte == .backtick || ByteClasses.shared.has(byte, ByteClasses.name)
  }

  /// The end of the line that contains `start`: its line break, or the end of the file.
  @inline(__always)
  func endOfLine(_ start: Int) -> Int {
    var i = start
    while i < count {
      let marks = Word.marksOfLineBreaks(word(i))
      if marks != 0 { return min(i &+ Word.index(of: marks), count) }
      i &+= 8
    }
    return count
  }

  /// The end of a name that continues at `start`.
  func endOfName(_ start: Int) -> Int {
    var end = start
    while end < count {
      let byte = self[end]
      if byte < 0x80 {
        guard ByteClasses.shared.has(byte, ByteClasses.name) else { return end }
        end += 1
      } else {
        let (value, length) = scalar(at: end)
        guard length > 0, ScalarClass.continuesName(value) else { return end }
        end += length
      }
    }
    return end
  }

  /// Whether the bytes may stand between backticks: not only blanks, and not only operator characters.
  func isRawName(_ start: Int, _ end: Int) -> Bool {
    var i = start
    var isBlank = true
    var isOperator = true
    while i < end {
      let (value, length) = scalar(at: i)
      guard length > 0, !ScalarClass.isForbiddenInRawName(value) else { return false }
      if value != 0x20, value != 0x200E, value != 0x200F { isBlank = false }
      if value < 0x80 {
        if !ByteClasses.shared.has(UInt8(value), ByteClasses.operation) { isOperator = false }
      } else if i == start ? !ScalarClass.startsOperator(value) : !ScalarClass.continuesOperator(value) {
        isOperator = false
      }
      i += length
    }
    return !isBlank && !isOperator
  }

  /// The end of a run of `digits` (a byte class) and `_`.
  func endOfDigits(_ start: Int, _ digits: UInt8) -> Int {
    var end = start
    while ByteClasses.shared.has(self[end], digits) || self[end] == .underscore { end += 1 }
    return end
  }

  /// The end of an editor placeholder `<#…#>` that begins at `start`; nil if it spans lines or nests.
  func placeholderEnd(_ start: Int) -> Int? {
    var i = start + 2
    while i < count {
      switch self[i] {
      case .lineFeed: return nil
      case .less where self[i + 1] == .pound: return nil
      case .pound where self[i + 1] == .greater: return i + 2
      default: i += 1
      }
    }
    return nil
  }
}
