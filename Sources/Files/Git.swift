// What git knows of the files: which of them changed, where, and what will be committed.

/// Why git did not answer.
public struct GitFailure: Error, Sendable, Equatable {
  /// For people, without the name of a command.
  public let message: String
  /// Git does not know such an option.
  fileprivate var isUsage = false
  /// It was not git that refused.
  fileprivate var isLimit = false

  init(message: String) { self.message = message }
}

/// What has changed.
public struct GitChanges: Sendable {
  /// How much of one file has changed.
  public enum Change: Sendable, Equatable {
    case nothing
    /// The lines that are new or different, from 1; none where lines were only taken out.
    case lines([Range<Int>])
    /// Also of a file that git does not follow yet.
    case everything
  }

  /// What git follows.
  enum Followed: Sendable {
    case file, link
    /// A submodule.
    case repository
  }

  /// The absolute path of the working tree, without a slash at its end.
  let root: String
  /// By the absolute path of a file, a link or a submodule that is still there.
  var changed: [ExactPath: Change] = [:]
  /// All that git follows, by absolute path; nil where every file that is read is among it.
  var followed: [ExactPath: Followed]?

  /// What has changed of the file at `path`, which may be gone.
  public func change(at path: String) -> Change {
    func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }
    guard let way = try? Platform.way(to: Array(path.utf8)) else {
      return change(at: Platform.absolutePath(path), by: [])
    }
    return change(at: text(way.place), by: way.links.map(text))
  }

  /// - Parameters:
  ///   - real: Without links.
  ///   - links: Where those stand that lead there.
  private func change(at real: String, by links: [String]) -> Change {
    for link in links where Platform.isBelow(root, link) {
      if let change = changeOfSubmodule(around: link) {
        if change == .everything { return change }
        continue
      }
      // A link that is new, or leads elsewhere than before, may be what makes Swift of a text.
      let isFollowed = followed.map { $0[ExactPath(link)] != nil } ?? true
      if changed[ExactPath(link)] != nil || !isFollowed { return .everything }
    }
    if let change = changed[ExactPath(real)] ?? changeOfSubmodule(around: real) { return change }
    guard let followed, Platform.isBelow(root, real) else { return .nothing }
    return followed[ExactPath(real)] == nil ? .everything : .nothing
  }

  /// A submodule has commits of its own: all in it may have changed where it is at another one. Nil outside of submodules.
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

/// What will be committed.
public struct GitIndex: Sendable {
  /// The absolute paths of all files that git follows.
  public fileprivate(set) var paths: Set<ExactPath> = []
  /// Of those whose staged text is not what lies on disk, the name of the staged text.
  public fileprivate(set) var blobs: [ExactPath: String] = [:]
}

/// A working tree, through the `git` that the user has.
///
/// What lies in the tree is a stranger's, and so may be the repository's own settings, if it came as an archive. So git is
/// asked about one repository only, which stands where `.git` does: a folder with the parts of a repository can be
/// part of a commit, `.git` cannot. No setting makes git run another program, nothing is fetched, and the tree and the
/// index are read only: see `Settings`.
public struct GitRepository: Sendable {
  /// The absolute path of the folder in which `.git` stands, links resolved.
  private let root: [UInt8]
  private let git: GitProgram
  /// The last commit when this value was made, or what to compare with where there was none.
  private let last: [UInt8]
  private let hasCommits: Bool

