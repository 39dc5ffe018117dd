// The report for coding agents: one finding a line, the worst first, with a limit, and what to run next.
//
// Every word costs the reader, so evidence is left to `explain`, and what repeats is written once.

import Linting
import Syntax

extension ReportFormat {
  /// `path:line: severity rule: message (help: …)`, and always a last line with the counts and the next command.
  public static let agent = ReportFormat("agent") { result, options in
    var report = AgentReport(result)
    let (sections, rest) = options.agentSections(of: result)
    for section in sections {
      report.writeTitle(of: section)
      report.write(section.findings)
    }
    report.write(result.problems)
    report.writeLastLine(result, options.agent, printed: sections.flatMap(\.findings), rest: rest)
    return report.page
  }
}

extension ReportOptions {
  /// The findings that `agent` prints, in its order.
  public func agentFindings(of result: LintResult) -> [Finding] { agentSections(of: result).0.flatMap(\.findings) }

  fileprivate func agentSections(of result: LintResult) -> ([Section], rest: Int) {
    var arrangement = arrangement
    arrangement.limit = arrangement.limit ?? AgentLayout.usualLimit
    let shown = result.findings.filter { $0.severity >= agent.severity }
    return arrangement.sections(of: shown, in: result, usual: .severity)
  }
}

/// What a report for a coding agent says about the command, or the tool, that it comes from.
public struct AgentLayout: Sendable {
  /// The findings that are printed unless `--limit` names another number: they fit in about two thousand tokens.
  public static let usualLimit = 20

  /// The lowest severity that is printed. All findings are counted.
  public var severity = Severity.warning
  /// What applies the safe fixes of the findings that are printed.
  public var fixing = "sameview --fix --severity warning"
  /// What prints information as well.
  public var showingInfos = "sameview --severity info"
  /// What precedes the number of findings to print.
  public var limit = "--limit"
  /// The most findings that can be printed; nil for any number.
  public var largestLimit: Int?
  /// How to see the findings beyond that.
  public var narrowing = ""
  /// What explains a finding, by its path and line and by its rule.
  public var explaining: @Sendable (_ place: String, _ rule: String) -> String = { place, _ in
    "sameview explain --finding \(shellPath(place))"
  }
  /// What to do after a run without findings.
  public var afterClean = "build and test"
  /// Why there is no file to check, and what to do then.
  public var absence = (reason: "there are no Swift files", next: "name a folder with Swift files")
  /// Whether such an absence makes the run incomplete, though it has checked other files.
  public var isIncomplete = false
  /// What to do if the files are left alone.
  public var afterUnchecked = "name code of the app, or change `exclude` in the configuration"

  public init() {}

  /// How to see the findings that are not printed.
  fileprivate func showing(_ count: Int, after printed: Int) -> String {
    guard let largest = largestLimit, count > largest else { return "\(limit) \(count) shows all" }
    return printed < largest ? "\(limit) \(largest) shows more" : narrowing
  }
}

/// The problems that are printed. They mostly have one reason.
private let problemCount = 5

private struct AgentReport {
  private(set) var page: [UInt8] = []
  private var places: Places

  init(_ result: LintResult) { places = Places(result.files) }

  /// The title of a group of findings, with their numbers.
  mutating func writeTitle(of section: Section) {
    guard let title = section.title else { return }
    page.appendVisible(title)
    page.append(": \(Tally(section.findings + section.rest).words)\n")
  }

