// Where a name occurs in the whole project.

import Syntax

extension Index {
  /// The members whose code mentions the name, tests included, in the order of the project. Linear in the number of
  /// nodes with the name.
  public func members(mentioning name: Name) -> [MemberID] { members(mentioning: name, .all) }

  /// Those of them where a use may have the name (`Body.uses(named:)`): it is not only a label or declared there.
  public func members(using name: Name) -> [MemberID] { members(mentioning: name, .using) }

  /// Those of them that may assign or mutate something of that name, or pass it `inout` or as a binding. The others
  /// certainly do not. Linear in the number of nodes with the name.
  public func members(writing name: Name) -> [MemberID] { members(mentioning: name, .writing) }

  /// Those in which a use of that name may do so.
  public func members(usingToWrite name: Name) -> [MemberID] { members(mentioning: name, .usingToWrite) }

  private func members(mentioning name: Name, _ mentions: Occurrences.Mentions) -> [MemberID] {
    var found: [MemberID] = []
    for file in files(mentioning: name) {
      for fact in files[file].occurrences.members(mentioning: name, mentions) {
        found.append(member(file: file, fact: fact))
      }
    }
    return found
  }

  /// The innermost member that contains the node; nil if there is none. Logarithmic in the number of members.
  public func member(around node: Node, file: Int) -> MemberID? {
    files[file].occurrences.member(around: Int(node.number)).map { member(file: file, fact: $0) }
  }

  /// The numbers of the files in which some node has the name, ascending. The first call is linear in the distinct
  /// names of all files.
  public func files(mentioning name: Name) -> FileNumbers {
    filesByName.table.value { FilesByName(files, nameCount: names.count) }.files(mentioning: name)
  }

  /// A node that has a name.
  public struct Mention: Sendable {
    /// The number of the file.
    public let file: Int
    /// The number of the node in the tree of the file.
    public let node: Int
    /// The innermost member around it, whose attributes and type count; nil outside of members.
    public let member: MemberID?
  }

  /// The nodes that have the name, in the order of the project. Linear in their number.
  public func mentions(of name: Name) -> [Mention] {
    files(mentioning: name).flatMap { file in
      let occurrences = files[file].occurrences
      return occurrences.nodes(named: name).map { node in
        Mention(
          file: file, node: node,
          member: occurrences.member(around: node).map { self.member(file: file, fact: $0) })
      }
    }
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

/// The uses of one name in the code of all members, tests included.
public final class NamedUses: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// By what they mean.
  private let byTarget: [MemberID: [UseSite]]
  /// Those that may mean any member of that name. Locals, types and members of known framework types are none of them.
  public let unresolved: [UseSite]
  /// The members that some use reads: `x = value` reads nothing.
  private let read: Set<MemberID>
  private let hasUnresolvedRead: Bool

  /// The uses that mean the member, in the order of the project.
  public func uses(of member: MemberID) -> [UseSite] { byTarget[member] ?? [] }

  /// Whether code reads the member, or something of that name that may be the member. In constant time.
  public func mayRead(_ member: MemberID) -> Bool { hasUnresolvedRead || read.contains(member) }

  fileprivate init(of name: Name, in index: Index) {
    var byTarget: [MemberID: [UseSite]] = [:]
    var unresolved: [UseSite] = []
    var read: Set<MemberID> = []
    var hasUnresolvedRead = false
    for member in index.members(using: name) {
      for use in index.uses(named: [name], in: member) {
        let site = UseSite(member: member, use: use.number)
        var isRead: Bool { use.node.assignmentToIt == nil }
        if case .member(let member) = use.target {
          byTarget[member, default: []].append(site)
          if !read.contains(member), isRead { read.insert(member) }
        } else if use.target.mayBeAnyMember {
          unresolved.append(site)
          if !hasUnresolvedRead, isRead { hasUnresolvedRead = true }
        }
      }
    }
    let (own, ownRead) = (byTarget, read)
    for (member, sites) in own {
      for other in index.alternatives(to: member) {
        byTarget[other, default: []] += sites
        if ownRead.contains(member) { read.insert(other) }
      }
    }
    // In the order of the project, whatever the order of the dictionary.
    for (member, sites) in byTarget where sites.count > own[member]?.count ?? 0 {
      byTarget[member] = sites.sorted { ($0.member.number, $0.use) < ($1.member.number, $1.use) }
    }
    self.byTarget = byTarget
    self.unresolved = unresolved
    self.read = read
    self.hasUnresolvedRead = hasUnresolvedRead
  }
}

extension Index {
  /// The names under which code can mention a property: `x`, `$x`, `_x`.
  public func spellings(of property: MemberID) -> [Name] {
    let name = self[property].name
    return [name] + ["$", "_"].compactMap { names.name($0 + text(name)) }
  }

