// What initializers do with the values that callers pass.

import Project
import Testing

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
