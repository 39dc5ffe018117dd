// What a user loses when the identity of a view ends.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct LossTests {
  // MARK: One property

  /// Whether a user misses the value of `x`.
  private func isMissed(_ declaration: String, _ code: String = "", _ more: String = "") throws -> Bool {
    let index = linked(
      "import SwiftUI\nstruct Page: View {\n\(declaration)\n\(code)\nvar body: some View { Text(\"\\(x)\") }\n}\n\(more)"
    )
    return index.isMissed(try index.member("x", of: "Page"))
  }

  @Test func whatCodeWritesIsMissed() throws {
    #expect(try isMissed("@State private var x = 0", "func f() { x += 1 }"))
    #expect(try isMissed("@State private var x = \"\"", "var field: some View { TextField(\"a\", text: $x) }"))
    #expect(try !isMissed("@State private var x = 0"))
    // Only what is written to the value that it has at first.
    #expect(try !isMissed("@State private var x = 0", "func f() { x = 0 }"))
  }

  @Test func whatEndsOrRunsAgainByItselfIsNot() throws {
    let write = "func f() { x = true }"
    #expect(try !isMissed("@GestureState private var x = false", write))
    #expect(try !isMissed("@FocusState private var x: Bool", write))
    #expect(try !isMissed("@FetchRequest(sortDescriptors: []) private var x: FetchedResults<Item>"))
    #expect(try !isMissed("@Namespace private var x"))
    #expect(try isMissed("@State private var x = false", write))
  }

  @Test func whatIsSetAgainWhenTheViewAppearsIsNot() throws {
    func shown(_ modifier: String) -> String { "var part: some View { Text(\"a\")\(modifier) }" }
    #expect(try !isMissed("@State private var x: [Int] = []", shown(".task { x = await load() }")))
    #expect(try !isMissed("@State private var x: [Int] = []", shown(".onAppear { withAnimation { x = load() } }")))
    #expect(
      try !isMissed("@State private var x: [Int] = []", shown(".onAppear(perform: load)") + "\nfunc load() { x = [1] }")
    )
    #expect(try isMissed("@State private var x: [Int] = []", shown(".onTapGesture { x = load() }")))
    // A person may call it as well.
    #expect(
      try isMissed(
        "@State private var x: [Int] = []",
        shown(".onAppear { load() }.onTapGesture { load() }") + "\nfunc load() { x = [1] }"))
  }

  @Test func whatIsOnlyWrittenIsNot() throws {
    let index = linked(
      """
      import SwiftUI
      struct Page: View {
        @State private var x: [Int] = []
        var body: some View { Button("a") { x = [1] } }
      }
      """)
    #expect(!index.isMissed(try index.member("x", of: "Page")))
  }

  @Test func passingConditionsAreKnownByTheirNames() throws {
    func isMissed(_ declaration: String, _ name: String) throws -> Bool {
      let index = linked(
        "import SwiftUI\nstruct Page: View { @State private var \(declaration)\nfunc f() { \(name) = g() }\n"
          + "var body: some View { Text(\"\\(\(name))\") } }")
      return index.isMissed(try index.member(name, of: "Page"))
    }
    #expect(try !isMissed("isPressed = false", "isPressed"))
    #expect(try !isMissed("scrollOffset = 0.0", "scrollOffset"))
    #expect(try isMissed("isDone = false", "isDone"))
    // A number and a list are data, whatever their names say.
    #expect(try isMissed("tapCount = 0", "tapCount"))
    #expect(try isMissed("errors: [String] = []", "errors"))
  }

  @Test func objectsAreMissedForWhatCodeWritesInThem() throws {
    func model(_ code: String) -> String { "final class Model: ObservableObject { \(code) }" }
    let declaration = "@StateObject private var x = Model()"
    #expect(try isMissed(declaration, "", model("@Published var n = 0\nfunc f() { n += 1 }")))
    #expect(try !isMissed(declaration, "", model("@Published var n = 0")))
    #expect(try !isMissed(declaration, "", model("let n = 0")))
  }

  @Test func whatTheParentPassesIsNot() throws {
    let copy =
      "@State private var x: Int\nlet value: Int\ninit(value: Int) { self.value = value; _x = State(initialValue: value) }\n"
    #expect(try !isMissed(copy, "func f() { x = value }"))
    #expect(try isMissed(copy, "func f() { x = value + 1 }"))
  }

  // MARK: A place

  /// What is lost with the content of `Page.body`.
  private func loss(_ content: String, _ more: String) throws -> (Index, Kept) {
    let (index, tree) = try pageTree(content, more: more)
    let work = Work(of: index)
    return (index, index.loss(at: 0, of: tree, lifetime: Lifetime(index: index, work: work)))
  }

  private static let field = """
    struct Field: View {
      @State private var text = ""
      @State private var isUsed = false
      var body: some View { TextEditor(text: $text) }
    }
    """

  @Test func stateAndViewsThatKeepSomething() throws {
    let (index, lost) = try loss("VStack { Field() }", Self.field)
    #expect(lost.states.map { index.text(index[$0.property].name) } == ["text"])
    #expect(lost.frameworkViews.map { index.text($0) } == ["TextEditor"])
    #expect(lost.isLoss && index.isNoticed(lost))
  }

  @Test func nothingIsLostWithTexts() throws {
    let (index, lost) = try loss("VStack { Text(\"a\") }", "")
    #expect(!lost.isLoss && !index.isNoticed(lost))
    // A task runs again; what it does is not lost.
    #expect(try !loss("Text(\"a\").task { await f() }", "").1.isLoss)
    // A sheet is shown separately.
    #expect(try !loss("Text(\"a\").sheet(isPressed: $x) { Field() }", Self.field).1.isLoss)
  }

  @Test func whatALocalHoldsIsLost() throws {
    let (index, lost) = try loss("let field = Field()\nreturn VStack { field }", Self.field)
    #expect(lost.states.map { index.text(index[$0.property].name) } == ["text"])
  }

  @Test func flagsAreNotNoticed() throws {
    func isNoticed(_ state: String, _ write: String) throws -> Bool {
      let (index, lost) = try loss(
        "Part()",
        "struct Part: View { @State private var \(state)\nvar body: some View { Button(\"\\(x)\") { \(write) } } }")
      #expect(lost.states.count == 1, "\(state)")
      return index.isNoticed(lost)
    }
    #expect(try !isNoticed("x = false", "x.toggle()"))
    #expect(try !isNoticed("x: Color = .red", "x = make()") && !isNoticed("x = CGPoint()", "x = make()"))
    #expect(try !isNoticed("x = Color.red", "x = make()") && !isNoticed("x = CGPoint.zero", "x = make()"))
    #expect(try isNoticed("x: [Int] = []", "x.append(1)"))
    #expect(try isNoticed("x = \"\"", "x += \"a\""))
  }

  @Test func platformViewsThatKeepSomething() throws {
    func lost(_ view: String, _ more: String = "") throws -> Int {
      let wrapper = """
        struct Wrapped: UIViewRepresentable {
          func makeUIView(context: Context) -> \(view) { \(view)() }
          func updateUIView(_ view: \(view), context: Context) {}
        }
        """
      return try loss("Wrapped()", wrapper + "\n" + more).1.platformViews.count
    }
    #expect(try lost("WKWebView") == 1)
    #expect(try lost("UILabel") == 0)
    #expect(try lost("Editor", "final class Editor: UITextView {}") == 1)
    #expect(try lost("Badge", "final class Badge: UIView {}") == 0)
  }

  @Test func whatCallersPassIsLostAsWell() throws {
    func loss(_ content: String) throws -> Bool {
      let (index, _) = try pageTree(
        "\(content).boxed()", more: Self.field + "\nextension View { func boxed() -> some View { VStack { self } } }")
      let name = try #require(index.names.name("boxed"))
      let member = try #require(
        index.types.indices.lazy.flatMap { index.types[$0].members }.first { index[$0].name == name })
      let tree = index.viewTree(of: member)
      let work = Work(of: index)
      let lifetime = Lifetime(index: index, work: work)
      #expect(!index.loss(at: 0, of: tree, lifetime: lifetime).isLoss)
      #expect(
        index.loss(ofContentOf: tree, lifetime: lifetime, work: work).isLoss
          == index.lossWithContent(at: 0, of: tree, lifetime: lifetime, work: work).isLoss)
      return index.lossWithContent(at: 0, of: tree, lifetime: lifetime, work: work).isLoss
    }
    #expect(try loss("Field()"))
    #expect(try !loss("Text(\"a\")"))
  }

  @Test func codeThatIsBeingWritten() throws {
    let index = linked(
      "import SwiftUI\nstruct Page: View { @State private var x = 0\nvar body: some View { Button(\"\\(x)\") { x = ")
    #expect(index.isMissed(try index.member("x", of: "Page")))
  }
}
