// Where arguments and assigned values are stored, what calls pass, and what creating an object starts.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct OwnershipTests {
  private func row(_ members: String, _ more: String = "") -> Index {
    linked("import SwiftUI\nstruct Row: View {\n\(members)\nvar body: some View { Text(\"a\") }\n}\n\(more)")
  }

  // MARK: Assignments

  /// The assignments of the first initializer: the property, the values, and the wrapper.
  private func assignments(_ members: String) throws -> [String] {
    let index = row(members)
    let initializer = try #require(index[try index.type("Row")].initializers.first)
    return index.assignments(in: initializer).map {
      index.text(index[$0.property].name) + " = " + $0.values.map(\.text).joined(separator: " ")
        + ($0.wrapper == nil ? "" : " wrapped")
    }
  }

  @Test func assignmentsOfAnInitializer() throws {
    #expect(
      try assignments("let a: Int\nvar b = 1\ninit(a: Int) { self.a = a; b = 2; if a > 1 { b = a + 1 } }")
        == ["a = a", "b = 2", "b = a + 1"])
    #expect(try assignments("@State var a: Int\ninit(x: Int) { _a = State(initialValue: x) }") == ["a = x wrapped"])
    #expect(try assignments("@State var a: Int\ninit(x: Int) { _a = .init(wrappedValue: x) }") == ["a = x wrapped"])
    #expect(try assignments("@Binding var a: Int\ninit(a: Binding<Int>) { _a = a }") == ["a = a"])
  }

  @Test func otherCodeAssignsNothing() throws {
    #expect(try assignments("var a = 1\ninit() { a += 1; other.a = 2; let b = 3; print(b) }") == [])
    // Code that runs later.
    #expect(try assignments("var a = 1\ninit() { start { a = 2 } }") == [])
    #expect(try assignments("var a = 1\ninit() { func f() { a = 2 } }") == [])
    #expect(try assignments("static var a = 1\ninit() { Self.a = 2 }") == [])
    #expect(try assignments("@State var a: Int\ninit(x: Int) { _a = make(x) }") == [])
  }

  @Test func anInitializerThatAssigns() throws {
    let index = row("let a: Int\nvar b = 1\ninit(a: Int) { self.a = a }")
    #expect(index.isAssignedInInitializer(try index.member("a", of: "Row")))
    #expect(!index.isAssignedInInitializer(try index.member("b", of: "Row")))
  }

  // MARK: Storage

  /// Where the argument of the only construction of `Row` is stored.
  private func storage(_ members: String, _ argument: String) throws -> String? {
    let index = row(members, "struct Page: View { var body: some View { Row(\(argument)) } }")
    let type = try index.type("Row")
    let site = try #require(Work(of: index).sites(of: type).first)
    let call = index.node(at: site)
    let stored = index.storage(
      of: try #require(call.arguments.first), of: call, constructing: type, in: index.body(of: site.member))
    switch stored {
    case nil: return nil
    case .property(let property): return index.text(index[property].name)
    case .initialValue(let property): return "first " + index.text(index[property].name)
    case .deferred: return "deferred"
    }
  }

  @Test func whereArgumentsAreStored() throws {
    #expect(try storage("let a: Int", "a: 1") == "a")
    #expect(try storage("let a: Int\ninit(x: Int) { a = x }", "x: 1") == "a")
    #expect(try storage("@State var a: Int\ninit(_ x: Int) { _a = State(initialValue: x) }", "1") == "first a")
    #expect(
      try storage(
        "@StateObject var a: M\ninit(x: @autoclosure @escaping () -> M) { _a = .init(wrappedValue: x()) }", "x: M()")
        == "deferred")
  }

  @Test func argumentsThatAreNotKept() throws {
    #expect(try storage("let a: Int\ninit(x: Int) { a = x + 1 }", "x: 1") == nil)
    #expect(try storage("let a = 1\ninit(x: Int) {}", "x: 1") == nil)
    // Which initializer it is, is not known.
    #expect(try storage("let a: Int\ninit(x: Int) { a = x }\ninit(x: Double) { a = 1 }", "x: y") == nil)
  }

  // MARK: Calls

  @Test func callsInPreviewsDoNotShip() throws {
    let index = row(
      "var a = 1\nvar b = 2",
      """
      struct Page: View { var body: some View { Row(a: 1); Row(a: 2) } }
      struct Row_Previews: PreviewProvider { static var previews: some View { Row(b: 1) } }
      """)
    let type = try index.type("Row")
    let work = Work(of: index)
    #expect(work.outside.initializerCalls(of: type).count == 3)
    #expect(index.callsOutsidePreviews(of: type, work: work).count == 2)
    #expect(index.someCallsOutsidePreviews(of: type, work: work).count == 2)
    #expect(index.isDefaultAlwaysReplaced(of: try index.member("a", of: "Row"), work: work))
    #expect(!index.isDefaultAlwaysReplaced(of: try index.member("b", of: "Row"), work: work))
    for (label, isPassed) in [("a", true), ("b", true), ("body", false)] {
      #expect(index.isPassed(try #require(index.names.name(label)), to: type, work: work) == isPassed)
    }
  }

  @Test func aDefaultThatSomeCallUses() throws {
    func isReplaced(_ members: String, _ calls: String) throws -> Bool {
      let index = row(members, "struct Page: View { var body: some View { VStack { \(calls) } } }")
      return index.isDefaultAlwaysReplaced(of: try index.member("a", of: "Row"), work: Work(of: index))
    }
    #expect(try isReplaced("var a = 1", "Row(a: 1); Row(a: 2)"))
    #expect(try !isReplaced("var a = 1", "Row(a: 1); Row()"))
    #expect(try !isReplaced("var a = 1", "Text(\"a\")"))
    #expect(try !isReplaced("var a = 1", "Row(a: 1); ForEach(xs, content: Row.init)"))
    #expect(try !isReplaced("var a = 1\ninit(a: Int) {}", "Row(a: 1)"))
  }

  // MARK: Objects

  private func model(_ code: String, _ more: String = "") throws -> (Index, TypeID) {
    let index = linked("import SwiftUI\nfinal class Model { \(code) }\n\(more)")
    return (index, try index.type("Model"))
  }

  @Test func workThatAnObjectStarts() throws {
    func started(_ code: String) throws -> String? {
      let (index, type) = try model(code)
      return index.startedWork(by: type)?.phrase
    }
    #expect(try started("init() { Task { await load() } }") == "starts a task")
    #expect(try started("init() { begin() }\nfunc begin() { Task { await load() } }") == "starts a task")
    #expect(try started("let task = Task { 1 }") == "starts a task")
    #expect(
      try started("init() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }") == "starts a timer")
    #expect(
      try started("init() { NotificationCenter.default.addObserver(self, selector: s, name: n, object: nil) }")
        == "adds an observer")
  }

  @Test func workThatStartsLater() throws {
    func started(_ code: String) throws -> String? {
      let (index, type) = try model(code)
      return index.startedWork(by: type)?.phrase
    }
    #expect(try started("func begin() { Task { await load() } }") == nil)
    #expect(try started("init() { run = { Task { await load() } } }\nvar run: () -> Void") == nil)
    #expect(try started("lazy var task = Task { 1 }") == nil)
    #expect(try started("init() { prepare() }\nfunc prepare() {}") == nil)
  }

  @Test func whatAnObjectHasToRemember() throws {
    func hasNothing(_ code: String, _ more: String = "") throws -> Bool {
      let (index, type) = try model(code, more)
      return index.hasNothingToRemember(type)
    }
    #expect(try hasNothing(""))
    #expect(try hasNothing("let a: Int = 1; let b = \"x\"; let c: [Int]"))
    #expect(try hasNothing("let a: Other", "final class Other { let b = 1 }"))
    #expect(try !hasNothing("var a = 1"))
    #expect(try !hasNothing("let a: Other", "final class Other { var b = 1 }"))
    #expect(try !hasNothing("let a: Elsewhere"))
    let child = linked(
      "import UIKit\nclass Base { var a = 1 }\nfinal class Model: Base {}\nfinal class Canvas: UIView {}")
    #expect(
      try !child.hasNothingToRemember(child.type("Model")) && !child.hasNothingToRemember(child.type("Canvas")))
  }

  @Test func classesOfFrameworksBehindAClass() throws {
    let index = linked(
      "import UIKit\nfinal class Canvas: UIView {}\nfinal class Plain {}\nstruct Row: View { var body: some View { Text(\"a\") } }"
    )
    #expect(!index.inheritedClassTraits(of: try index.type("Canvas")).isEmpty)
    #expect(
      try index.inheritedClassTraits(of: index.type("Plain")).isEmpty
        && index.inheritedClassTraits(of: index.type("Row")).isEmpty)
  }

  @Test func deinitializers() throws {
    let (index, type) = try model("deinit { stop() }")
    #expect(index.deinitializer(of: type) != nil)
    let (other, plain) = try model("func deinitialize() {}")
    #expect(other.deinitializer(of: plain) == nil)
  }

  @Test func valuesAreKnownByTheirTypes() throws {
    func isValue(_ type: String, _ more: String = "") throws -> Bool {
      let index = linked("import SwiftUI\nstruct A { let x: \(type) }\n\(more)")
      let x = try index.member("x", of: "A")
      return index.isKnownValue(index[x].type, file: 0, scope: try index.type("A"))
    }
    for value in ["Int", "String?", "[Model]", "(Int, Bool)", "Set<Int>", "[String: Int]", "URL"] {
      #expect(try isValue(value), "\(value)")
    }
    for other in ["Model", "() -> Void", "any P", "(Int, Model)", "Elsewhere"] {
      #expect(try !isValue(other, "final class Model {}"), "\(other)")
    }
    #expect(try isValue("Kind", "enum Kind { case a }"))
    #expect(try !isValue("Part", "struct Part: View { var body: some View { Text(\"a\") } }"))
    // A class of that name in the project.
    #expect(try !isValue("URL", "final class URL {}"))
  }

  @Test func whatMakesAPropertyAgain() throws {
    func owner(_ declaration: String, _ property: String = "var x = Model()") throws -> Bool {
      let index = linked("import SwiftUI\n\(declaration) { \(property) }\nfinal class Model {}")
      let x = try index.member("x", of: "A")
      return index.ownerMakingAnew(x, index[x]) != nil
    }
    #expect(try owner("struct A: View") && owner("struct A: ViewModifier"))
    #expect(try !owner("struct A: App") && !owner("struct A") && !owner("final class A: ObservableObject"))
    #expect(try !owner("struct A: PreviewProvider"))
    #expect(try !owner("struct A: View", "static var x = Model()") && !owner("struct A: View", "lazy var x = Model()"))
  }

  @Test func membersThatGiveContent() throws {
    let index = linked(
      """
      import SwiftUI
      struct Page: View { var body: some View { part }\nvar part: some View { Text("a") }\nvar n: Int { 1 } }
      final class Maker { var part: some View { Text("b") } }
      struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }
      """)
    #expect(
      try index.givesContent(index.member("body", of: "Page")) && index.givesContent(index.member("part", of: "Page")))
    #expect(try !index.givesContent(index.member("n", of: "Page")))
    #expect(try !index.givesContent(index.member("part", of: "Maker")))
    #expect(try !index.givesContent(index.member("previews", of: "Page_Previews")))
  }
}
