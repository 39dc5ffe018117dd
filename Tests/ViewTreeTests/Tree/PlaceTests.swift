// Where a node of a view tree stands: in rows, menus, destinations and scroll containers.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct PlaceTests {
  private static let members = "let items: [Int]\n@State var isOn = false"

  /// The tree of `Page.body`, and the node of the text `x` in it.
  private func place(_ content: String, more: String = "") throws -> (index: Index, tree: ViewTree, node: Int) {
    let (index, tree) = try pageTree(content, Self.members, more: more)
    let node = tree.nodes.indices.first { tree[$0].kind == .element && tree[$0].syntax.text == "Text(\"x\")" }
    return (index, tree, try #require(node))
  }

  private func isInRow(_ content: String) throws -> [Bool] {
    let found = try place(content)
    return [found.tree.isInRow(found.node), found.tree.isInLazyRow(found.node)]
  }

  @Test func rows() throws {
    #expect(try isInRow("List(items, id: \\.self) { _ in HStack { Text(\"x\") } }") == [true, true])
    #expect(try isInRow("VStack { ForEach(items, id: \\.self) { _ in Text(\"x\") } }") == [true, false])
    #expect(try isInRow("LazyVStack { Text(\"x\") }") == [false, false])
    #expect(
      try isInRow("List(items, id: \\.self) { _ in Text(\"a\").sheet(isPresented: $isOn) { Text(\"x\") } }")
        == [false, false])
    #expect(
      try isInRow("List(items, id: \\.self) { _ in NavigationLink { Text(\"x\") } label: { Text(\"a\") } }")[1] == false
    )
  }

  @Test func destinations() throws {
    func isIn(_ content: String) throws -> Bool {
      let found = try place(content)
      return found.tree.isInDestination(found.node)
    }
    #expect(try isIn("NavigationLink(\"a\", destination: Text(\"x\"))"))
    #expect(try !isIn("NavigationLink(value: 1) { Text(\"x\") }") && !isIn("VStack { Text(\"x\") }"))
  }

  @Test func viewsOfAContainer() throws {
    func isAmong(_ content: String) throws -> Bool {
      let found = try place(content)
      return found.tree.isAmongViews(found.node)
    }
    #expect(try isAmong("VStack { Text(\"x\") }") && isAmong("VStack { if isOn { Text(\"x\").bold() } }"))
    #expect(try !isAmong("Text(\"x\")") && !isAmong("Text(\"a\").overlay { Text(\"x\") }"))
  }

  @Test func ancestorsComeInnermostFirst() throws {
    let found = try place("VStack { HStack { Text(\"x\") } }.padding()")
    let names = found.tree.ancestors(of: found.node).map { found.tree[$0] }.filter {
      $0.kind != .slot && $0.kind != .body
    }
    #expect(names.map { found.index.text($0.name) } == ["HStack", "VStack", "padding"])
    #expect(found.tree.ancestors(of: 0).isEmpty)
    let padded = try #require(found.tree.children(of: 0).first)
    let core = found.tree.unmodified(padded)
    #expect(found.index.text(found.tree[core.base].name) == "VStack" && core.modifiers == [padded])
    #expect(found.tree.unmodified(core.base).modifiers.isEmpty)
  }

  @Test func viewsOfFrameworksByName() throws {
    let (_, tree) = try pageTree("Text(\"a\")", Self.members)
    let text = try #require(tree.children(of: 0).first)
    #expect(tree[text].isFrameworkElement(.Text) && !tree[text].isFrameworkElement(.Image))
    let own = "struct Text: View { let a: String\nvar body: some View { Circle() } }"
    let (_, other) = try pageTree("Text(\"a\")", Self.members, more: own)
    #expect(!other[try #require(other.children(of: 0).first)].isFrameworkElement(.Text))
  }

  @Test func membersWithATree() throws {
    let index = linked(
      """
      import SwiftUI
      struct Page: View {
        var body: some View { part }
        private var part: some View { let x = 1; return Text("\\(x)") }
        @ViewBuilder private var built: some View { if isOn { Text("a") } }
        private var count: Int { 1 }
        private func row(_ n: Int) -> Text { Text("a") }
      }
      """)
    #expect(
      index.viewMembers(of: index.files[0]).map { index.text(index[$0].name) } == ["body", "part", "built", "row"])
    #expect(index.viewTrees(of: index.files[0]).count == 4)
    func member(_ name: String) throws -> MemberID { try index.member(name, of: "Page") }
    #expect(try index.isBuilder(member("body")) && index.isBuilder(member("built")))
    #expect(try !index.isBuilder(member("part")) && !index.isBuilder(member("row")))
    #expect(try index.singleExpression(of: member("body"))?.text == "part")
    #expect(try index.singleExpression(of: member("part")) == nil)
    #expect(try index.bodyBlock(of: member("row"))?.text == "{ Text(\"a\") }")
  }

  // MARK: Scrolling

  @Test func axes() throws {
    func axes(_ content: String) throws -> [ScrollAxis?] {
      let (index, tree) = try pageTree(content, Self.members)
      let view = tree[try #require(tree.children(of: 0).first)]
      return [index.scrollAxis(of: view), index.stackAxis(of: view)]
    }
    #expect(try axes("ScrollView { Text(\"a\") }") == [.vertical, nil])
    #expect(try axes("ScrollView(.horizontal) { Text(\"a\") }") == [.horizontal, nil])
    #expect(try axes("ScrollView([.horizontal, .vertical]) { Text(\"a\") }") == [nil, nil])
    #expect(try axes("ScrollView(axis) { Text(\"a\") }") == [nil, nil])
    #expect(try axes("List { Text(\"a\") }") == [.vertical, nil])
    #expect(try axes("HStack { Text(\"a\") }") == [nil, .horizontal] && axes("LazyVStack { }") == [nil, .vertical])
    #expect(try axes("ZStack { Text(\"a\") }") == [nil, nil])
  }

  @Test func lazyLayouts() throws {
    func isLazy(_ content: String) throws -> Bool {
      let (index, tree) = try pageTree(content, Self.members)
      return index.isLazyLayout(tree[try #require(tree.children(of: 0).first)])
    }
    #expect(try isLazy("LazyVStack { }") && isLazy("LazyHGrid(rows: r) { }"))
    #expect(try !isLazy("VStack { }") && !isLazy("List { }"))
  }

  @Test func whatScrollsAround() throws {
    func around(_ content: String, _ more: String = "") throws -> String {
      let found = try place(content, more: more)
      return "\(found.index.scrollSurroundings(of: found.node, in: found.tree, work: Work(of: found.index)))"
    }
    #expect(try around("ScrollView { VStack { Text(\"x\") } }") == "scrolls")
    let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Page(items: []) } } }"
    #expect(try around("VStack { Text(\"x\") }", app) == "still")
    let home = "struct Home: View { var body: some View { ScrollView { Page(items: []) } } }"
    #expect(try around("VStack { Text(\"x\") }", home) == "scrolls")
    #expect(try around("Box { Text(\"x\") }") == "unknown")
  }

  @Test func collectionsThatCanGrow() throws {
    func growing(_ collection: String, _ members: String) throws -> String? {
      let (index, tree) = try pageTree("ForEach(\(collection), id: \\.self) { _ in Text(\"a\") }", members)
      let loop = ViewPlace(try #require(tree.children(of: 0).first), of: tree)
      return index.growingCollection(of: loop, work: Work(of: index))?.text
    }
    #expect(try growing("list", "@State var list: [Int] = []\nfunc add() { list.append(1) }") == "list")
    #expect(try growing("[1, 2]", "") == nil)
    #expect(try growing("list", "let list = [1, 2]") == nil)
    #expect(try growing("0..<3", "") == nil)
  }
}