  /// The name `$name`; nil if the project does not mention it.
  public func projection(of name: Name) -> Name? { names.name("$" + text(name)) }

  /// Whether code of the member can mean the property: it is not its declaration, and sees its file if it must.
  public func maySee(_ property: MemberID, from member: MemberID) -> Bool {
    member != property && (self[property].access > .fileprivate || file(member) == file(property))
  }

  /// Whether code of the member has a use of the name that may mean any member of that name.
  public func hasUnresolvedUse(of name: Name, in member: MemberID) -> Bool {
    uses(named: [name], in: member).contains { $0.target.mayBeAnyMember }
  }

  /// Whether code in the type of a property, its extensions and nested types included, reads the property, or may do so.
  ///
  /// The first question about a property is linear in the code of the type with the name. It is cheap beside
  /// `uses(named:)`: this code is looked at anyway, and that of other types with the same names may be much.
  public func mayBeReadInside(_ property: MemberID) -> Bool {
    derivation(.readersInside, of: property.number) { InsideReader(of: property, in: self) }.exists
  }
}

private final class InsideReader: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let exists: Bool

  init(of property: MemberID, in index: Index) {
    guard let owner = index.owner(property) else {
      exists = false
      return
    }
    // `self.$x` means nothing that is declared.
    let isProjected =
      index.projection(of: index[property].name).map {
        index.members(mentioning: $0, inside: owner).contains { index.owner($0) == owner }
      }
      ?? false
    exists =
      isProjected
      || index.spellings(of: property).contains { name in
        index.members(mentioning: name, inside: owner).contains { member in
          index.maySee(property, from: member)
            && index.uses(named: [name], in: member).contains {
              $0.target.mayMean(property) && $0.node.assignmentToIt == nil
            }
        }
      }
  }
}

extension Index {
  /// The members whose code mentions the name, in a type, its extensions and nested types. The first question about a name
  /// is as expensive as `members(mentioning:)`, the next are in constant time: many types may have members of that name.
  public func members(mentioning name: Name, inside type: TypeID) -> [MemberID] {
    mentionsByType(of: name).members[type] ?? []
  }

  /// Whether an extension of a type that is not known, or not certain, mentions the name.
  public func isMentioned(_ name: Name, inExtensionOf type: Name) -> Bool {
    mentionsByType(of: name).extended.contains(type)
  }

  private func mentionsByType(of name: Name) -> MentionsByType {
    derivation(.mentionsByType, of: Int32(name.id)) { MentionsByType(of: name, in: self) }
  }
}

private final class MentionsByType: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// By each type around the code.
  let members: [TypeID: [MemberID]]
  /// The names of what is extended around code that belongs to no known type.
  let extended: Set<Name>

  init(of name: Name, in index: Index) {
    var members: [TypeID: [MemberID]] = [:]
    var extended: Set<Name> = []
    for member in index.members(mentioning: name) {
      var type = index.owner(member)
      if type == nil, let around = index.node(member).ancestor(where: { $0.kind == .extensionDecl }) {
        extended.insert(around.name)
      }
      while let current = type {
        members[current, default: []].append(member)
        type = index[current].parent
      }
    }
    self.members = members
    self.extended = extended
  }
}

