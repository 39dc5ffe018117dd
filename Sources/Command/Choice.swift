// Words on the command line that stand for one of a few known things.

import ArgumentParser
import Linting
import Reporting
import Rules

/// Finds what `word` names among `known`.
///
/// - Parameters:
///   - kind: What the word should be, for the message: "format".
///   - listing: Where to see all of them, if they are too many to say.
/// - Throws: `ValidationError`, which names the nearest word or all of them.
func choose<Known>(
  _ word: String, _ kind: String, among known: [Known], listing: String? = nil,
  name: (Known) -> String
) throws -> Known {
  if let found = known.first(where: { name($0) == word }) { return found }
  let names = known.map(name)
  let advice =
    if let near = nearest(to: word, among: names) {
      "did you mean '\(near)'?"
    } else {
      listing ?? "use one of " + names.joined(separator: ", ")
    }
  throw ValidationError("unknown \(kind) '\(word)'; \(advice)")
}

/// Which rules a run checks.
enum RuleChoice {
  static func rule(_ id: String) throws -> any Rule.Type {
    try choose(
      id, "rule", among: Catalogue.rules, listing: "'sameview rules' lists them all",
      name: { $0.about.id })
  }

  /// The rules in the order of the catalogue. Those that are off by default run only if `only`
  /// names them.
  ///
  /// - Parameters:
  ///   - only: Lists of ids, as they were given: `a` or `a,b`. If empty, all that are on by default.
  ///   - disabled: Likewise.
  static func rules(only: [String], disabled: [String]) throws -> [any Rule.Type] {
    let wanted = try ids(only, option: "--only")
    let unwanted = try ids(disabled, option: "--disable")
    let chosen = Catalogue.rules.filter { rule in
      let about = rule.about
      guard !unwanted.contains(about.id) else { return false }
      return only.isEmpty ? about.isOnByDefault : wanted.contains(about.id)
    }
    if chosen.isEmpty {
      throw ValidationError("no rule is left to check; see --only and --disable")
    }
    return chosen
  }

  private static func ids(_ lists: [String], option: String) throws -> Set<String> {
    var ids: Set<String> = []
    for list in lists {
      let words = list.split { $0 == "," || $0 == " " }
      if words.isEmpty { throw ValidationError("\(option) needs the id of a rule") }
      for word in words { ids.insert(try rule(String(word)).about.id) }
    }
    return ids
  }
}

extension Severity {
  static func named(_ word: String) throws -> Severity {
    try choose(word, "severity", among: allCases, name: \.word)
  }
}

extension ReportFormat {
  static func named(_ word: String) throws -> ReportFormat {
    try choose(word, "format", among: allCases, name: \.rawValue)
  }
}
