// Where values come from: chains of Combine, and objects that an expression creates.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct PipelineTests {
  /// The source, the operators and the fresh source of what `onReceive` takes in `Page.body`.
  private func pipeline(_ publisher: String, _ members: String = "", _ more: String = "") throws -> String {
    let (index, tree) = try pageTree("Text(\"a\").onReceive(\(publisher)) { _ in }", members, more: more)
    let call = try #require(
      index.node(tree.member).descendants.first { $0.kind == .call && $0.calledName == .onReceive })
    let found = index.pipeline(try #require(call.unlabelledArgument), in: tree.body)
    let operators = found.operators.map { index.text($0.calledName) }
    let fresh = found.freshSource(in: index, file: index.files[0], scope: tree.owner)
    return ([found.source.text] + operators).joined(separator: " ") + (fresh.map { ", \($0)" } ?? "")
      + (found.property.map { " in " + index.text(index[$0].name) } ?? "")
  }

  @Test func chains() throws {
    #expect(try pipeline("model.$query.debounce(for: 1).map(f)") == "model.$query debounce map")
    #expect(try pipeline("publisher") == "publisher")
    #expect(
      try pipeline("Timer.publish(every: 1).autoconnect()") == "Timer.publish(every: 1) autoconnect, Timer.publish")
    #expect(try pipeline("PassthroughSubject<Int, Never>()").hasSuffix(", PassthroughSubject"))
    #expect(try pipeline("center.publisher(for: n).map(f)") == "center publisher map")
  }

  @Test func chainsOfAProperty() throws {
    let ticks = "var ticks: Ticks { Timer.publish(every: 1).autoconnect() }"
    #expect(try pipeline("ticks", ticks) == "Timer.publish(every: 1) autoconnect, Timer.publish in ticks")
    // A stored one is made once.
    #expect(try pipeline("ticks", "let ticks = Timer.publish(every: 1).autoconnect()") == "ticks")
  }

  @Test func aTypeOfTheProjectIsNotASubject() throws {
    #expect(
      try pipeline("PassthroughSubject()", "", "final class PassthroughSubject {}") == "PassthroughSubject()")
  }

  @Test func operatorsByName() throws {
    let (index, tree) = try pageTree("Text(\"a\").onReceive(x.debounce(for: 1)) { _ in }")
    let call = try #require(
      index.node(tree.member).descendants.first { $0.kind == .call && $0.calledName == .onReceive })
    let found = Pipeline(try #require(call.unlabelledArgument))
    #expect(found.has([.map, .debounce]))
    #expect(!found.has([.map]) && !found.has([]))
  }
}

@Suite struct ConstructedObjectTests {
  /// The object that the value of `x` creates, and through what.
  private func object(_ value: String, _ members: String = "", type: String = "") throws -> String? {
    let index = linked(
      """
      import SwiftUI
      final class Model { static let shared = Model()\nstatic func make() -> Model { Model() } }
      struct Data {}
      struct Page: View {
        let x\(type) = \(value)
        \(members)
        var body: some View { Text("a") }
      }
      """)
    let x = try index.member("x", of: "Page")
    let node = try #require(index.node(x).initialValue)
    let found = index.constructedObject(node, in: index.body(of: x), declared: index[x].type)
    return found.map { ([$0.name] + $0.path.map { index[$0].name }).map { index.text($0) }.joined(separator: " ") }
  }

  @Test func objectsThatAreNew() throws {
    #expect(try object("Model()") == "Model")
    #expect(try object(".init()", type: ": Model") == "Model")
    #expect(try object("Model.make()") == "Model make")
    #expect(try object("made()", "func made() -> Model { Model() }") == "Model made")
    #expect(try object("made", "var made: Model { Model() }") == "Model made")
    #expect(try object("{ Model() }()") == "Model")
    #expect(try object("flag ? Model() : Model()") == "Model")
    #expect(try object("made()", "func made() -> Model { if flag { return Model() }; return Model() }") == "Model made")
  }

  @Test func objectsThatAreKept() throws {
    #expect(try object("Model.shared") == nil)
    #expect(try object("kept", "static let kept = Model()") == nil)
    #expect(try object("Data()") == nil)
    #expect(try object("flag ? Model() : Model.shared") == nil)
    #expect(try object("made()", "func made() -> Model { if flag { return .shared }; return Model() }") == nil)
    #expect(try object("made()", "func made() -> Model { made() }") == nil)
    #expect(try object("1") == nil)
  }

  @Test func wrappersThatUpdateByHand() throws {
    func updates(_ declaration: String) throws -> Bool {
      let index = linked("import SwiftUI\n" + declaration)
      return index.updatesByHand(try index.type("A"))
    }
    #expect(try updates("struct A: DynamicProperty { func update() {} }"))
    #expect(try !updates("struct A: DynamicProperty { func update(_ n: Int) {} }"))
    #expect(try !updates("struct A: DynamicProperty {}"))
    #expect(try !updates("struct A: View { func update() {}\nvar body: some View { Text(\"a\") } }"))
  }

  @Test func contentOfAnotherScreen() throws {
    func isElsewhere(_ content: String, _ more: String = "") throws -> Bool {
      let (index, tree) = try pageTree(content, "@State var isOn = false", more: more)
      return index.isShownElsewhere(try #require(tree.body.closures.first), in: tree.body)
    }
    #expect(try isElsewhere("Text(\"a\").sheet(isPresented: $isOn) { Text(\"b\") }"))
    #expect(try !isElsewhere("VStack { Text(\"b\") }"))
    #expect(try !isElsewhere("Button(\"a\") { print(1) }"))
    func card(_ body: String) -> String {
      "struct Card<C: View>: View { let isOn: Binding<Bool>\nlet c: () -> C\nvar body: some View { \(body) } }"
    }
    let call = "Card(isOn: $isOn) { Text(\"b\") }"
    #expect(try isElsewhere(call, card("Text(\"a\").sheet(isPresented: isOn) { c() }")))
    #expect(try isElsewhere(call, card("NavigationLink(\"a\", destination: c())")))
    #expect(try !isElsewhere(call, card("VStack { c() }")))
    #expect(try !isElsewhere(call, card("VStack { c().sheet(isPresented: isOn) { c() } }")))
    #expect(try !isElsewhere(call, card("Text(\"a\")")))
  }
}
