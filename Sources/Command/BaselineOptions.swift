// Baselines on the command line: known findings are written once, and hidden from then on.

import ArgumentParser

struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write all findings to FILE and report none, to start using SameView in a large app.",
      valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Hide the findings that FILE lists; may be repeated. (default: 'baseline' of the configuration)",
      valueName: "file"),
    completion: .file())
  var baseline: [String] = []

  @Flag(help: "Remove entries that are no longer found from the baselines.")
  var pruneBaseline = false

  func validate() throws {
    if writeBaseline == "" || baseline.contains("") { throw ValidationError("a baseline needs the path of a file") }
    if writeBaseline != nil, pruneBaseline {
      throw ValidationError("--write-baseline and --prune-baseline exclude each other")
    }
  }
}
