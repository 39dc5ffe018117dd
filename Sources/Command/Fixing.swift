// `--fix` and `--diff`: what the lint command changes, and what it says of it.

import ArgumentParser
import Files
import Linting
import Reporting
import Syntax

/// The options of the lint command about fixes.
struct FixOptions: ParsableArguments {
  @Flag(help: "Fix what can be fixed so that nothing changes but that the defect goes, and report the rest.")
  var fix = false

  @Flag(help: "With --fix or --diff: make fixes too whose result a person should look at.")
  var suggested = false

  @Flag(help: "Print what --fix would change as a unified diff instead of a report, and write nothing.")
  var diff = false

  var isOn: Bool { fix || diff }

  func validate() throws {
    if suggested, !isOn { throw ValidationError("--suggested needs --fix or --diff") }
  }

  /// Fixes what `result` reports, and writes the files unless only the difference is wanted or the text came
  /// by standard input.
  ///
  /// - Parameters:
  ///   - known: Findings that are not reported are not fixed either.
  ///   - lint: Lints other texts of the same files, in which other lines may be the changed ones.
  func apply(
    to reading: Reading, _ result: LintResult, _ options: LintOptions, without known: [BaselineFile],
    within bounds: WritingBounds, lint: ([SourceText], LintOptions) -> LintResult
  ) -> FixOutcome {
    let reported = options.reported
    var options = options
    var fixing = Fixing(
      reading.sources, takesSuggested: suggested, reportedLines: options.reportedLines
    ) { reported?.contains($0) ?? true }
    var result = result
    func again() {
      options.reportedLines = fixing.reportedLines
      result = lint(fixing.sources, options)
    }
    while fixing.advance(unknown(result, known)) { again() }
    var outcome = FixOutcome(before: reading.sources, buffer: reading.buffer)
    if !diff, reading.buffer == nil {
      outcome.failures = write(&fixing, reading.sources, within: bounds)
      // What could not be written is as it was.
      if !outcome.failures.isEmpty { again() }
    }
    outcome.changed = fixing.changed
    outcome.after = fixing.sources
    outcome.fixed = FixCount(findings: fixing.fixedCount, files: outcome.changed.count)
    let said = fixing.refusals.map { Problem(file: outcome.path(of: $0.file), message: $0.message) }
    outcome.result = LintResult(
      files: result.files, reportedCount: result.reportedCount, findings: result.findings,
      problems: result.problems + outcome.failures + said, fixed: outcome.fixed)
    return outcome
  }

  private func unknown(_ result: LintResult, _ known: [BaselineFile]) -> [Finding] {
    var findings = Array(result.findings.enumerated())
    for file in known {
      let isKnown = file.knows(result)
      findings.removeAll { isKnown[$0.offset] }
    }
    return findings.map(\.element)
  }

  /// Replaces the files that have changed. A fix of several files is made in all of them or in none.
  private func write(_ fixing: inout Fixing, _ old: [SourceText], within bounds: WritingBounds) -> [Problem] {
    var problems: [Problem] = []
    func replace(_ number: Int, _ before: SourceText, _ after: SourceText) -> Bool {
      switch replaceFile(before.path, before.bytes, with: after.bytes, within: bounds) {
      case .success: return true
      case .failure(let failure):
        problems.append(Problem(file: before.path, message: failure.message + "; it is not fixed", isFailure: true))
        return false
      }
    }
    let changed = fixing.changed
    let groups = fixing.groups
    for group in groups {
      let members = group.sorted().filter { fixing.sources[$0].bytes != old[$0].bytes }
      var done: [Int] = []
      for number in members {
        if replace(number, old[number], fixing.sources[number]) {
          done.append(number)
          continue
        }
        for earlier in done { _ = replace(earlier, fixing.sources[earlier], old[earlier]) }
        for member in members { fixing.restore(member) }
        break
      }
    }
    let grouped = groups.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for number in changed where !grouped.contains(number) {
      if !replace(number, old[number], fixing.sources[number]) { fixing.restore(number) }
    }
    return problems
  }
}

/// What has been fixed, and what remains.
struct FixOutcome {
  fileprivate let before: [SourceText]
  fileprivate let buffer: Reading.Buffer?
  fileprivate(set) var after: [SourceText] = []
  fileprivate(set) var changed: [Int] = []
  fileprivate(set) var fixed = FixCount(findings: 0, files: 0)
  /// Files that could not be written.
  fileprivate(set) var failures: [Problem] = []
  /// Of the texts as they are now.
  fileprivate(set) var result = LintResult(files: [], findings: [], problems: [])

  fileprivate init(before: [SourceText], buffer: Reading.Buffer?) {
    self.before = before
    self.buffer = buffer
  }

  /// The path as the user gave it.
  fileprivate func path(of key: String) -> String {
    if let buffer, buffer.key == key { buffer.path } else { key }
  }

  /// The text that came by standard input, as it is now; nil if it could not be read.
  var fixedBuffer: [UInt8]? { buffer?.index.map { after[$0].bytes } }

  var difference: [UInt8] {
    changed.flatMap { number in
      let path = path(of: before[number].path)
      return SourceText(path: path, bytes: before[number].bytes)
        .unifiedDiff(to: SourceText(path: path, bytes: after[number].bytes))
    }
  }

  /// One line for people, beside a difference.
  var summary: String {
    if fixed.findings == 0 { return "Nothing to fix." }
    let findings = fixed.findings == 1 ? "1 finding" : "\(fixed.findings) findings"
    return "Would fix \(findings) in \(fixed.files == 1 ? "1 file" : "\(fixed.files) files")."
  }
}

extension Pen {
  /// A difference for whoever reads standard output: a program gets it as it is, a person in color and
  /// without what commands the terminal. Where a CI server runs the command, a pipe is most likely its log: single lines
  /// that would command it are broken, and such a patch does not apply; a file into which it is written gets all.
  func colored(_ difference: [UInt8]) -> [UInt8] {
    if !isColored, !StandardStream.output.isTerminal {
      return Platform.isRunByServer && !StandardStream.output.isFile ? Self.harmless(difference) : difference
    }
    var page = ""
    for bytes in difference.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // Tabs are for indentation, and a carriage return at the end is seen nowhere else either.
      let line = String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
      let text = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { printable(String($0)) }.joined(separator: "\t")
      switch line.first {
      case "-": page += line.hasPrefix("---") ? self(.strong, text) : self(.error, text)
      case "+": page += line.hasPrefix("+++") ? self(.strong, text) : self(.added, text)
      case "@": page += self(.heading, text)
      default: page += text
      }
      page += "\n"
    }
    // The last line ends with a break, too.
    return Array(page.dropLast().utf8)
  }

  private static func harmless(_ difference: [UInt8]) -> [UInt8] {
    let lines = difference.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      let line = Array(line)
      return commands(inLine: line) ? Array(printable(String(decoding: line, as: UTF8.self)).utf8) : line
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}

extension Platform {
  /// Whether the environment says that a CI server runs the command.
  fileprivate static var isRunByServer: Bool {
    // The first is set by most, the others by Azure Pipelines and TeamCity.
    ["CI", "TF_BUILD", "TEAMCITY_VERSION"].contains { name in
      environment(name).map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }
  }
}
