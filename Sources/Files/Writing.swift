// Writing files so that nothing of the user's is ever lost: a file is replaced as a whole or not at all.

import Synchronization

/// The reason why a file was not written, which is then unchanged, or why a stream was not written completely.
public struct WriteFailure: Error, Sendable, Equatable {
  /// The message without the path: `cannot be written: permission denied`.
  public let message: String
  /// Whether the reader of a pipe has closed it.
  public let readerHasGone: Bool

  init(_ message: String) {
    self.message = message
    readerHasGone = false
  }

  init(_ failure: SystemFailure) {
    message = "cannot be written: " + failure.message
    readerHasGone = failure == .brokenPipe
  }
}

/// Decides where a run may write: see `place(of:_:)`.
public struct WritingBounds: Sendable {
  /// The working folder and the typed folders, with links resolved.
  private let folders: [[UInt8]]

  /// - Parameter typed: The paths of the run on the command line.
  public init(around typed: [String]) {
    folders = (["."] + typed).compactMap { typed in
      let path = Array(typed.utf8)
      if let facts = try? Platform.facts(of: path), facts.kind == .folder { return Platform.realPath(path) }
      guard let way = try? Platform.way(to: path) else { return nil }
      let folder = Platform.folder(of: way.links.first ?? way.place)
      return folder.isEmpty ? [UInt8(ascii: "/")] : folder
    }
  }

  /// The kind of writing.
  enum Kind {
    /// Replaces an existing file.
    case report
    /// Replaces a file that was read and has not changed. If the path is a link, its target is replaced.
    case edit
  }

  /// The place that a path to write leads to.
  ///
  /// A link in a project may have come with it. It belongs to the nearest folder above it with a `.git`, or else to the
  /// nearest of the working folder and the typed folders. It may lead to files of that project, except into `.git`.
  /// Links elsewhere are the user's own. A report is never written through a link: its name is well known and it
  /// contains untrusted text, so it must not replace another file. Exceptions are the system's links to open files,
  /// such as `/dev/stdout`.
  fileprivate func place(of path: [UInt8], _ kind: Kind) throws(WriteFailure) -> [UInt8] {
    let way: Platform.Way
    do throws(SystemFailure) { way = try Platform.way(to: path) } catch { throw WriteFailure(error) }
    var isByProject = false
    for link in way.links {
      guard let project = project(around: Platform.folder(of: link)) else { continue }
      isByProject = true
      guard Self.holds(project, way.place) else { throw WriteFailure("leads out of the project through a link") }
    }
    if isByProject, Self.isInRepository(way.place) { throw WriteFailure("leads into a `.git` folder through a link") }
    if kind == .report, way.endsWithLink, !way.isStream { throw WriteFailure("is a link, which reports do not follow") }
    return way.place
  }

  /// The project of a link; nil outside of all projects.
  private func project(around folder: [UInt8]) -> [UInt8]? {
    var nearest = folder
    while true {
      if (try? Platform.facts(of: nearest + Array("/.git".utf8), isLinkItself: true)) != nil { return nearest }
      if nearest.isEmpty { break }
      nearest = Platform.folder(of: nearest)
    }
    return folders.filter { Self.holds($0, folder) }.max { $0.count < $1.count }
  }

  private static func holds(_ folder: [UInt8], _ path: [UInt8]) -> Bool {
    folder.isEmpty || folder == path || Platform.isBelow(folder, path)
  }

  /// Whether the path is a `.git` or in one. Some file systems accept other spellings of the name.
  private static func isInRepository(_ path: [UInt8]) -> Bool {
    var part = path
    while part.count > 1 {
      let folder = Platform.folder(of: part)
      if let own = try? Platform.facts(of: part), let git = try? Platform.facts(of: folder + Array("/.git".utf8)),
        own.identity == git.identity
      {
        return true
      }
      part = folder
    }
    return false
  }
}

/// Writes a new file. Fails if it exists.
public func writeNewFile(_ path: String, _ bytes: [UInt8], within bounds: WritingBounds) -> Result<Void, WriteFailure> {
  do throws(WriteFailure) {
    try create(bounds.place(of: Array(path.utf8), .report), bytes)
    return .success(())
  } catch {
    return .failure(error)
  }
}

private func create(_ place: [UInt8], _ bytes: [UInt8]) throws(WriteFailure) {
  do throws(SystemFailure) {
    var file = try NewFile(path: place, mode: 0o666)
    do throws(SystemFailure) {
      try file.write(bytes)
      try file.close()
    } catch {
      file.remove()
      throw error
    }
  } catch {
    throw error == .exists ? WriteFailure("exists already") : WriteFailure(error)
  }
}

/// Replaces the content of a file.
///
/// The bytes go to a new file beside it, which replaces it in one step once everything is on disk. At any time, the
/// path leads to the old bytes or to the new ones. The mode is kept, and the owner if the system allows it. If the path
/// is a symbolic link, its target is replaced.
///
/// - Parameter old: The content that the file must still have: an editor may have saved it since it was read.
public func replaceFile(
  _ path: String, _ old: [UInt8], with new: [UInt8], within bounds: WritingBounds
) -> Result<Void, WriteFailure> {
  do throws(WriteFailure) {
    let place = try bounds.place(of: Array(path.utf8), .edit)
    try replace(place, old, with: new)
    return .success(())
  } catch {
    return .failure(error)
  }
}

