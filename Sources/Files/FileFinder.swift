// Finds the Swift files for the paths of a command line.

/// One file to read.
public struct FoundFile: Sendable, Hashable {
  /// The path as reports print it, which also opens the file: relative to the working folder if that is shorter,
  /// without a leading `./`. `-` is standard input; a file of that name is `./-`.
  public let path: String
  /// Whether the command line names the file itself, rather than a folder around it.
  public let isNamed: Bool

  public init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}

/// A named or found path that could not be searched or read.
public struct PathProblem: Sendable, Hashable {
  /// The path as reports print it.
  public let path: String
  /// The message without the path: `no such file or folder`.
  public let message: String
  /// Whether it is a Swift file that exceeds a limit of SameView.
  public let isLeftOut: Bool

  public init(path: String, message: String, isLeftOut: Bool = false) {
    self.path = path
    self.message = message
    self.isLeftOut = isLeftOut
  }
}

/// A symbolic link in a searched folder.
public struct FoundLink: Sendable, Hashable {
  public let path: String
  /// The path of what it leads to: a file of the search, or a folder that was searched.
  public let target: String

  public init(path: String, target: String) {
    self.path = path
    self.target = target
  }
}

/// The result of a search.
public struct Discovery: Sendable, Equatable {
  /// The files, ordered bytewise by path, each once, even if several paths lead to it.
  public let files: [FoundFile]
  /// The problems, ordered bytewise by path.
  public let problems: [PathProblem]
  /// Headers, sources and module maps of C, Objective-C and C++ in the searched folders, ordered bytewise.
  public var cFamilyFiles: [String] = []
  /// What describes how the files are built: `project.pbxproj` of Xcode projects, `contents.xcworkspacedata` of
  /// workspaces and `project.yml`, in the searched folders and those above them in the repository. In the folders
  /// above, `Package.swift` and `Project.swift` count too. Ordered bytewise.
  public var buildFiles: [String] = []
  /// Links to files and folders that were found on another path, in their order.
  public var links: [FoundLink] = []
  /// If nothing was found: the number of Swift files that would be found without the patterns of `.gitignore` and
  /// `.git/info/exclude`.
  public var hiddenCount = 0
}

/// Finds the Swift files at and below `paths`.
///
/// A path to a file stands for that file, whatever its name and whether git ignores it, and `-` for standard input. A
/// path to a folder stands for the files in it whose names end with `.swift`, at any depth, except files that
/// - lie in folders without source of the project: `.build*`, `DerivedData`, `Pods`, `Carthage`, `node_modules`,
///   `.git`, `.swiftpm`, asset catalogs, Xcode projects, …;
/// - are excluded by `.gitignore` files or `.git/info/exclude`, even if they were added to git by force; an Xcode
///   project that they exclude still counts where no manifest or `project.yml` stands beside it;
/// - begin with `._`, where macOS stores attributes that a file system does not support.
///
/// A named folder is searched in any case. Symbolic links are followed, and each real folder is visited once. Without a
/// git repository, `.gitignore` files apply from the named folder down.
///
/// The function throws nothing: a missing or unreadable path becomes a problem, and the search continues.
public func findSwiftFiles(under paths: [String]) -> Discovery {
  findSwiftFiles(under: paths, from: WorkingFolder())
}

func findSwiftFiles(
  under paths: [String], from workingFolder: WorkingFolder, jobs: Int = Platform.processorCount
) -> Discovery {
  var search = Search(from: workingFolder, jobs: jobs)
  for path in paths { search.add(path) }
  var discovery = search.finish()
  if discovery.files.isEmpty, search.hasExcluded {
    var whole = Search(from: workingFolder, jobs: jobs, obeysPatterns: false)
    for path in paths { whole.add(path) }
    discovery.hiddenCount = whole.finish().files.count
  }
  return discovery
}

/// The state of one search. Paths are bytes here, because names in a file system may not be text.
private struct Search {
  private let workingFolder: WorkingFolder
  private let jobs: Int
  private let obeysPatterns: Bool
  /// Whether patterns excluded a file or a folder.
  private(set) var hasExcluded = false
  private var candidates: [Candidate] = []
  /// The paths of the candidates, concatenated, as reports print them.
  private var candidatePaths: [UInt8] = []
  private var problems: [PathProblem] = []
  private var cFamilyPaths: [String] = []
  private var buildPaths: [String] = []
  /// The folders above which build files have been looked for.
  private var searchedAbove: Set<[UInt8]> = []
  private var readsStandardInput = false

