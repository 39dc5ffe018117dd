// Asks git which files changed, in which lines, and what will be committed.

/// The reason why git did not answer.
public struct GitFailure: Error, Sendable, Equatable {
  /// The message for people.
  public let message: String
  /// Whether git does not know an option.
  var isUsage = false
  /// Whether SameView ended git or could not start it, rather than git failing.
  var isLimit = false

  init(message: String) { self.message = message }
}

/// The changes of a working tree or of its index.
public struct GitChanges: Sendable {
  /// The changed part of a file.
  public enum Change: Sendable, Equatable {
    case nothing
    /// The lines that are new or different, from 1; empty if lines were only removed.
    case lines([Range<Int>])
    /// Also a file that git does not track yet.
    case everything
  }

  /// The kinds of entries that git tracks.
  enum Followed: Sendable {
    case file, link
    /// A submodule.
    case repository
  }

  /// The absolute path of the working tree, without a final slash.
  let root: String
  /// The changes by the absolute path of a file, a link or a submodule that still exists.
  var changed: [ExactPath: Change] = [:]
  /// All tracked entries by absolute path; nil if every file that is read is tracked.
  var followed: [ExactPath: Followed]?

  /// The change of the file at `path`, which may be gone.
  public func change(at path: String) -> Change {
    func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }
    guard let way = try? Platform.way(to: Array(path.utf8)) else {
      return change(at: Platform.absolutePath(path), by: [])
    }
    return change(at: text(way.place), by: way.links.map(text))
  }

  /// - Parameters:
  ///   - real: The path with links resolved.
  ///   - links: The places of the links that lead there.
  private func change(at real: String, by links: [String]) -> Change {
    for link in links where Platform.isBelow(root, link) {
      if let change = changeOfSubmodule(around: link) {
        if change == .everything { return change }
        continue
      }
      // A text may be linted only because of a link that is new or has a new target.
      let isFollowed = followed.map { $0[ExactPath(link)] != nil } ?? true
      if changed[ExactPath(link)] != nil || !isFollowed { return .everything }
    }
    if let change = changed[ExactPath(real)] ?? changeOfSubmodule(around: real) { return change }
    guard let followed, Platform.isBelow(root, real) else { return .nothing }
    return followed[ExactPath(real)] == nil ? .everything : .nothing
  }

  /// The change of the submodule around `path`; nil outside of submodules. If a submodule is at another commit, all of
  /// its files may have changed.
  private func changeOfSubmodule(around path: String) -> Change? {
    var folder = path
    while let parent = folder.parentPath, Platform.isBelow(root, parent) {
      folder = parent
      let key = ExactPath(folder)
      if changed[key] != nil { return .everything }
      if followed?[key] == .repository { return .nothing }
    }
    return nil
  }
}

/// The content of git's index, which will be committed.
public struct GitIndex: Sendable {
  /// The absolute paths of all tracked files.
  public fileprivate(set) var paths: Set<ExactPath> = []
  /// The object names of staged texts that differ from the disk.
  public fileprivate(set) var blobs: [ExactPath: String] = [:]
  /// The absolute paths of submodules, in git's order.
  public fileprivate(set) var submodules: [String] = []
}

/// A working tree, read through the user's `git`.
///
/// The files of the tree are untrusted, and so are the repository's own settings, which may have come with an archive.
/// Git is therefore asked about one repository only, the one of the `.git` folder: a commit can contain a folder that
/// looks like a repository, but not a `.git`. No setting makes git run another program, git fetches nothing, and it
/// does not change the tree or the index.
public struct GitRepository: Sendable {
  /// The absolute path of the folder that contains `.git`, with links resolved.
  private let root: [UInt8]
  private let git: GitProgram
  /// The last commit when this value was made; the empty tree if there was none.
  private let last: [UInt8]
  private let hasCommits: Bool

