// What a `ForEach` iterates, and how it identifies its rows.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

@Suite struct RowDataTests {
  private static let members = """
    struct Pet: Identifiable { let id: Int; let name: String }
    @State private var pets: [Pet] = []
    let count: Int
    let range: Range<Int>
    var byName: [Pet] { pets.sorted { $0.name < $1.name } }
    var places: Range<Int> { pets.indices }
    """

  private func rows(_ content: String, _ more: String = "") throws -> (Index, [RowData]) {
    let (index, tree) = try pageTree(content, Self.members, more: more)
    return (index, index.rowData(in: tree.member))
  }

  /// The source, the key, whether the source is direct, and the collections of the only loop.
  private func row(_ loop: String) throws -> String {
    let (index, rows) = try rows("\(loop) { _ in Text(\"a\") }")
    let data = try #require(rows.count == 1 ? rows[0] : nil)
    let source =
      switch data.source {
      case .range(let node): "range " + node.text
      case .rangeValue(let node): "range value " + node.text
      case .indices(let node): "indices " + node.text
      case .enumerated(let node): "enumerated " + node.text
      case .indexed(let node): "indexed " + node.text
      case .zipped(let a, let b): "zipped \(a.text) \(b.text)"
      case .stride: "stride"
      case .collection(let node): "collection " + node.text
      }
    let collections = index.collections(of: data).map(\.text).joined(separator: " ")
    return "\(source), \(data.key)" + (data.isDirect ? "" : ", indirect")
      + (collections.isEmpty ? "" : ": \(collections)")
  }

  @Test func collections() throws {
    #expect(try row("ForEach(pets)") == "collection pets, absent")
    #expect(try row("ForEach(pets, id: \\.name)") == "collection pets, element")
    #expect(try row("ForEach(Array(pets), id: \\.self)") == "collection pets, element")
    #expect(try row("ForEach(pets.reversed())") == "collection pets, absent, indirect")
    #expect(try row("List(byName)") == "collection byName, absent")
    #expect(try row("ForEach($pets)") == "collection $pets, absent")
  }

  @Test func positions() throws {
    #expect(try row("ForEach(pets.indices, id: \\.self)") == "indices pets, position: pets")
    #expect(try row("ForEach(0..<pets.count, id: \\.self)") == "range 0..<pets.count, position: pets")
    #expect(try row("ForEach(0..<3)") == "range 0..<3, absent")
    #expect(try row("ForEach(0..<count, id: \\.self)") == "range 0..<count, position")
    #expect(try row("ForEach(range, id: \\.self)") == "range value range, position")
    #expect(try row("ForEach(places, id: \\.self)") == "indices pets, position, indirect: pets")
    #expect(try row("ForEach(Array(stride(from: 0, to: 9, by: 3)), id: \\.self)") == "stride, position")
  }

  @Test func positionsBesideElements() throws {
    #expect(
      try row("ForEach(Array(pets.enumerated()), id: \\.offset)") == "enumerated pets, position: pets")
    #expect(try row("ForEach(Array(pets.enumerated()), id: \\.element.id)") == "enumerated pets, element: pets")
    #expect(
      try row("ForEach(Array(zip(pets.indices, pets)), id: \\.0)") == "zipped pets.indices pets, position: pets")
    #expect(
      try row("ForEach(Array(zip(pets.indices, pets)), id: \\.1.id)") == "zipped pets.indices pets, element: pets")
    #expect(try row("ForEach(pets.indexed(), id: \\.index)") == "indexed pets, position: pets")
  }

  @Test func aFilteredCollectionHasOtherPlaces() throws {
    #expect(try row("ForEach(pets.reversed().indices, id: \\.self)").hasSuffix(": pets"))
    #expect(try row("ForEach(pets.filter { $0.id > 1 }.indices, id: \\.self)").hasSuffix(": pets.filter { $0.id > 1 }"))
  }

  @Test func callsWithoutDataAreNone() throws {
    #expect(try rows("List { Text(\"a\") }").1.isEmpty)
    #expect(try rows("VStack { Text(\"a\") }").1.isEmpty)
    let own = "struct ForEach<D>: View { init(_ d: D) {}\nvar body: some View { Text(\"a\") } }"
    #expect(try rows("ForEach(pets)", own).1.isEmpty)
  }

  @Test func allLoopsComeInOrder() throws {
    let (index, rows) = try rows("List { ForEach(byName) { _ in Text(\"a\") }; ForEach(pets) { _ in Text(\"b\") } }")
    #expect(rows.map { $0.data.text } == ["byName", "pets"])
    let member = try index.member("body", of: "Page")
    #expect(rows.allSatisfy { index.rowData(of: $0.call, in: member)?.data.text == $0.data.text })
    #expect(index.rowData(of: index.node(member), in: member) == nil)
  }

  @Test func theRowAndItsParameters() throws {
    func parameters(_ row: String) throws -> [String] {
      let (index, rows) = try rows("ForEach(pets\(row)")
      return index.rowParameters(of: try #require(rows.first?.row)).map { index.text($0.name) }
    }
    #expect(try parameters(") { pet in Text(pet.name) }") == ["pet"])
    #expect(try parameters(") { (pet: Pet) in Text(pet.name) }") == ["pet"])
    #expect(try parameters(", content: { pet in Text(pet.name) })") == ["pet"])
    #expect(try parameters(") { Text($0.name) }") == [])
    let named = try rows("ForEach(pets, content: row)").1
    #expect(named.first?.row?.text == "row")
  }

  @Test func typesOfElements() throws {
    func types(_ collection: String) throws -> [String?] {
      let (index, rows) = try rows("ForEach(\(collection)) { _ in Text(\"a\") }")
      let data = try #require(rows.first)
      return [index.valueType(of: data.data, in: data.body), index.elementType(of: data.data, in: data.body)].map {
        $0.map { index.text($0.name) }
      }
    }
    #expect(try types("pets") == ["Array", "Pet"])
    #expect(try types("$pets") == ["Array", "Pet"])
    #expect(try types("unknown") == [nil, nil])
    #expect(try types("count")[1] == nil)
  }

  @Test(arguments: [
    ("ForEach(pets, id: \\.) { _ in Text(\"a\") }", "pets"), ("ForEach(pets) { pet in Text(", "pets"),
    ("ForEach(pets.", "pets."), ("ForEach(0..<", "0..<"), ("ForEach(", nil),
  ])
  func codeThatIsBeingWritten(_ content: String, _ data: String?) throws {
    let index = linked("import SwiftUI\nstruct Page: View {\n\(Self.members)\nvar body: some View { \(content)")
    #expect(index.rowData(in: try index.member("body", of: "Page")).first?.data.text == data)
  }
}
