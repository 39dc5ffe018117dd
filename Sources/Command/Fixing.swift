// `--fix` and `--diff`: applies fixes, and prints or writes the result.

import ArgumentParser
import Files
import Linting
import Reporting
import Syntax
import Workspace

/// The options of the lint command about fixes.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply safe fixes, after which the app does the same without the defect, and report the rest.")
  var fix = false

  @Flag(help: "With --fix or --diff: also apply fixes whose result needs a review.")
  var suggested = false

  @Flag(help: "Print the changes of --fix as a unified diff instead of a report, and write nothing.")
  var diff = false

  var isOn: Bool { fix || diff }

  func validate() throws {
    if suggested, !isOn { throw ValidationError("--suggested needs --fix or --diff") }
  }

  /// Fixes what `result` reports. Writes the files, except with `--diff` or for text on standard input.
  ///
  /// - Parameters:
  ///   - known: Baselines, whose findings are not fixed.
  ///   - lint: Lints changed texts of the same files, in which `reportedLines` may have moved.
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
      // A file that could not be written has its old text.
      if !outcome.failures.isEmpty { again() }
    }
    outcome.changed = fixing.changed
    outcome.after = fixing.sources
    outcome.fixed = FixCount(findings: fixing.fixedCount, files: outcome.changed.count)
    let said = fixing.refusals.map { Problem(file: outcome.path(of: $0.file), message: $0.message) }
    outcome.result = LintResult(
      files: result.files, reportedCount: result.reportedCount, unchecked: result.unchecked,
      findings: result.findings, problems: result.problems + outcome.failures + said, fixed: outcome.fixed)
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

  /// Replaces the files that have changed. A fix of several files is written to all of them or to none.
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

/// The outcome of fixing: changed texts and remaining findings.
struct FixOutcome {
  fileprivate let before: [SourceText]
  fileprivate let buffer: Reading.Buffer?
  fileprivate(set) var after: [SourceText] = []
  fileprivate(set) var changed: [Int] = []
  fileprivate(set) var fixed = FixCount(findings: 0, files: 0)
  /// Files that could not be written.
  fileprivate(set) var failures: [Problem] = []
  /// The result for the present texts.
  fileprivate(set) var result = LintResult(files: [], findings: [], problems: [])

  fileprivate init(before: [SourceText], buffer: Reading.Buffer?) {
    self.before = before
    self.buffer = buffer
  }

  /// The path as the user gave it.
  fileprivate func path(of key: String) -> String {
    if let buffer, buffer.key == key { buffer.path } else { key }
  }

  /// The text of standard input, fixed; nil if it could not be read.
  var fixedBuffer: [UInt8]? { buffer?.index.map { after[$0].bytes } }

  var difference: [UInt8] {
    changed.flatMap { number in
      let path = path(of: before[number].path)
      return SourceText(path: path, bytes: before[number].bytes)
        .unifiedDiff(to: SourceText(path: path, bytes: after[number].bytes))
    }
  }

  /// One line for people, printed with a diff.
  var summary: String {
    if fixed.findings == 0 { return "Nothing to fix." }
    let findings = fixed.findings == 1 ? "1 finding" : "\(fixed.findings) findings"
    return "Would fix \(findings) in \(fixed.files == 1 ? "1 file" : "\(fixed.files) files")."
  }
}

extension Pen {
  /// A diff for the reader of standard output. A program gets it unchanged; a terminal gets it in color, with control
  /// characters escaped. Under a CI server, a pipe is most likely the server's log: lines that would command the server
  /// are escaped, and such a patch does not apply. A file gets the diff unchanged there, too.
  func colored(_ difference: [UInt8]) -> [UInt8] {
    if !isColored, !StandardStream.output.isTerminal {
      return Platform.isRunByServer && !StandardStream.output.isFile ? Self.harmless(difference) : difference
    }
    var page = ""
    for bytes in difference.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // Tabs indent, and other output does not show a carriage return at the end either.
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
    // `split` gives an empty part behind the last line break.
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
