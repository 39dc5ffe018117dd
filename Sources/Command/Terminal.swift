// Output for people: color, the width of text, and escapes for control characters.

import ArgumentParser
import Files
import Reporting

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  static func named(_ word: String) throws -> ColorChoice {
    try choose(word, "value of --color", among: allCases, name: \.rawValue)
  }

  /// Whether standard output gets color. `NO_COLOR` applies if it is set and not empty (https://no-color.org), and only
  /// for `auto`.
  var isOn: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      guard StandardStream.output.isTerminal, Platform.environment("TERM") != "dumb" else { return false }
      return Platform.environment("NO_COLOR")?.isEmpty ?? true
    }
  }
}

/// The option of all commands that print for people.
struct ColorOption: ParsableArguments {
  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "When to use color: auto (on a terminal, unless NO_COLOR is set), always or never.",
      valueName: "when"),
    completion: .list(ColorChoice.allCases.map(\.rawValue)))
  var word = ColorChoice.auto.rawValue

  func validate() throws { _ = try ColorChoice.named(word) }

  func pen() throws -> Pen { Pen(isColored: try ColorChoice.named(word).isOn) }
}

/// Writes text with the look of its role.
struct Pen {
  enum Style: String {
    case strong = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case info = "1;34"
    case heading = "1;4"
    case added = "1;32"
  }
  /// The command that turns all styles off.
  static let plain = "\u{1B}[0m"
  let isColored: Bool

  func callAsFunction(_ style: Style, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\(Self.plain)" : text
  }
}

/// A line, broken into lines of at most so many columns: between words, or in a word that is longer than a line.
///
/// - Parameters:
///   - line: May hold the styles of a `Pen`, which go on behind a break.
///   - columns: Nil to leave the line as it is.
///   - hanging: What each further line begins with. At most half of a line is used.
func folded(styled line: String, columns: Int?, hanging: String) -> String {
  guard let columns, case let cells = Cell.cells(of: line), cells.reduce(0, { $0 + $1.columns }) > columns else {
    return line
  }
  let lead = Cell.cells(of: hanging).prefix(columns / 2)
  var lines: [String] = []
  var rest = cells[...]
  while !rest.isEmpty {
    var room = columns - (lines.isEmpty ? 0 : lead.count)
    let fitting = rest.prefix { cell in
      room -= cell.columns
      return room >= 0
    }
    var end = max(fitting.endIndex, rest.startIndex + 1)
    if end < rest.endIndex, let space = rest[...end].lastIndex(where: \.isSpace),
      rest[..<space].contains(where: { !$0.isSpace })
    {
      end = space
    }
    let shown = rest[..<end]
    lines.append(Cell.text(of: lines.isEmpty ? shown : lead + shown))
    rest = rest[end...].drop(while: \.isSpace)
  }
  return lines.joined(separator: "\n")
}

/// A scalar on the screen with its style.
private struct Cell {
  let scalar: Unicode.Scalar
  /// The command that turns the style on; empty for none.
  let style: String
  var columns: Int { scalar.columns }
  var isSpace: Bool { scalar == " " }

  static func cells(of line: String) -> [Cell] {
    var cells: [Cell] = []
    var style = ""
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar != "\u{1B}" {
        cells.append(Cell(scalar: scalar, style: style))
      } else if let end = rest.firstIndex(of: "m") {
        style = "\u{1B}" + String(rest[...end])
        if style == Pen.plain { style = "" }
        rest = rest[rest.index(after: end)...]
      }
    }
    return cells
  }

  /// The cells without spaces at the end.
  static func text(of cells: ArraySlice<Cell>) -> String {
    var text = ""
    var style = ""
    let end = cells.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? cells.startIndex
    for cell in cells[..<end] {
      if cell.style != style {
        text += (style.isEmpty ? "" : Pen.plain) + cell.style
        style = cell.style
      }
      text.unicodeScalars.append(cell.scalar)
    }
    return style.isEmpty ? text : text + Pen.plain
  }
}

enum TextWidth {
  /// The width of running text in columns: that of the terminal, from 30 to 100; 80 without a terminal.
  static var ofOutput: Int { min(max((StandardStream.output.isTerminal ? terminal : nil) ?? 80, 30), 100) }

  /// The columns that messages on standard error have to fit; nil without a terminal.
  static var ofMessages: Int? {
    StandardStream.error.isTerminal ? given("COLUMNS") ?? StandardStream.error.columns ?? 80 : nil
  }

  /// The columns that lines on standard output have to fit; nil without a terminal.
  static var ofLines: Int? { StandardStream.output.isTerminal ? max(terminal ?? 80, fewest) : nil }

  /// In less, nothing is readable.
  private static let fewest = 20

  /// The columns of the terminal, or what `COLUMNS` says.
  static var terminal: Int? { given("COLUMNS") ?? StandardStream.output.columns }

  /// The lines of the terminal, or what `LINES` says.
  static var rows: Int? { given("LINES") ?? StandardStream.output.rows }

  private static func given(_ name: String) -> Int? {
    Platform.environment(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// `text` with all characters escaped that command or deceive a terminal.
///
/// - Parameter keepingLines: Whether line breaks stay.
func printable(_ text: String, keepingLines: Bool = false) -> String {
  visible(text, keeping: keepingLines ? "\n" : nil)
}

/// Writes a message and a line break to standard error. On a terminal, lines that are too long are broken between words.
func writeMessage(_ message: String) {
  let text = printable(message, keepingLines: true)
  StandardStream.error.write((TextWidth.ofMessages.map { folded(text, columns: $0) } ?? text) + "\n")
}

/// Writes a whole report to standard output.
///
/// - Throws: `ExitCode.failed` if the reader has gone or the disk is full. A reader that has gone, such as `head`, gets
///   no message.
func writeOutput(_ bytes: [UInt8]) throws {
  guard case .failure(let failure) = StandardStream.output.write(bytes) else { return }
  if !failure.readerHasGone { writeMessage("error: the output \(failure.message)") }
  throw ExitCode.failed
}

func writeOutput(_ text: String) throws { try writeOutput(Array(text.utf8)) }

/// Writes a paragraph and a line break to standard output. On a terminal, long lines are broken between words.
func writeProse(_ text: String) throws {
  try writeOutput((TextWidth.ofLines.map { folded(text, columns: $0) } ?? text) + "\n")
}

extension Platform {
  /// Whether the environment says that a CI server runs the command.
  static var isRunByServer: Bool {
    // Most servers set the first, Azure Pipelines and TeamCity the others.
    ["CI", "TF_BUILD", "TEAMCITY_VERSION"].contains { name in
      environment(name).map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }
  }
}
