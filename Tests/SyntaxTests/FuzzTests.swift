// Code with something missing, doubled or in the wrong place, and constructs nested beyond reason. The
// same inputs on every run; `Fuzzing` looks for others.

import Foundation
import Syntax
import Testing

/// A generator of the same numbers on every run.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Code cut into its tokens, each with the blanks that follow it.
private struct Snippet {
  let name: String
  let bytes: [UInt8]
  let pieces: [ArraySlice<UInt8>]

  init(name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    let names = NameTable()
    let tokens = TokenTable(lexing: bytes, names: names)
    pieces = (0..<tokens.count - 1).map { i in
      bytes[(i == 0 ? 0 : tokens.start(i))..<tokens.start(i + 1)]
    }
  }

  /// What stands in a file side by side, apart: a change to one item says all there is to say, and
  /// costs less than reading the whole file again.
  static func items(of name: String, _ bytes: [UInt8]) -> [Snippet] {
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: name, bytes: bytes), names: names)
    let starts = tree.root.children.map { $0.range.lowerBound } + [bytes.count]
    return zip(starts, starts.dropFirst()).map { start, end in
      Snippet(name: "\(name):\(start)", Array(bytes[start..<end]))
    }
  }
}

private func joined(_ pieces: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
  var bytes: [UInt8] = []
  for piece in pieces { bytes += piece }
  return bytes
}

/// Every Swift file of the fixtures, in the order of their paths.
private let fixtures: [(name: String, bytes: [UInt8])] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
    (try? Data(contentsOf: folder.appending(path: path))).map { (path, Array($0)) }
  }
}()

