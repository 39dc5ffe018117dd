// Which bodies have to be read to know what views do.

import Frameworks
import Syntax

/// Which bodies have to be read to know what views do: those of views, those that mention a view, and
/// whatever these call. Of most apps that is less than half.
struct Demand: Sendable {
  /// One bit for each name.
  private var viewNames: [Bool]
  private var isWanted: [Bool]

  init(in index: Index) {
    viewNames = Array(repeating: false, count: index.names.count)
    isWanted = Array(repeating: false, count: index.memberCount)
    for type in index.viewLikeTypes { viewNames[Int(index[type].name.id)] = true }
  }

  /// Is it the name of a view of the project, of a modifier or a style?
  func isViewName(_ name: Name) -> Bool { viewNames[Int(name.id)] }

  /// The members of a file that are wanted whoever calls them.
  func roots(in file: SourceFile, of index: Index) -> [MemberID] {
    var mentions: [Int] = []
    if let names = file.distinctNames, !names.contains(where: mayConcernViews) {
      // None, and the tree is not needed.
    } else {
      let tree = file.tree
      for i in 0..<tree.nodeCount where mayConcernViews(tree.node(i).name) { mentions.append(i) }
    }
    var found: [MemberID] = []
    for i in file.members.indices {
      let member = index.member(file: file.number, fact: i)
      if isRoot(member, mentions, index) { found.append(member) }
    }
    return found
  }

  /// - Parameter mentions: The numbers of nodes of the file that may concern views, in order.
  private func isRoot(_ member: MemberID, _ mentions: [Int], _ index: Index) -> Bool {
    let owner = index.owner(member)
    if let owner, index[owner].traits.contains(.viewLike) { return true }
    guard index[member].hasBody || index[member].initial != .none else { return false }
    if !mentions.isEmpty, has(mentions, in: index.node(member)) { return true }
    return index.isViewMember(index[member], owner: owner, file: index.file(member))
  }

  /// Is one of these nodes part of `node`?
  private func has(_ mentions: [Int], in node: Node) -> Bool {
    let i = mentions.firstSortedIndex { $0 >= node.number }
    return i < mentions.count && mentions[i] < node.end
  }

  private func mayConcernViews(_ name: Name) -> Bool {
    if viewNames[Int(name.id)] { return true }
    switch name.known {
    case .ForEach, .OutlineGroup, .sheet, .fullScreenCover, .navigationDestination, .inspector,
      .confirmationDialog:
      return true
    default: return false
    }
  }

  /// Was the member asked for?
  func wants(_ member: MemberID) -> Bool { isWanted[Int(member.number)] }
  mutating func want(_ member: MemberID) { isWanted[Int(member.number)] = true }

  /// Those of `members` that were not asked for before, each once, in their order in the project; those
  /// of one file together.
  mutating func claim(_ members: some Sequence<MemberID>, of index: Index) -> [[MemberID]] {
    var fresh: [MemberID] = []
    for member in members where !isWanted[Int(member.number)] {
      isWanted[Int(member.number)] = true
      fresh.append(member)
    }
    var byFile: [[MemberID]] = []
    for member in fresh.sorted(by: { $0.number < $1.number }) {
      if let last = byFile.last, index.file(last[0]) == index.file(member) {
        byFile[byFile.count - 1].append(member)
      } else {
        byFile.append([member])
      }
    }
    return byFile
  }
}

extension Work {
  /// The work of all members that have to do with views, in rounds: each reads the bodies that the one
  /// before calls for. Nobody else may use the index meanwhile.
  public convenience init(of index: Index, _ mapping: some Mapping = Serially()) {
    var demand = Demand(in: index)
    let first = demand
    var works = mapping.map(index.files, of: { $0.number }, pause: { _ in index.forgetNodes() }) { file in
      Work.works(of: first.roots(in: file, of: index), in: index, first)
    }
    var done: [MemberWork] = []
    while !works.isEmpty {
      let start = done.count
      for ofFile in works { done += ofFile }
      // By number here and where they are linked, because who takes one out copies all its arrays.
      for i in start..<done.count { demand.want(done[i].member) }
      let fresh = demand.claim((start..<done.count).flatMap { done[$0].callees }, of: index)
      let wanted = demand
      works = mapping.map(
        fresh, of: { $0.first.map { index.file($0) } ?? -1 }, pause: { _ in index.forgetNodes() }
      ) { Work.works(of: $0, in: index, wanted) }
    }
    done.sort { $0.member.number < $1.member.number }
    self.init(linking: done, index: index)
  }

  /// The work of some members of one file, and of what they call in it and nobody asked for before. A file's
  /// members one after the other, because most bodies are less work than handing them out, and a tree that has
  /// to be built again is needed for all of them.
  private static func works(of members: [MemberID], in index: Index, _ demand: Demand) -> [MemberWork] {
    guard let file = members.first.map({ index.file($0) }) else { return [] }
    let first = index.member(file: file, fact: 0).number
    var isMet = Array(repeating: false, count: index.files[file].members.count)
    for member in members { isMet[Int(member.number - first)] = true }
    var wanted = members
    var works: [MemberWork] = []
    while works.count < wanted.count {
      let work = MemberWork(of: wanted[works.count], in: index, demand: demand)
      works.append(work)
      for callee in work.callees where index.file(callee) == file && !demand.wants(callee) {
        let place = Int(callee.number - first)
        if isMet[place] { continue }
        isMet[place] = true
        wanted.append(callee)
      }
    }
    return works
  }
}
