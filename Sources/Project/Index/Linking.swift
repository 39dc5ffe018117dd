// From the facts of all files to the tables of the index.

import Frameworks
import Syntax

/// Linking. `run` calls its steps in the order of their dependencies.
final class Linking: TypeLookup {
  let files: [SourceFile]
  let sight: Sight
  /// By file.
  let unbuilt: [UnbuiltCode]
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
  private(set) var selfTypes: [SelfType] = []
  var typeOfFact: [[TypeID?]] = []
  /// By extension: the types that it extends besides the one in `typeOfFact`, as a name means another on other systems.
  var furtherTypes: [FactPlace: [TypeID]] = [:]
  /// The names of the types that extensions declare.
  var namesInExtensions: Set<Name> = []
  var firstMembers: [Int32] = []

  var isMemberName: [Bool]

  init(files: [SourceFile], sight: Sight, unbuilt: [UnbuiltCode], nameCount: Int) {
    self.files = files
    self.sight = sight
    self.unbuilt = unbuilt
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
        guard fact.kind != .extension, !unbuilt[file.number].contains(fact.node) else {
          ids.append(nil)
          continue
        }
        // A type nested in an extension gets its parent once extensions are attached.
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
    // A type in an extension is nested: unqualified lookup from outside must not find it.
    if fact.parent == nil || parent != nil {
      typesByName.append(id, under: fact.name)
      nestedTypes.append(id, under: Key(parent, fact.name))
    }
    adopt(fact, into: id)
    return id
  }

  func adopt(_ fact: TypeFact, into id: TypeID) {
    let i = Int(id.number)
    types[i].attributes += fact.attributes
    for written in fact.inherited { types[i].inherited.append(written.name) }
    for attribute in fact.attributes {
      for known in Macros.conformances(addedBy: attribute) { types[i].inherited.append(Name(known)) }
    }
  }

  /// `X` of `extension P where Self == X`, which alone has the members; nil for other declarations.
  private func selfType(ofFact fact: Int, of file: SourceFile) -> TypeID? {
    guard case .named(let name, _, let parent) = file.types[fact].selfType else { return nil }
    let scope = file.types[fact].parent.flatMap { typeOfFact[file.number][$0] }
    let place = LookupPlace(file: file.number, scope: scope, node: file.types[fact].node)
    if let found = resolve(name, parent: parent, from: place) { return found }
    return parent == .none && !mayMeanOwnType(name, from: place) ? frameworkTypes[name].only : nil
  }

  private func attachMembers() {
    let count = files.reduce(0) { $0 + $1.members.count }
    memberFacts.reserveCapacity(count)
    // Each access of a property of the class would be checked.
    var (types, isMemberName) = (types, isMemberName)
    var (memberPlaces, memberOwners): ([FactPlace], [TypeID?]) = ([], [])
    memberPlaces.reserveCapacity(count)
    memberOwners.reserveCapacity(count)
    for file in files {
      firstMembers.append(Int32(memberPlaces.count))
      let typeOfFact = typeOfFact[file.number]
      // What is known of the declaration around the last member.
      var around: (fact: Int?, extended: TypeID?, own: TypeID?, further: [TypeID]) = (nil, nil, nil, [])
      for i in file.members.indices {
        let id = MemberID(number: Int32(memberPlaces.count))
        unsafe memberFacts.append(file.members.address(i))
        memberPlaces.append(FactPlace(file: Int32(file.number), fact: Int32(i)))
        if unbuilt[file.number].contains(file.members[i].node) {
          memberOwners.append(nil)
          continue
        }
        let kind = file.members[i].kind
        let name = file.members[i].name
        if let fact = file.members[i].owner, around.fact != fact {
          around = (fact, typeOfFact[fact], selfType(ofFact: fact, of: file), furtherTypes(ofExtension: fact, of: file))
        }
        let isInType = file.members[i].owner != nil
        let (extended, own) = isInType ? (around.extended, around.own) : (nil, nil)
        if let own { selfTypes.append(SelfType(member: id, type: own)) }
        let owner = own ?? extended
        memberOwners.append(owner)
        if let owner {
          types[Int(owner.number)].members.append(id)
          if kind == .storedProperty, !file.members[i].isStatic {
            types[Int(owner.number)].storedProperties.append(id)
            if file.members[i].attributes.contains(where: { $0 == .State }) { types[Int(owner.number)].hasState = true }
          } else if kind == .initializer {
            types[Int(owner.number)].initializers.append(id)
          }
          memberLists.append(id, under: Key(extended ?? owner, name))
          for type in around.further { memberLists.append(id, under: Key(type, name)) }
          // A framework's type does not lead to its protocols.
          if own != nil, types[Int(owner.number)].declaration == nil {
            memberLists.append(id, under: Key(owner, name))
          }
          isMemberName[Int(name.id)] = true
        } else if !isInType {
          if file.members[i].access > .fileprivate {
            globals.append(id, under: name)
          } else {
            privateGlobals.append(id, under: Key(file: file.number, name))
          }
        }
      }
    }
    (self.types, self.isMemberName) = (types, isMemberName)
    (self.memberPlaces, self.memberOwners) = (memberPlaces, memberOwners)
  }

