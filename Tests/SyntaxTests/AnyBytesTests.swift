// What the lexer makes of almost Swift, and of anything at all.

import Testing

@testable import Syntax

/// Everything that the lexer treats specially, close together.
let nasty = #####"""
  #!/usr/bin/env swift
  /* a /* b */ // c */ import A // d
  @main struct `a b`<T: ~Copyable>: V { /// e
    var x = [0x1F, 0b1_0, 1.5e-3, 0xA.Bp+1, 0xff.fp, x.0.1, 1...2, -1]
    let s = "a\("b\(c ? "d" : #"e\#(f(")"))"#)")g", m = """
      \(h
        .map { "\($0)" }) "" \"""
      """ + ##"""
        "# \##(y) "##
        """##
    let r = try? /^a[)/](b) \/c/.x, q = #/ \/# /#, l = ##/
      a /# b
      /##
    #if os(iOS) && !DEBUG
    func <=> (l: A??, r: inout B!) -> some C { l!.m?[0] ..< &r >= \.n.o ?? <#p#> }
    #endif
    “é≠→\u{301}👍🏽” ' t ' $0 $u `class` #""" "# */ `v
    "w\(x
    "\("\("\(
  """#####

/// A generator of the same numbers on every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var value = state
    value ^= value >> 33
    value = value &* 0xFF51_AFD7_ED55_8CCD
    return value ^ (value >> 33)
  }
}

@Suite struct AnyBytes {
  @Test func everyByteAlone() {
    let names = NameTable()
    for byte in UInt8.min...UInt8.max {
      expectNone(brokenInvariant([byte], names))
      for other in UInt8.min...UInt8.max {
        if let broken = brokenInvariant([byte, other], names) { Issue.record("\(byte) \(other): \(broken)") }
      }
    }
  }

  @Test func everyPrefixAndSuffix() {
    let names = NameTable()
    let bytes = Array(nasty.utf8)
    for i in 0...bytes.count {
      if let broken = brokenInvariant(Array(bytes[..<i]), names) { Issue.record("..<\(i): \(broken)") }
      if let broken = brokenInvariant(Array(bytes[i...]), names) { Issue.record("\(i)...: \(broken)") }
    }
  }

  @Test func everyDeletion() {
    let names = NameTable()
    let bytes = Array(nasty.utf8)
    for i in bytes.indices {
      var copy = bytes
      copy.remove(at: i)
      if let broken = brokenInvariant(copy, names) { Issue.record("without \(i): \(broken)") }
    }
  }

  @Test func randomBytes() {
    let names = NameTable()
    var numbers = Numbers(state: 1)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<200, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers)
      }
      if let broken = brokenInvariant(bytes, names) { Issue.record("\(bytes): \(broken)") }
    }
  }

  @Test func randomPieces() {
    let names = NameTable()
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "\\(", "\\#(", ")", "(", "/", "/*", "*/", "//", "\n", "\r", " ", "a", "0",
      ".", "0x", "e", "p", "`", "$", "?", "!", "<", ">", "<#", "#>", "<<<<<<< ", ">>>>>>> ", "=", "&", "-",
      "+", "é", "≠", "\u{301}", "\u{A0}", "\u{FEFF}", "\0", "'", "try", "func", "#if", "{", "}",
      "[", "]", ":",
    ]
    var numbers = Numbers(state: 2)
    for _ in 0..<5000 {
      var text = ""
      for _ in 0..<Int.random(in: 1..<30, using: &numbers) { text += pieces.randomElement(using: &numbers)! }
      expectNone(brokenInvariant(Array(text.utf8), names), text.debugDescription)
    }
  }
}

/// Input that makes careless lexers recurse or look at the same bytes again and again. None of these
/// would end in reasonable time if the lexer were not linear.
@Suite struct HostileSizes {
  @Test(arguments: [
    "/", "\"", "#", "\\", "(", ")", "'", "`", "<", ">", "<#", "#/", "#/\n", "##/\n/#", "/*", "*/", "+*/",
    "+/**/", "\"\\(", "#\"\"\"\\#(", "#\"\"\" ", "f(/a ", "f(/\\/ ", "+/", "/\\", "<<<<<<< \n", "\n>>>> ",
    "“", "`a", "$", "0x1.f", "1.", ".", "?", "a?", "é", "\u{301}", "\u{2028}", "\u{80}", "\0", "\n",
    "// \n", "#\"", "##\"#", "\"\"\"", "\"\"\"\\(", "'\\(", "#\"\"\"\\#(\"\"\"\\(", "a", "{", "#if ", "- ",
  ])
  func repeated(_ piece: String) {
    let unit = Array(piece.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(300_000)
    while bytes.count < 300_000 { bytes += unit }
    let names = NameTable()
    let clock = ContinuousClock()
    let time = clock.measure {
      let table = TokenTable(lexing: bytes, names: names)
      #expect(table.kind(table.count - 1) == .endOfFile)
    }
    // Quadratic work on these would take minutes; this leaves room for slow machines.
    #expect(time < .seconds(20), "\(piece) took \(time)")
  }

  @Test func growingDelimiters() {
    let names = NameTable()
    // Every literal has one number sign more, or one less, than the one before it.
    for open in ["\"\"\"\\", "/\n"] {
      for counts in [Array(1...1000), Array((1...1000).reversed())] {
        var text = ""
        for count in counts {
          let signs = String(repeating: "#", count: count)
          text += signs + open + (open.hasSuffix("\\") ? signs + "(" : "")
        }
        expectNone(brokenInvariant(Array(text.utf8), names))
      }
    }
  }

  @Test func deepNesting() {
    let names = NameTable()
    let depth = 100_000
    let strings = String(repeating: "\"\\(", count: depth) + String(repeating: ")\"", count: depth)
    expectNone(brokenInvariant(Array(strings.utf8), names))
    let comments = String(repeating: "/*", count: depth) + String(repeating: "*/", count: depth) + "a"
    #expect(tokens(comments) == "identifier(a)")
  }
}