/// What the fixtures, being SwiftUI, have little of.
private let rarities = Snippet.items(
  of: "rarities",
  Array(
    #####"""
    #!/usr/bin/swift
    @available(iOS 17, *) import struct A::B.C
    infix operator <=>: P; precedencegroup P { higherThan: Q }
    func <=> <each T: A & ~Copyable, let n: Int>(l: inout T??, _ r: repeat each T = (x, 1)...)
      async throws(E) -> @Sendable (isolated A, [3 of Int]) -> any B.Type where T.C == [D: E?]!, T: class {}
    @attached(member, names: named(a))
    macro m<T>(_ x: T) -> String = #externalMacro(module: "a", type: "b")
    extension A<B>.C: @retroactive P, Q {
      deinit {} ; subscript<T>(a b: T) -> Int { get async { 1 } set(v) {} }
    }
    indirect enum E<T>: Int { case a(T, b: Int = 1), `c d` = 2; init?(_ x: Int) rethrows {} }
    actor A {
      nonisolated(unsafe) private(set) lazy static var x = 1, (y, _): (Int, Int) { willSet { } didSet(o) { } }
    }
    label: for case let (a, .b(c)?) in try await d where a > b { continue label }
    #if os(iOS) && !DEBUG || swift(>=6)
    @objc #elseif X
    @A(b: c) #endif
    func a() { #if X
      b #if Y
        .c() #else
        .d { e } f: { g } #endif
        .h #endif
    }
    switch (a, b) { case (let x, is C) where x as? D != nil, .e: fallthrough; @unknown default: #if X
      case g: h #endif
    }
    do { try? a!.b?[0, c: 1]; throw E() } catch let e as E where e.x {} catch {}
    let x = if a { 1 } else if #available(iOS 1, *), let b, case .c = d { 2 } else { switch e { default: 3 } }
    let s = "a\("b\(c ? "d" : #"e\#(f(")"))"#)")g" + """
      \(h.map { "\($0)" }) "" \"""
      """ + ##"""
      "# \##(y) "##
      """##
    let k = \A.b[0]?.c!.d, l = \.[e], m = \[F].g(h:), r = /a+(b)/, q = ##/ \/ # /##, n = -0x1F.8p-2...
    f { [weak self, unowned(safe) a = b] (c: D, _: E) async throws -> F in return &g ? h : i ..< j >> k }
    a.b(c:d:).e<F, (G) -> H>() as! I; x = y = z; _ = a<b>(c) && d < e; reduce(0, +); f(!)
    /* a /* b */ */ /// c
    defer { repeat { #m<T>(a) { b } } while c }; guard var a = <#T##B#> else { fatalError() }
    (some A, @escaping (B) -> C).self.D::e; consume a; each b; yield &c; return
    """#####.utf8))

private let items = fixtures.flatMap { Snippet.items(of: $0.name, $0.bytes) } + rarities

/// Notes an input for which something does not hold, and stops looking after the first.
private struct Watch: ~Copyable {
  private let names = NameTable()
  private var isBroken = false

  mutating func check(_ bytes: [UInt8], twice: Bool = false, _ what: @autoclosure () -> String) {
    guard !isBroken, let violation = firstViolation(bytes, names, twice: twice) else { return }
    isBroken = true
    let text = String(decoding: bytes.prefix(2000), as: UTF8.self)
    Issue.record("\(what()): \(violation)\n\(text.debugDescription)")
  }
}

// Parsing is some twenty times slower without optimization: there, tests look at a part of what they
// otherwise look at.
#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

// MARK: Tokens and bytes in the wrong place

@Suite struct FuzzTests {
  /// Calls `change` for the tokens of each item, or without optimization for a few of them.
  private func forTokens(seed: UInt64, _ change: (Snippet, Int, inout SplitMix64) -> Void) {
    var numbers = SplitMix64(state: seed)
    for item in items {
      if isOptimized {
        for i in item.pieces.indices { change(item, i, &numbers) }
      } else {
        for _ in 0..<min(3, item.pieces.count) {
          change(item, Int.random(in: item.pieces.indices, using: &numbers), &numbers)
        }
      }
    }
  }

  @Test func unchanged() {
    #expect(fixtures.count > 100)
    #expect(items.count > 400)
    var watch = Watch()
    for fixture in fixtures { watch.check(fixture.bytes, twice: true, fixture.name) }
    for rarity in rarities { watch.check(rarity.bytes, twice: true, rarity.name) }
  }

  @Test func upToAToken() {
    var watch = Watch()
    forTokens(seed: 1) { item, i, _ in
      watch.check(joined(item.pieces[..<i]), "\(item.name), \(i) tokens")
    }
  }

  @Test func upToEveryByte() {
    var watch = Watch()
    for item in isOptimized ? items : rarities {
      for count in item.bytes.indices {
        watch.check(Array(item.bytes[..<count]), "\(item.name), \(count) bytes")
      }
    }
  }

  @Test func withoutAToken() {
    var watch = Watch()
    forTokens(seed: 2) { item, i, _ in
      var pieces = item.pieces
      pieces.remove(at: i)
      watch.check(joined(pieces), "\(item.name) without token \(i)")
    }
  }

  @Test func withATokenTwice() {
    var watch = Watch()
    forTokens(seed: 3) { item, i, numbers in
      var pieces = item.pieces
      let place = Int.random(in: 0...pieces.count, using: &numbers)
      pieces.insert(pieces[i], at: place)
      watch.check(joined(pieces), "\(item.name) with token \(i) at \(place) too")
    }
  }

  @Test func withTwoTokensSwapped() {
    var watch = Watch()
    forTokens(seed: 4) { item, i, numbers in
      var pieces = item.pieces
      let other = Int.random(in: pieces.indices, using: &numbers)
      pieces.swapAt(i, other)
      watch.check(joined(pieces), "\(item.name) with tokens \(i) and \(other) swapped")
    }
  }

  @Test func withAnotherByte() {
    var watch = Watch()
    forTokens(seed: 5) { item, i, numbers in
      var bytes = item.bytes
      let place = Int.random(in: bytes.indices, using: &numbers)
      bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      watch.check(bytes, "\(item.name) with byte \(bytes[place]) at \(place)")
    }
  }

  @Test func randomBytes() {
    var watch = Watch()
    var numbers = SplitMix64(state: 6)
    for i in 0..<(isOptimized ? 20_000 : 1000) {
      let count = Int.random(in: 0..<200, using: &numbers)
      watch.check((0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }, "random bytes \(i)")
    }
  }

  @Test func randomTokens() {
    var watch = Watch()
    var numbers = SplitMix64(state: 7)
    let pieces = items.flatMap(\.pieces)
    for i in 0..<(isOptimized ? 20_000 : 1000) {
      let count = Int.random(in: 1..<60, using: &numbers)
      let soup = (0..<count).flatMap { _ in pieces[Int.random(in: pieces.indices, using: &numbers)] }
      watch.check(soup, "random tokens \(i)")
    }
  }
}

// MARK: Nesting

/// Something that can be written inside of itself.
private let nests = [
  // Brackets and blocks.
  "(", "[", "{", "a(", "a[", ".a(", "a { ", "a.b { ", "{ [", "{ (a) in ", "{ [weak a] in ", "[a: ", "\"\\(",
  "\"\"\"\n\\(", "#\"\\#(", "if x {", "while x {", "for a in b {", "repeat {", "do {", "do {} catch {",
  "defer {", "guard a else {", "switch a { case b: ", "func f() {", "struct A {", "extension A {",
  "enum A { case a(b: ", "var a: A { get { ", "init() {", "subscript(", "if a {} else {", "if a {} else ",
  "if { a }, { ", "#a(", "#a {",
  // Directives and attributes.
  "#if X\n", "#if X\n.a\n", "#elseif X\n", "#else\n", "#endif\n", "@A(", "@A ", "@A<", "@available(",
  "#if X\n@a\n", "a\n#if X\n.b\n",
  // Prefixes.
  "-", "!", "&", "try ", "try? ", "await ", "unsafe ", "repeat ", "each ", "return ", "throw ", "yield ",
  "case ", "case .a(let ", "let (", "let ", "is ", "as ", "a as ", "a ? ", "a ? b : ", "a = ", "a + ",
  "a: if ", "a: ", "\\", "\\.", "\\A[", "\\.a(", "`", "'", "\"", "/", "#/", "/*", "<#", "#", "@", "$", ".",
  "...", "?",
  // Chains.
  "a.", ".a", "a?", "a!", "a()", "a[b]", "a { }", "a;", "a,", "a:", "a in ", "a where ",
  // Types.
  "A<", "() -> ", "(A) throws -> ", "let a: ", "let a: (", "let a: [", "let a: [A: ", "let a: A<",
  "let a: (b: ", "let a: some ", "let a: inout ", "let a: ~", "let a: A & ", "let a: @A ", "let a: A.",
  "let a: A?", "some ", "any ", "throws(", "func f(a: ", "func f<T: ", "func f<T where ", "a as [",
  "extension A<", "where A == ",
  // What closes.
  ")", "]", "}", ">", ")\"", "*/", "else ", "catch ", "in ", "-> ", "= ", ", ", ": ",
]

/// The other half of a bracket.
private let closings: [(open: String, close: String)] = [
  ("(", ")"), ("[", "]"), ("{", "}"), ("a(", ")"), ("a {", "}"), ("\"\\(", ")\""), ("if x {", "}"),
  ("A<", ">"), ("let a: [", "]"), ("#if X\n", "#endif\n"), ("/*", "*/"), ("a ? ", ": b"), ("@A(", ")"),
  ("{ a in ", "}"), ("a\n#if X\n", ".b\n#endif\n"), ("switch a { case b: ", "}"), ("func f() {", "}"),
]

@Suite struct NestingTests {
  private static let depth = isOptimized ? 100_000 : 700
  /// So deep without optimization too; the others no deeper than the parser's limits show.
  private static let deep: Set = ["(", "[", "{", "-", "!", "a.", "\"\\("]

  @Test func opened() {
    var watch = Watch()
    for piece in nests {
      let text = String(repeating: piece, count: Self.deep.contains(piece) ? 100_000 : Self.depth)
      watch.check(Array(text.utf8), "\(piece.debugDescription) again and again")
    }
  }

  @Test func openedAndClosed() {
    var watch = Watch()
    for (open, close) in closings {
      let opened = String(repeating: open, count: Self.depth)
      let closed = String(repeating: close, count: Self.depth)
      watch.check(Array("\(opened)a\n\(closed)".utf8), "\(open.debugDescription) in itself")
    }
  }
}
