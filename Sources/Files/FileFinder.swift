// Finding the Swift files that the paths on a command line stand for.

/// One file to read.
public struct FoundFile: Sendable, Hashable {
  /// As reports print it: relative to the working folder where that is shorter, without leading
  /// `./`. Opens the file, too. `-` is standard input; a file of that name is `./-`.
  public let path: String
  /// Whether the file itself was asked for, rather than a folder that holds it.
  public let isNamed: Bool

  public init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}

/// A path that was asked for or come across, and could not be searched or read.
public struct PathProblem: Sendable, Hashable {
  /// As reports print it.
  public let path: String
  /// What is wrong, without the path: `no such file or folder`.
  public let message: String
  /// It is a Swift file, and a limit of SameView's own keeps it from being read.
  public let isLeftOut: Bool

  public init(path: String, message: String, isLeftOut: Bool = false) {
    self.path = path
    self.message = message
    self.isLeftOut = isLeftOut
  }
}

/// What a search found.
public struct Discovery: Sendable, Equatable {
  /// Ordered bytewise by path; each file once, however many ways lead to it.
  public let files: [FoundFile]
  /// Ordered bytewise by path.
  public let problems: [PathProblem]
  /// Headers, sources and module maps of C, Objective-C and C++ in the folders that were searched, likewise.
  public var cFamilyFiles: [String] = []
}

/// Finds the Swift files at and below `paths`.
///
/// A path to a file stands for that file, whatever its name and whether git ignores it, and `-` for
/// standard input. A path to a folder stands for the files in it whose names end with `.swift`, at
/// any depth, except those that
/// - lie in folders that hold none of the project's own source: `.build*`, `DerivedData`, `Pods`,
///   `Carthage`, `node_modules`, `.git`, `.swiftpm`, asset catalogues, Xcode projects, …;
/// - `.gitignore` files or `.git/info/exclude` exclude (git itself tracks an excluded file that was
///   added by force; this does not look into git's index, and leaves it out);
/// - begin with `._`, where macOS keeps what other file systems cannot.
///
/// The folder that was asked for is searched in any case. Symbolic links are followed, each real
/// folder is visited once. Without a git repository, `.gitignore` files count from that folder
/// down.
///
/// Nothing is thrown: what is missing or refuses to be read becomes a problem, and the search goes
/// on.
public func findSwiftFiles(under paths: [String]) -> Discovery {
  findSwiftFiles(under: paths, from: WorkingFolder())
}

func findSwiftFiles(
  under paths: [String], from workingFolder: WorkingFolder, jobs: Int = Platform.processorCount
) -> Discovery {
  var search = Search(from: workingFolder, jobs: jobs)
  for path in paths { search.add(path) }
  return search.finish()
}

/// One search under way. Paths are bytes here: a file system may hold names that are not text.
private struct Search {
  private let workingFolder: WorkingFolder
  private let jobs: Int
  private var candidates: [Candidate] = []
  /// The paths of the candidates, one after the other, as reports print them.
  private var candidatePaths: [UInt8] = []
  private var problems: [PathProblem] = []
  private var cFamilyPaths: [String] = []
  private var readsStandardInput = false

  /// Links come after all real folders, so that what can be reached without them is.
  var links: [[UInt8]] = []
  private var visited: Set<FileIdentity> = []

  private struct Candidate {
    /// Where its path stands in `candidatePaths`.
    let path: Range<Int>
    /// As the folder's listing tells, which is a hint, or as the file itself does.
    let identity: FileIdentity
    let isLink: Bool
    var isNamed: Bool
  }

  private struct Folder: Sendable {
    /// Absolute, or relative if the working folder is unknown.
    let path: [UInt8]
    let scope: Scope
  }

  /// Where a folder stands in its repository, and what the `.gitignore` files above it exclude.
  private struct Scope: Sendable {
    /// Relative to the repository's root; empty for the root.
    var path: [UInt8] = []
    var rules: IgnoreRules?
  }