  /// The repository around the working folder if it contains `path`, or else the one around `path`.
  ///
  /// - Parameter seconds: The time limit of one git command; see `GitProgram.secondsAsked`.
  public static func containing(_ path: String, seconds: Int = GitProgram.secondsAsked) -> Result<
    GitRepository, GitFailure
  > {
    root(around: path).flatMap { root in
      guard var git = GitProgram(root: root, seconds: seconds) else {
        return .failure(GitFailure(message: "git was not found in a folder of PATH outside of the project"))
      }
      // Without `GIT_DIR`, git checks the owner of the repository (`safe.directory`). This command runs nothing.
      let question = ["rev-parse", "--git-path", "info/attributes", "--show-object-format", "--revs-only", "HEAD"]
      return git.run(question).flatMap { answer in
        var lines = answer.split(separator: 0x0A).map { Array($0) }
        let head = lines.last.flatMap { line in line.count >= 40 && !line.contains(UInt8(ascii: "/")) ? line : nil }
        if head != nil { lines.removeLast() }
        let emptyTree = lines.popLast() == Array("sha256".utf8) ? Self.emptyTree.sha256 : Self.emptyTree.sha1
        // Git reads the file to its end, and a device has none.
        let attributes = Array(lines.joined(separator: [0x0A]))
        let path = attributes.first == UInt8(ascii: "/") ? attributes : root + [UInt8(ascii: "/")] + attributes
        if let facts = try? Platform.facts(of: path), facts.kind != .file {
          return .failure(GitFailure(message: "'\(String(decoding: path, as: UTF8.self))' is not a regular file"))
        }
        return git.settle(on: root).map {
          GitRepository(root: root, git: git, last: head ?? Array(emptyTree.utf8), hasCommits: head != nil)
        }
      }
    }
  }

  /// The name of the empty tree, which git knows in every repository, for both kinds of object names.
  private static let emptyTree = (
    sha1: "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
    sha256: "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
  )

