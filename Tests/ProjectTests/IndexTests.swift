// Linking: types across files, unique resolution, work along calls.

import Synchronization
import Syntax
import Testing

@testable import Project

func linked(_ sources: [String]) -> Index {
  let names = NameTable()
  let files = sources.enumerated().map { i, text in
    let tree = Tree(parsing: SourceText(path: "File\(i).swift", bytes: Array(text.utf8)), names: names)
    return SourceFile(number: i, tree: tree, facts: FileFacts(of: tree), names: names)
  }
  return keep(Index(linking: files, names: NameText(names)))
}

/// All projects of the tests. Nodes are valid as long as the trees of their project, which an optimized test would
/// give up after its last use of the index.
private let kept = Mutex<[Index]>([])

func keep(_ index: Index) -> Index {
  kept.withLock { $0.append(index) }
  return index
}

extension Index {
  func type(_ text: String) -> TypeEntry? {
    names.name(text).flatMap { types(named: $0).first }.map { self[$0] }
  }
  func member(_ text: String, of type: String) -> MemberID? {
    guard let name = names.name(text), let entry = self.type(type) else { return nil }
    return members(named: name, of: entry.id).first
  }
}

@Suite struct IndexTests {
  @Test func extensionsMergeAcrossFiles() throws {
    let index = linked(["struct A {}", "extension A: View { var body: some View { Text(\"\") } }"])
    let a = try #require(index.type("A"))
    #expect(a.traits.contains(.view))
    #expect(a.members.count == 1)
  }

  @Test func conformancesCloseOverProjectProtocols() throws {
    let index = linked(["protocol Screen: View {}", "struct Home: Screen {}"])
    #expect(try #require(index.type("Home")).traits.contains(.viewLike))
  }

  @Test func aliasesAndCompositionsConform() throws {
    let index = linked([
      "protocol Story {}\ntypealias Page = Story & View\ntypealias Shared = Page & Sendable",
      "struct Home: Shared {}\nstruct Cover: Story & View {}\ntypealias Loop = Loop2\ntypealias Loop2 = Loop & Loop2",
      "struct Round: Loop {}",
    ])
    #expect(try #require(index.type("Home")).traits.contains(.viewLike))
    #expect(try #require(index.type("Home")).conforms(to: .View))
    #expect(try #require(index.type("Cover")).traits.contains(.viewLike))
    #expect(!(try #require(index.type("Round"))).traits.contains(.viewLike))
  }

  @Test func ambiguousTypesResolveToNone() {
    let index = linked(["struct Row {}", "struct Row {}", "let a = Row()"])
    #expect(index.resolveType(index.names.name("Row")!, file: 2, scope: nil) == nil)
    #expect(index.resolveType(index.names.name("Row")!, file: 0, scope: nil) != nil)
  }

  @Test func nestedTypesAreSeenFromTheirScope() throws {
    let index = linked(["struct A { struct Row {} ; let r = Row() }", "struct Row {}"])
    let a = try #require(index.type("A"))
    let row = index.resolveType(index.names.name("Row")!, file: 0, scope: a.id)
    #expect(row.flatMap { index[$0].parent } == a.id)
  }

  @Test func treesThatWereBuiltAgainAreForgotten() throws {
    let index = linked(["enum A { static func a() -> Int { 1 } }", "enum B { static func b() -> Int { A.a() } }"])
    let b = try #require(index.member("b", of: "B"))
    let kept = index.files[0].tree
    for _ in 0..<2 {
      let (tree, body) = (index.files[1].tree, index.body(of: b))
      #expect(index.files[1].tree === tree && index.body(of: b) === body)
      index.forgetNodes()
      #expect(index.files[1].tree === tree && index.body(of: b) === body)
      index.forgetNodes(keepingUpTo: 0)
      #expect(index.files[1].tree !== tree && index.body(of: b) !== body)
    }
    #expect(index.files[0].tree !== kept)
  }

  @Test func tablesForgetWhatWasAdded() {
    final class Value: Sendable {}
    let table = OnceTable<Value>(count: 1000)
    for round in 0..<3 {
      let values = [0, 300, 999, round].map { i in table.value(i) { Value() } }
      #expect(table.known(300) === values[1] && table.known(500) == nil)
      table.forgetAll()
      #expect([0, 300, 999, round].allSatisfy { table.known($0) == nil })
    }
  }

  /// If a type inherits from more types than real code ever does, only its own members are known.
  @Test func typesThatInheritFromTooMuch() throws {
    func index(_ count: Int) -> Index {
      let protocols = (0..<count).map { "protocol P\($0) { func p\($0)() }" }
      return linked([
        protocols.joined(separator: "\n"),
        "struct T: View, \((0..<count).map { "P\($0)" }.joined(separator: ", ")) { func own() {} }",
      ])
    }
    #expect(index(60).member("p59", of: "T") != nil)
    let wide = index(500)
    #expect(wide.member("p499", of: "T") == nil)
    #expect(wide.member("own", of: "T") != nil)
    #expect(try #require(wide.type("T")).traits.contains(.view))
  }

