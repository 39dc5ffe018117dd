// From paths to the texts of a run.

import BuildFiles
import Files
import Linting
import Project
import Syntax

/// The texts of the files of a run, and the problems with files that could not be read.
public struct Reading {
  /// Ordered bytewise by path.
  public private(set) var sources: [SourceText] = []
  public private(set) var problems: [Problem] = []
  /// Paths with the extensions of C and Objective-C. These files are not read.
  public private(set) var cFamilyFiles: [String] = []
  /// What describes targets. Not read.
  private var buildFiles: [String] = []
  private var links: [FoundLink] = []
  /// Something that the command line names does not exist or could not be read at all.
  public private(set) var lacksNamedPath = false
  /// Files that were found, but not named, and that exceed a limit.
  public private(set) var unreadFiles: [String] = []
  /// Files that the command line names.
  public private(set) var namedFiles: Set<ExactPath> = []
  /// The named files whose extension is not that of Swift. They are skipped.
  public private(set) var leftOut: [String] = []
  /// With `--staged`, the submodules. Nothing in them is read: their texts are in other repositories.
  public private(set) var submodules: [String] = []
  /// Indices in `sources` of the files to report on; nil for all. The others are read for their declarations.
  public private(set) var reported: Set<Int>?
  /// Where files were looked for: what build files name there is part of the project.
  private var searched: [String] = []
  /// Counts the files that have been read; nil where this is not shown.
  private var progress: Progress?
  /// The text of standard input; nil without `-`.
  public private(set) var buffer: Buffer?

  public struct Buffer {
    /// The path on the command line, which reports print.
    public let path: String
    /// The path of the text among `sources`, as if it had been found on disk: access between files depends on their
    /// paths.
    public let key: String
    /// Its index in `sources`; nil if it could not be read.
    public fileprivate(set) var index: Int?
  }

  /// The path of a text is that of a folder.
  public struct IsFolder: Error {}

  /// Finds and reads all Swift files under `paths`, and those under `context` for their declarations.
  ///
  /// A file of the context that cannot be read is not a problem, unless it is one of the paths in `context`.
  public init(_ paths: [String], context: [String] = [], jobs: Int, progress: Progress? = nil) {
    self.progress = progress
    if context.isEmpty {
      read(discover(paths), jobs: jobs)
    } else {
      let asked = findSwiftFiles(under: paths)
      let places = Set(asked.files.map { ExactPath(absolute($0.path)) })
      let files = discover(paths + context)
      var around = Set(files.map { ExactPath($0.path) }.filter { !places.contains(ExactPath(absolute($0.text))) })
      around.formUnion(
        Set(unreadFiles.map { ExactPath($0) }).subtracting(asked.problems.map { ExactPath($0.path) }))
      read(files, jobs: jobs)
      problems.removeAll { around.contains(ExactPath($0.file)) && !isNamed($0.file, paths + context) }
      reported = Set(sources.indices.filter { !around.contains(ExactPath(sources[$0].path)) })
    }
    problems.sort { precedes($0.file, $1.file) }
  }

  /// Reads all Swift files under `paths`, with the text on standard input in place of the file at `path`, which need
  /// not exist.
  ///
  /// Only problems of that text, or of a named path, are reported: an editor shows one file.
  ///
  /// - Throws: `IsFolder` if the path is that of a folder.
  public init(standardInputAs path: String, among paths: [String], jobs: Int) throws(IsFolder) {
    let real = Platform.realPath(path)
    var files = discover(real == nil ? paths : paths + [path], named: paths)
    let key: String
    if let real {
      // A link may lead to the same file on another path.
      guard let i = files.firstIndex(where: { $0.isNamed && Platform.realPath($0.path)?.isSamePath(as: real) == true })
      else {
        throw IsFolder()
      }
      key = files.remove(at: i).path
    } else {
      key = Self.shortened(path)
      files.removeAll { $0.path.isSamePath(as: key) }
    }
    let namedProblems = problems.filter { isNamed($0.file, paths) }
    read(files, jobs: jobs)
    problems =
      namedProblems
      + problems.filter { problem in
        files.contains { $0.isNamed && $0.path.isSamePath(as: problem.file) }
      }

    var buffer = Buffer(path: path, key: key)
    let outcome = Self.outcome(key, readStandardInput())
    if let problem = outcome.problem(of: path, isNamed: true) { problems.append(problem) }
    if let source = outcome.source {
      let index = sources.firstIndex { precedes(key, $0.path) } ?? sources.count
      sources.insert(source, at: index)
      buffer.index = index
    } else {
      lacksNamedPath = true
    }
    self.buffer = buffer
    reported = buffer.index.map { [$0] } ?? []
    problems.sort { precedes($0.file, $1.file) }
  }

