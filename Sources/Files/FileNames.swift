// Which files and folders the search looks at, by their names.

/// Classifies the names of files and folders.
enum FileNames {
  static let git = Array(".git".utf8)
  static let gitIgnore = Array(".gitignore".utf8)
  private static let swift = Array(".swift".utf8)
  private static let build = Array(".build".utf8)
  private static let pruned = [
    "DerivedData", "Pods", "Carthage", ".git", "node_modules", ".swiftpm",
  ].map { Array($0.utf8) }
  // SwiftPM compiles nothing in a catalog of documentation, whose Swift files are the steps of tutorials.
  private static let prunedEndings = [
    ".xcassets", ".xcodeproj", ".xcworkspace", ".xcframework", ".lproj", ".docc",
  ].map { Array($0.utf8) }

  /// Whether a name, or the last name of a path, is that of a Swift file.
  static func isSwiftFile(_ path: ArraySlice<UInt8>) -> Bool {
    guard path.count > swift.count, path.last == swift.last,
      path.suffix(swift.count).elementsEqual(swift)
    else { return false }
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex - 1).advanced(by: 1)...]
    return name.count > swift.count && !name.starts(with: "._".utf8)
  }

  private static let cFamily = [
    "h", "c", "m", "mm", "cpp", "cc", "cxx", "hpp", "hh", "modulemap",
  ].map { Array($0.utf8) }
  private static let compilationDatabase = Array("compile_commands.json".utf8)

  /// Whether the name is that of a header, a source or a module map of C, Objective-C or C++, or of a compilation
  /// database.
  static func isCFamilyFile(_ name: ArraySlice<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, !name.starts(with: "._".utf8)
    else { return false }
    let ending = name[(dot + 1)...]
    if ending.count <= 3 || ending.count == 9 {
      return cFamily.contains { $0.count == ending.count && $0.elementsEqual(ending) }
    }
    return ending.count == 4 && name.elementsEqual(compilationDatabase)
  }

  private static let xcodeGenProject = Array("project.yml".utf8)
  private static let manifests = ["Package.swift", "Project.swift"].map { Array($0.utf8) }
  private static let versionedManifest = Array("Package@swift-".utf8)

  static func isXcodeGenProject(_ name: ArraySlice<UInt8>) -> Bool {
    name.count == xcodeGenProject.count && name.elementsEqual(xcodeGenProject)
  }

  /// Whether the name is that of a manifest of a package or of a Tuist project.
  static func isManifest(_ name: ArraySlice<UInt8>) -> Bool {
    manifests.contains { name.elementsEqual($0) } || name.starts(with: versionedManifest) && isSwiftFile(name)
  }

  /// What describes targets or projects in a folder of that name; nil for other folders.
  static func buildFile(in folder: ArraySlice<UInt8>) -> [UInt8]? {
    if folder.suffix(project.ending.count).elementsEqual(project.ending) { return project.file }
    return folder.suffix(workspace.ending.count).elementsEqual(workspace.ending) ? workspace.file : nil
  }
  private static let project = (ending: Array(".xcodeproj".utf8), file: Array("project.pbxproj".utf8))
  private static let workspace = (ending: Array(".xcworkspace".utf8), file: Array("contents.xcworkspacedata".utf8))

  static func isPruned(_ name: ArraySlice<UInt8>) -> Bool {
    if name.first == UInt8(ascii: "."), name.starts(with: build) { return true }
    for other in pruned where other.count == name.count && name.elementsEqual(other) { return true }
    for ending in prunedEndings
    where name.count > ending.count && name.suffix(ending.count).elementsEqual(ending) {
      return true
    }
    return false
  }
}
