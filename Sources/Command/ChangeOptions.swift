// Only what changed: which files, and which lines of them, a run reports on.

import ArgumentParser
import Files
import Linting

struct ChangeOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Report on what is staged only, as it will be committed: texts come from git's index, not from the disk."))
  var staged = false

  @Option(
    help: ArgumentHelp(
      """
      Report only on files that changed since the commit at which HEAD left REF, and on new ones: a \
      branch, a tag or a commit.
      """,
      valueName: "ref"))
  var since: String?

  @Flag(
    help: ArgumentHelp(
      "Report only on lines that changed, not on whole files; since the last commit, unless --staged or --since says more."))
  var changedLines = false

  var areGiven: Bool { staged || since != nil || changedLines }

  func validate() throws {
    if staged, since != nil { throw ValidationError("--staged and --since exclude each other") }
  }

  /// The repository that the first of `paths` lies in.
  func repository(around paths: [String]) throws -> GitRepository {
    try answer(GitRepository.containing(paths.first ?? "."))
  }

  /// Everything as it will be committed.
  func reading(
    _ paths: [String], context: [String], in repository: GitRepository, jobs: Int
  ) throws -> Reading {
    staged
      ? Reading(paths, context: context, staged: try answer(repository.index()), in: repository, jobs: jobs)
      : Reading(paths, context: context, jobs: jobs)
  }

  /// Which files to report on, and of some of them which lines.
  ///
  /// - Returns: Of the files that could not be read those that have not changed.
  func select(from reading: Reading, in repository: GitRepository, _ options: inout LintOptions) throws -> Set<ExactPath> {
    let changes = try answer(
      staged ? repository.stagedChanges() : repository.changes(since: since ?? "HEAD"))
    var reported: Set<Int> = []
    for (i, source) in reading.sources.enumerated() {
      // A staged file may be gone from the disk.
      switch changes.change(at: source.path) {
      case .nothing: continue
      case .lines(let lines): if changedLines { options.reportedLines[i] = source.lines(endedByLineFeeds: lines) }
      case .everything: break
      }
      reported.insert(i)
    }
    options.reported = reading.reported.map { $0.intersection(reported) } ?? reported
    return Set(reading.unreadFiles.filter { changes.change(at: $0) == .nothing }.map { ExactPath($0) })
  }

  private func answer<Value>(_ result: Result<Value, GitFailure>) throws -> Value {
    switch result {
    case .success(let value): return value
    case .failure(let failure): throw ValidationError(failure.message)
    }
  }
}
