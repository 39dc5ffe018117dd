// The index: what all files say, linked once into tables that never change afterwards.

import Frameworks
import Syntax

/// A type of the project, or one of a framework that the project extends.
public struct TypeID: Hashable, BitwiseCopyable, Sendable {
  public let number: Int32
}

/// A member or global of the project.
public struct MemberID: Hashable, BitwiseCopyable, Sendable {
  public let number: Int32
}

/// A place in the facts of a file.
public struct FactPlace: Hashable, Sendable {
  public let file: Int32
  public let fact: Int32
}

public struct TypeEntry: Sendable {
  public let id: TypeID
  public let name: Name
  /// Nil for a type of a framework.
  public let declaration: FactPlace?
  public let kind: TypeFact.Kind
  public let parent: TypeID?
  public internal(set) var extensions: [FactPlace] = []
  /// Members of the declaration and of all extensions, in the order of files.
  public internal(set) var members: [MemberID] = []
  /// Those of `members` that each value of the type holds, in order.
  public internal(set) var storedProperties: [MemberID] = []
  /// Does one of them have the attribute `@State`?
  public internal(set) var hasState = false
  public internal(set) var initializers: [MemberID] = []
  /// Everything that the type is said to conform to or inherit from, as written, macros included.
  public internal(set) var inherited: [Name] = []
  /// Those of `inherited` that the project declares.
  public internal(set) var ancestors: [TypeID] = []
  /// What SwiftUI and Foundation promise of the type, through all its conformances.
  public internal(set) var traits: ConformanceTraits = []
  /// All names of protocols and superclasses, transitively.
  public internal(set) var conformances: Set<Name> = []
  public internal(set) var attributes: [Name] = []
  public internal(set) var access: Access = .internal

  public var isProjectType: Bool { declaration != nil }
  /// A class, whose instances have an identity of their own.
  public var isReference: Bool { kind == .class || kind == .actor }
  public func conforms(to known: Name.Known) -> Bool { conformances.contains(Name(known)) }
}

/// All files of a run, linked.
public final class Index: Sendable {
  public let files: [SourceFile]
  public let names: NameText
  /// What the project says of itself.
  public let additions: Additions
  /// The same, by name.
  public let namedCode: NamedCode
  public let types: FixedArray<TypeEntry>
  /// The types of the project that have a part in views: views, modifiers, styles and the like.
  public let viewLikeTypes: [TypeID]
  /// The members that are too large to be looked into, those of too large views included, in the order of the project.
  public let leftOut: [MemberID]
  /// Those that describe a package with its platforms.
  let manifests: [SourceFile]
  /// Where each member's fact stands, and which type owns it.
  let memberPlaces: [FactPlace]
  private let memberFacts: AddressTable<MemberFact>
  let memberOwners: [TypeID?]
  private let typesByName: Lists<TypeID>
  /// By what they stand in.
  private let nestedTypes: Lists<TypeID>
  /// The entry under which extensions of a framework's type collect.
  private let frameworkTypes: Lists<TypeID>
  private let sharedGlobals: Lists<MemberID>
  /// By file and name.
  private let privateGlobals: Lists<MemberID>
  private let memberLists: Lists<MemberID>
  /// By the number of a name: does a type have a member of that name?
  private let isMemberName: [Bool]
  /// By protocol of the project: its only conforming type.
  let onlyConformers: [TypeID: TypeID]
  /// By file and number of the fact.
  let typeOfFact: [[TypeID?]]
  /// By file: the number of its first member; the others follow in the order of its facts.
  private let firstMembers: [Int32]
  private let rebuiltTrees = RebuiltTrees()
  private let bodies: OnceTable<Body>
  private let derivations: [OnceTable<AnyDerivation>]

  /// Links the facts of all files. Pure: the same files in the same order give the same index.
  public init(linking files: [SourceFile], names: NameText, additions: Additions = Additions()) {
    let linking = Linking(files: files, nameCount: names.count)
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
    let (memberCount, typeCount) = (memberPlaces.count, linking.types.count)
    derivations = Derivation.allCases.map {
      OnceTable(count: $0.isOfProject ? 1 : $0.isByType ? typeCount : memberCount)
    }
    typesByName = linking.typesByName
    nestedTypes = linking.nestedTypes
    frameworkTypes = linking.frameworkTypes
    sharedGlobals = linking.globals
    privateGlobals = linking.privateGlobals
    memberLists = linking.memberLists
    isMemberName = linking.isMemberName
    onlyConformers = Self.onlyConformers(of: linking.types)
    leftOut = linking.leftOut()
    for file in files { file.tellsOfRebuilding(to: rebuiltTrees) }
  }

