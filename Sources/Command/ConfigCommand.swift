// `sameview config` and `sameview init`: show, check and write configurations.

import ArgumentParser
import Configuration
import Files
import Linting
import Project
import Rules

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Shows and checks configurations.",
    discussion: """
      A file named .sameview.yml configures all files in its folder and below. For each file, the \
      nearest one above it applies. `sameview init` writes one with comments.

      EXAMPLES:
        sameview config show Sources/Home.swift   print what applies to a file, and why
        sameview config check                     check all configurations here
        sameview config schema                    print the JSON Schema, for editors
      """,
    subcommands: [Show.self, Check.self, Schema.self])

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Shows what applies to a file, and why.",
      discussion: """
        Prints for every rule whether it is on, its severity, and the reason: the default, a preset, or \
        a line of a configuration, for the rule or for its group.

        EXAMPLES:
          sameview config show Sources/Home.swift
        """)

    @Argument(help: ArgumentHelp("The path of a file; it need not exist.", valueName: "path"), completion: .file())
    var path: String

    @OptionGroup var color: ColorOption

    func run() throws {
      let pen = try color.pen()
      let catalogue = Catalogue.rules.map { $0.about }
      let absolute = Platform.absolutePath(path)
      var finder = ConfigurationFinder(catalogue: catalogue)
      let configuration = finder.configuration(of: absolute)
      try report(finder.errors)
      let settings = Settings(of: absolute, configuration, catalogue: catalogue)
      var text = ""
      func line(_ title: String, _ value: String) {
        text += pen(.faint, title + String(repeating: " ", count: 15 - title.count)) + printable(value) + "\n"
      }
      line("configuration", configuration?.path ?? "none")
      if let bases = configuration?.bases, !bases.isEmpty { line("extends", bases.joined(separator: ", ")) }
      line("preset", settings.preset.rawValue + (configuration?.preset.map { "  \($0.origin)" } ?? ""))
      line("linted", settings.exclusion.map { "no: excluded by \($0)" } ?? "yes")
      if let targets = settings.targets {
        let systems = TargetPlatform.allCases.filter { targets.value.releases[$0] != nil }.map(\.rawValue)
        line("targets", systems.joined(separator: ", ") + "  \(targets.origin)")
      }
      if let xcode = settings.xcode { line("xcode", "\(xcode.value)  \(xcode.origin)") }
      if let baseline = configuration?.baseline { line("baseline", baseline) }
      if settings.requiresReason { line("reasons", "are required in comments") }
      text += "\n"
      let width = settings.rules.map(\.about.id.count).max() ?? 0
      for rule in settings.rules {
        let gap = String(repeating: " ", count: width - rule.about.id.count + 2)
        let level = rule.level.word(rule.about)
        let shown = rule.level == .off ? pen(.faint, level) : level
        var reason = rule.origin.map { "\(rule.reason), \($0)" } ?? rule.reason
        if rule.isStrict, rule.level != .off, settings.preset != .strict { reason += ", strict" }
        for (name, value) in rule.options.sorted(by: { $0.key < $1.key }) { reason += ", \(name): \(value)" }
        text +=
          pen(.strong, rule.about.id) + gap + shown + String(repeating: " ", count: max(9 - level.count, 1))
          + pen(.faint, printable(reason)) + "\n"
      }
      try writeOutput(text)
    }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Checks every configuration under a folder.",
      discussion: """
        Lists all errors with their lines, and patterns that match no file. The exit status is 2 if there \
        is an error, otherwise 0.

        EXAMPLES:
          sameview config check
        """)

    @Argument(help: ArgumentHelp("A folder, or a configuration file.", valueName: "path"), completion: .file())
    var path = "."

    func run() throws {
      let catalogue = Catalogue.rules.map { $0.about }
      let found = configurations
      if found.isEmpty { throw ValidationError("there is no \(ConfigurationFinder.fileName) in '\(path)'") }
      var reader = ConfigurationReader(catalogue: catalogue)
      var errors: [ConfigurationError] = []
      var told: Set<ConfigurationError> = []
      var configurations: [Configuration] = []
      var baselines: Set<ExactPath> = []
      var places = RealPaths()
      for file in found {
        switch reader.configuration(at: file) {
        case .failure(let failure):
          for error in failure.errors where told.insert(error).inserted { errors.append(error) }
        case .success(let configuration):
          configurations.append(configuration)
          if let baseline = configuration.baseline,
            baselines.insert(ExactPath(places.realPath(baseline) ?? baseline)).inserted
          {
            _ = try LintCommand.baseline(at: baseline)
          }
        }
      }
      try report(errors)
      let files = findSwiftFiles(under: Self.outermostFolders(of: found, &places)).files
      var patterns = IdlePatterns(among: files.map { places.realPath($0.path) ?? $0.path })
      for pattern in configurations.flatMap({ patterns.patterns(of: $0) }) {
        writeMessage(
          printable("\(pattern.origin): warning: the pattern '\(pattern.text)' matches no Swift file"))
      }
      if patterns.isIncomplete {
        writeMessage(
          "note: there are too many patterns for so many files; not every pattern that matches no file is named")
      }
      try writeOutput(found.map { "\(printable($0)): ok\n" }.joined())
    }

    /// The folders of these files that lie in no other, so that nothing is searched twice.
    private static func outermostFolders(of files: [String], _ places: inout RealPaths) -> [String] {
      let folders = files.map { file in
        let folder = file.parentPath ?? "."
        return (path: folder, place: places.realPath(folder) ?? folder)
      }
      var outermost: [(path: String, place: String)] = []
      // With a slash, the folders in one follow it immediately.
      for folder in folders.sorted(by: { ($0.place + "/").utf8.lexicographicallyPrecedes(($1.place + "/").utf8) }) {
        if let last = outermost.last?.place, last.isSamePath(as: folder.place) || Platform.isBelow(last, folder.place) {
          continue
        }
        outermost.append(folder)
      }
      return outermost.map(\.path)
    }

    /// The paths of configurations: the named file, or those in the named folder and in all folders with Swift files.
    private var configurations: [String] {
      if path.hasSuffix(".yml") || path.hasSuffix(".yaml") { return [path] }
      var folders: Set<ExactPath> = [ExactPath(path)]
      for file in findSwiftFiles(under: [path]).files {
        var folder = file.path
        while let parent = folder.parentPath, parent != "/" {
          folder = parent
          if !folders.insert(ExactPath(folder)).inserted { break }
        }
      }
      return folders.map(\.text)
        .map { $0 == "." ? ConfigurationFinder.fileName : $0.appendingName(ConfigurationFinder.fileName) }
        .filter { Platform.exists($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Prints the JSON Schema of configurations.",
      discussion: """
        Editors with a YAML language server use it to complete keys and rules.

        EXAMPLES:
          sameview config schema > sameview.schema.json
        """)

    func run() throws {
      try writeOutput(ConfigurationSchema.json(Catalogue.rules.map { $0.about }))
    }
  }
}

