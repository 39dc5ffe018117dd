// Asks git which files changed, in which lines, and what will be committed.

/// The reason why git did not answer.
public struct GitFailure: Error, Sendable, Equatable {
  /// The message for people.
  public let message: String
  /// Whether git does not know an option.
  fileprivate var isUsage = false
  /// Whether SameView ended git or could not start it, rather than git failing.
  fileprivate var isLimit = false

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

  /// Parses a unified diff without context. The lines of a link or a submodule are its target, so all of it has
  /// changed.
  static func changes(in diff: [UInt8]) -> [ExactPath: GitChanges.Change] {
    var changes: [ExactPath: [Range<Int>]] = [:]
    var whole: Set<ExactPath> = []
    var path: ExactPath?
    var isText = true
    // Lines of the file, which may look like lines of the diff.
    var rest = 0
    for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if rest > 0, line.first != UInt8(ascii: "\\") {
        rest -= 1
      } else if line.starts(with: "diff --git ".utf8) {
        (path, isText) = (nil, true)
      } else if line.starts(with: "new file mode ".utf8) || line.starts(with: "index ".utf8) {
        if [" 120000", " 160000"].contains(where: { line.suffix(7).elementsEqual($0.utf8) }) { isText = false }
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(of: line.dropFirst(4)).map { ExactPath($0) }
        if let path {
          changes[path, default: []] += []
          if !isText { whole.insert(path) }
        }
      } else if line.starts(with: "@@ ".utf8), let (old, new) = hunk(line), let path {
        rest = old + new.count
        if !new.isEmpty { changes[path, default: []].append(new) }
      }
    }
    return Dictionary(uniqueKeysWithValues: changes.map { ($0, whole.contains($0) ? .everything : .lines($1)) })
  }

  /// The number of old lines and the range of new lines in `@@ -3,2 +3,4 @@`.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (old: Int, new: Range<Int>)? {
    func numbers(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
      let parts = word.dropFirst().split(separator: UInt8(ascii: ","))
        .map { Int(String(decoding: $0, as: UTF8.self)) }
      guard let start = parts.first ?? nil else { return nil }
      return (start, parts.count > 1 ? parts[1] ?? 0 : 1)
    }
    let words = line.split(separator: 0x20)
    guard words.count >= 3, let old = numbers(words[1]), let new = numbers(words[2]), new.count >= 0,
      new.start >= 0
    else { return nil }
    return (old.count, new.start..<(new.start + new.count))
  }

  /// Parses `b/Sources/A.swift`, which is quoted if it has special characters. A tab ends a path with blanks.
  private static func path(of word: ArraySlice<UInt8>) -> String? {
    var bytes = Array(word)
    if bytes.first == UInt8(ascii: "\"") {
      bytes = unquoted(bytes)
    } else if bytes.last == 0x09 {
      bytes.removeLast()
    }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var i = 1
    while i < bytes.count, bytes[i] != UInt8(ascii: "\"") {
      if bytes[i] == UInt8(ascii: "\\"), i + 1 < bytes.count {
        i += 1
        let digits = bytes[i...].prefix(3)
        if digits.count == 3, digits.allSatisfy({ (0x30...0x37).contains($0) }) {
          text.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 0x30) })
          i += 2
        } else {
          let escapes: [UInt8: UInt8] = [0x61: 7, 0x62: 8, 0x74: 9, 0x6E: 10, 0x76: 11, 0x66: 12, 0x72: 13]
          text.append(escapes[bytes[i]] ?? bytes[i])
        }
      } else {
        text.append(bytes[i])
      }
      i += 1
    }
    return text
  }
}