  /// What one folder holds that a search goes on with.
  private struct Contents: Sendable {
    var identity: FileIdentity?
    /// Of the files, one after the other.
    var names: [UInt8] = []
    /// The number is the inode's, as the folder's listing tells.
    var files: [(name: Range<Int>, number: UInt64)] = []
    /// Names of files of the C family.
    var cFamily: [Range<Int>] = []
    var folders: [Folder] = []
    var links: [[UInt8]] = []
    /// Absolute.
    var problems: [(path: [UInt8], message: String)] = []
  }

  init(from workingFolder: WorkingFolder, jobs: Int) {
    self.workingFolder = workingFolder
    self.jobs = jobs
  }

  mutating func add(_ typed: String) {
    if typed == "-" {
      readsStandardInput = true
      return
    }
    let path = workingFolder.absolute(Array(typed.utf8))
    do throws(SystemFailure) {
      guard !typed.isEmpty else { throw .notFound }
      let facts = try Platform.facts(of: path)
      if facts.kind == .folder {
        let scope = Platform.realPath(path).map { self.scope(ofNamed: $0) } ?? Scope()
        search(Folder(path: path, scope: scope))
      } else {
        let isLink = (try? Platform.facts(of: path, isLinkItself: true))?.kind == .link
        addFile(path, facts.identity, isLink: isLink, isNamed: true)
      }
    } catch {
      problems.append(PathProblem(path: typed, message: error.message))
    }
  }

  mutating func finish() -> Discovery {
    followLinks()
    removeDuplicates()
    if readsStandardInput {
      let start = candidatePaths.count
      candidatePaths.append(UInt8(ascii: "-"))
      candidates.append(
        Candidate(
          path: start..<start + 1, identity: FileIdentity(device: 0, number: 0), isLink: false,
          isNamed: true))
    }
    let paths = candidatePaths
    Platform.sort(&candidates, by: \.path, in: paths)

    var files: [FoundFile] = []
    files.reserveCapacity(candidates.count)
    for candidate in candidates {
      if let path = String(validating: paths[candidate.path], as: UTF8.self) {
        files.append(FoundFile(path: path, isNamed: candidate.isNamed))
      } else {
        let path = String(decoding: paths[candidate.path], as: UTF8.self)
        problems.append(PathProblem(path: path, message: "its name is not valid UTF-8; not read", isLeftOut: true))
      }
    }
    problems.sort { Platform.precedes(Array($0.path.utf8), Array($1.path.utf8)) }
    cFamilyPaths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Discovery(files: files, problems: problems, cFamilyFiles: cFamilyPaths)
  }

  private mutating func addFile(
    _ path: [UInt8], _ identity: FileIdentity, isLink: Bool, isNamed: Bool
  ) {
    let start = candidatePaths.count
    candidatePaths += workingFolder.shortened(path)
    candidates.append(
      Candidate(
        path: start..<candidatePaths.count, identity: identity, isLink: isLink, isNamed: isNamed))
  }

  // MARK: Folders

  /// Below this many folders, starting threads takes longer than they save.
  private static let worthThreads = 32

  /// Searches level by level: the folders of one level side by side, each on its own, and what they
  /// hold is taken over in their order.
  private mutating func search(_ folder: Folder) {
    var level = [folder]
    while !level.isEmpty {
      var contents: [Contents] = []
      if level.count < Self.worthThreads || jobs == 1 {
        var listing = FolderListing()
        contents = level.map { Self.list($0, &listing) }
      } else {
        contents = concurrentMap(level, jobs: jobs, state: { _ in FolderListing() }) { listing, folder in
          Self.list(folder, &listing)
        }.outputs
      }
      var next: [Folder] = []
      for (folder, contents) in zip(level, contents) { take(contents, of: folder, &next) }
      level = next
    }
  }

