// The index: the facts of all files, linked once into immutable tables.

import Frameworks
import Synchronization
import Syntax

/// A type of the project, or a framework's type that the project extends: a position in `Index.types`.
public struct TypeID: Hashable, BitwiseCopyable, Sendable {
  public let number: Int32
}

/// A member or global of the project. Numbers are consecutive, in the order of files and then of facts.
public struct MemberID: Hashable, BitwiseCopyable, Sendable {
  public let number: Int32
}

/// A fact: the number of its file, and its position in `types` or `members` there.
public struct FactPlace: Hashable, Sendable {
  public let file: Int32
  public let fact: Int32
}

/// A type, with what its declaration and its extensions say. `access` is that of the declaration.
public struct TypeEntry: Sendable {
  public let id: TypeID
  public let name: Name
  /// Nil for a framework's type.
  public let declaration: FactPlace?
  public let kind: TypeFact.Kind
  public let parent: TypeID?
  public internal(set) var extensions: [FactPlace] = []
  /// Members of the declaration and of all extensions, in the order of files.
  public internal(set) var members: [MemberID] = []
  /// The members that each value of the type stores, in the order of the source.
  public internal(set) var storedProperties: [MemberID] = []
  /// Whether a stored property has the attribute `@State`.
  public internal(set) var hasState = false
  public internal(set) var initializers: [MemberID] = []
  /// The names of all types in the inheritance clauses, and of the conformances that macros add.
  public internal(set) var inherited: [Name] = []
  /// The types in `inherited` that the project declares.
  public internal(set) var ancestors: [TypeID] = []
  /// The traits of all conformances, transitively.
  public internal(set) var traits: ConformanceTraits = []
  /// The names of all protocols and superclasses, transitively. At most `Index.conformanceLimit` that no table knows.
  public internal(set) var conformances: Set<Name> = []
  public internal(set) var attributes: [Name] = []
  public internal(set) var access: Access = .internal

  public var isProjectType: Bool { declaration != nil }
  /// Whether it is a class or an actor, whose instances have an identity of their own.
  public var isReference: Bool { kind == .class || kind == .actor }
  /// Whether it is a structure that is a view, whose value each update of the parent makes again.
  public var isViewStruct: Bool { kind == .struct && traits.contains(.view) }
  /// Whether it is a structure that SwiftUI handles as a value: a view, a modifier, a style or a property wrapper.
  public var isViewLikeStruct: Bool { kind == .struct && traits.contains(.viewLike) }
  public func conforms(to known: Name.Known) -> Bool { conformances.contains(Name(known)) }
}

/// All files of a run, linked. Numbers of types and members are valid as long as it; nodes only until `forgetNodes`.
public final class Index: Sendable {
  public let files: [SourceFile]
  public let names: NameText
  /// What the project says about its own code.
  public let additions: Additions
  /// The same, indexed for look-ups.
  public let namedCode: NamedCode
  /// The targets of the project and of its files, as far as build files tell.
  public let structure: ProjectStructure
  /// The numbers of files that no target compiles.
  let uncompiled: Set<Int>
  /// Whether code in one file sees the declarations of another.
  let sight: Sight
  /// By file.
  let unbuilt: [UnbuiltCode]
  public let types: FixedArray<TypeEntry>
  /// The types of the project that are views, modifiers, styles or other parts of views.
  public let viewLikeTypes: [TypeID]
  /// The members that are not analyzed because they, or their view, are too large; in the order of the project.
  public let leftOut: [MemberID]
  /// The `Package.swift` files that name platforms.
  let manifests: [SourceFile]
  /// By member: the place of its fact; below, the type that owns it.
  let memberPlaces: [FactPlace]
  private let memberFacts: AddressTable<MemberFact>
  let memberOwners: [TypeID?]
  let typesByName: Lists<TypeID>
  /// By enclosing type.
  let nestedTypes: Lists<TypeID>
  /// The entries that collect the extensions of framework types.
  private let frameworkTypes: Lists<TypeID>
  private let sharedGlobals: Lists<MemberID>
  /// By file and name.
  private let privateGlobals: Lists<MemberID>
  private let memberLists: Lists<MemberID>
  private let selfTypes: FixedArray<SelfType>
  /// By type: the entries of the frameworks' protocols that it conforms to.
  private let frameworkConformances: Lists<TypeID>
  /// By member: `valueType(of:)`.
  let valueTypes: OnceValues<StaticType?>
  /// By number of a name: whether a type has a member of that name.
  private let isMemberName: [Bool]
  /// By protocol of the project: the only conforming type.
  let onlyConformers: [TypeID: TypeID]
  /// By file and position of the fact.
  let typeOfFact: [[TypeID?]]
  /// By file: the number of its first member; the others follow in the order of the facts.
  private let firstMembers: [Int32]
  private let rebuiltTrees: RebuiltTrees
  private let bodies: OnceTable<Body>
  private let unresolvedBodies: OnceTable<UnresolvedBody>
  /// What no thread uses.
  let extractions = Mutex<[BodyExtraction]>([])
  let filesByName: FilesByNameSlot
  private let derivations: [OnceTable<AnyDerivation>]
  /// By derivation.
  private let locks: [Lock]
  /// The numbers of the files whose texts differ from those of the index that this one was made from.
  public let replaced: [Int]
  /// Records the files whose code is read; nil if that is not recorded.
  let reads: CodeReads?

