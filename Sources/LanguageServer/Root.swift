// One project of the server: a folder of the workspace, or the project around a single document.

import Files
import Linting
import Workspace

struct Root {
  /// The absolute path, as the editor writes it.
  let path: String
  private let realPath: String?
  /// Whether the folder belongs to the workspace. Otherwise it is there for open documents alone.
  let isInWorkspace: Bool
  var project: LiveProject
  /// The last result of linking; nil before the first one, and while errors keep the project from being checked.
  var snapshot: Snapshot?
  /// The findings of files that were checked, by their numbers.
  private var findings: [Int: [Finding]] = [:]
  /// Whether something has changed since the project was linked.
  var isOutdated = true
  var wasRead = false

  init(_ path: String, isInWorkspace: Bool, rules: [any Rule.Type], jobs: Int) {
    self.path = path
    realPath = Platform.realPath(path)
    self.isInWorkspace = isInWorkspace
    project = LiveProject(folder: path, rules: rules, jobs: jobs)
  }

  /// The path of a document below this folder; nil if it is elsewhere.
  func relativePath(of document: String) -> String? {
    if let below = document.path(below: path) { return below }
    guard let realPath else { return nil }
    if let below = document.path(below: realPath) { return below }
    return Platform.realPath(document)?.path(below: realPath)
  }

  /// The number of a document in the snapshot; nil if it is no part of the project.
  func number(of document: String) -> Int? {
    guard let snapshot, let relative = relativePath(of: document) else { return nil }
    return snapshot.number(of: relative)
  }

  /// Links the project if something has changed. False if this was cancelled.
  mutating func update(isCancelled: @escaping @Sendable () -> Bool) -> Bool {
    guard isOutdated else { return true }
    let new = project.link(isCancelled: isCancelled)
    wasRead = true
    if new == nil, project.errors.isEmpty { return false }
    snapshot = new
    findings = [:]
    isOutdated = false
    return true
  }

  /// Checks the files that were not checked yet. False if this was cancelled.
  mutating func check(_ files: Set<Int>, isCancelled: @escaping @Sendable () -> Bool) -> Bool {
    let missing = files.filter { findings[$0] == nil }
    guard let snapshot, !missing.isEmpty else { return true }
    guard let found = snapshot.findings(in: missing, isCancelled: isCancelled) else { return false }
    for file in missing { findings[file] = [] }
    for finding in found { findings[finding.location.file, default: []].append(finding) }
    return true
  }

  /// The findings of a file that was checked.
  func findings(in file: Int) -> [Finding] { findings[file] ?? [] }
}
