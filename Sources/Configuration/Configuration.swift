// The content of a `.sameview.yml`, and the part that applies to a file.

import Files
import Frameworks
import Linting
import Project

/// The place of a setting: a line of a configuration file, from 1.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  public let path: String
  public let line: Int

  public var description: String { "\(path):\(line)" }
}

/// The settings of one rule or group.
public struct RuleEntry: Sendable {
  /// The level; nil if only options are given.
  public let level: FileSettings.Level?
  /// Whether weak findings are reported, too; nil if not set.
  public let isStrict: Bool?
  public let options: [String: Int]
  public let origin: Origin
}

/// A set of rules to start from.
public enum Preset: String, CaseIterable, Sendable {
  /// The rules that are on by default.
  case `default`
  /// All rules.
  case strict
  /// The rules that are on by default, but only their errors.
  case ciErrors = "ci-errors"
}

/// Patterns of paths relative to the folder of their file.
public struct PathPatterns: Sendable {
  /// The absolute path of that folder.
  let folder: String
  let patterns: IgnorePatterns
  /// The patterns with their places.
  let lines: [(text: String, origin: Origin)]

  var origin: Origin { lines[0].origin }
}

/// The path of a file, as patterns of different folders take it.
private struct PatternPaths {
  private let path: String
  private var byFolder: [ExactPath: PatternPath?] = [:]
  private var last: (folder: String, path: PatternPath?)?

  /// - Parameter path: Absolute.
  init(_ path: String) { self.path = path }

  /// Whether a pattern matches the path.
  mutating func match(_ patterns: PathPatterns) -> Bool {
    below(patterns.folder).map { patterns.patterns.excludes($0, isFolder: false) } ?? false
  }

  private mutating func below(_ folder: String) -> PatternPath? {
    if let last, last.folder.isSamePath(as: folder) { return last.path }
    let key = ExactPath(folder)
    let relative = byFolder[key] ?? path.path(below: folder).map { PatternPath($0) }
    byFolder[key] = .some(relative)
    last = (folder, relative)
    return relative
  }
}

/// One file with everything that it extends.
public struct Configuration: Sendable {
  /// The path of the file, as the user would type it.
  public let path: String
  /// The paths of the files that it extends, in their order.
  public internal(set) var bases: [String] = []
  public internal(set) var preset: (value: Preset, origin: Origin)?
  public internal(set) var requiresReason: (value: Bool, origin: Origin)?
  /// Whether reports for people say what to do next; nil if not set.
  public internal(set) var showsNextSteps: Bool?
  /// By the id of a rule or the name of a group.
  public internal(set) var rules: [String: RuleEntry] = [:]
  /// If not empty, only files that match one of these are linted.
  public internal(set) var include: [PathPatterns] = []
  public internal(set) var exclude: [PathPatterns] = []
  public internal(set) var overrides: [Override] = []
  public internal(set) var targets: (value: DeploymentTargets, origin: Origin)?
  public internal(set) var xcode: (value: Int, origin: Origin)?
  /// The path of the baseline, as the user would type it.
  public internal(set) var baseline: String?
  /// Additional folders with C headers; they apply to the whole run.
  public internal(set) var includePaths: [String] = []
  /// Statements about the project's code; they apply to the whole run.
  public internal(set) var additions = Additions()

  /// Settings for some paths only.
  public struct Override: Sendable {
    public internal(set) var paths: [PathPatterns] = []
    public internal(set) var rules: [String: RuleEntry] = [:]
  }

  init(path: String) { self.path = path }

  /// Whether a setting depends on the paths of files.
  public var hasPatterns: Bool { !include.isEmpty || !exclude.isEmpty || !overrides.isEmpty }

  /// Adds settings that take precedence: later ones, or those of a file that extends this one.
  mutating func add(_ other: Configuration) {
    bases += other.bases + [other.path]
    preset = other.preset ?? preset
    requiresReason = other.requiresReason ?? requiresReason
    showsNextSteps = other.showsNextSteps ?? showsNextSteps
    rules.merge(other.rules) { $1 }
    include += other.include
    exclude += other.exclude
    overrides += other.overrides
    targets = other.targets ?? targets
    xcode = other.xcode ?? xcode
    baseline = other.baseline ?? baseline
    includePaths += other.includePaths
    additions.add(other.additions)
  }
}

extension Additions {
  mutating func add(_ other: Additions) {
    calls += other.calls
    constants += other.constants
    conditionalModifiers.formUnion(other.conditionalModifiers)
    xcode = [xcode, other.xcode].compactMap { $0 }.min()
  }
}

/// The parts of a configuration that apply to a path.
struct Application: Hashable, Sendable {
  /// Indices in `Configuration.overrides`.
  var overrides: [Int] = []
  /// The setting that excludes the file; nil if it is linted.
  var exclusion: Origin?
}

extension Configuration {
  /// - Parameter path: Absolute.
  func applying(to path: String) -> Application {
    var application = Application()
    var path = PatternPaths(path)
    for (i, override) in overrides.enumerated() {
      for patterns in override.paths where path.match(patterns) {
        application.overrides.append(i)
        break
      }
    }
    for patterns in exclude where path.match(patterns) {
      application.exclusion = patterns.origin
      break
    }
    var isIncluded = include.isEmpty
    for patterns in include where !isIncluded { isIncluded = path.match(patterns) }
    if !isIncluded { application.exclusion = include[0].origin }
    return application
  }
}

