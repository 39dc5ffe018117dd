// Writing files so that nothing of the user's is ever lost: a file is replaced as a whole or not at all.

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

/// Writes a file that must not exist yet.
public func writeNewFile(_ path: String, _ bytes: [UInt8]) -> Result<Void, WriteFailure> {
  do throws(SystemFailure) {
    let path = Array(path.utf8)
    var file = try NewFile(path: path, mode: 0o666)
    do throws(SystemFailure) {
      try file.write(bytes)
      try file.close()
    } catch {
      file.remove()
      throw error
    }
    return .success(())
  } catch {
    return .failure(error == .exists ? WriteFailure("exists already") : WriteFailure(error))
  }
}

/// Replaces what a file holds.
///
/// The bytes go to a new file beside it, which takes its place in one step once all is on the disk: whatever
/// happens meanwhile, the path leads to the old bytes or to the new ones. The mode stays, and the
/// owner where the system allows it; of a symbolic link the target is replaced.
///
/// - Parameter old: What the file must still hold: it may have been saved from an editor since it was read.
public func replaceFile(_ path: String, _ old: [UInt8], with new: [UInt8]) -> Result<Void, WriteFailure> {
  guard let real = Platform.realPath(path) else { return .failure(WriteFailure("is no longer there")) }
  switch readFile(real) {
  case .failure(let failure): return .failure(WriteFailure(failure.message))
  case .success(let now): if now != old { return .failure(WriteFailure("has changed since it was read")) }
  }
  do throws(SystemFailure) {
    let target = Array(real.utf8)
    // A folder that may be written would let us replace a file that may not.
    try Platform.checkWritable(target)
    let facts = try Platform.facts(of: target)
    let folder = String(real[...(real.lastIndex(of: "/") ?? real.startIndex)])
    let prefix = ".\(real.dropFirst(folder.count)).sameview-"
    removeLeftovers(in: folder, prefix: prefix)
    // Processes of two machines or containers that share the folder may have the same number.
    let name = "\(prefix)\(Platform.processNumber)-\(String(Platform.monotonicNanoseconds, radix: 36))"
    let beside = Array((folder + name).utf8)
    var file = try NewFile(path: beside, mode: 0o600)
    do throws(SystemFailure) {
      try file.write(new)
      try file.takeAttributes(of: facts)
      try file.synchronize()
      try file.close()
      try Platform.rename(beside, to: target)
    } catch {
      file.remove()
      throw error
    }
    return .success(())
  } catch {
    return .failure(WriteFailure(error))
  }
}

/// Removes what a process left behind that was killed while it replaced this very file. If the process lives
/// after all, in a container of its own, it fails to replace the file, and says so.
private func removeLeftovers(in folder: String, prefix: String) {
  var listing = FolderListing()
  try? Platform.list(Array(folder.utf8), into: &listing)
  for entry in listing.entries where listing.bytes[entry.name].starts(with: prefix.utf8) {
    let rest = listing.bytes[entry.name].dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "-"))
    guard rest.count == 2, let number = Int32(String(decoding: rest[0], as: UTF8.self)), number > 0,
      number == Platform.processNumber || !Platform.isRunning(number)
    else { continue }
    Platform.remove(Array(folder.utf8) + listing.bytes[entry.name])
  }
}

/// Writes a file, new or in the place of another. What was there before is gone only when all is written.
public func writeFile(_ path: String, _ bytes: [UInt8]) -> Result<Void, WriteFailure> {
  // A device or a pipe cannot be replaced, only written to.
  if let facts = try? Platform.facts(of: Array(path.utf8)) {
    if facts.kind == .folder { return .failure(WriteFailure("is a folder")) }
    if facts.kind == .file {
      switch readFile(path) {
      case .failure(let failure): return .failure(WriteFailure(failure.message))
      case .success(let old): return replaceFile(path, old, with: bytes)
      }
    }
    do throws(SystemFailure) {
      try Platform.append(bytes, to: Array(path.utf8))
      return .success(())
    } catch {
      return .failure(WriteFailure(error))
    }
  }
  return writeNewFile(path, bytes)
}
