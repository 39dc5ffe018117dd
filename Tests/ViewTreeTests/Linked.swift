// A project of one file, for tests.

import Synchronization
import Syntax
import Testing

@testable import Project
@testable import ViewTree

/// The index of a project of one file.
func linked(_ source: String) -> Index {
  let names = NameTable()
  let tree = Tree(parsing: SourceText(path: "t.swift", bytes: Array(source.utf8)), names: names)
  let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
  return keep(Index(linking: [file], names: NameText(names)))
}

/// All projects of the tests. Nodes are valid as long as the trees of their project, which an optimized test would
/// give up after its last use of the index.
private let kept = Mutex<[Index]>([])

func keep(_ index: Index) -> Index {
  kept.withLock { $0.append(index) }
  return index
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