  private mutating func take(_ contents: Contents, of folder: Folder, _ next: inout [Folder]) {
    for problem in contents.problems {
      let path = String(decoding: workingFolder.shortened(problem.path), as: UTF8.self)
      problems.append(PathProblem(path: path, message: problem.message))
    }
    guard let identity = contents.identity, visited.insert(identity).inserted else { return }
    next += contents.folders
    links += contents.links
    if contents.files.isEmpty, contents.cFamily.isEmpty { return }

    var prefix = workingFolder.shortened(folder.path)
    if prefix == [UInt8(ascii: ".")] {
      prefix = []
    } else if prefix.last != UInt8(ascii: "/") {
      prefix.append(UInt8(ascii: "/"))
    }
    for file in contents.files {
      let start = candidatePaths.count
      candidatePaths += prefix
      candidatePaths += contents.names[file.name]
      candidates.append(
        Candidate(
          path: start..<candidatePaths.count,
          identity: FileIdentity(device: identity.device, number: file.number),
          isLink: false, isNamed: false))
    }
    for name in contents.cFamily {
      guard let path = String(validating: prefix + contents.names[name], as: UTF8.self) else { continue }
      cFamilyPaths.append(path)
    }
  }

  private static func list(_ folder: Folder, _ listing: inout FolderListing) -> Contents {
    var contents = Contents()
    do throws(SystemFailure) {
      try Platform.list(folder.path, into: &listing)
    } catch {
      contents.problems.append((folder.path, "cannot be read: " + error.message))
      // What was listed before the failure still counts.
    }
    contents.identity = listing.identity

    var scope = folder.scope
    var hasRules = false
    for entry in listing.entries where listing.bytes[entry.name.lowerBound] == UInt8(ascii: ".") {
      let name = listing.bytes[entry.name]
      if name.elementsEqual(Names.git), !scope.path.isEmpty {
        // A repository inside the repository: rules from outside end here.
        scope = Scope(rules: rules(ofRepository: folder.path))
      } else if name.elementsEqual(Names.gitIgnore), entry.kind == .file || entry.kind == .unknown {
        hasRules = true
      }
    }
    if hasRules {
      let file = folder.path.appending(Names.gitIgnore[...])
      if let bytes = Platform.smallFile(file) {
        scope.rules = rules(parsing: bytes, at: scope.path, outer: scope.rules)
      } else {
        contents.problems.append((file, "cannot be read; what it excludes is searched"))
      }
    }

    /// Of the entry being looked at, relative to the repository's root.
    var path = scope.path
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
    let nameStart = path.count

    for entry in listing.entries {
      let name = listing.bytes[entry.name]
      let isSwift = Names.isSwiftFile(name)
      let isSource = isSwift || Names.isCFamilyFile(name)
      var kind = entry.kind
      if kind == .file && !isSource { continue }
      if kind == .unknown {
        let facts = try? Platform.facts(of: folder.path.appending(name), isLinkItself: true)
        kind = facts?.kind ?? .other
      }
      if kind == .file ? !isSource : Names.isPruned(name) { continue }
      if let rules = scope.rules {
        path.removeSubrange(nameStart...)
        path.append(contentsOf: name)
        // Git takes a link for what it is, not for what it leads to.
        if rules.excludes(path, nameStart: nameStart, isFolder: kind == .folder) { continue }
      }

      switch kind {
      case .file:
        let start = contents.names.count
        contents.names += name
        if isSwift {
          contents.files.append((start..<contents.names.count, entry.number))
        } else {
          contents.cFamily.append(start..<contents.names.count)
        }
      case .folder:
        contents.folders.append(
          Folder(
            path: folder.path.appending(name),
            scope: Scope(path: scope.path.appending(name), rules: scope.rules)))
      case .link:
        contents.links.append(folder.path.appending(name))
      case .other, .unknown:
        break
      }
    }

    // Nothing here depends on the file system's order; the final sort is faster with less to do.
    Platform.sort(&contents.files, by: \.name, in: contents.names)
    contents.folders.sort { Platform.precedes($0.path, $1.path) }
    return contents
  }

