// `sameview graph`: which view contains which, what each depends on, and what a change evaluates again.

import ArgumentParser
import Files
import Linting
import Project
import Syntax
import ViewTree
import Workspace

struct GraphCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Prints which views depend on what, and what a change evaluates again.",
    usage: "sameview graph [<path>] [<options>]",
    discussion: """
      Prints for every view of a folder: the views that it contains, its inputs, its state, what its \
      body reads (also through helpers, but not what only actions use), and what it passes to other \
      views. Prints for every source of truth the views that a change evaluates again, and why. A \
      source is `View.property` for state, the class for an `ObservableObject`, and `Class.property` \
      for an `@Observable` class.

      Pictures (dot, mermaid) have a box for each view, with its state and the objects that it reads, \
      and arrows to the views that it contains. If there are more than \(drawnLimit) views, the picture \
      shows those nearest to the view that contains most, or to the one that --view names. --depth \
      chooses by levels instead, and --all draws all of them.

      EXAMPLES:
        sameview graph Sources
        sameview graph --change Store.items
        sameview graph --view HomeView --depth 2 --format dot | dot -Tsvg -o home.svg
        sameview graph --view HomeView --all --format mermaid
        sameview graph --format json
      """)

  /// More boxes are not readable in one picture.
  private static let drawnLimit = 60

  /// Properties that advice about a misspelled source names.
  private static let advisedLimit = 8

  enum Format: String, CaseIterable {
    case text, dot, mermaid, json
  }

  @Argument(
    help: ArgumentHelp("A folder or a Swift file.", valueName: "path"),
    completion: .directory)
  var path = "."

  @Option(help: ArgumentHelp("Print only this view and the views that it contains.", valueName: "name"))
  var view: String?

  @Option(help: ArgumentHelp("With --view: the most levels of contained views.", valueName: "number"))
  var depth: Int?

  @Flag(help: "Draw all views of a large app, or all below --view.")
  var all = false

  @Option(help: ArgumentHelp("Print only what a change of this source evaluates again.", valueName: "source"))
  var change: String?

  @Option(
    help: ArgumentHelp("The format: text, dot, mermaid or json.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text.rawValue

  @OptionGroup var color: ColorOption

  private func chosenFormat() throws -> Format {
    try choose(format, "format", among: Format.allCases, name: \.rawValue)
  }

  func check() throws {
    let format = try chosenFormat()
    if path.isEmpty || path == "-" { throw ValidationError("graph needs the path of a folder or a file") }
    if let depth, depth < 0 { throw ValidationError("--depth must be 0 or more") }
    if depth != nil, view == nil { throw ValidationError("--depth needs --view") }
    if all, format != .dot && format != .mermaid {
      throw ValidationError("--all draws all views; it needs the format dot or mermaid")
    }
    if change != nil, format == .dot || format == .mermaid {
      throw ValidationError("--change needs the format text or json")
    }
  }

  func run() throws {
    let pen = try color.pen()
    let format = try chosenFormat()
    let jobs = Platform.processorCount
    let reading = Reading([path], jobs: jobs)
    for problem in reading.problems {
      writeMessage("\(printable(problem.file)): error: \(printable(problem.message))")
    }
    if reading.lacksNamedPath { throw ExitCode.failed }
    let progress = Progress(total: reading.sources.count)
    let project = LinkedProject(
      reading.sources, jobs: jobs, structure: reading.structure(jobs: jobs), progress: { progress.advance() })
    progress.finish()
    // On a thread of its own, whose stack is large enough for any nesting.
    let pages = concurrentMap([0], jobs: 1) { _ in Result { try page(of: project, format, pen) } }
    for page in pages { try writeOutput(try page.get()) }
  }

  private func page(of project: LinkedProject, _ format: Format, _ pen: Pen) throws -> String {
    let graph = ViewGraph(index: project.index, work: project.work)
    if graph.views.isEmpty { writeMessage("warning: there is no SwiftUI view in '\(printable(path))'") }
    var outline = GraphOutline(graph, project)
    var centers: [TypeID]?
    if let view {
      let found = graph.views.filter {
        project.index.text(project.index[$0].name) == view || project.index.distinctName(of: $0) == view
      }
      guard !found.isEmpty else {
        let names = Set(graph.views.map { project.index.distinctName(of: $0) }).sorted()
        let advice = nearest(to: view, among: names).map { "; did you mean '\($0)'?" } ?? ""
        throw ValidationError("there is no view '\(view)' in '\(path)'\(advice)")
      }
      outline.keep(graph.views(below: found, depth: depth ?? .max))
      if format == .text { outline.lead(with: found) }
      centers = found
    }
    if depth == nil, !all, format == .dot || format == .mermaid {
      keepReadablePart(&outline, around: centers, graph, project)
    }
    if let asked = change {
      let names = outline.sources.map(\.name)
      let change = object(announcing: asked, among: names, project.index) ?? asked
      // Names begin with the module or the outer type where one name is that of several types.
      let isWhole = names.contains(change) || !change.contains(".") && change.first?.isUppercase != true
      guard outline.keepSources(where: { $0 == change || !isWhole && $0.hasSuffix("." + change) }) else {
        let parts = names.filter { $0.hasPrefix(change + ".") || $0.contains("." + change + ".") }
        let advice =
          parts.isEmpty
          ? nearest(to: change, among: names).map { "; did you mean '\($0)'?" } ?? ""
          : "; its properties are tracked one by one: \(parts.prefix(Self.advisedLimit).joined(separator: ", "))"
        throw ValidationError("there is no source of truth '\(change)' in '\(path)'\(advice)")
      }
    }
    switch format {
    case .text: return outline.text(pen, columns: TextWidth.ofLines)
    case .dot: return outline.dot
    case .mermaid: return outline.mermaid
    case .json: return outline.json
    }
  }

  /// `Store` of `Store.items`, with a note, if the class announces all changes as one, so that it has no source for each
  /// property; nil for anything else.
  private func object(announcing change: String, among names: [String], _ index: Index) -> String? {
    let parts = change.split(separator: ".")
    guard parts.count > 1, !names.contains(where: { $0 == change || $0.hasSuffix("." + change) }),
      let type = index.names.name(String(parts[parts.count - 2])), let property = index.names.name(String(parts.last!))
    else { return nil }
    let object = parts.dropLast().joined(separator: ".")
    let isAnnounced = index.types(named: type).contains { type in
      index[type].traits.contains(.observableObject)
        && index.storedProperties(of: type).contains {
          index[$0].name == property && index[$0].attributes.contains { $0 == .Published }
        }
    }
    guard isAnnounced, names.contains(where: { $0 == object || $0.hasSuffix("." + object) }) else { return nil }
    writeMessage("note: \(printable(object)) announces all its changes as one; what follows is about any of them")
    return object
  }

  /// Removes what is too much for a picture, and prints a note: the views remain that are nearest to the centers.
  ///
  /// - Parameter centers: Nil for the view with most views a few levels below it.
  private func keepReadablePart(
    _ outline: inout GraphOutline, around centers: [TypeID]?, _ graph: ViewGraph, _ project: LinkedProject
  ) {
    let drawn = Set(outline.drawn.map(\.type))
    guard drawn.count > Self.drawnLimit else { return }
    let centers = centers ?? Self.largestRoot(of: graph).map { [$0] } ?? []
    guard let first = centers.first else { return }
    outline.keep(Array(graph.views(below: centers).filter(drawn.contains).prefix(Self.drawnLimit)))
    writeMessage(
      "note: \(outline.drawn.count) of \(drawn.count) views are drawn, those nearest to "
        + "\(printable(project.index.distinctName(of: first))); --view chooses others, --all draws all")
  }

  /// The first of the views with most views a few levels below them; nil if there are no views.
  private static func largestRoot(of graph: ViewGraph) -> TypeID? {
    var largest: (view: TypeID, count: Int)?
    let roots = graph.roots
    for root in roots.isEmpty ? graph.views : roots {
      let count = graph.views(below: [root], depth: 3).count
      if count > largest?.count ?? 0 { largest = (root, count) }
    }
    return largest?.view
  }
}