  /// The repository around the working folder if `path` lies in it, or else the one around `path`.
  ///
  /// - Parameter seconds: How long one question to git may take; see `GitProgram.secondsAsked`.
  public static func containing(_ path: String, seconds: Int = GitProgram.secondsAsked) -> Result<GitRepository, GitFailure> {
    root(around: path).flatMap { root in
      guard var git = GitProgram(root: root, seconds: seconds) else {
        return .failure(GitFailure(message: "there is no git in a folder of PATH outside of the project"))
      }
      // Without `GIT_DIR` git checks whose repository it is (`safe.directory`), and runs nothing here.
      let question = ["rev-parse", "--git-path", "info/attributes", "--show-object-format", "--revs-only", "HEAD"]
      return git.run(question).flatMap { answer in
        var lines = answer.split(separator: 0x0A).map { Array($0) }
        let head = lines.last.flatMap { line in line.count >= 40 && !line.contains(UInt8(ascii: "/")) ? line : nil }
        if head != nil { lines.removeLast() }
        let emptyTree = lines.popLast() == Array("sha256".utf8) ? Self.emptyTree.sha256 : Self.emptyTree.sha1
        // Git reads all of it, of a device without end.
        let attributes = Array(lines.joined(separator: [0x0A]))
        let path = attributes.first == UInt8(ascii: "/") ? attributes : root + [UInt8(ascii: "/")] + attributes
        if let facts = try? Platform.facts(of: path), facts.kind != .file {
          return .failure(GitFailure(message: "'\(String(decoding: path, as: UTF8.self))' is no regular file"))
        }
        return git.settle(on: root).map {
          GitRepository(root: root, git: git, last: head ?? Array(emptyTree.utf8), hasCommits: head != nil)
        }
      }
    }
  }

  /// Git knows this tree without having it, by the name that its kind of names gives it.
  private static let emptyTree = (
    sha1: "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
    sha256: "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
  )