  /// The differences between the working tree and the commit at which `HEAD` diverged from `reference`, including files
  /// that git does not track yet.
  public func changes(since reference: String) -> Result<GitChanges, GitFailure> {
    // A reference that begins with a hyphen would be an option.
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      return .failure(GitFailure(message: "'\(reference)' is not a commit"))
    }
    if reference == "HEAD", !hasCommits {
      return .failure(
        GitFailure(message: "the repository has no commit yet to compare with; use --staged"))
    }
    return git.run(["merge-base", reference, "HEAD"])
      .flatMapError { failure in
        if failure.isLimit { return .failure(failure) }
        return git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
          .mapError { $0.isLimit ? $0 : GitFailure(message: "git does not know a commit '\(reference)'") }
          .flatMap { _ in
            .failure(
              GitFailure(
                message: "'\(reference)' and HEAD have no common commit here, for instance because the clone is shallow"
              ))
          }
      }
      .flatMap { base in diff([String(decoding: base.prefix { $0 != 0x0A }, as: UTF8.self)]) }
      .flatMap { changes in entries().flatMap { withUncompared($0, changes) } }
  }

  /// The changes, with those that git does not report because it does not compare the bytes on disk.
  private func withUncompared(_ entries: [Entry], _ changes: GitChanges) -> Result<GitChanges, GitFailure> {
    uncompared(entries).flatMap { uncompared in
      blobs(uncompared.map { String(decoding: entries[$0].blob, as: UTF8.self) }).map { texts in
        var changes = changes
        changes.followed = Dictionary(entries.map { (ExactPath(absolute($0.name)), $0.kind) }) { first, _ in first }
        for (i, staged) in zip(uncompared, texts) {
          let path = absolute(entries[i].name)
          // A file that cannot be read is not linted. Git reports what differs between the commit and its index.
          guard case .success(let text) = readFile(path), staged != Self.withoutIdentity(text) else { continue }
          changes.changed[ExactPath(path)] = .everything
        }
        return changes
      }
    }
  }

  /// The differences between the last commit and the index.
  public func stagedChanges() -> Result<GitChanges, GitFailure> {
    diff(["--cached", String(decoding: last, as: UTF8.self)])
  }

  /// The files as they will be committed.
  public func index() -> Result<GitIndex, GitFailure> {
    entries().flatMap { entries in
      uncompared(entries).flatMap { uncompared in
        git.run(["diff-files", "-z", "--name-only", "--ignore-submodules=all"]).map { output in
          var changed = Set(output.split(separator: 0))
          for i in uncompared { changed.insert(entries[i].name) }
          var index = GitIndex()
          for entry in entries {
            let path = ExactPath(absolute(entry.name))
            index.paths.insert(path)
            if entry.kind == .repository { index.submodules.append(path.text) }
            if changed.contains(entry.name) { index.blobs[path] = String(decoding: entry.blob, as: UTF8.self) }
          }
          return index
        }
      }
    }
  }

  // MARK: The index

  /// An entry of git's index.
  private struct Entry {
    let kind: GitChanges.Followed
    /// The object name of the text.
    let blob: ArraySlice<UInt8>
    /// The path below the root.
    let name: ArraySlice<UInt8>
    /// Whether git was told not to look at the file (`assume-unchanged`, `skip-worktree`).
    let isUnwatched: Bool
  }

  private func entries() -> Result<[Entry], GitFailure> {
    git.run(["ls-files", "--stage", "-v", "-z"]).map { listed in
      listed.split(separator: 0).compactMap { entry in
        // `H 100644 0123abcd… 0<tab>path`
        guard let tab = entry.firstIndex(of: 0x09) else { return nil }
        let words = entry[..<tab].split(separator: 0x20)
        guard words.count == 4, let tag = words[0].first else { return nil }
        let kind: GitChanges.Followed =
          words[1].starts(with: "16".utf8) ? .repository : words[1].starts(with: "12".utf8) ? .link : .file
        let isUnwatched = tag == UInt8(ascii: "S") || tag >= UInt8(ascii: "a")
        return Entry(kind: kind, blob: words[2], name: entry[(tab + 1)...], isUnwatched: isUnwatched)
      }
    }
  }

  /// The indices of entries whose bytes on disk git does not compare: it was told not to look, or an attribute makes it
  /// compare a translation. Translated line endings are left to git, because they do not change findings.
  private func uncompared(_ entries: [Entry]) -> Result<[Int], GitFailure> {
    if entries.isEmpty { return .success([]) }
    let attributes = ["ident", "working-tree-encoding"]
    let names = Array(entries.map(\.name).joined(separator: [0])) + [0]
    return git.run(["check-attr", "--stdin", "-z"] + attributes, input: names).map { output in
      // For each attribute of each file: the path, the name and the value.
      let words = output.split(separator: 0, omittingEmptySubsequences: false)
      let isOff = ["unspecified", "unset"].map { Array($0.utf8) }
      return entries.indices.filter { i in
        guard entries[i].kind == .file else { return false }
        let values = attributes.indices.map { 3 * (i * attributes.count + $0) + 2 }
        let isConverted = values.contains { $0 >= words.count || !isOff.contains(Array(words[$0])) }
        return (entries[i].isUnwatched || isConverted) && Platform.exists(absolute(entries[i].name))
      }
    }
  }

  /// The text without the expansion of the attribute `ident`: `$Id: 0123abcd… $` is `$Id$` in git. Other words between
  /// the dollar signs may be code.
  static func withoutIdentity(_ text: [UInt8]) -> [UInt8] {
    let (start, end) = (Array("$Id: ".utf8), Array(" $".utf8))
    var result: [UInt8] = []
    var i = 0
    while i < text.count {
      if text[i] == start[0], text[i...].starts(with: start) {
        let digits = text[(i + start.count)...].prefix(64).prefix { byte in
          (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
        }
        if digits.count == 40 || digits.count == 64, text[digits.endIndex...].starts(with: end) {
          result += "$Id$".utf8
          i = digits.endIndex + end.count
          continue
        }
      }
      result.append(text[i])
      i += 1
    }
    return result
  }

  // MARK: Texts

  /// The bytes of objects, in their order; nil for a missing one.
  public func blobs(_ names: [String]) -> Result<[[UInt8]?], GitFailure> {
    if names.isEmpty { return .success([]) }
    return git.run(["cat-file", "--batch"], input: Array((names.joined(separator: "\n") + "\n").utf8)).map { output in
      var rest = output[...]
      return names.map { _ in
        // `0123abcd… blob 12`, the text and an end of line, or `0123abcd… missing`.
        let header = rest.prefix { $0 != 0x0A }
        rest = rest.dropFirst(header.count + 1)
        let words = header.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 3, let size = Int(words[2]), size >= 0, size <= rest.count else { return nil }
        let text = Array(rest.prefix(size))
        rest = rest.dropFirst(size + 1)
        return words[1] == "blob" ? text : nil
      }
    }
  }

  private func absolute(_ path: ArraySlice<UInt8>) -> String {
    rootText + "/" + String(decoding: path, as: UTF8.self)
  }

  private var rootText: String { root == [UInt8(ascii: "/")] ? "" : String(decoding: root, as: UTF8.self) }

  // MARK: Which repository

  private static func root(around path: String) -> Result<[UInt8], GitFailure> {
    let typed = Platform.absolutePath(path)
    // The folder of a deleted file may still exist.
    var rest = typed
    var place = Platform.realPath(Array(path.utf8))
    while place == nil, rest != "/", let folder = rest.parentPath {
      rest = folder
      place = Platform.realPath(Array(rest.utf8))
    }
    let around = place.flatMap(root(above:))
    if let here = Platform.workingFolderBytes.flatMap(root(above:)) {
      if let around, around != here, Platform.isBelow(here, around) {
        // A repository inside came with the tree or is a submodule, with other settings and other commits.
        let name = String(decoding: around, as: UTF8.self)
        return .failure(GitFailure(message: "'\(name)' is a separate repository; run sameview in that folder"))
      }
      if around == here || Platform.isBelow(here, Array(typed.utf8)) { return .success(here) }
    }
    guard let around else {
      return .failure(GitFailure(message: "'\(path)' is not in a git repository"))
    }
    return .success(around)
  }

  /// The nearest folder with a `.git`, from `path` upwards.
  private static func root(above path: [UInt8]) -> [UInt8]? {
    var folder = path
    while true {
      let git = folder + Array("/.git".utf8)
      // A `.git` file of a worktree or a submodule names another folder. Like git, skip an empty `.git` folder.
      if let facts = try? Platform.facts(of: git) {
        if facts.kind == .file { return folder }
        if (try? Platform.facts(of: git + Array("/HEAD".utf8), isLinkItself: true)) != nil { return folder }
      }
      guard folder.count > 1, let slash = folder.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      folder = slash == 0 ? [UInt8(ascii: "/")] : Array(folder[..<slash])
    }
  }

  // MARK: Differences

  private func diff(_ arguments: [String]) -> Result<GitChanges, GitFailure> {
    // `diff-index` is for programs: it ignores the user's settings for `git diff`.
    let options = [
      // Texts that are binary by attributes or because of a NUL byte are compared, too.
      "diff-index", "--patch", "--text", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=0",
      // A moved file may come from a place where nothing is linted.
      "--no-renames", "--diff-filter=AMT", "--src-prefix=a/", "--dst-prefix=b/",
      // Compares the commit of a submodule, without running git in it.
      "--submodule=short", "--ignore-submodules=dirty",
    ]
    return git.run(options + arguments + ["--"]).map { output in
      var changes = GitChanges(root: rootText)
      for (path, change) in Self.changes(in: output) {
        changes.changed[ExactPath(absolute(Array(path.text.utf8)[...]))] = change
      }
      return changes
    }
  }
}
