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
  public fileprivate(set) var extensions: [FactPlace] = []
  /// Members of the declaration and of all extensions, in the order of files.
  public fileprivate(set) var members: [MemberID] = []
  /// Those of `members` that each value of the type holds, in order.
  public fileprivate(set) var storedProperties: [MemberID] = []
  public fileprivate(set) var initializers: [MemberID] = []
  /// Everything that the type is said to conform to or inherit from, as written, macros included.
  public fileprivate(set) var inherited: [Name] = []
  /// Those of `inherited` that the project declares.
  public fileprivate(set) var ancestors: [TypeID] = []
  /// What SwiftUI and Foundation promise of the type, through all its conformances.
  public fileprivate(set) var traits: ConformanceTraits = []
  /// All names of protocols and superclasses, transitively.
  public fileprivate(set) var conformances: Set<Name> = []
  public fileprivate(set) var attributes: [Name] = []
  public fileprivate(set) var access: Access = .internal

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
  }

  /// How many nodes the body of a member may have, and all members of a view together. What rules ask of a body they ask
  /// of each of its expressions; in one of any length that would take as long as somebody likes. 20 000 nodes are more
  /// than a thousand lines. Nothing is reported of what is in larger ones, and calls in them are not followed.
  public static let bodyLimit = 20_000
  public static let viewLimit = 100_000

  /// Is it too large to be looked into?
  public func isLeftOut(_ member: MemberID) -> Bool {
    if leftOut.isEmpty { return false }
    var low = 0
    var high = leftOut.count
    while low < high {
      let middle = (low + high) / 2
      if leftOut[middle].number < member.number { low = middle + 1 } else { high = middle }
    }
    return low < leftOut.count && leftOut[low] == member
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
    for file in files where file.forgetRebuiltTree() { forgetBodies(of: file) }
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
  static let ancestorLimit = 64

  /// How many parameters, generic ones too, a declaration may have. A call of one with more is not understood.
  static let parameterLimit = 256

  /// How many types, or members of one type, of one name are looked at. Beyond, the name means nothing.
  static let namesakeLimit = 1024

  /// How many names of the project's protocols and superclasses are kept of one type, those that are inherited by way
  /// of others included. What SwiftUI and Foundation declare is kept in any case.
  fileprivate static let conformanceLimit = 64

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

  /// Functions and properties outside of types: of the file itself, and those of others that are not private there.
  public func globals(named name: Name, seenFrom file: Int) -> [MemberID] {
    guard let own = privateGlobals[Key(file: file, name)].all(upTo: Self.namesakeLimit),
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

/// The text of names, shared by all who print.
public final class NameText: Sendable {
  private let table: NameTable
  public init(_ table: NameTable) { self.table = table }
  public func text(of name: Name) -> String { table.text(of: name) }
  /// The name with this spelling, if any file mentions it.
  public func name(_ text: String) -> Name? { table.name(text) }
  /// The number of names, `Name.none` included.
  public var count: Int { table.count }

  /// `x` of `$x`; nil for other names.
  func unprojected(_ name: Name) -> Name? {
    table.begins(name, with: "$") ? table.name(String(text(of: name).dropFirst())) : nil
  }

  /// `x` of `$x` and `_x`, the projection and the storage of a wrapped property; nil for other names.
  func unwrapped(_ name: Name) -> Name? {
    guard table.begins(name, with: "$") || table.begins(name, with: "_") else { return nil }
    return table.name(String(text(of: name).dropFirst()))
  }
}

/// Unqualified lookup of types, the way Swift scopes them, by name alone: what linking and the linked
/// index have in common.
protocol TypeLookup {
  var files: [SourceFile] { get }
  func candidates(named name: Name) -> Lists<TypeID>.Values
  /// Those that stand in this type; with nil those that stand in none, or did before their parent was found.
  func candidates(named name: Name, in parent: TypeID?) -> Lists<TypeID>.Values
  func kind(of type: TypeID) -> TypeFact.Kind
  func name(of type: TypeID) -> Name
  func parent(of type: TypeID) -> TypeID?
  func declaration(of type: TypeID) -> FactPlace?
  func access(of type: TypeID) -> Access
}

extension TypeLookup {
  func resolve(_ name: Name, parent: Name, file: Int, scope: TypeID?, depth: Int) -> TypeID? {
    let candidates = candidates(named: name)
    guard !candidates.isEmpty, depth < 8 else { return nil }
    let found = choose(candidates, named: name, parent: parent, file: file, scope: scope)
    guard let found, kind(of: found) == .typealias, let place = declaration(of: found) else { return found }
    // Follow the alias from where it stands.
    guard
      case .named(let target, _, let targetParent) = files[Int(place.file)].types[Int(place.fact)].written,
      target != name || targetParent != .none
    else { return nil }
    return resolve(
      target, parent: targetParent, file: Int(place.file), scope: self.parent(of: found), depth: depth + 1)
  }

  private func choose(
    _ candidates: Lists<TypeID>.Values, named own: Name, parent: Name, file: Int, scope: TypeID?
  ) -> TypeID? {
    if parent != .none {
      guard let candidates = candidates.all(upTo: Index.namesakeLimit) else { return nil }
      let nested = candidates.filter { id in self.parent(of: id).map { name(of: $0) == parent } ?? false }
      if nested.count == 1 { return nested[0] }
      if nested.count > 1 { return narrow(nested, file: file) }
      // `Module.Type`
      let top = candidates.filter { self.parent(of: $0) == nil }
      return top.count == 1 && declaration(of: top[0]).map { files[Int($0.file)].module.hasSuffix("/") } != true
        ? top[0] : narrow(top, file: file)
    }
    if let only = candidates.only, self.parent(of: only) == nil { return isVisible(only, file: file) ? only : nil }
    var enclosing = scope
    while let current = enclosing {
      let nested = self.candidates(named: own, in: current)
      if !nested.isEmpty { return nested.only }
      enclosing = self.parent(of: current)
    }
    guard let top = self.candidates(named: own, in: nil).all(upTo: Index.namesakeLimit) else { return nil }
    return narrow(top.filter { self.parent(of: $0) == nil }, file: file)
  }

  /// Of several types with one name those that this file can see, nearest first.
  private func narrow(_ candidates: [TypeID], file: Int) -> TypeID? {
    let seen = candidates.filter { isVisible($0, file: file) }
    if seen.count <= 1 { return seen.first }
    let here = seen.filter { declaration(of: $0).map { Int($0.file) == file } ?? false }
    if here.count == 1 { return here[0] }
    if here.count > 1 { return nil }
    let module = files[file].module
    let near = seen.filter { declaration(of: $0).map { files[Int($0.file)].module == module } ?? false }
    return near.count == 1 ? near[0] : nil
  }

  fileprivate func isVisible(_ id: TypeID, file: Int) -> Bool {
    guard let place = declaration(of: id), Int(place.file) != file else { return true }
    let home = files[Int(place.file)]
    guard access(of: id) > .fileprivate, !home.types[Int(place.fact)].isLocal else { return false }
    // Another module's type stands beside the one of a framework only where that module is imported.
    return !isBesideFramework(id, file: file) || access(of: id) >= .package && files[file].imports(home.module)
  }

  /// Is it another module's, with a name that a framework's type has too? A type of the file's own module hides
  /// the framework's.
  func isBesideFramework(_ id: TypeID, file: Int) -> Bool {
    guard let place = declaration(of: id) else { return false }
    return files[Int(place.file)].module != files[file].module && isFrameworkName(name(of: id))
  }

  private func isFrameworkName(_ name: Name) -> Bool {
    ViewTypes.traits(of: name) != nil || Conformances.traits(of: name) != nil
      || Wrappers.traits(of: name) != nil || Classes.traits(of: name) != nil
  }
}

/// Linking, in the order in which its steps depend on each other.
private final class Linking: TypeLookup {
  let files: [SourceFile]
  var types: [TypeEntry] = []
  var memberPlaces: [FactPlace] = []
  var memberFacts = AddressTable<MemberFact>()
  var memberOwners: [TypeID?] = []
  let typesByName = Lists<TypeID>()
  let nestedTypes = Lists<TypeID>()
  let frameworkTypes = Lists<TypeID>()
  let globals = Lists<MemberID>()
  let privateGlobals = Lists<MemberID>()
  let memberLists = Lists<MemberID>()
  var typeOfFact: [[TypeID?]] = []
  var firstMembers: [Int32] = []

  var isMemberName: [Bool]

  init(files: [SourceFile], nameCount: Int) {
    self.files = files
    isMemberName = Array(repeating: false, count: nameCount)
  }

  func candidates(named name: Name) -> Lists<TypeID>.Values { typesByName[name] }
  func candidates(named name: Name, in parent: TypeID?) -> Lists<TypeID>.Values { nestedTypes[Key(parent, name)] }
  func kind(of type: TypeID) -> TypeFact.Kind { types[Int(type.number)].kind }
  func name(of type: TypeID) -> Name { types[Int(type.number)].name }
  func parent(of type: TypeID) -> TypeID? { types[Int(type.number)].parent }
  func declaration(of type: TypeID) -> FactPlace? { types[Int(type.number)].declaration }
  func access(of type: TypeID) -> Access { types[Int(type.number)].access }

  func run() {
    declareTypes()
    attachExtensions()
    attachMembers()
    resolveAncestors()
    closeConformances()
  }

  private func declareTypes() {
    for file in files {
      var ids: [TypeID?] = []
      ids.reserveCapacity(file.types.count)
      for (i, fact) in file.types.enumerated() {
        guard fact.kind != .extension else {
          ids.append(nil)
          continue
        }
        // A type nested in an extension finds its parent once extensions are attached.
        let parent = fact.parent.flatMap { ids[$0] }
        ids.append(addType(fact, place: FactPlace(file: Int32(file.number), fact: Int32(i)), parent: parent))
      }
      typeOfFact.append(ids)
    }
  }

  private func addType(_ fact: TypeFact, place: FactPlace, parent: TypeID?) -> TypeID {
    let id = TypeID(number: Int32(types.count))
    var entry = TypeEntry(id: id, name: fact.name, declaration: place, kind: fact.kind, parent: parent)
    entry.access = fact.access
    types.append(entry)
    // A type in an extension is nested: unqualified lookup from outside must not see it.
    if fact.parent == nil || parent != nil {
      typesByName.append(id, under: fact.name)
      nestedTypes.append(id, under: Key(parent, fact.name))
    }
    adopt(fact, into: id)
    return id
  }

  private func adopt(_ fact: TypeFact, into id: TypeID) {
    let i = Int(id.number)
    types[i].attributes += fact.attributes
    for written in fact.inherited { types[i].inherited.append(written.name) }
    for attribute in fact.attributes {
      for known in Macros.conformances(addedBy: attribute) { types[i].inherited.append(Name(known)) }
    }
  }

  private func attachExtensions() {
    // An extension of a type that is itself nested in an extension finds it only when that one has its parent.
    var unresolved: [FactPlace] = []
    for file in files {
      for (i, fact) in file.types.enumerated() where fact.kind == .extension {
        if !attachExtension(i, fact, of: file) {
          unresolved.append(FactPlace(file: Int32(file.number), fact: Int32(i)))
        }
      }
      for i in file.types.indices { attachNestedType(i, of: file) }
    }
    for place in unresolved {
      let file = files[Int(place.file)]
      guard attachExtension(Int(place.fact), file.types[Int(place.fact)], of: file) else { continue }
      for i in file.types.indices where file.types[i].parent == Int(place.fact) { attachNestedType(i, of: file) }
    }
  }

  /// False if several types bear the name, and there is no telling which is meant.
  private func attachExtension(_ i: Int, _ fact: TypeFact, of file: SourceFile) -> Bool {
    guard case .named(let name, _, let parent) = fact.written else { return true }
    let place = FactPlace(file: Int32(file.number), fact: Int32(i))
    let scope = fact.parent.flatMap { typeOfFact[file.number][$0] }
    let id: TypeID
    if let found = resolve(name, parent: parent, file: file.number, scope: scope, depth: 0) {
      id = found
    } else if !typesByName[name].isEmpty,
      parent != .none || typesByName[name].prefix(Index.namesakeLimit).contains(where: { self.parent(of: $0) == nil })
    {
      // Guessing would give one the members of another.
      return false
    } else if let known = frameworkTypes[name].only {
      id = known
    } else {
      id = TypeID(number: Int32(types.count))
      types.append(TypeEntry(id: id, name: name, declaration: nil, kind: .extension, parent: nil))
      frameworkTypes.append(id, under: name)
    }
    types[Int(id.number)].extensions.append(place)
    typeOfFact[file.number][i] = id
    adopt(fact, into: id)
    return true
  }

  /// Gives a type that is declared in an extension its parent.
  private func attachNestedType(_ i: Int, of file: SourceFile) {
    let fact = file.types[i]
    guard let parentFact = fact.parent, file.types[parentFact].kind == .extension,
      fact.kind != .extension, let id = typeOfFact[file.number][i]
    else { return }
    let parent = typeOfFact[file.number][parentFact]
    let old = types[Int(id.number)]
    var entry = TypeEntry(
      id: id, name: old.name, declaration: old.declaration, kind: old.kind, parent: parent)
    entry.inherited = old.inherited
    entry.attributes = old.attributes
    entry.access = old.access
    entry.extensions = old.extensions
    types[Int(id.number)] = entry
    typesByName.append(id, under: fact.name)
    nestedTypes.append(id, under: Key(parent, fact.name))
  }

  private func attachMembers() {
    let count = files.reduce(0) { $0 + $1.members.count }
    memberPlaces.reserveCapacity(count)
    memberFacts.reserveCapacity(count)
    memberOwners.reserveCapacity(count)
    for file in files {
      firstMembers.append(Int32(memberPlaces.count))
      for i in file.members.indices {
        let id = MemberID(number: Int32(memberPlaces.count))
        unsafe memberFacts.append(file.members.address(i))
        memberPlaces.append(FactPlace(file: Int32(file.number), fact: Int32(i)))
        let kind = file.members[i].kind
        let name = file.members[i].name
        let owner = file.members[i].owner.flatMap { typeOfFact[file.number][$0] }
        memberOwners.append(owner)
        if let owner {
          types[Int(owner.number)].members.append(id)
          if kind == .storedProperty, !file.members[i].isStatic {
            types[Int(owner.number)].storedProperties.append(id)
          } else if kind == .initializer {
            types[Int(owner.number)].initializers.append(id)
          }
          memberLists.append(id, under: Key(owner, name))
          isMemberName[Int(name.id)] = true
        } else if file.members[i].owner == nil {
          if file.members[i].access > .fileprivate {
            globals.append(id, under: name)
          } else {
            privateGlobals.append(id, under: Key(file: file.number, name))
          }
        }
      }
    }
  }

  /// See `Index.leftOut`.
  func leftOut() -> [MemberID] {
    var found: [MemberID] = []
    var sizes: [Int32: UInt32] = [:]
    for file in files {
      for (i, size) in file.memberSizes.enumerated() {
        let member = MemberID(number: firstMembers[file.number] + Int32(i))
        if size > Index.bodyLimit { found.append(member) }
        if let owner = memberOwners[Int(member.number)], types[Int(owner.number)].traits.contains(.viewLike) {
          sizes[owner.number, default: 0] += size
        }
      }
    }
    let views = sizes.filter { $0.value > Index.viewLimit }
    guard !views.isEmpty else { return found }
    found += views.flatMap { types[Int($0.key)].members }
    return Set(found).sorted { $0.number < $1.number }
  }

  private func resolveAncestors() {
    for i in types.indices {
      let places = (types[i].declaration.map { [$0] } ?? []) + types[i].extensions
      var ancestors: [TypeID] = []
      var known: Set<TypeID> = [types[i].id]
      for place in places {
        for written in files[Int(place.file)].types[Int(place.fact)].inherited {
          guard case .named(let name, _, let parent) = written else { continue }
          let scope = types[i].parent
          if let found = resolve(name, parent: parent, file: Int(place.file), scope: scope, depth: 0),
            known.insert(found).inserted
          {
            ancestors.append(found)
          }
        }
      }
      types[i].ancestors = ancestors
    }
  }

  private func closeConformances() {
    var state = [UInt8](repeating: 0, count: types.count)
    for i in types.indices { close(i, &state, depth: 0) }
  }

  private func close(_ i: Int, _ state: inout [UInt8], depth: Int) {
    guard state[i] == 0, depth < 64 else { return }
    state[i] = 1
    var names = Set(types[i].inherited)
    names.remove(.none)
    var traits: ConformanceTraits = []
    let projectNames = Set(types[i].ancestors.map { types[Int($0.number)].name })
    for ancestor in types[i].ancestors {
      close(Int(ancestor.number), &state, depth: depth + 1)
      let inherited = types[Int(ancestor.number)].conformances
      if names.count + inherited.count <= Index.conformanceLimit {
        names.formUnion(inherited)
      } else {
        for name in inherited where name.known != nil { names.insert(name) }
      }
      traits.formUnion(types[Int(ancestor.number)].traits)
    }
    for name in names where !projectNames.contains(name) {
      if let known = Conformances.traits(of: name) { traits.formUnion(known) }
    }
    // An extension of a framework's protocol is about everything that conforms to it.
    if types[i].declaration == nil, let known = Conformances.traits(of: types[i].name) {
      traits.formUnion(known)
    }
    types[i].conformances = names
    types[i].traits = traits
    state[i] = 2
  }
}
