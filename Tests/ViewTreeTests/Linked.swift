// A project of one file, for tests.

import Syntax
import Testing

@testable import Project
@testable import ViewTree

/// The index of a project of one file.
func linked(_ source: String) -> Index {
  let names = NameTable()
  let tree = Tree(parsing: SourceText(path: "t.swift", bytes: Array(source.utf8)), names: names)
  let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
  return Index(linking: [file], names: NameText(names))
}

/// The index of a view `Page` with these members, and the view tree of its `body`; `more` stands outside of it.
func pageTree(_ content: String, _ members: String = "", more: String = "") throws -> (index: Index, tree: ViewTree) {
  let index = linked(
    "import SwiftUI\nstruct Page: View {\n\(members)\nvar body: some View {\n\(content)\n}\n}\n\(more)")
  return (index, index.viewTree(of: try index.member("body", of: "Page")))
}

extension Index {
  /// The only type of this name; the test fails without it.
  func type(_ text: String) throws -> TypeID {
    let name = try #require(names.name(text))
    return try #require(types(named: name).first)
  }

  /// The only member of this name.
  func member(_ text: String, of type: String) throws -> MemberID {
    let name = try #require(names.name(text))
    let owner = try self.type(type)
    return try #require(members(named: name, of: owner).first)
  }
}
