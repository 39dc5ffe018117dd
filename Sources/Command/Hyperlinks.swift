// Links to places in files, for terminals that follow them (OSC 8).

import Files

/// Makes the target of a link to a place of a file.
struct Hyperlinks: Sendable {
  private let format: String
  private let host: String

  /// Nil if the terminal is not known to follow links. `SAMEVIEW_HYPERLINKS` decides if it is set: `always`, `never`,
  /// or a format such as `vscode://file{path}:{line}:{column}`.
  ///
  /// - Parameter isPaged: Whether a pager shows the links. Old ones print them as text.
  init?(isPaged: Bool) {
    let usual = "file://{host}{path}"
    switch Platform.environment("SAMEVIEW_HYPERLINKS") ?? "" {
    case "always": format = usual
    case let given where given.contains("{path}"): format = given
    case "", "auto":
      guard !isPaged, Self.isKnown else { return nil }
      format = usual
    default: return nil
    }
    host = Platform.hostName
  }

  /// Whether the variables that terminals set name one that follows links. Multiplexers may not pass them on.
  private static var isKnown: Bool {
    func value(_ name: String) -> String { Platform.environment(name) ?? "" }
    let terminal = value("TERM")
    if terminal.isEmpty || terminal == "dumb" || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") {
      return false
    }
    if !value("TMUX").isEmpty || !value("STY").isEmpty || !value("CI").isEmpty { return false }
    if ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "alacritty"].contains(terminal) { return true }
    // Visual Studio Code and JetBrains find `path:line` themselves, and go to the line as well.
    if ["iTerm.app", "WezTerm", "ghostty", "Hyper", "rio", "WarpTerminal"].contains(value("TERM_PROGRAM")) {
      return true
    }
    return Int(value("VTE_VERSION")).map { $0 >= 5000 } ?? !value("WT_SESSION").isEmpty
      || !value("KONSOLE_VERSION").isEmpty || !value("DOMTERM").isEmpty
  }

  func target(_ path: String, _ line: Int, _ column: Int) -> String {
    let values = [
      ("{host}", Self.escaped(host)), ("{path}", Self.escaped(Platform.absolutePath(path))),
      ("{line}", String(line)), ("{column}", String(column)),
    ]
    var target = ""
    var rest = format[...]
    while let first = rest.first {
      if let (name, value) = values.first(where: { rest.hasPrefix($0.0) }) {
        target += value
        rest = rest.dropFirst(name.count)
      } else {
        target.append(first)
        rest = rest.dropFirst()
      }
    }
    return target
  }

  /// All bytes as `%1B` that are not letters, digits or one of `-._~/`. Names come from strangers.
  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var escaped = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte))
      if isPlain || "-._~/".unicodeScalars.contains(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return escaped
  }
}
