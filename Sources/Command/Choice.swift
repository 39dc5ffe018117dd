// Words on the command line that name one of a few known values.

import ArgumentParser
import Configuration
import Linting
import Reporting
import Rules

/// The value that `word` names among `known`.
///
/// - Parameters:
///   - kind: What the word names, for the message: "format".
///   - listing: How to list the values, if they are too many for a message.
/// - Throws: `ValidationError`, which names the nearest value, a few that hold its parts, or all of them.
func choose<Known>(
  _ word: String, _ kind: String, among known: [Known], listing: String? = nil,
  name: (Known) -> String
) throws -> Known {
  if let found = known.first(where: { name($0) == word }) { return found }
  let names = known.map(name)
  // `unstable-id` for `unstable-inline-id`.
  let parts = word.split(separator: "-")
  let longer = parts.isEmpty ? [] : names.filter { name in parts.allSatisfy { name.contains($0) } }
  let advice =
    if let near = nearest(to: word, among: names) {
      "did you mean '\(near)'?"
    } else if !longer.isEmpty, longer.count <= longerLimit {
      "did you mean \(longer.map { "'\($0)'" }.joined(separator: " or "))?"
    } else {
      listing ?? "use one of " + names.joined(separator: ", ")
    }
  throw ValidationError("unknown \(kind) '\(word)'; \(advice)")
}

/// Values that hold all parts of a word: more of them would be a list to search in.
private let longerLimit = 6

/// The rules that the command line chooses.
struct RuleChoice {
  /// Ids of rules; nil without `--only`.
  private let wanted: Set<String>?
  private let unwanted: Set<String>

  /// Completes ids and groups, also behind those of a list.
  static var completion: CompletionKind {
    .custom { _, _, typed in
      let named = typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? ""
      let words = Catalogue.rules.map { $0.about.id } + RuleGroup.allCases.map(\.rawValue)
      return words.map { named + $0 }
    }
  }

  static func rule(_ id: String) throws -> any Rule.Type {
    try choose(
      id, "rule", among: Catalogue.rules, listing: "'sameview rules' lists all rules",
      name: { $0.about.id })
  }

  /// - Parameters:
  ///   - only: Lists of ids and groups, as they were given: `a` or `a,b`. If empty, all that are on.
  ///   - disabled: Lists of the same form.
  init(only: [String], disabled: [String]) throws {
    let wanted = try Self.ids(only, option: "--only")
    unwanted = try Self.ids(disabled, option: "--disable")
    self.wanted = only.isEmpty ? nil : wanted
    if !only.isEmpty, wanted.isSubset(of: unwanted) { throw Self.noRuleIsLeft }
  }

  static let noRuleIsLeft = ValidationError("--only and --disable leave no rule to check")

  /// The settings with the command line applied, which takes precedence. Configured severities stay.
  func applied(to settings: FileSettings) -> FileSettings {
    guard wanted != nil || !unwanted.isEmpty else { return settings }
    var settings = settings
    for rule in Catalogue.rules {
      let id = rule.about.id
      if let wanted {
        if !wanted.contains(id) {
          settings.levels[id] = .off
        } else if settings.levels[id] == .off {
          settings.levels[id] = nil
        }
      }
      if unwanted.contains(id) { settings.levels[id] = .off }
    }
    return settings
  }

  private static func ids(_ lists: [String], option: String) throws -> Set<String> {
    var ids: Set<String> = []
    for list in lists {
      let words = list.split { $0 == "," || $0 == " " }
      if words.isEmpty { throw ValidationError("\(option) needs the id of a rule") }
      for word in words {
        if let group = RuleGroup(rawValue: String(word)) {
          ids.formUnion(Catalogue.rules.map { $0.about }.filter { $0.group == group }.map(\.id))
        } else {
          ids.insert(try rule(String(word)).about.id)
        }
      }
    }
    return ids
  }
}

extension Severity {
  static func named(_ word: String) throws -> Severity {
    try choose(word, "severity", among: allCases, name: \.word)
  }
}

extension Preset {
  static func named(_ word: String) throws -> Preset {
    try choose(word, "preset", among: allCases, name: \.rawValue)
  }
}

extension ReportFormat {
  static func named(_ word: String) throws -> ReportFormat {
    try choose(word, "format", among: allCases, name: \.rawValue)
  }
}
