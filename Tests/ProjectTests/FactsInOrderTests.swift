// Facts by their numbers, and the uses of a body by their names.

import Syntax
import Testing

@testable import Project

@Suite struct FactsInOrderTests {
  @Test func factsAreFoundByTheirNumbers() {
    let keys: [UInt32] = [5, 1, .max - 1, 5, 0, 1, 5]
    let facts = FactsInOrder(keys)
    for key in Set(keys + [2, 7]) {
      #expect(Array(facts.numbers(in: key..<key + 1)) == keys.indices.filter { keys[$0] == key })
    }
    #expect(Array(facts.numbers(in: 1..<6)) == [1, 5, 0, 3, 6])
    #expect(FactsInOrder([]).numbers(in: 0..<9).isEmpty)
  }

  /// Large bodies are sorted, small ones are not.
  @Test(arguments: [3, 300]) func usesAreFoundByTheirNames(count: Int) throws {
    let calls = (0..<count).map { "f\($0 % 3)(a)" }.joined(separator: "\n")
    let names = NameTable()
    let source = SourceText(path: "t.swift", bytes: Array("func all(a: Int) {\n\(calls)\n}".utf8))
    let tree = Tree(parsing: source, names: names)
    let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
    let index = Index(linking: [file], names: NameText(names))
    let body = index.body(of: index.member(file: 0, fact: 0))
    #expect(body.uses.count >= 2 * count)
    for text in ["a", "f0", "f1", "f2", "all"] {
      let name = try #require(index.names.name(text))
      let found = body.uses(named: name)
      #expect(found == body.uses.indices.filter { body.uses[$0].name == name })
      #expect(found.isEmpty == (text == "all"))
    }
  }
}
