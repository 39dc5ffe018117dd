// `sameview explain`: the documentation of a rule.

import ArgumentParser
import Linting
import Rules

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule.",
    discussion: """
      Prints what the rule finds, why it is a defect, what to write instead, and what the rule leaves \
      alone, with examples. 'sameview rules' lists the rules.

      EXAMPLES:
        sameview explain any-view
      """)

  @Argument(
    help: ArgumentHelp("The id of a rule.", valueName: "rule"),
    completion: .list(Catalogue.rules.map { $0.about.id }))
  var rule: String

  @OptionGroup var color: ColorOption

  func validate() throws { _ = try RuleChoice.rule(rule) }

  func run() throws {
    let rule = try RuleChoice.rule(rule)
    try writeOutput(Explanation.text(of: rule, try color.pen(), columns: TextWidth.ofOutput))
  }
}

enum Explanation {
  static func text(of rule: any Rule.Type, _ pen: Pen, columns: Int) -> String {
    let about = rule.about
    var text = wrapped(about.title, to: columns).map { pen(.strong, $0) + "\n" }.joined()
    text += pen(.faint, "\(about.id) · \(about.group.rawValue) · ")
    text += pen(about.severity.style, about.severity.word)
    text += pen(.faint, about.isOnByDefault ? " · on by default" : " · off by default") + "\n\n"
    text += Markdown.rendered(about.explanation, pen, columns: columns)
    text += "\n" + pen(.heading, "Fix") + "\n\n"
    text += Markdown.rendered(about.fix ?? "None: what is right depends on what the code means.", pen, columns: columns)
    if !about.options.isEmpty {
      text += "\n" + pen(.heading, "Options") + "\n\n"
      for option in about.options { text += "    \(option.name): \(option.standard)   \(option.meaning)\n" }
    }
    for (title, examples) in [("Bad", rule.bad), ("Good", rule.good)] {
      for example in examples {
        let heading = example.comment.isEmpty ? title : "\(title): \(example.comment)"
        text += "\n" + wrapped(heading, to: columns).map { pen(.heading, $0) + "\n" }.joined() + "\n"
        text += Markdown.indented(example.code.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
    text += "\n" + pen(.heading, "Silencing it") + "\n\n"
    text += "    // sameview:disable:next \(about.id) - why it is right here\n"
    if !about.references.isEmpty {
      text += "\n" + pen(.heading, "References") + "\n\n"
      for reference in about.references { text += "    \(reference.title)\n    \(pen(.faint, reference.address))\n" }
    }
    return text
  }
}
