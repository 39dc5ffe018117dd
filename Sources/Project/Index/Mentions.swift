// Where a name occurs in the whole project.

import Syntax

extension Index {
  /// The members whose code mentions the name, tests included. Linear in their number and in that of the files. The
  /// first question about a file is linear in its size.
  public func members(mentioning name: Name) -> [MemberID] {
    guard name != .none else { return [] }
    var found: [MemberID] = []
    for file in files {
      if let names = file.distinctNames, !names.containsSorted(name) { continue }
      let mentions: MemberMentions = derivation(.memberMentions, of: Int32(file.number)) { MemberMentions(in: file) }
      found += mentions.members(mentioning: name).map { member(file: file.number, fact: $0) }
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

/// The members of one file by the names that their code mentions.
private final class MemberMentions: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// A name in the high half, in the low half the innermost member around it; sorted, each once.
  private let mentions: [UInt64]
  /// By member: the innermost member around it; -1 for most.
  private let outer: [Int32]

  init(in file: SourceFile) {
    let tree = file.tree
    var outer = [Int32](repeating: -1, count: file.members.count)
    var mentions: [UInt64] = []
    let coded = file.members.indices.filter { file.members[$0].hasBody || file.members[$0].initial != .none }
    let ranges = coded.map { fact in
      let node = tree.node(Int(file.members[fact].node))
      return (fact: fact, start: Int(node.number), end: Int(node.end))
    }.sorted { ($0.start, $1.end, $0.fact) < ($1.start, $0.end, $1.fact) }
    /// Those around the present node, innermost last.
    var open: [(fact: Int, end: Int)] = []
    var next = 0
    var i = ranges.first?.start ?? 0
    while i < tree.nodeCount {
      while let last = open.last, last.end <= i { open.removeLast() }
      while next < ranges.count, ranges[next].start == i {
        outer[ranges[next].fact] = Int32(open.last?.fact ?? -1)
        open.append((ranges[next].fact, ranges[next].end))
        next += 1
      }
      guard let member = open.last?.fact else {
        guard next < ranges.count else { break }
        i = ranges[next].start
        continue
      }
      let name = tree.node(i).name
      if name != .none { mentions.append(UInt64(name.id) << 32 | UInt64(member)) }
      i += 1
    }
    mentions.sort()
    var count = 0
    for mention in mentions where count == 0 || mentions[count - 1] != mention {
      mentions[count] = mention
      count += 1
    }
    self.mentions = Array(mentions[..<count])
    self.outer = outer
  }

  /// In the order of the source.
  func members(mentioning name: Name) -> [Int] {
    let first = mentions.firstSortedIndex { $0 >= UInt64(name.id) << 32 }
    var found: [Int] = []
    var around: Set<Int32> = []
    for mention in mentions[first...].prefix(while: { $0 >> 32 == UInt64(name.id) }) {
      let member = Int32(truncatingIfNeeded: mention)
      found.append(Int(member))
      var next = outer[Int(member)]
      while next >= 0, around.insert(next).inserted { next = outer[Int(next)] }
    }
    if around.isEmpty { return found }
    return around.union(found.map { Int32($0) }).map { Int($0) }.sorted()
  }
}

extension Array<Name> {
  /// Whether the array, which is ordered by number, contains the name.
  fileprivate func containsSorted(_ name: Name) -> Bool {
    let place = firstSortedIndex { $0.id >= name.id }
    return place < count && self[place] == name
  }
}
