// View trees: which nodes a body becomes, and in which context they stand.

import Project
import Syntax
import Testing

@testable import ViewTree

/// The tree of the first body as nested kinds: `body(modified:padding(element:Text))`.
func outline(_ source: String) -> String {
  let names = NameTable()
  let tree = Tree(parsing: SourceText(path: "t.swift", bytes: Array(source.utf8)), names: names)
  let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
  let index = Index(linking: [file], names: NameText(names))
  guard let view = index.viewTrees(of: file).first else { return "no tree" }
  func describe(_ i: Int) -> String {
    let node = view[i]
    let name = node.name == .none ? "" : ":" + index.text(node.name)
    let mark = node.isConstant ? "!" : ""
    let children = view.children(of: i).map(describe)
    return "\(node.kind)\(name)\(mark)" + (children.isEmpty ? "" : "(" + children.joined(separator: " ") + ")")
  }
  return describe(0)
}

func body(_ content: String) -> String {
  outline("struct A: View {\n let flag: Bool\n var body: some View {\n\(content)\n}\n}")
}

@Suite struct ViewTreeTests {
  @Test func nodesAreFoundBySyntax() throws {
    let index = linked("struct A: View {\nvar body: some View { VStack { Text(\"a\").bold(); Text(\"b\") } } }")
    let tree = index.viewTree(of: try index.member("body", of: "A"))
    for (i, node) in tree.nodes.enumerated() {
      let found = Array(tree.nodes(at: node.syntax.number))
      #expect(found.contains(i) && found == found.sorted())
      #expect(found.allSatisfy { tree[$0].syntax == node.syntax })
    }
    #expect(tree.nodes(at: .max - 1).isEmpty)
  }

  @Test func modifiersWrapTheirBase() {
    #expect(body("Text(\"a\").bold().padding(3)") == "body(modified:padding(modified:bold(element:Text)))")
  }

  @Test func containersHoldSlots() {
    #expect(body("VStack { Text(\"a\"); Text(\"b\") }") == "body(element:VStack(slot(element:Text element:Text)))")
  }

  @Test func branches() {
    #expect(
      body("if flag { Text(\"a\") } else { EmptyView() }")
        == "body(conditional(branch(element:Text) branch(element:EmptyView)))")
    #expect(body("if #available(iOS 17, *) { Text(\"a\") } else { EmptyView() }").hasPrefix("body(conditional!"))
  }

  @Test func actionsAreNoContent() {
    #expect(body("Button(\"a\") { Text(\"b\") }") == "body(element:Button)")
    #expect(body("Button { act() } label: { Text(\"b\") }") == "body(element:Button(slot:label(element:Text)))")
  }

  @Test func erasureAndReferences() {
    #expect(body("AnyView(Text(\"a\"))") == "body(erased:AnyView(element:Text))")
    #expect(body("header.padding()") == "body(modified:padding(reference:header))")
  }

  @Test func explicitReturnsAreAlternatives() {
    #expect(
      body("if flag { return AnyView(Text(\"a\")) }\nreturn AnyView(EmptyView())")
        == "body(alternative(erased:AnyView(element:Text)) alternative(erased:AnyView(element:EmptyView)))")
  }

  @Test func unknownContainersHoldContent() {
    #expect(body("track(\"x\") { Text(\"a\") }") == "body(reference:track(slot(element:Text)))")
  }
}