/// Whether a regular file has this content.
private func isHolding(_ place: [UInt8], _ bytes: [UInt8]) throws(WriteFailure) -> Bool {
  let kind: FileKind
  do throws(SystemFailure) {
    let file = try OpenFile(path: place)
    let facts = try file.facts()
    if facts.kind == .file { return try file.read(expecting: facts.size, atMost: bytes.count + 1) == bytes }
    kind = facts.kind
  } catch {
    throw error.isAbsence ? WriteFailure("no longer exists") : WriteFailure(error)
  }
  throw WriteFailure(kind.message + "; not replaced")
}

/// - Parameter old: The content that the file must still have; nil for any.
private func replace(_ place: [UInt8], _ old: [UInt8]?, with new: [UInt8]) throws(WriteFailure) {
  let hasChanged = WriteFailure("has changed since it was read")
  if let old, try !isHolding(place, old) { throw hasChanged }
  var isReplaced = false
  do throws(SystemFailure) {
    // Write access to the folder would allow to replace a file without write access.
    try Platform.checkWritable(place)
    let facts = try Platform.facts(of: place)
    let folder = Platform.folder(of: place) + [UInt8(ascii: "/")]
    removeLeftovers(in: folder)
    // Two machines or containers that share the folder may have processes with the same id.
    let number = "\(Platform.processNumber)-\(String(Platform.monotonicNanoseconds, radix: 36))"
    let beside = folder + [UInt8(ascii: ".")] + place[folder.count...] + Array((Leftover.mark + number).utf8)
    // Otherwise the new file would stay beside the old one.
    try Platform.withoutInterruption { () throws(SystemFailure) in
      var file = try NewFile(path: beside, mode: 0o600)
      do throws(SystemFailure) {
        try file.write(new)
        try file.takeAttributes(of: facts)
        try file.synchronize()
        try file.close()
        // It takes long until bytes are on disk, and an editor may have saved meanwhile.
        if let old, (try? isHolding(place, old)) != true { return file.remove() }
        isReplaced = try put(beside, at: place, insteadOf: old, new)
        if !isReplaced { file.remove() }
      } catch {
        file.remove()
        throw error
      }
    }
  } catch {
    throw WriteFailure(error)
  }
  if !isReplaced { throw hasChanged }
}

/// Replaces a file with the one beside it.
///
/// An editor may save after the last look at the file. Where the system can exchange two files, the replaced file is
/// therefore looked at again, and put back if it is a save. Elsewhere that save is lost.
///
/// - Parameters:
///   - old: The content of the file that may be replaced; nil for any.
///   - new: The content of the file beside it.
/// - Returns: Whether the file was replaced. If not, the file beside it has to be removed.
func put(
  _ beside: [UInt8], at place: [UInt8], insteadOf old: [UInt8]?, _ new: [UInt8]
) throws(SystemFailure) -> Bool {
  guard let old, Platform.exchange(beside, place) else {
    try Platform.rename(beside, to: place)
    return true
  }
  if (try? isHolding(beside, old)) == true {
    Platform.remove(beside)
    return true
  }
  // If this brings out something else than the new content, the editor has saved once more, and the later save counts.
  if !Platform.exchange(beside, place) || (try? isHolding(beside, new)) != true {
    try Platform.rename(beside, to: place)
  }
  return false
}

/// A temporary file such as `.Home.swift.sameview-4711-k3x9`, which remains if a process is killed, or the machine
/// stops, before it replaces the old file.
enum Leftover {
  static let mark = ".sameview-"
  /// The folders that this process has searched.
  fileprivate static let cleaned = Mutex<Set<[UInt8]>>([])

  /// The id of the process that created a file of this name; nil for other names.
  static func process(ofFileNamed name: String) -> Int32? {
    guard name.hasPrefix("."), let last = name.split(separator: ".").last, name.hasSuffix("." + last),
      last.hasPrefix(mark.dropFirst())
    else { return nil }
    let numbers = last.dropFirst(mark.count - 1).split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let number = Int32(numbers[0]), number > 0, UInt64(numbers[1], radix: 36) != nil
    else { return nil }
    return number
  }
}

/// Removes the temporary files of killed processes from a folder, the first time that a file is replaced there. If such
/// a process is alive after all, in another container, it fails to replace its file and reports that.
///
/// - Parameter folder: With a final slash.
private func removeLeftovers(in folder: [UInt8]) {
  guard Leftover.cleaned.withLock({ $0.insert(folder).inserted }) else { return }
  var listing = FolderListing()
  try? Platform.list(folder, into: &listing)
  for entry in listing.entries {
    let name = listing.bytes[entry.name]
    guard let number = Leftover.process(ofFileNamed: String(decoding: name, as: UTF8.self)),
      // Containers reuse the same process ids.
      number == Platform.processNumber || !Platform.isRunning(number),
      let facts = try? Platform.facts(of: folder + name, isLinkItself: true), facts.kind == .file
    else { continue }
    Platform.remove(folder + name)
  }
}

/// Writes a file, new or in place of another. An old file is replaced only when everything is written.
public func writeFile(_ path: String, _ bytes: [UInt8], within bounds: WritingBounds) -> Result<Void, WriteFailure> {
  do throws(WriteFailure) {
    let place = try bounds.place(of: Array(path.utf8), .report)
    switch (try? Platform.facts(of: place))?.kind {
    case nil: try create(place, bytes)
    case .folder: throw WriteFailure("is a folder")
    case .file: try replace(place, nil, with: bytes)
    case .socket: throw WriteFailure(FileKind.socket.message + "; not written")
    case let kind?:
      // A device or a pipe can only be written to, not replaced.
      do throws(SystemFailure) {
        try Platform.append(bytes, to: place)
      } catch {
        throw kind == .pipe && error == .noDevice
          ? WriteFailure("cannot be written: the pipe has no reader") : WriteFailure(error)
      }
    }
    return .success(())
  } catch {
    return .failure(error)
  }
}
