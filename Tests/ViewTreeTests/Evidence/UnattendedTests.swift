// What changes a value without a person at the view.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct UnattendedTests {
  /// Where `x` is written first: in the code of a view with this declaration, or in `more`.
  private func write(
    _ code: String, _ declaration: String = "@State private var x: [Int] = []", _ more: String = "",
    of type: String = "Page"
  ) throws -> (Index, UseSite) {
    let index = linked(
      "import SwiftUI\nstruct Page: View {\n\(declaration)\n\(code)\nvar body: some View { Text(\"\\(x)\") }\n}\n\(more)"
    )
    let site = try #require(index.writes(to: try index.member("x", of: type)).sites.first)
    return (index, site)
  }

  private func awaits(_ code: String) throws -> Bool {
    let (index, site) = try write(code)
    return index.awaits(at: site)
  }

  @Test func writesAfterAWait() throws {
    #expect(try awaits("func f() async { x = [1] }"))
    #expect(try awaits("func f() { Task { x = await load() } }"))
    #expect(try awaits("func f() { Task { x = [1] } }"))
    #expect(try awaits("func f() { DispatchQueue.main.async { x = [1] } }"))
    #expect(try awaits("var t: some View { Text(\"a\").onReceive(publisher) { x = $0 } }"))
    #expect(try awaits("func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in x = [1] } }"))
    #expect(try awaits("func f() { publisher.sink { x = $0 } }"))
  }

  @Test func writesAtOnce() throws {
    #expect(try !awaits("func f() { x = [1] }"))
    #expect(try !awaits("var t: some View { Button(\"a\") { x = [1] } }"))
    #expect(try !awaits("func f() { withAnimation { x = [1] } }"))
    #expect(try !awaits("func f() { x = [1]; Task { await save() } }"))
  }

  @Test func modelsAndWhatIsShownWriteUnattended() throws {
    func happens(_ code: String, _ more: String = "", of type: String = "Page") throws -> Bool {
      let declaration =
        type == "Page"
        ? "@State private var x: [Int] = []" : "@StateObject var model = Model()\nvar x: [Int] { model.x }"
      let (index, site) = try write(code, declaration, more, of: type)
      return index.happensUnattended(at: site)
    }
    #expect(try happens("var t: some View { Text(\"a\").onAppear { x = load() } }"))
    #expect(try happens("func f() { Task { x = [1] } }"))
    #expect(try !happens("var t: some View { Button(\"a\") { x = [1] } }"))
    let model = "final class Model: ObservableObject { @Published var x: [Int] = []\nCODE }"
    #expect(try happens("", model.replacing("CODE", with: "func f() { x = [1] }"), of: "Model"))
    #expect(try !happens("func f() { model.x = [1] }", model.replacing("CODE", with: ""), of: "Model"))
  }

  @Test func queriesFetchByThemselves() throws {
    func isFetched(_ declaration: String) throws -> Bool {
      let index = linked("import SwiftUI\nstruct Page: View { \(declaration)\nvar body: some View { Text(\"a\") } }")
      return index.isFetchedByItself(try index.member("x", of: "Page"))
    }
    #expect(try isFetched("@Query private var x: [Item]"))
    #expect(try isFetched("@FetchRequest(sortDescriptors: []) private var x: FetchedResults<Item>"))
    #expect(try !isFetched("@State private var x: [Item] = []"))
    #expect(try !isFetched("let x: [Item]"))
  }

  // MARK: Changes

  /// Whether what changes the condition of the `if` in `Page.body` does so unattended, and whether code of a view does.
  private func change(_ condition: String, _ members: String, _ more: String = "") throws -> [Bool] {
    let (index, tree) = try pageTree("if \(condition) { Text(\"a\") } else { Text(\"b\") }", members, more: more)
    let head = try #require(tree.nodes.indices.first { tree.isChainHead($0) })
    let change = index.change(ofConditional: head, in: tree, work: Work(of: index))
    return [index.changesUnattended(change), index.isChangedByView(change)]
  }

  @Test func whoChangesAValue() throws {
    let state = "@State private var isOn = false\n"
    #expect(try change("isOn", state + "var t: some View { Toggle(\"a\", isOn: $isOn) }") == [false, true])
    #expect(try change("isOn", state + "func f() { Task { isOn = await load() } }") == [true, true])
    #expect(try change("items.isEmpty", "@Query private var items: [Item]") == [true, true])
    // A constant does not change at all.
    #expect(try change("true", "") == [false, false])
  }

  @Test func whatAModelWrites() throws {
    let model = "final class Model: ObservableObject { @Published var isOn = false\nCODE }"
    let members = "@StateObject private var model = Model()\n"
    #expect(
      try change("model.isOn", members, model.replacing("CODE", with: "func f() { isOn = true }")) == [true, false])
    #expect(
      try change("model.isOn", members + "func f() { model.isOn = true }", model.replacing("CODE", with: ""))
        == [false, true])
  }
}
