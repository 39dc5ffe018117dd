// The report for a build log, letter by letter.

import Linting
import Reporting
import Syntax
import Testing

@Suite struct XcodeReportTests {
  @Test func everything() {
    #expect(
      Sample.full.report(.xcode) == """
        Sources/Home.swift:4:3: error: `model` is re-created whenever `Home` is, so what it holds is \
        lost — let the view own it: `@StateObject` [observed-object-created-here]
        Sources/Home.swift:7:10: warning: `body` reads a file every time it is evaluated — read it \
        in `task(_:)` and keep what was read in `@State` [work-in-body]
        Sources/Home.swift:13:24: note: `rows` calls `load()`
        Sources/Store.swift:3:16: note: `load()` calls `Data(contentsOf:)`
        Sources/Home.swift:7:5: note: this closure could be a view of its own [long-content]
        Sources/Lost.swift: error: no such file

        """)
  }

  @Test func nothingIsSaidOfNothing() {
    #expect(Sample().report(.xcode) == "")
  }

  @Test func neverColored() {
    #expect(Sample.full.report(.xcode, color: true) == Sample.full.report(.xcode))
  }

  @Test func lineBreaksDoNotForgeFindings() {
    var sample = Sample("a", 0, 1)
    sample.files = [SourceText(path: "/a\nb.swift", bytes: [0x61])]
    #expect(sample.report(.xcode) == "/a\\u{a}b.swift:1:1: warning: m [r]\n")
  }
}
