// How many elements a collection can have.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct QuantityTests {
  /// What becomes of the collection of the `ForEach` in the `body` of `Page`, which has these members.
  private func quantity(_ collection: String, _ members: String = "", _ more: String = "") throws -> Quantity {
    let index = linked(
      """
      import SwiftUI
      enum Kind: CaseIterable { case a, b }
      struct Page: View {
        \(members)
        var body: some View { ForEach(\(collection), id: \\.self) { x in Text("a") } }
      }
      \(more)
      """)
    let page = try index.type("Page")
    let member = try #require(index[page].members.first { index.text(index[$0].name) == "body" })
    let body = index.body(of: member)
    let call = try #require(index.node(member).descendants.first { $0.kind == .call && $0.calledName == .ForEach })
    return index.quantity(of: try #require(call.arguments.first?.value), in: body, work: Work(of: index))
  }

  private func isUnknown(_ quantity: Quantity) -> Bool { if case .unknown = quantity { true } else { false } }
  private func grows(_ quantity: Quantity) -> Bool { if case .grows = quantity { true } else { false } }

  @Test func literalsAndCasesAreBounded() throws {
    #expect(try quantity("[1, 2]").isBounded)
    #expect(try quantity("Kind.allCases").isBounded)
    #expect(try quantity("Kind.allCases.filter { $0 == .a }").isBounded)
    #expect(try quantity("numbers", "let numbers = [1, 2, 3]").isBounded)
    #expect(try quantity("numbers.sorted()", "private var numbers: [Int] { [3, 1] + [2] }").isBounded)
    #expect(
      try quantity("Array(kinds)", "@State private var kinds: Set<Kind> = []\nfunc f() { kinds.insert(.a) }").isBounded)
    #expect(try quantity("items.prefix(3)", "let items: [Int]").isBounded)
  }

  @Test func whatIsAppendedToGrows() throws {
    #expect(try grows(quantity("items", "@State private var items: [Int] = []\nfunc f() { items.append(1) }")))
    #expect(try grows(quantity("items.sorted()", "@State private var items: [Int] = []\nfunc f() { items += [1] }")))
    #expect(try grows(quantity("notes", "@Query private var notes: [Int]")))
  }

  @Test func whatComesFromElsewhereIsUnknown() throws {
    #expect(try isUnknown(quantity("items", "let items: [Int]")))
    #expect(try isUnknown(quantity("items", "@State private var items: [Int] = []\nfunc f() { items = load() }")))
  }

  /// What a server sends, what a parent passes, and what a stored model holds.
  @Test func fetchedAndPassedCollectionsGrow() throws {
    let load = "func load() async throws -> [Int] { [] }\n"
    #expect(
      try grows(
        quantity(
          "items", "@State private var items: [Int] = []\nfunc f() async throws { items = try await load() }", load)))
    #expect(
      try grows(
        quantity(
          "items",
          "@State private var items: [Int] = []\nfunc f() async throws { let new = try await load()\nitems = new }",
          load)))
    let home = "struct Home: View { @Query var notes: [Int]\nvar body: some View { Page(items: notes) } }"
    #expect(try grows(quantity("items", "let items: [Int]", home)))
    #expect(try quantity("items", "let items: [Int]", home.replacing("notes)", with: "[1, 2])")).isBounded)
    let model = "@Model final class Note { var pages: [Leaf] = [] }\n@Model final class Leaf {}"
    #expect(try grows(quantity("note.pages", "let note: Note", model)))
    #expect(try grows(quantity("notes.flatMap { $0 }", "@Query private var notes: [Int]")))
  }

  @Test func namesOnlySilence() {
    for name in ["openTabs", "accounts", "recentNotes"] { #expect(Index.isNamedLikeFew(name)) }
    for name in ["items", "messages", "notes"] { #expect(!Index.isNamedLikeFew(name)) }
  }

  /// Several results of a function; an empty collection that nothing fills is an excerpt.
  @Test func resultsAreFollowed() throws {
    let kinds = "func kinds(_ x: Bool) -> [Kind] { if x { return [.a] }; return Kind.allCases }"
    #expect(try quantity("kinds(true)", kinds).isBounded)
    #expect(try isUnknown(quantity("items", "@State private var items: [Int] = []")))
    #expect(try quantity("items", "let items: [Int] = []").isBounded)
  }

  @Test func assignmentsOfBoundedValuesAreBounded() throws {
    #expect(try quantity("items", "@State private var items = [1]\nfunc f() { items = [1, 2] }").isBounded)
  }

  @Test func numbersOfAnySizeAreAdded() throws {
    #expect(try quantity("items.prefix(9223372036854775807) + items.prefix(5)", "let items: [Int]").isBounded)
  }

  private func wide(_ name: String) -> String { Array(repeating: name, count: 1000).joined(separator: " + ") }

  @Test func wideSearchesEnd() throws {
    // A thousand million ways to the same property.
    let (a, b, c) = (wide("a"), wide("b"), wide("c"))
    let members = "let items: [Int]\nvar a: [Int] { \(b) }\nvar b: [Int] { \(c) }\nvar c: [Int] { items }"
    #expect(try isUnknown(quantity(a, members)))
    let writes = ["a = b", "b = c", "c = items"].enumerated()
      .map { i, write in "func f\(i)() { " + String(repeating: write + "; ", count: 1000) + "}" }
      .joined(separator: "\n")
    let states = ["a", "b", "c"].map { "@State private var \($0): [Int] = []\n" }.joined()
    #expect(try isUnknown(quantity("a", states + "let items: [Int]\n" + writes)))
  }
}
