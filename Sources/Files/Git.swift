// What git knows of the files: which of them changed, where, and what will be committed.

/// Why git did not answer.
public struct GitFailure: Error, Sendable, Equatable {
  /// For people, without the name of a command.
  public let message: String
}

/// What has changed.
public struct GitChanges: Sendable {
  /// By the absolute path of a file that is still there: the lines that are new or different, from 1. Nil for
  /// all lines, as in a file that git does not follow yet.
  public fileprivate(set) var lines: [String: [Range<Int>]?] = [:]
}

/// What will be committed.
public struct GitIndex: Sendable {
  /// The absolute paths of all files that git follows.
  public fileprivate(set) var paths: Set<String> = []
  /// Of those whose staged text is not what lies on disk, the name of the staged text.
  public fileprivate(set) var blobs: [String: String] = [:]
}

/// A working tree, through the `git` that the user has.
public struct GitRepository: Sendable {
  /// The absolute path of its topmost folder, links resolved.
  public let root: String

  /// The working tree around a folder.
  public static func containing(_ folder: String) -> Result<GitRepository, GitFailure> {
    run(["-C", folder, "rev-parse", "--show-toplevel"]).map { output in
      let path = String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
      return GitRepository(root: Platform.realPath(path) ?? path)
    }
  }

  /// What differs between the working tree and the commit at which `HEAD` left `reference`, files that git does
  /// not follow yet included, ignored ones not.
  public func changes(since reference: String) -> Result<GitChanges, GitFailure> {
    // A reference that begins with a hyphen would be an option.
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      return .failure(GitFailure(message: "'\(reference)' names no commit"))
    }
    return run(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
      .mapError { _ in
        GitFailure(
          message: reference == "HEAD"
            ? "there is no commit yet that files could have changed since; --staged needs none"
            : "git knows no commit '\(reference)'")
      }
      .flatMap { _ in
        run(["merge-base", reference, "HEAD"]).mapError { _ in
          GitFailure(message: "'\(reference)' and HEAD have no common commit here; a shallow clone may lack it")
        }
      }
      .flatMap { base in
        diff([String(decoding: base.prefix { $0 != 0x0A }, as: UTF8.self)]).flatMap { changes in
          run(["ls-files", "--others", "--exclude-standard", "-z", "--full-name"]).map { output in
            var changes = changes
            for path in Self.paths(output) { changes.lines[root + "/" + path] = .some(nil) }
            return changes
          }
        }
      }
  }

  /// What differs between the last commit and what is staged.
  public func stagedChanges() -> Result<GitChanges, GitFailure> { diff(["--cached"]) }

  /// The files as they will be committed.
  public func index() -> Result<GitIndex, GitFailure> {
    run(["ls-files", "--stage", "-z", "--full-name"]).flatMap { listed in
      run(["diff-files", "-z", "--name-only"]).map { changed in
        var index = GitIndex()
        let changed = Set(Self.paths(changed))
        for entry in listed.split(separator: 0) {
          // `100644 0123abcd… 0<tab>path`
          guard let tab = entry.firstIndex(of: 0x09) else { continue }
          let words = entry[..<tab].split(separator: 0x20)
          let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
          index.paths.insert(root + "/" + path)
          if words.count == 3, changed.contains(path) {
            index.blobs[root + "/" + path] = String(decoding: words[1], as: UTF8.self)
          }
        }
        return index
      }
    }
  }

  /// The bytes of a staged text.
  public func blob(_ name: String) -> Result<[UInt8], GitFailure> { run(["cat-file", "blob", name]) }

  // MARK: Differences

  private func diff(_ arguments: [String]) -> Result<GitChanges, GitFailure> {
    // Whatever the user has configured for people.
    let options = [
      "-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=0",
      "--find-renames", "--diff-filter=AMR", "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules",
    ]
    return run(options + arguments + ["--"]).map { output in
      var changes = GitChanges()
      for (path, lines) in Self.changedLines(output) { changes.lines[root + "/" + path] = .some(lines) }
      return changes
    }
  }

  /// Reads a unified diff without context.
  static func changedLines(_ diff: [UInt8]) -> [String: [Range<Int>]] {
    var changes: [String: [Range<Int>]] = [:]
    var path: String?
    // Lines of the file itself, which may look like those of the diff.
    var rest = 0
    for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if rest > 0, line.first != UInt8(ascii: "\\") {
        rest -= 1
      } else if line.starts(with: "diff --git ".utf8) {
        path = nil
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(of: line.dropFirst(4))
        if let path { changes[path] = [] }
      } else if line.starts(with: "@@ ".utf8), let (old, new) = hunk(line), let path {
        rest = old + new.count
        if !new.isEmpty { changes[path, default: []].append(new) }
      }
    }
    return changes
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

  private static func paths(_ list: [UInt8]) -> [String] {
    list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Running git

  /// In the topmost folder: some commands speak of the current folder only.
  private func run(_ arguments: [String]) -> Result<[UInt8], GitFailure> {
    Self.run(["-C", root] + arguments)
  }

  private static func run(_ arguments: [String]) -> Result<[UInt8], GitFailure> {
    do throws(SystemFailure) {
      let result = try Platform.run(["git"] + arguments)
      if result.status == 0 { return .success(result.output) }
      let words = String(decoding: result.errors, as: UTF8.self)
      let line = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git failed"
      return .failure(GitFailure(message: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line))
    } catch {
      return .failure(GitFailure(message: "git could not be run: \(error.message)"))
    }
  }
}
