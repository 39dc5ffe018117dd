// From findings to fixed texts, with findings made up for the purpose.

import Syntax
import Testing

@testable import Linting

@Suite struct FixingTests {
  /// A finding with the edits of its fix, each as `(file, start, end, replacement)`.
  private func finding(
    _ rule: String = "a", _ safety: Fix.Safety = .safe, _ edits: (Int, Int, Int, String)...
  ) -> Finding {
    let all = edits.map { Fix.Edit(Location(file: $0.0, start: $0.1, end: $0.2), with: $0.3) }
    return Finding(
      rule: rule, group: .identity, severity: .warning, message: "", location: all[0].location,
      fixes: [Fix("Do it", safety, all)])
  }

  /// A reference, for `#expect` cannot call what changes a value.
  private final class Subject {
    var fixing: Fixing

    init(
      _ texts: [String], suggested: Bool = false, mayChange: @escaping @Sendable (Int) -> Bool = { _ in true }
    ) {
      let sources = texts.enumerated().map {
        SourceText(path: "\($0.offset).swift", bytes: Array($0.element.utf8))
      }
      fixing = Fixing(sources, takesSuggested: suggested, mayChange: mayChange)
    }

    func advance(_ findings: [Finding]) -> Bool { fixing.advance(findings) }
    var texts: [String] { fixing.sources.map { String(decoding: $0.bytes, as: UTF8.self) } }
    var refusals: [String] { fixing.refusals.map(\.message) }
  }

  private func fixing(_ texts: String..., suggested: Bool = false) -> Subject {
    Subject(texts, suggested: suggested)
  }

  @Test func takesWhatIsApart() {
    let fixing = fixing("var a = 1\nvar b = 2\n")
    #expect(fixing.advance([finding("a", .safe, (0, 0, 3, "let")), finding("b", .safe, (0, 10, 13, "let"))]))
    #expect(fixing.texts == ["let a = 1\nlet b = 2\n"])
    #expect(fixing.fixing.fixedCount == 2)
    #expect(fixing.fixing.changed == [0])
    #expect(!fixing.advance([]))
  }

  @Test func leavesWhatTouchesForTheNextRound() {
    let fixing = fixing("var a = 1\n")
    // One ends where the other begins, and so do an insertion and a replacement.
    #expect(fixing.advance([finding("a", .safe, (0, 0, 4, "let ")), finding("b", .safe, (0, 4, 5, "b"))]))
    #expect(fixing.texts == ["let a = 1\n"])
    #expect(fixing.advance([finding("b", .safe, (0, 4, 5, "b")), finding("a", .safe, (0, 4, 4, "x"))]))
    #expect(fixing.texts == ["let b = 1\n"])
    #expect(fixing.fixing.fixedCount == 2)
  }

  @Test func fixesOfDifferentRulesDoNotMix() {
    let text = "var a = 1\nvar b = 2\nvar c = 3\n"
    let around = finding("a", .safe, (0, 0, 3, "let"), (0, 20, 23, "let"))
    let apart = fixing(text)
    #expect(apart.advance([around, finding("b", .safe, (0, 10, 13, "let"))]))
    #expect(apart.texts == ["let a = 1\nvar b = 2\nlet c = 3\n"])
    let together = fixing(text)
    #expect(together.advance([around, finding("a", .safe, (0, 10, 13, "let"))]))
    #expect(together.texts == ["let a = 1\nlet b = 2\nlet c = 3\n"])
  }

  @Test func takesAFixAsAWhole() {
    let both = finding("a", .safe, (0, 0, 3, "let"), (1, 0, 3, "let"))
    let fixing = fixing("var a = 1\n", "var b = 1\n")
    #expect(fixing.advance([finding("b", .safe, (1, 2, 5, "r c")), both]))
    #expect(fixing.texts == ["var a = 1\n", "var c = 1\n"])
    #expect(fixing.fixing.groups.isEmpty)
    #expect(fixing.advance([both]))
    #expect(fixing.texts == ["let a = 1\n", "let c = 1\n"])
    #expect(fixing.fixing.groups == [[0, 1]])
  }

