// Where each name stands in a file.

import Syntax

/// The nodes of a file by their names, and the members that contain them. It holds node numbers, and keeps no tree
/// alive.
final class Occurrences: Sendable {
  /// The names that nodes of the file have, each once, by number.
  let names: [Name]
  /// By name: where its nodes begin in `nodes`; then the number of all.
  private let starts: [UInt32]
  /// The numbers of the nodes, ascending for each name; in the last bit whether the node may be written.
  private let nodes: [UInt32]
  private let members: NestedRanges<Member>

  private struct Member {
    /// The position among the members of the file.
    let fact: Int32
    let hasCode: Bool
  }

  /// Linear in the size of the tree, but for sorting distinct names and members.
  init(of members: FixedArray<MemberFact>, in tree: Tree) {
    // Groups of nodes in the order of their first occurrences. The table is an open one, at most half full.
    let mask = tree.nodeCount.nextPowerOf2 * 2 - 1
    var slots = [UInt32](repeating: 0, count: mask + 1)
    var groups = [UInt32](repeating: 0, count: tree.nodeCount)
    var distinct: [Name] = []
    var counts: [UInt32] = []
    for i in 0..<tree.nodeCount {
      let name = tree.node(i).name
      if name == .none { continue }
      var place = Int(truncatingIfNeeded: UInt64(name.id) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
      while slots[place] != 0, distinct[Int(slots[place]) - 1] != name { place = (place + 1) & mask }
      if slots[place] == 0 {
        distinct.append(name)
        counts.append(0)
        slots[place] = UInt32(distinct.count)
      }
      groups[i] = slots[place]
      counts[Int(slots[place]) - 1] += 1
    }
    let order = distinct.indices.sorted { distinct[$0].id < distinct[$1].id }
    var starts: [UInt32] = [0]
    var next = [UInt32](repeating: 0, count: distinct.count)
    for group in order {
      next[group] = starts[starts.count - 1]
      starts.append(next[group] + counts[group])
    }
    let written = tree.writtenNodes
    var nodes = [UInt32](repeating: 0, count: Int(starts[starts.count - 1]))
    for (i, group) in groups.enumerated() where group > 0 {
      nodes[Int(next[Int(group) - 1])] = UInt32(i) << 1 | (written[i] ? 1 : 0)
      next[Int(group) - 1] += 1
    }
    names = order.map { distinct[$0] }
    self.starts = starts
    self.nodes = nodes
    self.members = NestedRanges(
      members.indices.map { fact in
        let hasCode = members[fact].hasBody || members[fact].initial != .none
        return (tree.node(Int(members[fact].node)).numbers, Member(fact: Int32(fact), hasCode: hasCode))
      })
  }

  /// The numbers of the nodes with the name, ascending.
  func nodes(named name: Name) -> some Sequence<Int> { entries(of: name).lazy.map { Int($0 >> 1) } }

  private func entries(of name: Name) -> ArraySlice<UInt32> {
    let i = names.firstSortedIndex { $0.id >= name.id }
    guard i < names.count, names[i] == name else { return [] }
    return nodes[Int(starts[i])..<Int(starts[i + 1])]
  }

  /// For each of `names` that counts the contents of the file in which it stands, in order; one that follows itself is
  /// there once.
  func contents(in scopes: Scopes, nodeCount: Int, where counts: (Name) -> Bool) -> ContentsByName {
    let contentOfNode = scopes.contents(nodeCount: nodeCount)
    var begins: [UInt32] = [0]
    begins.reserveCapacity(names.count + 1)
    var found: [Scopes.Content] = []
    for i in names.indices {
      if counts(names[i]) {
        let begin = found.count
        for entry in nodes[Int(starts[i])..<Int(starts[i + 1])] {
          let content = contentOfNode[Int(entry >> 1)]
          if found.count == begin || found[found.count - 1] != content { found.append(content) }
        }
      }
      begins.append(UInt32(found.count))
    }
    return ContentsByName(starts: begins, contents: found)
  }

  /// The positions of the members whose code mentions the name, ascending.
  func members(mentioning name: Name, onlyWriting: Bool) -> [Int] {
    var found: Set<Int32> = []
    for entry in entries(of: name) where !onlyWriting || entry & 1 != 0 {
      for member in members.around(entry >> 1) where member.hasCode {
        // What is around a member that is known was found with it.
        if !found.insert(member.fact).inserted { break }
      }
    }
    return found.map { Int($0) }.sorted()
  }

  /// The position of the innermost member that contains the node, its attributes and type included; nil if there is
  /// none. Logarithmic in the number of members, and linear in how deep they nest.
  func member(around node: Int) -> Int? {
    var around = members.around(UInt32(node))
    return around.next().map { Int($0.fact) }
  }
}

/// The contents of a file in which each of its names stands.
final class ContentsByName: Sendable {
  /// By position of a name: where its contents begin; then the number of all.
  private let starts: [UInt32]
  private let contents: [Scopes.Content]

  fileprivate init(starts: [UInt32], contents: [Scopes.Content]) {
    self.starts = starts
    self.contents = contents
  }

  subscript(i: Int) -> ArraySlice<Scopes.Content> { contents[Int(starts[i])..<Int(starts[i + 1])] }
}

extension SourceFile {
  /// Whether each name that counts stands in the same contents here and in an older text that declares the same.
  func mentionsSame(as old: SourceFile, where counts: (Name) -> Bool) -> Bool {
    let (new, old) = (
      (occurrences.names, contentsByName(where: counts)), (old.occurrences.names, old.contentsByName(where: counts))
    )
    var (i, j) = (0, 0)
    while i < new.0.count || j < old.0.count {
      let isNew = j == old.0.count || i < new.0.count && new.0[i].id < old.0[j].id
      let isOld = !isNew && (i == new.0.count || old.0[j].id < new.0[i].id)
      if isNew || isOld {
        if counts(isNew ? new.0[i] : old.0[j]) { return false }
      } else if new.1[i] != old.1[j], counts(new.0[i]), Set(new.1[i]) != Set(old.1[j]) {
        return false
      }
      if !isOld { i += 1 }
      if !isNew { j += 1 }
    }
    return true
  }
}

extension Int {
  fileprivate var nextPowerOf2: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
