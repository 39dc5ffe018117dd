// Where types of views are erased, and whether that is necessary.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct ErasedTypeTests {
  /// The written type of a property.
  private func type(_ text: String) throws -> WrittenType {
    let index = linked("import SwiftUI\nstruct A { var x: \(text) }")
    return index[try index.member("x", of: "A")].type
  }

  @Test func writtenTypes() throws {
    #expect(try type("AnyView").isErasedView)
    #expect(try type("any View").isErasedView)
    for other in ["AnyView?", "[AnyView]", "some View", "any Shape", "Text", "AnyView<Text>"] {
      #expect(try !type(other).isErasedView, "\(other)")
    }
    #expect(try type("AnyView?").isErasedViewOrOptional && type("AnyView").isErasedViewOrOptional)
    #expect(try !type("Text?").isErasedViewOrOptional)
    #expect(try type("[AnyView]").isArrayOfErasedViews && type("[AnyView]?").isArrayOfErasedViews)
    #expect(try !type("[Text]").isArrayOfErasedViews && !type("AnyView").isArrayOfErasedViews)
    #expect(try type("() -> AnyView").isFunctionToErasedView && type("((Int) -> AnyView?)?").isFunctionToErasedView)
    #expect(try !type("() -> Text").isFunctionToErasedView && !type("(AnyView) -> Void").isFunctionToErasedView)
  }
}

@Suite struct ErasureTests {
  @Test func functionsThatOnlyErase() {
    func isEraser(_ declaration: String) -> Bool {
      let index = linked("import SwiftUI\nextension View { \(declaration) }")
      return index.isEraser(index.member(file: 0, fact: 0))
    }
    #expect(isEraser("func f() -> AnyView { AnyView(self) }"))
    #expect(isEraser("func f() -> AnyView { .init(self) }"))
    #expect(isEraser("var f: AnyView { AnyView(self) }"))
    #expect(!isEraser("func f() -> AnyView { AnyView(self.bold()) }"))
    #expect(!isEraser("func f(_ n: Int) -> AnyView { AnyView(self) }"))
    #expect(!isEraser("func f() -> some View { Group(self) }"))
  }

  /// The name of the member that erases the first view of `Page.body`.
  private func eraser(_ content: String, _ more: String) throws -> String? {
    let (index, tree) = try pageTree(content, more: "extension Page { \(more) }")
    let view = try #require(tree.children(of: 0).first)
    return index.erasingMember(of: view, in: tree).map { index.text(index[$0].name) }
  }

  @Test func membersWithAnErasedType() throws {
    #expect(try eraser("part", "var part: AnyView { AnyView(Text(\"a\")) }") == "part")
    #expect(try eraser("part(1)", "func part(_ n: Int) -> AnyView { AnyView(Text(\"a\")) }") == "part")
    #expect(try eraser("part", "var part: some View { Text(\"a\") }") == nil)
    #expect(try eraser("Part()", "}\nstruct Part: View { var body: AnyView { AnyView(Text(\"a\")) }") == "body")
    #expect(try eraser("Part()", "}\nstruct Part: View { var body: some View { Text(\"a\") }") == nil)
    #expect(try eraser("AnyView(Text(\"a\"))", "") == nil)
    let eraser = "}\nextension View { func erased() -> AnyView { AnyView(self) }"
    #expect(try self.eraser("Text(\"a\").erased()", eraser) == nil)
  }

  @Test func aStoredClosureErasesWhereItIsCalled() throws {
    func eraser(_ content: String) throws -> String? {
      let (index, tree) = try pageTree(content, "let make: () -> AnyView")
      return index.erasingMember(of: try #require(tree.children(of: 0).first), in: tree).map {
        index.text(index[$0].name)
      }
    }
    #expect(try eraser("make()") == "make")
    #expect(try eraser("make") == nil)
  }

  /// Whether the `AnyView` in `Page.body` is necessary.
  private func isNecessary(_ value: String, _ members: String, _ more: String = "") throws -> Bool {
    let (index, tree) = try pageTree("AnyView(\(value))", members, more: more)
    let erased = try #require(tree.nodes.indices.first { tree[$0].kind == .erased })
    return index.isErasedOfNecessity(erased, in: tree)
  }