/// Prints the errors of configurations, and ends the command if there are any.
private func report(_ errors: [ConfigurationError]) throws {
  if errors.isEmpty { return }
  for error in errors { writeMessage(printable(error.description)) }
  throw ExitCode.failed
}

extension FileSettings.Level {
  fileprivate func word(_ about: About) -> String {
    switch self {
    case .off: "off"
    case .on: about.severity.word
    case .always(let severity): severity.word
    }
  }
}

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a configuration with comments.",
    discussion: """
      Writes .sameview.yml into the current folder, or into the named folder. The file states the \
      defaults and has other settings as comments. A file .sameview-baseline that is there is used. An existing file is \
      never replaced.

      EXAMPLES:
        sameview init
      """)

  @Argument(help: ArgumentHelp("The folder.", valueName: "path"), completion: .directory)
  var path = "."

  func run() throws {
    let file = path == "." ? ConfigurationFinder.fileName : path.appendingName(ConfigurationFinder.fileName)
    if Platform.exists(file) { throw ValidationError("'\(file)' exists already") }
    let baseline =
      path == "." ? ConfigurationTemplate.baselineName : path.appendingName(ConfigurationTemplate.baselineName)
    let hasBaseline = Platform.exists(baseline)
    let text = ConfigurationTemplate.text(hasBaseline: hasBaseline)
    switch writeNewFile(file, Array(text.utf8), within: WritingBounds(around: [path])) {
    case .success:
      try writeOutput(
        "\(printable(file)) written\(hasBaseline ? ", with the baseline that is there" : ""). "
          + "'sameview config show FILE' prints what applies to a file.\n")
    case .failure(let failure): throw ValidationError("'\(file)' \(failure.message)")
    }
  }
}
