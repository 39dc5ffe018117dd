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
  if Platform.leavesProject(path) { return .failure(WriteFailure("leads out of the project by a link")) }
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
    removeLeftovers(in: folder)
    // Processes of two machines or containers that share the folder may have the same number.
    let number = "\(Platform.processNumber)-\(String(Platform.monotonicNanoseconds, radix: 36))"
    let beside = Array("\(folder).\(real.dropFirst(folder.count))\(Leftover.mark)\(number)".utf8)
    // Else the new file would stay beside the old one.
    try Platform.withoutInterruption { () throws(SystemFailure) in
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
    }
    return .success(())
  } catch {
    return .failure(WriteFailure(error))
  }
}

/// A new file that a process left behind, `.Home.swift.sameview-4711-k3x9`, because it was killed by force (or the
/// machine stopped) before the file had taken its place.
enum Leftover {
  static let mark = ".sameview-"
  /// Folders that this process has looked through.
  fileprivate static let cleaned = Mutex<Set<String>>([])

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
private func removeLeftovers(in folder: String) {
  guard Leftover.cleaned.withLock({ $0.insert(folder).inserted }) else { return }
  for entry in Platform.entries(of: folder) where entry.kind == .file {
    guard let number = Leftover.process(ofFileNamed: entry.name),
      // Containers give the same number again and again.
      number == Platform.processNumber || !Platform.isRunning(number)
    else { continue }
    Platform.remove(Array((folder + entry.name).utf8))
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
  if Platform.leavesProject(path) { return .failure(WriteFailure("leads out of the project by a link")) }
  return writeNewFile(path, bytes)
}