  /// How many nodes the body of a member may have, and all members of a view together. What rules ask of a body they ask
  /// of each of its expressions; in one of any length that would take as long as somebody likes. 20 000 nodes are more
  /// than a thousand lines. Nothing is reported of what is in larger ones, and calls in them are not followed.
  public static let bodyLimit = 20_000
  public static let viewLimit = 100_000

  /// Is it too large to be looked into?
  public func isLeftOut(_ member: MemberID) -> Bool {
    if leftOut.isEmpty { return false }
    let i = leftOut.firstSortedIndex { $0.number >= member.number }
    return i < leftOut.count && leftOut[i] == member
  }

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

  public func file(_ id: MemberID) -> Int { Int(memberPlaces[Int(id.number)].file) }
  public func owner(_ id: MemberID) -> TypeID? { memberOwners[Int(id.number)] }
  public var memberCount: Int { memberPlaces.count }

  /// The type that a declaration or extension of `file` belongs to.
  public func type(file: Int, fact: Int) -> TypeID? { typeOfFact[file][fact] }
  public func member(file: Int, fact: Int) -> MemberID { MemberID(number: firstMembers[file] + Int32(fact)) }

  /// The node of a member in its own file's tree.
  public func node(_ id: MemberID) -> Node { files[file(id)].tree.node(Int(self[id].node)) }

  /// What the member's body, getter or initial value mentions, resolved. Kept once it was asked for.
  public func body(of id: MemberID) -> Body {
    bodies.value(Int(id.number)) { Body(of: id, in: self) }
  }

  /// As above, but not kept: for a look at every body once.
  func bodyInPassing(of id: MemberID) -> Body {
    bodies.known(Int(id.number)) ?? Body(of: id, in: self)
  }

  /// What another room makes of a member or a type, kept once it was asked for.
  public func derivation<Result: AnyDerivation>(
    _ derivation: Derivation, of number: Int32, make: () -> Result
  ) -> Result {
    let kept = derivations[derivation.rawValue].value(Int(number)) { make() }
    precondition(Swift.type(of: kept) == Result.self, "each derivation has a type of its own")
    return unsafe unsafeDowncast(kept, to: Result.self)
  }

  /// Gives up trees that were built again with the bodies of their files, and the derivations that hold nodes,
  /// which are addresses in trees. All of it is made again when somebody asks.
  ///
  /// Only while no other thread uses the index, and the caller holds no node.
  ///
  /// - Parameter checked: Files that no rule will be asked about again; others hardly look into their bodies.
  public func forgetNodes(checked: [SourceFile] = []) {
    for number in rebuiltTrees.taken() {
      files[number].forgetRebuiltTree()
      forgetBodies(of: files[number])
    }
    for file in checked { forgetBodies(of: file) }
    for kind in Derivation.allCases where kind.holdsNodes { derivations[kind.rawValue].forgetAll() }
  }

  private func forgetBodies(of file: SourceFile) {
    for i in file.members.indices { bodies.forget(Int(member(file: file.number, fact: i).number)) }
  }

  public func text(_ name: Name) -> String { names.text(of: name) }

  /// The entry of a framework's type, if the project extends it.
  public func frameworkType(_ name: Name.Known) -> TypeID? { frameworkType(named: Name(name)) }
  public func frameworkType(named name: Name) -> TypeID? { frameworkTypes[name].only }

  // MARK: Members

  /// How many levels of superclasses and protocols are searched. No hierarchy is that deep; members beyond are unknown.
  public static let ancestorLimit = 64

  /// How many parameters, generic ones too, a declaration may have. A call of one with more is not understood.
  static let parameterLimit = 256

  /// How many types, or members of one type, of one name are looked at. Beyond, the name means nothing.
  static let namesakeLimit = 1024

  /// How many protocols and superclasses of the project one type may have, those that it inherits by way of others
  /// included. Of a type with more, members that it does not declare itself are unknown, and only so many names are
  /// kept of what it inherits from. What SwiftUI and Foundation declare is kept in any case.
  public static let conformanceLimit = 64

