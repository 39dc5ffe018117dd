// The arms of branches, what is inside of modifiers and erasure, and whether a builder joins the arms.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

private let members = """
  enum Kind { case small(Int, Int), large }
  struct Pet: Identifiable { let id: Int; let name: String }
  @State private var isOn = false
  @State private var n = 0
  let kind: Kind
  let pet: String?
  let pets: [Pet]
  static let isNew = true
  """

extension ViewTree {
  fileprivate func text(_ i: Int) -> String { self[i].syntax.text }
  /// The first branch that is not part of another chain.
  fileprivate var firstHead: Int? { nodes.indices.first { isChainHead($0) } }
}

@Suite struct BranchArmTests {
  /// The views of each arm of the first branch; a constant arm is marked.
  private func arms(_ content: String) throws -> [String] {
    let (_, tree) = try pageTree(content, members)
    return tree.arms(of: try #require(tree.firstHead)).map { arm in
      arm.views.map(tree.text).joined(separator: ", ") + (arm.isConstant ? " always" : "")
    }
  }

  private func heads(_ content: String) throws -> Int {
    let (_, tree) = try pageTree(content, members)
    return tree.nodes.indices.count { tree.isChainHead($0) }
  }

  @Test func aChainIsOneBranchWithAllItsArms() throws {
    let chain = #"if isOn { Text("a") } else if n > 1 { Text("b"); Text("c") } else {}"#
    #expect(try arms(chain) == [#"Text("a")"#, #"Text("b"), Text("c")"#, ""])
    #expect(try heads(chain) == 1)
  }

  @Test func anIfInAnElseIsABranchOfItsOwn() throws {
    let nested = #"if isOn { Text("a") } else { if n > 1 { Text("b") } else { Text("c") } }"#
    #expect(try arms(nested).count == 2)
    #expect(try heads(nested) == 2)
    #expect(try heads(#"Text(isOn ? "a" : "b")"#) == 0)
  }

  @Test func casesAreArms() throws {
    let cases = #"switch kind { case .small: Text("a"); Text("b")  case .large: EmptyView() }"#
    let found = try arms(cases)
    #expect(found == [#"Text("a"), Text("b")"#, "EmptyView()"])
  }

  @Test func onlyWhatTheConstantDecidesIsConstant() throws {
    #expect(
      try arms(#"if #available(iOS 18, *) { Text("a") } else if isOn { Text("b") }"#).map { $0.hasSuffix("always") }
        == [true, false])
    #expect(try arms(#"if Self.isNew { Text("a") }"#) == [#"Text("a") always"#])
    #expect(try arms(#"if isOn { Text("a") }"#) == [#"Text("a")"#])
  }

  // MARK: Names

