// Paths, folders, and what the system says about files.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The kind of a file.
public enum FileKind: Sendable {
  case file, folder, link
  case pipe, socket, device
  case other
  /// Not known from the folder's listing; `Platform.facts(of:)` returns it.
  case unknown
}

/// The identity of a file or folder, which does not depend on the path.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}

/// The attributes of a file, known without reading it.
struct FileFacts: Sendable {
  let identity: FileIdentity
  let kind: FileKind
  /// The size in bytes. It may change before the file is read, and is zero for some system files.
  let size: Int
  /// The permissions, without the bits of the kind.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  /// The number of hard links.
  let linkCount: Int
}

/// The names in one folder, without `.` and `..`, in the order of the file system.
/// The value is reused, so that listing ten thousand folders allocates little.
struct FolderListing {
  struct Entry {
    /// The range of the name in `bytes`.
    let name: Range<Int>
    let kind: FileKind
    /// The inode number of the listing. Some file systems return zero or the same number for all names, so it is only a
    /// hint that two files are the same.
    let number: UInt64
  }

  var bytes: [UInt8] = []
  var entries: [Entry] = []
  /// The identity of the folder itself; nil if it could not be opened.
  var identity: FileIdentity?

  /// Whether a manifest or a `project.yml` is in the folder. Linear in its names.
  var describesTargets: Bool {
    entries.contains { FileNames.isManifest(bytes[$0.name]) || FileNames.isXcodeGenProject(bytes[$0.name]) }
  }
}

extension Platform {
  static var workingFolderBytes: [UInt8]? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe bytes(of: path)
  }

  static func realPath(_ path: [UInt8]) -> [UInt8]? {
    unsafe withCPath(path) { path in
      guard let real = unsafe realpath(path, nil) else { return nil }
      defer { unsafe free(real) }
      return unsafe bytes(of: real)
    }
  }

  /// The text of a symbolic link.
  static func readLink(_ path: [UInt8]) throws(SystemFailure) -> [UInt8] {
    var size = 256
    while true {
      var count = -1
      let text = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
        count = unsafe withCPath(path) { path in
          unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe readlink(path, $0.baseAddress!, size) }
        }
        filled = max(0, count)
      }
      guard count >= 0 else { throw SystemFailure(number: errno) }
      if count < size { return text }
      size *= 2
    }
  }

  /// The attributes of the file at `path`. A symbolic link is followed unless `isLinkItself` is true.
  static func facts(of path: [UInt8], isLinkItself: Bool = false) throws(SystemFailure) -> FileFacts {
    var info = stat()
    let result = unsafe withCPath(path) { path in
      unsafe isLinkItself ? lstat(path, &info) : stat(path, &info)
    }
    guard result == 0 else { throw SystemFailure(number: errno) }
    return FileFacts(info)
  }

  /// Calls `body` with `path` as a C string. A path with a NUL byte becomes the empty path, because it does not exist,
  /// and the part before the NUL might.
  static func withCPath<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    let terminated = path.contains(0) ? [0] : path + [0]
    return unsafe terminated.withUnsafeBytes { bytes in
      unsafe body(bytes.baseAddress!.assumingMemoryBound(to: CChar.self))
    }
  }

  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}

extension Platform {
  /// Replaces the content of `listing` with the names in the folder at `path`. After a failure, `listing` has the names
  /// read so far, and its identity is nil if the folder does not exist.
  static func list(_ path: [UInt8], into listing: inout FolderListing) throws(SystemFailure) {
    listing.bytes.removeAll(keepingCapacity: true)
    listing.entries.removeAll(keepingCapacity: true)
    listing.identity = nil
    guard let stream = unsafe withCPath(path, { unsafe opendir($0) }) else {
      throw SystemFailure(number: errno)
    }
    defer { unsafe closedir(stream) }

    var info = stat()
    guard unsafe fstat(dirfd(stream), &info) == 0 else { throw SystemFailure(number: errno) }
    listing.identity = FileFacts(info).identity

    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno == EINTR { continue }
        if errno != 0 { throw SystemFailure(number: errno) }
        return
      }
      // A record is often shorter than its C type, because of its name, and must therefore be read in place, not
      // copied.
      let name = unsafe UnsafeRawPointer(entry) + nameOffset
      let length = unsafe strlen(name.assumingMemoryBound(to: CChar.self))
      let bytes = unsafe UnsafeRawBufferPointer(start: name, count: length)
      if unsafe length <= 2 && bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
      let start = listing.bytes.count
      unsafe listing.bytes.append(contentsOf: bytes)
      listing.entries.append(
        FolderListing.Entry(
          name: start..<listing.bytes.count,
          kind: unsafe FileKind(listed: entry.pointee.d_type),
          number: unsafe UInt64(entry.pointee.d_ino)))
    }
  }

  /// The names in a folder, ordered bytewise, with their kinds; links are not followed. Empty if the folder does not
  /// exist.
  public static func entries(of folder: String) -> [(name: String, kind: FileKind)] {
    var listing = FolderListing()
    try? list(Array(folder.utf8), into: &listing)
    return listing.entries.map { entry in
      let name = String(decoding: listing.bytes[entry.name], as: UTF8.self)
      if entry.kind != .unknown { return (name, entry.kind) }
      return (name, (try? facts(of: Array("\(folder)/\(name)".utf8), isLinkItself: true))?.kind ?? .other)
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension FileFacts {
  init(_ info: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
    size = max(0, Int(info.st_size))
    mode = UInt32(info.st_mode) & 0o7777
    owner = info.st_uid
    group = info.st_gid
    linkCount = Int(info.st_nlink)
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    case S_IFCHR, S_IFBLK: kind = .device
    default: kind = .other
    }
  }
}

extension FileKind {
  /// Why it is not read or replaced like a regular file.
  var message: String {
    switch self {
    case .folder: "is a folder"
    case .pipe: "is a named pipe"
    case .socket: "is a socket"
    case .device: "is a device"
    case .file, .link, .other, .unknown: "is not a regular file"
    }
  }

  init(listed type: UInt8) {
    switch type {
    case UInt8(DT_REG): self = .file
    case UInt8(DT_DIR): self = .folder
    case UInt8(DT_LNK): self = .link
    case UInt8(DT_FIFO): self = .pipe
    case UInt8(DT_SOCK): self = .socket
    case UInt8(DT_CHR), UInt8(DT_BLK): self = .device
    case UInt8(DT_UNKNOWN): self = .unknown
    default: self = .other
    }
  }
}
