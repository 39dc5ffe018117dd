// What updates repeat, write and recompute, and which writes end their own condition.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct RepeatedWorkTests {
  private func page(_ body: String, _ members: String = "", _ more: String = "") throws -> (index: Index, work: Work) {
    let (index, _) = try pageTree(
      body, "@State private var items = [3, 1]\n@State private var n = 0\n\(members)", more: more)
    return (index, Work(of: index))
  }

  private func names(_ path: [UseSite], in index: Index) -> String {
    path.map { index.text(index.use(at: $0).name) }.joined(separator: " > ")
  }

  /// The ways to the expensive calls of updates, each with its context.
  private func repeated(_ body: String, _ members: String = "") throws -> [String] {
    let (index, work) = try page(body, members)
    return UpdateWork(index: index, work: work).work(in: index.files[0]).map {
      "\($0.context) " + names($0.path, in: index) + ($0.isOwn ? "" : " elsewhere")
    }
  }

  @Test func expensiveCallsOfUpdates() throws {
    #expect(try repeated("Text(DateFormatter().string(from: d))") == ["body DateFormatter"])
    #expect(
      try repeated("Text(title())", "func title() -> String { DateFormatter().string(from: d) }")
        == ["body title > DateFormatter"])
    #expect(
      try repeated("Text(\"a\")", "init() { text = DateFormatter().string(from: d) }\nlet text: String")
        == ["initializer DateFormatter"])
  }

  @Test func callsThatUpdatesDoNotMake() throws {
    #expect(try repeated("Button(\"a\") { print(DateFormatter().string(from: d)) }") == [])
    #expect(try repeated("Text(\"a\")", "func title() -> String { DateFormatter().string(from: d) }") == [])
    #expect(try repeated("Text(\"a\")", "static let formatter = DateFormatter()") == [])
  }

  private func effects(_ body: String, _ members: String = "") throws -> [String] {
    let (index, work) = try page(body, members)
    return UpdateEffects(index: index, work: work).effects(in: index.files[0]).map {
      names($0.path, in: index) + ($0.written == nil ? "" : " writes")
    }
  }

  @Test func writesOfUpdates() throws {
    #expect(try effects("let _ = count()\nText(\"\\(n)\")", "func count() { n += 1 }") == ["count > n writes"])
    #expect(try effects("Button(\"\\(n)\") { n += 1 }") == [])
    #expect(try effects("Text(\"\\(n)\").onAppear { n += 1 }") == [])
  }

  /// What updates recompute, and the collection.
  private func recomputed(_ body: String, _ members: String = "") throws -> [String] {
    let (index, work) = try page(body, members)
    return index.recomputedValues(in: index.files[0], work: work).map {
      names($0.work.path, in: index) + ($0.isInMenu ? " in a menu" : "") + ($0.isInBinding ? " in a binding" : "")
    }
  }

  @Test func walksThroughCollections() throws {
    let growing = "func add() { items.append(n); n += 1 }"
    #expect(try recomputed("Text(\"\\(items.sorted().count + n)\")", growing) == ["sorted"])
    #expect(try recomputed("Menu(\"\\(n)\") { Text(\"\\(items.sorted().count)\") }", growing) == ["sorted in a menu"])
    #expect(try recomputed("Button(\"\\(n)\") { print(items.sorted()) }", growing) == [])
    #expect(try recomputed("Text(\"\\(items.count + n)\")", growing) == [])
  }

  // MARK: Conditions that end

  /// The condition that the first write to `n` ends.
  private func ended(_ statement: String, _ members: String = "") throws -> String? {
    let (index, _) = try page(
      "Text(\"\\(n)\")",
      "@State private var done = false\n@State private var kept: Int?\n\(members)\nfunc f(_ new: Int) { \(statement) }")
    let f = index.body(of: try index.member("f", of: "Page"))
    let use = try #require(f.uses.indices.first { f.uses[$0].isWritten })
    return index.conditionEnded(by: UseSite(member: f.member, use: use))?.text
  }

  @Test func writesThatSettle() throws {
    #expect(try ended("if !done { done = true }") == "!done")
    #expect(try ended("if kept == nil { kept = new }") == "kept == nil")
    #expect(try ended("if n != new { n = new }") == "n != new")
  }

  @Test func writesThatGoOn() throws {
    #expect(try ended("done = true") == nil)
    #expect(try ended("if n != new { n = new + 1 }") == nil)
    #expect(try ended("if !done { n = new }") == nil)
    #expect(try ended("if n > 1 { n += 1 }") == nil)
  }

  // MARK: Properties that decide

  @Test func propertiesThatSelectAPlace() throws {
    func selecting(_ body: String) throws -> Set<String>? {
      let (index, tree) = try pageTree(body, "@State private var n = 0\n@State private var isOn = false")
      let text = try #require(
        index.node(tree.member).descendants.first { $0.kind == .call && $0.text == "Text(\"x\")" })
      return index.propertiesSelecting(text, in: tree.body).map { Set($0.map { index.text(index[$0].name) }) }
    }
    #expect(try selecting("if isOn { Text(\"x\") }") == ["isOn"])
    #expect(try selecting("if isOn { Text(\"a\") } else { if n == 1 { Text(\"x\") } }") == ["isOn", "n"])
    #expect(try selecting("VStack { Text(\"x\") }") == [])
    // Which stays true from one value to the next.
    #expect(try selecting("if n > 0 { Text(\"x\") }") == [])
  }

  @Test func collectionsThatKeepTheirPlaces() throws {
    func isConstant(_ collection: String, _ members: String = "") throws -> Bool {
      let (index, tree) = try pageTree(
        "ForEach(\(collection), id: \\.self) { _ in Text(\"a\") }", members, more: "enum Kind: CaseIterable { case a }")
      let call = try #require(
        index.node(tree.member).descendants.first { $0.kind == .call && $0.calledName == .ForEach })
      return index.hasConstantCount(try #require(call.arguments.first?.value), in: tree.body)
    }
    for constant in ["[1, 2]", "0..<3", "Kind.allCases", "Kind.allCases.sorted()", "Array([1].enumerated())"] {
      #expect(try isConstant(constant), "\(constant)")
    }
    #expect(try isConstant("list", "let list = [1, 2]"))
    #expect(try !isConstant("list", "let list: [Int]") && !isConstant("list", "@State var list = [1]"))
    #expect(try !isConstant("0..<n", "@State var n = 1") && !isConstant("[1, 2].filter { $0 > n }"))
  }

  @Test func initialValuesThatDiffer() throws {
    func isFresh(_ property: String) throws -> Bool {
      let index = linked("import Foundation\nstruct A { \(property) }")
      return index.freshInitialValue(of: try index.member("x", of: "A")) != nil
    }
    #expect(try isFresh("let x = UUID()") && isFresh("var x = Date()"))
    #expect(try !isFresh("let x = 1") && !isFresh("let x: UUID"))
  }

  @Test func typesWithIDs() throws {
    func isIdentifiable(_ code: String) throws -> Bool {
      let index = linked(code)
      return index.isIdentifiable(try index.type("A"))
    }
    #expect(try isIdentifiable("struct A: Identifiable { let id: Int }"))
    #expect(try !isIdentifiable("struct A { let n: Int }"))
  }
}