  /// Links the facts of all files. Pure: the same files in the same order give the same index. Linear in the facts.
  public init(
    linking files: [SourceFile], names: NameText, additions: Additions = Additions(),
    structure: ProjectStructure = ProjectStructure()
  ) {
    self.structure = structure
    let sight = Sight(structure, files: files, names: names)
    self.sight = sight
    let uncompiled = structure.uncompiled(files)
    self.uncompiled = uncompiled
    unbuilt = files.map { UnbuiltCode(of: $0, in: sight, isUncompiled: uncompiled.contains($0.number)) }
    let linking = Linking(files: files, sight: sight, unbuilt: unbuilt, nameCount: names.count)
    linking.run()
    self.files = files
    self.additions = additions
    namedCode = NamedCode(additions)
    manifests = files.filter { $0.name == "Package.swift" && $0.mentions(.Package) && $0.mentions(.platforms) }
    self.names = names
    types = FixedArray(linking.types)
    viewLikeTypes = linking.types.filter { $0.isProjectType && $0.traits.contains(.viewLike) }.map(\.id)
    memberPlaces = linking.memberPlaces
    memberFacts = linking.memberFacts
    memberOwners = linking.memberOwners
    typeOfFact = linking.typeOfFact
    firstMembers = linking.firstMembers
    bodies = OnceTable(count: memberPlaces.count)
    unresolvedBodies = OnceTable(count: memberPlaces.count)
    derivations = Self.derivations(
      members: memberPlaces.count, types: linking.types.count, names: names.count)
    locks = Derivation.allCases.map { _ in Lock() }
    rebuiltTrees = RebuiltTrees()
    filesByName = FilesByNameSlot()
    replaced = []
    reads = nil
    typesByName = linking.typesByName
    nestedTypes = linking.nestedTypes
    frameworkTypes = linking.frameworkTypes
    sharedGlobals = linking.globals
    privateGlobals = linking.privateGlobals
    memberLists = linking.memberLists
    selfTypes = FixedArray(linking.selfTypes)
    frameworkConformances = linking.frameworkConformances
    valueTypes = OnceValues(count: memberPlaces.count)
    isMemberName = linking.isMemberName
    onlyConformers = Self.onlyConformers(of: linking.types)
    leftOut = Self.leftOut(files, types: linking.types, firstMembers: firstMembers, owners: memberOwners)
    for file in files { file.tellsOfRebuilding(to: rebuiltTrees) }
  }

