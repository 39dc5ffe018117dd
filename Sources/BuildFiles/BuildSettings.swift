// Settings as Xcode merges them: each layer may change, or go on from, what the layers below say.

import Project

/// What working out the settings of one project may cost. A few lines can refer to each other such that each value is
/// long, and be those of every target.
final class Effort {
  /// In bytes of values, in references to other objects and in settings that are looked through. Large projects take a
  /// hundredth of it. Beyond it no setting is known.
  private var left = 200_000_000

  func spend(_ amount: Int) -> Bool {
    left -= amount
    return left >= 0
  }
}

/// What one place sets.
enum SettingsLayer {
  case texts([String: String])
  /// A table in a project of Xcode. It stays where it is: few of its settings are asked for.
  case table(PropertyList, PropertyList.Value)

  /// How many values are looked through for one.
  var length: Int {
    switch self {
    case .texts: 1
    case .table(let list, let table): list.length(of: table)
    }
  }

  subscript(key: String) -> String? {
    switch self {
    case .texts(let texts): return texts[key]
    case .table(let list, let table):
      let number = list.number(of: key)
      guard number >= 0 else { return nil }
      var found: String?
      for (other, value) in list.pairs(of: table) where other == number {
        switch list.kind(value) {
        case .text: found = list.text(of: value)
        case .list: found = list.elements(of: value).compactMap { list.text(of: $0) }.joined(separator: " ")
        case .table: break
        }
      }
      return found
    }
  }
}

/// The settings of one configuration of a target.
struct BuildSettings {
  /// From the lowest: what the project's `.xcconfig` says, the project, the target's `.xcconfig`, the target.
  var layers: [SettingsLayer] = []
  /// Whether a layer is missing. A setting that the other layers do not set may be set there.
  var lacksLayer = false
  private let effort: Effort

  init(_ effort: Effort) { self.effort = effort }

  /// A value that refers to others stands for a text of any length. None that counts here is longer.
  private static let lengthLimit = 4096
  /// How many references to other settings are followed for one value, those in what they stand for included.
  private static let referenceLimit = 200

  /// What a setting stands for; nil if no layer sets it, or if what it refers to is too much.
  func value(_ key: String) -> String? {
    var budget = Self.referenceLimit
    return value(key, below: layers.count, &budget)
  }