  /// What the initial values do of a type with more properties than anybody writes does not count where one is made.
  @Test func typesWithTooManyInitialValues() throws {
    func calls(_ count: Int) throws -> Int {
      let properties = (0..<count).map { "let a\($0) = f()" }.joined(separator: "\n")
      let index = linked(["func f() -> Int { 1 }\nstruct T {\n\(properties)\n}\nstruct U { func g() { T() } }"])
      let type = try #require(index.type("T"))
      let body = index.body(of: try #require(index.member("g", of: "U")))
      return index.constructionWork(of: type.id, by: 0, in: body).count
    }
    #expect(try calls(Index.initialValueLimit) == Index.initialValueLimit)
    #expect(try calls(Index.initialValueLimit + 1) == 0)
  }

  @Test func memberTypesFollowChains() throws {
    let index = linked([
      "struct Home { let store: Store; func go() { store.loader.load() } }",
      "class Store { let loader = Loader() }", "class Loader { func load() {} }",
    ])
    let go = try #require(index.member("go", of: "Home"))
    let body = index.body(of: go)
    let targets = body.uses.indices.map { body.target($0) }
    #expect(targets.contains(.member(try #require(index.member("load", of: "Loader")))))
  }

  @Test func overloadsResolveByLabels() throws {
    let index = linked(["struct A { func f(a: Int) {}; func f(b: Int) {}; func g() { f(b: 1) } }"])
    let g = try #require(index.member("g", of: "A"))
    let body = index.body(of: g)
    let target = try #require(
      body.uses.indices.map { body.target($0) }.compactMap { target -> MemberID? in
        if case .member(let id) = target { return id }
        return nil
      }.first)
    #expect(index.text(index[target].parameters[0].label) == "b")
  }

  @Test func workTravelsAlongCalls() throws {
    let index = linked([
      "struct Home: View { var title: String { format() }; func format() -> String { Clock.text() }; var body: some View { Text(title) } }",
      "enum Clock { static func text() -> String { let f = DateFormatter(); return f.string(from: now) } }",
    ])
    let work = Work(of: index)
    let reached = work.costs(reachedFrom: try #require(index.member("body", of: "Home")))
    #expect(reached.count == 1)
    #expect(reached.first?.path.count == 4)
  }

  @Test func closuresThatRunLaterDoNotCount() throws {
    let index = linked([
      "struct Home: View { var body: some View { Button(\"a\") { _ = DateFormatter() }.onAppear { _ = DateFormatter() } } }"
    ])
    let work = Work(of: index)
    #expect(work.costs(reachedFrom: try #require(index.member("body", of: "Home"))).isEmpty)
  }

  @Test func hierarchiesAreSearchedSoFar() throws {
    let count = 200
    let classes = (0..<count).map { "class A\($0): A\($0 + 1) { var p\($0) = 0 }" }
    let index = linked([classes.joined(separator: "\n") + "\nclass A\(count): ObservableObject { var last = 0 }"])
    #expect(index.member("p1", of: "A0") != nil)
    #expect(index.member("p63", of: "A0") != nil)
    #expect(index.member("last", of: "A0") == nil)
    #expect(index.types.allSatisfy { $0.conformances.count <= 70 })
  }

  @Test func namesWithTooManyMeaningsMeanNothing() throws {
    let few = linked(["func f(_ x: Int) {}; func f(a x: Int) {}; func g() { f(a: 1) }"])
    let many = linked([
      (0..<100).map { "func f(a\($0) x: Int) {}" }.joined(separator: "\n") + "\nfunc g() { f(a1: 1) }"
    ])
    func target(_ index: Index) throws -> Target? {
      let name = try #require(index.names.name("g"))
      let body = index.body(of: try #require(index.globals(named: name, seenFrom: 0)?.first))
      return body.uses.indices.first { body.uses[$0].isCall }.map { body.target($0) }
    }
    if case .member? = try target(few) {} else { Issue.record("one of two is chosen by its label") }
    #expect(try target(many) == .unknown)
  }

  /// Everything calls everything, and does something expensive: what is kept of each does not grow with that.
  @Test func reachesOfDenseCallsAreBounded() throws {
    let count = 300
    let functions = (0..<count).map { i in
      "func f\(i)() { " + (1...20).map { "f\((i * 7 + $0 * $0 * 13) % count)()" }.joined(separator: "; ")
        + "; _ = try? Data(contentsOf: url) }"
    }
    let view = "struct V: View { var body: some View { f0(); return Text(\"\") } }"
    let index = linked(["import SwiftUI\n" + functions.joined(separator: "\n") + "\n" + view])
    let work = Work(of: index)
    let reached = work.costs(reachedFrom: try #require(index.member("body", of: "V")))
    #expect(!reached.isEmpty && reached.count <= 128)
  }

  @Test func onlyConformersThroughProtocols() throws {
    let index = linked([
      """
      protocol A {}; protocol B: A {}; protocol C: A {}; protocol D: B, C {}
      struct One: D {}
      protocol E {}; protocol F: E {}
      struct Two: E {}; struct Three: F {}
      """
    ])
    func only(_ name: String) -> String? {
      index.type(name).flatMap { index.onlyConformers[$0.id] }.map { index.text(index[$0].name) }
    }
    #expect(only("A") == "One" && only("D") == "One")
    #expect(only("E") == nil && only("F") == "Three")
  }
}
