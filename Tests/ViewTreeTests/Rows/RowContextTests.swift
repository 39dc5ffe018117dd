// Which containers build a view as a row, and where updates read, edit and search collections.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct LazyContextTests {
  private func lazyRow(_ content: String, _ more: String = "") throws -> String? {
    let (index, tree) = try pageTree(content, "let items: [Int]\n@State var isOn = false", more: more)
    let text = try #require(tree.nodes.indices.last { index.text(tree[$0].name) == "Text" })
    return index.lazyRow(around: text, of: tree, work: Work(of: index)).map {
      index.text($0.container) + ($0.path.isEmpty ? "" : " through \($0.path.count)")
    }
  }

  @Test func rowsOfLazyContainers() throws {
    #expect(try lazyRow("List(items, id: \\.self) { _ in Text(\"a\") }") == "List")
    #expect(try lazyRow("LazyVStack { ForEach(items, id: \\.self) { _ in HStack { Text(\"a\") } } }") == "LazyVStack")
  }

  @Test func placesOutsideOfRows() throws {
    #expect(try lazyRow("List { Text(\"a\") }") == nil)
    #expect(try lazyRow("VStack { ForEach(items, id: \\.self) { _ in Text(\"a\") } }") == nil)
    #expect(try lazyRow("List(items, id: \\.self) { _ in Menu(\"m\") { Text(\"a\") } }") == nil)
    // A sheet is not part of the row.
    #expect(
      try lazyRow("List(items, id: \\.self) { _ in Image(\"a\").sheet(isPresented: $isOn) { Text(\"a\") } }") == nil)
    let own = "struct Box<C: View>: View { @ViewBuilder let c: () -> C\nvar body: some View { c() } }"
    #expect(try lazyRow("List(items, id: \\.self) { _ in Box { Text(\"a\") } }", own) == nil)
  }

  @Test func rowsThroughOtherBodies() throws {
    func row(_ home: String, _ more: String = "") throws -> String? {
      try lazyRow(
        "HStack { Text(\"a\") }",
        "struct Home: View { let items: [Int]\nlet one: [Int]\nvar body: some View { \(home) }\n\(more) }")
    }
    #expect(try row("List(items, id: \\.self) { _ in Page(items: one) }") == "List through 1")
    #expect(
      try row(
        "List(items, id: \\.self) { _ in part }", "var part: some View { Page(items: one) }") == "List through 2")
    #expect(try row("VStack { Page(items: one) }") == nil)
  }

  @Test func containersOfAnElement() throws {
    func container(_ content: String) throws -> String? {
      let (index, tree) = try pageTree(content, "let items: [Int]")
      let loop = try #require(tree.nodes.indices.first { index.text(tree[$0].name) == "ForEach" })
      return index.lazyContainer(around: loop, of: tree, work: Work(of: index)).map { index.text($0.container) }
    }
    let loop = "ForEach(items, id: \\.self) { _ in Text(\"a\") }"
    #expect(try container("List { \(loop) }") == "List")
    #expect(try container("List { Section { Group { \(loop) } } }") == "List")
    // The stack is one row.
    #expect(try container("List { VStack { \(loop) } }") == nil)
    #expect(try container("ScrollView { \(loop) }") == nil)
  }
}

@Suite struct StateReadTests {
  private func reads(_ body: String, _ code: String = "", _ more: String = "") throws -> Int {
    let index = linked(
      "import SwiftUI\nstruct Page: View { @State var x = 1\n\(code)\nvar body: some View { \(body) } }\n\(more)")
    return index.updateReads(of: try index.member("x", of: "Page"), in: try index.type("Page"), work: Work(of: index))
      .count
  }

  @Test func readsInUpdates() throws {
    #expect(try reads("Text(\"\\(x)\")") == 1)
    #expect(try reads("VStack { Text(\"\\(x)\"); part }", "var part: some View { Text(\"\\(x + x)\") }") == 3)
  }

  @Test func otherUses() throws {
    #expect(try reads("Button(\"a\") { print(x) }") == 0)
    #expect(try reads("Slider(value: $x)") == 0)
    #expect(try reads("Button(\"a\") { x = 2 }") == 0)
    // No body calls it.
    #expect(try reads("Text(\"a\")", "func f() -> Int { x }") == 0)
    #expect(try reads("Button(\"a\") { print(f()) }", "func f() -> Int { x }") == 0)
  }

  @Test func aPlaceWhereTheViewIsARow() throws {
    func isRow(_ home: String, ofConstantData: Bool = true) throws -> Bool {
      let index = linked(
        """
        import SwiftUI
        struct Row: View { var body: some View { Text("a") } }
        struct Home: View { @State var items: [Int] = []
          func add() { items.append(1) }
          var body: some View { \(home) }
        }
        """)
      return index.lazyRow(of: try index.type("Row"), work: Work(of: index), ofConstantData: ofConstantData) != nil
    }
    #expect(try isRow("List(items, id: \\.self) { _ in Row() }"))
    #expect(try isRow("List(items, id: \\.self) { _ in Row() }", ofConstantData: false))
    #expect(try isRow("List([1, 2], id: \\.self) { _ in Row() }"))
    #expect(try !isRow("List([1, 2], id: \\.self) { _ in Row() }", ofConstantData: false))
    #expect(try !isRow("VStack { Row() }"))
    #expect(try !isRow("List(items, id: \\.self) { _ in NavigationLink(\"a\", destination: Row()) }"))
  }
}

