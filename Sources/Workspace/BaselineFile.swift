// A baseline on disk: it lists known findings, with paths relative to its folder.

import Files
import Linting

/// A baseline and its place.
public struct BaselineFile: Sendable {
  /// The path for messages.
  public let path: String
  /// The bytes that were read; nil for a new file.
  private let bytes: [UInt8]?
  private let folder: String
  private var baseline: Baseline

  /// Why a file cannot be used as a baseline.
  public struct Failure: Error, Sendable {
    public let path: String
    /// The message behind the path: `does not exist`.
    public let message: String
  }

  public init(reading path: String) throws(Failure) {
    self.path = path
    folder = Self.folder(of: path)
    switch readFile(path) {
    case .failure(let failure):
      let message = failure.isAbsent ? "does not exist; --write-baseline creates it" : failure.message
      throw Failure(path: path, message: message)
    case .success(let bytes):
      self.bytes = bytes
      do {
        baseline = try Baseline(parsing: bytes)
      } catch {
        throw Failure(path: path, message: "cannot be used: line \(error.line) \(error.message)")
      }
    }
  }

  /// A new baseline with all findings of `result`.
  public init(of result: LintResult, at path: String) {
    self.path = path
    bytes = nil
    folder = Self.folder(of: path)
    baseline = Baseline()
    baseline = Baseline(zip(entries(of: result), result.findings.map(\.severity)))
  }

  public var count: Int { baseline.severities.count }

  /// Whether a run over these paths reads everything that entries can depend on. Findings depend on other files, too.
  public func isWithin(_ paths: [String]) -> Bool {
    paths.contains { path in
      let path = Platform.realPath(path) ?? path
      return folder.isSamePath(as: path) || Platform.isBelow(path, folder)
    }
  }

  public func write(within bounds: WritingBounds) -> Result<Void, WriteFailure> {
    writeFile(path, Array(baseline.text.utf8), within: bounds)
  }

  /// For each finding, whether the baseline lists it, at this severity or a higher one.
  public func knows(_ result: LintResult) -> [Bool] {
    zip(entries(of: result), result.findings).map { baseline.knows($0, $1.severity) }
  }

  /// The entries that a run over whole files no longer finds. Entries of files that the run did not read may still be
  /// true, and so may entries that the run could not have found in a file.
  public func stale(in result: LintResult, _ options: LintOptions) -> Set<Baseline.Entry> {
    let unread = Set(result.problems.map(\.file))
    var seen: [ExactPath: FileSettings?] = [:]
    for (i, file) in result.files.enumerated() {
      let settings =
        options.settingsOfFiles.indices.contains(i) ? options.settings[options.settingsOfFiles[i]] : FileSettings()
      let isWhole = settings.isReported && settings.threshold == .info && !unread.contains(file.path)
      seen[ExactPath(relative(file.path))] = .some(isWhole ? settings : nil)
    }
    let found = Set(entries(of: result))
    var isGone: [ExactPath: Bool] = [:]
    return baseline.entries.filter { entry in
      if found.contains(entry) { return false }
      let key = ExactPath(entry.path)
      if let settings = seen[key] { return settings.map { $0.levels[entry.rule] != .off } ?? false }
      if let known = isGone[key] { return known }
      let gone = Platform.isAbsent(folder.appendingName(entry.path))
      isGone[key] = gone
      return gone
    }
  }

  public mutating func remove(_ entries: Set<Baseline.Entry>, within bounds: WritingBounds) -> Result<
    Void, WriteFailure
  > {
    guard let bytes, !entries.isEmpty else { return .success(()) }
    baseline.remove(entries)
    return replaceFile(path, bytes, with: Array(baseline.text.utf8), within: bounds)
  }

  private func entries(of result: LintResult) -> [Baseline.Entry] {
    // The system is asked once for each file.
    var paths: [ExactPath: String] = [:]
    func known(_ path: String) -> String {
      if let known = paths[ExactPath(path)] { return known }
      let text = relative(path)
      paths[ExactPath(path)] = text
      return text
    }
    return zip(result.findings, fingerprints(of: result, path: known)).map { finding, fingerprint in
      Baseline.Entry(
        fingerprint: fingerprint, rule: finding.rule, path: known(result.files[finding.location.file].path))
    }
  }

  private static func folder(of path: String) -> String {
    let folder = Platform.absolutePath(path).parentPath ?? "/"
    return Platform.realPath(folder) ?? folder
  }

  /// The path from the folder of the baseline: the same wherever the run is started.
  private func relative(_ path: String) -> String {
    let path = Platform.realPath(path) ?? Platform.absolutePath(path)
    let own = folder.pathNames
    let other = path.pathNames
    let common = zip(own, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return (own.dropFirst(common).map { _ in ".." } + other.dropFirst(common)).joined(separator: "/")
  }
}
