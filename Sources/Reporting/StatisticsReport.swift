// Tables for people: the number of findings of each rule, and the time it took.

import Linting

extension ReportFormat {
  /// A line for each rule with findings, the most frequent first.
  public static let statistics = ReportFormat("statistics") { result, _ in
    struct Count {
      var severities: [Severity: Int] = [:]
      var files: Set<Int> = []
      var total: Int { severities.values.reduce(0, +) }
    }
    var counts: [String: Count] = [:]
    for finding in result.findings {
      counts[finding.rule, default: Count()].severities[finding.severity, default: 0] += 1
      counts[finding.rule]?.files.insert(finding.location.file)
    }
    var rows: [[String]] = [["findings", "error", "warning", "info", "files", "rule"]]
    func cells(_ count: Count, _ name: String) -> [String] {
      [String(count.total)] + [Severity.error, .warning, .info].map { count.severities[$0].map(String.init) ?? "" }
        + [String(count.files.count), name]
    }
    var sum = Count()
    for (rule, count) in counts.sorted(by: { ($1.value.total, $0.key) < ($0.value.total, $1.key) }) {
      rows.append(cells(count, rule))
      sum.severities.merge(count.severities, uniquingKeysWith: +)
      sum.files.formUnion(count.files)
    }
    rows.append(cells(sum, "in all"))
    return Array(table(rows).utf8)
  }
}

/// The table of a run's phases and rules.
public func timingTable(_ timing: Timing) -> String {
  func milliseconds(_ nanoseconds: UInt64) -> String {
    let tenths = (nanoseconds + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
  let phases = timing.phases.map { [milliseconds($0.nanoseconds), $0.name] }
  // Too short to be shown.
  let rules = timing.rules.filter { $0.nanoseconds >= 50_000 }.map { [milliseconds($0.nanoseconds), $0.rule] }
  return table([["ms", "phase"]] + phases) + "\n" + table([["ms", "rule (all workers together)"]] + rules)
}

/// Right-aligned numbers, and left-aligned words in the last column.
private func table(_ rows: [[String]]) -> String {
  let columns = (rows.first?.count ?? 1) - 1
  let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    (0..<columns).map { String(repeating: " ", count: widths[$0] - row[$0].count) + row[$0] + "  " }.joined()
      + row[columns] + "\n"
  }.joined()
}
