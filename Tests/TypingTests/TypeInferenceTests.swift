// Types of bodies where the compiler cannot be asked: what is not known stays open. All other forms are
// compared with the compiler in `Conformance/Types`.

import Project
import Syntax
import Testing
import Typing
import ViewTree

/// The type of the first body of the first source.
func type(_ sources: String...) -> BodyType {
  let names = NameTable()
  let trees = sources.enumerated().map {
    Tree(parsing: SourceText(path: "\($0.offset).swift", bytes: Array($0.element.utf8)), names: names)
  }
  let files = trees.enumerated().map {
    SourceFile(number: $0.offset, tree: $0.element, facts: FileFacts(of: $0.element), names: names)
  }
  let index = Index(linking: files, names: NameText(names))
  return TypeInference(index: index).bodyType(of: index.viewTrees(of: files[0])[0].member)
}

func bodyText(_ content: String) -> String {
  type("struct A: View {\n let flag: Bool\n var body: some View {\n\(content)\n}\n}").text
}

@Suite struct StaticTypesTests {
  @Test func unknownNamesStayOpen() {
    let body = type("struct A: View { var body: some View { VStack { Strange(); Text(\"a\") } } }")
    #expect(!body.isComplete && body.text == "VStack<_>")
    #expect(bodyText("Text(\"a\").strange()") == "_")
    #expect(bodyText("HStack { Text(\"a\") }.padding().strange().padding()") == "_")
  }

  /// Without a type, data is not taken for a range because that is the only overload without a parameter of its own.
  @Test func unknownDataStaysOpen() {
    #expect(bodyText("List(strange) { a in Text(\"a\") }") == "List<Never, ForEach<_, _, Text>>")
    #expect(bodyText("ForEach(strange) { a in Text(\"a\") }") == "ForEach<_, _, Text>")
    #expect(bodyText("ForEach(0..<strange.count) { a in Text(\"a\") }") == "ForEach<Range<Int>, Int, Text>")
    #expect(bodyText("Button(strange) {}") == "Button<Text>")
  }

  @Test func unknownConditionsCountOnlyIfTheyMatter() {
    #expect(bodyText("Text(\"a\")\n#if os(iOS)\n.bold()\n#endif") == "Text")
    #expect(bodyText("Text(\"a\")\n#if os(iOS)\n.padding()\n#endif") == "_")
    #expect(bodyText("#if DEBUG\nText(\"a\")\n#else\nText(\"b\")\n#endif") == "Text")
    #expect(bodyText("Text(\"a\")\n#if DEBUG\nSpacer()\n#endif") == "_")
  }

  @Test func ambiguousTypesOfOtherFilesStayOpen() {
    let use = "struct A: View { var body: some View { Group { Row() } } }"
    let row = "struct Row: View { var body: some View { Text(\"a\") } }"
    #expect(type(use, row).text == "Group<Row>")
    #expect(!type(use, row, row).isComplete)
    #expect(type(use, row, "private " + row).text == "Group<Row>")
  }

  @Test func bothSidesOfAConditionCount() {
    func use(_ first: String, _ second: String) -> String {
      type(
        """
        struct A: View {
          var body: some View { part.opacity(0.5) }
          #if os(iOS)
          var part: some View { \(first) }
          #else
          var part: some View { \(second) }
          #endif
        }
        """
      ).text
    }
    #expect(use("Text(\"a\")", "Text(\"b\").bold()") == "ModifiedContent<Text, _OpacityEffect>")
    #expect(use("Text(\"a\")", "Spacer()") == "_")
  }

  @Test func recursionEnds() {
    #expect(type("struct A: View { var body: some View { part }; var part: some View { body.padding() } }").text == "_")
    #expect(bodyText("func part() -> some View { part() }\nreturn part()") == "_")
  }

  @Test(arguments: [
    "class A: A {}", "class A: B {}; class B: A {}", "class A: B {}; class B: C {}; class C: B {}",
  ])
  func classesThatInheritFromThemselvesEnd(_ classes: String) {
    let other = "class Other {}; func show(_ value: Other) -> Text { Text(\"\") }"
    let title = "extension A { func title() -> Text { Text(\"\") } }"
    #expect(type(body("A().missing()"), classes, other).text == "_")
    #expect(type(body("show(A())"), classes, other).text == "_")
    #expect(type(body("A().title()"), classes, title).text == "Text")
  }

