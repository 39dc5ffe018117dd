// What a restarted program skips, because it trapped there with the same arguments.

/// A rule in a file, or a file, in which the program trapped before its restart: see `Platform.isolateTraps`.
public struct LeftOut: Hashable, Sendable {
  /// The part of the file that is skipped.
  public enum Part: Hashable, Sendable {
    /// The whole file with its declarations.
    case file
    /// All rules in the file.
    case findings
    /// One rule in the file, by its number in the run. The same arguments give the same numbers.
    case rule(Int)
  }

  public let path: String
  public let part: Part

  /// The environment variable that passes this to a restarted program.
  static let variable = "SAMEVIEW_LEFT_OUT"

  /// The entries of this run; empty unless the program restarted after a trap.
  public static let all: [LeftOut] = Platform.environment(variable).map { parsed(Array($0.utf8)) } ?? []

  /// The parts of the file that are skipped; empty if none are.
  ///
  /// If several rules trap, their shared code is at fault, and more would trap. All rules are skipped then.
  public static func parts(of path: String, in all: [LeftOut] = all) -> Set<Part> {
    if all.isEmpty { return [] }
    let parts = Set(all.filter { $0.path == path }.map(\.part))
    if parts.contains(.file) { return [.file] }
    return parts.contains(.findings) || parts.count > 2 ? [.findings] : parts
  }

  /// `3 9 Main.swift`: the rule or the phase, the length of the path, and the path, which may hold any byte.
  var entry: String {
    let step =
      switch part {
      case .file: Int(Activity.Phase.reading.rawValue)
      case .findings: Int(Activity.Phase.checking.rawValue)
      case .rule(let number): number
      }
    return "\(step) \(path.utf8.count) \(path)"
  }

  /// Parses consecutive entries, up to the first malformed one.
  static func parsed(_ bytes: [UInt8]) -> [LeftOut] {
    var found: [LeftOut] = []
    var rest = bytes[...]
    while let step = number(&rest), let length = number(&rest), length >= 0, length <= rest.count {
      let path = String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
      switch Activity.Phase(rawValue: Int32(clamping: step)) {
      case .reading: found.append(LeftOut(path: path, part: .file))
      case .checking: found.append(LeftOut(path: path, part: .findings))
      case nil: if step >= 0 { found.append(LeftOut(path: path, part: .rule(step))) }
      }
    }
    return found
  }

  /// Parses a number and the space behind it.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    defer { bytes = bytes[(space + 1)...] }
    return Int(String(decoding: bytes[..<space], as: UTF8.self))
  }
}
