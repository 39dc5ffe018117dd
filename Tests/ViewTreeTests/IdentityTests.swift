// Where identity ends, what is lost then, and what decides it.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

/// Where identity ends in `Page.body`, in the order of the tree.
private func ends(_ content: String, properties: String = "", more: String = "") throws -> [String] {
  let index = linked(
    "import SwiftUI\n\(more)\nstruct Page: View {\n @State private var isOn = false\n\(properties)\n"
      + " var body: some View {\n\(content)\n}\n}")
  let tree = index.viewTree(of: try index.member("body", of: "Page"))
  return tree.nodes.indices.compactMap { i in
    switch index.identityEnd(of: i, in: tree) {
    case nil: nil
    case .branch: "branch"
    case .helper(let member): "helper " + index.text(index[member].name)
    case .id(let value): "id " + value.text
    case .freshID(let value): "fresh id " + value.text
    case .erasure: "erasure"
    case .rowsByPlace: "rows by place"
    case .freshRows: "fresh rows"
    }
  }
}

@Suite struct IdentityEndTests {
  @Test func branchesEndIdentity() throws {
    #expect(try ends("if isOn { Text(\"a\") } else { Text(\"b\") }") == ["branch"])
    #expect(try ends("Text(isOn ? \"a\" : \"b\")") == [])
    #expect(try ends("if #available(iOS 17, *) { Text(\"a\") } else { Text(\"b\") }") == [])
    #expect(try ends("if Self.isNew { Text(\"a\") } else { Text(\"b\") }", properties: "static let isNew = true") == [])
  }

  @Test func idsEndIdentity() throws {
    #expect(try ends("Text(\"a\").id(isOn)") == ["id isOn"])
    #expect(try ends("Text(\"a\").id(\"top\")") == [])
    #expect(try ends("Text(\"a\").id(UUID())") == ["fresh id UUID()"])
  }

  @Test func erasureEndsIdentity() throws {
    #expect(try ends("AnyView(Text(\"a\"))") == ["erasure"])
  }

  @Test func helpersThatBranchEndIdentity() throws {
    let helper = """
      extension View {
        @ViewBuilder func when(_ flag: Bool) -> some View { if flag { self.bold() } else { self } }
      }
      """
    #expect(try ends("Text(\"a\").when(isOn)", more: helper) == ["helper when"])
    #expect(try ends("Text(\"a\").when(true)", more: helper) == [])
    let plain = "extension View { func loud() -> some View { self.bold() } }"
    #expect(try ends("Text(\"a\").loud()", more: plain) == [])
  }

  @Test func rowsByPlaceEndIdentity() throws {
    let items = "let items: [String]"
    #expect(
      try ends("ForEach(items.indices, id: \\.self) { i in Text(items[i]) }", properties: items) == ["rows by place"])
    #expect(try ends("ForEach(items, id: \\.self) { Text($0) }", properties: items) == [])
    #expect(try ends("ForEach(0..<3) { Text(\"\\($0)\") }") == [])
  }
}

@Suite struct LifetimeTests {
  private func stateBelow(_ source: String, _ type: String) throws -> [String] {
    let index = linked("import SwiftUI\n" + source)
    let lifetime = Lifetime(index: index, work: Work(of: index))
    return lifetime.stateBelow(try index.type(type)).map {
      index.text(index[$0.owner].name) + "." + index.text(index[$0.property].name)
    }
  }

  private let leaf =
    "struct Leaf: View { @State private var text = \"\"\n let title = \"\"\n var body: some View { Text(text) } }\n"

  @Test func viewsKeepTheirOwnState() throws {
    #expect(try stateBelow(leaf, "Leaf") == ["Leaf.text"])
  }

  @Test func viewsKeepWhatTheirViewsKeep() throws {
    let page = "struct Page: View { var body: some View { VStack { part } }\n var part: some View { Leaf() } }"
    #expect(try stateBelow(leaf + page, "Page") == ["Leaf.text"])
  }

  @Test func actionsKeepNothing() throws {
    let page = "struct Page: View { var body: some View { Button(\"a\") { show(Leaf()) } } }"
    #expect(try stateBelow(leaf + page, "Page") == [])
  }

  @Test func viewsThatContainThemselvesEnd() throws {
    let tree = "struct Tree: View { @State private var isOpen = false\n var body: some View { Tree() } }"
    #expect(try stateBelow(tree, "Tree") == ["Tree.isOpen"])
  }
}

@Suite struct FreshnessTests {
  private func fresh(_ value: String, _ more: String = "") throws -> String? {
    let index = linked("import Foundation\nstruct A {\n\(more)\nfunc make() -> Any { \(value) }\n}")
    let found = index.freshResult(of: try index.member("make", of: "A"))
    return found.map { "\($0.kind)" + ($0.isConditional ? " sometimes" : "") }
  }

  @Test func whatIsNewEachTime() throws {
    #expect(try fresh("UUID()") == "unique")
    #expect(try fresh("Date()") == "clock")
    #expect(try fresh("Int.random(in: 0..<9)") == "random")
    #expect(try fresh("UUID(uuidString: \"a\")") == nil)
    #expect(try fresh("\"a\"") == nil)
  }

  @Test func itComesThroughFunctions() throws {
    #expect(try fresh("key()", "func key() -> UUID { UUID() }") == "unique")
    #expect(try fresh("old ?? UUID()", "var old: UUID?") == "unique sometimes")
    #expect(try fresh("kept", "let kept = UUID()") == nil)
  }
}

@Suite struct SimilarityTests {
  private func similar(_ a: String, _ b: String) throws -> Bool {
    let index = linked("func f() {\n_ = \(a)\n_ = \(b)\n}")
    let statements = try #require(index.files[0].tree.root.descendants.first { $0.kind == .codeBlock }).statements
    let values = statements.compactMap { Array($0.children).last }
    #expect(values.count == 2)
    let isSimilar = values[0].isSimilar(to: values[1])
    #expect(isSimilar == values[1].isSimilar(to: values[0]))
    // What is similar must have one mark.
    if isSimilar { #expect(values[0].similarityMark == values[1].similarityMark) }
    return isSimilar
  }

  @Test func whatMakesNoDifference() throws {
    #expect(try similar("a.b( c )", "a.b(c)"))
    #expect(try similar("(a)", "a"))
    #expect(try similar("self.a", "a"))
    #expect(try similar("f { x }", "f({ x })"))
    #expect(try similar("Group { Text(a) }", "Text(a)"))
  }

  @Test func whatDoes() throws {
    #expect(try !similar("a.b(c)", "a.b(d)"))
    #expect(try !similar("a.b(x: c)", "a.b(y: c)"))
    #expect(try !similar("a as? B", "a as! B"))
    #expect(try !similar("\"a\"", "\"b\""))
  }
}
