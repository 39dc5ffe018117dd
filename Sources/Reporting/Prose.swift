// Paragraphs for a terminal: lines are broken between words, and go on below the start of their text.

/// A paragraph of words in styles.
struct Prose {
  /// Consecutive text in one style.
  typealias Run = (text: String, style: Style?)

  /// A unit that is not broken across lines, unless it is longer than a line.
  private struct Word {
    var runs: [Run] = []
    var columns = 0

    mutating func append(_ scalar: Unicode.Scalar, _ style: Style?) {
      if let last = runs.indices.last, runs[last].style == style {
        runs[last].text.unicodeScalars.append(scalar)
      } else {
        runs.append((String(scalar), style))
      }
      columns += scalar.columns
    }
  }

  /// Below this nothing is readable, and the terminal may break lines itself.
  static let fewestColumns = 20

  /// Code spans with more columns are broken at their spaces.
  private static let longestUnbrokenCode = 50

  private var words: [Word] = []
  /// Whether the next text continues the last word.
  private var isInWord = false

  init() {}

  /// Appends text, which may hold spaces. Hidden scalars become escapes.
  mutating func append(_ text: String, _ style: Style? = nil, isUnbroken: Bool = false) {
    let parts = isUnbroken ? [text[...]] : text.split(separator: " ", omittingEmptySubsequences: false)
    for (i, part) in parts.enumerated() {
      if i > 0 { isInWord = false }
      // Each part may begin a line, where some texts would be commands.
      for scalar in visible(String(part), keeping: nil).unicodeScalars {
        if !isInWord { words.append(Word()) }
        isInWord = true
        words[words.count - 1].append(scalar, style)
      }
    }
  }

  /// Appends a message. Code spans keep their backticks, and are strong.
  mutating func append(message: String) {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    for (i, part) in parts.enumerated() {
      // Odd parts are between backticks, except for a last one without a closing backtick.
      if i % 2 == 0 {
        append(String(part))
      } else if i < parts.count - 1 {
        append("`\(part)`", .path, isUnbroken: part.unicodeScalars.count <= Self.longestUnbrokenCode)
      } else {
        append("`\(part)")
      }
    }
  }

  /// The lines of the paragraph.
  ///
  /// - Parameters:
  ///   - columns: The columns of a line, indentation included.
  ///   - first: The columns before the first line that are taken already.
  ///   - rest: The indentation of all further lines.
  func lines(columns: Int, first: Int = 0, rest: Int) -> [[Run]] {
    var lines: [[Run]] = [[]]
    var column = first
    var isStart = true
    func add(_ run: Run) {
      let last = lines.count - 1
      if let end = lines[last].indices.last, lines[last][end].style == run.style {
        lines[last][end].text += run.text
      } else {
        lines[last].append(run)
      }
    }
    func begin() {
      lines.append(rest > 0 ? [(String(repeating: " ", count: rest), nil)] : [])
      column = rest
      isStart = true
    }
    for (i, word) in words.enumerated() {
      if !isStart, column + 1 + word.columns > columns {
        begin()
      } else if !isStart {
        // A space within code has the style of the code.
        let before = words[i - 1].runs.last?.style
        add((" ", before == word.runs.first?.style ? before : nil))
        column += 1
      }
      for run in word.runs {
        if column + run.text.columns <= columns {
          add(run)
          column += run.text.columns
        } else {
          for scalar in run.text.unicodeScalars {
            // The word is longer than a line.
            if column + scalar.columns > columns, column > rest { begin() }
            add((String(scalar), run.style))
            column += scalar.columns
          }
        }
      }
      isStart = false
    }
    return lines
  }
}

/// A message in lines of at most so many columns. Those that are too long are broken between words and indented from the
/// second line on.
public func folded(_ message: String, columns: Int) -> String {
  message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let line = String(line)
    if line.columns <= columns { return line }
    var prose = Prose()
    prose.append(message: line)
    return prose.lines(columns: max(columns, Prose.fewestColumns), rest: 2)
      .map { $0.map(\.text).joined() }.joined(separator: "\n")
  }.joined(separator: "\n")
}

extension String {
  /// The terminal columns of text without hidden scalars.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }
}
