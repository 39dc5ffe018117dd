// Paths as bytes.
//
// Swift compares some different names as equal (two forms of "é"), and joins a slash with a combining mark at the start
// of a name. Code that cuts, compares or collects paths therefore uses these functions and types, and never characters.

import Synchronization

private let slash = UInt8(ascii: "/")

/// A path as a key, which equals only keys with the same bytes.
public struct ExactPath: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func == (a: ExactPath, b: ExactPath) -> Bool { a.text.isSamePath(as: b.text) }

  public func hash(into hasher: inout Hasher) {
    // Different paths that Swift compares as equal would have equal hashes, and a project may have many of them.
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isDone == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

extension String {
  /// The path before the last slash; `/` for a name in the root folder, nil without a slash.
  public var parentPath: String? {
    guard let last = utf8.lastIndex(of: slash) else { return nil }
    return last == startIndex ? "/" : String(self[..<last])
  }

  /// The name behind the last slash.
  public var lastName: String {
    guard let last = utf8.lastIndex(of: slash) else { return self }
    return String(self[utf8.index(after: last)...])
  }

  /// The names between slashes.
  public var pathNames: [Substring] { utf8.split(separator: slash).map { Substring($0) } }

  /// The path of a name in this folder.
  public func appendingName(_ name: String) -> String { utf8.last == slash ? self + name : self + "/" + name }

  /// The path relative to `folder`; nil if its text does not lead below the folder. Both are absolute.
  public func path(below folder: String) -> String? {
    guard Platform.isBelow(folder, self) else { return nil }
    let start = folder.utf8.count + (folder.utf8.last == slash ? 0 : 1)
    return String(self[utf8.index(startIndex, offsetBy: start)...])
  }

  public func isSamePath(as other: String) -> Bool {
    // Most strings lie in one piece, and are compared much faster so.
    let isSame: Bool?? = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { others in
        unsafe bytes.count == others.count && bytes.elementsEqual(others)
      }
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}

extension Platform {
  /// Whether the text of an absolute path leads below a folder.
  public static func isBelow(_ folder: String, _ path: String) -> Bool {
    // Most strings lie in one piece, and are compared much faster so.
    let inOnePiece: Bool?? = unsafe folder.utf8.withContiguousStorageIfAvailable { folder in
      unsafe path.utf8.withContiguousStorageIfAvailable { path in unsafe isBelow(folder, path) }
    }
    return inOnePiece.flatMap { $0 } ?? isBelow(folder.utf8, path.utf8)
  }

  static func isBelow<Path: Collection<UInt8>>(_ folder: Path, _ path: Path) -> Bool {
    guard path.starts(with: folder) else { return false }
    let rest = path.dropFirst(folder.count)
    // Only the path of the root folder ends with a slash.
    return rest.first == slash || !rest.isEmpty && folder.elementsEqual(CollectionOfOne(slash))
  }

  /// The nearest folder above an absolute path with a repository, or else the folder of the path, without a final
  /// slash.
  public static func projectFolder(around path: String) -> String {
    let names = path.pathNames.dropLast()
    let own = names.isEmpty ? "" : "/" + names.joined(separator: "/")
    var folder = own
    // A project with a configuration in each folder asks for every folder on the way.
    var asked: [ExactPath] = []
    var found: String?
    while !folder.isEmpty {
      let key = ExactPath(folder)
      if let known = projectsByFolder.withLock({ $0[key] }) {
        found = known
        break
      }
      asked.append(key)
      if exists(folder + "/.git") {
        found = folder
        break
      }
      folder = folder.utf8.lastIndex(of: slash).map { String(folder[..<$0]) } ?? ""
    }
    projectsByFolder.withLock { projects in
      for folder in asked { projects[folder] = found ?? "" }
    }
    return found.flatMap { $0.isEmpty ? nil : $0 } ?? own
  }

  /// By folder: the folder of its repository; empty where there is none.
  private static let projectsByFolder = Mutex<[ExactPath: String]>([:])

  /// The way from a path to its target.
  struct Way: Sendable {
    /// The target: absolute, without links, `.` and `..`. It may not exist yet.
    fileprivate(set) var place: [UInt8] = []
    /// The places of the links on the way, in the same form.
    fileprivate(set) var links: [[UInt8]] = []
    /// Whether the last name of the path is a link.
    fileprivate(set) var endsWithLink = false
    /// Whether the way uses one of the system's links to open files, such as `/dev/stdout`.
    fileprivate(set) var isStream = false
  }

  /// The most links, as on Linux.
  private static let linkLimit = 40

  /// Follows a path, name by name. Only its target may be missing.
  static func way(to path: [UInt8]) throws(SystemFailure) -> Way {
    guard !path.isEmpty, !path.contains(0), let here = path.first == slash ? [] : workingFolderBytes else {
      throw .notFound
    }
    var way = Way()
    // The names in reverse order.
    var rest = Array((here + [slash] + path).split(separator: slash).reversed())
    while let name = rest.popLast() {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) {
        way.place = folder(of: way.place)
        continue
      }
      let next = way.place + [slash] + name
      guard let facts = try missing(of: next, isLast: rest.isEmpty) else {
        way.place = next
        break
      }
      guard facts.kind == .link else {
        way.place = next
        continue
      }
      if rest.isEmpty { way.endsWithLink = true }
      if isOfStreams(way.place) {
        way.isStream = true
        let whole = Array(([next[...]] + rest.reversed()).joined(separator: [slash]))
        // A pipe has no path.
        way.place = realPath(whole) ?? whole
        return way
      }
      way.links.append(next)
      guard way.links.count <= linkLimit else { throw .tooManyLinks }
      let target = try readLink(next)
      if target.first == slash { way.place = [] }
      rest += target.split(separator: slash).reversed()
    }
    if way.place.isEmpty { way.place = [slash] }
    return way
  }

  /// Nil if nothing exists there, which is valid for the last name only.
  private static func missing(of path: [UInt8], isLast: Bool) throws(SystemFailure) -> FileFacts? {
    do throws(SystemFailure) {
      return try facts(of: path, isLinkItself: true)
    } catch {
      if error == .notFound, isLast { return nil }
      throw error
    }
  }

  /// Whether the folder is one with the system's links to open files: `/dev`, `/proc/4711/fd`.
  private static func isOfStreams(_ folder: [UInt8]) -> Bool {
    folder.elementsEqual("/dev".utf8)
      || folder.starts(with: "/proc/".utf8) && folder.suffix(3).elementsEqual("/fd".utf8)
  }

  /// The names of an absolute path; empty for the root folder.
  static func folder(of path: [UInt8]) -> [UInt8] { Array(path[..<(path.lastIndex(of: slash) ?? 0)]) }
}

/// Resolves the links of many paths that share folders, each folder once.
///
/// The system resolves a path name by name and walks from the root folder for each, so a path as deep as paths can be
/// costs a million steps.
public struct RealPaths: Sendable {
  /// By the path of a folder; nil where there is none.
  private var folders: [ExactPath: String?] = [:]

  public init() {}

  /// The same as `Platform.realPath`. Nil for a path that is too long to be opened.
  public mutating func realPath(_ path: String) -> String? {
    guard path.utf8.count <= Platform.pathLimit else { return nil }
    guard let folder = path.parentPath, !folder.isSamePath(as: path) else { return Platform.realPath(path) }
    // From the nearest known folder down.
    var above = folder
    var unknown: [String] = []
    while folders[ExactPath(above)] == nil {
      unknown.append(above)
      guard let next = above.parentPath, !next.isSamePath(as: above) else { break }
      above = next
    }
    for path in unknown.reversed() {
      let outer = path.parentPath.flatMap { $0.isSamePath(as: path) ? nil : folders[ExactPath($0)] }
      folders[ExactPath(path)] = .some(outer.map { Self.real($0, path) } ?? Platform.realPath(path))
    }
    return Self.real(folders[ExactPath(folder)].flatMap { $0 }, path)
  }

  /// - Parameter folder: The real path of the folder of `path`.
  private static func real(_ folder: String?, _ path: String) -> String? {
    guard let folder else { return nil }
    let name = path.lastName
    switch name {
    case "", ".": return Platform.isFolder(folder) ? folder : nil
    case "..": return Platform.isFolder(folder) ? folder.parentPath ?? "/" : nil
    default:
      let whole = folder.appendingName(name)
      guard let facts = try? Platform.facts(of: Array(whole.utf8), isLinkItself: true) else { return nil }
      return facts.kind == .link ? Platform.realPath(whole) : whole
    }
  }
}

/// What a path leads to: equal for all paths to one file.
public struct Destination: Hashable, Sendable {
  private let identity: FileIdentity?
  /// Where a file would be made; empty if there is one.
  private let place: [UInt8]

  public init(_ path: String) {
    let path = Array(path.utf8)
    identity = (try? Platform.facts(of: path))?.identity
    place = identity != nil ? [] : (try? Platform.way(to: path))?.place ?? path
  }
}

extension [UInt8] {
  /// This path with `name` appended; for the empty path, the name itself.
  func appending(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var path: [UInt8] = []
    path.reserveCapacity(count + 1 + name.count)
    path += self
    if let last, last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path += name
    return path
  }
}
