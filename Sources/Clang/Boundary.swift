// Where the project ends: what clang may read of it, and what must not come from it.
//
// Whoever sends a change chooses every word that clang reads, so whatever clang can open, it can be made to tell:
// byte by byte, by what compiles and what does not. So it may open files that look like C in the folders that are
// linted, and the compiler's and the system's headers.

import Files

/// The folders that a run is about. Paths are absolute and without links.
struct Boundary: Equatable, Sendable {
  /// Whatever is not below one of these is none of the project's.
  let roots: [String]
  /// No library and no program is taken from below these.
  let distrusted: [String]

  /// - Parameter paths: What is linted, as it was typed. The working folder counts as well, as reports are about
  ///   it, unless it is somebody's home or above.
  init(paths: [String]) {
    var home = Platform.environment("HOME") ?? ""
    home = Platform.realPath(home) ?? home
    func isHome(_ path: String) -> Bool { path == "/" || home.isBelow(path) }
    let working = Platform.workingFolder.flatMap { isHome($0) ? nil : $0 }
    let linted = paths.compactMap { path in
      Platform.realPath(path).map { Platform.isFolder($0) ? $0 : $0.folder.isEmpty ? "/" : $0.folder }
    }
    let all = Set(linted + (working.map { [$0] } ?? [])).sorted()
    roots = all.filter { path in !all.contains { $0 != path && path.isBelow($0) } }
    // Somebody's own tools lie in his home, and all tools below the root.
    distrusted = all.filter { !isHome($0) }
  }

  init(roots: [String], distrusted: [String]) {
    self.roots = roots
    self.distrusted = distrusted
  }

  /// Is it, or will it be, in the project? Links count as what they lead to.
  func contains(_ path: String) -> Bool {
    let path = Platform.realPath(path) ?? Platform.absolutePath(path)
    return roots.contains { path.isBelow($0) }
  }

  /// May headers be looked for there?
  func permits(_ path: String) -> Bool {
    let path = Platform.realPath(path) ?? Platform.absolutePath(path)
    return roots.contains { path.isBelow($0) } || Self.systemFolders.contains { path.isBelow($0) }
  }

  /// May a library be loaded from there? Not from a place that depends on where a run is started, and not from what
  /// is linted.
  func trusts(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    return [Platform.absolutePath(path), Platform.realPath(path) ?? path].allSatisfy { path in
      !distrusted.contains { path.isBelow($0) }
    }
  }

  /// Where the headers of systems and compilers are.
  static let systemFolders: [String] = {
    #if os(macOS)
      let folders = [
        "/Applications/Xcode.app/Contents/Developer", "/Library/Developer", "/usr/include", "/usr/local/include",
        "/opt/homebrew/include", "/opt/homebrew/opt", "/opt/homebrew/Cellar", "/System/Library/Frameworks",
      ]
      // The parent has checked these, and the child is given no others.
      let named = ["DEVELOPER_DIR", "SDKROOT"].compactMap { Platform.environment($0) }.filter { $0.hasPrefix("/") }
      return (folders + named).map { Platform.realPath($0) ?? $0 }
    #else
      return [
        "/usr/include", "/usr/local/include", "/usr/lib/gcc", "/usr/lib64/gcc", "/usr/lib/clang", "/usr/lib64/clang",
      ].compactMap { Platform.realPath($0) }
    #endif
  }()
}

/// The files of the project that clang may read.
struct ReadableFiles {
  private(set) var paths: Set<String> = []
  private var isDone: Set<String> = []
  private var visited = 0

  /// More entries in the folders where headers are looked for are no headers; those beyond are not found.
  private static let entryLimit = 200_000
  /// Texts that others include, which by their names are nothing of their own. Without an ending only what looks
  /// like a header of C++ (`Dense`), because keys and tokens often have none either.
  private static let endings: Set<String> = [
    "h", "c", "m", "mm", "cpp", "cc", "cxx", "hpp", "hh", "hxx", "c++", "h++", "inc", "inl", "ipp", "tpp", "tcc", "txx",
    "icc", "def", "pch", "tbl", "tab", "xpm", "xbm",
  ]

  /// Adds what in a folder looks like C.
  ///
  /// - Parameter isDeep: In the folders below, too. Those with a dot before their name hold no headers, but what git
  ///   and others keep to themselves.
  mutating func add(_ folder: String, isDeep: Bool, within boundary: Boundary) {
    var open = [folder]
    while let next = open.popLast() {
      guard let folder = Platform.realPath(next), boundary.roots.contains(where: { folder.isBelow($0) }),
        isDone.insert(isDeep ? folder : folder + "/.").inserted
      else { continue }
      for entry in Platform.entries(of: folder) {
        if isDeep { visited += 1 }
        if visited > Self.entryLimit { return }
        if entry.name.hasPrefix(".") { continue }
        let path = folder + "/" + entry.name
        switch entry.kind {
        case .file: if Self.looksLikeC(path), !Platform.hasOtherNames(path) { paths.insert(path) }
        case .folder: if isDeep { open.append(path) }
        // What a link leads to has a path of its own.
        default: break
        }
      }
    }
  }

  private static func looksLikeC(_ path: String) -> Bool {
    let name = path.fileName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      guard case .success(let bytes) = readFile(path, limit: 1 << 20) else { return false }
      return bytes.split(separator: 0x0A).contains { line in
        let word = line.drop { $0 <= 0x20 }
        return word.first == UInt8(ascii: "#")
          && ["include", "ifndef", "pragma", "define", "if", "import"].contains { name in
            word.dropFirst().drop { $0 == 0x20 }.starts(with: name.utf8)
          }
      }
    }
    return endings.contains(name[name.utf8.index(after: dot)...].lowercased())
  }
}

/// What a child is told before anything else: the parent's side of the agreement about what it may read.
struct ChildSetup: Equatable {
  var boundary = Boundary(roots: [], distrusted: [])
  var files: [String] = []

  var fields: [String] {
    boundary.roots.flatMap { ["root", $0] } + boundary.distrusted.flatMap { ["distrusted", $0] }
      + files.flatMap { ["file", $0] }
  }

  init(boundary: Boundary, files: [String]) {
    self.boundary = boundary
    self.files = files
  }

  init(fields: [String]) {
    var values: [String: [String]] = [:]
    for i in stride(from: 0, to: fields.count - 1, by: 2) { values[fields[i], default: []].append(fields[i + 1]) }
    boundary = Boundary(roots: values["root"] ?? [], distrusted: values["distrusted"] ?? [])
    files = values["file"] ?? []
  }
}

extension String {
  /// Is it this folder, or in it? Both are absolute.
  func isBelow(_ folder: String) -> Bool { self == folder || Platform.isBelow(folder, self) }
}