  private func furtherTypes(ofExtension fact: Int, of file: SourceFile) -> [TypeID] {
    guard !furtherTypes.isEmpty else { return [] }
    return furtherTypes[FactPlace(file: Int32(file.number), fact: Int32(fact))] ?? []
  }

  private func resolveAncestors() {
    for i in types.indices {
      let places = (types[i].declaration.map { [$0] } ?? []) + types[i].extensions
      var ancestors: [TypeID] = []
      var known: Set<TypeID> = [types[i].id]
      for place in places {
        let fact = files[Int(place.file)].types[Int(place.fact)]
        let here = LookupPlace(file: Int(place.file), scope: types[i].parent, node: fact.node)
        for written in fact.inherited {
          var aliases: Set<TypeID> = []
          for part in parts(of: written, from: here, &aliases) {
            if let found = resolve(part.name, parent: part.parent, from: part.place), known.insert(found).inserted {
              ancestors.append(found)
            }
            if !aliases.isEmpty { types[i].inherited.append(part.name) }
          }
        }
      }
      types[i].ancestors = ancestors
    }
  }

  /// A type in an inheritance clause, and from where it is looked up.
  private typealias InheritedPart = (name: Name, parent: Name, place: LookupPlace)

  /// The types that an entry of an inheritance clause names: the parts of a composition, and of what an alias stands
  /// for.
  private func parts(
    of written: WrittenType, from place: LookupPlace, _ aliases: inout Set<TypeID>
  ) -> [InheritedPart] {
    switch written {
    case .composition(let parts): return parts.flatMap { self.parts(of: $0, from: place, &aliases) }
    case .named(let name, _, let parent):
      guard let alias = aliased(name, parent: parent, from: place) else { return [(name, parent, place)] }
      // An alias is followed once, so that those that name each other come to an end.
      guard aliases.count < FollowLimit.aliases, aliases.insert(alias.alias).inserted else { return [] }
      return parts(of: alias.written, from: alias.place, &aliases)
    default: return []
    }
  }

  private func closeConformances() {
    var state = [UInt8](repeating: 0, count: types.count)
    for i in types.indices { close(i, &state, depth: 0) }
  }

  private func close(_ i: Int, _ state: inout [UInt8], depth: Int) {
    guard state[i] == 0, depth < FollowLimit.ancestors else { return }
    state[i] = 1
    var names: Set<Name> = []
    for name in types[i].inherited where name.known != nil || names.count < Index.conformanceLimit {
      names.insert(name)
    }
    names.remove(.none)
    // The superclass of that name is a class of a framework for UIKit.
    if types[i].kind == .class, let place = types[i].declaration, !files[Int(place.file)].imports("SwiftUI") {
      names = names.filter { Conformances.traits(of: $0)?.contains(.viewLike) != true }
    }
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
    // An extension of a framework's protocol applies to all conforming types.
    if types[i].declaration == nil, let known = Conformances.traits(of: types[i].name) {
      traits.formUnion(known)
    }
    types[i].conformances = names
    types[i].traits = traits
    state[i] = 2
  }
}
