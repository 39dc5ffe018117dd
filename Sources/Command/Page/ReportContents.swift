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
    for rule in Catalogue.rules { contents.articles[rule.about.id] = RulePages.page(of: rule) }
    contents.owners = (try? owners(of: result).get()) ?? [:]
    guard let project else { return contents }
    let bodies = BodyParts(project, result.findings, jobs: jobs).parts(options)
    contents.bodies = bodies.parts
    contents.bodyCount = bodies.count
    // On a thread of its own, whose stack is large enough for any nesting.
    let graphs = concurrentMap([0], jobs: 1) { _ in
      let outline = GraphOutline(ViewGraph(index: project.index, work: project.work), project)
      return (outline.sourceParts, outline.viewParts)
    }
    for (sources, views) in graphs {
      contents.sources = sources
      contents.views = views
    }
    return contents
  }
}
