// Which values may be others at the next update, and which views begin again whenever they are shown.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

private let row = "import SwiftUI\nstruct Row: View { let value: Int\n var body: some View { Text(\"\\(value)\") } }\n"

/// Where `Row` is built in `Page`, whose members are given.
private func site(_ members: String) throws -> (Index, Work, UseSite) {
  let index = linked(row + "struct Page: View {\n\(members)\n}")
  let work = Work(of: index)
  let row = try index.type("Row")
  return (index, work, try #require(work.sites(of: row).first))
}

@Suite struct ChangingValuesTests {
  private func mayChange(_ value: String, _ properties: String = "") throws -> Bool {
    let (index, work, site) = try site(properties + "\nvar body: some View { Row(value: \(value)) }")
    let argument = try #require(index.node(at: site).arguments.first?.value)
    return index.mayChange(argument, in: index.body(of: site.member), work: work)
  }

  @Test func constantsStay() throws {
    #expect(try !mayChange("1"))
    #expect(try !mayChange("limit", "let limit = 3"))
    #expect(try !mayChange("Self.limit", "static let limit = 3"))
    #expect(try !mayChange("limit + 1", "let limit = 3"))
  }

  @Test func stateChanges() throws {
    #expect(try mayChange("count", "@State private var count = 0"))
    #expect(try mayChange("count + 1", "@State private var count = 0"))
    #expect(try mayChange("isOn ? count : 0", "let isOn = true\n@State private var count = 0"))
  }
}

@Suite struct PresentationTests {
  private func startsAnew(_ content: String, _ more: String = "") throws -> Bool {
    let (index, work, site) = try site(
      "@State private var isOn = false\n\(more)\nvar body: some View { \(content) }")
    return index.startsAnew(at: site, work: work)
  }

  @Test func contentGoesOn() throws {
    #expect(try !startsAnew("VStack { Row(value: 1) }"))
    #expect(try !startsAnew("VStack { part }", "var part: some View { Row(value: 1) }"))
  }

  @Test func presentationsBeginAgain() throws {
    #expect(try startsAnew("Text(\"a\").sheet(isPresented: $isOn) { Row(value: 1) }"))
    #expect(try startsAnew("NavigationLink(\"a\", destination: Row(value: 1))"))
    #expect(try startsAnew("Text(\"a\").sheet(isPresented: $isOn) { part }", "var part: some View { Row(value: 1) }"))
  }

  @Test func keyedViewsBeginAgain() throws {
    #expect(try startsAnew("Row(value: 1).id(isOn)"))
  }
}
