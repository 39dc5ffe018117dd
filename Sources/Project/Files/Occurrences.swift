// Where each name stands in a file.

import Syntax

/// What a node does with its name.
public enum NameRole: UInt8, Sendable {
  /// It declares something, or names what no expression names.
  case other
  /// The label of an argument.
  case argument
  case keyPathComponent
  case memberAccess
  case identifier
  /// An identifier in an extension, which may name a member of a type that another file declares.
  case identifierInExtension
  /// The name of a type, or `if let x`.
  case otherUse

  /// Whether a use in a body may have its name from such a node.
  var isUse: Bool { rawValue >= NameRole.memberAccess.rawValue }

  fileprivate init(_ node: Node, isInExtension: Bool) {
    switch node.kind {
    case .identifierExpr: self = isInExtension ? .identifierInExtension : .identifier
    case .memberAccess: self = .memberAccess
    case .argument: self = .argument
    case .keyPathComponent: self = .keyPathComponent
    case .optionalBinding: self = .otherUse
    default: self = node.isType ? .otherUse : .other
    }
  }
}

/// The nodes of a file with one name, ascending. A type of its own, because a walk through one that is not known in
/// another module takes a hundred times longer.
public struct NamedNodes: Sequence, IteratorProtocol {
  var rest: ArraySlice<Occurrences.Entry>

  public mutating func next() -> (node: Int, role: NameRole)? { rest.popFirst().map { ($0.node, $0.role) } }
}

/// The nodes of a file by their names, and the members that contain them. It holds node numbers, and keeps no tree
/// alive.
final class Occurrences: Sendable {
  /// A node that has a name.
  struct Entry: Sendable {
    private let bits: UInt32

    /// How many nodes of a file are told apart. Files have a limit of 64 MiB, and fewer nodes than this.
    static let nodeLimit = 1 << 28

    fileprivate init(_ node: Int, _ role: NameRole, mayBeWritten: Bool) {
      bits = UInt32(node) << 4 | UInt32(role.rawValue) << 1 | (mayBeWritten ? 1 : 0)
    }

    var node: Int { Int(bits >> 4) }
    var role: NameRole { NameRole(rawValue: UInt8(bits >> 1 & 7))! }
    /// Whether the node may be assigned or mutated, or passed `inout` or as a binding.
    var mayBeWritten: Bool { bits & 1 != 0 }
  }

  /// Which nodes with a name count.
  enum Mentions {
    case all
    /// Those that may be written.
    case writing
    /// Those whose name a use in a body may have.
    case using
    /// Both.
    case usingToWrite

    fileprivate func include(_ entry: Entry) -> Bool {
      switch self {
      case .all: true
      case .writing: entry.mayBeWritten
      case .using: entry.role.isUse
      case .usingToWrite: entry.mayBeWritten && entry.role.isUse
      }
    }
  }

  /// The names that nodes of the file have, each once, by number.
  let names: [Name]
  /// By name: where its nodes begin in `nodes`; then the number of all.
  private let starts: [UInt32]
  /// The nodes, ascending for each name.
  private let nodes: [Entry]
  private let members: NestedRanges<Member>

  private struct Member {
    /// The position among the members of the file.
    let fact: Int32
    let hasCode: Bool
  }