  /// Finds the files under `paths` that git tracks, and reads them as they will be committed.
  public init(
    _ paths: [String], context: [String], staged index: GitIndex, in repository: GitRepository, jobs: Int
  ) {
    var files: [FoundFile] = []
    var blobs: [(path: String, name: String)] = []
    var found: Set<ExactPath> = []
    for file in discover(paths + context) {
      let real = ExactPath(Platform.realPath(file.path) ?? file.path)
      found.insert(real)
      if let name = index.blobs[real] {
        blobs.append((file.path, name))
      } else if index.paths.contains(real) {
        files.append(file)
      }
    }
    read(files, jobs: jobs)
    submodules = index.submodules.filter { isUnder($0, paths) }
    // Deleted on disk, but not in the index.
    for (place, name) in index.blobs where place.text.hasSuffix(".swift") && !found.contains(place) {
      let path = place.text
      if Platform.exists(path) { continue }
      if isUnder(path, paths + context) { blobs.append((Self.shortened(path), name)) }
    }
    let texts = repository.blobs(blobs.map(\.name))
    for (i, (path, _)) in blobs.enumerated() {
      let outcome =
        switch texts {
        case .success(let texts):
          texts[i].map { Self.outcome(path, $0) }
            ?? Outcome(problem: "cannot be read from git: the object is missing", isLeftOut: true)
        case .failure(let failure): Outcome(problem: "cannot be read from git: \(failure.message)", isLeftOut: true)
        }
      if let problem = outcome.problem(of: path) { problems.append(problem) }
      if let source = outcome.source { sources.append(source) }
    }
    sources.sort { precedes($0.path, $1.path) }
    problems.sort { precedes($0.file, $1.file) }
    if !context.isEmpty {
      reported = Set(sources.indices.filter { isUnder(absolute(sources[$0].path), paths) })
    }
  }

  /// The targets of the project. Build files are read from the disk, also where the sources come from elsewhere.
  ///
  /// - Parameter texts: The files of the run, if they are not those that were read.
  public func structure(of texts: [SourceText]? = nil, jobs: Int) -> ProjectStructure {
    BuildFiles.structure(
      buildFiles, sources: texts ?? sources, links: links, base: Platform.workingFolder ?? "/",
      access: .disk(named: searched),
      jobs: jobs)
  }

  private mutating func discover(_ paths: [String], named: [String]? = nil) -> [FoundFile] {
    searched = paths
    let discovery = findSwiftFiles(under: paths)
    cFamilyFiles = discovery.cFamilyFiles
    buildFiles = discovery.buildFiles
    links = discovery.links
    for problem in discovery.problems {
      let isNamed = isNamed(problem.path, named ?? paths)
      problems.append(Problem(file: problem.path, message: problem.message, isFailure: isNamed || problem.isLeftOut))
      if isNamed { lacksNamedPath = true } else if problem.isLeftOut { unreadFiles.append(problem.path) }
    }
    if discovery.hiddenCount > 0 {
      let what = discovery.hiddenCount == 1 ? "the only Swift file" : "all \(discovery.hiddenCount) Swift files"
      problems.append(
        Problem(
          file: paths.first ?? ".",
          message: "nothing is linted here, because .gitignore or .git/info/exclude excludes \(what)",
          severity: .warning))
    }
    // Scripts may have no extension.
    let others = discovery.files.filter { $0.isNamed && ![nil, "swift"].contains(Self.fileExtension($0.path)) }
    leftOut = others.map(\.path)
    let files = others.isEmpty ? discovery.files : discovery.files.filter { !others.contains($0) }
    namedFiles = Set(files.filter(\.isNamed).map { ExactPath($0.path) })
    return files
  }

