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

extension Int {
  fileprivate var nextPowerOf2: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
