// Writing files so that nothing of the user's is ever lost: a file is replaced as a whole or not at all.

import Synchronization

/// Why a file was not written; it is then as it was. Or why a stream was not, or only in part.
public struct WriteFailure: Error, Sendable, Equatable {
  /// What is wrong, without the path: `cannot be written: permission denied`.
  public let message: String
  /// Nobody reads the other end of a pipe any more.
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

/// What a run may write: see `place(of:_:)`.
public struct WritingBounds: Sendable {
  /// The working folder and those that were typed, without links.
  private let folders: [[UInt8]]

  /// - Parameter typed: The paths that the run is about.
  public init(around typed: [String]) {
    folders = (["."] + typed).compactMap { typed in
      let path = Array(typed.utf8)
      if let facts = try? Platform.facts(of: path), facts.kind == .folder { return Platform.realPath(path) }
      guard let way = try? Platform.way(to: path) else { return nil }
      let folder = Platform.folder(of: way.links.first ?? way.place)
      return folder.isEmpty ? [UInt8(ascii: "/")] : folder
    }
  }

  /// What is written.
  enum Kind {
    /// Whatever is there is replaced.
    case report
    /// It was read and still holds the same. Of a link the target is replaced.
    case edit
  }

  /// Where a path leads that is to be written.
  ///
  /// A link in a project may have come with it. A link belongs to the project that it stands in: the nearest folder above it
  /// with a `.git`, or else the nearest of the working folder and the folders that were typed. It may lead to what lies
  /// in that project, except for `.git`. Links elsewhere are the user's own. A report goes to
  /// no link at all: everybody knows the name, and it is full of a stranger's words, so it should replace nothing but
  /// a report. Only the system's own links to what the process has open are followed, such as `/dev/stdout`.
  fileprivate func place(of path: [UInt8], _ kind: Kind) throws(WriteFailure) -> [UInt8] {
    let way: Platform.Way
    do throws(SystemFailure) { way = try Platform.way(to: path) } catch { throw WriteFailure(error) }
    var isByProject = false
    for link in way.links {
      guard let project = project(around: Platform.folder(of: link)) else { continue }
      isByProject = true
      guard Self.holds(project, way.place) else { throw WriteFailure("leads out of the project by a link") }
    }
    if isByProject, Self.isInRepository(way.place) { throw WriteFailure("leads into git's own folder by a link") }
    if kind == .report, way.endsWithLink, !way.isStream { throw WriteFailure("is a link, and is not written through") }
    return way.place
  }

  /// Nil outside of all projects.
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

  /// Is it a `.git`, or in one? Some file systems know it by other spellings.
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

/// Writes a file that must not exist yet.
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

/// Replaces what a file holds.
///
/// The bytes go to a new file beside it, which takes its place in one step once all is on the disk: whatever
/// happens meanwhile, the path leads to the old bytes or to the new ones. The mode stays, and the
/// owner where the system allows it; of a symbolic link the target is replaced.
///
/// - Parameter old: What the file must still hold: it may have been saved from an editor since it was read.
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

/// Does a regular file hold these bytes?
private func isHolding(_ place: [UInt8], _ bytes: [UInt8]) throws(WriteFailure) -> Bool {
  do throws(SystemFailure) {
    let file = try OpenFile(path: place)
    let facts = try file.facts()
    if facts.kind == .file { return try file.read(expecting: facts.size, atMost: bytes.count + 1) == bytes }
  } catch {
    throw error.isAbsence ? WriteFailure("is no longer there") : WriteFailure(error)
  }
  throw WriteFailure("is not a regular file; not replaced")
}

/// - Parameter old: Nil for whatever it holds.
private func replace(_ place: [UInt8], _ old: [UInt8]?, with new: [UInt8]) throws(WriteFailure) {
  if let old, try !isHolding(place, old) { throw WriteFailure("has changed since it was read") }
  do throws(SystemFailure) {
    // A folder that may be written would let us replace a file that may not.
    try Platform.checkWritable(place)
    let facts = try Platform.facts(of: place)
    let folder = Platform.folder(of: place) + [UInt8(ascii: "/")]
    removeLeftovers(in: folder)
    // Processes of two machines or containers that share the folder may have the same number.
    let number = "\(Platform.processNumber)-\(String(Platform.monotonicNanoseconds, radix: 36))"
    let beside = folder + [UInt8(ascii: ".")] + place[folder.count...] + Array((Leftover.mark + number).utf8)
    // Else the new file would stay beside the old one.
    try Platform.withoutInterruption { () throws(SystemFailure) in
      var file = try NewFile(path: beside, mode: 0o600)
      do throws(SystemFailure) {
        try file.write(new)
        try file.takeAttributes(of: facts)
        try file.synchronize()
        try file.close()
        try Platform.rename(beside, to: place)
      } catch {
        file.remove()
        throw error
      }
    }
  } catch {
    throw WriteFailure(error)
  }
}

/// A new file that a process left behind, `.Home.swift.sameview-4711-k3x9`, because it was killed by force (or the
/// machine stopped) before the file had taken its place.
enum Leftover {
  static let mark = ".sameview-"
  /// Folders that this process has looked through.
  fileprivate static let cleaned = Mutex<Set<[UInt8]>>([])

  /// The number of the process that made a file of this name; nil if none did.
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

/// Removes what killed processes left in a folder, the first time that a file is replaced there. If such a process
/// lives after all, in a container of its own, it fails to replace its file, and says so.
///
/// - Parameter folder: With a slash at its end.
private func removeLeftovers(in folder: [UInt8]) {
  guard Leftover.cleaned.withLock({ $0.insert(folder).inserted }) else { return }
  var listing = FolderListing()
  try? Platform.list(folder, into: &listing)
  for entry in listing.entries {
    let name = listing.bytes[entry.name]
    guard let number = Leftover.process(ofFileNamed: String(decoding: name, as: UTF8.self)),
      // Containers give the same number again and again.
      number == Platform.processNumber || !Platform.isRunning(number),
      let facts = try? Platform.facts(of: folder + name, isLinkItself: true), facts.kind == .file
    else { continue }
    Platform.remove(folder + name)
  }
}

/// Writes a file, new or in the place of another. What was there before is gone only when all is written.
public func writeFile(_ path: String, _ bytes: [UInt8], within bounds: WritingBounds) -> Result<Void, WriteFailure> {
  do throws(WriteFailure) {
    let place = try bounds.place(of: Array(path.utf8), .report)
    switch (try? Platform.facts(of: place))?.kind {
    case nil: try create(place, bytes)
    case .folder: throw WriteFailure("is a folder")
    case .file: try replace(place, nil, with: bytes)
    default:
      // A device or a pipe cannot be replaced, only written to.
      do throws(SystemFailure) { try Platform.append(bytes, to: place) } catch { throw WriteFailure(error) }
    }
    return .success(())
  } catch {
    return .failure(error)
  }
}
