// Ranges around a place, beside a look at each of them.

import Syntax
import Testing

@Suite struct NestedRangesTests {
  @Test func findsWhatIsAroundAPlaceInnermostFirst() {
    let ranges = NestedRanges([(4..<6, "c"), (0..<10, "a"), (8..<9, "d"), (2..<7, "b"), (12..<14, "e")])
    #expect(Array(ranges.around(5)) == ["c", "b", "a"])
    #expect(Array(ranges.around(6)) == ["b", "a"])
    #expect(Array(ranges.around(7)) == ["a"])
    #expect(Array(ranges.around(8)) == ["d", "a"])
    #expect(Array(ranges.around(10)) == [])
    #expect(Array(ranges.around(13)) == ["e"])
    #expect(Array(ranges.around(14)) == [])
  }

  @Test func aPlaceBeforeAllRangesIsInNone() {
    #expect(Array(NestedRanges([(3..<4, 1)]).around(2)) == [])
    let none = NestedRanges<Int>([])
    #expect(none.isEmpty)
    #expect(Array(none.around(0)) == [])
  }

  @Test func ofEqualRangesTheFirstIsTheOuterOne() {
    #expect(Array(NestedRanges([(1..<3, "outer"), (1..<3, "inner")]).around(1)) == ["inner", "outer"])
  }

  @Test func emptyRangesContainNothing() {
    #expect(Array(NestedRanges([(0..<4, "a"), (2..<2, "b"), (2..<3, "c")]).around(2)) == ["c", "a"])
  }

  /// The nodes of a tree are what the type is for, and here each is looked at.
  @Test func saysWhatTheTreeSays() {
    let source = """
      struct A {
        #if os(iOS)
        var a: [Int] { [1, 2].map { $0 + (b ?? 1) } }
        #else
        func c() { if d { e() } else { f { g } } }
        #endif
      }
      """
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: NameTable())
    let nodes = (0..<tree.nodeCount).map { tree.node($0) }
    let ranges = NestedRanges(nodes.reversed().map { ($0.numbers, $0.number) })
    for node in nodes {
      #expect(Array(ranges.around(node.number)) == [node.number] + node.ancestors.map(\.number))
    }
  }
}
