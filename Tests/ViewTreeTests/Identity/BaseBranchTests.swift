// Branches on what to make of a view that a body takes.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct BaseBranchTests {
  /// What each arm of the branch makes of the base.
  private func arms(of branch: BaseBranch, in index: Index) -> [String] {
    branch.arms.map { arm in
      let use =
        switch arm.use {
        case .unchanged: "unchanged"
        case .modified(let calls): (["modified"] + calls.map { index.text($0.calledName) }).joined(separator: " ")
        case .transformed(let call): "transformed " + call.text
        case .wrapped: "wrapped"
        }
      return use + (arm.isErased ? " erased" : "")
    }
  }

  /// A branch, and the index that keeps its nodes valid.
  private struct Found {
    let index: Index
    let branch: BaseBranch
  }

  /// The branch that makes `f` a conditional modifier; `f` is declared in an extension of `View`.
  private func helper(_ body: String, parameters: String = "_ flag: Bool", _ more: String = "") -> Found? {
    let index = linked(
      "import SwiftUI\nextension View { @ViewBuilder func f(\(parameters)) -> some View { \(body) } }\n" + more)
    return index.conditionalHelper(index.member(file: 0, fact: 0)).map { Found(index: index, branch: $0) }
  }

  private func arms(_ body: String, parameters: String = "_ flag: Bool", _ more: String = "") -> [String]? {
    helper(body, parameters: parameters, more).map { arms(of: $0.branch, in: $0.index) }
  }

  @Test func whatArmsMakeOfTheBase() {
    #expect(arms("if flag { self.bold() } else { self }") == ["modified bold", "unchanged"])
    #expect(arms("if flag { bold().padding() } else { self }") == ["modified bold padding", "unchanged"])
    #expect(arms("if flag { VStack { self } } else { self }") == ["wrapped", "unchanged"])
    #expect(
      arms("if flag { transform(self) } else { self }", parameters: "_ flag: Bool, transform: (Self) -> some View")
        == ["transformed transform(self)", "unchanged"])
    #expect(
      arms("switch n { case 0: self.bold() case 1: self.italic() default: self }", parameters: "_ n: Int")
        == ["modified bold", "modified italic", "unchanged"])
  }

  @Test func erasedArmsAreMarked() throws {
    let index = linked(
      "import SwiftUI\nextension View { func f(_ flag: Bool) -> AnyView { flag ? AnyView(self.bold()) : AnyView(self) } }"
    )
    let branch = try #require(index.conditionalHelper(index.member(file: 0, fact: 0)))
    #expect(arms(of: branch, in: index) == ["modified bold erased", "unchanged erased"])
  }

  @Test func withoutSuchABranchThereIsNone() {
    #expect(arms("self.bold()") == nil)
    // The arguments differ, the view does not.
    #expect(arms("self.opacity(flag ? 1 : 0)") == nil)
    #expect(arms("if true { self.bold() } else { self }") == nil)
    #expect(arms("if #available(iOS 18, *) { self.bold() } else { self }") == nil)
    // A container for the base does not modify it.
    #expect(arms("if flag { VStack { self } } else { HStack { self } }") == nil)
    // A view of its own beside the base.
    #expect(arms("VStack { self; if flag { Text(\"a\") } else { Text(\"b\") } }") == nil)
  }

  @Test func whatDecides() throws {
    func test(_ body: String, _ parameters: String) throws -> (BranchTest, parameters: [Int], readsOther: Bool) {
      let branch = try #require(helper(body, parameters: parameters)).branch
      return (branch.test, branch.parameters, branch.readsOther)
    }
    let flag = try test("if flag { self.bold() } else { self }", "_ flag: Bool")
    guard case .flag(_, isNegated: false) = flag.0 else { Issue.record("a flag decides"); return }
    #expect(flag.parameters == [0] && !flag.readsOther)
    guard case .flag(_, isNegated: true) = try test("if !flag { self.bold() } else { self }", "n: Int, _ flag: Bool").0
    else { Issue.record("a negated flag decides"); return }
    let value = try test("if let n { self.opacity(n) } else { self }", "flag: Bool, n: Double?")
    guard case .value = value.0 else { Issue.record("an optional decides"); return }
    #expect(value.parameters == [1])
    let both = try test("if flag && n > 1 { self.bold() } else { self }", "flag: Bool, n: Int")
    guard case .other = both.0 else { Issue.record("more than one value decides"); return }
    #expect(both.parameters == [0, 1])
    #expect(try test("let isLate = n > 1\nif isLate { self.bold() } else { self }", "n: Int").readsOther)
  }

  @Test func armsThatLeaveTheBaseAsItIs() throws {
    let some = try #require(helper("if flag { self.bold() } else { self }")).branch
    #expect(some.hasUnchangedArm && !some.onlyWraps)
    let both = try #require(helper("if flag { self.bold() } else { self.italic() }")).branch
    #expect(!both.hasUnchangedArm)
  }

  @Test func whetherOnlyNilIsAskedFor() throws {
    func asks(_ condition: String, _ parameter: String = "n") throws -> Bool {
      let found = try #require(
        helper("if \(condition) { self.bold() } else { self }", parameters: "n: Int?, flag: Bool"))
      return found.branch.asksOnlyForNil(of: try #require(found.index.names.name(parameter)))
    }
    #expect(try asks("n != nil"))
    #expect(try asks("let n"))
    #expect(try asks("let m = n"))
    #expect(try asks("flag, n == nil"))
    #expect(try !asks("n == 1"))
    #expect(try !asks("let n, n > 1"))
    #expect(try !asks("n != nil", "flag"))
  }

  @Test func theHeadEndsWithTheCondition() throws {
    func head(_ body: String) throws -> String {
      let found = try #require(helper(body))
      let source = found.index.files[0].source.bytes
      return String(decoding: source[found.branch.headRange], as: UTF8.self)
    }
    #expect(try head("if flag { self.bold() } else { self }") == "if flag")
    #expect(try head("switch flag { case true: self.bold() case false: self }") == "switch flag")
  }

  @Test func modifiersAndStylesAreNotCalledByOthers() throws {
    let index = linked(
      """
      import SwiftUI
      struct Loud: ViewModifier {
        let isOn: Bool
        @ViewBuilder func body(content: Content) -> some View { if isOn { content.bold() } else { content } }
      }
      struct Style: ButtonStyle {
        @ViewBuilder func makeBody(configuration: Configuration) -> some View {
          if configuration.isPressed { configuration.label.bold() } else { configuration.label }
        }
      }
      struct Page: View { var body: some View { Text("a") } }
      """)
    for (type, name) in [("Loud", "body"), ("Style", "makeBody")] {
      let member = try index.member(name, of: type)
      #expect(index.isModifierBody(member))
      #expect(index.conditionalHelper(member) == nil)
      let branches = index.baseBranches(of: index.viewTree(of: member))
      #expect(branches.map { arms(of: $0, in: index) } == [["modified bold", "unchanged"]])
    }
    #expect(index.isModifierBody(try index.member("body", of: "Page")) == false)
  }

  // MARK: Views that hold a view

  private static let wrapper = """
    import SwiftUI
    struct Loud<Content: View>: View {
      var isOn = false
      let content: Content
      var body: some View { if isOn { content.bold() } else { content } }
    }

    """

  @Test func aViewThatBranchesOnItsContent() throws {
    let index = linked(Self.wrapper)
    let found = try #require(index.conditionalWrapper(try index.type("Loud")))
    #expect(arms(of: found.branch, in: index) == ["modified bold", "unchanged"])
    #expect(found.branch.baseProperty == (try index.member("content", of: "Loud")))
    for other in [
      "if isOn { VStack { content } } else { HStack { content } }", "content.bold()",
      "if isOn { Text(\"a\") } else { Text(\"b\") }",
    ] {
      let index = linked(
        Self.wrapper.replacing("if isOn { content.bold() } else { content }", with: other))
      #expect(index.conditionalWrapper(try index.type("Loud")) == nil, "\(other)")
    }
  }

  @Test func aConstructionMayLeaveNoChoice() throws {
    func leaves(_ arguments: String) throws -> Bool {
      let index = linked(
        Self.wrapper + "struct Page: View { @State var x = false\nvar body: some View { Loud(\(arguments)) } }")
      let work = Work(of: index)
      let type = try index.type("Loud")
      let site = try #require(work.sites(of: type).first)
      return index.leavesChoice(try #require(index.conditionalWrapper(type)), of: type, at: site, work: work)
    }
    #expect(try leaves("isOn: x, content: Text(\"a\")"))
    #expect(try !leaves("isOn: true, content: Text(\"a\")"))
    #expect(try !leaves("content: Text(\"a\")"))
  }

  // MARK: Nil

  private func argument(_ value: String, _ members: String) throws -> (Index, Node, Body) {
    let (index, tree) = try pageTree("Row(value: \(value))", members)
    let call = try #require(
      index.node(tree.member).descendants.first { $0.kind == .call && index.text($0.calledName) == "Row" })
    return (index, try #require(call.arguments.first?.value), tree.body)
  }

  @Test func valuesThatAreNeverNil() throws {
    func isNeverNil(_ value: String, _ members: String = "") throws -> Bool {
      let (index, node, body) = try argument(value, members)
      return index.isNeverNil(node, in: body)
    }
    #expect(try isNeverNil("1") && isNeverNil("\"a\"") && isNeverNil("[1]"))
    #expect(try isNeverNil("n", "let n: Int") && isNeverNil("n", "var n = 1") && isNeverNil("n", "var n: [Int]"))
    #expect(try !isNeverNil("nil"))
    #expect(try !isNeverNil("n", "let n: Int?") && !isNeverNil("n", "let n: Optional<Int>"))
    #expect(try !isNeverNil("n", "var n = make()") && !isNeverNil("n", ""))
    let pet = "struct Pet { let name: String }\n"
    #expect(try isNeverNil("pet.name", pet + "let pet: Pet"))
    #expect(try !isNeverNil("pet?.name", pet + "let pet: Pet?"))
  }

  @Test func initializersThatDecideForGood() throws {
    func isDecided(_ members: String) throws -> Bool {
      let (index, node, body) = try argument("n", members)
      return index.isNilByInitializer(node, in: body)
    }
    #expect(try isDecided("let n: Int?\ninit() { n = nil }\ninit(n: Int) { self.n = n }"))
    #expect(try isDecided("let n: Int?\ninit(n: Int) { self.n = n }\ninit(text: String) { self.init(n: 1) }"))
    #expect(try !isDecided("let n: Int?\ninit(n: Int?) { self.n = n }"))
    #expect(try !isDecided("let n: Int?"))
    #expect(try !isDecided("var n: Int?\ninit(n: Int) { self.n = n }"))
    #expect(try !isDecided("let n: Int?\ninit() { n = make() }"))
  }

  @Test(arguments: [
    ("if flag { self.bold() } else { self }", ["modified bold", "unchanged"]),
    ("if flag { self.bold() } else { self }\n.", ["modified bold", "unchanged"]),
    ("if flag { self.bold() } else {", nil), ("if flag { self.bold(", nil), ("if { self", nil),
    ("switch flag { case", nil),
  ])
  func codeThatIsBeingWritten(_ body: String, _ expected: [String]?) {
    let index = linked("import SwiftUI\nextension View { @ViewBuilder func f(_ flag: Bool) -> some View { \(body)")
    let branch = index.conditionalHelper(index.member(file: 0, fact: 0))
    #expect(branch.map { arms(of: $0, in: index) } == expected)
  }
}
