// Where a name occurs in the whole project.

import Syntax

extension Index {
  /// The members whose code mentions the name, tests included, in the order of the project. Asks each file, which costs
  /// a binary search; the first question that a file does not rule out is linear in the size of the file.
  public func members(mentioning name: Name) -> [MemberID] {
    guard name != .none else { return [] }
    var found: [MemberID] = []
    for file in files {
      if let names = file.distinctNames, !names.containsSorted(name) { continue }
      for i in file.members(mentioning: name) { found.append(member(file: file.number, fact: i)) }
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

/// Which members of a file mention which names.
final class MentionTable: Sendable {
  /// The number of a name in the upper half, that of a member in the lower, in ascending order, each pair once. A name
  /// counts for the innermost member around it.
  private let pairs: [UInt64]
  /// By member: the member around it; -1 if there is none.
  private let enclosing: [Int32]

  /// Linear in the size of the file, but for sorting.
  init(_ file: SourceFile) {
    let tree = file.tree
    let members = file.members.indices.filter { file.members[$0].hasBody || file.members[$0].initial != .none }
      .sorted { (file.members[$0].node, $0) < (file.members[$1].node, $1) }
    var enclosing = [Int32](repeating: -1, count: file.members.count)
    var pairs: [UInt64] = []
    var open: [(member: Int, end: Int)] = []
    var next = 0
    var i = members.first.map { Int(file.members[$0].node) } ?? tree.nodeCount
    while i < tree.nodeCount {
      while let last = open.last, last.end <= i { open.removeLast() }
      while next < members.count, Int(file.members[members[next]].node) == i {
        let member = members[next]
        enclosing[member] = Int32(open.last?.member ?? -1)
        open.append((member, Int(tree.node(i).end)))
        next += 1
      }
      guard let inner = open.last?.member else {
        // Between two members.
        guard next < members.count else { break }
        i = Int(file.members[members[next]].node)
        continue
      }
      let name = tree.node(i).name
      if name != .none { pairs.append(UInt64(name.id) << 32 | UInt64(inner)) }
      i += 1
    }
    pairs.sort()
    var distinct: [UInt64] = []
    for pair in pairs where pair != distinct.last { distinct.append(pair) }
    self.pairs = distinct
    self.enclosing = enclosing
  }

  /// The members that mention the name, and those around them, in ascending order.
  func members(mentioning name: Name) -> [Int] {
    var place = pairs.firstSortedIndex { $0 >= UInt64(name.id) << 32 }
    var found: Set<Int> = []
    while place < pairs.count, pairs[place] >> 32 == UInt64(name.id) {
      var member = Int32(truncatingIfNeeded: pairs[place])
      while member >= 0, found.insert(Int(member)).inserted { member = enclosing[Int(member)] }
      place += 1
    }
    return found.sorted()
  }
}

extension Array<Name> {
  /// Whether the array, which is ordered by number, contains the name.
  func containsSorted(_ name: Name) -> Bool {
    let place = firstSortedIndex { $0.id >= name.id }
    return place < count && self[place] == name
  }
}