@Suite struct CollectionScanTests {
  /// The collections that updates of `Page` search through `model`, each with the search.
  private func scans(_ body: String, _ code: String = "") throws -> [String] {
    let index = linked(
      """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var items: [Int] = []
        let fixed = [1]
        \(code)
      }
      struct Page: View { @ObservedObject var model: Model\nvar body: some View { \(body) } }
      """)
    return index.collectionScans(through: try index.member("model", of: "Page"), of: try index.type("Page")).map {
      index.text(index[$0.collection].name) + " " + index.text(index.use(at: $0.scan).name)
    }
  }

  @Test func searchesOfAModel() throws {
    #expect(try scans("Text(model.items.contains(1) ? \"a\" : \"b\")") == ["items contains"])
    #expect(try scans("Text(\"\\(model.big)\")", "var big: Int { items.filter { $0 > 9 }.count }") == ["items filter"])
    #expect(
      try scans("Text(\"\\(model.a)\")", "var a: Int { b() }\nfunc b() -> Int { items.max() ?? 0 }") == ["items max"])
  }

  @Test func otherUses() throws {
    #expect(try scans("Text(\"\\(model.items.count)\")") == [])
    #expect(try scans("Text(model.fixed.contains(1) ? \"a\" : \"b\")") == [])
    #expect(try scans("Button(\"a\") { print(model.items.contains(1)) }") == [])
    #expect(try scans("Text(\"\\(model.n)\")", "var n: Int { items.count }") == [])
  }

  @Test func searchesByAMember() throws {
    func scans(_ member: String, _ type: String = "final class Model") throws -> String? {
      let index = linked("import SwiftUI\n\(type) { var items: [Int] = []\nvar n = 1\n\(member) }")
      let found = index.collectionScan(by: try index.member("f", of: "Model"))
      return found.map { index.text(index[$0.collection].name) + " " + index.text(index.use(at: $0.scan).name) }
    }
    #expect(try scans("func f() -> Bool { items.contains(1) }") == "items contains")
    #expect(try scans("var f: Int? { g }\nvar g: Int? { items.max() }") == "items max")
    #expect(try scans("func f() -> Int { items.count + n }") == nil)
    #expect(try scans("func f() async -> Bool { items.contains(1) }") == nil)
    #expect(try scans("func f() -> Bool { items.contains(1) }", "struct Model") == nil)
  }
}

@Suite struct EditedValueTests {
  /// What controls in `Page.body` edit: the control and the value.
  private func edited(_ content: String, _ more: String = "") throws -> [String] {
    let (index, tree) = try pageTree(
      content, "@State var draft = Draft()\n@State var items: [Draft] = []\n@State var isOn = false",
      more: "struct Draft { var title = \"\"\nvar n = 1 }\n" + more)
    return index.editedValues(below: 0, of: tree).map { "\(index.text($0.control)) \($0.text)" }
  }

  @Test func controlsEdit() throws {
    #expect(try edited("TextField(\"a\", text: $draft.title)") == ["TextField draft.title"])
    #expect(try edited("VStack { Toggle(\"a\", isOn: $isOn); Text(\"b\") }") == ["Toggle isOn"])
  }

  @Test func whatOnlyShowsDoesNot() throws {
    #expect(try edited("Text(draft.title)") == [])
    #expect(try edited("Text(\"a\").sheet(isPresented: $isOn) { TextField(\"a\", text: $draft.title) }") == [])
    #expect(try edited("TextField(\"a\", text: .constant(\"b\"))") == [])
  }

  @Test func aViewOfTheProjectEditsWhatItIsGiven() throws {
    let field =
      "struct Field: View { @Binding var text: String\nvar body: some View { TextField(\"a\", text: $text) } }"
    #expect(try edited("Field(text: $draft.title)", field) == ["TextField draft.title"])
    let label = "struct Field: View { @Binding var text: String\nvar body: some View { Text(text) } }"
    #expect(try edited("Field(text: $draft.title)", label) == [])
  }

  @Test func theControlOfAProperty() throws {
    let (index, _) = try pageTree(
      "TextField(\"a\", text: $draft.title)", "@State var draft = Draft()",
      more: "struct Draft { var title = \"\"\nvar n = 1 }")
    let control = index.control(editing: try index.member("title", of: "Draft"))
    #expect(control.map { index.text($0.control) } == "TextField")
    #expect(index.control(editing: try index.member("n", of: "Draft")) == nil)
  }

  @Test func kindsOfControls() throws {
    let names = linked("TextField(); Slider(); Toggle(); Text()").names
    func kind(_ text: String) throws -> ControlKind? { Index.controlKind(try #require(names.name(text))) }
    #expect(try kind("TextField") == .continuous && kind("Slider") == .continuous && kind("Toggle") == .discrete)
    #expect(try kind("Text") == nil)
  }
}
