// Differences as `patch` reads them.

import Reporting
import Syntax
import Testing

@Suite struct UnifiedDiffTests {
  private func difference(_ old: String, _ new: String, path: String = "A.swift") -> String {
    let (old, new) = (
      SourceText(path: path, bytes: Array(old.utf8)), SourceText(path: path, bytes: Array(new.utf8))
    )
    return String(decoding: old.unifiedDiff(to: new), as: UTF8.self)
  }

  private func lines(_ numbers: some Sequence<Int>) -> String { numbers.map { "line \($0)\n" }.joined() }

  @Test func showsChangesWithThreeLinesAround() {
    let old = lines(1...20)
    #expect(difference(old, old) == "")
    #expect(
      difference(old, old.replacing("line 10\n", with: "ten\n")) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -7,7 +7,7 @@
         line 7
         line 8
         line 9
        -line 10
        +ten
         line 11
         line 12
         line 13

        """)
    let two = old.replacing("line 1\n", with: "").replacing("line 20\n", with: "line 20\nline 21\n")
    #expect(
      difference(old, two).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -1,4 +1,3 @@", "@@ -18,3 +17,4 @@",
      ])
    // Changes whose surroundings meet.
    let near = old.replacing("line 5\n", with: "").replacing("line 12\n", with: "")
    #expect(
      difference(old, near).split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -2,14 +2,12 @@"])
  }

  @Test func saysWhereNoLineEnds() {
    #expect(
      difference("a", "b") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +b
        \\ No newline at end of file

        """)
    #expect(difference("", "b\n").hasSuffix("@@ -0,0 +1 @@\n+b\n"))
    #expect(difference("b\n", "").hasSuffix("@@ -1 +0,0 @@\n-b\n"))
    #expect(difference("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix(" a\r\n-b\r\n+c\r\n"))
  }

  @Test func quotesNames() {
    #expect(difference("a", "b", path: "/tmp/A.swift").hasPrefix("--- a/tmp/A.swift\n+++ b/tmp/A.swift\n"))
    #expect(difference("a", "b", path: "My App/A.swift").hasPrefix("--- a/My App/A.swift\t\n"))
    #expect(difference("a", "b", path: "A\"\n\u{1}ü.swift").hasPrefix("--- \"a/A\\\"\\n\\001ü.swift\"\n"))
  }

  /// Whatever has changed, the difference leads from the old text to the new one.
  @Test func canBeApplied() {
    var random = Shift(state: 1)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))\n"
      }
      var new = old
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let at = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random) {
          new.insert("\(Int.random(in: 0...9, using: &random))\n", at: at)
        } else if at < new.count {
          new.remove(at: at)
        }
      }
      let text = difference(old.joined(), new.joined())
      #expect(applied(text, to: old) == new, "\(text)")
    }
  }

  private func applied(_ difference: String, to old: [String]) -> [String] {
    var new: [String] = []
    var at = 0
    for line in difference.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@") {
        let range = line.split(separator: " ")[1].dropFirst().split(separator: ",").map { Int($0)! }
        let start = range.count == 2 && range[1] == 0 ? range[0] : range[0] - 1
        new += old[at..<start]
        at = start
      } else if line.hasPrefix("+") {
        new.append(line.dropFirst() + "\n")
      } else {
        if at >= old.count || old[at] != line.dropFirst() + "\n" { return ["mismatch at \(at)"] }
        if line.hasPrefix(" ") { new.append(old[at]) }
        at += 1
      }
    }
    return new + old[at...]
  }
}
