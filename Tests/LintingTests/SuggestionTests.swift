// The word that someone meant who typed another one.

import Testing

@testable import Linting

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("any-view", "any-view", 0), ("any-veiw", "any-view", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("ab", "ba", 1), ("abcd", "badc", 2),
  ])
  func distances(_ a: String, _ b: String, _ distance: Int) {
    #expect(editDistance(Array(a), Array(b)) == distance)
    #expect(editDistance(Array(b), Array(a)) == distance)
  }

  @Test(arguments: [
    ("any-veiw", "any-view"), ("AnyView", "any-view"), ("any_view", "any-view"), ("ANY-VIEW", "any-view"),
    ("index-id", "index-as-id"), ("index", "index-as-id"), ("wrok-in", "work-in-body"), ("zzz", nil), ("", nil),
    (String(repeating: "a", count: 10_000), nil),
  ])
  func nearestWord(_ typed: String, _ meant: String?) {
    #expect(nearest(to: typed, among: ["any-view", "index-as-id", "work-in-body"]) == meant)
  }
}
