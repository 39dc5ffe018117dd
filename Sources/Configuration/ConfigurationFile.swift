// Reads a configuration file. Strict: whatever is not understood is an error with its place, and all errors
// of a file are found at once.

import Files
import Linting
import Yams

/// What is wrong with a configuration file.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// From 1; 0 for the file as a whole.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int
  public let message: String

  public var description: String {
    line == 0 ? "\(path): error: \(message)" : "\(path):\(line):\(column): error: \(message)"
  }
}

/// All that is wrong with it and with what it extends.
public struct ConfigurationErrors: Error, Sendable {
  public let errors: [ConfigurationError]
}

/// A place in a YAML document, from 1; 0 where it has none.
private struct Place {
  var line = 0
  var column = 0
}

extension Node {
  fileprivate var place: Place { mark.map { Place(line: $0.line, column: $0.column) } ?? Place() }
}

/// Nobody writes more by hand.
private let sizeLimit = 1 << 20

/// Reads the file at `path` and what it extends.
///
/// - Parameters:
///   - path: As it is to be printed.
///   - catalogue: All rules that there are.
public func readConfiguration(
  _ path: String, catalogue: [About]
) -> Result<Configuration, ConfigurationErrors> {
  var reader = ConfigurationReader(catalogue: catalogue)
  let configuration = reader.read(path, from: [])
  if let configuration, reader.errors.isEmpty { return .success(configuration) }
  let errors = reader.errors.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  return .failure(ConfigurationErrors(errors: errors))
}

private struct ConfigurationReader {
  let catalogue: [About]
  var errors: [ConfigurationError] = []

  private var path = ""
  private var folder = ""

  init(catalogue: [About]) { self.catalogue = catalogue }

