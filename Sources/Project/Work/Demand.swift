import Frameworks
import Syntax

/// The bodies that affect views: those of views, those that mention a view, and those that they call. In most apps
/// less than half of all.
struct Demand: Sendable {
  /// One bit per name.
  private var viewNames: [Bool]
  private var isWanted: [Bool]

  init(in index: Index) {
    viewNames = Array(repeating: false, count: index.names.count)
    isWanted = Array(repeating: false, count: index.memberCount)
    for type in index.viewLikeTypes { viewNames[Int(index[type].name.id)] = true }
  }

  /// Whether it is the name of a view, modifier or style of the project.
  func isViewName(_ name: Name) -> Bool { viewNames[Int(name.id)] }

  /// The members of a file that are needed whether or not others call them.
  func roots(in file: SourceFile, of index: Index) -> [MemberID] {
    var mentioning: Set<Int> = []
    for name in file.occurrences.names where mayConcernViews(name) {
      mentioning.formUnion(file.occurrences.members(mentioning: name, onlyWriting: false))
    }
    var found: [MemberID] = []
    for i in file.members.indices {
      let member = index.member(file: file.number, fact: i)
      if mentioning.contains(i) || isRoot(member, index) { found.append(member) }
    }
    return found
  }

  private func isRoot(_ member: MemberID, _ index: Index) -> Bool {
    let owner = index.owner(member)
    if let owner, index[owner].traits.contains(.viewLike) { return true }
    guard index[member].hasBody || index[member].initial != .none else { return false }
    return index.isViewMember(index[member], owner: owner, file: index.file(member))
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

  /// Whether the member was requested before.
  func wants(_ member: MemberID) -> Bool { isWanted[Int(member.number)] }
  mutating func want(_ member: MemberID) { isWanted[Int(member.number)] = true }

  /// The requested members that were not requested before, each once, in the order of the project and grouped by
  /// file.
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
  /// The work of all members that affect views, in rounds: each round reads the bodies that the round before calls.
  /// No other thread may use the index meanwhile.
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
      // By number here and where they are linked: copying an element would copy all its arrays.
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

  /// The work of some members of one file, and of members of the file that they call and that were not requested
  /// before. One file at a time, because most bodies take less time than dispatching them, and all need the same
  /// tree.
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
