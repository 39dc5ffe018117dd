// Where views are constructed, and which of their members other code uses.

import Syntax
import Testing

@testable import Project

@Suite struct OutsideUseTests {
  /// How other code uses the view `Row` of the first file, which has these members.
  private func outside(_ members: String, _ more: String, otherFile: String = "") throws -> (Index, OutsideUses, TypeID)
  {
    let index = linked([
      "import SwiftUI\nstruct Row: View {\n\(members)\nvar body: some View { Text(\"a\") }\n}\n\(more)",
      "import SwiftUI\n\(otherFile)",
    ])
    return (index, Work(of: index).outside, try #require(index.type("Row")).id)
  }

  @Test func callsOfInitializersInAnyCode() throws {
    let (index, outside, row) = try outside(
      "var x = 1",
      """
      struct Page: View { var body: some View { Button("a") { show(Row(x: 1)) } }\nfunc f() { _ = Row() } }
      struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }
      """, otherFile: "let kept = Row(x: 2)\nstruct Other {}\nlet other = Other()")
    let calls = outside.initializerCalls(of: row)
    #expect(calls.map { index.file($0.caller) } == [0, 0, 0, 1])
    for call in calls { #expect(index.use(at: UseSite(member: call.caller, use: call.use)).isCall) }
    #expect(outside.initializerCalls(of: try #require(index.type("Other")).id).isEmpty)
  }

  @Test func initializersWithoutACall() throws {
    func isReferenced(_ more: String) throws -> Bool {
      let (_, outside, row) = try outside("var x = 1", more)
      return outside.isInitializerReferenced(of: row)
    }
    #expect(try isReferenced("let rows = [1].map(Row.init)"))
    #expect(try isReferenced("let make: (Int) -> Row = Row.init(x:)"))
    #expect(try !isReferenced("let row = Row(x: 1)"))
    #expect(try !isReferenced("let row = Row.init(x: 1)"))
    #expect(try !isReferenced("let type = Row.self"))
  }

  /// Whether `x` is used where a private property would be invisible, and whether an extension elsewhere is why.
  private func reached(_ more: String = "", otherFile: String = "", _ declaration: String = "var x = 1") throws
    -> [Bool]
  {
    let (index, outside, _) = try outside(declaration, more, otherFile: otherFile)
    let x = try #require(index.member("x", of: "Row"))
    return [outside.isReachedFromOutside(x), outside.isReachedByExtension(x)]
  }

  @Test func otherTypesReachAProperty() throws {
    #expect(try reached("struct Page { func f(row: Row) -> Int { row.x } }") == [true, false])
    #expect(try reached("func f(row: Row) { print(row.x) }") == [true, false])
    #expect(try reached(otherFile: "func f(row: Row) { print(row.x) }") == [true, false])
    #expect(try reached("struct Page { func f(row: Row) { g(row.$x) } }", "@State var x = 1") == [true, false])
  }

  @Test func theViewItselfDoesNot() throws {
    #expect(try reached() == [false, false])
    #expect(try reached("extension Row { func f() -> Int { x } }") == [false, false])
    // A type in the view sees what is private there.
    #expect(try reached("extension Row { struct Part { func f(row: Row) -> Int { row.x } } }") == [false, false])
    #expect(try reached("struct Other { var x = 1\nfunc f() -> Int { x } }\nlet a = Other().x") == [false, false])
  }

  @Test func anExtensionInAnotherFile() throws {
    #expect(try reached(otherFile: "extension Row { func f() -> Int { x } }") == [true, true])
    #expect(try reached(otherFile: "extension Row { func f() { g($x) } }", "@State var x = 1") == [true, true])
    #expect(try reached(otherFile: "extension Row { func f() -> Int { y } }") == [false, false])
  }

  @Test func typesOtherThanViewsAreLeftOut() throws {
    let index = linked(["struct Data { var x = 1 }\nlet d = Data(x: 1)\nlet n = d.x"])
    let outside = Work(of: index).outside
    #expect(outside.initializerCalls(of: try #require(index.type("Data")).id).isEmpty)
    #expect(!outside.isReachedFromOutside(try #require(index.member("x", of: "Data"))))
  }

  @Test func codeThatIsBeingWritten() throws {
    let (_, outside, row) = try outside("var x = 1", "struct Page: View { var body: some View { Row(x: ")
    #expect(outside.initializerCalls(of: row).count == 1)
  }
}