extension Body {
  /// Whether the use, which has the name of the member or that of its projection, means it or may mean it.
  public func mayMean(_ member: MemberID, at use: Int) -> Bool { target(use).mayMean(member) }
}

extension Target {
  /// Whether a use with this target, which has the name of the member or that of its projection, means it or may mean it.
  func mayMean(_ member: MemberID) -> Bool {
    if case .member(let target) = self { return target == member }
    return mayBeAnyMember
  }

  /// Whether a use with this target may mean any member of its name. Locals, types and members of known framework types
  /// are none of them.
  fileprivate var mayBeAnyMember: Bool {
    switch self {
    case .member, .local, .construction, .frameworkConstruction: false
    case .framework(let receiver, _): receiver == .none
    default: true
    }
  }
}

extension Index {
  /// The uses of a name. The first question about a name is linear in the code of the members that mention it.
  public func uses(named name: Name) -> NamedUses {
    derivation(.namedUses, of: Int32(name.id)) { NamedUses(of: name, in: self) }
  }
}

/// The table of an index, shared by the indices that record for single threads.
final class FilesByNameSlot: Sendable {
  let table = OnceSlot<FilesByName>()
}

/// The numbers of files by the names that their nodes have.
final class FilesByName: Sendable {
  /// By name: where its files begin in `files`; then the number of all.
  private let starts: [UInt32]
  private let files: [UInt32]
  /// Files whose texts have changed since, by their numbers. They come in place of those in the table.
  private let replaced: [SourceFile]

  init(_ sources: [SourceFile], nameCount: Int) {
    var starts = [UInt32](repeating: 0, count: nameCount + 1)
    for source in sources {
      for name in source.occurrences.names where name.id < nameCount { starts[Int(name.id) + 1] += 1 }
    }
    for i in 0..<nameCount { starts[i + 1] += starts[i] }
    var next = starts
    var files = [UInt32](repeating: 0, count: Int(starts[nameCount]))
    for source in sources {
      for name in source.occurrences.names where name.id < nameCount {
        files[Int(next[Int(name.id)])] = UInt32(source.number)
        next[Int(name.id)] += 1
      }
    }
    self.starts = starts
    self.files = files
    replaced = []
  }

  /// How many files may have changed before the table is made again.
  private static let replacedLimit = 32

  /// The same table after some files have changed; nil if there are too many.
  init?(_ old: FilesByName, replacing numbers: [Int], of files: [SourceFile]) {
    let all = Set(numbers).union(old.replaced.map(\.number))
    guard all.count <= Self.replacedLimit else { return nil }
    starts = old.starts
    self.files = old.files
    replaced = all.sorted().map { files[$0] }
  }

  func files(mentioning name: Name) -> FileNumbers {
    let known =
      name == .none || Int(name.id) + 1 >= starts.count
      ? [] : files[Int(starts[Int(name.id)])..<Int(starts[Int(name.id) + 1])]
    return FileNumbers(
      known: known, replaced: replaced.isEmpty || name == .none ? [] : replaced.map { ($0.number, $0.mentions(name)) })
  }
}

/// Numbers of files, ascending.
public struct FileNumbers: Sequence, IteratorProtocol {
  fileprivate var known: ArraySlice<UInt32>
  fileprivate var replaced: [(number: Int, mentions: Bool)]
  fileprivate var position = 0

  public mutating func next() -> Int? {
    while position < replaced.count, known.first.map({ Int($0) >= replaced[position].number }) ?? true {
      let (number, mentions) = replaced[position]
      position += 1
      if known.first.map({ Int($0) == number }) ?? false { known = known.dropFirst() }
      if mentions { return number }
    }
    return known.popFirst().map { Int($0) }
  }
}

extension SourceFile {
  /// Whether some node of the file has the name.
  fileprivate func mentions(_ name: Name) -> Bool {
    let names = occurrences.names
    let i = names.firstSortedIndex { $0.id >= name.id }
    return i < names.count && names[i] == name
  }
}
