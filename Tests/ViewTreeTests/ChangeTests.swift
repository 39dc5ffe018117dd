// Whether a value can become another one while the view that shows it keeps its identity.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct ChangeTests {
  /// What becomes of `condition` in the `body` of `Page`, which has these members; `more` stands outside of it.
  private func change(_ condition: String, _ members: String = "", _ more: String = "") throws -> Change {
    let index = linked(
      """
      import SwiftUI
      struct Page: View {
        \(members)
        var body: some View { if \(condition) { Text("a") } else { Text("b") } }
      }
      \(more)
      """)
    let work = Work(of: index)
    let page = try index.type("Page")
    let body = try #require(index[page].members.first { index.text(index[$0].name) == "body" })
    let tree = index.viewTree(of: body)
    let conditional = try #require(tree.nodes.indices.first { tree[$0].kind == .conditional })
    return index.change(ofConditional: conditional, in: tree, work: work)
  }

  private func isNever(_ change: Change) -> Bool { if case .never = change { true } else { false } }
  private func isUnknown(_ change: Change) -> Bool { if case .unknown = change { true } else { false } }

  @Test func constantsNeverChange() throws {
    #expect(try isNever(change("true")))
    #expect(try isNever(change("#available(iOS 16, *)")))
    #expect(try isNever(change("limit > 2", "let limit = 3")))
    #expect(try isNever(change("Self.isOn", "static let isOn = true")))
    #expect(try isNever(change("isOn && false", "@State private var isOn = false\nfunc f() { isOn = true }")))
  }

  @Test func stateChangesWhereItIsWritten() throws {
    #expect(try change("isOn", "@State private var isOn = false\nfunc f() { isOn.toggle() }").isProved)
    #expect(
      try change("isOn", "@State private var isOn = false\nvar t: some View { Toggle(\"a\", isOn: $isOn) }").isProved)
    #expect(try isNever(change("isOn", "@State private var isOn = false")))
    #expect(try isNever(change("isOn", "@State private var isOn = false\nfunc f() { isOn = false }")))
    #expect(try change("items.isEmpty", "@State private var items = [1]\nfunc f() { items.append(2) }").isProved)
    #expect(try change("!isOn", "@State private var isOn = false\nfunc f() { isOn = true }").isProved)
    #expect(
      try change("hasItems", "@State private var n = 0\nvar hasItems: Bool { n > 0 }\nfunc f() { n += 1 }").isProved)
  }

  @Test func theEnvironmentChanges() throws {
    #expect(try change("scheme == .dark", "@Environment(\\.colorScheme) private var scheme").isProved)
    #expect(try change("isOn", "@AppStorage(\"on\") private var isOn = false").isProved)
  }

  @Test func inputsChangeAsTheirCallersDo() throws {
    let parent = "struct Home: View { @State private var isOn = false\n var body: some View { Page(isOn: %) } }"
    func call(_ value: String) -> String { parent.replacing("%", with: value) }
    #expect(try isNever(change("isOn", "let isOn: Bool", call("true"))))
    #expect(
      try isNever(change("isOn", "let isOn: Bool", call("true") + call("false").replacing("Home", with: "Other"))))
    let toggling = "extension Home { func f() { isOn = true } }"
    #expect(try change("isOn", "let isOn: Bool", call("isOn") + toggling).isProved)
    #expect(try isNever(change("isOn", "var isOn = true", "struct Home: View { var body: some View { Page() } }")))
    #expect(try isUnknown(change("isOn", "let isOn: Bool")))
  }

  @Test func anInitializerThatCopiesIsFollowed() throws {
    let members = "private let isOn: Bool\ninit(on: Bool = false) { isOn = on }"
    #expect(try isNever(change("isOn", members, "struct Home: View { var body: some View { Page(on: true) } }")))
    #expect(try isNever(change("isOn", members, "struct Home: View { var body: some View { Page() } }")))
    #expect(
      try change(
        "isOn", members,
        "struct Home: View { @State private var x = false\nfunc f() { x = true }\nvar body: some View { Page(on: x) } }"
      ).isProved)
  }

  @Test func aSecondViewThatPassesItOnIsFollowed() throws {
    let middle = "struct Middle: View { let flag: Bool\n var body: some View { Page(isOn: flag) } }"
    #expect(
      try isNever(
        change("isOn", "let isOn: Bool", middle + "struct Home: View { var body: some View { Middle(flag: true) } }")))
  }

  @Test func modelsChangeWhereTheyAreWritten() throws {
    let members = "@StateObject private var model = Model()"
    func model(_ more: String) -> String {
      "final class Model: ObservableObject { @Published var isOn = false\nlet kind: Int = 1\n\(more) }"
    }
    #expect(try change("model.isOn", members, model("func f() { isOn = true }")).isProved)
    #expect(try isNever(change("model.isOn", members, model(""))))
    #expect(try isNever(change("model.kind == 1", members, model(""))))
    #expect(try isNever(change("model.isOn", members, model("init(on: Bool) { isOn = on }"))))
    #expect(
      try change(
        "model.isOn", members, model("init() { start { self.isOn = true } }\nfunc start(_ f: @escaping () -> Void) {}")
      ).isProved)
    let factory = "func makeModel() -> Model { let model = Model()\nmodel.isOn = true\nreturn model }"
    let made = try change("model.isOn", members, model("") + factory)
    #expect(made.isSettled)
    // A write to something whose type is not known may be a write to this.
    #expect(try isUnknown(change("model.isOn", members, model("") + "func g() { anything.isOn = true }")))
  }

  @Test func aViewThatIsMadeOnceKeepsItsInputs() throws {
    let host =
      "final class Controller: UIViewController { var isOn = false\nfunc show() { isOn = true; present(UIHostingController(rootView: Page(isOn: isOn))) } }"
    #expect(try isNever(change("isOn", "let isOn: Bool", host)))
  }

  @Test func aSetUpCallOfTheInitializerIsNoChange() throws {
    func model(_ more: String) -> String {
      "final class Model: ObservableObject { @Published var isOn = false\ninit() { prepare() }\nfunc prepare() { isOn = true }\n\(more) }"
    }
    let members = "@StateObject private var model = Model()"
    #expect(try change("model.isOn", members, model("")).isSettled)
    #expect(try change("model.isOn", members, model("func again() { prepare() }")).isProved)
  }

  @Test func aPartChangesOnlyIfItOrTheWholeIsWritten() throws {
    let members = "@StateObject private var model = Model()"
    func model(_ more: String) -> String {
      "struct State { let mode: Int\nvar names: [String] }\nfinal class Model: ObservableObject { @Published var state = State(mode: 1, names: [])\n\(more) }"
    }
    let part = "func f() { state.names.append(\"a\") }"
    #expect(try !change("model.state.mode == 1", members, model(part)).isProved)
    #expect(try change("model.state.names.isEmpty", members, model(part)).isProved)
    #expect(
      try change("model.state.mode == 1", members, model("func f() { state = State(mode: 2, names: []) }")).isProved)
  }

  @Test func anElementIsFixedByItsIdentity() throws {
    let index = linked(
      """
      import SwiftUI
      struct Item: Identifiable { let id: Int; let size: Int; var isDone = false; var isNew = false }
      struct Page: View {
        @State private var items: [Item] = []
        func finish() { items[0].isDone = true; items.append(Item(id: 1, size: 1)) }
        func draft() { var item = items[0]; item.isNew = true }
        var body: some View {
          ForEach(items) { item in
            if item.size > 1 { Text("a") }
            if item.isNew { Text("b") }
            if item.isDone { Text("c") }
          }
        }
      }
      """)
    let work = Work(of: index)
    let body = try #require(index[try index.type("Page")].members.first { index.text(index[$0].name) == "body" })
    let tree = index.viewTree(of: body)
    let changes = tree.nodes.indices.filter { tree[$0].kind == .conditional }.map {
      index.change(ofConditional: $0, in: tree, work: work).isProved
    }
    #expect(changes == [false, false, true])
  }

  @Test func aBindingThatAChildOnlyReadsIsNoWrite() throws {
    let members = "@State private var isOn = false\nvar lamp: some View { Lamp(isOn: $isOn) }"
    func lamp(_ more: String) -> String {
      "struct Lamp: View { @Binding var isOn: Bool\nvar body: some View { Text(\"\\(isOn)\") }\n\(more) }"
    }
    #expect(try isNever(change("isOn", members, lamp(""))))
    #expect(try change("isOn", members, lamp("func f() { isOn.toggle() }")).isProved)
  }

  @Test func whatOnAppearSetsIsThereFromTheBeginning() throws {
    let members = "@State private var isOn = false\nvar text: some View { Text(\"a\").onAppear { isOn = true } }"
    #expect(try change("isOn", members).isSettled)
    #expect(try change("isOn", members + "\nfunc f() { isOn = true }").isProved)
  }

  @Test func valuesOfTheEnvironmentDiffer() throws {
    func isRare(_ change: Change) -> Bool { if case .may(let witness) = change { witness.isRare } else { false } }
    #expect(try !isRare(change("width == .compact", "@Environment(\\.horizontalSizeClass) private var width")))
    #expect(try isRare(change("scheme == .dark", "@Environment(\\.colorScheme) private var scheme")))
    #expect(try isRare(change("isOn", "@AppStorage(\"on\") private var isOn = false")))
    #expect(
      try isNever(
        change(
          "plan.isLarge", "@Environment(Plan.self) private var plan",
          "@Observable final class Plan { let isLarge = true }")))
  }

  @Test func constantsAreFollowedThroughAFewNames() throws {
    func chain(_ count: Int) -> String {
      (1..<count).map { "var a\($0): Int { a\($0 + 1) }\n" }.joined() + "var a\(count): Int { 1 }"
    }
    #expect(try isNever(change("a1 > 0", chain(4))))
    #expect(try isNever(change("min(a1, a2) > 0 && a1 > 0", chain(4))))
    // One name more is another answer for the same property.
    let locals = "var other: some View { let x = a2\nif x > 0 { Text(\"a\") } }\n"
    #expect(try isNever(change("a1 > 0", locals + chain(4))))
    #expect(try isUnknown(change("a > 0", "var a: Int { b }\nvar b: Int { a }")))
    #expect(
      try isNever(change("[a1, 2].count > 1 && items.lazy.reversed().count > a1", "let items = [1]\n" + chain(3))))
  }

  /// Each would take minutes or hours if every way were followed.
  @Test func wideSearchesEnd() throws {
    func wide(_ text: String, _ separator: String) -> String {
      Array(repeating: text, count: 1000).joined(separator: separator)
    }
    let sums = "var a: Int { \(wide("b", " + ")) }\nvar b: Int { \(wide("c", " + ")) }\n"
    #expect(try isNever(change(wide("a", " + ") + " > 0", sums + "var c: Int { 1 }")))
    #expect(try isUnknown(change(wide("a", " + ") + " > 0", sums + "let c: Int")))
    let lists = "var a: [Int] { \(wide("b", " + ")) }\nvar b: [Int] { \(wide("c", " + ")) }\nvar c: [Int] { [1] }"
    #expect(try !change(wide("a", " + ") + ".count > 0", lists).isProved)

    let views = (1...3).map { i in
      let shown = i == 3 ? "Text(x ? \"a\" : \"b\")" : wide("V\(i + 1)(x: $x)", "\n")
      return "struct V\(i): View { @Binding var x: Bool\nvar body: some View { \(shown) } }"
    }
    let members = "@State private var x = false\nvar other: some View { \(wide("V1(x: $x)", "\n")) }"
    #expect(try isUnknown(change("x", members, views.joined(separator: "\n"))))
  }
}