  /// Links to follow. They come after all real folders, so that a file is found without a link if possible.
  var links: [[UInt8]] = []
  /// The folders that were searched, with their paths.
  private var visited: [FileIdentity: [UInt8]] = [:]
  /// Links to folders that were searched on another path, with these paths.
  private var folderLinks: [(path: [UInt8], target: [UInt8])] = []
  private var fileLinks: [FoundLink] = []

  private struct Candidate {
    /// The range of its path in `candidatePaths`.
    let path: Range<Int>
    /// The identity from the folder's listing, which is a hint, or from the file itself.
    let identity: FileIdentity
    let isLink: Bool
    var isNamed: Bool
  }

  private struct Folder: Sendable {
    /// The path; absolute, or relative if the working folder is unknown.
    let path: [UInt8]
    let scope: SearchScope
  }

  /// The content of one folder, as far as the search needs it.
  private struct Contents: Sendable {
    var identity: FileIdentity?
    /// The names of the files, concatenated.
    var names: [UInt8] = []
    /// The number is the inode number of the folder's listing.
    var files: [(name: Range<Int>, number: UInt64)] = []
    /// Names of files of the C family.
    var cFamily: [Range<Int>] = []
    /// Paths of build files, seen from the folder.
    var buildFiles: [Range<Int>] = []
    var folders: [Folder] = []
    var links: [[UInt8]] = []
    /// Absolute.
    var problems: [(path: [UInt8], message: String, isLeftOut: Bool)] = []
    var hasExcluded = false
  }

