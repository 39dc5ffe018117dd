// What build files may make the tool read: files of the project, and no others.
//
// The author of a change also writes the build files, and what they name is read and partly printed. So a path counts
// only if it leads, links followed, into the project.

import Files

/// The files of a project, for those who read build files. Paths are absolute and without `.` and `..`.
public struct ProjectAccess: Sendable {
  /// Why a file was not read, without its path.
  public struct Failure: Error, Sendable {
    public let message: String
    public init(_ message: String) { self.message = message }
  }

  /// The path, the limit, and the folder of the file that names it.
  private let contents: @Sendable (String, Int, String) -> Result<[UInt8], Failure>
  private let isThere: @Sendable (String) -> Bool
  private let shortened: @Sendable (String) -> String
  private var folder = "/"

  /// - Parameters:
  ///   - contents: What is in a file, if it has no more bytes than the limit; asked for a file that is named in the
  ///     folder.
  ///   - exists: Whether there is a file at the path.
  ///   - printed: The path as reports print it.
  public init(
    contents: @escaping @Sendable (_ path: String, _ limit: Int, _ folder: String) -> Result<[UInt8], Failure>,
    exists: @escaping @Sendable (String) -> Bool,
    printed: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.contents = contents
    isThere = exists
    shortened = printed
  }

  /// The files on the disk.
  ///
  /// - Parameters:
  ///   - named: The folders that the user named. They and the working folder count as parts of the project.
  ///   - base: The folder that printed paths are relative to; nil for the working folder.
  public static func disk(named: [String] = [], base: String? = nil) -> ProjectAccess {
    let named = (named + ["."]).compactMap { Platform.realPath($0) }
    return ProjectAccess(
      contents: { path, limit, folder in
        guard isInside(path, of: [folder, Platform.projectFolder(around: folder.appendingName("project"))], named)
        else { return .failure(Failure("is outside of the project; not read")) }
        return readFile(path, limit: limit).mapError { Failure($0.message) }
      },
      exists: { Platform.exists($0) },
      printed: { path in (base ?? Platform.workingFolder).flatMap { path.path(below: $0) } ?? path })
  }

  private static let home = Platform.environment("HOME").flatMap { Platform.realPath($0) } ?? ""

  /// Whether the path leads to a file in one of these folders.
  ///
  /// - Parameter named: More folders, with links resolved.
  private static func isInside(_ path: String, of folders: [String], _ named: [String]) -> Bool {
    // What is missing is said by who reads it.
    guard let real = Platform.realPath(path) else { return true }
    return (folders.compactMap { Platform.realPath($0) } + named).contains { root in
      // A home folder is not a project, and neither is a folder above it.
      !root.isSamePath(as: home) && !Platform.isBelow(root, home) && root != "/" && Platform.isBelow(root, real)
    }
  }

  /// The same for what a file in that folder names.
  func named(in folder: String) -> ProjectAccess {
    var other = self
    other.folder = folder
    return other
  }

  func read(_ path: String, limit: Int) -> Result<[UInt8], Failure> { contents(path, limit, folder) }
  func exists(_ path: String) -> Bool { isThere(path) }
  func printed(_ path: String) -> String { shortened(path) }
}

extension String {
  /// An absolute path without empty names, `.` and `..`; links are not followed.
  var normalizedPath: String {
    let slash = UInt8(ascii: "/")
    var path = utf8.first == slash ? self : "/" + self
    // People end the names of folders with a slash.
    while path.utf8.count > 1, path.utf8.last == slash { path.unicodeScalars.removeLast() }
    return Platform.absolutePath(path)
  }

  /// The path of something that is named relative to this folder, which is absolute.
  func resolving(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path.normalizedPath : appendingName(path).normalizedPath
  }
}
