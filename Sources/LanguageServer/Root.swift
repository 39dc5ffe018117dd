// One project of the server: a folder of the workspace, or what is around a single document.

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
  /// What is too large to be checked.
  private(set) var skipped: [SkippedCode] = []
  /// Whether something has changed since the project was linked.
  var isOutdated = true
  var wasRead = false

  /// The name of the only file of the project; nil if the whole folder is the project.
  private let file: String?

  /// A folder of the workspace.
  init(folder path: String, rules: [any Rule.Type], jobs: Int) {
    self.init(path, file: nil, isInWorkspace: true, rules, jobs: jobs)
  }

  /// The repository or the package around a document; without one the document alone, because its folder may hold
  /// anything.
  init(around document: String, rules: [any Rule.Type], jobs: Int) {
    var folder = document
    while let parent = folder.parentPath, !parent.isSamePath(as: folder) {
      folder = parent
      if folder != "/", [".git", "Package.swift"].contains(where: { Platform.exists(folder.appendingName($0)) }) {
        self.init(folder, file: nil, isInWorkspace: false, rules, jobs: jobs)
        return
      }
    }
    self.init(document.parentPath ?? "/", file: document.lastName, isInWorkspace: false, rules, jobs: jobs)
  }

  private init(_ path: String, file: String?, isInWorkspace: Bool, _ rules: [any Rule.Type], jobs: Int) {
    self.path = path
    self.file = file
    realPath = Platform.realPath(path)
    self.isInWorkspace = isInWorkspace
    project = LiveProject(folder: path, file: file, rules: rules, jobs: jobs)
  }

  /// The path of a document below this folder; nil if it is elsewhere.
  func relativePath(of document: String) -> String? {
    if let file { return document.isSamePath(as: path.appendingName(file)) ? file : nil }
    if let below = document.path(below: path) { return below }
    guard let realPath else { return nil }
    if let below = document.path(below: realPath) { return below }
    return Platform.realPath(document)?.path(below: realPath)
  }

  /// The number of a document in the snapshot; nil if the project does not contain it.
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
    skipped = new?.skippedCode() ?? []
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
