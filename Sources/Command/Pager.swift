// Long output on a terminal, one screen at a time, as git shows it.

import ArgumentParser
import Files

/// The option of the commands whose output may be longer than the screen.
struct PagerOption: ParsableArguments {
  @Flag(help: "Do not show long output with a pager.")
  var noPager = false

  /// The pager for a page; nil if the page fits the screen, goes elsewhere than to a terminal, or there is none. On a CI
  /// server, which may have a terminal, no one could leave it.
  func pager(for page: [UInt8], around path: String) -> Pager? {
    guard !noPager, !Platform.isRunByServer, let rows = TextWidth.rows,
      page.count(where: { $0 == UInt8(ascii: "\n") }) >= rows
    else {
      return nil
    }
    return Pager(around: path)
  }

  /// Writes a page to standard output, with a pager where it is longer than the screen.
  func show(_ page: [UInt8], around path: String) throws {
    if let pager = pager(for: page, around: path), pager.show(page) { return }
    try writeOutput(page)
  }
}

/// The program that shows long output.
struct Pager {
  private let words: [String]
  private let folders: [String]

  /// The pager that the environment names, or else `less`. Nil if there is none, or if output goes elsewhere.
  ///
  /// Programs come from absolute folders of `PATH` outside of the project, as for git. A command line with characters
  /// that mean something to a shell is run by one.
  init?(around path: String) {
    guard StandardStream.output.isTerminal, let terminal = Platform.environment("TERM"), terminal != "dumb" else {
      return nil
    }
    let project = Platform.projectFolder(around: Platform.absolutePath(path).appendingName("project"))
    let named = Platform.environment("SAMEVIEW_PAGER") ?? Platform.environment("PAGER") ?? "less"
    let words = named.split(separator: " ").map(String.init)
    guard let program = words.first, words != ["cat"] else { return nil }
    folders = Platform.programFolders(outside: project)
    if named.contains(where: { "|&;<>()$`\\\"'\t\n*?[#~=%".contains($0) }) {
      self.words = ["/bin/sh", "-c", named]
    } else if program.utf8.contains(UInt8(ascii: "/")) {
      guard program.hasPrefix("/"), let real = Platform.realPath(program),
        project == "/" || !Platform.isBelow(project, real) && !Platform.isBelow(project, program)
      else { return nil }
      self.words = words
    } else {
      guard let found = Platform.program(program, outside: project) else { return nil }
      self.words = [found] + words.dropFirst()
    }
  }

  /// Whether the text was shown: false if the program could not be started.
  func show(_ text: [UInt8]) -> Bool {
    // What git sets: leave the text on the screen, show colors, and end at once where all of it fits.
    Platform.show(text, with: words, variables: ["LESS=FRX", "LV=-c"], folders: folders)
  }
}
