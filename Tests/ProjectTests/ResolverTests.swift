// What a call refers to: the project's declaration that it fits, and nothing of the project if it fits none.

import Syntax
import Testing

@testable import Project

/// What the use of `name` in the function `f` refers to: `project` with the first line of the declaration, `framework`
/// or `unknown`.
private func meaning(of name: String, _ sources: String...) throws -> String {
  let index = linked(sources)
  let named = try #require(index.names.name(name))
  let f = try #require(index.names.name("f"))
  let member = try #require(
    index.files.lazy.flatMap { file in file.members.indices.map { index.member(file: file.number, fact: $0) } }
      .first { index[$0].name == f })
  let body = index.body(of: member)
  let use = try #require(body.uses.indices.last { body.uses[$0].name == named && body.uses[$0].isCall })
  switch body.target(use) {
  case .member(let id): return "project: " + index.node(id).text.prefix { $0 != "\n" && $0 != "{" }.trimmingSpaces
  case .unknown: return "unknown"
  default: return "framework"
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}

@Suite struct ResolverTests {
  @Test func membersThatAreWrittenOnceForEachSystem() throws {
    func call(_ members: String) -> String { "struct A {\n\(members)\nfunc f() { title() } }" }
    let mac = "#if os(macOS)\nfunc title() -> String { \"\" }\n#else\nfunc title() -> String { \"other\" }\n#endif"
    // The one that iOS has stands for both, wherever it is written.
    #expect(try meaning(of: "title", call(mac)) == "project: func title() -> String")
    let named = { (condition: String) in
      call(
        "#if \(condition)\nfunc title(_ a: Int = 1) -> String { \"\" }\n#else\nfunc title(_ b: Int = 1) -> String { \"\" }\n#endif"
      )
    }
    #expect(try meaning(of: "title", named("os(iOS)")) == "project: func title(_ a: Int = 1) -> String")
    #expect(try meaning(of: "title", named("os(macOS)")) == "project: func title(_ b: Int = 1) -> String")
    #expect(try meaning(of: "title", named("DEBUG")) == "project: func title(_ b: Int = 1) -> String")
    #expect(try meaning(of: "title", named("PRO")) == "project: func title(_ a: Int = 1) -> String")
    // A program may have both, or they give different types.
    let both =
      "#if os(macOS)\nfunc title() -> String { \"\" }\n#endif\n#if PRO\nfunc title() -> String { \"\" }\n#endif"
    #expect(try meaning(of: "title", call(both)) == "unknown")
    let types = "#if os(macOS)\nfunc title() -> Int { 1 }\n#else\nfunc title() -> String { \"\" }\n#endif"
    #expect(try meaning(of: "title", call(types)) == "unknown")
  }

  @Test func anAddedMethodThatTheCallDoesNotFitIsNotMeant() throws {
    let kit = "import UIKit\nextension UIViewController { func present(style: Int, builder: () -> Int) {} }"
    func call(_ statement: String) -> String {
      "import UIKit\nclass A: UIViewController { func f() { \(statement) } }"
    }
    #expect(try meaning(of: "present", kit, call("present(self, animated: true)")) == "framework")
    #expect(
      try meaning(of: "present", kit, call("present(style: 1) { 2 }"))
        == "project: func present(style: Int, builder: () -> Int)")
  }

  @Test func delegatingInitializersOfTheCompiler() throws {
    #expect(
      try meaning(
        of: "init",
        """
        struct A {
          let unit: Int
          init(glucose: Int) { self.init(unit: glucose) }
          func f() { self.init(unit: 1) }
        }
        """) == "unknown")
  }

  @Test func methodsOfASuperclassAreNotStatic() throws {
    let base = "import XCTest\nclass Base: XCTestCase { override class func setUp() {} }"
    let call = "import XCTest\nclass A: Base { func f() { super.setUp() } }"
    #expect(try meaning(of: "setUp", base, call) == "framework")
  }

  @Test func aPropertyOfTheTypeItselfIsNotCalled() throws {
    let text = "extension Result { static var success: Self { f() } }\nfunc f() -> Int { Result.success(1) }"
    #expect(try meaning(of: "success", text) == "framework")
  }

  @Test func membersOfAPrivateExtensionAreOfTheirFile() throws {
    let own = "import Foundation\nprivate extension URLSession { func data(for: Int) {} }"
    let call = "import Foundation\nfunc f(s: URLSession) { s.data(for: 1) }"
    #expect(try meaning(of: "data", own, call) == "framework")
    #expect(try meaning(of: "data", own + "\n" + call) == "project: func data(for: Int)")
    let open = "import Foundation\npublic extension URLSession { func data(for: Int) {} }"
    #expect(try meaning(of: "data", open, call) == "project: func data(for: Int)")
  }

  @Test func colorsAreViews() throws {
    let own = "import SwiftUI\nextension View { func card() -> some View { self } }"
    #expect(
      try meaning(of: "card", own, "import SwiftUI\nfunc f() { _ = Color.red.opacity(0.5).card() }")
        == "project: func card() -> some View")
  }

  @Test func anUndecidedModifierStillReturnsAView() throws {
    let own = """
      import SwiftUI
      extension View {
        #if os(iOS)
          func focusSection() -> some View { self }
        #endif
        func card() -> some View { self }
        func bar() -> some View { self }
      }
      struct Own: View { var body: some View { Text("b") } }
      """
    for view in ["Text(\"a\")", "Text(\"a\").padding()", "Text(\"a\").bar()", "Own()"] {
      let call = "import SwiftUI\nfunc f() { _ = \(view).focusSection().card() }"
      #expect(try meaning(of: "focusSection", own, call) == "unknown")
      #expect(try meaning(of: "card", own, call) == "project: func card() -> some View")
    }
  }
}
