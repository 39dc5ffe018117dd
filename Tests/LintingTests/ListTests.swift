import Linting
import Testing

@Suite struct ListTests {
  @Test func everyItemIsNamedWithinTheLimit() {
    #expect(listed([]) == "")
    #expect(listed(["`a`"]) == "`a`")
    #expect(listed(["`a`", "`b`"]) == "`a` and `b`")
    #expect(listed(["`a`", "`b`", "`c`"]) == "`a`, `b` and `c`")
    #expect(listed(["`a`", "`b`", "`c`"], limit: 3) == "`a`, `b` and `c`")
  }

  @Test func itemsBeyondTheLimitAreCounted() {
    #expect(listed(["`a`", "`b`", "`c`"], limit: 2) == "`a`, `b` and 1 more")
    #expect(listed(["`a`", "`b`", "`c`", "`d`", "`e`"], limit: 2) == "`a`, `b` and 3 more")
    #expect(listed(["`a`", "`b`"], limit: 1) == "`a` and 1 more")
  }

  @Test(arguments: [
    "a `VStack`", "an `HStack`", "an `NSView`", "a `UIView`", "a `User`", "an `Avatar`", "a `Unit`", "an `x`", "a `y`",
    "a `One`", "an `Undo`",
  ])
  func articlesFitTheSound(_ phrase: String) {
    #expect(withArticle(String(phrase.split(separator: " ")[1].dropFirst().dropLast())) == phrase)
  }
}