  /// Each word of a setting that is a list.
  func words(_ key: String) -> [String] {
    value(key)?.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) } ?? []
  }

  private func value(_ key: String, below top: Int, _ budget: inout Int) -> String? {
    for layer in layers.indices.prefix(top).reversed() {
      guard effort.spend(layers[layer].length) else { return nil }
      if let text = layers[layer][key] { return expanded(text, of: key, in: layer, &budget) }
    }
    return nil
  }

  /// The text with `$(NAME)` and `${NAME}` replaced by values. A setting that no layer sets is empty, as in Xcode.
  private func expanded(_ text: String, of key: String, in layer: Int, _ budget: inout Int) -> String? {
    guard text.utf8.count <= Self.lengthLimit, effort.spend(text.utf8.count + layers.count) else { return nil }
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var i = 0
    while i < bytes.count {
      guard bytes[i] == UInt8(ascii: "$"), i + 1 < bytes.count,
        bytes[i + 1] == UInt8(ascii: "(") || bytes[i + 1] == UInt8(ascii: "{")
      else {
        result.append(bytes[i])
        i += 1
        continue
      }
      let close = bytes[i + 1] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
      // A name that is put together from other settings, `$(A_$(B))`, is not followed.
      guard let end = bytes[(i + 2)...].firstIndex(of: close), !bytes[(i + 2)..<end].contains(UInt8(ascii: "$")) else {
        return nil
      }
      budget -= 1
      if budget < 0 { return nil }
      let parts = bytes[(i + 2)..<end].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      let name = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      var value =
        name == "inherited" || name == key
        ? self.value(key, below: layer, &budget) : self.value(name, below: layers.count, &budget)
      for part in parts.dropFirst() { value = Self.modified(value, by: String(decoding: part, as: UTF8.self)) }
      result += Array((value ?? "").utf8)
      if result.count > Self.lengthLimit { return nil }
      i = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What `$(NAME:modifier)` makes of a value.
  private static func modified(_ value: String?, by modifier: String) -> String? {
    switch modifier {
    case "c99extidentifier", "identifier": value?.moduleName
    case "lower": value?.lowercased()
    case "upper": value?.uppercased()
    case _ where modifier.hasPrefix("default="): value?.isEmpty ?? true ? String(modifier.dropFirst(8)) : value
    default: value
    }
  }
}

extension String {
  /// The name as an identifier, as it is that of a module: other characters become underscores.
  var moduleName: String {
    // Most names need no change, and what Unicode says of characters takes long.
    if let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      utf8.allSatisfy({ Self.isPlainInIdentifier($0) })
    {
      return self
    }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isFirstDigit = scalars.isEmpty && scalar.properties.numericType != nil
      let isFit =
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil && !isFirstDigit
      scalars.append(isFit ? scalar : "_")
    }
    return String(scalars)
  }

  private static func isPlainInIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// An `.xcconfig`: lines `KEY = value`, and others that it includes.
struct ConfigurationSettings {
  /// The settings of the files that one file includes, then its own settings.
  private(set) var layers: [SettingsLayer] = []
  private(set) var lacksLayer = false

  /// - Parameters:
  ///   - path: Absolute.
  ///   - files: Reads files, each once.
  fileprivate init(_ path: String, in files: inout ConfigurationFiles) {
    add(path, in: &files, from: [])
  }

  /// How deep one may include another. Each is read while its reader waits.
  private static let depthLimit = 16

  private mutating func add(_ path: String, in files: inout ConfigurationFiles, from chain: [String]) {
    guard chain.count < Self.depthLimit, layers.count < ConfigurationFiles.limit, !chain.contains(path) else {
      lacksLayer = true
      return
    }
    guard let file = files.file(path) else {
      lacksLayer = true
      return
    }
    for include in file.includes {
      let other = file.folder.resolving(include.path)
      if include.isOptional, !files.exists(other) { continue }
      add(other, in: &files, from: chain + [path])
    }
    layers.append(.texts(file.settings))
  }
}

/// The `.xcconfig` files of a run.
struct ConfigurationFiles {
  fileprivate struct File {
    var folder = ""
    var includes: [(path: String, isOptional: Bool)] = []
    var settings: [String: String] = [:]
  }

  private let access: ProjectAccess
  private var files: [String: File?] = [:]
  private var merged: [String: ConfigurationSettings] = [:]
  private(set) var problems: [BuildFileProblem] = []

  /// How many are read for one project, and how many layers they may be: two that include the next one twice would be
  /// read without end.
  static let limit = 50

  /// Files that are written by hand are smaller.
  private static let sizeLimit = 1 << 20

  init(_ access: ProjectAccess) { self.access = access }

  fileprivate func exists(_ path: String) -> Bool { access.exists(path) }

  /// What a file and all that it includes say.
  mutating func settings(_ path: String) -> ConfigurationSettings {
    if let known = merged[path] { return known }
    let settings = ConfigurationSettings(path, in: &self)
    merged[path] = settings
    return settings
  }

  fileprivate mutating func file(_ path: String) -> File? {
    if let known = files[path] { return known }
    guard files.count < Self.limit else { return nil }
    var result: File?
    switch access.read(path, limit: Self.sizeLimit) {
    case .success(let bytes): result = Self.parse(bytes, folder: path.parentPath ?? "/")
    case .failure(let problem): problems.append(BuildFileProblem(path: access.printed(path), message: problem.message))
    }
    files[path] = .some(result)
    return result
  }

  private static func parse(_ bytes: [UInt8], folder: String) -> File {
    var file = File(folder: folder)
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let text = withoutComment(line).trimmed
      if text.starts(with: "#include".utf8) {
        let quoted = text.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        if quoted.count >= 3, file.includes.count < limit {
          let isOptional = quoted[0].contains(UInt8(ascii: "?"))
          file.includes.append((String(decoding: quoted[1], as: UTF8.self), isOptional))
        }
        continue
      }
      guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = text[..<equals].trimmed
      // What counts for some systems or architectures only, `KEY[sdk=macosx*]`, is not read.
      guard !key.isEmpty, !key.contains(UInt8(ascii: "[")) else { continue }
      var value = text[(equals + 1)...].trimmed
      if value.last == UInt8(ascii: ";") { value = value.dropLast().trimmed }
      file.settings[String(decoding: key, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
    }
    return file
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var last: UInt8 = 0
    for i in line.indices {
      if line[i] == UInt8(ascii: "/"), last == line[i] { return line[..<(i - 1)] }
      last = line[i]
    }
    return line
  }
}

extension ArraySlice<UInt8> {
  /// Without blanks around it.
  var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { $0 > 0x20 }), let last = lastIndex(where: { $0 > 0x20 }) else { return [] }
    return self[first...last]
  }
}
