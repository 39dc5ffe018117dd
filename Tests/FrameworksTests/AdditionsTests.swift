// What projects name themselves.

import Testing

@testable import Frameworks

@Suite struct AdditionsTests {
  @Test(arguments: [
    ("a", "a", true), ("a", "ab", false), ("*", "", true), ("*", "x.y", true), ("a*", "abc", true),
    ("*c", "abc", true), ("a*c", "ac", true), ("a*a", "a", false), ("a*b*c", "aXbYc", true),
    ("a*b*c", "acb", false), ("*b*b*", "bb", true), ("*b*b*", "b", false), ("", "", true), ("", "a", false),
  ])
  func wildcards(pattern: String, text: String, isMatch: Bool) {
    #expect(Wildcard(pattern).matches(text) == isMatch)
  }

  @Test(arguments: ["", "()", "a b", "a.b.c", "a(b)", "a(:)", "3a", ".a", "a.", "a(b:", "a()b", "ab(1x:)"])
  func namesOfNoCall(_ text: String) { #expect(CallPattern(text) == nil) }

  @Test func callsByTypeNameAndLabels() throws {
    let open = try #require(CallPattern("Archive.open(_:mode:)"))
    #expect(open.matches(type: "Archive", name: "open", labels: ["_", "mode"]))
    #expect(!open.matches(type: "Archive", name: "open", labels: ["_"]))
    #expect(!open.matches(type: nil, name: "open", labels: ["_", "mode"]))
    let construction = try #require(CallPattern("Archive(url:)"))
    #expect(construction.matches(type: "Archive", name: "init", labels: ["url"]))
    #expect(!construction.matches(type: "Archive", name: "url", labels: ["url"]))
    let family = try #require(CallPattern("legacy_*"))
    #expect(family.matches(type: nil, name: "legacy_read", labels: ["_"]))
    #expect(!family.matches(type: nil, name: "read", labels: []))
    let empty = try #require(CallPattern("now()"))
    #expect(empty.matches(type: "Clock", name: "now", labels: []))
    #expect(!empty.matches(type: "Clock", name: "now", labels: ["_"]))
  }

  @Test func theLastThatMatchesCounts() throws {
    var additions = Additions()
    additions.calls = [
      Additions.Call(try #require(CallPattern("load*")), .named, .warning),
      Additions.Call(try #require(CallPattern("loadName")), .named, .off),
    ]
    let named = NamedCode(additions)
    #expect(named.call(type: nil, name: "loadAll", labels: [])?.cost?.row == .error)
    #expect(named.call(type: nil, name: "loadName", labels: []).map { $0.cost == nil } == true)
    #expect(named.call(type: nil, name: "store", labels: []) == nil)
  }

  /// However they begin and end, those that match are found among many.
  @Test(arguments: [
    ("exact", "exact"), ("head*", "headroom"), ("*tail", "curtail"), ("he*il", "hereail"), ("*mid*", "amidst"),
    ("*aab*", "aaab"), ("*abab*c", "aababbc"), ("*abcabd*", "abcabcabdx"), ("*", ""), ("ü*", "über"),
  ])
  func findsAmongMany(pattern: String, text: String) {
    var additions = Additions()
    additions.constants =
      (0..<50).flatMap { ["x\($0)", "x\($0)*", "*x\($0)"].map(Wildcard.init) } + [Wildcard(pattern)]
    #expect(NamedCode(additions).isConstant(text))
    additions.constants.removeLast()
    #expect(!NamedCode(additions).isConstant(text))
  }
}
