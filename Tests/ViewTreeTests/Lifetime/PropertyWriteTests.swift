// Whether a type writes one of its properties, and what its writes depend on.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct PropertyWriteTests {
  private func page(_ declaration: String, _ code: String, _ more: String = "") throws -> (Index, MemberID) {
    let index = linked(
      "import SwiftUI\nstruct Page: View {\n\(declaration)\n\(code)\nvar body: some View { Text(\"a\") }\n}\n\(more)")
    return (index, try index.member("x", of: "Page"))
  }

  private func isWritten(_ code: String, _ more: String = "", byRows: Bool = true) throws -> Bool {
    let (index, x) = try page("@State var x = [1]", code, more)
    return index.isWrittenByOwner(x, byRows: byRows)
  }

  @Test func writesOfTheOwner() throws {
    #expect(try isWritten("func f() { x = [] }"))
    #expect(try isWritten("func f() { self.x[0] = 2 }"))
    #expect(try isWritten("func f() { x.append(1) }"))
    #expect(try isWritten("var t: some View { TextField(\"a\", text: $x) }"))
    #expect(try isWritten("", "extension Page { func f() { x = [] } }"))
  }

  @Test func readsAndWritesOfOthers() throws {
    #expect(try !isWritten("func f() { print(x, x.count) }"))
    #expect(try !isWritten("func f() { label.x = x }"))
    #expect(try !isWritten("func f() { var x = 1; x = 2 }"))
    #expect(try !isWritten("", "func f(page: Page) { page.x = [] }"))
    #expect(try !isWritten(""))
  }

  @Test func aBindingThatAViewOnlyReads() throws {
    func row(_ code: String) -> String {
      "struct Row: View { @Binding var y: [Int]\n\(code)\nvar body: some View { Text(\"\\(y.count)\") } }"
    }
    let passing = "var part: some View { Row(y: $x) }"
    #expect(try isWritten(passing, row("func f() { y = [] }")))
    #expect(try !isWritten(passing, row("")))
    // What takes it is not known.
    #expect(try isWritten("var part: some View { Unknown(y: $x) }"))
  }

  @Test func rowsOfABinding() throws {
    let rows = "var rows: some View { ForEach($x, id: \\.self) { y in Text(\"a\") } }"
    #expect(try isWritten(rows))
    #expect(try !isWritten(rows, byRows: false))
    #expect(try isWritten("var t: some View { TextField(\"a\", text: $x) }", byRows: false))
  }

  @Test func usesOfAWrapper() throws {
    func uses(_ code: String, _ more: String = "") throws -> Bool {
      let (index, x) = try page("@State var x = 1", code, more)
      return index.usesWrapper(of: x)
    }
    #expect(try uses("var t: some View { Slider(value: $x) }"))
    #expect(try uses("init() { _x = State(initialValue: 2) }"))
    #expect(try !uses("func f() { x = 2 }"))
    #expect(try !uses("", "struct Other: View { @State var x = 1\nvar body: some View { Slider(value: $x) } }"))
  }

  // MARK: Values that only have to differ

  /// Whether each change of `x` gives a value that depends on nothing but the old one.
  private func renewals(_ code: String, _ declaration: String = "@State private var x = 0") throws -> [Bool] {
    let index = linked(
      "import SwiftUI\nstruct Page: View {\n\(declaration)\nvar body: some View { Button(\"\\(x)\") { \(code) } }\n}")
    let x = try index.member("x", of: "Page")
    return index.changes(of: x, in: try index.type("Page")).map { index.isRenewal($0, of: x) }
  }

  @Test func changesThatOnlyRenew() throws {
    #expect(try renewals("x += 1") == [true])
    #expect(try renewals("x = x + 1").contains(true))
    #expect(try renewals("x = UUID()", "@State private var x = UUID()") == [true])
    #expect(try renewals("x = .init()", "@State private var x = UUID()") == [true])
    #expect(try renewals("x.toggle()", "@State private var x = false") == [true])
    #expect(try renewals("x = !x", "@State private var x = false").contains(true))
  }

  @Test func changesToAValueThatMatters() throws {
    #expect(try renewals("x = 1") == [false])
    #expect(try renewals("x += step") == [false])
    #expect(try renewals("x = make()") == [false])
    #expect(try renewals("x = !other", "@State private var x = false") == [false])
    #expect(try renewals("x.append(1)", "@State private var x: [Int] = []") == [false])
    #expect(try renewals("edit($x)") == [false])
  }
}

@Suite struct CaptureTests {
  /// What the only closure of `Page.body` captures.
  private func captures(_ closure: String) throws -> Set<String> {
    let (index, tree) = try pageTree(
      "let local = 1\nreturn Button(\"a\") \(closure)",
      "let kept: Int\nstatic let shared = 1\nfunc act(_ x: Int) {}\nenum Kind { case a }", more: "let global = 1")
    let node = try #require(index.node(tree.member).descendants.first { $0.kind == .closure })
    return Set(
      index.captures(of: node, in: tree.body).map {
        switch $0 {
        case .ofSelf(let member): member.map { "self." + index.text(index[$0].name) } ?? "self"
        case .local(let name): index.text(name)
        }
      })
  }

  @Test func whatIsCaptured() throws {
    #expect(try captures("{ act(kept) }") == ["self.act", "self.kept"])
    #expect(try captures("{ print(local) }") == ["local"])
    #expect(try captures("{ print(self) }") == ["self"])
    #expect(try captures("{ [1].forEach { _ in print(local) } }") == ["local"])
  }

  @Test func whatIsNot() throws {
    #expect(try captures("{ print(Self.shared, global, Kind.a, Int(1)) }") == [])
    #expect(try captures("{ let own = 1; print(own) }") == [])
    #expect(try captures("{ x in print(x) }") == [])
    #expect(try captures("{}") == [])
  }
}