  /// Linear in the size of the tree, but for sorting distinct names and members.
  init(of members: FixedArray<MemberFact>, in tree: Tree) {
    // Groups of nodes in the order of their first occurrences. The table is an open one, at most half full.
    let nodeCount = min(tree.nodeCount, Entry.nodeLimit)
    let mask = nodeCount.nextPowerOf2 * 2 - 1
    // The number of a name, and above it that of its group.
    var slots = [UInt64](repeating: 0, count: mask + 1)
    var groups = [UInt32](repeating: 0, count: nodeCount)
    // The number of a group, and above it that of its name.
    var distinct: [UInt64] = []
    var counts: [UInt32] = []
    distinct.reserveCapacity(nodeCount / 8 + 1)
    counts.reserveCapacity(nodeCount / 8 + 1)
    // Without the checks of each access: these are the loops through all nodes.
    unsafe slots.withUnsafeMutableBufferPointer { slots in
      unsafe groups.withUnsafeMutableBufferPointer { groups in
        for i in 0..<nodeCount {
          let name = tree.node(i).name
          if name == .none { continue }
          var place = Int(truncatingIfNeeded: UInt64(name.id) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
          var slot = unsafe slots[place]
          while slot != 0, UInt32(truncatingIfNeeded: slot) != name.id {
            place = (place &+ 1) & mask
            slot = unsafe slots[place]
          }
          if slot == 0 {
            distinct.append(UInt64(name.id) << 32 | UInt64(counts.count))
            counts.append(0)
            slot = UInt64(counts.count) << 32 | UInt64(name.id)
            unsafe slots[place] = slot
          }
          let group = UInt32(truncatingIfNeeded: slot >> 32)
          unsafe groups[i] = group
          counts[Int(group) - 1] &+= 1
        }
      }
    }
    distinct.sort()
    var starts: [UInt32] = []
    starts.reserveCapacity(distinct.count + 1)
    var next = counts
    var count: UInt32 = 0
    for name in distinct {
      let group = Int(name & 0xFFFF_FFFF)
      starts.append(count)
      next[group] = count
      count += counts[group]
    }
    starts.append(count)
    let written = tree.writtenNodes
    var nodes = [Entry](repeating: Entry(0, .other, mayBeWritten: false), count: Int(count))
    // Where the declaration ends that is around all others.
    var end = 0
    var isInExtension = false
    unsafe nodes.withUnsafeMutableBufferPointer { nodes in
      unsafe next.withUnsafeMutableBufferPointer { next in
        for i in 0..<nodeCount {
          let node = tree.node(i)
          if i >= end {
            isInExtension = node.kind == .extensionDecl
            if node.kind.holdsCode { end = Int(node.end) }
          }
          if groups[i] == 0 { continue }
          let group = Int(groups[i]) - 1
          let role = NameRole(node, isInExtension: isInExtension)
          unsafe nodes[Int(next[group])] = Entry(i, role, mayBeWritten: written[i])
          unsafe next[group] &+= 1
        }
      }
    }
    self.nodes = nodes
    names = distinct.map { Name(id: UInt32($0 >> 32)) }
    self.starts = starts
    self.members = NestedRanges(
      members.indices.map { fact in
        let hasCode = members[fact].hasBody || members[fact].initial != .none
        return (tree.node(Int(members[fact].node)).numbers, Member(fact: Int32(fact), hasCode: hasCode))
      })
  }

  /// The numbers of the nodes with the name, ascending.
  func nodes(named name: Name) -> some Sequence<Int> { entries(of: name).lazy.map(\.node) }

  /// The nodes with the name, ascending.
  func entries(of name: Name) -> ArraySlice<Entry> {
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
          let content = contentOfNode[entry.node]
          if found.count == begin || found[found.count - 1] != content { found.append(content) }
        }
      }
      begins.append(UInt32(found.count))
    }
    return ContentsByName(starts: begins, contents: found)
  }

  /// The positions of the members whose code has such mentions of the name, ascending.
  func members(mentioning name: Name, _ mentions: Mentions) -> [Int] {
    var found: [Int32] = []
    var last: Int32 = -1
    for entry in entries(of: name) where mentions.include(entry) {
      var innermost: Int32 = -1
      for member in members.around(UInt32(entry.node)) where member.hasCode {
        if innermost < 0 {
          innermost = member.fact
          // What is around it was found with it.
          if innermost == last { break }
        }
        found.append(member.fact)
      }
      last = innermost
    }
    if found.count > 1 { found.sort() }
    var distinct: [Int] = []
    distinct.reserveCapacity(found.count)
    for fact in found where distinct.last != Int(fact) { distinct.append(Int(fact)) }
    return distinct
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

extension NodeKind {
  /// Whether the declaration holds code with names.
  fileprivate var holdsCode: Bool {
    switch self {
    case .extensionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .functionDecl, .variableDecl: true
    default: false
    }
  }
}

extension Int {
  fileprivate var nextPowerOf2: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
