// Where bindings lead, what written types mean, and what takes closures and functions.

import Syntax
import Testing

@testable import Project

@Suite struct BindingTests {
  private static let types = """
    import SwiftUI
    struct Item: Identifiable { let id: Int; var title: String; var part: Part }
    struct Part { var n: Int }

    """

  /// The property and the type to which the first argument of `edit` leads.
  private func bound(_ body: String, _ members: String = "") throws -> [String?] {
    let index = linked([
      Self.types
        + "struct Page: View {\n@State var item: Item\n@State var items: [Item]\n@ObservedObject var model: Model\n"
        + "\(members)\nvar body: some View { \(body) } }\nfinal class Model: ObservableObject { @Published var item: Item }"
    ])
    let body = index.body(of: try #require(index.member("body", of: "Page")))
    let call = try #require(
      index.node(body.member).descendants.first { $0.kind == .call && index.text($0.calledName) == "edit" })
    let binding = try #require(call.arguments.first?.value)
    let property = index.boundProperty(by: binding, in: body).map { id in
      (index.owner(id).map { index.text(index[$0].name) + "." } ?? "") + index.text(index[id].name)
    }
    return [property, index.boundType(of: binding, in: body).map { index.text($0.name) }]
  }

  @Test func bindingsOfProperties() throws {
    #expect(try bound("edit($item)") == ["Page.item", "Item"])
    #expect(try bound("edit(self.$item)") == ["Page.item", "Item"])
    #expect(try bound("edit($item.title)") == ["Item.title", "String"])
    #expect(try bound("edit($item.part.n)") == ["Part.n", "Int"])
    #expect(try bound("edit($model.item.title)") == ["Item.title", "String"])
  }

  @Test func bindingsOfElements() throws {
    #expect(try bound("edit($items[0].title)") == ["Item.title", "String"])
    #expect(try bound("ForEach($items) { $entry in edit($entry.title) }") == ["Item.title", "String"])
    #expect(try bound("edit($items[0])")[1] == "Item")
  }

  @Test func whatLeadsNowhereKnown() throws {
    #expect(try bound("edit($other.title)") == [nil, nil])
    #expect(try bound("edit($item.unknown)") == [nil, nil])
    #expect(try bound("edit(make())") == [nil, nil])
    #expect(try bound("edit(") == [nil, nil])
  }
}

