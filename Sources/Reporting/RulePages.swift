// The reference of all rules in Markdown, generated from the texts of the rules.

import Linting

public enum RulePages {
  /// The name of the page with the table of all rules.
  public static let indexName = "README.md"

  /// The site that `Website/build.py` makes from these pages.
  static let site = "https://sameview.github.io/sameview/"

  /// The address of the page of a rule on that site.
  public static func address(of rule: String) -> String { "\(site)rules/\(rule)/" }

  /// The pages by their file names.
  public static func all(_ rules: [any Rule.Type]) -> [String: String] {
    var pages = [indexName: index(rules)]
    for rule in rules { pages[rule.about.id + ".md"] = page(of: rule) }
    return pages
  }

  private static func index(_ rules: [any Rule.Type]) -> String {
    var text = """
      # Rules

      \(rules.count) rules. An error is wrong at run time whatever the data, a warning is wrong or expensive for realistic
      data, an info is advice. `sameview explain RULE` prints a page in a terminal. The [glossary](../glossary.md) explains
      the terms.

      """
    for group in RuleGroup.allCases {
      let members = rules.filter { $0.about.group == group }.sorted { $0.about.id < $1.about.id }
      if members.isEmpty { continue }
      text += "\n## \(group.rawValue)\n\n| rule | severity | default | fix | what it finds |\n|---|---|---|---|---|\n"
      for rule in members {
        let about = rule.about
        text += "| [\(about.id)](\(about.id).md) | \(about.severity.word) | \(about.isOnByDefault ? "on" : "off")"
        text += " | \(about.fix == nil ? "" : "yes") | \(cell(about.title)) |\n"
      }
    }
    return text
  }

  /// The page of one rule.
  public static func page(of rule: any Rule.Type) -> String {
    let about = rule.about
    var text = "# \(about.id)\n\n\(about.title).\n\n"
    text += "Group **\(about.group.rawValue)**, severity **\(about.severity.word)**, "
    text += about.isOnByDefault ? "on by default.\n\n" : "off by default.\n\n"
    text += about.explanation + "\n"
    text += "\n## Fix\n\n\(about.fix ?? "None: what is right depends on what the code means.")\n"
    if !about.options.isEmpty {
      text += "\n## Options\n\n| option | default | meaning |\n|---|---|---|\n"
      for option in about.options { text += "| `\(option.name)` | \(option.standard) | \(cell(option.meaning)) |\n" }
    }
    for (title, examples) in [("Reported", rule.bad), ("Not reported", rule.good)] {
      text += "\n## \(title)\n"
      for example in examples {
        if !example.comment.isEmpty { text += "\n\(capitalized(example.comment)):\n" }
        text += "\n```swift\n\(example.code)\n```\n"
      }
    }
    text += """

      ## Silencing it

      ```swift
      // sameview:disable:next \(about.id) - why it is right here
      ```

      ```yaml
      rules:
        \(about.id): off
      ```

      """
    if !about.references.isEmpty {
      text += "\n## References\n\n"
      for reference in about.references { text += "- [\(reference.title)](\(reference.address))\n" }
    }
    return text
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func cell(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? "\\|" : String($0) })
  }
}
