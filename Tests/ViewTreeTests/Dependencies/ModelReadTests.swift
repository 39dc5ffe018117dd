// What properties hold, what classes publish, and how often code writes it.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct ModelReadTests {
  private func model(_ code: String, _ more: String = "") throws -> (index: Index, type: TypeID) {
    let index = linked("import SwiftUI\nclass Model: ObservableObject {\n\(code)\n}\n\(more)")
    return (index, try index.type("Model"))
  }

  @Test func typesThatPropertiesHold() throws {
    func held(_ property: String) throws -> String? {
      let (index, _) = try model("", "struct A { \(property) }")
      return index.heldType(of: try index.member("x", of: "A")).map { index.text(index[$0].name) }
    }
    for property in [
      "let x: Model", "var x: Model?", "var x = Model()", "var x: [Model]", "@StateObject var x = Model()",
      "var x: Set<Model>",
    ] {
      #expect(try held(property) == "Model", "\(property)")
    }
    for property in ["let x: Int", "let x: Model.Type", "let x: () -> Model", "let x: Elsewhere"] {
      #expect(try held(property) == nil, "\(property)")
    }
  }

  @Test func propertiesThatHoldAType() throws {
    let (index, type) = try model(
      "", "struct A { let one: Model; let many: [Model]; let n: Int }\nstruct B { var made = Model(); let a: A }")
    #expect(index.holders(of: type).map { index.text(index[$0].name) } == ["one", "many", "made"])
    #expect(index.holders(of: try index.type("A")).map { index.text(index[$0].name) } == ["a"])
    #expect(index.holders(of: try index.type("B")).isEmpty)
  }

  @Test func publishedProperties() throws {
    let (index, type) = try model(
      "@Published var a = 1\nvar b = 1", "final class Child: Model { @Published var c = 1 }")
    func names(_ type: TypeID) -> [String] { index.publishedProperties(of: type).map { index.text(index[$0].name) } }
    #expect(names(type) == ["a"])
    #expect(names(try index.type("Child")) == ["c", "a"])
  }

  @Test func classesThatPublishAsAWhole() throws {
    func isObservable(_ declaration: String) throws -> Bool {
      let index = linked("import SwiftUI\n\(declaration)")
      return index.isObservableObject(try index.type("A"))
    }
    #expect(try isObservable("final class A: ObservableObject {}"))
    #expect(try !isObservable("@Observable final class A {}") && !isObservable("struct A {}"))
    #expect(try isObservable("class B: ObservableObject {}\nfinal class A: B {}"))
  }

  @Test func codeThatPassesItselfOn() throws {
    func handsOn(_ code: String) throws -> Bool {
      let (index, type) = try model("var n = 1\n" + code)
      return index.handsItselfOn(type)
    }
    #expect(try handsOn("func f() { register(self) }") && handsOn("func f() { g(model: self) }"))
    #expect(try !handsOn("func f() { self.n = 2 }") && !handsOn("func f() { g(self.n) }"))
  }

  @Test func usesThatOnlyActionsMake() throws {
    func areLater(_ body: String, _ code: String = "") throws -> Bool {
      let index = linked(
        "import SwiftUI\nstruct Page: View { @State var x = 1\n\(code)\nvar body: some View { \(body) } }")
      let uses = index.dependencies(of: try index.type("Page")).uses(of: try index.member("x", of: "Page"))
      try #require(!uses.isEmpty)
      return index.areCertainlyLater(uses)
    }
    #expect(try areLater("Button(\"a\") { print(x) }"))
    #expect(try areLater("Text(\"a\")", "func f() { print(x) }"))
    #expect(try !areLater("Text(\"\\(x)\")") && !areLater("Button(\"\\(x)\") { print(x) }"))
    // When it runs is not known.
    #expect(try !areLater("Text(\"a\")", "var part: some View { unknown { print(x) } }"))
  }

  @Test func readsBesideTheView() throws {
    func isAside(_ more: String) throws -> Bool {
      let (index, type) = try model(
        "static let shared = Model()\n@Published var a = 1",
        "struct Page: View { @ObservedObject var model: Model\nvar body: some View { Text(\"\\(model.a)\"); \(more) } }\nstruct Other { func f(m: Model) -> Int { m.a } }"
      )
      return index.isReadAside(type, in: try index.type("Page"), work: Work(of: index))
    }
    #expect(try !isAside("Text(\"b\")"))
    #expect(try isAside("Text(\"\\(Model.shared.a)\")"))
  }

  // MARK: Frequent writes

  private func frequent(_ code: String, _ more: String = "") throws -> Int {
    let (index, type) = try model("@Published var x = \"\"\nvar y = 1\n" + code, more)
    return index.frequentWrites(ofPublishedBy: type).count
  }

  private func page(_ body: String) -> String {
    "struct Page: View { @StateObject var model = Model()\nvar body: some View { \(body) } }"
  }

  @Test func writesThatRunAgainAndAgain() throws {
    #expect(try frequent("func f() { for i in 0..<9 { x = \"\\(i)\" } }") == 1)
    #expect(
      try frequent("func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.x = g() } }") == 1)
    #expect(try frequent("func manager(_ m: Manager, didUpdateLocations l: [Int]) { x = \"a\" }") == 1)
    #expect(try frequent("", page("TextField(\"a\", text: $model.x)")) == 1)
    #expect(try frequent("", page("Text(\"a\").gesture(DragGesture().onChanged { _ in model.x = g() })")) == 1)
  }

  @Test func writesThatRunOnce() throws {
    #expect(try frequent("func f() { x = \"a\" }") == 0)
    #expect(try frequent("func f() { publisher.sink { self.x = $0 } }") == 0)
    #expect(try frequent("", page("Button(\"a\") { model.x = \"a\" }")) == 0)
    #expect(try frequent("", page("Toggle(\"a\", isOn: $model.x)")) == 0)
    // What it does not publish.
    #expect(try frequent("func f() { for i in 0..<9 { y = i } }") == 0)
  }

  // MARK: How collections grow

  private func growth(_ write: String) throws -> (accumulates: Bool, isFetched: Bool, isOnlyAppendedTo: Bool) {
    let (index, tree) = try pageTree(
      "ForEach(list, id: \\.self) { _ in Text(\"a\") }", "@State private var list: [Int] = []\n\(write)")
    let call = try #require(index.node(tree.member).descendants.first { $0.kind == .call && $0.calledName == .ForEach })
    let quantity = index.quantity(of: try #require(call.arguments.first?.value), in: tree.body, work: Work(of: index))
    return (
      index.accumulates(quantity), index.isFetched(quantity),
      index.isOnlyAppendedTo(try index.member("list", of: "Page"))
    )
  }

  @Test func elementsThatPileUp() throws {
    #expect(try growth("func f() { for i in 0..<n { list.append(i) } }") == (true, false, true))
    #expect(try growth("func f() { list.append(contentsOf: more) }") == (true, false, true))
    #expect(try growth("func f() { list += more }") == (true, false, false))
    #expect(try growth("var t: some View { Text(\"a\").onReceive(p) { list.append($0) } }") == (true, false, true))
  }

  @Test func elementsThatComeOneByOneOrAllAtOnce() throws {
    #expect(try growth("func f() { list.append(1) }") == (false, false, true))
    #expect(try growth("func f() async { list = await load() }") == (false, true, false))
    #expect(try growth("func f() { list.append(1); list.removeLast() }") == (false, false, false))
    #expect(try growth("") == (false, false, true))
  }

  // MARK: Hosts

  @Test func whoShowsAView() throws {
    func hosts(_ more: String) throws -> [Bool] {
      let index = linked("import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n" + more)
      let (row, work) = (try index.type("Row"), Work(of: index))
      return [
        index.isShownInWidgetsOnly(row, work: work), index.isMadeOnce(row, work: work),
        index.isRenderedOnce(row, work: work),
      ]
    }
    let widget =
      "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"a\", provider: P()) { _ in Row() } } }\n"
    let preview = "struct P_Previews: PreviewProvider { static var previews: some View { Row() } }\n"
    let controller = "final class C: UIViewController { func f() { present(UIHostingController(rootView: Row())) } }\n"
    #expect(try hosts(widget) == [true, false, true])
    #expect(try hosts(widget + preview) == [true, false, true])
    #expect(try hosts(preview) == [false, false, true])
    #expect(try hosts(controller) == [false, true, false])
    #expect(try hosts(widget + controller) == [false, true, false])
    #expect(try hosts("struct Page: View { var body: some View { Row() } }") == [false, false, false])
  }
}
