// The options that restrict a report to changed files and lines.

import ArgumentParser
import Files
import Linting
import Workspace

struct ChangeOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      """
      Report only on staged files, as they will be committed, and on what rests on a staged line elsewhere: \
      the text comes from git's index, not from disk.
      """))
  var staged = false

  @Option(
    help: ArgumentHelp(
      """
      Report only on new files and on files that changed since HEAD diverged from REF, a branch, a tag \
      or a commit, and on what rests on a changed line elsewhere.
      """,
      valueName: "ref"))
  var since: String?

  @Flag(
    help: ArgumentHelp(
      "Report only on changed lines instead of whole files: since the last commit, or as --staged or --since say."))
  var changedLines = false

  var areGiven: Bool { staged || since != nil || changedLines }

  func validate() throws {
    if staged, since != nil { throw ValidationError("--staged and --since exclude each other") }
  }

  /// The repository that contains the first of `paths`.
  func repository(around paths: [String]) throws -> GitRepository {
    try answer(GitRepository.containing(paths.first ?? "."))
  }

  /// The texts of the run; with `--staged` as they will be committed.
  func reading(
    _ paths: [String], context: [String], in repository: GitRepository, jobs: Int
  ) throws -> Reading {
    staged
      ? Reading(paths, context: context, staged: try answer(repository.index()), in: repository, jobs: jobs)
      : Reading(paths, context: context, jobs: jobs)
  }

  /// Sets which files to report on, and which lines of them. What stands elsewhere is reported if it rests on a changed line.
  ///
  /// - Returns: The files that could not be read and have not changed.
  func select(
    from reading: Reading, in repository: GitRepository, _ options: inout LintOptions, quiet: Bool
  ) throws -> Set<ExactPath> {
    let changes = try answer(
      staged ? repository.stagedChanges() : repository.changes(since: since ?? "HEAD"))
    // With `--since`, all files of such a submodule count as changed.
    if !quiet, let names = LintCommand.some(reading.submodules.filter { changes.change(at: $0) != .nothing }) {
      writeMessage(
        "note: not read, because --staged reads no submodules, but staged at another commit: \(names)")
    }
    var reported: Set<Int> = []
    for (i, source) in reading.sources.enumerated() {
      // A staged file may be gone from the disk.
      switch changes.change(at: source.path) {
      case .nothing: continue
      case .lines(let lines):
        let lines = source.lines(endedByLineFeeds: lines)
        if changedLines { options.reportedLines[i] = lines }
        options.evidenceLines[i] = lines
      case .everything: options.evidenceLines[i] = [1..<Int.max]
      }
      reported.insert(i)
    }
    options.reported = reading.reported.map { $0.intersection(reported) } ?? reported
    options.evidenceFiles = reading.reported
    return Set(reading.unreadFiles.filter { changes.change(at: $0) == .nothing }.map { ExactPath($0) })
  }

  private func answer<Value>(_ result: Result<Value, GitFailure>) throws -> Value {
    switch result {
    case .success(let value): return value
    case .failure(let failure): throw ValidationError(failure.message)
    }
  }
}
