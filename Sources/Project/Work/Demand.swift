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
      mentioning.formUnion(file.occurrences.members(mentioning: name, .all))
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
    let (members, _) = Self.members(of: index, mapping, keepsMembers: false, after: nil)
    self.init(linking: members, index: index)
  }

  /// The same, for an index that a later one will be made from.
  ///
  /// - Parameter old: The work of the index that this one was made from (`Index.init(_:after:names:)`). The work of members
  ///   is used again where it rests on code that has not changed. If all of it is the same, the result is `old`.
  public static func kept(of index: Index, _ mapping: some Mapping, after old: Work?) -> Work {
    // On a thread of the mapping, as all that reads bodies.
    if let old, let known = old.members, old.files.isDisjoint(with: index.replaced.map { Int32($0) }),
      mapping.map([known], of: { _ in index.replaced.first ?? 0 }, { $0.areSame(in: index) }) == [true]
    {
      return old
    }
    let (members, roots) = members(of: index, mapping, keepsMembers: true, after: old)
    return Work(linking: members, index: index, keeping: KeptMembers(members, roots: roots, of: index))
  }

  /// The work of all members that affect views, in the order of their numbers, and the roots of all files.
  private static func members(
    of index: Index, _ mapping: some Mapping, keepsMembers: Bool, after old: Work?
  ) -> (members: [MemberWork], roots: [[MemberID]]) {
    let first = Demand(in: index)
    var roots = old?.members?.roots ?? Array(repeating: [], count: index.files.count)
    let known = old?.members?.valid(in: index)
    // A file's roots depend on its own text alone.
    let changed = known == nil ? index.files : index.replaced.map { index.files[$0] }
    let found = mapping.map(changed, of: { $0.number }, pause: { _ in index.forgetNodes() }) { file in
      let roots = first.roots(in: file, of: index)
      return (roots, Work.works(of: roots, in: index, first, records: keepsMembers))
    }
    for (file, (ofFile, _)) in zip(changed, found) { roots[file.number] = ofFile }
    var works = found.map(\.1)
    var demand = first
    var done: [MemberWork] = []
    // Those that are known, and lead to others.
    var next: [MemberID] = []
    if known != nil { for ofFile in roots { next += ofFile } }
    while true {
      let start = done.count
      for ofFile in works { done += ofFile }
      for i in start..<done.count { demand.want(done[i].member) }
      for i in start..<done.count { next += done[i].callees }
      if let known {
        var unknown: [MemberID] = []
        while let member = next.popLast() {
          if demand.wants(member) { continue }
          guard let work = known[Int(member.number)] else {
            unknown.append(member)
            continue
          }
          demand.want(member)
          done.append(work)
          next += work.callees
        }
        next = unknown
      }
      if next.isEmpty { break }
      let fresh = demand.claim(next, of: index)
      next = []
      let wanted = demand
      works = mapping.map(
        fresh, of: { $0.first.map { index.file($0) } ?? -1 }, pause: { _ in index.forgetNodes() }
      ) { Work.works(of: $0, in: index, wanted, records: keepsMembers) }
    }
    if known == nil { done.sort { $0.member.number < $1.member.number } } else { done = inOrder(done, of: index) }
    return (done, roots)
  }

  /// The same by the numbers of the members. There are as many as members, so that sorting would take longer.
  private static func inOrder(_ works: [MemberWork], of index: Index) -> [MemberWork] {
    var byNumber: [MemberWork?] = Array(repeating: nil, count: index.memberCount)
    for work in works { byNumber[Int(work.member.number)] = work }
    return byNumber.compactMap { $0 }
  }

  /// The work of some members of one file, and of members of the file that they call and that were not requested
  /// before. One file at a time, because most bodies take less time than dispatching them, and all need the same
  /// tree.
  private static func works(
    of members: [MemberID], in index: Index, _ demand: Demand, records: Bool
  ) -> [MemberWork] {
    guard let file = members.first.map({ index.file($0) }) else { return [] }
    let index = records ? index.recording() : index
    let first = index.member(file: file, fact: 0).number
    var isMet = Array(repeating: false, count: index.files[file].members.count)
    for member in members { isMet[Int(member.number - first)] = true }
    var wanted = members
    var works: [MemberWork] = []
    while works.count < wanted.count {
      let work = MemberWork(recordedOf: wanted[works.count], in: index, demand: demand)
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

/// The work of members, kept for the next index of the same project.
final class KeptMembers: Sendable {
  /// By member.
  private let works: [MemberWork?]
  /// By file: see `Demand.roots`.
  let roots: [[MemberID]]
  /// By file: the members of other files whose work rests on its code.
  private let readers: [Int32: [MemberID]]

  init(_ works: [MemberWork], roots: [[MemberID]], of index: Index) {
    var byMember: [MemberWork?] = Array(repeating: nil, count: index.memberCount)
    var readers: [Int32: [MemberID]] = [:]
    for work in works {
      byMember[Int(work.member.number)] = work
      for file in work.files { readers[file, default: []].append(work.member) }
    }
    self.works = byMember
    self.roots = roots
    self.readers = readers
  }

  /// The work that rests on code of the files that were replaced in the index.
  private func outdated(in index: Index) -> [MemberWork] {
    index.replaced.flatMap { number in
      let own = index.files[number].members.indices.map { index.member(file: number, fact: $0) }
      return (own + (readers[Int32(number)] ?? [])).compactMap { works[Int($0.number)] }
    }
  }

  /// By member: its work, if that rests on no code that has changed.
  func valid(in index: Index) -> [MemberWork?] {
    var valid = works
    for work in outdated(in: index) { valid[Int(work.member.number)] = nil }
    return valid
  }

  /// Whether the work of all members is the same after an edit. Linear in the members whose work may have changed.
  func areSame(in index: Index) -> Bool {
    let demand = Demand(in: index)
    guard index.replaced.allSatisfy({ roots[$0] == demand.roots(in: index.files[$0], of: index) }) else { return false }
    let index = index.recording()
    return outdated(in: index).allSatisfy { $0.equals(MemberWork(recordedOf: $0.member, in: index, demand: demand)) }
  }
}