  /// The index of the same project after an edit, if the files whose texts have changed still declare the same
  /// (`SourceFile.declares(sameAs:)`); otherwise nil.
  ///
  /// All tables rest on declarations, and hold no places in the texts. So the new index shares them: only what leads from
  /// them into the changed files is replaced. Types and members keep their numbers. The bodies
  /// of the other files rest on declarations too. Derivations are not shared.
  ///
  /// - Parameter files: All files. Those that have not changed are the same objects, and all of them keep their trees.
  public convenience init?(_ old: Index, after files: [SourceFile], names: NameText) {
    guard files.count == old.files.count else { return nil }
    let replaced = files.indices.filter { files[$0] !== old.files[$0] }
    var memberFacts = old.memberFacts
    var unbuilt = old.unbuilt
    var membersOfReplaced: [Range<Int>] = []
    for number in replaced {
      let file = files[number]
      guard file.keepsTree, file.declares(sameAs: old.files[number]), file.name != "Package.swift" else { return nil }
      let first = Int(old.firstMembers[number])
      for i in file.members.indices { unsafe memberFacts.replace(first + i, with: file.members.address(i)) }
      membersOfReplaced.append(first..<first + file.members.count)
      unbuilt[number] = UnbuiltCode(
        of: file, in: old.sight, isUncompiled: old.uncompiled.contains(number))
    }
    let leftOut = Self.leftOut(files, types: old.types, firstMembers: old.firstMembers, owners: old.memberOwners)
    // A module is known by the number of its name.
    guard leftOut == old.leftOut, files.allSatisfy(\.keepsTree),
      old.structure.modules.allSatisfy({ names.name($0) == old.names.name($0) })
    else { return nil }
    let filesByName = FilesByNameSlot()
    if let known = old.filesByName.table.known,
      let table = FilesByName(known, replacing: replaced, of: files)
    {
      _ = filesByName.table.value { table }
    }
    self.init(
      old, files: files, names: names, memberFacts: memberFacts, unbuilt: unbuilt, replaced: replaced,
      bodies: OnceTable(old.bodies, without: membersOfReplaced), unresolvedBodies: OnceTable(count: old.memberCount),
      derivations: Self.derivations(members: old.memberCount, types: old.types.count, names: names.count),
      filesByName: filesByName, reads: nil)
    let previewCode = Derivation.previewCode.rawValue
    if let known = old.derivations[previewCode].known(0), hasPreviewCode(known, of: old) {
      _ = derivations[previewCode].value(0) { known }
    }
  }

  /// The same index, for one thread, which records whose code its answers rest on.
  func recording() -> Index {
    Index(
      self, files: files, names: names, memberFacts: memberFacts, unbuilt: unbuilt, replaced: replaced, bodies: bodies,
      unresolvedBodies: unresolvedBodies, derivations: derivations, filesByName: filesByName, reads: CodeReads())
  }

  private init(
    _ other: Index, files: [SourceFile], names: NameText, memberFacts: AddressTable<MemberFact>,
    unbuilt: [UnbuiltCode], replaced: [Int], bodies: OnceTable<Body>,
    unresolvedBodies: OnceTable<UnresolvedBody>, derivations: [OnceTable<AnyDerivation>],
    filesByName: FilesByNameSlot, reads: CodeReads?
  ) {
    self.files = files
    self.names = names
    self.memberFacts = memberFacts
    self.unbuilt = unbuilt
    self.replaced = replaced
    self.bodies = bodies
    self.unresolvedBodies = unresolvedBodies
    self.derivations = derivations
    self.filesByName = filesByName
    self.reads = reads
    rebuiltTrees = other.rebuiltTrees
    locks = other.locks
    additions = other.additions
    namedCode = other.namedCode
    structure = other.structure
    uncompiled = other.uncompiled
    sight = other.sight
    types = other.types
    viewLikeTypes = other.viewLikeTypes
    leftOut = other.leftOut
    manifests = other.manifests
    memberPlaces = other.memberPlaces
    memberOwners = other.memberOwners
    typesByName = other.typesByName
    nestedTypes = other.nestedTypes
    frameworkTypes = other.frameworkTypes
    sharedGlobals = other.sharedGlobals
    privateGlobals = other.privateGlobals
    memberLists = other.memberLists
    selfTypes = other.selfTypes
    frameworkConformances = other.frameworkConformances
    valueTypes = other.valueTypes
    isMemberName = other.isMemberName
    onlyConformers = other.onlyConformers
    typeOfFact = other.typeOfFact
    firstMembers = other.firstMembers
  }

  private static func derivations(members: Int, types: Int, names: Int) -> [OnceTable<AnyDerivation>] {
    Derivation.allCases.map {
      switch $0.key {
      case .member: OnceTable(count: members)
      case .memberAndDepth: OnceTable(count: members * derivationDepth)
      case .type: OnceTable(count: types)
      case .name: OnceTable(count: names)
      case .project: OnceTable(count: 1)
      }
    }
  }

  /// Constant time, as for a member and a place.
  public subscript(id: TypeID) -> TypeEntry {
    unsafeAddress { unsafe types.address(Int(id.number)) }
  }
  public subscript(id: MemberID) -> MemberFact {
    unsafeAddress { unsafe memberFacts.address(Int(id.number)) }
  }
  /// The declaration or extension at this place.
  public subscript(place: FactPlace) -> TypeFact {
    unsafeAddress { unsafe files[Int(place.file)].types.address(Int(place.fact)) }
  }

  /// The number of the file that declares the member.
  public func file(_ id: MemberID) -> Int { Int(memberPlaces[Int(id.number)].file) }
  /// The type of the member; nil for a global, and in an extension of an unknown type.
  public func owner(_ id: MemberID) -> TypeID? { memberOwners[Int(id.number)] }
  var memberCount: Int { memberPlaces.count }

