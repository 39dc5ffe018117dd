// Where a name occurs in the whole project.

import Syntax

extension Index {
  /// The members whose code mentions the name, tests included. Linear in the size of the project: only for names with
  /// few open questions.
  public func members(mentioning name: Name) -> [MemberID] {
    guard name != .none else { return [] }
    var found: [MemberID] = []
    for file in files {
      if let names = file.distinctNames, !names.contains(name) { continue }
      let tree = file.tree
      let mentions = (0..<tree.nodeCount).filter { tree.node($0).name == name }
      guard !mentions.isEmpty else { continue }
      for i in file.members.indices {
        let fact = file.members[i]
        guard fact.hasBody || fact.initial != .none else { continue }
        let node = tree.node(Int(fact.node))
        // Both are in the order of the source.
        let first = mentions.firstSortedIndex { $0 >= Int(node.number) }
        if first < mentions.count, mentions[first] < Int(node.end) {
          found.append(member(file: file.number, fact: i))
        }
      }
    }
    return found
  }

  /// The uses that construct a value of the type by its name, in any code. As expensive as `members(mentioning:)`.
  public func constructions(of type: TypeID) -> [UseSite] {
    members(mentioning: self[type].name).flatMap { member in
      let body = body(of: member)
      return body.uses.indices.filter { body.target($0) == .construction(type) }
        .map { UseSite(member: member, use: $0) }
    }
  }
}
