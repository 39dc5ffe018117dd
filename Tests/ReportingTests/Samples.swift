// Results to report on, made by hand.

import Linting
import Reporting
import Syntax

/// Files and findings in the making: places are given by the text that stands there.
struct Sample {
  var files: [SourceText] = []
  var findings: [Finding] = []
  var problems: [Problem] = []
  /// The number of files that no target compiles.
  var unchecked = Unchecked()

  var result: LintResult {
    LintResult(files: files, unchecked: unchecked, findings: findings, problems: problems)
  }

  /// A sample with one file, and one finding at `start ..< end`.
  init(_ source: String, _ start: Int, _ end: Int) {
    self.init(Array(source.utf8), start, end)
  }

  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    files = [SourceText(path: "A.swift", bytes: bytes)]
    findings = [
      Finding(
        rule: "r", group: .identity, severity: .warning, message: "m",
        location: Location(file: 0, start: start, end: end))
    ]
  }

  /// A sample with one file, and one finding at the first `text` in it.
  init(_ source: String, at text: String) {
    self.init(source, 0, 0)
    let location = location(0, text)
    self.init(source, location.start, location.end)
  }

  init() {}

  /// The first `text` in a file.
  func location(_ file: Int, _ text: String) -> Location {
    let bytes = files[file].bytes
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }!
    return Location(file: file, start: start, end: start + wanted.count)
  }

  func report(_ format: ReportFormat, color: Bool = false, quiet: Bool = false) -> String {
    let options = ReportOptions(toolVersion: "1.2.3", color: color, quiet: quiet)
    return String(decoding: format.report(result, options: options), as: UTF8.self)
  }

  /// The lines of the code frame of a sample's only finding.
  var frame: String {
    report(.text, quiet: true).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().joined(separator: "\n")
  }

  /// A result that has everything that a report can show.
  static var full: Sample {
    var sample = Sample()
    let home = """
      import SwiftUI

      struct Home: View {
        @ObservedObject var model = Model()

        var body: some View {
          List(rows) { row in
            Text(row)
          }
          .id(UUID())
        }

        var rows: [String] { load() }
      }

      """
    let store = """
      func load() -> [String] {
        let url = URL.documentsDirectory
        return (try? Data(contentsOf: url)).map(decode) ?? []
      }

      """
    sample.files = [
      SourceText(path: "Sources/Home.swift", bytes: Array(home.utf8)),
      SourceText(path: "Sources/Store.swift", bytes: Array(store.utf8)),
    ]
    let wrapper = sample.location(0, "@ObservedObject")
    let list = sample.location(0, "List(rows)")
    sample.findings = [
      Finding(
        rule: "observed-object-created-here", group: .lifetime, severity: .error,
        message: "`model` is re-created whenever `Home` is, so what it holds is lost",
        help: "let the view own it: `@StateObject`",
        location: wrapper,
        fixes: [
          Fix(
            "Replace `@ObservedObject` with `@StateObject`", .suggested,
            [Fix.Edit(wrapper, with: "@StateObject")])
        ]),
      Finding(
        rule: "work-in-body", group: .performance, severity: .warning,
        message: "`body` reads a file every time it is evaluated",
        help: "read it in `task(_:)` and keep what was read in `@State`",
        location: Location(file: 0, start: list.start + 5, end: list.end - 1),
        notes: [
          Note("`rows` calls `load()`", .path, at: sample.location(0, "load()")),
          Note("`load()` calls `Data(contentsOf:)`", at: sample.location(1, "Data(contentsOf: url)")),
        ]),
      Finding(
        rule: "long-content", group: .equality, severity: .info,
        message: "this closure could be a view of its own",
        location: Location(
          file: 0, start: list.start, end: sample.location(0, "    .id").start - 1),
        fixes: [
          Fix(
            "Comment on it", .safe,
            [
              Fix.Edit(Location(file: 0, start: list.start, end: list.start), with: "// \"long\"\n"),
              Fix.Edit(Location(file: 1, start: 0, end: 0), with: ""),
            ])
        ]),
    ]
    sample.problems = [Problem(file: "Sources/Lost.swift", message: "no such file")]
    return sample
  }
}