  @Test func takesSuggestedFixesOnlyIfAsked() {
    let suggested = finding("a", .suggested, (0, 0, 3, "let"))
    let careful = fixing("var a = 1\n")
    #expect(!careful.advance([suggested]))
    let bold = fixing("var a = 1\n", suggested: true)
    #expect(bold.advance([suggested]))
    #expect(bold.texts == ["let a = 1\n"])
  }

  @Test func refusesWhatIsNoSwift() {
    let fixing = fixing("var a = 1\nvar b = 2\n")
    let good = finding("good", .safe, (0, 10, 13, "let"))
    let bad = finding("bad", .safe, (0, 8, 9, "(1"))
    #expect(fixing.advance([bad, good]))
    #expect(fixing.texts == ["var a = 1\nlet b = 2\n"])
    #expect(!fixing.advance([bad]))
    #expect(
      fixing.refusals == [
        "the fix of `bad` on line 1 would leave code that is not valid Swift, and is not applied"
      ])
    #expect(fixing.fixing.fixedCount == 1)
  }

  /// One bad fix among many is found without a trial of each.
  @Test func findsTheBadAmongMany() {
    let count = 3 * Fixing.trialLimit
    let lines = (0..<count).map { "var a\($0) = 1\n" }
    var findings: [Finding] = []
    var offset = 0
    for (i, line) in lines.enumerated() {
      findings.append(
        i == count / 2
          ? finding("bad", .safe, (0, offset + line.utf8.count - 2, offset + line.utf8.count - 1, "(1"))
          : finding("good", .safe, (0, offset, offset + 3, "let")))
      offset += line.utf8.count
    }
    let fixing = fixing(lines.joined())
    #expect(fixing.advance(findings))
    #expect(fixing.fixing.fixedCount == count - 1)
    #expect(
      fixing.refusals == [
        "the fix of `bad` on line \(count / 2 + 1) would leave code that is not valid Swift, and is not applied"
      ])
  }

  /// Where nearly all go wrong, the file is given up, and others are not.
  @Test func triesNoFileForEver() {
    let count = 3 * Fixing.trialLimit
    let lines = (0..<count).map { "var a\($0) = 1\n" }
    var findings: [Finding] = []
    var offset = 0
    for (i, line) in lines.enumerated() {
      findings.append(finding("bad", .safe, (0, offset + line.utf8.count - 2, offset + line.utf8.count - 1, "(\(i)")))
      offset += line.utf8.count
    }
    findings.append(finding("good", .safe, (1, 0, 3, "let")))
    let fixing = fixing(lines.joined(), "var b = 1\n")
    #expect(fixing.advance(findings))
    #expect(fixing.texts[1] == "let b = 1\n")
    #expect(fixing.fixing.changed == [1])
    #expect(fixing.refusals.count <= Fixing.trialLimit + 1)
    #expect(fixing.refusals.contains { $0.contains("\(Fixing.trialLimit) attempts to find bad fixes") })
  }

  /// Each alone is well: then some are made at once, and the others in later rounds.
  @Test func takesInTurnsWhatDisturbsEachOther() {
    let fixing = fixing("let a = 11\n")
    // Together they change nothing.
    #expect(fixing.advance([finding("a", .safe, (0, 8, 9, "")), finding("b", .safe, (0, 10, 10, "1"))]))
    #expect(fixing.texts == ["let a = 1\n"])
    #expect(fixing.refusals.isEmpty)
  }

  /// A file that has a mistake may be fixed elsewhere.
  @Test func countsMistakesThatWereThere() {
    let fixing = fixing("var a = (1\nvar b = 2\n")
    #expect(fixing.advance([finding("a", .safe, (0, 11, 14, "let"))]))
    #expect(fixing.texts == ["var a = (1\nlet b = 2\n"])
  }

  @Test func refusesToGoInCircles() {
    let fixing = fixing("var a = 1\n")
    #expect(fixing.advance([finding("a", .safe, (0, 0, 3, "let"))]))
    #expect(!fixing.advance([finding("b", .safe, (0, 0, 3, "var"))]))
    #expect(fixing.texts == ["let a = 1\n"])
    #expect(
      fixing.refusals == [
        "the fix of `b` on line 1 would undo what another fix has done, and is not applied"
      ])
    // What changes nothing would never end.
    #expect(!fixing.advance([finding("c", .safe, (0, 0, 3, "let"))]))
  }

  @Test func comesToAnEnd() {
    let fixing = fixing("let a = 1\n")
    var rounds = 0
    while fixing.advance([finding("a", .safe, (0, 8, 8, "1"))]) { rounds += 1 }
    #expect(rounds == Fixing.roundLimit)
    #expect(fixing.refusals == ["fixes of `a` cause their own findings again; some findings are left"])
  }

  @Test func keepsLineBreaks() {
    let fixing = fixing("var a = 1\r\nvar b = 1\r\n")
    #expect(fixing.advance([finding("a", .safe, (0, 9, 9, "\nvar c = 1"), (0, 20, 20, "\r\nvar d = 1"))]))
    #expect(fixing.texts == ["var a = 1\r\nvar c = 1\r\nvar b = 1\r\nvar d = 1\r\n"])
  }

  @Test func leavesFilesThatAreOnlyRead() {
    let fixing = Subject(["var a = 1\n", "var b = 1\n"]) { $0 == 0 }
    #expect(!fixing.advance([finding("a", .safe, (0, 0, 3, "let"), (1, 0, 3, "let"))]))
    #expect(fixing.advance([finding("a", .safe, (0, 0, 3, "let"))]))
    #expect(fixing.fixing.changed == [0])
  }

  /// Edits that make no sense are left out without a failure.
  @Test func ignoresNonsense() {
    let fixing = fixing("var a = 1\n")
    #expect(!fixing.advance([finding("a", .safe, (7, 0, 3, "let"))]))
    #expect(!fixing.advance([finding("a", .safe, (0, 0, 300, "let"))]))
    #expect(!fixing.advance([finding("a", .safe, (0, 0, 3, "let"), (0, 2, 4, "x"))]))
    #expect(fixing.texts == ["var a = 1\n"])
  }

  /// Lines that are reported on are followed through what fixes insert and remove.
  @Test func followsLines() {
    let text = "var a = 1\nvar b = 2\nvar c = 3\nvar d = 4\n"
    func lines(_ range: Range<Int>, _ edits: (Int, Int, Int, String)...) -> [Range<Int>]? {
      var fixing = Fixing(
        [SourceText(path: "A.swift", bytes: Array(text.utf8))], takesSuggested: false,
        reportedLines: [0: [range]])
      for edit in edits { _ = fixing.advance([finding("a", .safe, edit)]) }
      return fixing.reportedLines[0]
    }
    #expect(lines(3..<4, (0, 0, 3, "let")) == [3..<4])
    #expect(lines(3..<4, (0, 0, 10, "")) == [2..<3])
    #expect(lines(3..<4, (0, 0, 0, "var z = 0\n"), (0, 0, 0, "var y = 0\n")) == [5..<6])
    #expect(lines(2..<4, (0, 10, 20, "")) == [2..<3])
    #expect(lines(2..<3, (0, 13, 13, "x\n  ")) == [2..<4])
    #expect(lines(2..<3, (0, 20, 30, "")) == [2..<3])
    #expect(lines(3..<4, (0, 15, 25, "")) == [2..<3])
    // Ends of lines of all systems.
    for end in ["\r", "\r\n"] { #expect(lines(3..<4, (0, 0, 0, "var z = 0\(end)")) == [4..<5]) }
    #expect(lines(2..<3, (0, 10, 20, "")) == [])
    // Several at once.
    var fixing = Fixing(
      [SourceText(path: "A.swift", bytes: Array(text.utf8))], takesSuggested: false, reportedLines: [0: [2..<3, 4..<5]])
    _ = fixing.advance([finding("a", .safe, (0, 0, 0, "// z\n")), finding("b", .safe, (0, 20, 30, ""))])
    #expect(fixing.reportedLines[0] == [3..<4, 4..<5])
  }
}
