// Paths as the bytes that they are.
//
// Swift takes different names for equal (two forms of "é"), and a slash for one character with the mark that a name begins
// with. So whatever cuts, compares or collects paths does it here, or by these types, and never by characters.

import Synchronization

private let slash = UInt8(ascii: "/")

/// A path as a key, which equals that of the same bytes only.
public struct ExactPath: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func == (a: ExactPath, b: ExactPath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  public func hash(into hasher: inout Hasher) {
    // Strings of other bytes that Swift takes for equal would have equal hashes, and there may be many.
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isDone == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

extension String {
  /// What stands before the last slash; `/` of what stands in the topmost folder, nil where there is no slash.
  public var parentPath: String? {
    guard let last = utf8.lastIndex(of: slash) else { return nil }
    return last == startIndex ? "/" : String(self[..<last])
  }

  /// What stands behind the last slash.
  public var lastName: String {
    guard let last = utf8.lastIndex(of: slash) else { return self }
    return String(self[utf8.index(after: last)...])
  }

  /// What stands between slashes.
  public var pathNames: [Substring] { utf8.split(separator: slash).map { Substring($0) } }

  /// The path of something in this folder.
  public func appendingName(_ name: String) -> String { utf8.last == slash ? self + name : self + "/" + name }

  /// The path as it is seen from `folder`, if it leads below it by its text; both are absolute.
  public func path(below folder: String) -> String? {
    guard Platform.isBelow(folder, self) else { return nil }
    let start = folder.utf8.count + (folder.utf8.last == slash ? 0 : 1)
    return String(self[utf8.index(startIndex, offsetBy: start)...])
  }

  public func isSamePath(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Platform {
  /// Whether an absolute path leads below a folder by its text.
  public static func isBelow(_ folder: String, _ path: String) -> Bool { isBelow(folder.utf8, path.utf8) }

  static func isBelow<Path: Collection<UInt8>>(_ folder: Path, _ path: Path) -> Bool {
    guard path.starts(with: folder) else { return false }
    let rest = path.dropFirst(folder.count)
    // Only that of the topmost folder ends with a slash.
    return rest.first == slash || !rest.isEmpty && folder.elementsEqual(CollectionOfOne(slash))
  }

  /// The nearest folder above an absolute path that holds a repository, or else the folder of the path; without a slash
  /// at its end.
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

  /// How a path leads to what it stands for.
  struct Way: Sendable {
    /// Where it ends: absolute, without links, `.` and `..`. There may be nothing there yet.
    fileprivate(set) var place: [UInt8] = []
    /// Where the links stand that it follows, likewise.
    fileprivate(set) var links: [[UInt8]] = []
    /// Is what it names itself a link?
    fileprivate(set) var endsWithLink = false
    /// It goes through one of the system's own links to what the process has open, such as `/dev/stdout`.
    fileprivate(set) var isStream = false
  }

  /// As many links as Linux follows.
  private static let linkLimit = 40

  /// Follows a path, name by name. Only what it leads to itself may be missing.
  static func way(to path: [UInt8]) throws(SystemFailure) -> Way {
    guard !path.isEmpty, !path.contains(0), let here = path.first == slash ? [] : workingFolderBytes else {
      throw .notFound
    }
    var way = Way()
    // The last one comes first.
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
        // Of a pipe the system has no path.
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

  /// Nil if there is nothing there, which is right for the last name only.
  private static func missing(of path: [UInt8], isLast: Bool) throws(SystemFailure) -> FileFacts? {
    do throws(SystemFailure) {
      return try facts(of: path, isLinkItself: true)
    } catch {
      if error == .notFound, isLast { return nil }
      throw error
    }
  }

  /// The folders in which the system itself keeps links to what a process has open: `/dev`, `/proc/4711/fd`.
  private static func isOfStreams(_ folder: [UInt8]) -> Bool {
    folder.elementsEqual("/dev".utf8)
      || folder.starts(with: "/proc/".utf8) && folder.suffix(3).elementsEqual("/fd".utf8)
  }

  /// Of an absolute path; empty for the topmost folder.
  static func folder(of path: [UInt8]) -> [UInt8] { Array(path[..<(path.lastIndex(of: slash) ?? 0)]) }
}
