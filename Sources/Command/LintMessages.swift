// What `sameview lint` writes to standard error.

import ArgumentParser
import Clang
import Configuration
import Files
import Linting
import Project
import Reporting
import Workspace

extension LintCommand {
  /// The first of some paths; nil if there are none.
  static func some(_ paths: [String], limit: Int = 3) -> String? {
    if paths.isEmpty { return nil }
    let rest = paths.count > limit ? " and \(paths.count - limit) more" : ""
    return printable(paths.prefix(limit).joined(separator: ", ") + rest)
  }

  /// The folders to lint in which there is nothing to lint.
  func emptyPlaces(in reading: Reading) -> [String] {
    if changes.areGiven || stdinPath != nil { return [] }
    return lintedPlaces.filter { path in
      guard Platform.isFolder(path) else { return false }
      let folder = "/" + Platform.absolutePath(path).pathNames.joined(separator: "/")
      if reading.sources.contains(where: { Platform.isBelow(folder, Platform.absolutePath($0.path)) }) { return false }
      // Other paths may lead to the same files, which are listed once.
      let found = findSwiftFiles(under: [path])
      return found.files.isEmpty && found.problems.isEmpty && found.hiddenCount == 0
    }
  }

  /// Patterns of configurations that match nothing: they are probably misspelled. Only a run over the whole folder of a
  /// configuration can tell, and shared files have patterns for other projects.
  func tellIdlePatterns(_ configurations: [Configuration], _ reading: Reading) {
    if changes.areGiven || stdinPath != nil || !context.isEmpty { return }
    let places = lintedPlaces.map { Platform.realPath($0) ?? $0 }
    let asked = configurations.filter { configuration in
      guard configuration.hasPatterns, let file = Platform.realPath(configuration.path) else { return false }
      let folder = file.parentPath ?? "/"
      return places.contains { $0.isSamePath(as: folder) || Platform.isBelow($0, folder) }
    }
    if asked.isEmpty { return }
    var patterns = IdlePatterns(
      among: (reading.sources.map(\.path) + reading.problems.map(\.file)).map(Platform.absolutePath))
    let idle = asked.flatMap { configuration in
      patterns.patterns(of: configuration).filter { $0.origin.path.isSamePath(as: configuration.path) }
    }
    for pattern in idle.prefix(Self.unreadLimit) {
      writeMessage(
        "note: \(printable("\(pattern.origin): the pattern '\(pattern.text)' matches no Swift file"))")
    }
    if idle.count > Self.unreadLimit {
      writeMessage(
        "note: \(idle.count - Self.unreadLimit) more patterns match nothing; `sameview config check` lists them")
    }
  }

  /// The folder of the project, if the paths name only a part of it: what a view loses, how often it is evaluated and who
  /// uses what it declares is in other files. Nil if the options already say what is read, and outside repositories.
  func projectAround() -> String? {
    guard context.isEmpty, stdinPath == nil, !changes.areGiven else { return nil }
    let places = lintedPlaces.map { Platform.realPath($0) ?? Platform.absolutePath($0) }
    guard let first = places.first, case let project = Platform.projectFolder(around: first),
      Platform.exists(project + "/.git"),
      places.allSatisfy({ place in
        // A folder below the root, such as `Sources`, is mostly all of it.
        place.path(below: project).map { !Platform.isFolder(place) || $0.pathNames.count > 1 } ?? false
      }),
      !holdProgram(places)
    else { return nil }
    return Platform.workingFolder.map { project.isSamePath(as: $0) } ?? false ? "." : project
  }

  /// Whether the paths are folders with a program or a package of their own, such as an app beside others in one repository.
  private func holdProgram(_ places: [String]) -> Bool {
    guard places.allSatisfy({ Platform.isFolder($0) }) else { return false }
    if places.contains(where: { Platform.exists($0.appendingName("Package.swift")) }) { return true }
    return findSwiftFiles(under: places).files.contains { file in
      guard case .success(let bytes) = readFile(file.path, limit: 1 << 20) else { return false }
      return String(decoding: bytes, as: UTF8.self).contains("@main")
    }
  }

  /// A run that finds nothing because there is nothing to check must not look like a clean one.
  func tellLackOfViews(_ result: LintResult) {
    if !quiet, let lack = result.lackOfViews { writeMessage("note: \(lack)") }
  }

  func tell(_ problem: Problem) {
    writeMessage("\(printable(problem.file)): \(problem.severity.word): \(printable(problem.message))")
  }

  func refused(_ path: String, _ failure: WriteFailure) -> ExitCode {
    writeMessage("error: '\(printable(path))' \(failure.message)")
    return .failed
  }

  /// Build files and patterns that are named; other commands list all.
  private static let unreadLimit = 3

  /// Which build files are as if they were not there.
  func tell(_ unread: [BuildFileProblem]) {
    for problem in unread.prefix(Self.unreadLimit) {
      writeMessage("note: \(printable("\(problem.path): \(problem.message)"))")
    }
    if unread.count > Self.unreadLimit {
      writeMessage(
        "note: \(unread.count - Self.unreadLimit) more build files are not read; `sameview project` lists them")
    }
  }

  /// What kept C and Objective-C from being read as a whole.
  func tell(_ outcome: CFamily.Outcome) {
    if outcome.lacksClang {
      let reason =
        switch Platform.environment("SAMEVIEW_LIBCLANG") ?? "" {
        case "", "none": "libclang was not found (Debian: apt-get install libclang-dev; macOS: Xcode)"
        case let path where !path.hasPrefix("/"): "SAMEVIEW_LIBCLANG is not an absolute path"
        default: "the library in SAMEVIEW_LIBCLANG cannot be loaded as libclang"
        }
      writeMessage("note: calls into C and Objective-C are not followed, because \(reason); --no-c hides this note")
    }
    if let names = Self.some(outcome.missingHeaders, limit: StandardStream.error.isTerminal ? 1 : 3) {
      writeMessage("note: C is read in part; missing headers: \(names); see --no-c")
    }
    if let names = Self.some(outcome.outsidePaths) {
      writeMessage("note: C and Objective-C are read inside the project only; not read: \(names)")
    }
    if timing {
      writeMessage(
        "C and Objective-C: \(outcome.parsedCount) files parsed, \(outcome.functionCount) functions of "
          + "\(outcome.files.count) files indexed")
    }
  }
}
