// Which `.gitignore` files apply in a folder of a search.

/// The place of a folder in its repository, and the rules of the `.gitignore` files above it.
struct SearchScope: Sendable {
  /// The path relative to the repository's root; empty for the root.
  var path: [UInt8] = []
  var rules: IgnoreRules?

  init(path: [UInt8] = [], rules: IgnoreRules? = nil) { (self.path, self.rules) = (path, rules) }

  /// The root of a repository, with the patterns of its `info/exclude`. The `.git` of a work tree or a submodule is a
  /// file with the path of the repository.
  init(root: [UInt8]) {
    var git = root.appending(FileNames.git[...])
    if let pointer = Platform.smallFile(git), pointer.starts(with: "gitdir: ".utf8) {
      git = Self.resolve(pointer[8...], in: root)
      if let common = Platform.smallFile(git + Array("/commondir".utf8)) {
        git = Self.resolve(common[...], in: git)
      }
    }
    if let bytes = Platform.smallFile(git + Array("/info/exclude".utf8)) { addRules(parsing: bytes) }
  }

  /// The place of a named folder in its repository. Outer rules that exclude the folder, or everything in it, do not
  /// apply inside it, because it was named.
  init(ofNamed real: [UInt8]) {
    let (scope, isExcluded) = Self.place(of: real)
    self = scope
    if isExcluded {
      rules = nil
    } else if let rules, !path.isEmpty {
      // A name that patterns do not mention: a pattern that matches it matches everything.
      let anyName: [UInt8] = [1]
      let probe = path.appending(anyName[...])
      if rules.excludes(probe, nameStart: probe.count - 1, isFolder: true) { self.rules = nil }
    }
  }

  /// Finds the repository around the folder at the real path `real`, and reads the rules from its root down to the
  /// folder, without the folder's own. Also returns whether this folder, or one on the way, is excluded or pruned.
  static func place(of real: [UInt8]) -> (scope: SearchScope, isExcluded: Bool) {
    let slash = UInt8(ascii: "/")
    var root = real
    while !Platform.exists(root.appending(FileNames.git[...])) {
      guard let cut = root.lastIndex(of: slash), root.count > 1 else {
        // Without a repository, the folder is its own root.
        let name = real[(real.lastIndex(of: slash) ?? -1).advanced(by: 1)...]
        return (SearchScope(), FileNames.isPruned(name))
      }
      root.removeSubrange(max(cut, 1)...)
    }

    var scope = SearchScope(root: root)
    var isExcluded = false
    var folder = root
    for name in real[root.count...].split(separator: slash) {
      scope.addRules(of: folder)
      folder = folder.appending(name)
      scope.path = scope.path.appending(name)
      let nameStart = scope.path.count - name.count
      if FileNames.isPruned(name)
        || scope.rules?.excludes(scope.path, nameStart: nameStart, isFolder: true) == true
      {
        isExcluded = true
      }
    }
    return (scope, isExcluded)
  }

  /// Adds the `.gitignore` of `folder`, the folder at `path`, if it exists. Like git, ignores a `.gitignore` that is a
  /// link.
  mutating func addRules(of folder: [UInt8]) {
    let file = folder.appending(FileNames.gitIgnore[...])
    guard let facts = try? Platform.facts(of: file, isLinkItself: true), facts.kind == .file,
      let bytes = Platform.smallFile(file)
    else { return }
    addRules(parsing: bytes)
  }

  /// Adds the content of the `.gitignore` at `path`; it precedes the rules from above.
  mutating func addRules(parsing bytes: [UInt8]) {
    let patterns = IgnorePatterns(parsing: bytes)
    guard !patterns.isEmpty else { return }
    rules = IgnoreRules(patterns, start: path.isEmpty ? 0 : path.count + 1, outer: rules)
  }

  /// The first line of a pointer file, as a path relative to `folder`.
  private static func resolve(_ line: ArraySlice<UInt8>, in folder: [UInt8]) -> [UInt8] {
    let path = line.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return path.first == UInt8(ascii: "/") ? Array(path) : folder.appending(path)
  }
}
