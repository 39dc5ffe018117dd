// Which closures of a body run with it, and how often.

import Syntax
import Testing

@testable import Project

/// What becomes of each closure of `V.body`, in order: the name of the call that takes it, and `runs`, `runs per row`,
/// `runs often` or `later`; behind it `, presented` and `, unsure` where that is so.
private func runs(_ content: String, _ more: String = "") throws -> [String] {
  let index = linked([
    "import SwiftUI\nfunc work() -> Int { 1 }\n\(more)\nstruct V: View {\n let xs: [Int]\n @State var isOn = false\n"
      + " var body: some View {\n\(content)\n}\n}"
  ])
  let body = index.body(of: try #require(index.member("body", of: "V")))
  let runs = body.runs(in: index)
  return body.closures.indices.map { i in
    let fact = body.closures[i]
    let run = runs.run(of: Int32(i))
    var text = fact.call >= 0 ? index.text(body.uses[Int(fact.call)].name) + " " : ""
    if !run.isRunning { return text + "later" + (run.isPresented ? ", presented" : "") }
    switch run.frequency {
    case .perUpdate: text += "runs"
    case .often: text += "runs often"
    case .perRow: text += "runs per row"
    }
    if run.isPresented { text += ", presented" }
    if !run.isCertain { text += ", unsure" }
    return text
  }
}

@Suite struct ClosureRunsTests {
  @Test func contentRunsAndActionsDoNot() throws {
    #expect(try runs("VStack { Text(\"\\(work())\") }") == ["VStack runs"])
    #expect(try runs("Button(\"a\") { _ = work() }") == ["Button later"])
    #expect(try runs("Text(\"a\").onTapGesture { _ = work() }") == ["onTapGesture later"])
  }

  @Test func anActionCanBeDeclaredByAnAlias() throws {
    let button = """
      struct WorkButton<Label: View>: View {
        typealias Action = () async -> Void
        init(action: @escaping Action, @ViewBuilder label: () -> Label) {}
        var body: some View { Text("a") }
      }
      """
    #expect(
      try runs("WorkButton { _ = work() } label: { Text(\"\\(work())\") }", button)
        == ["WorkButton later", "WorkButton runs"])
  }

  @Test func rowsRunPerRow() throws {
    #expect(try runs("ForEach(xs, id: \\.self) { x in Text(\"\\(work())\") }") == ["ForEach runs per row"])
    #expect(
      try runs("ForEach(xs, id: \\.self) { x in VStack { Text(\"\\(work())\") } }")
        == ["ForEach runs per row", "VStack runs per row"])
  }

  @Test func layoutRunsOften() throws {
    #expect(try runs("TimelineView(.animation) { _ in Text(\"\\(work())\") }") == ["TimelineView runs often"])
  }

  @Test func presentedContentIsKnownAsSuch() throws {
    let found = try runs("Text(\"a\").sheet(isPresented: $isOn) { Text(\"\\(work())\") }")
    #expect(found.count == 1 && found[0].contains("presented"))
  }

  @Test func functionsOfTheProjectSayWhatTheyDo() throws {
    #expect(try runs("Text(\"\\(now { work() })\")", "func now(_ f: () -> Int) -> Int { f() }") == ["now runs"])
    let later = "func later(_ f: @escaping () -> Void) -> Int { 1 }"
    #expect(try runs("Text(\"\\(later { _ = work() })\")", later) == ["later later"])
    let box = "struct Box<C: View>: View { @ViewBuilder let c: () -> C\n var body: some View { c() } }"
    #expect(try runs("Box { Text(\"\\(work())\") }", box) == ["Box runs"])
  }

  @Test func localClosuresRunWhereTheyAreCalled() throws {
    #expect(try runs("let f = { work() }\nreturn Text(\"\\(f())\")") == ["runs"])
    #expect(try runs("let f = { work() }\nreturn Button(\"a\") { _ = f() }") == ["later", "Button later"])
  }

  /// A modifier of the project that presents its content itself.
  @Test(arguments: [
    // Through initializers, properties and functions.
    ("presenting", "if isOn { let host = UIHostingController(rootView: self.content()) }", "later"),
    // SwiftUI evaluates it, too.
    ("shown", "_ = self.content()", "runs"), ("evaluated", "_ = self.content()", "runs"),
  ])
  func contentThatOnlyActionsBuild(_ name: String, _ statement: String, _ expected: String) throws {
    let shown =
      name == "presenting"
      ? "content.onChange(of: isOn) { handle() }"
      : name == "shown" ? "content.overlay { self.content() }.onAppear { handle() }" : "let _ = handle(); content"
    let more = """
      import UIKit
      extension View {
        func presenting<C: View>(item: Int, @ViewBuilder content: @escaping () -> C) -> some View {
          presenting(isOn: item > 0) { content() }
        }
        func presenting<C: View>(isOn: Bool, @ViewBuilder content: @escaping () -> C) -> some View {
          modifier(Presenting(isOn: isOn, content: content))
        }
      }
      private struct Presenting<C: View>: ViewModifier {
        let isOn: Bool
        let content: () -> C
        init(isOn: Bool, @ViewBuilder content: @escaping () -> C) {
          self.isOn = isOn
          self.content = content
        }
        func body(content: Content) -> some View { \(shown) }
        private func handle() { \(statement) }
      }
      """
    for call in ["presenting(isOn: isOn)", "presenting(item: 1)"] {
      #expect(
        try runs("Text(\"a\").\(call) { Text(\"\\(work())\") }", more) == ["presenting \(expected)"])
    }
  }
}
