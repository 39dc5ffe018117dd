// What bodies cost: which expensive calls a body reaches, by which way and how often.

import Syntax
import Testing

@testable import Project

/// The expensive calls that `V.body` reaches: the names of the calls on the way, and how often.
private func costs(_ content: String, _ more: String = "") throws -> [String] {
  let index = linked([
    "import SwiftUI\nfunc read() -> String { (try? String(contentsOfFile: \"a\")) ?? \"\" }\n\(more)\n"
      + "struct V: View {\n let xs: [Int]\n var body: some View {\n\(content)\n}\n}"
  ])
  return Work(of: index).costs(reachedFrom: try #require(index.member("body", of: "V"))).map { cost in
    let names = cost.path.map { index.text(index.use(at: $0).name) }.joined(separator: " > ")
    return names + (cost.frequency == .perRow ? " per row" : cost.frequency == .often ? " often" : "")
  }
}

@Suite struct WorkTests {
  @Test func costsTravelAlongCalls() throws {
    #expect(try costs("Text(read())") == ["read > String"])
    #expect(
      try costs("Text(outer())", "func outer() -> String { inner() }\nfunc inner() -> String { read() }")
        == ["outer > inner > read > String"])
    #expect(try costs("Text(\"a\")") == [])
  }

  @Test func theShortestWayIsTold() throws {
    #expect(try costs("Text(far() + read())", "func far() -> String { read() }") == ["read > String"])
  }

  @Test func rowsRepeat() throws {
    #expect(try costs("ForEach(xs, id: \\.self) { _ in Text(read()) }") == ["read > String per row"])
  }

  @Test func actionsCostNothing() throws {
    #expect(try costs("Button(\"a\") { _ = read() }") == [])
  }

  @Test func whatIsKeptIsFilledOnce() throws {
    let cached =
      "var kept: String?\nfunc cached() -> String {\n  if let kept { return kept }\n  let new = read()\n  kept = new\n  return new\n}"
    #expect(try costs("Text(cached())", cached) == [])
    // It returns early, and keeps nothing.
    let early = "var kept: String?\nfunc early() -> String {\n  if let kept { return kept }\n  return read()\n}"
    #expect(try costs("Text(early())", early) == ["early > read > String"])
  }

  @Test func errorsAndExitsAreRare() throws {
    let handler = "func a() -> Int { do { try b() } catch { _ = read() }; return 1 }\nfunc b() throws {}"
    #expect(try costs("Text(\"\\(a())\")", handler) == [])
    let exit = "func a(_ x: Int?) -> Int { guard let x else { _ = read(); return 0 }; return x }"
    #expect(try costs("Text(\"\\(a(1))\")", exit) == [])
  }

  @Test func defaultValuesCostWhereTheyAreLeftOut() throws {
    let function = "func show(_ n: Int, text: String = (try? String(contentsOfFile: \"b\")) ?? \"\") -> String { text }"
    #expect(try costs("Text(show(1))", function) == ["show > String"])
    #expect(try costs("Text(show(1, text: \"a\"))", function) == [])
  }

  /// A path passes through a limited number of functions.
  @Test func waysEndAtTheLimit() throws {
    func chain(_ length: Int) -> String {
      (1...length).map { "func f\($0)() -> String { \($0 == length ? "read()" : "f\($0 + 1)()") }" }.joined(
        separator: "\n")
    }
    // `body` and `read` take part as well.
    #expect(try costs("Text(f1())", chain(Work.depthLimit - 2)).count == 1)
    #expect(try costs("Text(f1())", chain(Work.depthLimit - 1)) == [])
  }
}
