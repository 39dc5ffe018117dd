// What one run tells the next of where it trapped.

import Testing

@testable import Files

@Suite struct LeftOutTests {
  @Test func entriesAreRead() {
    let all = [
      LeftOut(path: "a b\n-1 3 c.swift", part: .rule(7)), LeftOut(path: "é.swift", part: .file),
      LeftOut(path: "", part: .findings), LeftOut(path: "3 4 ", part: .rule(120)),
    ]
    #expect(LeftOut.parsed(Array(all.map(\.entry).joined().utf8)) == all)
  }

  @Test(arguments: ["", " ", "1", "1 ", "1 2", "1 -2 a", "1 9 a.swift", "x 1 a", "-9 1 a", "1 99999999999999999999 a"])
  func anythingElseIsNone(_ text: String) {
    #expect(LeftOut.parsed(Array(text.utf8)).isEmpty)
  }

  @Test func rulesThatFailTogetherShareTheirFault() {
    func parts(_ all: [LeftOut.Part]) -> Set<LeftOut.Part> {
      LeftOut.parts(of: "A.swift", in: all.map { LeftOut(path: "A.swift", part: $0) })
    }
    #expect(parts([]).isEmpty)
    #expect(parts([.rule(1), .rule(2)]) == [.rule(1), .rule(2)])
    #expect(parts([.rule(1), .rule(2), .rule(3)]) == [.findings])
    #expect(parts([.rule(1), .findings]) == [.findings])
    #expect(parts([.findings, .file]) == [.file])
    #expect(LeftOut.parts(of: "B.swift", in: [LeftOut(path: "A.swift", part: .file)]).isEmpty)
  }
}