  /// The extension in lower case; nil for `run`, `.hidden` and `-`.
  private static func fileExtension(_ path: String) -> String? {
    let name = path.lastName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  private mutating func read(_ files: [FoundFile], jobs: Int) {
    progress?.begin("reading", total: files.count)
    let outcomes = concurrentMap(files, jobs: jobs) { [progress] file in
      defer { progress?.advance() }
      return Self.outcome(file.path, readFile(file.path, limit: Self.sizeLimit))
    }
    for (file, outcome) in zip(files, outcomes) {
      if let problem = outcome.problem(of: file.path, isNamed: file.isNamed) { problems.append(problem) }
      if let source = outcome.source {
        sources.append(source)
      } else if file.isNamed {
        lacksNamedPath = true
      } else if outcome.isTooLarge {
        unreadFiles.append(file.path)
      }
    }
  }

  /// The most bytes of a file. Hand-written Swift is far below 64 MiB.
  private static let sizeLimit = 64 << 20

  private struct Outcome: Sendable {
    /// Nil if the file cannot be linted.
    var source: SourceText?
    var problem: String?
    /// Whether a limit or a fault of SameView itself keeps it from being linted.
    var isLeftOut = false
    var isTooLarge = false

    func problem(of path: String, isNamed: Bool = false) -> Problem? {
      problem.map { Problem(file: path, message: $0, isFailure: isLeftOut || isNamed && source == nil) }
    }
  }

  private static func outcome(_ path: String, _ read: Result<[UInt8], ReadFailure>) -> Outcome {
    switch read {
    case .failure(let failure):
      Outcome(problem: failure.message, isLeftOut: failure.isLimit, isTooLarge: failure.isLimit)
    case .success(let bytes): outcome(path, bytes)
    }
  }

  private static func outcome(_ path: String, _ bytes: [UInt8]) -> Outcome {
    if LeftOut.parts(of: path).contains(.file) {
      return Outcome(
        problem: "internal error: the file is skipped; please report this together with the file", isLeftOut: true)
    }
    let problem = textProblem(in: bytes)
    if let problem, problem.severity == .unreadable {
      return Outcome(problem: problem.message, isLeftOut: problem.mayCompile)
    }
    return Outcome(source: SourceText(path: path, bytes: bytes), problem: problem?.message)
  }

  /// Reads one of the files again, and returns its text; nil if it is none of those that were read, or if a run would not
  /// lint it any more.
  ///
  /// - Parameter folder: The absolute path of the folder to which the paths are relative.
  mutating func readAgain(_ path: String, in folder: String) -> SourceText? {
    let i = sources.firstSortedIndex { !precedes($0.path, path) }
    guard i < sources.count, sources[i].path.isSamePath(as: path),
      let text = Self.outcome(path, readFile(folder.appendingName(path), limit: Self.sizeLimit)).source
    else { return nil }
    if text.bytes != sources[i].bytes { sources[i] = text }
    return sources[i]
  }

  /// The text of a file that an editor has changed; nil if a run would not lint such a file.
  static func text(_ path: String, _ bytes: [UInt8]) -> SourceText? {
    bytes.count <= sizeLimit ? outcome(path, .success(bytes)).source : nil
  }

  /// The path of a file that does not exist, as the finder would return it if it existed.
  private static func shortened(_ path: String) -> String {
    var rest = path
    for folder in [Platform.workingFolder, Platform.environment("PWD")] {
      if let folder, let below = path.path(below: folder) {
        rest = below
        break
      }
    }
    while rest.utf8.starts(with: "./".utf8) { rest = String(rest[rest.utf8.index(rest.startIndex, offsetBy: 2)...]) }
    return rest.isEmpty ? path : rest
  }
}

/// The folder whose files are read as the project around a file or folder: the working folder, or the nearest folder
/// above with a repository or a package.
public func projectFolder(around path: String) -> String {
  guard let real = Platform.realPath(path), let here = Platform.realPath(".") else { return "." }
  if real.isSamePath(as: here) || Platform.isBelow(here, real) { return "." }
  var folder = real
  while folder != "/", let parent = folder.parentPath {
    folder = parent
    if [".git", "Package.swift"].contains(where: { Platform.exists(folder.appendingName($0)) }) { return folder }
  }
  // Neither exists: the folder of the file.
  return real.parentPath ?? "."
}

/// The path with links resolved, which is the same for all paths to one file. A staged file may be gone from disk.
private func absolute(_ path: String) -> String { Platform.realPath(path) ?? Platform.absolutePath(path) }

/// Whether `path`, which is absolute, is or lies below one of the typed paths.
private func isUnder(_ path: String, _ typed: [String]) -> Bool {
  typed.contains {
    let place = absolute($0)
    return path.isSamePath(as: place) || Platform.isBelow(place, path)
  }
}

/// Whether `found`, as the finder prints it, is one of the typed paths.
private func isNamed(_ found: String, _ typed: [String]) -> Bool {
  if typed.contains(where: { $0.isSamePath(as: found) }) { return true }
  guard let real = Platform.realPath(found) else { return false }
  return typed.contains { Platform.realPath($0)?.isSamePath(as: real) == true }
}

/// Whether `a` precedes `b` in a run: by their bytes, independent of the locale.
private func precedes(_ a: String, _ b: String) -> Bool {
  a.utf8.lexicographicallyPrecedes(b.utf8)
}
