// Building the tree: post-order while parsing, flipped once to pre-order at the end.
//
// In post-order `a`, `a.b`, `a.b()` are one `close` each, around what is already there, and backtracking is a
// truncation.

/// Where a node that is not yet closed begins.
struct Mark {
  let node: Int
  let token: Int
}

/// A node in post-order.
struct BuiltNode: BitwiseCopyable {
  let kind: NodeKind
  let detail: UInt8
  let firstToken: UInt32
  let endToken: UInt32
  /// The first descendant in post-order; the node itself if it has none.
  let start: UInt32
  let name: Name
  /// How many nodes have this node as their first descendant.
  var openings: UInt32 = 0
}

/// The nodes of one file. The memory is reused for the next file.
struct NodeBuilder: ~Copyable {
  private var nodes = Column<BuiltNode>(capacity: 1024)
  /// The numbers in pre-order of the open ancestors, outermost first.
  private var ancestors = Column<UInt32>(capacity: 1024)

  @inline(__always) var count: Int { nodes.count }

  @inline(__always)
  subscript(index: Int) -> BuiltNode { nodes[index] }

  /// Adds a node around everything since `mark`.
  @inline(__always)
  mutating func close(_ kind: NodeKind, from mark: Mark, to endToken: Int, name: Name, detail: UInt8) {
    if mark.node < nodes.count { nodes[mark.node].openings &+= 1 }
    nodes.append(
      BuiltNode(
        kind: kind, detail: detail, firstToken: UInt32(truncatingIfNeeded: mark.token),
        endToken: UInt32(truncatingIfNeeded: max(endToken, mark.token)),
        start: UInt32(truncatingIfNeeded: mark.node), name: name))
  }

  /// Drops all nodes from `count` on. None of them may begin before `count`.
  mutating func truncate(to count: Int) { nodes.truncate(to: count) }

  /// Writes the same nodes in pre-order. The last node must be the root of all others. Linear in the number of nodes.
  ///
  /// The subtree of `i` fills `start ... i` in post-order. In pre-order it begins after the `start` nodes that are
  /// complete before it and after its ancestors: its new number is `start` + depth, and it ends at that number + the
  /// size of the subtree. Going backwards, a node with descendants opens a level, and all levels that begin at `i`
  /// end with it. The loop has no branches, because a processor could not predict them.
  mutating func flip<Number>(into table: NodeWriter<Number>) {
    ancestors.makeRoom(for: nodes.count + 2)
    var depth = 0
    var i = nodes.count &- 1
    while i >= 0 {
      let node = nodes[i]
      let start = Int(node.start)
      let number = start &+ depth
      table.write(node, number, end: number &+ i &- start &+ 1, parent: ancestors[depth])
      ancestors[depth &+ 1] = UInt32(truncatingIfNeeded: number)
      depth &+= start < i ? 1 : 0
      depth &-= Int(node.openings)
      i &-= 1
    }
  }
}