  /// Findings in their order, except that those of a rule with the same help come together.
  mutating func write(_ findings: [Finding]) {
    var rest = findings[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.rule == first.rule && $0.severity == first.severity }
      rest = rest.dropFirst(alike.count)
      for advised in groups(alike, by: \.help) {
        for (i, same) in groups(advised, by: { [$0.message, $0.fixability?.rawValue ?? ""] }).enumerated() {
          write(same, repeatsHelp: i > 0)
        }
      }
    }
  }

  /// The findings with one key together, in the order of the first of each.
  private func groups<Key: Hashable>(_ findings: some Sequence<Finding>, by key: (Finding) -> Key) -> [[Finding]] {
    var numbers: [Key: Int] = [:]
    var groups: [[Finding]] = []
    for finding in findings {
      let number = numbers[key(finding), default: groups.count]
      if number == groups.count {
        numbers[key(finding)] = number
        groups.append([])
      }
      groups[number].append(finding)
    }
    return groups
  }

  /// One line for findings that differ in their places only.
  private mutating func write(_ findings: [Finding], repeatsHelp: Bool) {
    guard let first = findings.first else { return }
    writePlaces(of: findings)
    page.append(": \(first.severity.word) ")
    page.appendVisible(first.rule)
    page.append(": ")
    page.appendVisible(first.message)
    if let help = first.help {
      if repeatsHelp {
        page.append(" (same help)")
      } else {
        page.append(" (help: ")
        page.appendVisible(help)
        page.append(")")
      }
    }
    if first.fixability == .safe { page.append(" [fixable]") }
    page.append("\n")
  }

  /// `A.swift:10,22, B.swift:3`, and the number of the places that findings stand for.
  private mutating func writePlaces(of findings: [Finding]) {
    var file: Int?
    for finding in findings {
      let line = places.start(of: finding.location).line
      if finding.location.file == file {
        page.append(",\(line)")
      } else {
        if file != nil { page.append(", ") }
        page.appendVisible(places.path(of: finding.location))
        page.append(":\(line)")
      }
      file = finding.location.file
    }
    let joined = findings.reduce(0) { $0 + $1.joined.count }
    if joined > 0 { page.append(" (+\(counted(joined, "place")))") }
  }

  mutating func write(_ problems: [Problem]) {
    for problem in problems.prefix(problemCount) {
      page.appendVisible(problem.file)
      page.append(": \(problem.severity.word): ")
      page.appendVisible(problem.message)
      page.append("\n")
    }
    if problems.count > problemCount { page.append("\(counted(problems.count - problemCount, "more problem"))\n") }
  }

  /// `2 errors, 30 warnings (12 not shown), 10 infos not shown; next: sameview explain --finding A.swift:10`
  mutating func writeLastLine(_ result: LintResult, _ layout: AgentLayout, printed: [Finding], rest: Int) {
    if let fixed = result.fixed { page.append(fixed.sentence(among: result.findings) + "\n") }
    let tally = Tally(result)
    var counts: [String] = []
    for severity in [Severity.error, .warning, .info] {
      let all = result.findings.count { $0.severity == severity }
      let left = all - printed.count { $0.severity == severity }
      if all == 0 { continue }
      let note = left == 0 ? "" : left == all ? " not shown" : " (\(left) not shown)"
      counts.append(counted(all, severity.word) + note)
    }
    if counts.isEmpty {
      counts = [result.isUnchecked ? "nothing was checked" : "no findings in \(counted(tally.files, "file"))"]
    }
    if tally.known > 0 { counts.append(tally.knownPlaces) }
    let unchecked = tally.unchecked
    if unchecked.uncompiled > 0, !unchecked.isEverything {
      counts.append("\(counted(unchecked.uncompiled, "file")) in no target, not checked")
    }
    let unused = unchecked.unusedViews
    if !unused.isEmpty {
      let names = listed(unused.map { "`\($0)`" }, limit: 1)
      counts.append("\(names) not checked, as no code creates \(unused.count == 1 ? "it" : "them")")
    }
    if tally.problems > 0 { counts.append(counted(tally.problems, "problem")) }
    var parts = [counts.joined(separator: ", ")]
    if layout.isIncomplete || tally.files == 0 && tally.problems == 0 {
      parts.append(layout.absence.reason)
    } else if let lack = result.lackOfChecks, tally.problems == 0 {
      parts.append(lack)
    }
    if layout.isIncomplete || !result.isComplete { parts.append("the run is incomplete") }
    if rest > 0 { parts.append(layout.showing(printed.count + rest, after: printed.count)) }
    let fixable = result.findings.count { $0.fixability == .safe && $0.severity >= layout.severity }
    if fixable > 0 { parts.append("\(fixable) fixable: \(layout.fixing)") }
    parts.append("next: " + next(after: printed, result, layout))
    page.appendVisible(parts.joined(separator: "; "))
    page.append("\n")
  }

  /// What to run next: what `--fix` does not do begins with the evidence.
  private mutating func next(after printed: [Finding], _ result: LintResult, _ layout: AgentLayout) -> String {
    if let finding = printed.first(where: { $0.fixability != .safe }) ?? printed.first {
      let place = "\(places.path(of: finding.location)):\(places.start(of: finding.location).line)"
      return layout.explaining(place, finding.rule)
    }
    if !result.findings.isEmpty { return layout.showingInfos }
    if !result.problems.isEmpty { return "read the problems" }
    if layout.isIncomplete || result.reportedCount == 0 { return layout.absence.next }
    return result.isUnchecked ? layout.afterUnchecked : layout.afterClean
  }
}

/// A word as a shell reads it.
public func shellWord(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "_@%+=:,./-".unicodeScalars.contains($0)
    }
  return isPlain
    ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

/// A path as an argument in a shell: never an option.
public func shellPath(_ path: String) -> String { shellWord(path.hasPrefix("-") ? "./" + path : path) }
