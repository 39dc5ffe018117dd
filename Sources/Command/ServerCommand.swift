// `sameview server`: findings in editors while someone types.

import ArgumentParser
import Files
import LanguageServer
import Linting
import Project
import Reporting
import Rules
import Syntax
import ViewTree

struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Serves editors over the language server protocol.",
    usage: """
      sameview server
      """,
    discussion: """
      Speaks the language server protocol (3.17) on standard input and output. An editor starts it, beside the \
      server for Swift itself. It reports the findings of open files while they are edited, and offers fixes, \
      comments that silence findings, and the description of each rule.

      Each folder of the workspace is one project, with the files, targets and configurations that 'sameview' \
      uses in that folder. Texts of the editor replace those on disk. Configurations take effect when they are \
      saved. Calls into C and Objective-C are not followed. Views that share a call have a finding each, as \
      with --context.

      docs/editors.md in the repository describes the set-up of editors.

      EXIT STATUS:
        0   the editor ended the server
        1   standard input ended without a request to shut down
        2   SameView crashed
      """)

  @Flag(help: "Print the time of each phase of each check, in microseconds, to standard error.")
  var timing = false

  // Editors add it to the command line of most servers.
  @Flag(help: "Use standard input and output, which the server does in any case.")
  var stdio = false

  func run() {
    Service(
      version: Version.text, rules: Catalogue.rules, jobs: Platform.processorCount, reportsTiming: timing,
      viewTrees: Self.viewTree
    ).run()
  }

  /// The tree of the innermost body around an offset, as `sameview tree` prints it.
  @Sendable
  private static func viewTree(_ project: LinkedProject, file: Int, offset: Int) -> Service.ViewTreeText? {
    // On a thread of its own, because its nodes end with the call.
    let outlines = concurrentMap([file], jobs: 1) { file -> Outline? in
      let trees = project.index.viewTrees(of: project.files[file])
      let ranges = trees.map { project.index.node($0.member).range }
      let around = trees.indices.filter { ranges[$0].contains(offset) }.min { ranges[$0].count < ranges[$1].count }
      guard let around else { return nil }
      var maker = OutlineMaker(project, depth: 0, of: 1, lines: LineTables())
      return maker.outline(of: trees[around])
    }
    return outlines[0].map {
      Service.ViewTreeText(
        text: TreeText.text(of: $0, Pen(isColored: false)), json: Array(JSONWriter.document(of: [$0], types: nil).utf8))
    }
  }
}