  @Test(arguments: ["A<A<T>>", "A<(T, T)>", "A<[T]>"])
  func classesThatInheritFromMoreAndMoreOfThemselvesEnd(_ parent: String) {
    let classes = "class A<T>: \(parent) {}; class Other {}; func show(_ value: Other) -> Text { Text(\"\") }"
    #expect(type(body("A<Int>().missing()"), classes).text == "_")
    #expect(type(body("show(A<Int>())"), classes).text == "_")
    #expect(
      type(body("ForEach([A<Int>()], id: \\.self) { _ in Text(\"\") }"), classes).text.hasPrefix(
        "ForEach<Array<A<Int>>"))
  }

  @Test func superclassesAreSearched() {
    let classes =
      "class Base { func title() -> Text { Text(\"\") } }; class Middle<T>: Base {}; class A: Middle<Int> {}"
    #expect(type(body("A().title()"), classes).text == "Text")
    let show = "func show(_ value: Base) -> Text { Text(\"\") }; func show(_ value: Middle<Int>) -> Spacer { Spacer() }"
    // The nearest superclass fits best.
    #expect(type(body("show(A())"), classes, show).text == "Spacer")
  }

  // Each of these doubles a type with each step; one that is too large for anybody to read is not known.

  @Test func callsThatDoubleEnd() {
    let twice = "extension View { func twice() -> some View { HStack { self; self } } }"
    func chained(_ count: Int) -> String {
      type(body("Text(\"\")" + String(repeating: ".twice()", count: count)), twice).text
    }
    #expect(chained(1) == "HStack<TupleView<(Text, Text)>>")
    #expect(chained(10).split(separator: "Text").count == 1025 && !chained(10).contains("_"))
    #expect(chained(14).contains("_"))
    #expect(chained(60).utf8.count < Self.longest)
  }

  @Test func bodiesThatDoubleEnd() {
    let bodies = (1...30).map {
      "struct V\($0): View { var body: some View { let a = V\($0 - 1)().body; HStack { a; a } } }"
    }
    let first = "struct V0: View { var body: some View { Text(\"\") } }"
    #expect(type((bodies.reversed() + [first]).joined(separator: "\n")).text.utf8.count < Self.longest)
    #expect(type((bodies[..<2].reversed() + [first]).joined(separator: "\n")).text.split(separator: "Text").count == 5)
  }

  @Test func tuplesThatDoubleEnd() {
    func tuples(_ count: Int) -> String {
      (1...count).map { "let a\($0) = (a\($0 - 1), a\($0 - 1))" }.joined(separator: "\n") + "\nreturn a\(count)"
    }
    #expect(bodyText("let a0 = 1\n\(tuples(2))") == "((Int, Int), (Int, Int))")
    #expect(bodyText("let a0 = 1\n\(tuples(60))").utf8.count < Self.longest)
  }

  @Test func superclassesThatDoubleEnd() {
    let classes = (0..<60).map { "class A\($0)<T>: A\($0 + 1)<(T, T)> {}" }.joined(separator: "\n")
    #expect(type(body("A0<Int>().missing()"), classes, "class A60<T> {}").text == "_")
  }

  @Test func aliasesThatDoubleEnd() {
    func alias(_ count: Int) -> String {
      let aliases = (1...count).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" }
      return type(
        "struct V: View { var a: A\(count); var body: some View { show(a) } }",
        "func show<T>(_ value: T) -> ForEach<T, Int, Text> { fatalError() }",
        "typealias A0 = Int\n" + aliases.joined(separator: "\n")
      ).text
    }
    #expect(alias(2) == "ForEach<((Int, Int), (Int, Int)), Int, Text>")
    #expect(alias(40) == "ForEach<_, Int, Text>")
  }

  /// Variables of one call that stand for each other twice.
  @Test func requirementsThatDoubleEnd() {
    func made(_ count: Int) -> String {
      let names = (0...count).map { "T\($0)" }.joined(separator: ", ")
      let same = (0..<count).map { "T\($0) == (T\($0 + 1), T\($0 + 1))" }.joined(separator: ", ")
      return type(
        body("make(1)"),
        "func make<\(names)>(_ a: T\(count)) -> ForEach<T0, Int, Text> where \(same) { fatalError() }"
      ).text
    }
    #expect(made(2) == "ForEach<((Int, Int), (Int, Int)), Int, Text>")
    #expect(made(30).contains("_") && made(30).utf8.count < Self.longest)
  }

  /// What ten thousand parts with long names may come to.
  private static let longest = 500_000

  private func body(_ content: String) -> String { "struct V: View { var body: some View { \(content) } }" }

  @Test func ownTypesHideThoseOfFrameworks() {
    #expect(
      type(
        "struct A: View { var body: some View { Label().padding() } }",
        "struct Label: View { var body: some View { Text(\"a\") } }"
      ).text == "ModifiedContent<Label, _PaddingLayout>")
  }
}
