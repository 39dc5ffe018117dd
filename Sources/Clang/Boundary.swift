// The boundary of the project: the files that clang may read, and libraries that must not come from the project.
//
// The author of a change controls every word that clang reads, and can make clang reveal any file that it can open,
// byte by byte, by what compiles and what does not. Clang may therefore open only files that look like C in the linted
// folders, and the headers of the compiler and the system.

import Files

/// The folders of a run. Paths are absolute, with links resolved.
struct Boundary: Equatable, Sendable {
  /// The project is everything below one of these folders.
  let roots: [String]
  /// Libraries and programs below these folders are not used.
  let distrusted: [String]

  /// - Parameter paths: The linted paths as they were typed. The working folder is added, because reports are about it,
  ///   unless it is a home folder or above one.
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
    // A home folder contains the user's own tools, and the root contains all tools.
    distrusted = all.filter { !isHome($0) }
  }

  init(roots: [String], distrusted: [String]) {
    self.roots = roots
    self.distrusted = distrusted
  }

  /// Whether the path is, or will be, in the project. Links count as their targets.
  func contains(_ path: String) -> Bool {
    let path = Platform.realPath(path) ?? Platform.absolutePath(path)
    return roots.contains { path.isBelow($0) }
  }

  /// Whether headers may be searched for in the folder.
  func permits(_ path: String) -> Bool {
    let path = Platform.realPath(path) ?? Platform.absolutePath(path)
    return roots.contains { path.isBelow($0) } || Self.systemFolders.contains { path.isBelow($0) }
  }

  /// Whether a library may be loaded from the path. It must be absolute, so that it does not depend on the working
  /// folder, and outside of what is linted.
  func trusts(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    return [Platform.absolutePath(path), Platform.realPath(path) ?? path].allSatisfy { path in
      !distrusted.contains { path.isBelow($0) }
    }
  }

  /// The folders with headers of systems and compilers.
  static let systemFolders: [String] = {
    #if os(macOS)
      let folders = [
        "/Applications/Xcode.app/Contents/Developer", "/Library/Developer", "/usr/include", "/usr/local/include",
        "/opt/homebrew/include", "/opt/homebrew/opt", "/opt/homebrew/Cellar", "/System/Library/Frameworks",
      ]
      // The parent has checked these, and gives the child no others.
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

  /// The most entries in folders that are searched for headers. Headers beyond are not found.
  private static let entryLimit = 200_000
  /// Names of texts that other files include. A name without an extension counts only if it looks like a C++ header
  /// (`Dense`), because files with keys and tokens often have none either.
  private static let endings: Set<String> = [
    "h", "c", "m", "mm", "cpp", "cc", "cxx", "hpp", "hh", "hxx", "c++", "h++", "inc", "inl", "ipp", "tpp", "tcc", "txx",
    "icc", "def", "pch", "tbl", "tab", "xpm", "xbm",
  ]

  /// Adds the files of a folder that look like C.
  ///
  /// - Parameter isDeep: Whether folders below are included. Folders whose name begins with a dot are skipped, because
  ///   they contain private data of git and other tools.
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
        // The target of a link has a path of its own.
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

/// The first message to a child: the files that it may read.
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
  /// Whether the path is this folder or lies in it. Both are absolute.
  func isBelow(_ folder: String) -> Bool { self == folder || Platform.isBelow(folder, self) }
}
