// What is gone when an object is made again, and what a view shows of an object.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct ObjectLossTests {
  private func model(_ code: String, _ more: String = "", conformance: String = "ObservableObject") throws -> (
    Index, TypeID
  ) {
    let index = linked("import SwiftUI\nfinal class Model: \(conformance) { \(code) }\n\(more)")
    return (index, try index.type("Model"))
  }

  private func isReplaceable(_ code: String, _ more: String = "", conformance: String = "ObservableObject") throws
    -> Bool
  {
    let (index, type) = try model(code, more, conformance: conformance)
    return index.isReplaceable(type, work: Work(of: index))
  }

  @Test func objectsThatKeepNothing() throws {
    #expect(try isReplaceable("let a = 1; let b: String"))
    #expect(try isReplaceable("@Published var a = 1\nfunc f() -> Int { a }"))
    // What is written and never read.
    #expect(try isReplaceable("private var a = 1\nfunc f() { a = 2 }"))
    #expect(try isReplaceable("@AppStorage(\"a\") var a = 1\nfunc f() { a = 2; print(a) }"))
    #expect(try isReplaceable("let other = Other()", "final class Other { let n = 1 }"))
  }

  @Test func objectsThatKeepSomething() throws {
    #expect(try !isReplaceable("@Published var a = 1\nfunc f() { a += 1; print(a) }"))
    #expect(try !isReplaceable("let other = Other()", "final class Other { var n = 1\nfunc f() { n += 1; print(n) } }"))
    #expect(try !isReplaceable("init() { Task { await load() } }"))
    #expect(try !isReplaceable("deinit { print(1) }"))
    #expect(try !isReplaceable("let a: Elsewhere"))
    #expect(try !isReplaceable("", conformance: "UIView"))
  }

  // MARK: Objects that are filled later

  private func isFilledLater(_ code: String, among shown: [String]? = nil, boundBy bound: [String] = []) throws -> Bool
  {
    let (index, type) = try model(code)
    func members(_ names: [String]) throws -> Set<MemberID> { Set(try names.map { try index.member($0, of: "Model") }) }
    return index.isFilledLater(type, among: try shown.map(members), boundBy: try members(bound))
  }

  @Test func whatAnotherObjectLacks() throws {
    let loaded = "@Published var items: [Int] = []\nfunc load() { items = fetch() }\nfunc show() { print(items) }"
    #expect(try isFilledLater(loaded))
    // Making it loads it.
    #expect(try !isFilledLater("init() { load() }\n" + loaded))
    #expect(
      try !isFilledLater("@Published var items: [Int] = []\nfunc clear() { items = [] }\nfunc show() { print(items) }"))
    #expect(try !isFilledLater("var n: Int\ninit(n: Int) { self.n = n }\nfunc f() { n = 2; print(n) }"))
    #expect(try !isFilledLater("let n = 1"))
  }

  @Test func onlyWhatIsShownCounts() throws {
    let code = "var a = 1\nvar b = 1\nfunc f() { a = 2; print(a, b) }"
    #expect(try isFilledLater(code, among: ["a"]))
    #expect(try !isFilledLater(code, among: ["b"]))
    #expect(try !isFilledLater(code, among: []))
    // A control writes it.
    #expect(try isFilledLater(code, among: [], boundBy: ["b"]))
  }

  @Test func writesOfTheView() throws {
    let (index, type) = try model(
      "var n = 1\nfunc f() { print(n) }",
      "struct Page: View { @StateObject var model: Model\ninit() { let made = Model(); made.n = 2; start { made.n = 3 }; model.n = 4 }\nvar body: some View { Text(\"a\") } }"
    )
    let view = try index.type("Page")
    #expect(index.keptWrite(of: type) != nil)
    let n = try index.member("n", of: "Model")
    let later = index.laterWrites(of: n).map { index.node(at: $0).parent?.text }
    #expect(later == ["model.n = 4"])
    #expect(index.keptWrite(of: type, setUpBy: view) == nil)
  }

  // MARK: What a view shows

  private func shown(_ body: String, _ more: String = "") throws -> (
    known: Set<String>, areAll: Bool, bound: Set<String>
  ) {
    let (index, type) = try model(
      "@Published var a = 1\n@Published var b = \"\"\nvar sum: Int { a + 1 }\nfunc reset() { a = 0 }",
      "struct Page: View { @StateObject var model = Model()\nvar body: some View { \(body) } }\n\(more)")
    let property = try index.member("model", of: "Page")
    func names(_ members: Set<MemberID>) -> Set<String> { Set(members.map { index.text(index[$0].name) }) }
    let found = index.propertiesShown(through: property, ofClass: type)
    return (names(found.known), found.areAll, names(index.propertiesBound(through: property, ofClass: type)))
  }

  @Test func propertiesThatUpdatesRead() throws {
    #expect(try shown("Text(\"\\(model.a)\")") == (["a"], true, []))
    #expect(try shown("Text(\"\\(model.sum)\")") == (["a"], true, []))
    // An action reads it later.
    #expect(try shown("Button(\"x\") { print(model.a) }") == ([], true, []))
    #expect(try shown("Row(model: model)") == ([], false, []))
  }

  @Test func propertiesThatControlsWrite() throws {
    let field = try shown("TextField(\"x\", text: $model.b)")
    #expect(field.bound == ["b"])
    #expect(try shown("Text(model.b)").bound == [])
  }

  @Test func whatAViewDoesWithAnObject() throws {
    func use(_ body: String) throws -> String {
      let (index, type) = try model(
        "@Published var a = 1\nlet name = \"x\"\nfunc add() { a += 1 }\nfunc show() { print(a) }",
        "struct Page: View { @StateObject var model = Model()\nvar body: some View { \(body) } }")
      return "\(index.useOfKept(in: try index.member("model", of: "Page"), ofClass: type))"
    }
    #expect(try use("Text(\"\\(model.a)\")") == "shown")
    #expect(try use("Row(model: model)") == "shown")
    #expect(try use("Button(\"x\") { model.show() }") == "used")
    #expect(try use("Text(model.name)") == "unused")
    // Nothing uses it, so other code may.
    #expect(try use("Text(\"a\")") == "shown")
  }

  @Test func objectsThatAreOnlyPassedOn() throws {
    func isOnlyPassed(_ body: String, _ row: String) throws -> Bool {
      let (index, _) = try model(
        "",
        "struct Page: View { let model: Model\nvar body: some View { \(body) } }\n"
          + "struct Row: View { \(row)\nvar body: some View { Text(\"a\") } }")
      return index.isOnlyPassedToKeepers(try index.member("model", of: "Page"))
    }
    let keeper = "@StateObject var kept: Model\ninit(m: Model) { _kept = StateObject(wrappedValue: m) }"
    #expect(try isOnlyPassed("Row(m: model)", keeper))
    #expect(try !isOnlyPassed("Row(m: model); Text(\"\\(model.a)\")", keeper))
    #expect(try !isOnlyPassed("Row(m: model)", "@ObservedObject var m: Model"))
    #expect(try !isOnlyPassed("Text(\"a\")", keeper))
  }

  @Test func classesThatHoldConstants() throws {
    func holds(_ code: String) throws -> Bool {
      let (index, type) = try model(code)
      return index.holdsConstants(type)
    }
    #expect(try holds("let a = 1\nprivate var bag: Set<AnyCancellable> = []\nstatic var b = 1"))
    #expect(try !holds("var a = 1"))
  }

  // MARK: A property of a view

  private func page(_ declaration: String, _ code: String, _ more: String = "") throws -> (Index, MemberID) {
    let index = linked(
      "import SwiftUI\nstruct Page: View {\n\(declaration)\n\(code)\nvar body: some View { Text(\"a\") }\n}\n\(more)")
    return (index, try index.member("x", of: "Page"))
  }

  @Test func assignmentsAfterTheInitializer() throws {
    func isLater(_ code: String) throws -> Bool {
      let (index, x) = try page("var x = Model()", code)
      return index.isAssignedLater(x)
    }
    #expect(try isLater("mutating func f() { x = Model() }"))
    #expect(try isLater("func with(_ m: Model) -> Self { var copy = self; copy.x = m; return copy }"))
    #expect(try !isLater("init(m: Model) { x = m }"))
    // A part of it.
    #expect(try !isLater("func f() { x.n = 1 }"))
    #expect(try !isLater(""))
  }

  @Test func modifiersThatConfigure() throws {
    func isConfigured(_ code: String) throws -> Bool {
      let (index, x) = try page("var x = Model()", code)
      return index.isConfiguredByModifiers(x)
    }
    #expect(try isConfigured("func sized(_ n: Int) -> Self { x.n = n; return self }"))
    #expect(try !isConfigured("func sized(_ n: Int) -> Self { x.n = n; return self }\nfunc f() { x = Model() }"))
    #expect(try !isConfigured("func f() { x.n = 1 }"))
  }

  @Test func readsInTheInitializer() throws {
    func isRead(_ code: String) throws -> Bool {
      let (index, x) = try page("@StateObject var x = Model()", code)
      return index.isReadInInitializer(x, of: try index.type("Page"))
    }
    #expect(try isRead("init() { x.load() }"))
    #expect(try !isRead("init() { x = Model() }"))
    #expect(try !isRead("func f() { x.load() }"))
  }

  @Test func methodsThatOtherCodeCalls() throws {
    func isRead(_ code: String, _ more: String = "") throws -> Bool {
      let (index, x) = try page("@State var x = 1", code, more)
      return index.isReadByCallers(x, of: try index.type("Page"))
    }
    let method = "func total() -> Int { x + 1 }"
    #expect(try isRead(method, "func g(page: Page) -> Int { page.total() }"))
    #expect(try !isRead(method))
    #expect(try !isRead(method + "\nfunc show() { print(total()) }"))
    #expect(try !isRead("func total() -> Int { 1 }", "func g(page: Page) -> Int { page.total() }"))
  }
}