  /// The type to which a declaration or extension of `file` belongs; nil if it is unknown.
  public func type(file: Int, fact: Int) -> TypeID? { typeOfFact[file][fact] }
  /// The member at a position in `SourceFile.members`, which must exist.
  public func member(file: Int, fact: Int) -> MemberID { MemberID(number: firstMembers[file] + Int32(fact)) }

  /// The node of a member, valid until `forgetNodes`. Parses the file again if its tree was given up.
  public func node(_ id: MemberID) -> Node {
    reads?.note(file(id))
    return files[file(id)].tree.node(Int(self[id].node))
  }

  /// The resolved uses of the member's body, getter or initial value. The first call is linear in the size of the
  /// body; the result is kept until `forgetNodes`.
  public func body(of id: MemberID) -> Body {
    reads?.note(file(id))
    return bodies.value(Int(id.number)) {
      noteReading(of: id)
      return Body(of: id, in: self)
    }
  }

  /// The same, if it was asked for before.
  func knownBody(of id: MemberID) -> Body? {
    reads?.note(file(id))
    return bodies.known(Int(id.number))
  }

  func unresolvedBody(of id: MemberID) -> UnresolvedBody {
    reads?.note(file(id))
    return unresolvedBodies.value(Int(id.number)) {
      noteReading(of: id)
      return UnresolvedBody(of: id, in: self)
    }
  }

  private func noteReading(of id: MemberID) {
    let file = files[file(id)]
    if !file.keepsBodies { file.noteRebuilding() }
  }

  func knownUnresolvedBody(of id: MemberID) -> UnresolvedBody? { unresolvedBodies.known(Int(id.number)) }

  /// The same for a single pass over all bodies: kept only where rules will ask again.
  func bodyInPassing(of id: MemberID) -> Body {
    // What another thread derives from a shared body is not recorded here.
    if let reads {
      reads.note(file(id))
      return Body(of: id, in: self)
    }
    if files[file(id)].keepsBodies { return body(of: id) }
    return bodies.known(Int(id.number)) ?? Body(of: id, in: self)
  }

  /// A result that another room derives from a member or a type. `make` runs at the first call, and again after
  /// `forgetNodes` if the result holds nodes.
  public func derivation<Result: AnyDerivation>(
    _ derivation: Derivation, of number: Int32, make: () -> Result
  ) -> Result {
    func value() -> AnyDerivation {
      derivations[derivation.rawValue].value(Int(number)) { reads?.recording(make) ?? make() }
    }
    // Threads need what is derived from the whole project at about the same time. It never leads back to itself.
    let kept =
      derivation.key == .project && derivations[derivation.rawValue].known(0) == nil
      ? locks[derivation.rawValue].withLock(value) : value()
    reads?.note(kept.files)
    precondition(Swift.type(of: kept) == Result.self, "each derivation has a type of its own")
    return unsafe unsafeDowncast(kept, to: Result.self)
  }

  /// The same for a question that goes from member to member: what it finds depends on how many further names it may
  /// follow. `make` may ask the same question of any member with fewer names. Each answer is found once, however many
  /// ways lead to it.
  public func derivation<Result: AnyDerivation>(
    _ derivation: Derivation, of member: MemberID, following names: Int, make: () -> Result
  ) -> Result {
    precondition(0..<Self.derivationDepth ~= names)
    return self.derivation(derivation, of: member.number * Int32(Self.derivationDepth) + Int32(names), make: make)
  }

  /// The highest number of names that a derivation by member and depth follows, and one more.
  static let derivationDepth = FollowLimit.values

  /// How many UTF-8 bytes the files together may have whose trees were parsed again, or whose bodies were read though they
  /// are not kept, and are not given up yet. With 0, files that many others mention are parsed again after each portion:
  /// runs on two apps took 15 and 60 % longer.
  public static let rebuiltLimit = 8 << 20

  /// How many UTF-8 bytes a project may have that keeps all its trees, which take twice as much. With room for 8 MB, a run
  /// on 40 MB of apps with 7 700 files parsed 18 000 times again, a third of its instructions.
  public static let treeLimit = 64 << 20