  /// - Parameter chain: The real paths of the files that extend this one.
  mutating func read(_ path: String, from chain: [String]) -> Configuration? {
    let (outerPath, outerFolder) = (self.path, self.folder)
    defer { (self.path, self.folder) = (outerPath, outerFolder) }
    self.path = path
    guard let real = Platform.realPath(path) else {
      fail(0, 0, "there is no such file")
      return nil
    }
    folder = real.lastIndex(of: "/").map { $0 == real.startIndex ? "/" : String(real[..<$0]) } ?? "/"
    switch readFile(path, limit: sizeLimit) {
    case .failure(let failure):
      fail(0, 0, failure.message)
      return nil
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        fail(0, 0, "is not UTF-8 text")
        return nil
      }
      guard let root = compose(text) else { return errors.isEmpty ? Configuration(path: path) : nil }
      return configuration(root, real: real, chain)
    }
  }

  /// Nil for an empty document, or after an error.
  private mutating func compose(_ text: String) -> Node? {
    do {
      return try Yams.compose(yaml: text)
    } catch let error as YamlError {
      switch error {
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        fail(mark.line, mark.column, "is not valid YAML: \(problem)")
      case .reader(let problem, _, _, _): fail(0, 0, "is not valid YAML: \(problem)")
      case .duplicatedKeysInMapping(let duplicates, let context):
        fail(
          context.mark.line, context.mark.column,
          "`\(duplicates.sorted().joined(separator: "`, `"))` stands here more than once")
      default: fail(0, 0, "is not valid YAML")
      }
    } catch {
      fail(0, 0, "is not valid YAML")
    }
    return nil
  }

  // MARK: The parts of a file

  private static let keys = ["extends", "preset", "include", "exclude", "rules", "overrides", "require_reason"]

  private mutating func configuration(_ root: Node, real: String, _ chain: [String]) -> Configuration? {
    if case .scalar(let scalar) = root, scalar.string.isEmpty { return Configuration(path: path) }
    guard let mapping = mapping(root, "the file", among: Self.keys) else { return nil }
    var own = Configuration(path: path)
    var result = Configuration(path: path)
    for (key, value) in mapping {
      switch key {
      case "extends":
        for (name, mark) in strings(value, key) {
          if let base = base(name, mark, real: real, chain) { result.add(base) }
        }
      case "preset":
        guard let (word, mark) = string(value, key) else { continue }
        if let preset = choose(word, "preset", Preset.allCases.map(\.rawValue), mark).flatMap({ Preset(rawValue: $0) }) {
          own.preset = (preset, origin(mark))
        }
      case "include": own.include = patterns(value, key).map { [$0] } ?? []
      case "exclude": own.exclude = patterns(value, key).map { [$0] } ?? []
      case "rules": own.rules = rules(value)
      case "overrides":
        guard case .sequence(let entries) = value else {
          fail(value, "`overrides` is a list of `paths` with their `rules`")
          continue
        }
        own.overrides = entries.compactMap { override($0) }
      case "require_reason": own.requiresReason = boolean(value, key)
      default: break
      }
    }
    let bases = result.bases
    result.add(own)
    result.bases = bases
    return result
  }

  private mutating func base(_ name: String, _ mark: Place, real: String, _ chain: [String]) -> Configuration? {
    let joined = name.hasPrefix("/") ? name : (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + name
    guard let target = Platform.realPath(joined) else {
      fail(mark.line, mark.column, "there is no file '\(name)' to extend")
      return nil
    }
    if target == real || chain.contains(target) {
      fail(mark.line, mark.column, "'\(name)' extends this file in turn")
      return nil
    }
    return read(joined, from: chain + [real])
  }

  private mutating func override(_ node: Node) -> Configuration.Override? {
    guard let mapping = mapping(node, "an override", among: ["paths", "rules"]) else { return nil }
    var override = Configuration.Override()
    var hasPaths = false
    for (key, value) in mapping {
      if key == "paths" {
        hasPaths = true
        override.paths = patterns(value, key).map { [$0] } ?? []
      } else {
        override.rules = rules(value)
      }
    }
    if !hasPaths { fail(node, "an override needs `paths`") }
    return override
  }

  private mutating func rules(_ node: Node) -> [String: RuleEntry] {
    let names = catalogue.map(\.id) + RuleGroup.allCases.map(\.rawValue)
    guard let mapping = mapping(node, "`rules`", "rule", among: names) else { return [:] }
    var entries: [String: RuleEntry] = [:]
    for (name, value) in mapping {
      guard let (word, mark) = string(value, name) else { continue }
      let levels: [String: FileSettings.Level] = [
        "off": .off, "on": .on, "info": .always(.info), "warning": .always(.warning), "error": .always(.error),
        "false": .off, "true": .on,
      ]
      if let level = levels[word] {
        entries[name] = RuleEntry(level: level, origin: origin(mark))
      } else {
        _ = choose(word, "value", ["off", "on", "info", "warning", "error"], mark)
      }
    }
    return entries
  }

  private mutating func patterns(_ node: Node, _ key: String) -> PathPatterns? {
    let lines = strings(node, key)
    guard let first = lines.first else { return nil }
    let text = lines.map(\.0).joined(separator: "\n")
    return PathPatterns(folder: folder, patterns: IgnorePatterns(parsing: Array(text.utf8)), origin: origin(first.1))
  }

  // MARK: Values

  /// The entries of a mapping, keys that are not known left out.
  private mutating func mapping(
    _ node: Node, _ what: String, _ kind: String = "key", among keys: [String]
  ) -> [(String, Node)]? {
    // `rules:` with nothing below it.
    if case .scalar(let scalar) = node, scalar.string.isEmpty { return [] }
    guard case .mapping(let mapping) = node else {
      fail(node, "\(what) consists of `name: value` lines")
      return nil
    }
    var entries: [(String, Node)] = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else {
        fail(key, "a name is expected here")
        continue
      }
      if keys.contains(scalar.string) {
        entries.append((scalar.string, value))
      } else {
        let mark = key.place
        _ = choose(scalar.string, kind, keys, mark)
      }
    }
    return entries
  }

  private mutating func string(_ node: Node, _ key: String) -> (String, Place)? {
    guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
      fail(node, "`\(key)` needs one value")
      return nil
    }
    return (scalar.string, node.place)
  }

  /// A list, or a single value.
  private mutating func strings(_ node: Node, _ key: String) -> [(String, Place)] {
    if case .sequence(let sequence) = node {
      return sequence.compactMap { string($0, key) }
    }
    return string(node, key).map { [$0] } ?? []
  }

  private mutating func boolean(_ node: Node, _ key: String) -> (value: Bool, origin: Origin)? {
    guard let (word, mark) = string(node, key) else { return nil }
    switch word {
    case "true", "yes", "on": return (true, origin(mark))
    case "false", "no", "off": return (false, origin(mark))
    default:
      fail(mark.line, mark.column, "`\(key)` is true or false, not '\(word)'")
      return nil
    }
  }

  /// - Returns: `word` if it is known; nil after an error that names the nearest one.
  private mutating func choose(_ word: String, _ kind: String, _ known: [String], _ mark: Place) -> String? {
    if known.contains(word) { return word }
    var message = "unknown \(kind) '\(word)'"
    if let near = nearest(to: word, among: known) {
      message += "; did you mean '\(near)'?"
    } else if known.count <= 10 {
      message += "; use one of " + known.joined(separator: ", ")
    } else if kind == "rule" {
      message += "; 'sameview rules' lists them all"
    }
    fail(mark.line, mark.column, message)
    return nil
  }

  private func origin(_ mark: Place) -> Origin { Origin(path: path, line: mark.line) }

  private mutating func fail(_ node: Node, _ message: String) {
    fail(node.place.line, node.place.column, message)
  }

  private mutating func fail(_ line: Int, _ column: Int, _ message: String) {
    errors.append(ConfigurationError(path: path, line: line, column: column, message: message))
  }
}
