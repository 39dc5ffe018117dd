// What one build file says, before it is known what others say.

import Files
import Project
import Synchronization

/// A target as its build file describes it.
struct DescribedTarget {
  var target: BuildTarget
  /// The numbers of its files among those of the run, as far as they are named one by one.
  var files: [Int32] = []
  /// Those of them that are compiled for some systems only.
  var platformsOfFile: [Int32: PlatformSet] = [:]
  /// Folders whose files are its own.
  var folders: [FolderClaim] = []
  var needs: [Need] = []

  /// What a target depends on, as it is written.
  enum Need: Hashable {
    /// A target of the same build file.
    case target(String)
    /// A target of the project of Xcode or Tuist at an absolute path.
    case other(project: String, target: String)
    /// A framework or library of any project, by its module.
    case framework(String)
    /// A product of some package; of the one in a folder, if the build file says so.
    case product(String, folder: String? = nil)
    /// A target of the same build file, or else a product of some package.
    case named(String)
  }

  init(_ target: BuildTarget) { self.target = target }
}

/// A folder whose Swift files belong to a target, but for some.
struct FolderClaim {
  /// Absolute.
  var folder: String
  /// Only these, and what is below them; nil for all. Relative to the folder.
  var included: RelativePaths?
  var excluded: RelativePaths?

  func holds(_ path: String) -> Bool {
    guard let relative = path.path(below: folder) else { return false }
    return included?.contain(relative) ?? true && excluded?.contain(relative) != true
  }

  /// Whether the file would belong to the target, if it were not named as one that does not.
  func excludes(_ path: String) -> Bool {
    guard let excluded, let relative = path.path(below: folder) else { return false }
    return included?.contain(relative) ?? true && excluded.contain(relative)
  }
}

/// Paths or patterns below a folder.
struct RelativePaths {
  private var paths: Set<ExactPath> = []
  private var patterns: IgnorePatterns?

  /// Paths of files and folders.
  init(paths: [String]) { self.paths = Set(paths.map { ExactPath(Self.plain($0)) }) }

  /// With `*`, `**`, `?` and `{a,b}`.
  init(patterns: [String]) {
    // Each begins at the folder, which a slash before it says.
    let lines = patterns.flatMap { Self.alternatives($0) }.map { "/" + Self.plain($0) }
    self.patterns = IgnorePatterns(parsing: Array(lines.filter { !$0.contains("\n") }.joined(separator: "\n").utf8))
  }

  private static func plain(_ path: String) -> String {
    path.pathNames.filter { $0 != "." }.joined(separator: "/")
  }

  /// How many patterns one with braces may stand for.
  private static let alternativeLimit = 64

  private static func alternatives(_ pattern: String) -> [String] {
    var done: [String] = []
    var open = [pattern]
    while let text = open.popLast() {
      guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}"),
        done.count + open.count < alternativeLimit
      else {
        done.append(text)
        continue
      }
      let parts = text[text.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false)
      let (head, tail) = (String(text[..<start]), String(text[text.index(after: end)...]))
      for part in parts.prefix(alternativeLimit) { open.append(head + String(part) + tail) }
    }
    return done
  }

  /// Whether the path is one of these, or below one of them.
  func contain(_ path: String) -> Bool {
    if let patterns { return patterns.excludes(path, isFolder: false) }
    if paths.contains(ExactPath(path)) { return true }
    var rest = path
    while let folder = rest.parentPath {
      if paths.contains(ExactPath(folder)) { return true }
      rest = folder
    }
    // The folder itself.
    return paths.contains(ExactPath(""))
  }
}

/// The Swift files of a run, by their absolute paths.
struct SourcePaths: Sendable {
  let paths: [String]
  /// Other paths to some of the files, through symbolic links.
  let linked: [(path: String, file: Int32)]
  private let numbers: [ExactPath: Int32]
  private let folded = Folded()

  /// As the file systems of Macs tell names apart: without regard to case, and to how accents are written. Most
  /// projects name their files as they are.
  private final class Folded: Sendable {
    private let numbers = Mutex<[String: Int32]?>(nil)

    /// -1 where two are alike.
    func number(of path: String, among paths: [String]) -> Int32? {
      numbers.withLock { numbers in
        if numbers == nil {
          numbers = Dictionary(
            paths.enumerated().map { ($1.lowercased(), Int32($0)) }, uniquingKeysWith: { _, _ in -1 })
        }
        return numbers?[path.lowercased()]
      }
    }
  }

  /// - Parameters:
  ///   - paths: Absolute, by number.
  ///   - links: With absolute paths.
  init(_ paths: [String], links: [FoundLink] = []) {
    self.paths = paths
    var numbers: [ExactPath: Int32] = [:]
    numbers.reserveCapacity(paths.count)
    for (i, path) in paths.enumerated() { numbers[ExactPath(path)] = Int32(i) }
    linked = Self.linked(paths, links)
    for (path, file) in linked where numbers[ExactPath(path)] == nil { numbers[ExactPath(path)] = file }
    self.numbers = numbers
  }

  /// How many paths lead to one file, and how many linked ones there are in all. Links may lead to folders with links, and
  /// back to where they are.
  private static let pathLimit = 16
  private static let linkedLimit = 200_000

  private static func linked(_ paths: [String], _ links: [FoundLink]) -> [(path: String, file: Int32)] {
    if links.isEmpty { return [] }
    /// By file or folder: the links that lead there.
    var places: [ExactPath: [String]] = [:]
    // A link to a folder around itself leads to nothing new.
    for link in links where link.path.path(below: link.target) == nil {
      places[ExactPath(link.target), default: []].append(link.path)
    }
    var found: [(path: String, file: Int32)] = []
    for (file, path) in paths.enumerated() {
      var all = [path]
      var next = 0
      while next < all.count, all.count < pathLimit {
        var place = all[next]
        while true {
          for link in places[ExactPath(place)] ?? [] {
            let rest = all[next].path(below: place) ?? ""
            let other = rest.isEmpty ? link : link.appendingName(rest)
            if all.count < pathLimit, !all.contains(where: { $0.isSamePath(as: other) }) { all.append(other) }
          }
          guard let outer = place.parentPath, !outer.isSamePath(as: place) else { break }
          place = outer
        }
        next += 1
      }
      if found.count + all.count > linkedLimit { return found }
      found += all.dropFirst().map { ($0, Int32(file)) }
    }
    return found
  }

  /// Which file a build file means.
  func number(of path: String) -> Int32? {
    if let number = numbers[ExactPath(path)] { return number }
    return folded.number(of: path, among: paths).flatMap { $0 < 0 ? nil : $0 }
  }

  /// The folders that hold files of the run, at any depth.
  private(set) lazy var folders: Set<ExactPath> = {
    var found: Set<ExactPath> = []
    var last = ""
    for path in paths + linked.map(\.path) {
      guard var folder = path.parentPath, !folder.isSamePath(as: last) else { continue }
      last = folder
      while found.insert(ExactPath(folder)).inserted, let outer = folder.parentPath, folder != "/" { folder = outer }
    }
    return found
  }()
}