  /// What differs between the working tree and the commit at which `HEAD` left `reference`, files that git does
  /// not follow yet included.
  public func changes(since reference: String) -> Result<GitChanges, GitFailure> {
    // A reference that begins with a hyphen would be an option.
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      return .failure(GitFailure(message: "'\(reference)' names no commit"))
    }
    if reference == "HEAD", !hasCommits {
      return .failure(
        GitFailure(message: "there is no commit yet that files could have changed since; --staged needs none"))
    }
    return git.run(["merge-base", reference, "HEAD"])
      .flatMapError { failure in
        if failure.isLimit { return .failure(failure) }
        return git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
          .mapError { $0.isLimit ? $0 : GitFailure(message: "git knows no commit '\(reference)'") }
          .flatMap { _ in
            .failure(
              GitFailure(
                message: "'\(reference)' and HEAD have no common commit here; a shallow clone may lack it"))
          }
      }
      .flatMap { base in diff([String(decoding: base.prefix { $0 != 0x0A }, as: UTF8.self)]) }
      .flatMap { changes in entries().flatMap { withUncompared($0, changes) } }
  }

  /// The changes, with those that git does not tell, or not of the bytes that lie on the disk.
  private func withUncompared(_ entries: [Entry], _ changes: GitChanges) -> Result<GitChanges, GitFailure> {
    uncompared(entries).flatMap { uncompared in
      blobs(uncompared.map { String(decoding: entries[$0].blob, as: UTF8.self) }).map { texts in
        var changes = changes
        changes.followed = Dictionary(entries.map { (ExactPath(absolute($0.name)), $0.kind) }) { first, _ in first }
        for (i, staged) in zip(uncompared, texts) {
          let path = absolute(entries[i].name)
          // What cannot be read is not linted. Git itself tells what differs between the commit and its index.
          guard case .success(let text) = readFile(path), staged != Self.withoutIdentity(text) else { continue }
          changes.changed[ExactPath(path)] = .everything
        }
        return changes
      }
    }
  }

  /// What differs between the last commit and what is staged.
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
            if changed.contains(entry.name) { index.blobs[path] = String(decoding: entry.blob, as: UTF8.self) }
          }
          return index
        }
      }
    }
  }

  // MARK: The index

  /// What git's index says of one path.
  private struct Entry {
    let kind: GitChanges.Followed
    /// The name of the text.
    let blob: ArraySlice<UInt8>
    /// The path below the root.
    let name: ArraySlice<UInt8>
    /// Git was told not to look at the file (`assume-unchanged`, `skip-worktree`).
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

  /// The places of the files on the disk of which git does not compare the bytes: it was told not to look, or an
  /// attribute has it compare what it makes of them. Ends of lines are left to git: they change no finding.
  private func uncompared(_ entries: [Entry]) -> Result<[Int], GitFailure> {
    if entries.isEmpty { return .success([]) }
    let attributes = ["ident", "working-tree-encoding"]
    let names = Array(entries.map(\.name).joined(separator: [0])) + [0]
    return git.run(["check-attr", "--stdin", "-z"] + attributes, input: names).map { output in
      // For each attribute of each file its path, its name and its value.
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

  /// The text without what the attribute `ident` adds to it: `$Id: 0123abcd… $` is `$Id$` in git. Other words
  /// between the dollar signs may be code.
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

  /// The bytes of staged texts, in their order; nil for one that is not there.
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
    // What is gone lay in a folder that may still be there.
    var rest = typed
    var place = Platform.realPath(Array(path.utf8))
    while place == nil, rest != "/", let folder = rest.parentPath {
      rest = folder
      place = Platform.realPath(Array(rest.utf8))
    }
    let around = place.flatMap(root(above:))
    if let here = Platform.workingFolderBytes.flatMap(root(above:)) {
      if let around, around != here, Platform.isBelow(here, around) {
        // It came with the tree, or is a submodule: other settings, other commits.
        let name = String(decoding: around, as: UTF8.self)
        return .failure(GitFailure(message: "'\(name)' is a repository of its own; run sameview in that folder"))
      }
      if around == here || Platform.isBelow(here, Array(typed.utf8)) { return .success(here) }
    }
    guard let around else {
      return .failure(GitFailure(message: "not a git repository, nor in one: '\(path)'"))
    }
    return .success(around)
  }

  /// The nearest folder with a `.git`, from `path` upwards.
  private static func root(above path: [UInt8]) -> [UInt8]? {
    var folder = path
    while true {
      let git = folder + Array("/.git".utf8)
      // A file names the folder elsewhere, of a worktree or a submodule. Like git, climb past an empty folder.
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
    // `diff-index` is for programs: it heeds no settings that a person has made for `git diff`.
    let options = [
      // What attributes or a NUL byte make binary is text for SameView.
      "diff-index", "--patch", "--text", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=0",
      // A file that was moved may come from where nothing is linted.
      "--no-renames", "--diff-filter=AMT", "--src-prefix=a/", "--dst-prefix=b/",
      // Which commit a submodule is at, and nothing that git would have to run in it.
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

  /// Reads a unified diff without context. The lines of a link or a submodule say where it leads: all of it has changed.
  static func changes(in diff: [UInt8]) -> [ExactPath: GitChanges.Change] {
    var changes: [ExactPath: [Range<Int>]] = [:]
    var whole: Set<ExactPath> = []
    var path: ExactPath?
    var isText = true
    // Lines of the file itself, which may look like those of the diff.
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

  /// How many lines go, and which ones come, of `@@ -3,2 +3,4 @@`.
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

  /// `b/Sources/A.swift`, or in quotes if there is something special in it; a tab ends a path with blanks.
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

/// The user's `git`, bound to one repository, with nothing in its way that a stranger may have put there.
public struct GitProgram: Sendable {
  /// How long one question may take. Git waits for ever for a pipe in the place of a file; on a cold disk the largest
  /// working trees take some ten seconds. Beyond it the run ends with an error.
  public static let secondsAsked =
    Platform.environment("SAMEVIEW_GIT_SECONDS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 60
  /// How much git may answer, so that a small repository with a huge text in it does not use up the memory. Changes of
  /// half of that size are far beyond what anybody reviews. Beyond it the run ends with an error.
  private static let answerLimit = 1 << 30

  /// How every command begins.
  private let words: [[UInt8]]
  private let seconds: Int
  private let inherited: [[UInt8]]
  private let inheritedSettings: Int
  private var settings: [(key: [UInt8], value: String)] = Self.safeSettings.map { (Array($0.utf8), $1) }
  /// `GIT_WORK_TREE`, and `GIT_DIR` once it is known whose it is.
  private var place: [[UInt8]]

  /// - Returns: Nil if there is no git outside of the project.
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

  /// What no file can set otherwise.
  private static let safeSettings = [
    // A folder inside the tree that looks like a repository is none. Git 2.38 knows it; all know `GIT_DIR`.
    ("safe.bareRepository", "explicit"),
    // Before 2.36 this was a path, and `false` a program.
    ("core.fsmonitor", ""),
    ("core.hooksPath", "/dev/null"),
    ("core.quotePath", "false"),
  ]

  /// What of the environment git gets to see, and how many settings that holds.
  ///
  /// Variables beginning with `GIT_` may lead it to another repository or have it run programs, so they are left out, but
  /// for the index that a commit is made from (`git commit FILE` has one of its own), and where the user's settings are.
  static func environment(_ variables: [[UInt8]], folders: String) -> (kept: [[UInt8]], settings: Int) {
    let kept = ["GIT_INDEX_FILE", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"]
    let replaced = ["PATH", "LC_ALL", "LANGUAGE"]
    func split(_ variable: [UInt8]) -> (name: String, value: String) {
      let name = variable.prefix { $0 != UInt8(ascii: "=") }
      return (String(decoding: name, as: UTF8.self), String(decoding: variable.dropFirst(name.count + 1), as: UTF8.self))
    }
    let said = variables.lazy.map(split).first { $0.name == "GIT_CONFIG_COUNT" }.flatMap { Int($0.value) } ?? 0
    let count = max(0, min(said, variables.count))
    var result = variables.filter { variable in
      let name = split(variable).name
      guard name.hasPrefix("GIT_") else { return !replaced.contains(name) }
      for prefix in ["GIT_CONFIG_KEY_", "GIT_CONFIG_VALUE_"] where name.hasPrefix(prefix) {
        // One of a higher number would take the place of one of ours.
        let number = name.dropFirst(prefix.count)
        return Int(number).map { $0 >= 0 && $0 < count && String($0) == number } ?? false
      }
      return kept.contains(name)
    }
    result += [
      "PATH=\(folders)", "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
      // Before 2.44 git fetches what a partial clone lacks in spite of that; there is no such protocol.
      "GIT_ALLOW_PROTOCOL=none",
    ].map { Array($0.utf8) }
    return (result, count)
  }

  /// Binds git to the repository whose `.git` is in `root`, and takes its power from whatever names a program there.
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

  private static let isTooOld = GitFailure(message: "this git is too old; 2.31 or a later one is needed")

  /// What takes the power from settings whose names the repository chooses. An empty filter passes texts as they are.
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
      // Git would read a device without end; the user's own file is his.
      if scope == "local" || scope == "worktree", key == Array("core.attributesfile".utf8) {
        overrides.append((key, "/dev/null"))
      }
    }
    return overrides
  }

  // MARK: Running

  /// Why git fails, by a part of its message. The messages themselves are not printed: they quote what the files of a
  /// repository hold.
  private static let reasons = [
    ("dubious ownership", "git refuses the repository for its dubious ownership; 'safe.directory' in git's settings allows it"),
    ("from promisor remote", lacksTexts), ("fatal: unable to read ", lacksTexts),
    ("not a git repository", "git takes the folder '.git' for no repository"),
    ("repo version", isFromLaterGit), ("repository extension", isFromLaterGit),
    ("index file", "git cannot read its index"),
    ("config", "git cannot read a file of its settings"),
  ].map { (words: $0, message: $1) }
  private static let lacksTexts =
    "this clone lacks what is compared; a partial one gets it by 'git diff', but not by sameview"
  private static let isFromLaterGit = "the repository needs a later git"

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
      // Warnings may come first.
      let reason = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.hasPrefix("error: ") }
      let known = reason.flatMap { reason in Self.reasons.first { reason.contains($0.words) } }?.message
      var failure = GitFailure(message: known ?? "'git \(arguments[0])' failed; git itself says why in that folder")
      failure.isUsage = result.status == 129
      return .failure(failure)
    } catch {
      var failure: GitFailure
      switch error {
      case .refused(let error): failure = GitFailure(message: "git could not be run: \(error.message)")
      case .isLate:
        failure = GitFailure(
          message: "'git \(arguments[0])' took longer than \(seconds) s and was ended; SAMEVIEW_GIT_SECONDS sets another limit")
      case .saysTooMuch:
        failure = GitFailure(message: "'git \(arguments[0])' answered more than \(Self.answerLimit >> 20) MiB and was ended")
      }
      failure.isLimit = true
      return .failure(failure)
    }
  }
}