/// Finds the patterns of configurations that match no file. They are probably misspelled.
public struct IdlePatterns: Sendable {
  private let names: FoundNames
  private var rest: Int
  /// Whether there were too many patterns for so many files: the last ones were not checked.
  public var isIncomplete: Bool { rest < 0 }

  /// The most bytes of paths that are compared with patterns; a few seconds' work. Patterns beyond it count as used.
  private static let comparisonLimit = 1 << 30

  /// - Parameter files: The real paths of all files.
  public init(among files: [String]) {
    names = FoundNames(files)
    rest = Self.comparisonLimit
  }

  public mutating func patterns(of configuration: Configuration) -> [(text: String, origin: Origin)] {
    var idle: [(text: String, origin: Origin)] = []
    for group in configuration.include + configuration.exclude + configuration.overrides.flatMap(\.paths) {
      let names = names.names(below: group.folder)
      let start = group.folder.utf8.count + (group.folder == "/" ? 0 : 1)
      let bytes = names.reduce(0) { $0 + $1.path.count }
      // A pattern that re-includes files has no effect alone.
      for line in group.lines where !line.text.hasPrefix("!") {
        rest -= bytes
        if isIncomplete { return idle }
        let alone = IgnorePatterns(parsing: Array(line.text.utf8))
        if !alone.excludesAny(of: names, from: start) { idle.append(line) }
      }
    }
    return idle
  }
}

/// The settings of one file with their origins.
public struct Settings: Sendable {
  public struct RuleSetting: Sendable {
    public let about: About
    public let level: FileSettings.Level
    /// The place of the setting; nil for the default of the rule.
    public let origin: Origin?
    /// What is set there: the rule itself, its group, or a preset.
    public let reason: String
    /// Whether weak findings are reported, too.
    public let isStrict: Bool
    /// The options that are set.
    public let options: [String: Int]
  }
  /// In the order of the catalogue.
  public let rules: [RuleSetting]
  /// The setting that excludes the file; nil if it is linted.
  public let exclusion: Origin?
  public let preset: Preset
  public let requiresReason: Bool
  public let targets: (value: DeploymentTargets, origin: Origin)?
  public let xcode: (value: Int, origin: Origin)?

  /// - Parameters:
  ///   - path: Absolute.
  ///   - configuration: Nil if there is none.
  ///   - preset: Takes precedence over that of the configuration.
  public init(of path: String, _ configuration: Configuration?, preset: Preset? = nil, catalogue: [About]) {
    self.init(
      configuration, configuration?.applying(to: path) ?? Application(), preset: preset, catalogue: catalogue)
  }

  init(_ configuration: Configuration?, _ application: Application, preset: Preset?, catalogue: [About]) {
    let isAsked = preset != nil
    let preset = preset ?? configuration?.preset?.value ?? .default
    let layers =
      [configuration?.rules ?? [:]]
      + application.overrides.compactMap { configuration?.overrides[$0].rules }
    rules = catalogue.map { about in
      var level: FileSettings.Level = about.isOnByDefault || preset == .strict ? .on : .off
      var isWanted = level == .on
      var isStrict = preset == .strict
      var options: [String: Int] = [:]
      let isByPreset = !about.isOnByDefault && preset != .default
      var origin = isByPreset && !isAsked ? configuration?.preset?.origin : nil
      var reason = isByPreset ? "preset \(preset.rawValue)" : "default"
      // A rule takes precedence over its group, an override over the whole file.
      for entries in layers {
        for name in [about.group.rawValue, about.id] {
          guard let entry = entries[name] else { continue }
          isStrict = entry.isStrict ?? isStrict
          options.merge(entry.options) { $1 }
          guard let said = entry.level else { continue }
          // A severity for a group does not turn on its rules that are off; `on` does.
          if name != about.id, !isWanted, case .always = said { continue }
          isWanted = isWanted || said != .off
          level = said
          origin = entry.origin
          reason = name
        }
      }
      return RuleSetting(
        about: about, level: level, origin: origin, reason: reason, isStrict: isStrict, options: options)
    }
    self.preset = preset
    requiresReason = configuration?.requiresReason?.value ?? false
    exclusion = application.exclusion
    targets = configuration?.targets
    xcode = configuration?.xcode
  }

  /// The settings in the form that a run uses.
  public var fileSettings: FileSettings {
    var levels: [String: FileSettings.Level] = [:]
    for rule in rules where rule.level != .on { levels[rule.about.id] = rule.level }
    var settings = FileSettings(
      levels: levels, isReported: exclusion == nil, requiresReason: requiresReason,
      threshold: preset == .ciErrors ? .error : .info)
    for rule in rules {
      if rule.isStrict { settings.strictRules.insert(rule.about.id) }
      if !rule.options.isEmpty { settings.options[rule.about.id] = rule.options }
    }
    settings.targets = targets?.value
    return settings
  }
}
