import Linting
import Project
import Testing

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("a.b", "a.b"), ("  a\n    .b ", "a .b"), ("f(x)", "f(x)"),
    ("library.albums.sorted { $0.title.count < $1.title.count }", "library.albums.sorted { … }"),
    ("viewModel.dataSource.currentSection.itemsOfThisSection", "viewModel.dataSource.currentSection.…"),
    ("aNameThatIsLongerThanEverythingThatFitsIntoASentence", "aNameThatIsLongerThanEverythingThatFitsIntoASentence"),
    (#"Text("a (b \(c["d"])").font(.system(size: 17)).bold() + x"#, "Text(…).font(…).bold() + x"),
    ("make(a, b, { c }, anotherArgument, andOneMore", "make(…)"),
  ])
  func briefEndsBehindAWholeName(_ text: String, _ expected: String) {
    #expect(Pass.brief(text) == expected)
  }

  @Test func quotedIsWholeOrDescribed() {
    #expect(Pass.quoted("user.name", or: "the condition") == "`user.name`")
    #expect(Pass.quoted("x + `default`", or: "the value") == "`x + default`")
    #expect(Pass.quoted("", or: "the value") == "the value")
    let long = "user.name == other.name && user.age == other.age"
    #expect(Pass.quoted(long, or: "the condition") == "the condition")
    #expect(Pass.quoted(long, or: "the condition", limit: 60) == "`\(long)`")
  }
}
