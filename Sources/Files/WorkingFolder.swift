// The folder that relative paths start from.

/// The folder that relative paths start from.
struct WorkingFolder: Sendable {
  /// The absolute path with links resolved; nil if unknown. All paths then stay as they were typed.
  let path: [UInt8]?
  /// The path of the same folder in the shell, which may contain links.
  private let alias: [UInt8]?

  /// The working folder of the process.
  init() {
    path = Platform.workingFolderBytes
    alias = Platform.environment("PWD").map { Array($0.utf8) }.flatMap { alias in
      guard alias.first == UInt8(ascii: "/"),
        let known = try? Platform.facts(of: alias), let here = try? Platform.facts(of: [UInt8(ascii: ".")])
      else { return nil }
      return known.identity == here.identity ? alias : nil
    }
  }

  init(path: String?, alias: String? = nil) {
    self.path = path.map { Array($0.utf8) }
    self.alias = alias.map { Array($0.utf8) }
  }

  /// `typed` as an absolute path, without empty names and `.`. In a path with `..`, links are resolved, because the
  /// target of `..` behind a link depends on the link.
  func absolute(_ typed: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let isAbsolute = typed.first == slash
    guard isAbsolute || path != nil else { return typed }
    let whole = isAbsolute ? typed : path! + [slash] + typed
    var names = whole.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
    let dots = Array("..".utf8)
    if let last = names.lastIndex(where: { $0.elementsEqual(dots) }) {
      let upper = Array(names[...last].joined(separator: [slash]))
      guard let real = Platform.realPath([slash] + upper) else { return whole }
      names = real.split(separator: slash) + names[(last + 1)...]
    }
    return [slash] + Array(names.joined(separator: [slash]))
  }

  /// The shorter of an absolute path and the same path relative to this folder; the relative one if both have the same
  /// length.
  func shortened(_ absolute: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard absolute.first == slash else { return absolute }
    for folder in [path, alias] {
      guard let folder, folder.count > 1 else { continue }
      if absolute.count > folder.count + 1, absolute[folder.count] == slash, absolute.starts(with: folder) {
        let rest = Array(absolute[(folder.count + 1)...])
        return rest == [UInt8(ascii: "-")] ? Array("./-".utf8) : rest
      }
    }
    // `..` follows the path with links resolved.
    guard let folder = path, folder.count > 1 else { return absolute }
    if absolute == folder { return [UInt8(ascii: ".")] }
    var shared = 0
    var i = 0
    while i < absolute.count, i < folder.count, absolute[i] == folder[i] {
      if absolute[i] == slash { shared = i }
      i += 1
    }
    if i == absolute.count, folder[i] == slash { shared = i }
    let climbs = folder[shared...].count { $0 == slash }
    let rest = absolute.count > shared ? absolute[(shared + 1)...] : []
    guard climbs * 3 + rest.count - (rest.isEmpty ? 1 : 0) <= absolute.count else { return absolute }
    var path: [UInt8] = []
    for _ in 0..<climbs { path += Array("../".utf8) }
    path += rest
    if rest.isEmpty { path.removeLast() }
    return path
  }
}
