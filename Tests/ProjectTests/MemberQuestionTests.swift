// Which members return views, what runs where a requirement is called, and what takes values unevaluated.

import Syntax
import Testing

@testable import Project

@Suite struct ViewMemberTests {
  /// Whether the member `x` of `A` returns a view.
  private func isView(_ declaration: String, _ type: String = "struct A: View", _ more: String = "") throws -> Bool {
    let index = linked(["import SwiftUI\n\(type) { \(declaration) }\n\(more)"])
    let x = try #require(index.member("x", of: "A"))
    return index.isViewMember(index[x], owner: index.owner(x), file: 0)
  }

  @Test func membersThatReturnViews() throws {
    for declaration in [
      "var x: some View { y }", "func x() -> AnyView { y }", "var x: Text { y }", "@ViewBuilder func x() -> C { y }",
      "var x: Text? { y }", "func x<V: View>() -> V { y }", "var x: Self { y }",
    ] {
      #expect(try isView(declaration), "\(declaration)")
    }
    #expect(try isView("var x: Row { y }", "struct A", "struct Row: View { var body: some View { Text(\"a\") } }"))
  }

  @Test func membersThatDoNot() throws {
    for declaration in [
      "var x: Int { 1 }", "let x: Text", "func x() {}", "var x: [Text] { [] }", "var x: () -> Text { y }",
      "var x: Elsewhere { y }", "func x<V: Equatable>() -> V { y }",
    ] {
      #expect(try !isView(declaration), "\(declaration)")
    }
    #expect(try !isView("var x: Text { y }", "struct A", "struct Text {}"))
  }

  @Test func theBodyThatAViewDeclares() throws {
    let index = linked([
      "import SwiftUI\nstruct A: View {}\nextension A { var body: some View { Text(\"a\") } }",
      "import SwiftUI\nprotocol P: View {}\nextension P { var body: some View { Text(\"b\") } }\nstruct B: P {}",
    ])
    let a = try #require(index.type("A")).id
    #expect(index.bodyMember(of: a) == index.member("body", of: "A"))
    // An inherited one is declared elsewhere.
    #expect(index.bodyMember(of: try #require(index.type("B")).id) == nil)
  }

  @Test func namesOfWrappedProperties() throws {
    let text = linked(["let x = $x + _x + y + $z"]).names
    func name(_ spelling: String) throws -> Name { try #require(text.name(spelling)) }
    #expect(try text.unmarked(name("$x")) == name("x") && text.unmarked(name("_x")) == name("x"))
    #expect(try text.unwrapped(name("$x")) == name("x") && text.unwrapped(name("_x")) == name("x"))
    #expect(try text.unprojected(name("$x")) == name("x"))
    #expect(try text.unprojected(name("_x")) == nil)
    #expect(try text.unmarked(name("y")) == nil && text.unwrapped(name("y")) == nil)
    // The project has no `z`.
    #expect(try text.unmarked(name("$z")) == nil)
    #expect(text.name("unheardOf") == nil)
  }
}

@Suite struct WitnessTests {
  private func only(_ sources: String...) throws -> String? {
    let index = linked(sources)
    return index.onlyConformer(of: try #require(index.type("P")).id).map { index.text(index[$0].name) }
  }

  @Test func theOnlyTypeThatConforms() throws {
    #expect(try only("protocol P {}\nstruct A: P {}") == "A")
    #expect(try only("protocol P {}", "struct A {}", "extension A: P {}") == "A")
    #expect(try only("protocol P {}\nprotocol Q: P {}\nstruct A: Q {}") == "A")
    #expect(try only("protocol P {}\nprotocol Q: P {}\nstruct A: Q, P {}") == "A")
  }

  @Test func severalAndNone() throws {
    #expect(try only("protocol P {}") == nil)
    #expect(try only("protocol P {}\nstruct A: P {}\nstruct B: P {}") == nil)
    #expect(try only("protocol P {}\nprotocol Q: P {}\nstruct A: Q {}\nstruct B: P {}") == nil)
    #expect(try only("protocol P {}\nprotocol Q: P {}") == nil)
    #expect(try only("protocol P: P {}\nstruct A {}") == nil)
  }

  @Test func theFunctionThatRuns() throws {
    func owner(_ code: String) throws -> String? {
      let index = linked([code])
      let requirement = try #require(index.member("f", of: "P"))
      return index.owner(index.implementation(of: requirement)).map { index.text(index[$0].name) }
    }
    let store = "protocol P { func f(a: Int) }\n"
    #expect(try owner(store + "struct A: P { func f(a: Int) {} }") == "A")
    #expect(try owner(store + "struct A: P { func f(a: Int) {} }\nstruct B: P { func f(a: Int) {} }") == "P")
    #expect(try owner(store + "struct A: P { func f(b: Int) {}; static func f(a: Int) {} }") == "P")
  }
}

@Suite struct DeferralTests {
  private func keepsUnevaluated(_ property: String, _ more: String = "") throws -> Bool {
    let index = linked(["import SwiftUI\nstruct A: View { \(property)\nvar body: some View { Text(\"a\") } }\n\(more)"])
    return index.keepsValueUnevaluated(try #require(index.member("x", of: "A")))
  }

  @Test func wrappersThatTakeAnExpression() throws {
    #expect(try keepsUnevaluated("@StateObject var x = Model()"))
    func wrapper(_ parameter: String) -> String {
      "@propertyWrapper struct Lazy { init(wrappedValue: \(parameter)) {}\nvar wrappedValue: Int { 1 } }"
    }
    #expect(try keepsUnevaluated("@Lazy var x = 1", wrapper("@autoclosure @escaping () -> Int")))
    #expect(try !keepsUnevaluated("@Lazy var x = 1", wrapper("@autoclosure () -> Int")))
    #expect(try !keepsUnevaluated("@Lazy var x = 1", wrapper("Int")))
    #expect(try !keepsUnevaluated("@State var x = Model()") && !keepsUnevaluated("var x = Model()"))
  }

  /// The arguments in `A.f` that are evaluated later.
  private func deferred(_ call: String, _ more: String = "") throws -> [String] {
    let index = linked([
      "import SwiftUI\nstruct A: View { @StateObject var kept: Model\nfunc f() { \(call) }\ninit() { \(call) }\nvar body: some View { Text(\"a\") } }\n\(more)"
    ])
    let body = index.body(of: try #require(index.member("f", of: "A")))
    let tree = index.files[0].tree
    return index.deferredArguments(of: body).map { tree.node(Int($0.lowerBound)).text }
  }

  @Test func argumentsThatAreEvaluatedLater() throws {
    let later = "func later(_ x: @autoclosure @escaping () -> Int, y: Int) {}\nfunc now(_ x: @autoclosure () -> Int) {}"
    #expect(try deferred("later(make(), y: other())", later) == ["make()"])
    #expect(try deferred("now(make())", later) == [])
    let row = "struct Row: View { @StateObject var model: Model\nlet n: Int\nvar body: some View { Text(\"a\") } }"
    #expect(try deferred("_ = Row(model: Model(), n: make())", row) == ["Model()"])
    // A name stands for what is there already.
    #expect(try deferred("_ = Row(model: model, n: make())", row) == [])
  }
}
