// Files that no target compiles. What they declare does not exist in any program.

import Syntax

extension ProjectStructure {
  /// The numbers of such files: those in no target that a manifest excludes by name, and those inside of a project, other
  /// than a package, that is read completely and compiles at least half of the files in its folder. Linear in the files and
  /// the depth of their folders.
  func uncompiled(_ files: [SourceFile]) -> Set<Int> {
    var excluded: Set<Int> = []
    // A build file that could not be read may name what a manifest excludes.
    if problems.isEmpty, !excludedFiles.isEmpty {
      let left = files.filter { excludedFiles.contains(Int32($0.number)) && group(ofFile: $0.number) == nil }
      // A program of its own is built by something that is not known here.
      if !left.contains(where: { $0.mentions(.main) }) { excluded = Set(left.map(\.number)) }
    }
    return uncompiledInProjects(files).union(excluded)
  }

  private func uncompiledInProjects(_ files: [SourceFile]) -> Set<Int> {
    var projects: [String: (compiled: Int, all: Int)] = [:]
    for target in targets where target.origin != .package { projects[target.projectFolder] = (0, 0) }
    if projects.isEmpty { return [] }
    // Manifests can describe what they do not say literally.
    var unread: Set<String> = []
    for problem in problems { unread.insert(BuildTarget.projectFolder(of: problem.path)) }
    let manifests = buildFiles.filter { $0.split(separator: "/").last?.hasPrefix("Package") ?? false }
    let packages = Set(manifests.map { Self.folder(of: $0) })
    /// The projects in whose folders a folder is, from the nearest outwards, and the nearest without a package between.
    func surroundings(of folder: String) -> (projects: [String], home: String?) {
      var folder = folder
      var around: [String] = []
      var home: String?
      var isOfPackage = false
      while true {
        if projects[folder] != nil {
          around.append(folder)
          if home == nil, !isOfPackage { home = folder }
        }
        if packages.contains(folder) || unread.contains(folder) { isOfPackage = true }
        if folder.isEmpty || folder == "/" { return (around, home) }
        folder = Self.folder(of: String(Substring(folder.utf8.dropLast())))
      }
    }
    var alone: [(file: Int, home: String)] = []
    // The files of a folder mostly follow each other, and those of folders in it stand among them.
    var folder = ""
    var around = surroundings(of: folder)
    var known = [folder: around]
    for file in files where file.foreign == nil {
      let own = Self.folder(of: file.path)
      if own != folder {
        folder = own
        around = known[own] ?? surroundings(of: own)
        known[own] = around
      }
      let isCompiled = group(ofFile: file.number) != nil
      for project in around.projects {
        projects[project]!.all += 1
        if isCompiled { projects[project]!.compiled += 1 }
      }
      if !isCompiled, let home = around.home { alone.append((file.number, home)) }
    }
    return Set(
      alone.lazy.filter { _, home in
        guard !unread.contains(home), let (compiled, all) = projects[home] else { return false }
        return compiled * 2 >= all
      }.map(\.file))
  }

  /// The folder of a file, with a slash at its end unless it is empty.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }
}

extension BuildTarget {
  /// The folder of the project or package, with a slash at its end unless it is empty.
  fileprivate var projectFolder: String { Self.projectFolder(of: buildFile) }

  fileprivate static func projectFolder(of buildFile: String) -> String {
    let names = buildFile.split(separator: "/", omittingEmptySubsequences: false)
    let depth = names.last == "project.pbxproj" ? 2 : 1
    return names.dropLast(depth).map { $0 + "/" }.joined()
  }
}