  /// Visits what links lead to, and what links found there lead to.
  private mutating func followLinks() {
    while !links.isEmpty {
      var batch: [[UInt8]] = []
      swap(&batch, &links)
      batch.sort { Platform.precedes($0, $1) }
      for path in batch {
        // A link that leads nowhere is nobody's source: editors lock files with such.
        guard let facts = try? Platform.facts(of: path) else { continue }
        if facts.kind == .file, Names.isSwiftFile(path[...]) {
          addFile(path, facts.identity, isLink: true, isNamed: false)
        } else if facts.kind == .folder, !visited.contains(facts.identity),
          let real = Platform.realPath(path)
        {
          let (scope, isExcluded) = Self.place(real)
          if !isExcluded { search(Folder(path: path, scope: scope)) }
        }
      }
    }
  }

  // MARK: Ignore rules

  /// Where a folder that was asked for stands. If outer rules exclude it, or everything in it, they
  /// do not count in it: it was asked for.
  private func scope(ofNamed real: [UInt8]) -> Scope {
    let (scope, isExcluded) = Self.place(real)
    guard !isExcluded, let rules = scope.rules, !scope.path.isEmpty else {
      return Scope(path: scope.path, rules: isExcluded ? nil : scope.rules)
    }
    // No pattern is about this name: one that matches it matches all.
    let anyName: [UInt8] = [1]
    let probe = scope.path.appending(anyName[...])
    let isEmptied = rules.excludes(probe, nameStart: probe.count - 1, isFolder: true)
    return isEmptied ? Scope(path: scope.path) : scope
  }

  /// Finds the repository that holds the folder at the real path `real` and reads the rules from
  /// its root down to the folder, without the folder's own. Also tells whether a folder on the way,
  /// or this one, is excluded or pruned.
  private static func place(_ real: [UInt8]) -> (Scope, isExcluded: Bool) {
    let slash = UInt8(ascii: "/")
    var root = real
    while !Platform.exists(root.appending(Names.git[...])) {
      guard let cut = root.lastIndex(of: slash), root.count > 1 else {
        // No repository: the folder is its own root.
        let name = real[(real.lastIndex(of: slash) ?? -1).advanced(by: 1)...]
        return (Scope(), Names.isPruned(name))
      }
      root.removeSubrange(max(cut, 1)...)
    }

    var scope = Scope(rules: rules(ofRepository: root))
    var isExcluded = false
    var folder = root
    for name in real[root.count...].split(separator: slash) {
      scope.rules = rules(in: folder, at: scope.path, outer: scope.rules)
      folder = folder.appending(name)
      scope.path = scope.path.appending(name)
      let nameStart = scope.path.count - name.count
      if Names.isPruned(name)
        || scope.rules?.excludes(scope.path, nameStart: nameStart, isFolder: true) == true
      {
        isExcluded = true
      }
    }
    return (scope, isExcluded)
  }

  /// `outer` with the `.gitignore` of `folder` before it, if there is one. A `.gitignore` that is a
  /// link is none, as in git.
  private static func rules(in folder: [UInt8], at path: [UInt8], outer: IgnoreRules?) -> IgnoreRules? {
    let file = folder.appending(Names.gitIgnore[...])
    guard let facts = try? Platform.facts(of: file, isLinkItself: true), facts.kind == .file,
      let bytes = Platform.smallFile(file)
    else { return outer }
    return rules(parsing: bytes, at: path, outer: outer)
  }

  private static func rules(parsing bytes: [UInt8], at path: [UInt8], outer: IgnoreRules?) -> IgnoreRules? {
    let patterns = IgnorePatterns(parsing: bytes)
    guard !patterns.isEmpty else { return outer }
    return IgnoreRules(patterns, start: path.isEmpty ? 0 : path.count + 1, outer: outer)
  }

  /// What the `info/exclude` of the repository at `root` says. The `.git` of a work tree or of a
  /// submodule is a file that tells where the repository is.
  private static func rules(ofRepository root: [UInt8]) -> IgnoreRules? {
    var git = root.appending(Names.git[...])
    if let pointer = Platform.smallFile(git), pointer.starts(with: "gitdir: ".utf8) {
      git = resolve(pointer[8...], in: root)
      if let common = Platform.smallFile(git + Array("/commondir".utf8)) {
        git = resolve(common[...], in: git)
      }
    }
    guard let bytes = Platform.smallFile(git + Array("/info/exclude".utf8)) else { return nil }
    return rules(parsing: bytes, at: [], outer: nil)
  }

