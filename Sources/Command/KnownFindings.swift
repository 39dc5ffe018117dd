// The baselines of a run: what it writes, hides and prunes.

import ArgumentParser
import Files
import Linting
import Reporting
import Workspace

extension LintCommand {
  /// - Parameter findingCount: The number of findings as other reports count them.
  func writeBaseline(_ path: String, _ result: LintResult, findingCount: Int) throws {
    if case .success(let bytes) = readFile(path), !bytes.isEmpty, (try? Baseline(parsing: bytes)) == nil {
      writeMessage("error: '\(printable(path))' exists and is not a baseline; it was not changed")
      throw ExitCode.failed
    }
    let file = BaselineFile(of: result, at: path)
    if case .failure(let failure) = file.write(within: WritingBounds(around: lintedPlaces)) {
      throw refused(path, failure)
    }
    let isComplete = LeftOut.all.isEmpty && result.isComplete
    for problem in result.problems { tell(problem) }
    if !isComplete { writeMessage("warning: the baseline lacks the findings of skipped code") }
    tellLackOfViews(result)
    let name = printable(path)
    try writeProse(
      "\(counted(findingCount, "finding")) at \(counted(file.count, "place")) written to \(name); "
        + "`--baseline \(name)`, or `baseline: \(name)` in .sameview.yml, hides them.")
    if !isComplete { throw EndOfReport(status: .failed) }
  }

  /// The baselines of the run: those of the command line, or else the configured ones.
  func knownFindings(_ configured: [String]) throws -> [BaselineFile] {
    try (baselines.baseline.isEmpty ? configured : baselines.baseline).map { try Self.baseline(at: $0) }
  }

  /// - Throws: `ExitCode.failed`, after printing what is wrong with the file.
  static func baseline(at path: String) throws -> BaselineFile {
    do {
      return try BaselineFile(reading: path)
    } catch {
      writeMessage("error: the baseline '\(printable(error.path))' \(error.message)")
      throw ExitCode.failed
    }
  }

  /// The result without the findings in baselines. Prints how many entries are fixed, and prunes them if
  /// `--prune-baseline` is given.
  func withoutKnown(
    _ result: LintResult, _ known: [BaselineFile], _ options: LintOptions, within bounds: WritingBounds
  ) throws -> LintResult {
    var files = known
    if files.isEmpty {
      if baselines.pruneBaseline { throw ValidationError("--prune-baseline needs a --baseline") }
      return result
    }
    // Only a run with all rules over whole files can tell which entries are fixed.
    let isWhole =
      !rules.choosesRules && severity ?? Severity.info.word == Severity.info.word && rules.preset == nil
      && context.isEmpty && !changes.areGiven && stdinPath == nil && LeftOut.all.isEmpty && result.isComplete
    if baselines.pruneBaseline, !LeftOut.all.isEmpty || !result.isComplete {
      for problem in result.problems where problem.isFailure { tell(problem) }
      throw ValidationError(
        "--prune-baseline needs a run that skips no code: the entries of skipped code would be removed")
    }
    if baselines.pruneBaseline, !isWhole {
      throw ValidationError(
        "--prune-baseline needs a run with all rules over whole files: remove the options that restrict it")
    }
    if baselines.pruneBaseline, let file = files.first(where: { !$0.isWithin(lintedPlaces) }) {
      throw ValidationError("--prune-baseline needs a run over the whole folder of '\(file.path)'")
    }
    var isKnown = Array(repeating: false, count: result.findings.count)
    for i in files.indices {
      for (j, knows) in files[i].knows(result).enumerated() where knows { isKnown[j] = true }
      guard isWhole, files[i].isWithin(lintedPlaces) else { continue }
      let stale = files[i].stale(in: result, options)
      if stale.isEmpty { continue }
      let (these, are) = stale.count == 1 ? ("one finding", "is") : ("\(stale.count) findings", "are")
      let path = printable(files[i].path)
      if baselines.pruneBaseline {
        if case .failure(let failure) = files[i].remove(stale, within: bounds) { throw refused(files[i].path, failure) }
        if !quiet { writeMessage("\(path): removed \(these) that \(are) fixed or changed") }
      } else if !quiet {
        writeMessage(
          "\(path): \(these) \(are) fixed or changed; --prune-baseline removes \(stale.count == 1 ? "it" : "them")")
      }
    }
    let findings = zip(result.findings, isKnown).filter { !$1 }.map(\.0)
    return LintResult(
      files: result.files, reportedCount: result.reportedCount, unchecked: result.unchecked,
      findings: findings, problems: result.problems, knownCount: result.findings.count - findings.count,
      fixed: result.fixed)
  }
}
