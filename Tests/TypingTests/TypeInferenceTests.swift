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

  @Test func ownTypesHideThoseOfFrameworks() {
    #expect(
      type(
        "struct A: View { var body: some View { Label().padding() } }",
        "struct Label: View { var body: some View { Text(\"a\") } }"
      ).text == "ModifiedContent<Label, _PaddingLayout>")
  }
}
