// What a custom `==` compares, what a view takes from its parent, and what values hold.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct EqualityTests {
  /// A row with this comparison, and the index that keeps its nodes valid.
  private func row(_ comparison: String, _ more: String = "") throws -> (index: Index, equality: WrittenEquality?) {
    let index = linked(
      """
      import SwiftUI
      struct Item { let id: Int; let tags: [Int] }
      struct Row: View, Equatable {
        let item: Item
        let n: Int
        var total: Int { n + item.id }
        \(comparison)
        var body: some View { Text("a") }
      }
      \(more)
      """)
    return (index, index.writtenEquality(of: try index.type("Row")))
  }

  /// The paths that a comparison mentions: `l.item.id`, `r.n`.
  private func mentions(_ comparison: String) throws -> [String]? {
    let (index, equality) = try row("static func == (a: Row, b: Row) -> Bool { \(comparison) }")
    return equality?.mentions.map { ([$0.isLeft ? "a" : "b"] + $0.path.map { index.text($0) }).joined(separator: ".") }
  }

  @Test func whatIsCompared() throws {
    #expect(try mentions("a.n == b.n") == ["a.n", "b.n"])
    #expect(
      try mentions("a.item.id == b.item.id && a.item.tags.count == b.n")
        == ["a.item.id", "b.item.id", "a.item.tags.count", "b.n"])
    #expect(try mentions("a.item.tags.first?.hashValue == 1") == ["a.item.tags.first.hashValue"])
    #expect(try mentions("true") == [])
  }

  @Test func aValueThatIsPassedOnIsOpaque() throws {
    func isOpaque(_ comparison: String) throws -> Bool {
      let (_, equality) = try row("static func == (a: Row, b: Row) -> Bool { \(comparison) }")
      return try #require(equality).isOpaque
    }
    #expect(try isOpaque("same(a, b)"))
    #expect(try !isOpaque("same(a.n, b.n)"))
  }

  @Test func theWholeExpressionOfAMention() throws {
    let (index, equality) = try row("static func == (a: Row, b: Row) -> Bool { a.item.tags.count == b.n }")
    let found = try #require(equality)
    let item = try #require(index.names.name("item"))
    #expect(found.mentions(of: item).map { $0.node.text } == ["a.item"])
    #expect(found.mentions(of: item).map { $0.whole.text } == ["a.item.tags.count"])
    #expect(found.mentions(of: try #require(index.names.name("tags"))).isEmpty)
  }

  @Test func resultsAreWhatItCanReturn() throws {
    func results(_ block: String) throws -> [String] {
      try #require(try row("static func == (a: Row, b: Row) -> Bool { \(block) }").equality).results.map(\.text)
    }
    #expect(try results("a.n == b.n") == ["a.n == b.n"])
    #expect(try results("guard a.n > 1 else { return false }\nreturn a.n == b.n") == ["false", "a.n == b.n"])
    #expect(try results("let x = a.n\nx == b.n") == [])
  }

  @Test func whereAComparisonStands() throws {
    let written = "static func == (a: Row, b: Row) -> Bool { a.n == b.n }"
    #expect(try row("", "extension Row { \(written) }").equality != nil)
    #expect(try row("", "func == (a: Row, b: Row) -> Bool { a.n == b.n }").equality != nil)
    #expect(try row("", "func == (a: Item, b: Item) -> Bool { a.id == b.id }").equality == nil)
    #expect(try row("static func == (a: Row, b: Int) -> Bool { a.n == b }").equality == nil)
    #expect(try row("").equality == nil)
    // Which of two counts is not known.
    #expect(try row(written, "extension Row { \(written) }").equality == nil)
    let plain = linked("struct Row { let n: Int\n\(written) }")
    #expect(plain.writtenEquality(of: try plain.type("Row")) == nil)
  }

  @Test func typesThatCanBeCompared() throws {
    for (conformance, isEquatable) in [
      ("Equatable", true), ("Hashable", true), ("Comparable", true), ("Identifiable", false),
    ] {
      let index = linked("struct A: \(conformance) {}")
      #expect(index.isEquatable(try index.type("A")) == isEquatable, "\(conformance)")
    }
  }

  @Test func storedPropertiesBehindAMember() throws {
    func stored(_ name: String, _ members: String = "") throws -> Set<String>? {
      let (index, _) = try row(members)
      let found = index.storedProperties(behind: try #require(index.names.name(name)), of: try index.type("Row"))
      return found.map { Set($0.map { index.text(index[$0].name) }) }
    }
    #expect(try stored("n") == ["n"])
    #expect(try stored("total") == ["n", "item"])
    #expect(try stored("all", "func all() -> Int { total + 1 }") == ["n", "item"])
    #expect(try stored("none", "var none: Int { 1 }") == [])
    // `self` as a whole may be anything.
    #expect(try stored("all", "var all: Int { count(self) }") == nil)
    #expect(try stored("a", "var a: Int { b }\nvar b: Int { a + n }") == ["n"])
  }

  @Test func propertiesThatTheParentPasses() throws {
    func inputs(_ members: String) throws -> [String] {
      let index = linked("import SwiftUI\nstruct Row: View {\n\(members)\nvar body: some View { Text(\"a\") }\n}")
      return index.inputs(of: try index.type("Row")).map { index.text(index[$0].name) }
    }
    #expect(try inputs("let a: Int\nvar b = 1\n@ViewBuilder let c: () -> Text") == ["a", "b", "c"])
    #expect(try inputs("@State var a = 1\n@Environment(\\.x) var b\n@Binding var c: Int\n@Custom var d: Int") == [])
    #expect(try inputs("let a = 1\nstatic var b = 1\nlazy var c = 1\nprivate var d = 1\nvar e: Int { 1 }") == [])
    // An initializer may set what is private.
    #expect(try inputs("private var a = 1\ninit(a: Int) { self.a = a }") == ["a"])
  }

  @Test func theInputsThatAComparisonLeavesOut() throws {
    let comparison = "static func == (a: Row, b: Row) -> Bool { a.item == b.item }"
    let (index, equality) = try row(
      comparison, "struct Page: View { let item: Item\nlet n: Int\nvar body: some View { Row(item: item, n: n) } }")
    let body = index.body(of: try index.member("body", of: "Page"))
    let site = try #require(Work(of: index).sites(of: try index.type("Row")).first)
    let read = index.propertiesRead(forInputsOf: try #require(equality), by: index.node(at: site), in: body)
    #expect(read == [try index.member("item", of: "Page")])
  }

  // MARK: What values hold

  @Test func plainData() throws {
    func isPlain(_ members: String, _ more: String = "") throws -> Bool? {
      let index = linked("import SwiftUI\nstruct A { \(members) }\n\(more)")
      return index.isPlainData(try index.type("A"))
    }
    #expect(try isPlain("let a: Int; var b = 1.5; let c: Bool?") == true)
    #expect(try isPlain("let a: Size", "struct Size { let w: CGFloat }") == true)
    #expect(try isPlain("let a: Kind", "enum Kind { case b, c }") == true)
    for reference in ["let a: String", "var a = \"\"", "let a: [Int]", "let a: () -> Void", "@State var a = 1"] {
      #expect(try isPlain(reference) == false, "\(reference)")
    }
    #expect(try isPlain("let a: Model", "final class Model {}") == false)
    #expect(try isPlain("let a: Elsewhere") == nil)
    #expect(try isPlain("let a: Kind", "enum Kind { case b(Int) }") == nil)
    #expect(try isPlain("let a: Int", "struct Int { let s: String }") == false)
  }

  @Test func enumerations() throws {
    let index = linked("enum A { case a, b }\nenum B { case a(Int), b }\nstruct C {}")
    #expect(try index.isPlainEnum(index.type("A")) && !index.hasPayloads(index.type("A")))
    #expect(try !index.isPlainEnum(index.type("B")) && index.hasPayloads(index.type("B")))
    #expect(!index.isPlainEnum(try index.type("C")))
  }

  @Test func closures() throws {
    let index = linked("typealias Act = () -> Void\nstruct A { let a: () -> Void; let b: Act?; let c: Int }")
    #expect(try index.holdsClosure(index.member("a", of: "A")) && index.holdsClosure(index.member("b", of: "A")))
    #expect(try !index.holdsClosure(index.member("c", of: "A")))
  }

  @Test(arguments: [
    ("static func == (a: Row, b: Row) -> Bool { a.n == b.", ["a.n", "b."]),
    ("static func == (a: Row, b: Row) -> Bool { a.n ==", ["a.n"]), ("static func == (a: Row, b", nil),
  ])
  func codeThatIsBeingWritten(_ comparison: String, _ expected: [String]?) throws {
    let index = linked("import SwiftUI\nstruct Row: View, Equatable {\nlet n: Int\n\(comparison)")
    let found = index.writtenEquality(of: try index.type("Row"))
    #expect(found?.mentions.map(\.whole.text) == expected)
  }
}
