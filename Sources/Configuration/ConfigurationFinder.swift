// Finds the configuration of each file: the nearest one above it.

import Files
import Frameworks
import Linting

/// Finds and reads configurations, each once.
public struct ConfigurationFinder {
  /// The name of a configuration file.
  public static let fileName = ".sameview.yml"

  private var reader: ConfigurationReader
  /// Configurations by the absolute path of a folder.
  private var byFolder: [ExactPath: Configuration?] = [:]
  /// The configuration of `--config`, which applies to all files.
  private let named: Configuration?
  private let isOff: Bool
  /// The errors of all configurations that were read.
  public private(set) var errors: [ConfigurationError] = []
  /// The same errors: those of a file that several extend are reported once.
  private var known: Set<ConfigurationError> = []

  /// - Parameters:
  ///   - path: A configuration for all files; nil to find the nearest one of each.
  ///   - isOff: Whether configurations are ignored.
  public init(catalogue: [About], named path: String? = nil, isOff: Bool = false) {
    reader = ConfigurationReader(catalogue: catalogue)
    // A named configuration with errors is not replaced by another.
    self.isOff = isOff || path != nil
    if let path {
      switch reader.configuration(at: path) {
      case .success(let configuration): named = configuration
      case .failure(let failure):
        named = nil
        errors = failure.errors
      }
    } else {
      named = nil
    }
  }

  /// The configuration of a file; nil if there is none, or if it has errors (see `errors`).
  ///
  /// - Parameter path: Absolute; the file need not exist.
  public mutating func configuration(of path: String) -> Configuration? {
    if isOff { return named }
    return configuration(ofFolder: path.parentPath ?? "/")
  }

  private mutating func configuration(ofFolder folder: String) -> Configuration? {
    if let known = byFolder[ExactPath(folder)] { return known }
    let path = folder.appendingName(Self.fileName)
    var found: Configuration?
    if Platform.exists(path) {
      switch reader.configuration(at: shortened(path)) {
      case .success(let configuration): found = configuration
      case .failure(let failure):
        for error in failure.errors where known.insert(error).inserted { errors.append(error) }
      }
    } else if folder != "/" {
      found = configuration(ofFolder: folder.parentPath ?? "/")
    }
    byFolder[ExactPath(folder)] = .some(found)
    return found
  }

  /// The path as the user would type it.
  private func shortened(_ path: String) -> String {
    Platform.workingFolder.flatMap { path.path(below: $0) } ?? path
  }
}

/// The settings of the files of a run. Most files share a few.
public struct SettingsTable {
  private var finder: ConfigurationFinder
  private let catalogue: [About]
  private let preset: Preset?
  private struct Key: Hashable {
    let configuration: ExactPath?
    let application: Application
  }
  /// The indices of `settings` by what they are derived from.
  private var keys: [Key: Int] = [:]
  /// The last folder without a configuration, and the index for its files. Files of a folder mostly follow each other.
  private var lastPlain: (folder: String, number: Int)?
  /// The configurations, baselines and header folders so far.
  private var met: (configurations: Set<ExactPath>, baselines: Set<[UInt8]>, includePaths: Set<String>) = ([], [], [])
  /// The different settings of files.
  public private(set) var settings: [FileSettings] = []

  /// The configurations that apply to a file, each once.
  public private(set) var configurations: [Configuration] = []

  /// The statements of all configurations about the project's code.
  public private(set) var additions = Additions()

  /// The paths of the configured baselines, each once.
  public private(set) var baselines: [String] = []

  /// The configured folders with C headers, each once.
  public private(set) var includePaths: [String] = []

  /// - Parameter preset: Takes precedence over those of configurations.
  public init(_ finder: ConfigurationFinder, preset: Preset? = nil, catalogue: [About]) {
    self.finder = finder
    self.preset = preset
    self.catalogue = catalogue
  }

  public var errors: [ConfigurationError] { finder.errors }

  /// The index in `settings` for a file.
  ///
  /// - Parameter path: Absolute, or relative to the working folder.
  public mutating func number(of path: String) -> Int {
    let folder = path.parentPath ?? ""
    if let lastPlain, lastPlain.folder.isSamePath(as: folder) { return lastPlain.number }
    let path = Platform.absolutePath(path)
    let configuration = finder.configuration(of: path)
    let number = number(of: path, configuration)
    if configuration == nil { lastPlain = (folder, number) }
    return number
  }

  private mutating func number(of path: String, _ configuration: Configuration?) -> Int {
    let application = configuration?.applying(to: path) ?? Application()
    let key = Key(configuration: (configuration?.path).map { ExactPath($0) }, application: application)
    if let number = keys[key] { return number }
    if let configuration, met.configurations.insert(ExactPath(configuration.path)).inserted {
      configurations.append(configuration)
      var said = configuration.additions
      said.xcode = configuration.xcode?.value
      additions.add(said)
      // Several configurations may name the same one.
      if let baseline = configuration.baseline,
        met.baselines.insert(Array((Platform.realPath(baseline) ?? baseline).utf8)).inserted
      {
        baselines.append(baseline)
      }
      for folder in configuration.includePaths where met.includePaths.insert(folder).inserted {
        includePaths.append(folder)
      }
    }
    settings.append(Settings(configuration, application, preset: preset, catalogue: catalogue).fileSettings)
    keys[key] = settings.count - 1
    return settings.count - 1
  }
}
