// What an HTML report shows beside its findings.

import Files
import Linting
import Reporting
import Rules
import ViewTree

extension LintCommand {
  /// Whether one of the reports of the run is a page.
  func writesPage() throws -> Bool {
    try outputs().contains { $0.format == .html } || namedFormat() == .html
  }

  /// - Parameter project: What the result is about; nil to show neither trees nor the graph.
  func pageContents(
    _ result: LintResult, _ project: LinkedProject?, _ options: LintOptions, jobs: Int
  ) -> HTMLContents {
    var contents = HTMLContents()
    contents.project = nameOfProject
    for rule in Catalogue.rules { contents.articles[rule.about.id] = RulePages.page(of: rule) }
    contents.owners = (try? owners(of: result).get()) ?? [:]
    guard let project else { return contents }
    var numbers = PageNumbers()
    let bodies = BodyParts(project, result.findings, jobs: jobs).parts(options, &numbers)
    contents.bodies = bodies.parts
    contents.bodyCount = bodies.count
    // On a thread of its own, whose stack is large enough for any nesting.
    let graphs = concurrentMap([0], jobs: 1) { _ in
      GraphOutline(ViewGraph(index: project.index, work: project.work), project)
    }
    for graph in graphs {
      contents.sources = graph.sourceParts(&numbers)
      contents.views = graph.viewParts(&numbers)
    }
    contents.paths = numbers.paths
    contents.states = numbers.states
    return contents
  }

  /// The name of the folder that is linted; of the working folder if there are several, or single files.
  private var nameOfProject: String? {
    let place = lintedPlaces.count == 1 && Platform.isFolder(lintedPlaces[0]) ? lintedPlaces[0] : "."
    return (Platform.realPath(place) ?? Platform.absolutePath(place)).pathNames.last.map { String($0) }
  }
}