  @Test func typesThatCannotBeWritten() throws {
    #expect(
      try isNecessary(
        "page.view", "let page: any Screen", "protocol Screen { associatedtype V: View; var view: V { get } }"))
    #expect(try isNecessary("make()", "let make: () -> any View"))
    #expect(try isNecessary("held", "var held: any View"))
    #expect(try isNecessary("row(1)", "func row<T>(_ value: T) -> some View { Text(\"a\") }"))
    #expect(try isNecessary("row(1)", "func row(_ value: some Equatable) -> some View { Text(\"a\") }"))
    #expect(try isNecessary("store.view(for: 1)", "let store: Store"))
  }

  @Test func typesThatCan() throws {
    #expect(try !isNecessary("Text(\"a\")", ""))
    #expect(try !isNecessary("part", "var part: some View { Text(\"a\") }"))
    #expect(try !isNecessary("row(1)", "func row(_ value: Int) -> some View { Text(\"a\") }"))
    #expect(try !isNecessary("part.bold()", "var part: Text { Text(\"a\") }"))
  }

  @Test func aParameterDemandsAnErasedView() throws {
    func demands(_ parameter: String, _ call: String = "Box(content: { AnyView(Text(\"a\")) })") throws -> Bool {
      let box = "struct Box: View { \(parameter)\nvar body: some View { Text(\"b\") } }"
      let (index, tree) = try pageTree(call, more: box)
      let slot = try #require(tree.nodes.indices.first { tree[$0].kind == .slot })
      return index.demandsErasedView(slot, in: tree)
    }
    #expect(try demands("let content: () -> AnyView"))
    #expect(try demands("init(content: @escaping () -> AnyView) {}"))
    #expect(try demands("let content: () -> AnyView", "Box { AnyView(Text(\"a\")) }"))
    #expect(try !demands("let content: () -> Text"))
    #expect(try !demands("let content: () -> Text\nlet other: () -> AnyView = { AnyView(Text(\"c\")) }"))
  }

  @Test func initializersThatEraseWhatAGenericParameterGives() throws {
    func isErased(_ members: String, _ more: String = "") throws -> Bool {
      let index = linked(
        "import SwiftUI\nstruct Box: View { let content: AnyView\n\(members)\nvar body: some View { content } }\n\(more)"
      )
      return index.isErasedByGenericInitializers(try index.member("content", of: "Box"))
    }
    #expect(try isErased("init<C: View>(_ c: C) { content = AnyView(c) }"))
    #expect(try isErased("init(_ c: some View) { self.content = AnyView(c) }"))
    #expect(try !isErased("init(_ c: AnyView) { content = c }"))
    #expect(try !isErased("init(_ c: Text) { content = AnyView(c) }"))
    #expect(try !isErased(""))
  }

  @Test func callersThatHaveAnErasedView() throws {
    func isErased(_ value: String, _ members: String) throws -> Bool {
      let (index, _) = try pageTree(
        "Box(content: \(value))", members,
        more: "struct Box: View { let content: AnyView\nvar body: some View { content } }")
      return index.isErasedByCallers(try index.member("content", of: "Box"), work: Work(of: index))
    }
    #expect(try isErased("held", "let held: AnyView"))
    #expect(try !isErased("AnyView(Text(\"a\"))", ""))
    #expect(try !isErased("made", "var made: AnyView { AnyView(Text(\"a\")) }"))
    let index = linked("import SwiftUI\nstruct Box: View { let content: AnyView\nvar body: some View { content } }")
    #expect(!index.isErasedByCallers(try index.member("content", of: "Box"), work: Work(of: index)))
  }

  @Test func requirementsBindTheType() throws {
    func isBound(_ code: String) throws -> Bool {
      let index = linked("import SwiftUI\n" + code)
      return index.isBoundToItsType(try index.member("view", of: "A"))
    }
    let screen = "protocol Screen { var view: AnyView { get } }\n"
    let body = "{ AnyView(Text(\"a\")) } }"
    #expect(try isBound(screen + "struct A: Screen { var view: AnyView " + body))
    #expect(try isBound(screen + "protocol Page: Screen {}\nstruct A: Page { var view: AnyView " + body))
    #expect(try isBound("class B { var view: AnyView \(body)\nclass A: B { override var view: AnyView \(body)"))
    #expect(try isBound("protocol A { var view: AnyView { get } }"))
    #expect(try !isBound("struct A { var view: AnyView " + body))
    #expect(
      try !isBound("protocol Screen { var other: AnyView { get } }\nstruct A: Screen { var view: AnyView " + body))
  }
}
