// The order of findings in a report for people, their groups, and how many are printed.

import Linting

/// The user's choice of order, groups and number for the text report.
public struct Arrangement: Sendable {
  public enum Order: String, CaseIterable, Sendable {
    /// The worst first, and within a severity the rules with the most findings first.
    case severity
    /// By path and place.
    case file
    /// By the id of the rule, and within a rule the worst first.
    case rule
  }
  public enum Grouping: String, CaseIterable, Sendable {
    case rule, file, owner
  }
  /// Nil for the usual order of the report.
  public var order: Order?
  public var grouping: Grouping?
  /// The most findings to print; nil for all.
  public var limit: Int?
  /// The owners of files by their index; files without an owner are missing.
  public var owners: [Int: String] = [:]

  public init(order: Order? = nil, grouping: Grouping? = nil, limit: Int? = nil) {
    self.order = order
    self.grouping = grouping
    self.limit = limit
  }
}

/// Findings that are printed together.
struct Section {
  /// The title without counts; nil where nothing is grouped.
  let title: String?
  /// The findings that are printed.
  var findings: [Finding] = []
  /// The findings of the group that are beyond the limit.
  var rest: [Finding] = []
}

extension Arrangement {
  /// The findings in their groups, which are in the order of their first findings, and the number of findings that are
  /// beyond the limit.
  ///
  /// - Parameter usual: The order if the user has chosen none.
  func sections(of findings: [Finding], in result: LintResult, usual: Order) -> (sections: [Section], rest: Int) {
    let sorted = sorted(findings, by: order ?? (grouping == nil || grouping == .file ? usual : .severity))
    guard let grouping else { return limited([Section(title: nil, findings: sorted)]) }
    var sections: [Section] = []
    var numbers: [String: Int] = [:]
    for finding in sorted {
      let title = title(of: finding, grouping, in: result)
      let number = numbers[title] ?? sections.count
      if number == sections.count {
        numbers[title] = number
        sections.append(Section(title: title))
      }
      sections[number].findings.append(finding)
    }
    return limited(sections)
  }

  private func title(of finding: Finding, _ grouping: Grouping, in result: LintResult) -> String {
    let file = finding.location.file
    switch grouping {
    case .rule: return finding.rule
    case .file: return result.files.indices.contains(file) ? result.files[file].path : "<unknown>"
    case .owner: return owners[file] ?? "no owner"
    }
  }

  private func sorted(_ findings: [Finding], by order: Order) -> [Finding] {
    struct Kind: Hashable {
      let severity: Severity
      let rule: String
    }
    var counts: [Kind: Int] = [:]
    func kind(_ finding: Finding) -> Kind { Kind(severity: finding.severity, rule: finding.rule) }
    if order == .severity { for finding in findings { counts[kind(finding), default: 0] += 1 } }
    return findings.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      switch order {
      case .file: break
      case .severity:
        if x.severity != y.severity { return x.severity > y.severity }
        let (most, fewest) = (counts[kind(x)] ?? 0, counts[kind(y)] ?? 0)
        if most != fewest { return most > fewest }
        if x.rule != y.rule { return x.rule < y.rule }
      case .rule:
        if x.rule != y.rule { return x.rule < y.rule }
        if x.severity != y.severity { return x.severity > y.severity }
      }
      return a.offset < b.offset
    }.map(\.element)
  }

  private func limited(_ sections: [Section]) -> (sections: [Section], rest: Int) {
    let total = sections.reduce(0) { $0 + $1.findings.count }
    guard let limit, total > limit else { return (sections, 0) }
    var left = limit
    var kept: [Section] = []
    for section in sections where left > 0 {
      kept.append(
        Section(
          title: section.title, findings: Array(section.findings.prefix(left)),
          rest: Array(section.findings.dropFirst(left))))
      left -= min(left, section.findings.count)
    }
    return (kept, total - limit)
  }
}
