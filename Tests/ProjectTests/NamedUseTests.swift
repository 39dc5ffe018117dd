// What mentions of a name mean, and what conditions on inputs admit.

import Syntax
import Testing

@testable import Project

@Suite struct NamedUseTests {
  private static let model = "final class Model { var x = 1\nprivate var y = 1 }\nstruct Other { var x = 1 }\n"

  private func mayRead(_ code: String) throws -> Bool {
    let index = linked([Self.model + code])
    return index.uses(named: try #require(index.names.name("x"))).mayRead(try #require(index.member("x", of: "Model")))
  }

  @Test func readsOfAMember() throws {
    #expect(try mayRead("func f(m: Model) { print(m.x) }"))
    #expect(try mayRead("func f(m: Model) { m.x += 1; m.x = m.x }"))
    // What it belongs to is not known.
    #expect(try mayRead("func f() { print(anything.x) }"))
  }

  @Test func usesThatDoNotRead() throws {
    #expect(try !mayRead("func f(m: Model) { m.x = 1 }"))
    #expect(try !mayRead("func f(o: Other) { print(o.x) }"))
    #expect(try !mayRead("func f() { anything.x = 1 }"))
    #expect(try !mayRead("func f() { let x = 1; print(x) }"))
    #expect(try !mayRead(""))
  }

  @Test(arguments: [
    "print(title)", "print(title)\n#if os(macOS)\nprint(title)\n#endif",
    "#if os(macOS)\nprint(title)\n#else\nprint(title)\n#endif",
  ])
  func aUseOfAMemberForOneSystemIsOneOfAll(code: String) throws {
    let index = linked([
      """
      struct A {
      #if os(macOS)
      var title: Int { 1 }
      #elseif os(tvOS)
      var title: Int { 2 }
      #else
      var title: Int { 3 }
      #endif
      func f() { \(code) } }
      """
    ])
    let uses = index.uses(named: try #require(index.names.name("title")))
    let titles = index.members(named: try #require(index.names.name("title")), of: try #require(index.type("A")).id)
    try #require(titles.count == 3)
    let all = try #require(index.type("A")).members.flatMap { member in
      index.body(of: member).uses(named: index.names.name("title")!).map { UseSite(member: member, use: $0) }
    }
    for title in titles {
      #expect(uses.uses(of: title) == all)
      #expect(uses.mayRead(title))
    }
    #expect(uses.unresolved.isEmpty)
  }

  @Test func usesAreFoundByWhatTheyMean() throws {
    let index = linked([Self.model + "func f(m: Model, o: Other) { m.x = o.x; anything.x = 1; let x = 2; print(x) }"])
    let uses = index.uses(named: try #require(index.names.name("x")))
    #expect(uses.uses(of: try #require(index.member("x", of: "Model"))).count == 1)
    #expect(uses.uses(of: try #require(index.member("x", of: "Other"))).count == 1)
    #expect(uses.unresolved.count == 1)
    #expect(uses.uses(of: try #require(index.member("y", of: "Model"))).isEmpty)
  }

  @Test func mentionsInAType() throws {
    let index = linked([
      "struct A { func f() { print(x) }\nstruct B { func g() { print(x) } } }\nfunc h() { print(x) }",
      "extension A { func i() { print(x) } }\nextension Two { func j() { print(x) } }", "struct Two {}",
      "struct Two {}",
    ])
    let x = try #require(index.names.name("x"))
    func inside(_ type: String) throws -> [String] {
      index.members(mentioning: x, inside: try #require(index.type(type)).id).map { index.text(index[$0].name) }
    }
    #expect(try inside("A") == ["f", "g", "i"])
    #expect(try inside("B") == ["g"])
    // Which of two types is extended is not known.
    #expect(index.isMentioned(x, inExtensionOf: try #require(index.names.name("Two"))))
    #expect(!index.isMentioned(x, inExtensionOf: try #require(index.names.name("A"))))
  }

  @Test func nodesWithAName() throws {
    let index = linked(["let a = x\nfunc f() { print(x) }", "struct x {}"])
    let found = index.mentions(of: try #require(index.names.name("x")))
    #expect(found.map(\.file) == [0, 0, 1])
    #expect(found.map { $0.member.map { index.text(index[$0].name) } } == ["a", "f", nil])
  }
}

@Suite struct InputConditionTests {
  private let input = InputCondition.Input.parameter(0)

  @Test func flagsAndNil() {
    let isOn = InputCondition(input: input, test: .flag(true))
    #expect(isOn.admits([.flag(true)]) && isOn.admits([.flag(true), .flag(false)]))
    #expect(!isOn.admits([.flag(false)]) && !isOn.admits([]))
    // A value of another kind may pass.
    #expect(isOn.admits([.nothing]))
    let isThere = InputCondition(input: input, test: .isNil(false))
    #expect(!isThere.admits([.nothing]) && isThere.admits([.flag(true)]))
  }

  @Test func cases() {
    let isLarge = InputCondition(input: input, test: .cases([Name(.id)], true))
    let isOther = InputCondition(input: input, test: .cases([Name(.id)], false))
    #expect(isLarge.admits([.enumCase(Name(.id))]) && !isLarge.admits([.enumCase(Name(.body))]))
    #expect(!isOther.admits([.enumCase(Name(.id))]) && isOther.admits([.enumCase(Name(.body))]))
  }

  @Test func theOpposite() {
    for test in [InputCondition.Test.flag(true), .isNil(true), .cases([Name(.body)], true), .isOmitted(true)] {
      let condition = InputCondition(input: input, test: test)
      #expect(condition.negated != condition && condition.negated.negated == condition)
    }
  }

  /// The number of conditions on inputs at the call of `work` in `f`.
  private func conditions(_ body: String, _ parameters: String = "flag: Bool, name: String?") throws -> Int {
    let index = linked(["func work() {}\nstruct A { func f(\(parameters)) { \(body) } }"])
    let f = index.body(of: try #require(index.member("f", of: "A")))
    let use = try #require(f.uses.indices.first { index.text(f.uses[$0].name) == "work" })
    return index.inputConditions(at: f.uses[use].node, in: f).count
  }

  @Test func conditionsAroundAPlace() throws {
    #expect(try conditions("work()") == 0)
    #expect(try conditions("if flag { work() }") == 1)
    #expect(try conditions("if flag { } else { work() }") == 1)
    #expect(try conditions("guard let name else { return }\nwork()") == 1)
    #expect(try conditions("if flag { if name == nil { work() } }") == 2)
    // Nothing that a caller passes decides.
    #expect(try conditions("if Bool.random() { work() }") == 0)
    #expect(try conditions("if flag { print(1) }\nwork()") == 0)
  }
}
