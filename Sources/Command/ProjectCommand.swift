// `sameview project`: what was understood of a project's build files.

import ArgumentParser
import Files
import Linting
import Project
import Reporting
import Workspace

struct ProjectCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "project",
    abstract: "Prints the targets of a project, their systems and their files.",
    usage: "sameview project [<path>] [<options>]",
    discussion: """
      Advice depends on the oldest system that code runs on, and what a name means on the target that it \
      stands in. This prints what was understood of that: each target with its kind, its platforms and \
      the oldest system of each, what it depends on, and how many of the files it compiles; the files \
      that are in no target; and what could not be read.

      Targets come from `Package.swift`, projects of Xcode (with their `.xcconfig` files and synchronized \
      folders), XcodeGen's `project.yml` and Tuist's `Project.swift`. Nothing is run: manifests are read \
      as far as they are literal. What git ignores is as if it were not there, but for a project of Xcode \
      that nothing beside it would generate. Beside a project of Xcode, what would generate it is not read.

      EXAMPLES:
        sameview project
        sameview project App --files
        sameview project --format json
      """)

  enum Format: String, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp("The folder, or the Swift file, whose targets are shown.", valueName: "path"),
    completion: .directory)
  var path = "."

  @Flag(help: "Print the files of each target, too; JSON always has them.")
  var files = false

  @Option(
    help: ArgumentHelp("How to print it: text or json.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text.rawValue

  /// For those who change how names resolve: what is known of each call, counted or one by one.
  @Option(help: .hidden)
  var calls: CallListing?

  /// With `--calls`: as if there were no build files.
  @Flag(help: .hidden)
  var withoutTargets = false

  enum CallListing: String, ExpressibleByArgument {
    case count, list
  }

  @OptionGroup var color: ColorOption

  private func chosenFormat() throws -> Format {
    try choose(format, "format", among: Format.allCases, name: \.rawValue)
  }

  func check() throws {
    _ = try chosenFormat()
    if path.isEmpty || path == "-" { throw ValidationError("project needs the path of a folder or a file") }
  }

  func run() throws {
    let pen = try color.pen()
    let format = try chosenFormat()
    let reading = Reading([path], jobs: Platform.processorCount)
    for problem in reading.problems {
      writeMessage(
        "\(printable(problem.file)): \(problem.severity.word): \(printable(problem.message))")
    }
    if reading.lacksNamedPath { throw ExitCode.failed }
    let structure = reading.structure(jobs: Platform.processorCount)
    if let calls {
      let project = LinkedProject(
        reading.sources, jobs: Platform.processorCount, structure: withoutTargets ? ProjectStructure() : structure)
      let census = CallCensus(project, jobs: Platform.processorCount)
      return try writeOutput(calls == .count ? census.text : census.list)
    }
    let outline = StructureOutline(structure, paths: reading.sources.map(\.path))
    if outline.structure.targets.isEmpty {
      writeMessage("warning: no target is described in '\(printable(path))' or above it")
    }
    switch format {
    case .text: try writeOutput(outline.text(pen, showsFiles: files))
    case .json: try writeOutput(outline.json)
    }
  }
}

/// The targets of a project, ready to be printed.
struct StructureOutline {
  let structure: ProjectStructure
  /// By the number of a file.
  let paths: [String]
  /// Those of files that are in no target. Manifests are in none, whether they are read or not.
  private var withoutTarget: [String] {
    let manifests = Set(structure.buildFiles.map { ExactPath(Platform.absolutePath($0)) })
    return structure.filesWithoutTarget.map { paths[$0] }
      .filter { path in
        if manifests.contains(ExactPath(Platform.absolutePath(path))) { return false }
        let names = path.pathNames
        return !["Tuist.swift", "Workspace.swift"].contains(names.last ?? "")
          && !names.contains("ProjectDescriptionHelpers") && names.last?.hasPrefix("Package@swift-") != true
      }
  }

  init(_ structure: ProjectStructure, paths: [String]) {
    self.structure = structure
    self.paths = paths
  }

  func text(_ pen: Pen, showsFiles: Bool) -> String {
    var text = ""
    var buildFile: String?
    for (number, target) in structure.targets.enumerated() {
      if target.buildFile != buildFile {
        buildFile = target.buildFile
        text += (text.isEmpty ? "" : "\n") + pen(.heading, printable(target.buildFile)) + "\n"
      }
      text += block(number, target, pen, showsFiles: showsFiles)
    }
    let others = withoutTarget
    if !others.isEmpty {
      text +=
        (text.isEmpty ? "" : "\n") + pen(.heading, "IN NO TARGET") + pen(.faint, "  \(count(others.count, "file"))")
        + "\n"
      let shown = showsFiles ? others.count : 20
      for path in others.prefix(shown) { text += "  \(printable(path))\n" }
      if others.count > shown { text += pen(.faint, "  and \(others.count - shown) more") + "\n" }
    }
    if !structure.problems.isEmpty {
      text += (text.isEmpty ? "" : "\n") + pen(.heading, "NOT UNDERSTOOD") + "\n"
      for problem in structure.problems {
        text += "  " + printable(problem.path.isEmpty ? problem.message : "\(problem.path): \(problem.message)") + "\n"
      }
    }
    return text
  }

  private func block(_ number: Int, _ target: BuildTarget, _ pen: Pen, showsFiles: Bool) -> String {
    var kind = target.kind.word
    if case .appExtension(let point?) = target.kind { kind += " (\(point))" }
    let files = structure.filesOfTarget[number]
    var text = "  " + pen(.strong, printable(target.name)) + "  " + printable(kind)
    if !systems(target).isEmpty { text += ", " + systems(target) }
    text += pen(.faint, ", " + count(files.count, "file")) + "\n"
    func line(_ title: String, _ words: [String]) {
      guard !words.isEmpty else { return }
      text +=
        "    " + pen(.faint, title) + String(repeating: " ", count: 12 - title.count)
        + words.map { printable($0) }.joined(separator: ", ") + "\n"
    }
    if target.moduleName != target.name { line("module", [target.moduleName]) }
    line("depends on", dependencies(of: target) + (target.mayHaveMoreDependencies ? ["…"] : []))
    line("imports", target.imports)
    if showsFiles { for file in files { text += "    \(printable(paths[Int(file)]))\n" } }
    return text
  }

  /// The names of the targets that a target depends on, each with its build file if several of them have that name.
  private func dependencies(of target: BuildTarget) -> [String] {
    let others = target.dependencies.map { structure.targets[$0] }
    let counts = Dictionary(others.map { ($0.name, 1) }, uniquingKeysWith: +)
    return others.map { counts[$0.name] == 1 ? $0.name : "\($0.name) (\($0.buildFile))" }
  }

  /// `iOS 17.0, Mac Catalyst, macOS`
  private func systems(_ target: BuildTarget) -> String {
    var words: [String] = []
    for platform in target.platforms.systems {
      words.append(platform.rawValue + (target.oldest[platform].map { " \($0)" } ?? ""))
    }
    if target.platforms.contains(.macCatalyst) { words.append("Mac Catalyst") }
    if target.mayHaveMorePlatforms { words.append("…") }
    return words.joined(separator: ", ")
  }

  private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("buildFiles")
      json.array(structure.buildFiles) { $0.string($1) }
      json.key("targets")
      json.array(Array(structure.targets.enumerated())) { json, item in write(item.offset, item.element, to: &json) }
      json.key("filesWithoutTarget")
      json.array(withoutTarget) { $0.string($1) }
      json.key("problems")
      json.array(structure.problems) { json, problem in
        json.object(isInline: true) { json in
          json.member("file", problem.path.isEmpty ? nil : problem.path)
          json.member("message", problem.message)
          json.member("isUnread", problem.isUnread)
        }
      }
    }
    json.finish()
    return json.bytes
  }

  private func write(_ number: Int, _ target: BuildTarget, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", target.name)
      json.member("module", target.moduleName)
      json.member("kind", target.kind.word)
      if case .appExtension(let point?) = target.kind { json.member("extensionPoint", point) }
      json.member("describedBy", target.origin.rawValue)
      json.member("buildFile", target.buildFile)
      json.key("platforms")
      json.array(target.platforms.systems) { json, platform in
        json.object(isInline: true) { json in
          json.member("name", platform.rawValue)
          json.member("oldest", target.oldest[platform]?.description)
        }
      }
      json.member("mayHaveMorePlatforms", target.mayHaveMorePlatforms)
      json.member("supportsMacCatalyst", target.platforms.contains(.macCatalyst))
      json.key("dependencies")
      json.array(target.dependencies) { json, other in
        json.object(isInline: true) { json in
          json.member("name", structure.targets[other].name)
          json.member("buildFile", structure.targets[other].buildFile)
        }
      }
      json.key("imports")
      json.array(target.imports) { $0.string($1) }
      json.member("mayHaveMoreDependencies", target.mayHaveMoreDependencies)
      json.key("conditions")
      json.object { json in
        for (configuration, words) in target.conditions.sorted(by: { $0.key < $1.key }) {
          json.key(configuration)
          json.array(words) { $0.string($1) }
        }
      }
      json.key("files")
      json.array(structure.filesOfTarget[number]) { $0.string(paths[Int($1)]) }
    }
  }
}
