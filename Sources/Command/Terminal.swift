// What the commands print for people: colour where it is wanted, the width to fill, and nothing
// that could command the terminal.

import ArgumentParser
import Files
import Reporting

/// When to use colour, as on the command line.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  static func named(_ word: String) throws -> ColorChoice {
    try choose(word, "use of color", among: allCases, name: \.rawValue)
  }

  /// Whether standard output gets colour. `NO_COLOR` counts if it is set and not empty
  /// (https://no-color.org), and only where nobody asked for colour.
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

/// The option that all commands share which print for people.
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
  let isColored: Bool

  func callAsFunction(_ style: Style, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

enum TextWidth {
  /// The columns that running text fills: those of the terminal, but no more than can be read with
  /// ease; 80 where there is no terminal.
  static var ofOutput: Int { min(max(StandardStream.output.columns ?? 80, 30), 100) }
}

/// `text` with everything that commands or deceives a terminal as an escape.
///
/// - Parameter keepingLines: Line breaks stay.
func printable(_ text: String, keepingLines: Bool = false) -> String {
  visible(text, keeping: keepingLines ? "\n" : nil)
}
