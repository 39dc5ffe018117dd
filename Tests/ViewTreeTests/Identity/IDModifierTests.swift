// Views that `id(_:)` identifies, and what is lost with them.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct IDModifierTests {
  private static let members = "@State private var tab = 1\n@State private var isOn = false"

  @Test func usesOfIDs() throws {
    func ids(_ content: String, _ more: String = "") throws -> [String] {
      let (index, tree) = try pageTree(content, Self.members, more: more)
      return tree.idModifiers.map { "\(index.text(tree[$0.base].name)) \($0.value.text)" }
    }
    #expect(try ids("Text(\"a\").bold().id(tab)") == ["bold tab"])
    #expect(try ids("VStack { Text(\"a\").id(1); Text(\"b\").id(2) }.id(tab)") == ["VStack tab", "Text 1", "Text 2"])
    #expect(try ids("Text(\"a\").tag(tab)") == [])
    #expect(try ids("Text(\"a\").id(tab, x: 1)") == [])
    let own = "extension View { func id(_ n: Int) -> some View { self } }"
    #expect(try ids("Text(\"a\").id(tab)", own) == [])
    // A value that is not written yet is there, and empty.
    #expect(try ids("Text(\"a\").id(") == ["Text "])
  }

  @Test func viewsWithoutState() throws {
    func isLeaf(_ content: String, _ more: String = "") throws -> Bool {
      let (_, tree) = try pageTree(content, Self.members, more: more)
      return tree.isLeaf(try #require(tree.children(of: 0).first))
    }
    #expect(try isLeaf("Text(\"a\").bold()") && isLeaf("Image(\"a\")") && isLeaf("Circle().fill(.red)"))
    #expect(try isLeaf("Group { Text(\"a\") }"))
    #expect(try !isLeaf("TextField(\"a\", text: $x)") && !isLeaf("VStack { Text(\"a\") }") && !isLeaf("part"))
    #expect(try !isLeaf("Text(\"a\")", "struct Text: View { let a: String\nvar body: some View { Circle() } }"))
  }

  @Test func replacementsThatAreShown() throws {
    func shows(_ content: String) throws -> Bool {
      let (_, tree) = try pageTree(content, Self.members)
      return tree.showsReplacement(at: try #require(tree.idModifiers.first).node)
    }
    #expect(try shows("Text(\"a\").id(tab).transition(.slide)"))
    #expect(try shows("Text(\"a\").transition(.slide).id(tab)"))
    #expect(try shows("Text(\"a\").id(tab).bold().contentTransition(.opacity)"))
    #expect(try !shows("Text(\"a\").id(tab).bold()"))
    #expect(try !shows("VStack { Text(\"a\").id(tab) }.transition(.slide)"))
  }

  /// Whether an id resets the first branch of `part`, which `Page.body` shows in this way.
  private func isReset(_ part: String, _ content: String) throws -> Bool {
    let (index, _) = try pageTree(content, Self.members + "\n" + part)
    let tree = index.viewTree(of: try index.member("part", of: "Page"))
    return index.isResetByID(around: try #require(tree.nodes.indices.first { tree.isChainHead($0) }), in: tree)
  }

  @Test func branchesThatAnIDResets() throws {
    func branch(_ condition: String) -> String { "if \(condition) { Text(\"a\") } else { Text(\"b\") }" }
    #expect(try isReset("var part: some View { VStack { \(branch("tab == 1")) }.id(tab) }", "part"))
    let function = "@ViewBuilder func part(_ n: Int) -> some View { \(branch("n == 1")) }"
    #expect(try isReset(function, "part(tab).id(tab)"))
    #expect(try isReset(function, "part(tab).bold().id(tab)"))
  }

  @Test func branchesThatItDoesNot() throws {
    func branch(_ condition: String) -> String { "if \(condition) { Text(\"a\") } else { Text(\"b\") }" }
    #expect(try !isReset("var part: some View { VStack { \(branch("tab == 1")) } }", "part"))
    #expect(try !isReset("var part: some View { VStack { \(branch("isOn")) }.id(tab) }", "part"))
    #expect(try !isReset("var part: some View { VStack { \(branch("tab == 1 && isOn")) }.id(tab) }", "part"))
    let function = "@ViewBuilder func part(_ n: Int) -> some View { \(branch("n == 1")) }"
    #expect(try !isReset(function, "part(tab).id(isOn)"))
    #expect(try !isReset(function, "VStack { part(tab).id(tab); part(tab) }"))
    #expect(try !isReset(function, "Text(\"c\")"))
  }

  @Test func viewsOfFrameworksThatHaveNothingToLose() throws {
    func keepsNothing(_ content: String) throws -> Bool {
      let (_, tree) = try pageTree(content, Self.members)
      let view = try #require(tree.nodes.indices.first { tree[$0].kind == .element })
      return tree.keepsNothing(view)
    }
    #expect(try keepsNothing("TextField(\"a\", text: .constant(\"b\"))"))
    #expect(try keepsNothing("TextField(\"a\", text: $x).disabled(true)"))
    #expect(try keepsNothing("ScrollView { Text(\"a\") }.scrollPosition($x)"))
    #expect(try !keepsNothing("TextField(\"a\", text: $x)"))
    #expect(try !keepsNothing("TextField(\"a\", text: $x).disabled(isOn)"))
    #expect(try !keepsNothing("ScrollView { Text(\"a\") }.disabled(true)"))
  }
}
