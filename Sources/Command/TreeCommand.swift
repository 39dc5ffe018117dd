// `sameview tree`: what SwiftUI sees in each body of a file.

import ArgumentParser
import Files
import Linting
import Project
import Reporting
import Syntax
import ViewTree
import Workspace

struct TreeCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints what SwiftUI sees in each body of a file.",
    usage: "sameview tree <path> [<options>]",
    discussion: """
      Prints the tree of views for every body, and for every other property or function that returns a \
      view: elements with their modifiers from the inside out, branches with their conditions, ids of \
      rows, erased types, and the state that views of the project keep. A `!` marks a place where \
      identity can end, with the reason and the state that is lost.

      The current folder is read as the project around the file, to resolve names of other files. For \
      a file elsewhere, it is the nearest folder above the file with a repository or a package.

      EXAMPLES:
        sameview tree Sources/Home.swift
        sameview tree Sources/Home.swift --view HomeRow --depth 3
        sameview tree Sources/Home.swift --types
        sameview tree Sources --format json
      """)

  enum Format: String, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp("A Swift file, or a folder with Swift files.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var path: String

  @Option(help: ArgumentHelp("Print only the bodies of this type.", valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "Expand views and helpers of the project, to this many levels (0 to \(Self.depthLimit)).",
      valueName: "number"))
  var depth = 0

  /// Deeper trees are not readable.
  private static let depthLimit = 16

  @Flag(help: "Print the type that the compiler infers for each body, instead of the tree or, in JSON, beside it.")
  var types = false

  @Option(
    help: ArgumentHelp("The format: text or json.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text.rawValue

  private func chosenFormat() throws -> Format {
    try choose(format, "format", among: Format.allCases, name: \.rawValue)
  }

  @OptionGroup var color: ColorOption

  func check() throws {
    _ = try chosenFormat()
    guard (0...Self.depthLimit).contains(depth) else {
      throw ValidationError("--depth takes a number from 0 to \(Self.depthLimit)")
    }
    if path.isEmpty || path == "-" { throw ValidationError("tree needs the path of a file or a folder") }
  }

  func run() throws {
    let pen = try color.pen()
    let jobs = Platform.processorCount
    let path = try fileFound(at: path)
    let found = findSwiftFiles(under: [path])
    let wanted = Set(found.files.compactMap { Platform.realPath($0.path) })
    let reading = Reading([projectFolder(around: path), path], jobs: jobs)
    // Includes folders that could not be searched.
    let foundPaths = Set(found.files.map(\.path) + found.problems.map(\.path))
    warn(reading.problems.filter { foundPaths.contains($0.file) || $0.file == path })
    if reading.lacksNamedPath { throw ExitCode.failed }

    let progress = Progress(total: reading.sources.count)
    let project = LinkedProject(
      reading.sources, jobs: jobs, structure: reading.structure(jobs: jobs), progress: { progress.advance() })
    let files = project.files.filter { Platform.realPath($0.path).map { wanted.contains($0) } ?? false }
    // On threads of their own, whose stacks are large enough for any nesting.
    let bodies = concurrentMap(files, jobs: jobs) { file in
      Activity.current?.read(file.number)
      return project.index.viewTrees(of: file).map { tree in
        Body(
          owner: tree.owner.map { project.index.text(project.index[$0].name) },
          distinctOwner: tree.owner.map { project.index.distinctName(of: $0) }, tree: tree)
      }
    }.flatMap { $0 }
    progress.finish()
    let names = Set(files.map(\.path))
    warn((project.syntaxProblems() + project.sizeProblems()).filter { names.contains($0.file) })

    var shown = bodies
    if let view {
      shown = bodies.filter { $0.owner == view || $0.distinctOwner == view }
      if shown.isEmpty {
        let owners = Set(bodies.compactMap(\.distinctOwner)).sorted()
        let advice = nearest(to: view, among: owners).map { "; did you mean '\($0)'?" } ?? ""
        throw ValidationError("there is no view '\(view)' with a body in '\(path)'\(advice)")
      }
    }
    if shown.isEmpty { writeMessage("warning: there is no SwiftUI body in '\(printable(path))'") }
    let trees = shown.map(\.tree)
    let format = try chosenFormat()
    let lines = LineTables()
    let outlines = concurrentMap(trees, jobs: jobs) { tree in
      var maker = OutlineMaker(project, depth: depth, of: trees.count, lines: lines)
      return maker.outline(of: tree)
    }
    let inferred = types ? inferredTypes(of: trees, in: project.index) : nil
    let columns = TextWidth.ofLines
    switch format {
    case .json: try writeOutput(JSONWriter.document(of: outlines, types: inferred))
    case .text:
      if let inferred {
        let blocks = zip(outlines, inferred).map { TreeText.text(of: $0, type: $1, pen, columns: columns) }
        return try writeOutput(blocks.joined())
      }
      try writeOutput(outlines.map { TreeText.text(of: $0, pen, columns: columns) }.joined(separator: "\n"))
    }
  }

  private struct Body: Sendable {
    let owner: String?
    let distinctOwner: String?
    let tree: ViewTree
  }

  private func warn(_ problems: [Problem]) {
    for problem in problems {
      writeMessage(
        "\(printable(problem.file)): \(problem.severity.word): \(printable(problem.message))")
    }
  }
}