/// The user's `git`, bound to one repository, without untrusted settings.
public struct GitProgram: Sendable {
  /// The time limit of one command, in seconds. Git waits for ever for a pipe in place of a file; on a cold disk the
  /// largest working trees take about ten seconds. A longer command ends the run with an error.
  public static let secondsAsked =
    Platform.environment("SAMEVIEW_GIT_SECONDS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 60
  /// The most bytes of an answer, so that a small repository with a huge text does not exhaust memory. People do not
  /// review changes of half that size. A larger answer ends the run with an error.
  private static let answerLimit = 1 << 30

  /// The first words of every command.
  private let words: [[UInt8]]
  private let seconds: Int
  private let inherited: [[UInt8]]
  private let inheritedSettings: Int
  private var settings: [(key: [UInt8], value: String)] = Self.safeSettings.map { (Array($0.utf8), $1) }
  /// `GIT_WORK_TREE`, and `GIT_DIR` once git has checked the owner.
  private var place: [[UInt8]]

  /// - Returns: Nil if git is not found outside of the project.
  init?(root: [UInt8], seconds: Int) {
    let project = String(decoding: root, as: UTF8.self)
    guard let path = Platform.program("git", outside: project) else { return nil }
    self.seconds = seconds
    // Overrides `core.worktree`.
    place = [Array("GIT_WORK_TREE=".utf8) + root]
    let folders = Platform.programFolders(outside: project).joined(separator: ":")
    (inherited, inheritedSettings) = Self.environment(Platform.environmentVariables, folders: folders)
    words = [Array(path.utf8), Array("--no-pager".utf8), Array("-C".utf8), root]
  }

  // MARK: Settings

  /// Settings that files cannot override.
  private static let safeSettings = [
    // A folder inside the tree that looks like a repository is not used as one. Git before 2.38 relies on `GIT_DIR`
    // alone.
    ("safe.bareRepository", "explicit"),
    // Empty turns it off. Before 2.36 the value was the path of a program, so `false` would run one.
    ("core.fsmonitor", ""),
    ("core.hooksPath", "/dev/null"),
    ("core.quotePath", "false"),
  ]

  /// The environment of git, and the number of settings in it.
  ///
  /// Variables that begin with `GIT_` may name another repository or programs to run, so git does not get them.
  /// Exceptions are the index of a commit (`git commit FILE` has its own), and the places of the user's settings.
  static func environment(_ variables: [[UInt8]], folders: String) -> (kept: [[UInt8]], settings: Int) {
    let kept = ["GIT_INDEX_FILE", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"]
    let replaced = ["PATH", "LC_ALL", "LANGUAGE"]
    func split(_ variable: [UInt8]) -> (name: String, value: String) {
      let name = variable.prefix { $0 != UInt8(ascii: "=") }
      return (
        String(decoding: name, as: UTF8.self), String(decoding: variable.dropFirst(name.count + 1), as: UTF8.self)
      )
    }
    let said = variables.lazy.map(split).first { $0.name == "GIT_CONFIG_COUNT" }.flatMap { Int($0.value) } ?? 0
    let count = max(0, min(said, variables.count))
    var result = variables.filter { variable in
      let name = split(variable).name
      guard name.hasPrefix("GIT_") else { return !replaced.contains(name) }
      for prefix in ["GIT_CONFIG_KEY_", "GIT_CONFIG_VALUE_"] where name.hasPrefix(prefix) {
        // A setting with a higher number would replace one of ours.
        let number = name.dropFirst(prefix.count)
        return Int(number).map { $0 >= 0 && $0 < count && String($0) == number } ?? false
      }
      return kept.contains(name)
    }
    result += [
      "PATH=\(folders)", "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
      // Before 2.44 git ignores that and fetches missing objects of a partial clone. Only a protocol that does not
      // exist is allowed.
      "GIT_ALLOW_PROTOCOL=none",
    ].map { Array($0.utf8) }
    return (result, count)
  }

  /// Binds git to the repository whose `.git` is in `root`, and overrides settings that name programs there.
  fileprivate mutating func settle(on root: [UInt8]) -> Result<Void, GitFailure> {
    place.append(Array("GIT_DIR=".utf8) + root + Array("/.git".utf8))
    switch run(["config", "--list", "--show-scope", "--name-only", "-z"]) {
    case .failure(let failure):
      return .failure(failure.isUsage ? Self.isTooOld : failure)
    case .success(let list):
      let words = list.split(separator: 0, omittingEmptySubsequences: false)
      let keys = stride(from: 0, to: words.count - 1, by: 2).map {
        (scope: String(decoding: words[$0], as: UTF8.self), key: Array(words[$0 + 1]))
      }
      guard keys.contains(where: { $0.scope == "command" && $0.key == Array("core.fsmonitor".utf8) }) else {
        return .failure(Self.isTooOld)
      }
      settings += Self.overrides(of: keys)
      return .success(())
    }
  }

  private static let isTooOld = GitFailure(message: "this git is too old; version 2.31 or later is needed")

  /// Overrides of settings whose names the repository chooses. An empty filter does not change texts.
  static func overrides(of keys: [(scope: String, key: [UInt8])]) -> [(key: [UInt8], value: String)] {
    var overrides: [(key: [UInt8], value: String)] = []
    var drivers: Set<ArraySlice<UInt8>> = []
    for (scope, key) in keys {
      if key.starts(with: "filter.".utf8), let dot = key.lastIndex(of: UInt8(ascii: ".")), dot >= 7,
        drivers.insert(key[..<dot]).inserted
      {
        overrides += [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")].map {
          (Array(key[...dot]) + Array($0.utf8), $1)
        }
      }
      // Git would read a device for ever. The user's own file is trusted.
      if scope == "local" || scope == "worktree", key == Array("core.attributesfile".utf8) {
        overrides.append((key, "/dev/null"))
      }
    }
    return overrides
  }

  // MARK: Running

  /// Reasons for failures by a part of git's message. The messages themselves are not printed, because they quote files
  /// of the repository.
  private static let reasons = [
    (
      "dubious ownership",
      "git refuses the repository, because another user owns it; 'safe.directory' in git's settings allows it"
    ),
    ("from promisor remote", lacksTexts), ("fatal: unable to read ", lacksTexts),
    ("not a git repository", "the folder '.git' is not a repository for git"),
    ("repo version", isFromLaterGit), ("repository extension", isFromLaterGit),
    ("index file", "git cannot read its index"),
    ("config", "git cannot read one of its configuration files"),
  ].map { (words: $0, message: $1) }
  private static let lacksTexts =
    "this clone lacks objects to compare; in a partial clone, 'git diff' fetches them, sameview does not"
  private static let isFromLaterGit = "the repository needs a later version of git"

  func run(_ arguments: [String], input: [UInt8] = []) -> Result<[UInt8], GitFailure> {
    var variables = inherited + place
    variables.append(Array("GIT_CONFIG_COUNT=\(inheritedSettings + settings.count)".utf8))
    for (i, setting) in settings.enumerated() {
      variables.append(Array("GIT_CONFIG_KEY_\(inheritedSettings + i)=".utf8) + setting.key)
      variables.append(Array("GIT_CONFIG_VALUE_\(inheritedSettings + i)=\(setting.value)".utf8))
    }
    do throws(Platform.ProgramFailure) {
      let result = try Platform.run(
        words + arguments.map { Array($0.utf8) }, environment: variables, input: input, seconds: seconds,
        limit: Self.answerLimit)
      if result.status == 0 { return .success(result.output) }
      let lines = String(decoding: result.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      // Warnings may precede the error.
      let reason = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.hasPrefix("error: ") }
      let known = reason.flatMap { reason in Self.reasons.first { reason.contains($0.words) } }?.message
      var failure = GitFailure(
        message: known ?? "'git \(arguments[0])' failed; run git in that folder to see the reason")
      failure.isUsage = result.status == 129
      return .failure(failure)
    } catch {
      var failure: GitFailure
      switch error {
      case .refused(let error): failure = GitFailure(message: "git could not be started: \(error.message)")
      case .isLate:
        failure = GitFailure(
          message:
            "'git \(arguments[0])' took longer than \(seconds) s and was stopped; SAMEVIEW_GIT_SECONDS sets the limit")
      case .saysTooMuch:
        failure = GitFailure(
          message: "'git \(arguments[0])' printed more than \(Self.answerLimit >> 20) MiB and was stopped")
      }
      failure.isLimit = true
      return .failure(failure)
    }
  }
}
