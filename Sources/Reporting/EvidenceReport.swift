// The evidence of findings, for people: what was proved by which places, why the severity is what it is, what to do, and
// how to silence it.

import Linting

public enum EvidenceReport {
  /// Each finding of the result with its notes as numbered steps. On a terminal, text is broken between words.
  public static func text(of result: LintResult, options: ReportOptions) -> [UInt8] {
    var report = TextReport(result, isColored: options.color, columns: options.terminal?.columns)
    for finding in result.findings { report.explain(finding, options) }
    return report.page
  }
}

extension Finding {
  /// The comment that silences the finding, above its line.
  var silencingComment: String { "// sameview:disable:next \(rule) - why it is right here" }

  /// The entry of `.sameview.yml` that turns its rule off.
  var silencingConfiguration: String { "rules:\n  \(rule): off\n" }

  /// Why the finding has its severity: what the severity means, what decides, and which notes show it.
  ///
  /// - Parameter about: The rule; nil if it is not known.
  fileprivate func reasonsForSeverity(_ about: About?, isConfigured: Bool) -> [String] {
    var reasons = ["\(severity.word): \(severity.meaning)"]
    if isConfigured { return reasons + ["the configuration sets it for all findings of the rule"] }
    let steps = notes.enumerated().compactMap { i, note in
      note.role.flatMap { $0.weighs ? "\(i + 1) (\($0.rawValue))" : nil }
    }
    if !steps.isEmpty {
      reasons.append("evidence that bears on it: \(steps.count == 1 ? "step" : "steps") \(listed(steps))")
    }
    guard let about else { return reasons }
    let amount = severity < about.severity ? "less" : "more"
    reasons.append(
      severity == about.severity
        ? "this is the usual severity of the rule"
        : "the usual severity of the rule is `\(about.severity.word)`; here \(amount) is proved, or \(amount) is lost")
    let criteria = about.severityCriteria
    if !criteria.isEmpty { reasons.append("the rule says: " + criteria.joined(separator: " ")) }
    return reasons
  }
}

extension Severity {
  /// What all findings of the severity have in common.
  fileprivate var meaning: String {
    switch self {
    case .error: "wrong at run time whatever the data"
    case .warning: "wrong or expensive for realistic data"
    case .info: "advice"
    }
  }
}

extension Note.Role {
  /// Whether such a note shows how likely or how great the damage is, rather than where it comes from.
  fileprivate var weighs: Bool {
    switch self {
    case .change, .occasion, .quantity, .loss, .assumption: true
    case .cause, .path, .remedy: false
    }
  }
}

extension About {
  /// The sentences of the explanation that say when a finding is an error, a warning or information.
  var severityCriteria: [String] {
    let phrases = ["is an error", "is a warning", "is information", "are errors", "are warnings", "are information"]
    let paragraphs = explanation.split(separator: "\n\n").filter { !$0.hasPrefix("- ") && !$0.hasPrefix("    ") }
    return paragraphs.flatMap { paragraph in
      let text = paragraph.replacing("\n", with: " ")
      let sentences = text.split(separator: ". ").map { $0.hasSuffix(".") ? String($0) : $0 + "." }
      return sentences.filter { sentence in
        // Strict mode adds what others do not see. A sentence with a colon at its end only introduces a list.
        !sentence.contains("strict mode") && !sentence.hasSuffix(":.") && phrases.contains { sentence.contains($0) }
      }
    }
  }
}

extension TextReport {
  fileprivate mutating func explain(_ finding: Finding, _ options: ReportOptions) {
    let gutter = gutter(of: finding)
    writeHead(of: finding, gutter: gutter)

    writeTitle("Evidence")
    if finding.notes.isEmpty { writeLine("The code above is all of it.") }
    let width = String(finding.notes.count).utf8.count
    for (i, note) in finding.notes.enumerated() {
      let number = String(i + 1)
      writeLine(
        heading(note.location, note.role?.rawValue, .note, note.message), lead: number + ". ",
        indentation: 2 + width - number.utf8.count, hanging: 4 + width)
      writeFrame(note.location, .note, gutter: gutter + width + 1, isDedented: true)
    }

    writeTitle("Severity")
    let about = options.rules.first { $0.id == finding.rule }
    let isConfigured = options.rulesOfConfiguredSeverity.contains(finding.rule)
    for reason in finding.reasonsForSeverity(about, isConfigured: isConfigured) { writeLine(reason) }

    writeTitle("Remedy")
    if let help = finding.help { writeLine(help) }
    for fix in finding.fixes {
      let command = fix.safety == .safe ? "sameview --fix" : "sameview --fix --suggested"
      writeLine("\(fix.safety.rawValue) fix, by `\(command)`: \(fix.title)")
    }
    if finding.help == nil, finding.fixes.isEmpty { writeLine("None: what is right depends on what the code means.") }

    writeTitle("Silencing it")
    writeLine("above line \(places.start(of: finding.location).line):")
    page.append("    " + finding.silencingComment + "\n")
    writeLine("in .sameview.yml:")
    for line in finding.silencingConfiguration.split(separator: "\n") { page.append("    " + line + "\n") }

    page.append("\n")
    writeLine("`sameview explain \(finding.rule)` explains the rule.")
  }

  private mutating func writeTitle(_ title: String) {
    page.append("\n")
    begin(.path)
    page.append(title)
    end()
    page.append("\n")
  }

  private mutating func writeLine(_ message: String) { writeLine([.message(message)], indentation: 2, hanging: 4) }
}
