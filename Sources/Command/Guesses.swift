// Words that people try, because other tools have them, and what they mean here.

import ArgumentParser
import Files
import Reporting

enum Guesses {
  /// The option that a word names; nil if it names none.
  static func option(_ word: String) -> String? {
    if ReportFormat(rawValue: word) != nil { return "--format \(word)" }
    switch word {
    case "fix", "autofix", "autocorrect": return "--fix"
    case "baseline": return "--write-baseline"
    case "diff", "staged", "version": return "--\(word)"
    case "strict": return "--preset strict"
    default: return nil
    }
  }

  /// The verbs that linting has elsewhere.
  private static let verbs: Set = ["check", "analyze", "analyse", "scan", "run"]

  /// What a first word means that names neither a command nor a path: `--fix`, or the command line without a verb.
  /// Nil if it is not known.
  static func meaning(of word: String) -> String? {
    if let option = option(word) { return option }
    guard verbs.contains(word) else { return nil }
    var words = Array(CommandLine.arguments.dropFirst())
    if let verb = words.firstIndex(of: word) { words.remove(at: verb) }
    return (["sameview"] + words.map(shellWord)).joined(separator: " ")
  }

  /// The message about an unknown option, with what it means instead if that is known.
  static func message(_ message: String, of command: String) -> String {
    let start = "Unknown option '--"
    guard message.hasPrefix(start) else { return message }
    let name = String(message.dropFirst(start.count).prefix { $0 != "'" && $0 != "=" })
    // Other commands have few formats.
    guard command == LintCommand._commandName || name == ReportFormat.json.rawValue, let option = option(name) else {
      return message
    }
    return "\(start)\(name)'. Did you mean '\(option)'?"
  }
}
