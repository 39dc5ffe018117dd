// Where SwiftUI identifies values, and by what.

import Frameworks
import Syntax
import Testing

@testable import Project

@Suite struct IdentificationTests {
  /// What `Page.body` identifies: the type, the key, and what is identified.
  private func found(_ content: String, _ more: String = "") throws -> [String] {
    let index = linked([
      """
      import SwiftUI
      struct Pet: Identifiable { let id: Int; let name: String }
      struct Page: View {
        let pets: [Pet]
        @State private var edited: [Pet] = []
        @State private var shown: Pet?
        let pet: Pet
        \(more)
        var body: some View { \(content) }
      }
      """
    ])
    let body = index.body(of: try #require(index.member("body", of: "Page")))
    return body.uses.indices.compactMap { index.identification(at: $0, in: body) }.map {
      let key = $0.key == .none ? "id" : index.text($0.key)
      return "\(index.text(index[$0.element].name)).\(key) \($0.subject(in: index))"
    }
  }

  @Test func rows() throws {
    #expect(try found("ForEach(pets) { _ in Text(\"a\") }") == ["Pet.id rows"])
    #expect(try found("List(pets, id: \\.name) { _ in Text(\"a\") }") == ["Pet.name rows"])
    #expect(try found("SwiftUI.ForEach(pets) { _ in Text(\"a\") }") == ["Pet.id rows"])
    #expect(try found("ForEach($edited) { _ in Text(\"a\") }") == ["Pet.id rows"])
  }

  @Test func itemsAndViews() throws {
    #expect(try found("Text(\"a\").sheet(item: $shown) { _ in Text(\"b\") }") == ["Pet.id item"])
    #expect(try found("Text(\"a\").id(pet.name)") == ["Pet.name view"])
  }

  @Test func whatIsNotIdentified() throws {
    #expect(try found("List { Text(\"a\") }") == [])
    #expect(try found("Text(\"a\").sheet(isPresented: x) { Text(\"b\") }") == [])
    #expect(try found("Text(\"a\").id(1)") == [])
    #expect(try found("ForEach(unknown) { _ in Text(\"a\") }") == [])
    #expect(try found("ForEach(0..<3) { _ in Text(\"a\") }") == [])
    // A key of several steps is not a property of the element.
    #expect(try found("ForEach(pets, id: \\.name.count) { _ in Text(\"a\") }") == [])
    #expect(try found("pets.ForEach(pets) { _ in Text(\"a\") }") == [])
  }

  @Test func argumentsAndKeysOfACall() throws {
    func call(_ text: String) throws -> (data: String?, key: Name?) {
      let tree = Tree(parsing: SourceText(path: "A.swift", bytes: Array("let a = \(text)".utf8)), names: NameTable())
      let call = try #require((0..<tree.nodeCount).map { tree.node($0) }.first { $0.kind == .call })
      return withExtendedLifetime(tree) { (Index.identifiedArgument(of: call)?.text, Index.identifyingKey(of: call)) }
    }
    #expect(try call("ForEach(a, id: \\.id) {}").data == "a")
    #expect(try call("SwiftUI.ForEach(a) {}").data == "a")
    #expect(try call("v.sheet(item: $a) {}").data == "$a")
    #expect(try call("v.sheet(isPresented: $a) {}").data == nil)
    #expect(try call("List(selection: $a) {}").data == nil)
    #expect(try call("sheet(item: $a) {}").data == nil)
    #expect(try call("ForEach(a) {}").key == Name.none)
    #expect(try call("ForEach(a, id: \\.id) {}").key == Name(.id))
    #expect(try call("ForEach(a, id: \\.a.b) {}").key == nil)
    #expect(try call("ForEach(a, id: key) {}").key == nil)
  }
}