@Suite struct WrittenTypeTests {
  private func type(_ text: String, _ aliases: String = "") throws -> (Index, MemberID) {
    let index = linked(["struct A { let x: \(text) }\n" + aliases])
    return (index, try #require(index.member("x", of: "A")))
  }

  @Test func functionTypes() throws {
    func isFunction(_ text: String) throws -> Bool {
      let (index, x) = try type(text, "typealias Act = () -> Void\ntypealias Count = Int")
      return index.isFunction(index[x].type)
    }
    #expect(try isFunction("() -> Void") && isFunction("((Int) -> Int)?") && isFunction("Act"))
    #expect(try !isFunction("Int") && !isFunction("Count") && !isFunction("[() -> Void]"))
  }

  @Test func typesBehindAliases() throws {
    func unaliased(_ text: String) throws -> WrittenType {
      let (index, x) = try type(
        text, "typealias Count = Int\ntypealias Total = Count\ntypealias Loop = Loop\ntypealias Box<T> = [T]")
      return index.unaliasedType(of: x)
    }
    let int = try unaliased("Int")
    #expect(try unaliased("Count") == int && unaliased("Total") == int)
    #expect(try unaliased("Count?") == .optional(int))
    // An alias of itself ends.
    #expect(try unaliased("Loop") != int)
    // A generic alias stays as it is.
    #expect(try unaliased("Box<Int>") != .array(int))
  }

  /// Whether the call in `g` fits the parameters of `f`.
  private func accepts(_ parameters: String, _ call: String) throws -> Bool {
    let index = linked(["struct A { func f(\(parameters)) {}\nfunc g() { h(\(call)) } }"])
    let body = index.body(of: try #require(index.member("g", of: "A")))
    let use = try #require(body.uses.first { index.text($0.name) == "h" })
    let f = try #require(index.member("f", of: "A"))
    return index.accepts(index[f].parameters, labels: body.labels(of: use), closures: use.closureArguments)
  }

  @Test func argumentsThatFit() throws {
    #expect(try accepts("a: Int, b: Int = 1", "a: 1") && accepts("a: Int, b: Int = 1", "a: 1, b: 2"))
    #expect(try accepts("_ a: Int...", "1, 2, 3") && accepts("_ a: Int...", ""))
    #expect(try accepts("a: Int, act: () -> Void", "a: 1) { (x"))
  }

  @Test func argumentsThatDoNot() throws {
    #expect(try !accepts("a: Int", "b: 1") && !accepts("a: Int", "") && !accepts("a: Int", "a: 1, a: 2"))
    #expect(try !accepts("a: Int, b: Int", "b: 1, a: 2"))
    // A text is not a closure.
    #expect(try !accepts("_ a: String", "{ 1 }") && accepts("_ a: () -> Int", "{ 1 }"))
  }
}

@Suite struct ClosurePlaceTests {
  private func body(_ content: String, _ more: String = "") throws -> (index: Index, body: Body, runs: ClosureRuns) {
    let index = linked([
      "import SwiftUI\n\(more)\nstruct V: View {\nlet xs: [Int]\nfunc row(_ n: Int) -> some View { Text(\"a\") }\n"
        + "func act() {}\nvar body: some View {\n\(content)\n}\n}"
    ])
    let body = index.body(of: try #require(index.member("body", of: "V")))
    return (index, body, body.runs(in: index))
  }

  @Test func theOutermostClosureThatRunsLater() throws {
    func later(_ content: String) throws -> String? {
      let found = try body(content)
      let last = Int32(found.body.closures.count - 1)
      let outermost = found.runs.outermostLater(around: last, in: found.body)
      return outermost < 0 ? nil : found.index.text(found.body.uses[Int(found.body.closures[Int(outermost)].call)].name)
    }
    #expect(try later("VStack { Button(\"a\") { [1].forEach { _ in act() } } }") == "Button")
    #expect(try later("VStack { HStack { Text(\"a\") } }") == nil)
  }

  @Test func closuresThatTheProjectTakes() throws {
    func isGiven(_ content: String) throws -> Bool {
      let found = try body(
        content, "struct Box<C: View>: View { @ViewBuilder let c: () -> C\nvar body: some View { c() } }")
      return found.runs.isGivenToProject(Int32(found.body.closures.count - 1), of: found.body)
    }
    #expect(try isGiven("Box { Text(\"a\") }") && isGiven("Box { VStack { Text(\"a\") } }"))
    #expect(try !isGiven("VStack { Text(\"a\") }"))
  }

  @Test func closuresOfLayout() throws {
    func isInTransform(_ content: String) throws -> Bool {
      let found = try body(content)
      return found.runs.isInTransform(Int32(found.body.closures.count - 1), of: found.body)
    }
    #expect(try isInTransform("Text(\"a\").visualEffect { content, proxy in content.offset(x: 1) }"))
    #expect(try !isInTransform("VStack { Text(\"a\") }") && !isInTransform("Button(\"a\") { act() }"))
  }

  @Test func functionsThatCallsTake() throws {
    func role(_ content: String, _ name: String) throws -> String? {
      let found = try body(content)
      let use = try #require(found.body.uses.indices.first { found.index.text(found.body.uses[$0].name) == name })
      return found.index.functionUse(use, in: found.body).map { "\($0.role)" }
    }
    #expect(try role("ForEach(xs, id: \\.self, content: row)", "row") == "row")
    #expect(try role("Button(\"a\", action: act)", "act") == "action")
    // A call passes on its result.
    #expect(try role("Button(\"a\", action: act())", "act") == nil)
  }
}
