// Reads a configuration file. Anything that is not understood is an error with its place. All errors of a file are
// found at once.

import Files
import Frameworks
import Linting
import Project
import YAML
import Yams

/// An error in a configuration file.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// From 1; 0 for the file as a whole.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int
  public let message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String {
    line == 0 ? "\(path): error: \(message)" : "\(path):\(line):\(column): error: \(message)"
  }
}

/// All errors of a file and of the files that it extends.
public struct ConfigurationErrors: Error, Sendable {
  public let errors: [ConfigurationError]
}

/// A line and a column of a YAML document, from 1; 0 if unknown.
private struct Place {
  var line = 0
  var column = 0
}

extension Node {
  fileprivate var place: Place { mark.map { Place(line: $0.line, column: $0.column) } ?? Place() }
}

/// The most bytes of a configuration. People do not write more by hand.
private let sizeLimit = 1 << 20

/// The most bytes of all configurations of a run, each file counted once. Each folder may have one, and read ones are
/// kept, in fifteen times their size. Further files are errors.
private let totalLimit = 16 << 20

/// The most files that one file may extend, directly or indirectly. A file that is extended twice counts twice. Each is
/// read recursively, so a long chain would exhaust the stack, and files that each extend the next one twice would be
/// read without end. More files are an error.
private let extendedLimit = 200

/// The most errors of one configuration that are told. More are counted.
private let errorLimit = 100

/// Reads the file at `path` and the files that it extends.
///
/// - Parameters:
///   - path: As messages print it.
///   - catalogue: All rules.
public func readConfiguration(
  _ path: String, catalogue: [About]
) -> Result<Configuration, ConfigurationErrors> {
  var reader = ConfigurationReader(catalogue: catalogue)
  return reader.configuration(at: path)
}

/// Reads configurations. A file that several extend is read once.
public struct ConfigurationReader {
  private let catalogue: [About]
  private var errors: [ConfigurationError] = []
  /// The number of errors beyond `errorLimit`.
  private var untoldCount = 0
  /// The number of files that the present configuration extends.
  private var extendedCount = 0
  /// Whether the present configuration extends a file with errors.
  private var lacksBase = false
  /// The extended files so far, by the bytes of their path and of their folder's; nil for files with errors, which were
  /// reported.
  private var extended: [[UInt8]: Configuration?] = [:]

  private var path = ""
  private var folder = ""
  /// The folder whose files errors may quote, with links resolved and without a final slash.
  private var project = ""

  private var places = RealPaths()

  /// The number of bytes that were read so far.
  private var byteCount = 0

  public init(catalogue: [About]) { self.catalogue = catalogue }

