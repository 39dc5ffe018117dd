// Building the tree: post-order while parsing, flipped once to pre-order at the end.
//
// In post-order `a`, `a.b`, `a.b()` are one `close` each, around what is already there, and giving
// up a speculation is a truncation.

/// Where a node that is yet to be closed begins.
struct Mark {
  let node: Int
  let token: Int
}

struct NodeBuilder: ~Copyable {
  var kinds: Column<NodeKind>
  var details: Column<UInt8>
  var firstTokens: Column<UInt32>
  var endTokens: Column<UInt32>
  /// The first descendant in post-order, the node itself if it has none.
  var starts: Column<UInt32>
  var names: Column<Name>

  init(tokenCount: Int) {
    let room = tokenCount + 16
    kinds = Column(capacity: room)
    details = Column(capacity: room)
    firstTokens = Column(capacity: room)
    endTokens = Column(capacity: room)
    starts = Column(capacity: room)
    names = Column(capacity: room)
  }

  var count: Int { kinds.count }

  /// Makes a node of everything since `mark`.
  @inline(__always)
  mutating func close(_ kind: NodeKind, from mark: Mark, to endToken: Int, name: Name, detail: UInt8) {
    kinds.append(kind)
    details.append(detail)
    firstTokens.append(UInt32(truncatingIfNeeded: mark.token))
    endTokens.append(UInt32(truncatingIfNeeded: max(endToken, mark.token)))
    starts.append(UInt32(truncatingIfNeeded: mark.node))
    names.append(name)
  }

  mutating func truncate(to count: Int) {
    kinds.truncate(to: count)
    details.truncate(to: count)
    firstTokens.truncate(to: count)
    endTokens.truncate(to: count)
    starts.truncate(to: count)
    names.truncate(to: count)
  }

  /// The same nodes in pre-order. The last node must be the root of all others.
  ///
  /// The subtree of `i` fills `starts[i] ... i` in post-order. In pre-order it begins after the
  /// nodes that are complete before it (`starts[i]` of them) and after its ancestors, so its new
  /// number is `starts[i]` + depth, and it ends at that number + the size of the subtree.
  consuming func flipped() -> NodeTable {
    let count = kinds.count
    var table = NodeTable(
      kinds: Column(), details: Column(), firstTokens: Column(), endTokens: Column(), ends: Column(),
      parents: Column(), names: Column())
    table.kinds.resize(to: count, filling: .missing)
    table.details.resize(to: count, filling: 0)
    table.firstTokens.resize(to: count, filling: 0)
    table.endTokens.resize(to: count, filling: 0)
    table.ends.resize(to: count, filling: 0)
    table.parents.resize(to: count, filling: 0)
    table.names.resize(to: count, filling: .none)
    // The open ancestors of the current node: where each begins in post-order, and its new number.
    var ancestorStarts = Column<UInt32>(capacity: 64)
    var ancestorNumbers = Column<UInt32>(capacity: 64)
    var i = count - 1
    while i >= 0 {
      while ancestorStarts.count > 0, i < Int(ancestorStarts[ancestorStarts.count - 1]) {
        ancestorStarts.truncate(to: ancestorStarts.count - 1)
        ancestorNumbers.truncate(to: ancestorNumbers.count - 1)
      }
      let depth = ancestorStarts.count
      let start = Int(starts[i])
      let number = start + depth
      table.kinds[number] = kinds[i]
      table.details[number] = details[i]
      table.firstTokens[number] = firstTokens[i]
      table.endTokens[number] = endTokens[i]
      table.names[number] = names[i]
      table.ends[number] = UInt32(number + i - start + 1)
      table.parents[number] = depth > 0 ? ancestorNumbers[depth - 1] : 0
      if start < i {
        ancestorStarts.append(UInt32(start))
        ancestorNumbers.append(UInt32(number))
      }
      i -= 1
    }
    return table
  }
}
