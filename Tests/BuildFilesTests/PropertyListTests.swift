// Property lists: what they hold, and that no bytes are too much.

import Testing

@testable import BuildFiles

@Suite struct PropertyListTests {
  /// The list written again, on one line.
  private func text(_ source: String) throws -> String {
    let list = try PropertyList(parsing: Array(source.utf8))
    func write(_ value: PropertyList.Value) -> String {
      switch list.kind(value) {
      case .text: list.text(of: value) ?? ""
      case .list: "(" + list.elements(of: value).map { write($0) }.joined(separator: ",") + ")"
      case .table:
        "{" + list.pairs(of: value).map { list.text($0.key) + "=" + write($0.value) }.joined(separator: ";") + "}"
      }
    }
    return list.root.map { write($0) } ?? ""
  }

  @Test(arguments: [
    ("{ a = b; c = (1, 2,); }", "{a=b;c=(1,2)}"),
    ("// !$*UTF8*$!\n{\n\t/* all */ a /* one */ = { b = (); }; }", "{a={b=()}}"),
    (#"{ "a b" = "x\"y\\z\n\U00e9"; 'q' = '"'; }"#, "{a b=x\"y\\z\né;q=\"}"),
    ("( (a), {b = c;}, d )", "((a),{b=c},d)"),
    ("{}", "{}"), ("", ""), ("  // nothing", ""), ("word", "word"),
    ("{ a = /*/ x */ b; }", "{a=b}"),
  ])
  func reads(source: String, written: String) throws { #expect(try text(source) == written) }

  @Test(arguments: [
    ("{ a = b; ", 1, "is cut off"), ("{ a\n= b }", 2, "is not a property list"),
    ("( a b )", 1, "is not a property list"),
    ("{ a = b; } c", 1, "goes on behind its end"), ("{ a = b; )", 1, "is not a property list"),
    ("{ a = ; }", 1, "is not a property list"), ("{ (a) = b; }", 1, "is not a property list"),
    ("( }", 1, "is not a property list"),
    ("{\n\n<<<<<<< HEAD\n}", 3, "is not a property list"), ("{ a = \"b", 1, "is cut off"), ("{ /* a", 1, "is cut off"),
    ("<?xml version=\"1.0\"?>", 1, "is a property list of another kind than Xcode writes"),
    ("= b", 1, "is not a property list"), (")", 1, "is not a property list"),
  ])
  func saysWhatIsWrong(source: String, line: Int, message: String) {
    #expect(throws: PropertyList.SyntaxError(line: line, message: message)) {
      try PropertyList(parsing: Array(source.utf8))
    }
  }

  @Test func deepNestingEnds() throws {
    let deep = String(repeating: "(", count: 1_000_000)
    #expect(throws: PropertyList.SyntaxError(line: 1, message: "nests too deeply")) {
      try PropertyList(parsing: Array(deep.utf8))
    }
    #expect(try text(String(repeating: "(", count: 64) + String(repeating: ")", count: 64)).count == 128)
  }

  @Test func manyTextsHaveTheirNumbers() throws {
    let list = try PropertyList(parsing: Array("{ \((0..<200_000).map { "k\($0) = k\($0 / 2);" }.joined()) }".utf8))
    let root = try #require(list.root)
    #expect(list.textCount == 200_000)
    #expect(list.number(of: "k199999") > list.number(of: "k99999"))
    #expect(list.value(list.number(of: "k999"), of: root).flatMap { list.text(of: $0) } == "k499")
    // No more keys of a table are looked at.
    #expect(list.value(list.number(of: "k1000"), of: root) == nil)
    #expect(list.number(of: "k200000") == -1)
    #expect(list.value(list.number(of: "k200000"), of: root) == nil)
  }

  /// All short texts: space behind the end changes nothing.
  @Test func anyPiecesEnd() {
    let pieces = ["{", "}", "(", ")", "=", ";", ",", "\"", "/*", "//", "a", " "]
    var texts = [""]
    var read = 0
    for _ in 0..<4 {
      texts = texts.flatMap { text in pieces.map { text + $0 } }
      for source in texts {
        let written = try? text(source)
        if written != nil { read += 1 }
        #expect(written == (try? text(source + "\n")), "\(source)")
      }
    }
    #expect(read > 0)
  }
}