  /// Gives up the trees that were parsed again, the bodies that are not kept, and the derivations that hold nodes, which
  /// point into trees. All of it is created again on demand. Keeps trees and bodies while they are small together.
  ///
  /// No other thread may use the index during the call, and the caller must not hold nodes.
  ///
  /// - Parameters:
  ///   - checked: Files whose bodies are given up as well, because no rule will check them again.
  ///   - limit: How many UTF-8 bytes the files of the kept trees may have together.
  public func forgetNodes(checked: [SourceFile] = [], keepingUpTo limit: Int = Index.rebuiltLimit) {
    for number in rebuiltTrees.taken(above: limit) {
      files[number].forgetRebuiltTree()
      forgetBodies(of: files[number])
    }
    for file in checked { forgetBodies(of: file) }
    for kind in Derivation.allCases where kind.holdsNodes { derivations[kind.rawValue].forgetAll() }
  }

  private func forgetBodies(of file: SourceFile) {
    for i in file.members.indices {
      let number = Int(member(file: file.number, fact: i).number)
      bodies.forget(number)
      unresolvedBodies.forget(number)
      derivations[Derivation.closureRuns.rawValue].forget(number)
    }
  }

  public func text(_ name: Name) -> String { names.text(of: name) }

  /// The entry of a framework's type; nil if the project does not extend it.
  public func frameworkType(named name: Name) -> TypeID? { frameworkTypes[name].only }

  // MARK: Members

  /// How many levels of superclasses and protocols are searched. No real hierarchy is that deep; members beyond are
  /// unknown.
  public static let ancestorLimit = 64

  /// How many parameters, generic ones too, a declaration may have. Calls with more are not resolved.
  static let parameterLimit = 256

  /// How many types, or members of a type, may share a name. Further ones are ignored, or the name stays unresolved.
  public static let namesakeLimit = 1024

  /// How many protocols and superclasses of the project one type may have, inherited ones included. For a type with
  /// more, inherited members are unknown, and only so many names of conformances are kept. Those of SwiftUI and
  /// Foundation are always kept.
  public static let conformanceLimit = 64

  /// How many stored properties a type may have. Beyond it, the work of their initial values does not count where a
  /// value of the type is created.
  static let initialValueLimit = 256

  /// How many declarations may share a name. Beyond it, the name stays unresolved.
  public static let overloadLimit = 64

  /// Members with this name: those of the type itself, or else inherited ones (of superclasses, protocols, their
  /// extensions, extensions of a framework's protocols). Empty beyond the limits above.
  public func members(named name: Name, of type: TypeID) -> [MemberID] {
    // Most names are not the name of any member.
    guard Int(name.id) < isMemberName.count, isMemberName[Int(name.id)] else { return [] }
    let own = memberLists[Key(type, name)]
    if !own.isEmpty { return own.only.map { [$0] } ?? own.all(upTo: Self.namesakeLimit) ?? [] }
    if self[type].ancestors.isEmpty { return requirements(named: name, of: type) }
    var seen: Set<TypeID> = [type]
    var level = self[type].ancestors
    var depth = 0
    while !level.isEmpty, depth < Self.ancestorLimit {
      depth += 1
      var next: [TypeID] = []
      var found: [MemberID] = []
      for ancestor in level where seen.insert(ancestor).inserted {
        if seen.count > Self.conformanceLimit { return [] }
        let members = memberLists[Key(ancestor, name)]
        if members.isEmpty { next += self[ancestor].ancestors } else { found += members }
      }
      if found.count > 1 { found.removeAll { selfType(of: $0).map { $0 != type } ?? false } }
      if !found.isEmpty {
        // A requirement and its default implementation: the implementation runs.
        let implemented = found.filter { self[$0].hasBody || self[$0].kind == .storedProperty }
        return implemented.isEmpty ? found : implemented
      }
      level = next
    }
    return requirements(named: name, of: type)
  }

  /// The members with this name in extensions of frameworks' protocols that the type conforms to.
  private func requirements(named name: Name, of type: TypeID) -> [MemberID] {
    var found: [MemberID] = []
    for framework in frameworkConformances[Key(type, .none)] { found += memberLists[Key(framework, name)] }
    if found.count > 1 { found.sort { $0.number < $1.number } }
    return found
  }

  /// The members with this name that the project adds to a framework's type, or else to a protocol of the standard library
  /// that the type conforms to. A name that tables of frameworks know is that of the type's own member.
  func additions(named name: Name, toFrameworkType type: Name) -> [MemberID] {
    guard Int(name.id) < isMemberName.count, isMemberName[Int(name.id)] else { return [] }
    if let framework = frameworkType(named: type) {
      let own = members(named: name, of: framework)
      if !own.isEmpty { return own }
    }
    if let known = name.known, StandardConformances.declareMember(known) { return [] }
    return StandardConformances.protocols(of: type).flatMap { conformance in
      frameworkType(conformance).map { Array(memberLists[Key($0, name)].prefix(Self.namesakeLimit)) } ?? []
    }
  }