  /// The first line of a pointer file, as a path seen from `folder`.
  private static func resolve(_ line: ArraySlice<UInt8>, in folder: [UInt8]) -> [UInt8] {
    let path = line.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return path.first == UInt8(ascii: "/") ? Array(path) : folder.appending(path)
  }

  // MARK: Duplicates

  /// Keeps one of the candidates that are the same file: the one reached without a link, or else
  /// the first bytewise. Listings only hint at what is the same, so files that seem to be are asked.
  private mutating func removeDuplicates() {
    var first: [FileIdentity: Int] = [:]
    first.reserveCapacity(candidates.count)
    var suspects: [Int] = []
    var isSuspect = Array(repeating: false, count: candidates.count)
    for index in candidates.indices {
      let identity = candidates[index].identity
      guard let earlier = first[identity] else {
        first[identity] = index
        continue
      }
      for suspect in [earlier, index] where !isSuspect[suspect] {
        isSuspect[suspect] = true
        suspects.append(suspect)
      }
    }
    guard !suspects.isEmpty else { return }

    let (candidates, paths) = (candidates, candidatePaths)
    Platform.sort(&suspects, by: { candidates[$0].path }, in: paths)
    suspects = suspects.filter { !candidates[$0].isLink } + suspects.filter { candidates[$0].isLink }
    var kept: [FileIdentity: Int] = [:]
    var isDropped = Array(repeating: false, count: candidates.count)
    for index in suspects {
      let path = workingFolder.absolute(Array(paths[candidates[index].path]))
      guard let facts = try? Platform.facts(of: path) else { continue }
      if let other = kept[facts.identity] {
        if candidates[index].isNamed { self.candidates[other].isNamed = true }
        isDropped[index] = true
      } else {
        kept[facts.identity] = index
      }
    }
    self.candidates = self.candidates.indices.filter { !isDropped[$0] }.map { self.candidates[$0] }
  }
}

/// What the names of files and folders mean to the search.
private enum Names {
  static let git = Array(".git".utf8)
  static let gitIgnore = Array(".gitignore".utf8)
  private static let swift = Array(".swift".utf8)
  private static let build = Array(".build".utf8)
  private static let pruned = [
    "DerivedData", "Pods", "Carthage", ".git", "node_modules", ".swiftpm",
  ].map { Array($0.utf8) }
  private static let prunedEndings = [
    ".xcassets", ".xcodeproj", ".xcworkspace", ".xcframework", ".lproj",
  ].map { Array($0.utf8) }

  /// Takes a name or a path.
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

  /// A header, a source or a module map of C, Objective-C or C++, or a list of how such are compiled.
  static func isCFamilyFile(_ name: ArraySlice<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, !name.starts(with: "._".utf8)
    else { return false }
    let ending = name[(dot + 1)...]
    if ending.count <= 3 || ending.count == 9 {
      return cFamily.contains { $0.count == ending.count && $0.elementsEqual(ending) }
    }
    return ending.count == 4 && name.elementsEqual(compilationDatabase)
  }

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

extension [UInt8] {
  /// This path with one name more; the empty path takes the name as it is.
  fileprivate func appending(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var path: [UInt8] = []
    path.reserveCapacity(count + 1 + name.count)
    path += self
    if let last, last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path += name
    return path
  }
}

extension Platform {
  fileprivate static func exists(_ path: [UInt8]) -> Bool {
    (try? facts(of: path, isLinkItself: true)) != nil
  }

  /// The bytes of a small regular file; nil if there is no such file or it cannot be read.
  fileprivate static func smallFile(_ path: [UInt8]) -> [UInt8]? {
    guard let file = try? OpenFile(path: path), let facts = try? file.facts(), facts.kind == .file
    else { return nil }
    // The kernel's own files say that they are empty, and some of them wait until there is something to say.
    return facts.size == 0 ? [] : try? file.read(expecting: facts.size, atMost: 4 << 20)
  }
}
