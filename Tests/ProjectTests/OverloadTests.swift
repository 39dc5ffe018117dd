// Which overload a call means, by the types of its arguments.

import Syntax
import Testing

@testable import Project

@Suite struct OverloadTests {
  private static let declarations = """
    import SwiftUI
    protocol Named {}
    struct Item: Named { var title: String; var note: String?; func optional() -> Item? { nil } }
    class Base {}
    final class Special: Base {}
    enum Mode { case wide, narrow }
    func text(_ a: String) {}
    func text(_ a: String?) {}
    func text(_ a: Int) {}
    func text(_ a: Item) {}
    func view<V: View>(_ a: V) {}
    func view(_ a: String) {}
    func named<N: Named>(_ a: N) {}
    func named(_ a: Item) {}
    func named<S: StringProtocol>(_ a: S) {}
    func run(_ a: () -> Void) {}
    func run(_ a: (Int) -> Void) {}
    func once(_ a: (Int, Int) -> Void) {}
    func pair(_ a: (Int) -> Void) {}
    func pair(_ a: (Int, Int) -> Void) {}
    func both(_ a: Int, _ b: String) {}
    func both(_ a: String, _ b: Int) {}
    func kind(_ a: Base) {}
    func kind(_ a: Special) {}
    func mode(_ a: Mode) {}
    func mode(_ a: Color) {}
    typealias Maybe = String?
    func alias(_ a: Maybe) {}
    func alias(_ a: Int) {}
    struct Card: View { var body: some View { Text("a") } }
    """

  /// The signature of the declaration that the first call in `code` means; nil if it is undecided.
  private func meaning(_ code: String) -> String? {
    guard let (index, body, call) = firstCall(in: code), case .member(let target) = body.target(call) else {
      return nil
    }
    return index.node(target).text.split(separator: "{").first.map { String($0.last == " " ? $0.dropLast() : $0) }
  }

  /// The first call in `code`, the body that it is in, and the index.
  private func firstCall(in code: String) -> (index: Index, body: Body, call: Int)? {
    let names = NameTable()
    let source =
      Self.declarations
      + "\nfunc use(item: Item, name: String, nick: String?, special: Special, base: Base) {\n\(code)\n}\n"
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    let index = Index(linking: [file], names: NameText(names))
    for i in file.members.indices where names.text(of: file.members[i].name) == "use" {
      let body = index.body(of: index.member(file: 0, fact: i))
      return body.uses.indices.first { body.uses[$0].isCall }.map { (index, body, $0) }
    }
    return nil
  }

  /// An only candidate is not meant if its closure gets more values than the argument takes.
  @Test(arguments: [
    ("once { print($0, $1) }", true), ("once { a, b in print(a, b) }", true), ("once { _ in }", false),
    ("once { print($0) }", false),
  ])
  func closuresExcludeAnOnlyCandidate(code: String, isMeant: Bool) throws {
    let (index, body, call) = try #require(firstCall(in: code))
    guard case .member(let target) = body.target(call) else {
      Issue.record("undecided")
      return
    }
    #expect(index.passesClosures(of: call, to: target, in: body) == isMeant)
  }

  @Test(arguments: [
    ("text(\"a\")", "func text(_ a: String)"),
    ("text(name)", "func text(_ a: String)"),
    ("text(nick)", "func text(_ a: String?)"),
    ("text(nil)", "func text(_ a: String?)"),
    ("text(nick!)", "func text(_ a: String)"),
    ("text(item.title)", "func text(_ a: String)"),
    ("text(item.note)", "func text(_ a: String?)"),
    ("text(7)", "func text(_ a: Int)"),
    ("text(item)", "func text(_ a: Item)"),
    ("view(Card())", "func view<V: View>(_ a: V)"),
    ("view(Text(\"a\"))", "func view<V: View>(_ a: V)"),
    ("view(name)", "func view(_ a: String)"),
    ("view(\"a\")", "func view(_ a: String)"),
    ("named(item)", "func named(_ a: Item)"),
    ("named(name)", "func named<S: StringProtocol>(_ a: S)"),
    ("run { }", "func run(_ a: () -> Void)"),
    ("run { print($0) }", "func run(_ a: (Int) -> Void)"),
    ("run { x in print(x) }", "func run(_ a: (Int) -> Void)"),
    ("run { [1].forEach { print($0) } }", "func run(_ a: () -> Void)"),
    ("pair { x in print(x) }", "func pair(_ a: (Int) -> Void)"),
    ("pair { x, y in print(x, y) }", "func pair(_ a: (Int, Int) -> Void)"),
    ("pair { print($0, $1) }", "func pair(_ a: (Int, Int) -> Void)"),
    ("both(1, \"a\")", "func both(_ a: Int, _ b: String)"),
    ("both(name, 2)", "func both(_ a: String, _ b: Int)"),
    ("kind(special)", "func kind(_ a: Special)"),
    ("kind(base)", "func kind(_ a: Base)"),
    ("mode(.wide)", nil),
    ("mode(.red)", "func mode(_ a: Color)"),
    ("alias(nil)", "func alias(_ a: Maybe)"),
    // Nothing is known of the argument.
    ("text(load())", nil),
    ("text(item.optional())", nil),
    ("view(load())", nil),
  ])
  func argumentsDecide(_ code: String, _ expected: String?) {
    #expect(meaning(code) == expected)
  }

  /// A call in the arguments is decided first, and what follows from a result after it.
  @Test func argumentsThatAreCallsThemselves() {
    #expect(meaning("text(pick(1))\nfunc pick(_ a: Int) -> String { \"\" }") == nil)
    let names = NameTable()
    let source = """
      struct A { func make(_ a: Int) -> String { "" }; func make(_ a: String) -> Int { 1 }
        func take(_ a: String) -> A { self }; func take(_ a: Int) -> B { B() }
        func use() { take(make(make(1))).end() } }
      struct B { func end() {} }
      """
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    let index = Index(linking: [file], names: NameText(names))
    let use = file.members.indices.first { names.text(of: file.members[$0].name) == "use" }!
    let body = index.body(of: index.member(file: 0, fact: use))
    let calls = body.uses.indices.filter { body.uses[$0].isCall }
    #expect(calls.count == 4)
    #expect(calls.allSatisfy { if case .member = body.target($0) { true } else { false } })
  }

  @Test func manyUndecidedCallsInEachOtherAreDecidedOnce() {
    let nested = String(repeating: "f(", count: 60) + "1" + String(repeating: ")", count: 60)
    let names = NameTable()
    let source = "func f(_ a: Int) -> Int { 1 }\nfunc f(_ a: String) -> String { \"\" }\nfunc use() { \(nested) }"
    let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array(source.utf8)), names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    let index = Index(linking: [file], names: NameText(names))
    let body = index.body(of: index.member(file: 0, fact: 2))
    #expect(
      body.uses.indices.filter { body.uses[$0].isCall }.allSatisfy {
        body.target($0) == .member(index.member(file: 0, fact: 0))
      })
  }
}