  /// The names that are local to each arm of the first branch.
  private func ownNames(_ content: String) throws -> [Set<String>] {
    let (index, tree) = try pageTree(content, members)
    return tree.arms(of: try #require(tree.firstHead)).map { Set(tree.ownNames(of: $0).map { index.text($0) }) }
  }

  @Test func patternsAndLocalsAreOwnNames() throws {
    #expect(try ownNames("if let pet { Text(pet) } else { Text(pet) }") == [["pet"], []])
    #expect(try ownNames(#"if case .small(let a, _) = kind { let b = a; Text("\(b)") }"#) == [["a", "b"]])
    let cases = #"switch kind { case .small(let a, let b): Text("\(a + b)")  case .large: Text("\(n)") }"#
    #expect(try ownNames(cases) == [["a", "b"], []])
  }

  @Test func whatAnArmOnlyReadsIsNotItsOwn() throws {
    #expect(try ownNames(#"if isOn { Text("\(n)") } else { Text(pets[0].name) }"#) == [[], []])
    // A closure inside has names of its own.
    #expect(try ownNames(#"if isOn { ForEach(pets) { pet in Text(pet.name) } }"#) == [[]])
  }

  @Test func theClosureThatDeclaresAName() throws {
    func declaring(_ name: String, _ content: String) throws -> String? {
      let (index, tree) = try pageTree(content, members)
      let slot = tree.contentClosure(
        declaring: try #require(index.names.name(name)), around: try #require(tree.firstHead))
      return slot.map { index.text(tree[tree[$0].parent].name) }
    }
    let rows = #"ForEach(pets) { pet in VStack { if isOn { Text(pet.name) } else { Text("a") } } }"#
    #expect(try declaring("pet", rows) == "ForEach")
    #expect(try declaring("isOn", rows) == nil)
    #expect(try declaring("pet", #"VStack { if isOn { Text("a") } }"#) == nil)
  }

  // MARK: The view inside

  /// What is inside of the first view of the body, and the modifiers.
  private func core(_ content: String, more: String = "") throws -> String {
    let (index, tree) = try pageTree(content, members, more: more)
    let first = try #require(tree.children(of: 0).first)
    let core = tree.core(of: first)
    return ([core.base] + core.modifiers).map { index.text(tree[$0].name) }.joined(separator: " ")
  }

  @Test func modifiersGroupsAndErasureAreAroundTheView() throws {
    #expect(try core(#"Group { AnyView(Text("a").bold()) }.padding()"#) == "Text bold padding")
    #expect(try core(#"Text("a")"#) == "Text")
  }

  @Test func aGroupOfSeveralViewsIsTheView() throws {
    #expect(try core(#"Group { Text("a"); Text("b") }.padding()"#) == "Group padding")
    #expect(try core(#"Group { if isOn { Text("a") } }.padding()"#) == "Group padding")
    #expect(try core(#"VStack { Text("a") }.padding()"#) == "VStack padding")
    let own = "struct Group<C: View>: View { @ViewBuilder let content: () -> C\n var body: some View { content() } }"
    #expect(try core(#"Group { Text("a") }"#, more: own) == "Group")
  }

  // MARK: Builders

  private func isBuilt(_ content: String, more: String = "") throws -> Bool {
    let (index, tree) = try pageTree(content, members, more: more)
    return tree.isBuilt(try #require(tree.firstHead), in: index)
  }

  @Test func aBuilderJoinsTheArms() throws {
    let branch = #"if isOn { Text("a") } else { Text("b") }"#
    #expect(try isBuilt(branch))
    #expect(try isBuilt("VStack { \(branch) }"))
    #expect(try isBuilt("let x = 1\nreturn VStack { \(branch); Text(\"\\(x)\") }"))
  }

  @Test func withoutABuilderTheArmsHaveOneType() throws {
    #expect(try !isBuilt(#"isOn ? Text("a") : Text("b")"#))
    #expect(try !isBuilt(#"return isOn ? Text("a") : Text("b")"#))
    func box(_ attribute: String) -> String {
      """
      struct Box<C: View>: View {
        let content: C
        init(\(attribute) content: () -> C) { self.content = content() }
        var body: some View { content }
      }
      """
    }
    let boxed = #"Box { if isOn { Text("a") } else { Text("b") } }"#
    #expect(try !isBuilt(boxed, more: box("")))
    #expect(try isBuilt(boxed, more: box("@ViewBuilder")))
  }

  @Test func aPresentationEndsTheSearchForAMenu() throws {
    func kinds(_ content: String) throws -> (isShown: Bool, isInside: Bool) {
      let (_, tree) = try pageTree(content, members)
      let text = try #require(tree.nodes.indices.first { tree.text($0) == #"Text("x")"# && tree[$0].kind == .element })
      return (tree.isShown(as: .menu, text), tree.isInside(.menu, text))
    }
    #expect(try kinds(#"Menu("m") { Text("x") }"#) == (true, true))
    #expect(try kinds(#"Menu("m") { Text("a").sheet(isPresented: $isOn) { Text("x") } }"#) == (false, true))
    #expect(try kinds(#"Text("a").sheet(isPresented: $isOn) { Menu("m") { Text("x") } }"#) == (true, true))
    #expect(try kinds(#"VStack { Text("x") }"#) == (false, false))
  }

  // MARK: Intent

  private func isDeliberate(_ content: String) throws -> Bool {
    let (_, tree) = try pageTree(content, members)
    return tree.isDeliberate(try #require(tree.firstHead))
  }

  @Test func transitionsAndDifferentIDsAreIntended() throws {
    #expect(try isDeliberate(#"if isOn { Text("a").transition(.slide) } else { Text("b") }"#))
    #expect(try isDeliberate(#"if isOn { Text("a").id(1) } else { Text("b").id(2) }"#))
    #expect(try isDeliberate(#"Group { if isOn { Text("a") } else { Text("b") } }.transition(.slide)"#))
  }

  @Test func equalIDsAndTransitionsOfOthersAreNot() throws {
    #expect(try !isDeliberate(#"if isOn { Text("a") } else { Text("b") }"#))
    #expect(try !isDeliberate(#"if isOn { Text("a").id(1) } else { Text("b").id(1) }"#))
    #expect(try !isDeliberate(#"if isOn { Text("a").id(1) } else { Text("b") }"#))
    // The stack stays while its content changes.
    #expect(try !isDeliberate(#"VStack { if isOn { Text("a") } else { Text("b") } }.transition(.slide)"#))
  }

  /// The arms that are there already have their views.
  @Test(arguments: [
    (#"if isOn { Text("a") } else if"#, [[#"Text("a")"#], []]),
    (#"if isOn { Text("a") } else {"#, [[#"Text("a")"#], []]),
    (#"if isOn { Text("a")"#, [[#"Text("a")"#]]), (#"switch n { case 1: Text("a") case"#, [[#"Text("a")"#], [""]]),
  ])
  func codeThatIsBeingWritten(_ content: String, _ views: [[String]]) throws {
    let (_, tree) = try pageTree(content, members)
    #expect(tree.arms(of: try #require(tree.firstHead)).map { $0.views.map(tree.text) } == views)
  }
}