  /// Reads a configuration. Errors of files that an earlier configuration extends, too, are not reported again.
  ///
  /// - Parameter path: As messages print it.
  public mutating func configuration(at path: String) -> Result<Configuration, ConfigurationErrors> {
    errors = []
    untoldCount = 0
    extendedCount = 0
    lacksBase = false
    self.path = path
    let configuration = read(path, from: [])
    if let configuration, errors.isEmpty, !lacksBase { return .success(configuration) }
    errors.sort { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    if untoldCount > 0 {
      errors.append(ConfigurationError(path: path, line: 0, column: 0, message: "has \(untoldCount) more errors"))
    }
    return .failure(ConfigurationErrors(errors: errors))
  }

  /// - Parameter chain: The real paths of the files that extend this one.
  private mutating func read(_ path: String, from chain: [String]) -> Configuration? {
    let (outerPath, outerFolder) = (self.path, self.folder)
    defer { (self.path, self.folder) = (outerPath, outerFolder) }
    self.path = path
    guard let real = places.realPath(path) else {
      fail(0, 0, "does not exist")
      return nil
    }
    // For a link, its own place counts, not that of its target.
    let place = Platform.absolutePath(path)
    if chain.isEmpty { project = Platform.projectFolder(around: place) }
    let firstError = errors.count
    defer {
      if !Platform.isBelow(project, real), !Platform.isBelow(project, place) || real != place {
        keepContentsPrivate(from: firstError)
      }
    }
    folder = real.parentPath ?? "/"
    switch readFile(path, limit: sizeLimit) {
    case .failure(let failure):
      fail(0, 0, failure.message)
      return nil
    case .success(let bytes):
      byteCount += bytes.count
      guard byteCount <= totalLimit else {
        fail(0, 0, "is not read: all configurations together are larger than 16 MiB")
        return nil
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        fail(0, 0, "is not UTF-8 text")
        return nil
      }
      guard let root = compose(text) else { return errors.isEmpty ? Configuration(path: path) : nil }
      return configuration(root, real: real, chain)
    }
  }

  /// Removes the text of a file from its errors. The author of a pull request may extend any file that the user can
  /// read, and errors go into the log.
  private mutating func keepContentsPrivate(from first: Int) {
    var lines: Set<Int> = []
    let told = errors[first...].compactMap { error in
      lines.insert(error.line).inserted
        ? ConfigurationError(
          path: error.path, line: error.line, column: error.line == 0 ? 0 : 1,
          message:
            "is not understood; the file is outside of the project, `sameview config check PATH` prints the error")
        : nil
    }
    errors.replaceSubrange(first..., with: told)
  }

  /// Nil for an empty document, or after an error.
  private mutating func compose(_ text: String) -> Node? {
    switch composeYAML(text) {
    case .success(let node): return node
    case .failure(let error):
      fail(error.line, error.column, error.message)
      return nil
    }
  }

  // MARK: The parts of a file

  private static let keys = [
    "extends", "preset", "include", "exclude", "rules", "overrides", "require_reason", "next_steps", "targets",
    "xcode", "baseline", "c_include_paths",
    "expensive_calls", "constant_conditions", "conditional_modifiers",
  ]

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
        if let preset = choose(word, "preset", Preset.allCases.map(\.rawValue), mark).flatMap({ Preset(rawValue: $0) })
        {
          own.preset = (preset, origin(mark))
        }
      case "include": own.include = patterns(value, key).map { [$0] } ?? []
      case "exclude": own.exclude = patterns(value, key).map { [$0] } ?? []
      case "rules": own.rules = rules(value)
      case "overrides":
        guard case .sequence(let entries) = value else {
          fail(value, "`overrides` must be a list of `paths` with their `rules`")
          continue
        }
        own.overrides = entries.compactMap { override($0) }
      case "require_reason": own.requiresReason = boolean(value, key)
      case "next_steps": own.showsNextSteps = boolean(value, key)?.value
      case "baseline": own.baseline = string(value, key).map { beside($0.0) }
      case "c_include_paths": own.includePaths = strings(value, key).map { beside($0.0) }
      case "targets": own.targets = targets(value)
      case "xcode":
        if let (version, mark) = version(value, key) { own.xcode = (version.major, origin(mark)) }
      case "expensive_calls":
        guard case .sequence(let entries) = value else {
          fail(value, "`expensive_calls` must be a list of `call` with its `severity`")
          continue
        }
        own.additions.calls = entries.compactMap { expensiveCall($0) }
      case "constant_conditions":
        own.additions.constants = strings(value, key).map { Wildcard($0.0.filter { !$0.isWhitespace }) }
      case "conditional_modifiers": own.additions.conditionalModifiers = Set(strings(value, key).map(\.0))
      default: break
      }
    }
    let bases = result.bases
    result.add(own)
    result.bases = bases
    return result
  }

  /// A path that is relative to the file.
  private func beside(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "/") ? name : path.parentPath?.appendingName(name) ?? name
  }

  private mutating func base(_ name: String, _ mark: Place, real: String, _ chain: [String]) -> Configuration? {
    let joined = beside(name)
    guard let target = places.realPath(joined) else {
      fail(mark.line, mark.column, "the extended file '\(name)' does not exist")
      return nil
    }
    if target == real || chain.contains(target) {
      fail(mark.line, mark.column, "'\(name)' extends this file, so each would extend itself")
      return nil
    }
    // The file, and the folder that its relative paths start from, which differs for a link.
    let slash = joined.utf8.lastIndex(of: UInt8(ascii: "/"))
    let place = slash.map { $0 == joined.startIndex ? "/" : String(joined[..<$0]) } ?? "."
    let key = Array((target + "\0" + (places.realPath(place) ?? place)).utf8)
    let known = extended[key]
    let isSaid = extendedCount > extendedLimit
    extendedCount += 1 + (known??.bases.count ?? 0)
    if extendedCount > extendedLimit {
      if !isSaid {
        fail(
          mark.line, mark.column,
          "more than \(extendedLimit) files are extended; a file that is extended twice counts twice")
      }
      return nil
    }
    if let known {
      lacksBase = lacksBase || known == nil
      return known
    }
    let firstError = errors.count + untoldCount
    let configuration = read(joined, from: chain + [real])
    // The next configuration that extends a file with errors must fail as well.
    extended[key] = .some(errors.count + untoldCount == firstError ? configuration : nil)
    return configuration
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
      if case .mapping = value {
        entries[name] = ruleOptions(value, of: name)
      } else if let level = level(value, name) {
        entries[name] = RuleEntry(level: level, isStrict: nil, options: [:], origin: origin(value.place))
      }
    }
    return entries
  }

  private mutating func level(_ node: Node, _ key: String) -> FileSettings.Level? {
    guard let (word, mark) = string(node, key) else { return nil }
    let levels: [String: FileSettings.Level] = [
      "off": .off, "on": .on, "info": .always(.info), "warning": .always(.warning), "error": .always(.error),
      "false": .off, "true": .on,
    ]
    if let level = levels[word] { return level }
    _ = choose(word, "value", ["off", "on", "info", "warning", "error"], mark)
    return nil
  }

  /// `{severity: warning, strict: true, limit: 60}`
  private mutating func ruleOptions(_ node: Node, of name: String) -> RuleEntry? {
    let declared = catalogue.first { $0.id == name }?.options ?? []
    let known = ["severity", "strict"] + declared.map(\.name)
    guard let mapping = mapping(node, "`\(name)`", "option", among: known) else { return nil }
    var level: FileSettings.Level?
    var isStrict: Bool?
    var options: [String: Int] = [:]
    for (key, value) in mapping {
      switch key {
      case "severity": level = self.level(value, key)
      case "strict": isStrict = boolean(value, key)?.value
      default:
        guard let (word, mark) = string(value, key) else { continue }
        if let number = Int(word), number >= 0 {
          options[key] = number
        } else {
          fail(mark.line, mark.column, "`\(key)` must be a whole number, not '\(word)'")
        }
      }
    }
    return RuleEntry(level: level, isStrict: isStrict, options: options, origin: origin(node.place))
  }

  // MARK: The project

  private mutating func targets(_ node: Node) -> (DeploymentTargets, Origin)? {
    let known = TargetPlatform.allCases.map(\.rawValue)
    guard let mapping = mapping(node, "`targets`", "platform", among: known) else { return nil }
    var targets = DeploymentTargets()
    for (key, value) in mapping {
      guard let platform = TargetPlatform(rawValue: key), let (version, _) = version(value, key) else { continue }
      targets.releases[platform] = platform.release(major: version.major, minor: version.minor)
    }
    return (targets, origin(node.place))
  }

  /// `16`, `16.4`
  private mutating func version(_ node: Node, _ key: String) -> ((major: Int, minor: Int), Place)? {
    guard let (word, mark) = string(node, key) else { return nil }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { (0..<1000).contains($0) } ?? false }),
      let major = parts[0]
    else {
      fail(mark.line, mark.column, "`\(key)` must be a version such as 16 or 16.4, not '\(word)'")
      return nil
    }
    return ((major, parts.count > 1 ? parts[1] ?? 0 : 0), mark)
  }

  private mutating func expensiveCall(_ node: Node) -> Additions.Call? {
    let keys = ["call", "category", "severity"]
    guard let mapping = mapping(node, "an expensive call", among: keys) else { return nil }
    var pattern: CallPattern?
    var category = EffectCategory.named
    var severity = EffectSeverity.warning
    var isCallNamed = false
    for (key, value) in mapping {
      guard let (word, mark) = string(value, key) else { continue }
      switch key {
      case "call":
        isCallNamed = true
        pattern = CallPattern(word)
        if pattern == nil {
          fail(
            mark.line, mark.column, "'\(word)' is not a call; write `Type.method(label:)`, `Type(label:)` or `name*`")
        }
      case "category":
        if let key = choose(word, "category", EffectCategory.expensive.map(\.key), mark) {
          category = EffectCategory.expensive.first { $0.key == key } ?? category
        }
      default:
        let severities: [String: EffectSeverity] = [
          "off": .off, "false": .off, "info": .info, "warning": .warning, "error": .error,
        ]
        if let known = severities[word] {
          severity = known
        } else {
          _ = choose(word, "severity", ["off", "info", "warning", "error"], mark)
        }
      }
    }
    if !isCallNamed { fail(node, "an expensive call needs its `call`") }
    return pattern.map { Additions.Call($0, category, severity) }
  }

  private mutating func patterns(_ node: Node, _ key: String) -> PathPatterns? {
    let lines = strings(node, key)
    if lines.isEmpty { return nil }
    let text = lines.map(\.0).joined(separator: "\n")
    return PathPatterns(
      folder: folder, patterns: IgnorePatterns(parsing: Array(text.utf8)),
      lines: lines.map { ($0.0, origin($0.1)) })
  }

  // MARK: Values

  /// The entries of a mapping with known keys. Other keys are errors.
  private mutating func mapping(
    _ node: Node, _ what: String, _ kind: String = "key", among keys: [String]
  ) -> [(String, Node)]? {
    // `rules:` with nothing below it.
    if case .scalar(let scalar) = node, scalar.string.isEmpty { return [] }
    guard case .mapping(let mapping) = node else {
      fail(node, "\(what) must consist of `name: value` lines")
      return nil
    }
    var entries: [(String, Node)] = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else {
        fail(key, "expected a name")
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
      fail(node, "`\(key)` must have one value")
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
      fail(mark.line, mark.column, "`\(key)` must be true or false, not '\(word)'")
      return nil
    }
  }

  /// - Returns: `word` if it is known; nil after an error that names the nearest one.
  private mutating func choose(_ word: String, _ kind: String, _ known: [String], _ mark: Place) -> String? {
    if known.contains(word) { return word }
    if errors.count >= errorLimit {
      untoldCount += 1
      return nil
    }
    var message = "unknown \(kind) '\(word)'"
    if let near = nearest(to: word, among: known) {
      message += "; did you mean '\(near)'?"
    } else if kind == "key", known.count > 10 {
      message += "; 'sameview init' writes a file with all keys"
    } else if kind == "rule" {
      message += "; 'sameview rules' lists all rules"
    } else {
      message += "; use one of " + known.joined(separator: ", ")
    }
    fail(mark.line, mark.column, message)
    return nil
  }

  private func origin(_ mark: Place) -> Origin { Origin(path: path, line: mark.line) }

  private mutating func fail(_ node: Node, _ message: String) {
    fail(node.place.line, node.place.column, message)
  }

  private mutating func fail(_ line: Int, _ column: Int, _ message: String) {
    if errors.count >= errorLimit {
      untoldCount += 1
    } else {
      errors.append(ConfigurationError(path: path, line: line, column: column, message: message))
    }
  }
}
