// What initializers do with the values that callers pass, and what they and protocols mean for members.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct InitializerTests {
  /// Whether the initializer of `V` with these statements starts the state `s` from one of the expressions.
  private func seeds(_ statements: String, from expressions: Set<String>) throws -> Bool {
    let index = linked(
      """
      struct V: View {
        let plain: Int
        @State private var s: Int
        init(a: Post, b: Int) {
          \(statements)
        }
        var body: some View { Text("") }
      }
      """)
    let initializer = try #require(index[try index.type("V")].initializers.first)
    return index.seedsState(initializer, from: expressions)
  }

  @Test func stateStartsFromWhatItIsAssigned() throws {
    #expect(try seeds("_s = State(initialValue: a.count)", from: ["a.count"]))
    #expect(try seeds("_s = State(initialValue: a.count)", from: ["b", "a.count"]))
    #expect(try !seeds("_s = State(initialValue: a.count)", from: ["b"]))
    #expect(try !seeds("_s = State(initialValue: 1); plain = b", from: ["b"]))
    #expect(try !seeds("_s = State(initialValue: b)", from: []))
  }

  @Test func stateStartsFromLocalsOnTheWay() throws {
    #expect(try seeds("let c = b\nvar d = 0\nd = c\n_s = State(initialValue: d)", from: ["b"]))
    #expect(try !seeds("let c = b\nlet d = a.count\n_s = State(initialValue: d)", from: ["b"]))
  }

  @Test func stateStartsFromConditionsAround() throws {
    let chain = """
      if a.isNew { _s = State(initialValue: 1) } else if b > 1 { _s = State(initialValue: 2) } else { plain = 1 }
      """
    // A later condition decides about the first branch as well: it stays without a value of its own.
    for name in ["a.isNew", "b"] { #expect(try seeds(chain, from: [name])) }
    #expect(try !seeds(chain, from: ["a.count"]))
    #expect(
      try seeds("var d = 0\nswitch b { case 1: d = 1; default: break }\n_s = State(initialValue: d)", from: ["b"]))
    // After the branches.
    #expect(try !seeds("if b > 1 { plain = 1 }\n_s = State(initialValue: 1)", from: ["b"]))
  }
}

@Suite struct InitializerFactTests {
  private func type(_ code: String, _ more: String = "") throws -> (Index, TypeID) {
    let index = linked("import SwiftUI\nstruct A: View {\n\(code)\nvar body: some View { Text(\"a\") }\n}\n\(more)")
    return (index, try index.type("A"))
  }

  @Test func memberwiseInitializers() throws {
    func has(_ code: String, _ more: String = "") throws -> Bool {
      let (index, type) = try type(code, more)
      return index.hasMemberwiseInitializer(type)
    }
    #expect(try has("let x: Int"))
    #expect(try has("let x: Int", "extension A { init() { x = 1 } }"))
    #expect(try !has("let x: Int\ninit(y: Int) { x = y }"))
    let index = linked("final class B { var x = 1 }\nenum C { case a }")
    #expect(try !index.hasMemberwiseInitializer(index.type("B")) && !index.hasMemberwiseInitializer(index.type("C")))
  }

  @Test func memberwiseInitializersThatOtherFilesReach() throws {
    func isReachable(_ code: String) throws -> Bool {
      let (index, type) = try type(code)
      return index.isMemberwiseInitializerReachable(type)
    }
    #expect(try isReachable("let x: Int; private static var y = 1; private let z = 1"))
    #expect(try isReachable("@State private var x = 1\n@Environment(\\.y) private var y"))
    #expect(try !isReachable("private let x: Int") && !isReachable("fileprivate var x = 1"))
    #expect(try !isReachable("@State private var x: Int") && !isReachable("@Binding private var x: Int"))
    // An optional state has a first value.
    #expect(try isReachable("@State private var x: Int?"))
    #expect(try !isReachable("let x: Int\ninit() { x = 1 }"))
  }

  @Test func defaultsThatAreAlwaysDiscarded() throws {
    func isDiscarded(_ code: String) throws -> Bool {
      let (index, _) = try type("var x = make()\n" + code)
      return index.isDefaultAlwaysDiscarded(of: try index.member("x", of: "A"))
    }
    #expect(try isDiscarded("init(x: Int) { self.x = x }"))
    #expect(try isDiscarded("init(x: Int) { self.x = x }\ninit() { self.init(x: 1) }"))
    #expect(try !isDiscarded("init(x: Int) { self.x = x }\ninit() {}"))
    #expect(try !isDiscarded("init() { later { x = 1 } }"))
    #expect(try !isDiscarded(""))
  }

  @Test func theParameterThatIsStored() throws {
    func parameter(_ code: String) throws -> Int? {
      let (index, type) = try type("let x: Int\n" + code)
      return index.parameter(
        storedIn: try #require(index.names.name("x")), by: try #require(index[type].initializers.first))
    }
    #expect(try parameter("init(y: Int, x: Int) { self.x = x }") == 1)
    #expect(try parameter("init(y: Int) { x = y }") == 0)
    #expect(try parameter("init(y: Int) { x = y + 1 }") == nil)
    #expect(try parameter("init(y: Int) { x = y; x = 1 }") == nil)
    #expect(try parameter("init(y: Int) { x = z }") == nil)
    #expect(try parameter("init(y: Int) {}") == nil)
  }

  @Test func requirementsOfProtocols() throws {
    func requirements(_ code: String) throws -> [String]? {
      let index = linked(code)
      return index.requirements(for: try index.member("f", of: "A"))?.map {
        index.owner($0).map { index.text(index[$0].name) } ?? ""
      }
    }
    #expect(try requirements("protocol P { func f() }\nstruct A: P { func f() {} }") == ["P"])
    #expect(try requirements("protocol P { func f() }\nprotocol Q: P {}\nstruct A: Q { func f() {} }") == ["P"])
    #expect(try requirements("protocol P { func g() }\nstruct A: P { func f() {} }") == [])
    #expect(try requirements("protocol P {}\nextension P { func f() {} }\nstruct A: P { func f() {} }") == [])
    #expect(try requirements("protocol P { func f() }\nstruct A { func f() {} }") == [])
  }

  @Test func propertyRequirements() throws {
    func isRequirement(_ code: String) throws -> Bool {
      let index = linked(code)
      return index.isRequirement(try index.member("f", of: "A"))
    }
    #expect(try isRequirement("protocol P { var f: Int { get } }\nstruct A: P { let f = 1 }"))
    #expect(try !isRequirement("protocol P { func f() }\nstruct A: P { func f() {} }"))
    #expect(try !isRequirement("protocol P { var g: Int { get } }\nstruct A: P { let f = 1 }"))
  }

  @Test func functionsThatNoCodeCalls() throws {
    let program = "@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n"
    func mayBeCalled(_ code: String, _ start: String = program) throws -> Bool {
      let index = linked("import SwiftUI\n" + start + code)
      return index.mayBeCalled(try index.member("f", of: "A"))
    }
    #expect(try !mayBeCalled("final class A { func f() {} }"))
    #expect(try mayBeCalled("final class A { func f() {} }\nfunc g(a: A) { a.f() }"))
    // Other code may call it, a framework may, or a program that is not there.
    #expect(try mayBeCalled("public final class A { public func f() {} }"))
    #expect(try mayBeCalled("final class A { @objc func f() {} }"))
    #expect(try mayBeCalled("final class A: Delegate { func f() {} }"))
    #expect(try mayBeCalled("final class A { func f() {} }", ""))
  }
}
