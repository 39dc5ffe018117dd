// Projects in memory, for tests.

import BuildFiles
import Files
import Project
import Syntax

/// The files of a project, by their paths relative to `/p`.
struct Files {
  var texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  static let base = "/p"

  var access: ProjectAccess {
    let texts = texts
    @Sendable func relative(_ path: String) -> String { path.path(below: Files.base) ?? path }
    return ProjectAccess(
      contents: { path, limit, _ in
        guard let text = texts[relative(path)] else { return .failure(ProjectAccess.Failure("no such file or folder")) }
        return text.utf8.count > limit ? .failure(ProjectAccess.Failure("is too large")) : .success(Array(text.utf8))
      },
      exists: { texts[relative($0)] != nil }, printed: { relative($0) })
  }

  /// Swift files are those of the run; what else describes targets is found.
  var structure: ProjectStructure {
    let sources = texts.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
      .map { SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
    let names: Set<String> = ["project.pbxproj", "contents.xcworkspacedata", "project.yml"]
    let buildFiles = texts.keys.filter { names.contains($0.lastName) }.sorted()
    return BuildFiles.structure(buildFiles, sources: sources, base: Files.base, access: access)
  }

  /// By target: its files.
  func members(_ structure: ProjectStructure) -> [String: [String]] {
    let paths = texts.keys.filter { $0.hasSuffix(".swift") }.sorted()
    var found: [String: [String]] = [:]
    for (target, files) in zip(structure.targets, structure.filesOfTarget) {
      found[target.name] = files.map { paths[Int($0)] }
    }
    return found
  }
}

extension ProjectStructure {
  subscript(name: String) -> BuildTarget? { targets.first { $0.name == name } }

  func number(_ name: String) -> Int { targets.firstIndex { $0.name == name } ?? -1 }

  func dependencies(_ name: String) -> [String] { self[name]?.dependencies.map { targets[$0].name } ?? [] }
}