  init(from workingFolder: WorkingFolder, jobs: Int, obeysPatterns: Bool = true) {
    self.workingFolder = workingFolder
    self.jobs = jobs
    self.obeysPatterns = obeysPatterns
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
        let real = Platform.realPath(path)
        let scope = real.map { SearchScope(ofNamed: $0) } ?? SearchScope()
        search(Folder(path: path, scope: scope))
        if let real { findBuildFiles(above: real) }
      } else {
        if let real = Platform.realPath(path) { findBuildFiles(above: real) }
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
        problems.append(PathProblem(path: path, message: "the name is not valid UTF-8; not read", isLeftOut: true))
      }
    }
    problems.sort { Platform.precedes(Array($0.path.utf8), Array($1.path.utf8)) }
    cFamilyPaths.sort { Platform.precedes($0, $1) }
    let sortedBuildPaths = Set(buildPaths.map { ExactPath($0) }).map(\.text)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let links =
      fileLinks
      + folderLinks.compactMap { link in
        guard let path = String(validating: workingFolder.shortened(link.path), as: UTF8.self),
          let target = String(validating: workingFolder.shortened(link.target), as: UTF8.self)
        else { return nil }
        return FoundLink(path: path, target: target)
      }
    return Discovery(
      files: files, problems: problems, cFamilyFiles: cFamilyPaths, buildFiles: sortedBuildPaths,
      links: links.sorted { ($0.path, $0.target) < ($1.path, $1.target) })
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

  /// With fewer folders, starting threads takes longer than they save.
  private static let worthThreads = 32

  /// Searches level by level. The folders of one level are searched in parallel, and their contents are added in the
  /// order of the folders.
  private mutating func search(_ folder: Folder) {
    var level = [folder]
    while !level.isEmpty {
      var contents: [Contents] = []
      if level.count < Self.worthThreads || jobs == 1 {
        var listing = FolderListing()
        contents = level.map { Self.list($0, &listing, obeysPatterns) }
      } else {
        contents =
          concurrentMap(level, jobs: jobs, state: { _ in FolderListing() }) { [obeysPatterns] listing, folder in
            Self.list(folder, &listing, obeysPatterns)
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
      problems.append(PathProblem(path: path, message: problem.message, isLeftOut: problem.isLeftOut))
    }
    hasExcluded = hasExcluded || contents.hasExcluded
    guard let identity = contents.identity, visited[identity] == nil else { return }
    visited[identity] = folder.path
    next += contents.folders
    links += contents.links
    if contents.files.isEmpty, contents.cFamily.isEmpty, contents.buildFiles.isEmpty { return }

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
    for name in contents.buildFiles {
      guard let path = String(validating: prefix + contents.names[name], as: UTF8.self) else { continue }
      buildPaths.append(path)
    }
  }

  private static func list(_ folder: Folder, _ listing: inout FolderListing, _ obeysPatterns: Bool) -> Contents {
    var contents = Contents()
    do throws(SystemFailure) {
      try Platform.list(folder.path, into: &listing)
    } catch {
      contents.problems.append((folder.path, "cannot be read: " + error.message, error == .pathTooLong))
      // The names that were listed before the failure are used.
    }
    contents.identity = listing.identity

    var scope = folder.scope
    var hasRules = false
    for entry in listing.entries where listing.bytes[entry.name.lowerBound] == UInt8(ascii: ".") {
      let name = listing.bytes[entry.name]
      if name.elementsEqual(FileNames.git), !scope.path.isEmpty {
        // Outer rules do not apply inside a nested repository.
        scope = SearchScope(root: folder.path)
      } else if name.elementsEqual(FileNames.gitIgnore), entry.kind == .file || entry.kind == .unknown {
        hasRules = true
      }
    }
    if hasRules {
      let file = folder.path.appending(FileNames.gitIgnore[...])
      if let bytes = Platform.smallFile(file) {
        scope.addRules(parsing: bytes)
      } else {
        contents.problems.append((file, "cannot be read; the files that it excludes are searched", false))
      }
    }

    /// The path of the present entry, relative to the repository's root.
    var path = scope.path
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
    let nameStart = path.count

    for entry in listing.entries {
      let name = listing.bytes[entry.name]
      let isSwift = FileNames.isSwiftFile(name)
      let isBuildFile = FileNames.isXcodeGenProject(name)
      let isSource = isSwift || isBuildFile || FileNames.isCFamilyFile(name)
      var kind = entry.kind
      if kind == .file && !isSource { continue }
      if kind == .unknown {
        let facts = try? Platform.facts(of: folder.path.appending(name), isLinkItself: true)
        kind = facts?.kind ?? .other
      }
      /// What describes targets in a folder that has no source of the project.
      var buildFile: [UInt8]?
      if kind == .file ? !isSource : FileNames.isPruned(name) {
        guard kind == .folder, let inner = FileNames.buildFile(in: name) else { continue }
        buildFile = inner
      }
      if obeysPatterns, let rules = scope.rules {
        path.removeSubrange(nameStart...)
        path.append(contentsOf: name)
        // Git applies patterns to the link, not to its target.
        if rules.excludes(path, nameStart: nameStart, isFolder: kind == .folder) {
          if isSwift || kind == .folder { contents.hasExcluded = true }
          // Who leaves a project of Xcode to git's patterns makes it from what stands beside it, or builds with it.
          if buildFile == nil || listing.describesTargets { continue }
        }
      }
      if let buildFile {
        let inner = Array(name) + [UInt8(ascii: "/")] + buildFile
        if Platform.exists(folder.path.appending(inner[...])) {
          contents.buildFiles.append(contents.names.count..<contents.names.count + inner.count)
          contents.names += inner
        }
        continue
      }

      switch kind {
      case .file:
        let start = contents.names.count
        contents.names += name
        if isBuildFile {
          contents.buildFiles.append(start..<contents.names.count)
        } else if isSwift {
          contents.files.append((start..<contents.names.count, entry.number))
        } else {
          contents.cFamily.append(start..<contents.names.count)
        }
      case .folder:
        contents.folders.append(
          Folder(
            path: folder.path.appending(name),
            scope: SearchScope(path: scope.path.appending(name), rules: scope.rules)))
      case .link:
        contents.links.append(folder.path.appending(name))
      case .pipe, .socket, .device, .other, .unknown:
        break
      }
    }

    // The result does not depend on the order; sorting here makes the final sort faster.
    Platform.sort(&contents.files, by: \.name, in: contents.names)
    contents.folders.sort { Platform.precedes($0.path, $1.path) }
    return contents
  }

  /// Visits the targets of links, and of links that are found there.
  private mutating func followLinks() {
    while !links.isEmpty {
      var batch: [[UInt8]] = []
      swap(&batch, &links)
      batch.sort { Platform.precedes($0, $1) }
      for path in batch {
        // A dangling link is not a source file: editors use them as locks.
        let facts: FileFacts
        do throws(SystemFailure) {
          facts = try Platform.facts(of: path)
        } catch {
          if error == .pathTooLong {
            let path = String(decoding: workingFolder.shortened(path), as: UTF8.self)
            problems.append(PathProblem(path: path, message: "cannot be read: " + error.message, isLeftOut: true))
          }
          continue
        }
        if facts.kind == .file, FileNames.isSwiftFile(path[...]) {
          addFile(path, facts.identity, isLink: true, isNamed: false)
        } else if facts.kind == .folder, let known = visited[facts.identity] {
          folderLinks.append((path, known))
        } else if facts.kind == .folder, let real = Platform.realPath(path) {
          let (scope, isExcluded) = SearchScope.place(of: real)
          if !isExcluded { search(Folder(path: path, scope: scope)) }
        }
      }
    }
  }

  // MARK: Build files

  /// Looks for build files in the folders above what was asked for, up to the root of its repository: what they
  /// describe may be part of it.
  ///
  /// - Parameter real: The path of the file or folder without links.
  private mutating func findBuildFiles(above real: [UInt8]) {
    let slash = UInt8(ascii: "/")
    // The root of the repository is not looked above.
    if Platform.exists(real.appending(FileNames.git[...])) { return }
    var folders: [[UInt8]] = []
    var folder = real
    while let cut = folder.lastIndex(of: slash), cut > 0 {
      folder.removeSubrange(cut...)
      if !searchedAbove.insert(folder).inserted { return }
      folders.append(folder)
      if Platform.exists(folder.appending(FileNames.git[...])) { break }
    }
    guard let root = folders.last, Platform.exists(root.appending(FileNames.git[...])) else { return }
    var scope = SearchScope(root: root)
    var listing = FolderListing()
    for folder in folders.reversed() {
      if folder.count > root.count { scope.path = Array(folder[(root.count + 1)...]) }
      scope.addRules(of: folder)
      guard (try? Platform.list(folder, into: &listing)) != nil else { return }
      for entry in listing.entries where entry.kind == .folder || entry.kind == .file {
        let name = listing.bytes[entry.name]
        var path = folder.appending(name)
        if entry.kind == .folder {
          guard let inner = FileNames.buildFile(in: name) else { continue }
          path = path.appending(inner[...])
        } else if !FileNames.isXcodeGenProject(name), !FileNames.isManifest(name) {
          continue
        }
        let relative = scope.path.appending(name)
        let isExcluded =
          scope.rules?.excludes(relative, nameStart: relative.count - name.count, isFolder: entry.kind == .folder)
        if isExcluded == true, entry.kind == .file || listing.describesTargets { continue }
        guard Platform.exists(path), let text = String(validating: workingFolder.shortened(path), as: UTF8.self) else {
          continue
        }
        buildPaths.append(text)
      }
    }
  }

  // MARK: Duplicates

  /// Keeps one of the candidates that are the same file: the one found without a link, or else the first bytewise.
  /// Listings are only a hint, so files that seem to be the same are checked.
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
    func text(_ path: Range<Int>) -> String? { String(validating: paths[path], as: UTF8.self) }
    var kept: [FileIdentity: Int] = [:]
    var isDropped = Array(repeating: false, count: candidates.count)
    for index in suspects {
      let path = workingFolder.absolute(Array(paths[candidates[index].path]))
      guard let facts = try? Platform.facts(of: path) else { continue }
      if let other = kept[facts.identity] {
        if candidates[index].isNamed { self.candidates[other].isNamed = true }
        isDropped[index] = true
        if candidates[index].isLink, let link = text(candidates[index].path), let target = text(candidates[other].path)
        {
          fileLinks.append(FoundLink(path: link, target: target))
        }
      } else {
        kept[facts.identity] = index
      }
    }
    self.candidates = self.candidates.indices.filter { !isDropped[$0] }.map { self.candidates[$0] }
  }
}
