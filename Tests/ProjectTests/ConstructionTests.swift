// Which code builds views, in rows or always, and what bodies cause besides.

import Syntax
import Testing

@testable import Project

@Suite struct ConstructionTests {
  private static let row = "struct Row: View { var body: some View { Text(\"a\") } }\n"

  /// The work of a project with `Row` and a view `Page` of this content.
  private func work(_ content: String, _ more: String = "") throws -> (index: Index, work: Work, row: TypeID) {
    let index = linked([
      "import SwiftUI\n" + Self.row + "struct Page: View {\nlet items: [Int]\n@State var isOn = false\n"
        + "var body: some View {\n\(content)\n}\n}\n" + more
    ])
    return (index, Work(of: index), try #require(index.type("Row")).id)
  }

  private func isBuiltInRows(_ content: String, _ more: String = "") throws -> Bool {
    let found = try work(content, more)
    return found.work.isBuiltInRows(found.row)
  }

  @Test func viewsInRows() throws {
    #expect(try isBuiltInRows("ForEach(items, id: \\.self) { _ in Row() }"))
    #expect(try isBuiltInRows("List(items, id: \\.self) { _ in HStack { Row() } }"))
    #expect(try isBuiltInRows("ForEach(items, id: \\.self) { part($0) }\n}\nfunc part(_ n: Int) -> some View { Row()"))
    // A part of a row is built with it.
    let card = "struct Card: View { var body: some View { HStack { Row() } } }"
    #expect(try isBuiltInRows("ForEach(items, id: \\.self) { _ in Card() }", card))
  }

  @Test func viewsOutsideOfRows() throws {
    #expect(try !isBuiltInRows("VStack { Row() }"))
    #expect(try !isBuiltInRows("ForEach(items, id: \\.self) { _ in Button(\"a\") { show(Row()) } }"))
    // What scrolls is a page, and has no rows of its own there.
    let card = "struct Card: View { var body: some View { ScrollView { Row() } } }"
    #expect(try !isBuiltInRows("ForEach(items, id: \\.self) { _ in Card() }", card))
  }

  @Test func destinationsThatAreBuiltWithTheirLinks() throws {
    func isEager(_ content: String) throws -> Bool {
      let found = try work(content)
      return found.work.isEagerDestination(found.row)
    }
    #expect(try isEager("NavigationLink(\"a\", destination: Row())"))
    #expect(try !isEager("NavigationLink(\"a\", value: 1)") && !isEager("VStack { Row() }"))
  }

  @Test func viewsThatNoComparisonLeavesOut() throws {
    func isAlways(_ content: String) throws -> Bool {
      let found = try work(content)
      return found.work.isBuiltAlways(at: try #require(found.work.sites(of: found.row).first))
    }
    #expect(try isAlways("VStack { Row() }"))
    // A comparison chooses one of several.
    #expect(try !isAlways("if items.count == 1 { Row() }"))
    #expect(try !isAlways("switch items.count { case 1: Row()\ndefault: Text(\"a\") }"))
    #expect(try !isAlways("Text(\"a\").sheet(isPresented: $isOn) { Row() }"))
  }

  @Test func whatAMemberBuilds() throws {
    let found = try work("VStack { Row(); Text(\"a\"); Row() }")
    let body = try #require(found.index.member("body", of: "Page"))
    #expect(found.work.constructions(in: body).map(\.type) == [found.row, found.row])
    #expect(found.work.constructions(in: try #require(found.index.member("body", of: "Row"))).isEmpty)
    #expect(found.work.sites(of: found.row).count == 2)
    #expect(found.work.constructionSites(of: found.row, in: found.index).count == 2)
    #expect(found.index.constructions(of: found.row).count == 2)
  }

  /// A name that may mean two types says nothing of either.
  @Test func callsThatMayConstructAnotherType() throws {
    let index = linked([
      "import SwiftUI\n" + Self.row, "import SwiftUI\n" + Self.row,
      "import SwiftUI\nstruct Page: View { var body: some View { Row() } }",
    ])
    let work = Work(of: index)
    for row in index.types(named: try #require(index.names.name("Row"))) {
      #expect(work.constructionSites(of: row, in: index).isEmpty)
    }
  }

  @Test func theBodyOfARow() throws {
    let index = linked([
      "import SwiftUI\n" + Self.row
        + "struct Screen: View { var body: some View { NavigationStack { Text(\"a\") } } }\n"
        + "struct Feed: View { var body: some View { ScrollView { Text(\"a\") } } }"
    ])
    #expect(index.bodyOfRow(try #require(index.type("Row")).id) == index.member("body", of: "Row"))
    for page in ["Screen", "Feed"] { #expect(index.bodyOfRow(try #require(index.type(page)).id) == nil) }
  }

  // MARK: Effects

  /// The ways to the side effects of `Page.body`.
  private func effects(_ content: String, _ members: String = "") throws -> [String] {
    let found = try work(content + "\n}\n\(members)\nvar other: Int { 1")
    return found.work.effects(reachedFrom: try #require(found.index.member("body", of: "Page"))).map { effect in
      effect.path.map { found.index.text(found.index.use(at: $0).name) }.joined(separator: " > ")
    }
  }

  @Test func writesInUpdates() throws {
    #expect(try effects("let _ = change()\nText(\"a\")", "func change() { isOn = true }") == ["change > isOn"])
    #expect(try effects("Button(\"a\") { isOn = true }") == [])
    #expect(try effects("let _ = change()\nText(\"a\")", "func change() { var x = 1; x = 2 }") == [])
  }

  @Test func valuesThatAreNewEachTime() throws {
    func recomputed(_ content: String) throws -> Int {
      let found = try work(content)
      return found.work.recomputations(reachedFrom: try #require(found.index.member("body", of: "Page"))).count
    }
    #expect(try recomputed("Text(\"\\(items.sorted().count)\")") == 1)
    #expect(try recomputed("Button(\"a\") { print(items.sorted()) }") == 0)
    #expect(try recomputed("Text(\"\\(items.count)\")") == 0)
  }
}