  /// The only type that has a member of `extension P where Self == X`; nil for other members.
  private func selfType(of member: MemberID) -> TypeID? {
    let i = selfTypes.firstSortedIndex { $0.member.number >= member.number }
    return i < selfTypes.count && selfTypes[i].member == member ? selfTypes[i].type : nil
  }

  /// Members with this name that the type itself declares, extensions included; at most `namesakeLimit`.
  public func ownMembers(named name: Name, of type: TypeID) -> some Sequence<MemberID> {
    memberLists[Key(type, name)].prefix(Self.namesakeLimit)
  }

  /// Global functions and properties that code in `file` sees: its own, and those of other files that are not
  /// private and that its targets can import. Without a file, all that are not private. Nil if there are more than
  /// `limit`: the search ends there. Empty if more than `namesakeLimit` have the name, seen or not.
  public func globals(named name: Name, seenFrom file: Int?, upTo limit: Int = namesakeLimit) -> [MemberID]? {
    var found: [MemberID] = []
    if let file {
      for (i, id) in privateGlobals[Key(file: file, name)].enumerated() {
        if i == Self.namesakeLimit { return [] }
        if i == limit { return nil }
        found.append(id)
      }
    }
    let hasOwn = !found.isEmpty
    for (i, id) in sharedGlobals[name].enumerated() {
      if i == Self.namesakeLimit { return [] }
      if let file, !isVisible(id, file: file) { continue }
      if found.count == limit { return nil }
      found.append(id)
    }
    return hasOwn ? found.sorted { $0.number < $1.number } : found
  }

  /// Whether targets let code in `file` refer to a global or to a member that an extension adds to a type.
  func isVisible(_ member: MemberID, file: Int) -> Bool {
    let home = files[self.file(member)]
    if home.foreign != nil { return true }
    // Members of a `public extension` are public, those of a `private` one are only seen in the file.
    let extended = self[member].owner.map { home.types[$0].access } ?? .internal
    if home.number != file, self[member].access < .internal || extended < .internal && self[member].access == .internal
    {
      return false
    }
    let relation = sight.relation(of: file, to: home.number)
    switch relation {
    case .sameModule, .unknown: return true
    case .hidden: return false
    case .imported(isTestable: true, _): return true
    case .imported, .reachable:
      if case .reachable = relation, self[member].owner == nil { return false }
      if case .imported(_, seesSPI: false) = relation {
        let outer = self[member].owner.map { home.types[$0].attributes } ?? []
        if (self[member].attributes + outer).contains(where: { $0 == ._spi }) { return false }
      }
      return max(self[member].access, extended) >= .package
    }
  }

  // MARK: Types

  /// Whether the project declares any type with this name, nested types included; see `mayDeclareType`.
  public func declaresType(named name: Name) -> Bool { !typesByName[name].isEmpty }

  /// Whether the unqualified name may refer to a type of the project at this place. A nested type is visible only
  /// inside of its parent and of types that inherit from it: elsewhere `Button` is the framework's, even with a
  /// `Theme.Button`. A name that no table of frameworks knows is rather that of a type which the project declares for
  /// other systems or in another target than a framework's.
  public func mayDeclareType(
    named name: Name, file: Int, seenFrom scope: TypeID?, at node: UInt32? = nil
  ) -> Bool {
    guard declaresType(named: name) else { return false }
    let place = LookupPlace(file: file, scope: scope, node: node)
    if candidates(named: name, in: nil).prefix(Self.namesakeLimit).contains(where: {
      guard self[$0].parent == nil, exists($0, from: place) else { return false }
      return isVisible($0, file: file) || name.known == nil && self[$0].access > .fileprivate
    }) {
      return true
    }
    var current = scope
    while let inner = current {
      if candidates(named: name, in: inner).prefix(Self.namesakeLimit).contains(where: { exists($0, from: place) }) {
        return true
      }
      if self[inner].ancestors.contains(where: { !candidates(named: name, in: $0).isEmpty }) { return true }
      current = self[inner].parent
    }
    return false
  }

  /// The types of the project with this name; at most `namesakeLimit`.
  public func types(named name: Name) -> [TypeID] { Array(typesByName[name].prefix(Self.namesakeLimit)) }
}
