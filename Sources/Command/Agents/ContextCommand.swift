// `sameview mcp`: tools for coding agents.

import ArgumentParser
import Files
import Linting
import Messages
import ModelContext
import Project
import Reporting
import Rules
import Syntax
import ViewTree

struct ContextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves coding agents over the model context protocol.",
    usage: "sameview mcp [<folder> ...]",
    discussion: """
      Speaks the model context protocol on standard input and output. A coding agent starts it, and calls \
      its tools: 'lint', 'explain', 'view_tree', 'what_updates' and 'fix_preview'. No tool writes a file.

      Tools read the current folder and the folders that are named, each as one project. Paths elsewhere \
      are refused. Projects stay in memory, and files that have changed are read again. As in editors, \
      calls into C and Objective-C are not followed.

      EXAMPLES:
        sameview mcp
        sameview mcp ../Shared             also answer about another folder

      EXIT STATUS:
        0   the agent closed standard input
        1   the agent no longer reads the answers
        2   a folder cannot be read, or SameView crashed
      """)

  @Argument(
    help: ArgumentHelp("Further folders that tools may read.", valueName: "folder"), completion: .directory)
  var folders: [String] = []

  func run() throws {
    // Some agents start their servers in the root folder, with every file of the system below it.
    let here = Platform.workingFolder.flatMap { $0 == "/" ? nil : $0 }
    let named = try folders.map { folder in
      guard Platform.isFolder(folder), let path = Platform.realPath(folder) else {
        throw ValidationError("'\(folder)' is not a folder")
      }
      return path
    }
    let all = (here.map { [$0] } ?? []) + named
    if all.isEmpty { throw ValidationError("mcp runs in the folder of a project, or needs its path") }
    ContextService(
      version: Version.text, rules: Catalogue.rules, jobs: Platform.processorCount, folders: all,
      viewTree: Self.viewTree, updates: Self.updates
    ).run()
  }

  /// The trees of a file, as `sameview tree` prints them.
  @Sendable
  private static func viewTree(
    _ project: LinkedProject, file: Int, view: String?, depth: Int
  ) throws(ContextService.Refusal) -> ContextService.Page {
    let all = project.index.viewTrees(of: project.files[file])
    let names = all.map { tree in tree.owner.map { project.index.distinctName(of: $0) } ?? "" }
    let plainNames = all.map { tree in tree.owner.map { project.index.text(project.index[$0].name) } ?? "" }
    let trees = all.indices.filter { view == nil || names[$0] == view || plainNames[$0] == view }.map { all[$0] }
    if all.isEmpty { throw ContextService.Refusal("there is no SwiftUI body in that file") }
    if trees.isEmpty {
      throw ContextService.Refusal(
        "there is no such view with a body in that file; it has "
          + listed(Set(names).subtracting([""]).sorted().map { printable($0) }, limit: 20))
    }
    var maker = OutlineMaker(project, depth: depth, of: trees.count, lines: LineTables())
    let blocks = trees.map { TreeText.text(of: maker.outline(of: $0), Pen(isColored: false)) }
    return ContextService.Page(blocks.joined(separator: "\n"))
  }

  /// What depends on a source, on each property of a class, or what a view depends on, as `sameview graph` prints it.
  @Sendable
  private static func updates(
    _ project: LinkedProject, of name: String
  ) throws(ContextService.Refusal) -> ContextService.Page {
    let graph = ViewGraph(index: project.index, work: project.work)
    var outline = GraphOutline(graph, project)
    let names = outline.sources.map(\.name)
    let views = graph.views.filter {
      project.index.text(project.index[$0].name) == name || project.index.distinctName(of: $0) == name
    }
    if !outline.keepSources(where: { $0 == name || $0.hasPrefix(name + ".") }), views.isEmpty {
      let known = names + graph.views.map { project.index.distinctName(of: $0) }
      let advice = nearest(to: name, among: known).map { "; did you mean '\(printable($0))'?" } ?? ""
      throw ContextService.Refusal("no state, model or view has this name\(advice)")
    }
    var text = outline.text(Pen(isColored: false))
    if !views.isEmpty {
      var parts = GraphOutline(graph, project)
      parts.keep(views)
      text = parts.viewText(Pen(isColored: false)) + text
    }
    guard case .object(var data)? = try? JSON(parsing: Array(outline.json.utf8)) else {
      return ContextService.Page(text)
    }
    data["version"] = nil
    data["sourcesLeftOut"] = bound(&data["sources"])
    return ContextService.Page(text, data: .object(data))
  }

  /// The most sources and evaluations in the data of an answer. Clients may pass it to the model.
  private static let dataLimit = 300

  /// Keeps as many sources and evaluations as may be in an answer, and adds to each source how many evaluations are left out.
  ///
  /// - Returns: How many sources are left out.
  private static func bound(_ sources: inout JSON?) -> JSON {
    guard case .array(let all)? = sources else { return .integer(0) }
    var room = dataLimit
    var kept: [JSON] = []
    for source in all where room > 0 {
      guard case .object(var members) = source, case .array(let evaluations)? = members["evaluates"] else { continue }
      room -= 1
      let shown = evaluations.prefix(room)
      room -= shown.count
      members["evaluates"] = .array(Array(shown))
      members["evaluatesLeftOut"] = .integer(evaluations.count - shown.count)
      kept.append(.object(members))
    }
    sources = .array(kept)
    return .integer(all.count - kept.count)
  }
}