  /// How many stored properties a type may have, if what their initial values do is to count wherever a value of the
  /// type is made.
  static let initialValueLimit = 256

  /// How many declarations may share a name. Who can mean so many things means nothing that can be told.
  public static let overloadLimit = 64

  /// Members with this name: of the type itself, else of what it inherits from (superclasses,
  /// protocols, their extensions, extensions of a framework's protocols).
  public func members(named name: Name, of type: TypeID) -> [MemberID] {
    // Most names are no member of anything.
    guard Int(name.id) < isMemberName.count, isMemberName[Int(name.id)] else { return [] }
    let own = memberLists[Key(type, name)]
    if !own.isEmpty { return own.all(upTo: Self.namesakeLimit) ?? [] }
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
      if !found.isEmpty {
        // A requirement and its default implementation: what runs is the implementation.
        let implemented = found.filter { self[$0].hasBody || self[$0].kind == .storedProperty }
        return implemented.isEmpty ? found : implemented
      }
      level = next
    }
    var found: [MemberID] = []
    for conformance in self[type].conformances {
      guard let framework = frameworkType(named: conformance) else { continue }
      found += memberLists[Key(framework, name)]
    }
    return found.sorted { $0.number < $1.number }
  }

  /// Members with this name that the type declares itself, extensions included; no more than mean anything.
  public func ownMembers(named name: Name, of type: TypeID) -> some Sequence<MemberID> {
    memberLists[Key(type, name)].prefix(Self.namesakeLimit)
  }

  /// Functions and properties outside of types: of the file itself, if it is one, and those of others that are not
  /// private there.
  public func globals(named name: Name, seenFrom file: Int?) -> [MemberID] {
    guard let own = file.map({ privateGlobals[Key(file: $0, name)].all(upTo: Self.namesakeLimit) }) ?? [],
      let shared = sharedGlobals[name].all(upTo: Self.namesakeLimit)
    else { return [] }
    return own.isEmpty ? shared : (own + shared).sorted { $0.number < $1.number }
  }

  /// Stored properties of a type that each value holds, in order.
  public func storedProperties(of type: TypeID) -> [MemberID] {
    types[Int(type.number)].storedProperties
  }

  // MARK: Types

  /// Is this the name of a type that the project declares, whichever?
  public func declaresType(named name: Name) -> Bool { !typesByName[name].isEmpty }

  /// May the bare name mean a type of the project here? A nested type is seen only inside of its parent
  /// and of what inherits from that; elsewhere `Button` is the framework's, whatever `Theme.Button` is.
  public func mayDeclareType(named name: Name, file: Int, seenFrom scope: TypeID?) -> Bool {
    guard declaresType(named: name) else { return false }
    if candidates(named: name, in: nil).prefix(Self.namesakeLimit).contains(where: { self[$0].parent == nil && isVisible($0, file: file) }) {
      return true
    }
    var current = scope
    while let inner = current {
      if !candidates(named: name, in: inner).isEmpty { return true }
      if self[inner].ancestors.contains(where: { !candidates(named: name, in: $0).isEmpty }) { return true }
      current = self[inner].parent
    }
    return false
  }

  /// All types of the project with this name.
  public func types(named name: Name) -> [TypeID] { Array(typesByName[name].prefix(Self.namesakeLimit)) }
}

extension Index: TypeLookup {
  func candidates(named name: Name) -> Lists<TypeID>.Values { typesByName[name] }
  func candidates(named name: Name, in parent: TypeID?) -> Lists<TypeID>.Values { nestedTypes[Key(parent, name)] }
  func kind(of type: TypeID) -> TypeFact.Kind { self[type].kind }
  func name(of type: TypeID) -> Name { self[type].name }
  func parent(of type: TypeID) -> TypeID? { self[type].parent }
  func declaration(of type: TypeID) -> FactPlace? { self[type].declaration }
  func access(of type: TypeID) -> Access { self[type].access }

  /// The one type of the project that `name` means at this place, or nil if there is none or no
  /// telling which.
  public func resolveType(_ name: Name, parent: Name = .none, file: Int, scope: TypeID?) -> TypeID? {
    resolve(name, parent: parent, file: file, scope: scope, depth: 0)
  }
}
