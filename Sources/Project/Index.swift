// The index: what all files say, linked once into tables that never change afterwards.

import Frameworks
import Syntax

/// One file of the run: its tree and its facts.
public struct SourceFile: Sendable {
  /// Position among the files of the run, which are ordered by path.
  public let number: Int
  public let tree: Tree
  public let facts: FileFacts
  /// Files of one folder below `Sources` (a SwiftPM target), or of the whole app, see each other first.
  public let module: String

  /// The spelling of each imported module.
  private let imports: Set<String>

  public init(number: Int, tree: Tree, facts: FileFacts) {
    self.number = number
    self.tree = tree
    self.facts = facts
    module = Self.module(of: tree.source.path)
    var imports: Set<String> = []
    func collect(_ node: Node) {
      for child in node.children {
        switch child.kind {
        case .importDecl: imports.insert(Self.module(of: child))
        case .ifConfig, .ifConfigClause: collect(child)
        default: break
        }
      }
    }
    collect(tree.root)
    self.imports = imports
  }

  /// Does the file import the module in that folder?
  func imports(_ module: String) -> Bool {
    guard let name = module.split(separator: "/").last else { return false }
    return imports.contains(String(name))
  }

  /// `A` of `@testable import struct A.B`.
  private static func module(of declaration: Node) -> String {
    var sawImport = false
    for token in declaration.tokens {
      if declaration.tokenKind(token) == .import { sawImport = true }
      if sawImport, declaration.tokenKind(token) == .identifier {
        return String(decoding: declaration.bytes(ofToken: token), as: UTF8.self)
      }
    }
    return ""
  }

  public var path: String { tree.source.path }

  private static func module(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let i = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), i + 2 < parts.count else { return "" }
    return parts[...(i + 1)].joined(separator: "/")
  }
}

/// A type of the project, or one of a framework that the project extends.
public struct TypeID: Hashable, Sendable {
  public let number: Int32
}

/// A member or global of the project.
public struct MemberID: Hashable, Sendable {
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
  public let types: [TypeEntry]
  /// Where each member's fact stands, and which type owns it.
  let memberPlaces: [FactPlace]
  /// The facts of all files in one table: reaching them through their files would copy those.
  private let memberFacts: [MemberFact]
  let memberOwners: [TypeID?]
  let typesByName: [Name: [TypeID]]
  /// The entry under which extensions of a framework's type collect.
  let frameworkTypes: [Name: TypeID]
  public let globalMembers: [Name: [MemberID]]
  let table: [MemberKey: [MemberID]]
  /// By file and number of the fact.
  let typeOfFact: [[TypeID?]]
  let memberOfFact: [[MemberID]]

  struct MemberKey: Hashable, Sendable {
    let type: TypeID
    let name: Name
  }

  /// Links the facts of all files. Pure: the same files in the same order give the same index.
  public init(linking files: [SourceFile], names: NameText) {
    var linking = Linking(files: files)
    linking.run()
    self.files = files
    self.names = names
    types = linking.types
    memberPlaces = linking.memberPlaces
    memberFacts = files.flatMap(\.facts.members)
    memberOwners = linking.memberOwners
    typesByName = linking.typesByName
    frameworkTypes = linking.frameworkTypes
    globalMembers = linking.globals
    table = linking.table
    typeOfFact = linking.typeOfFact
    memberOfFact = linking.memberOfFact
  }

  public subscript(id: TypeID) -> TypeEntry { types[Int(id.number)] }

  public func fact(_ id: MemberID) -> MemberFact { memberFacts[Int(id.number)] }
  public func file(_ id: MemberID) -> Int { Int(memberPlaces[Int(id.number)].file) }
  public func owner(_ id: MemberID) -> TypeID? { memberOwners[Int(id.number)] }
  public var memberCount: Int { memberPlaces.count }

  public func fact(_ place: FactPlace) -> TypeFact { files[Int(place.file)].facts.types[Int(place.fact)] }

  /// The type that a declaration or extension of `file` belongs to.
  public func type(file: Int, fact: Int) -> TypeID? { typeOfFact[file][fact] }
  public func member(file: Int, fact: Int) -> MemberID { memberOfFact[file][fact] }

  /// The node of a member in its own file's tree.
  public func node(_ id: MemberID) -> Node { files[file(id)].tree.node(Int(fact(id).node)) }

  public func text(_ name: Name) -> String { names.text(of: name) }

  /// The entry of a framework's type, if the project extends it.
  public func frameworkType(_ name: Name.Known) -> TypeID? { frameworkTypes[Name(name)] }
  public func frameworkType(named name: Name) -> TypeID? { frameworkTypes[name] }

  // MARK: Members

  /// Members with this name: of the type itself, else of what it inherits from (superclasses,
  /// protocols, their extensions, extensions of a framework's protocols).
  public func members(named name: Name, of type: TypeID) -> [MemberID] {
    if let own = table[MemberKey(type: type, name: name)] { return own }
    var seen: Set<TypeID> = [type]
    var level = self[type].ancestors
    while !level.isEmpty {
      var next: [TypeID] = []
      var found: [MemberID] = []
      for ancestor in level where seen.insert(ancestor).inserted {
        if let members = table[MemberKey(type: ancestor, name: name)] {
          found += members
        } else {
          next += self[ancestor].ancestors
        }
      }
      if !found.isEmpty {
        // A requirement and its default implementation: what runs is the implementation.
        let implemented = found.filter { fact($0).hasBody || fact($0).kind == .storedProperty }
        return implemented.isEmpty ? found : implemented
      }
      level = next
    }
    var found: [MemberID] = []
    for conformance in self[type].conformances {
      if let framework = frameworkTypes[conformance],
        let members = table[MemberKey(type: framework, name: name)]
      {
        found += members
      }
    }
    return found.sorted { $0.number < $1.number }
  }

  /// Stored properties of a type that each value holds, in order.
  public func storedProperties(of type: TypeID) -> [MemberID] {
    types[Int(type.number)].storedProperties
  }

  // MARK: Types

  /// The one type of the project that `name` means at this place, or nil if there is none or no
  /// telling which.
  public func resolveType(_ name: Name, parent: Name = .none, file: Int, scope: TypeID?) -> TypeID? {
    Lookup(files: files, types: types, typesByName: typesByName)
      .resolve(name, parent: parent, file: file, scope: scope)
  }

  /// Is this the name of a type that the project declares, whichever?
  public func declaresType(named name: Name) -> Bool { typesByName[name] != nil }

  /// May the bare name mean a type of the project here? A nested type is seen only inside of its parent
  /// and of what inherits from that; elsewhere `Button` is the framework's, whatever `Theme.Button` is.
  public func mayDeclareType(named name: Name, seenFrom scope: TypeID?) -> Bool {
    guard let candidates = typesByName[name] else { return false }
    return candidates.contains { candidate in
      guard let parent = self[candidate].parent else { return true }
      var current = scope
      while let inner = current {
        if inner == parent || self[inner].ancestors.contains(parent) { return true }
        current = self[inner].parent
      }
      return false
    }
  }

  /// All types of the project with this name.
  public func types(named name: Name) -> [TypeID] { typesByName[name] ?? [] }
}

/// The text of names, shared by all who print.
public final class NameText: Sendable {
  private let table: NameTable
  public init(_ table: NameTable) { self.table = table }
  public func text(of name: Name) -> String { table.text(of: name) }
  /// The name with this spelling, if any file mentions it.
  public func name(_ text: String) -> Name? { table.name(text) }
}

/// Unqualified lookup of types, the way Swift scopes them, by name alone.
struct Lookup {
  let files: [SourceFile]
  let types: [TypeEntry]
  let typesByName: [Name: [TypeID]]

  func resolve(_ name: Name, parent: Name, file: Int, scope: TypeID?, depth: Int = 0) -> TypeID? {
    guard let candidates = typesByName[name], depth < 8 else { return nil }
    let found = choose(candidates, parent: parent, file: file, scope: scope)
    guard let found, types[Int(found.number)].kind == .typealias,
      let place = types[Int(found.number)].declaration
    else { return found }
    // Follow the alias from where it stands.
    guard case .named(let target, _, let targetParent) = files[Int(place.file)].facts.types[Int(place.fact)].written,
      target != name || targetParent != .none
    else { return nil }
    return resolve(
      target, parent: targetParent, file: Int(place.file), scope: types[Int(found.number)].parent,
      depth: depth + 1)
  }

  private func choose(_ candidates: [TypeID], parent: Name, file: Int, scope: TypeID?) -> TypeID? {
    func entry(_ id: TypeID) -> TypeEntry { types[Int(id.number)] }
    if parent != .none {
      let nested = candidates.filter { id in entry(id).parent.map { entry($0).name == parent } ?? false }
      if nested.count == 1 { return nested[0] }
      if nested.count > 1 { return narrow(nested, file: file) }
      // `Module.Type`
      let top = candidates.filter { entry($0).parent == nil }
      return top.count == 1 && entry(top[0]).declaration.map { files[Int($0.file)].module.hasSuffix("/") } != true
        ? top[0] : narrow(top, file: file)
    }
    if candidates.count == 1, entry(candidates[0]).parent == nil { return visible(candidates, file: file).first }
    var enclosing = scope
    while let current = enclosing {
      let nested = candidates.filter { entry($0).parent == current }
      if nested.count == 1 { return nested[0] }
      if nested.count > 1 { return nil }
      enclosing = entry(current).parent
    }
    return narrow(candidates.filter { entry($0).parent == nil }, file: file)
  }

  /// Of several types with one name those that this file can see, nearest first.
  private func narrow(_ candidates: [TypeID], file: Int) -> TypeID? {
    let seen = visible(candidates, file: file)
    if seen.count <= 1 { return seen.first }
    func place(_ id: TypeID) -> FactPlace? { types[Int(id.number)].declaration }
    let here = seen.filter { place($0).map { Int($0.file) == file } ?? false }
    if here.count == 1 { return here[0] }
    if here.count > 1 { return nil }
    let module = files[file].module
    let near = seen.filter { place($0).map { files[Int($0.file)].module == module } ?? false }
    return near.count == 1 ? near[0] : nil
  }

  private func visible(_ candidates: [TypeID], file: Int) -> [TypeID] {
    candidates.filter { id in
      let entry = types[Int(id.number)]
      guard let place = entry.declaration, Int(place.file) != file else { return true }
      guard entry.access > .fileprivate, !isLocal(place) else { return false }
      // Another module's type hides the one of a framework only where that module is imported.
      let module = files[Int(place.file)].module
      guard module != files[file].module, isFrameworkName(entry.name) else { return true }
      return entry.access >= .package && files[file].imports(module)
    }
  }

  private func isFrameworkName(_ name: Name) -> Bool {
    ViewTypes.traits(of: name) != nil || Conformances.traits(of: name) != nil
      || Wrappers.traits(of: name) != nil || Classes.traits(of: name) != nil
  }

  private func isLocal(_ place: FactPlace) -> Bool {
    files[Int(place.file)].facts.types[Int(place.fact)].isLocal
  }
}

/// Linking, in the order in which its steps depend on each other.
private struct Linking {
  let files: [SourceFile]
  var types: [TypeEntry] = []
  var memberPlaces: [FactPlace] = []
  var memberOwners: [TypeID?] = []
  var typesByName: [Name: [TypeID]] = [:]
  var frameworkTypes: [Name: TypeID] = [:]
  var globals: [Name: [MemberID]] = [:]
  var table: [Index.MemberKey: [MemberID]] = [:]
  var typeOfFact: [[TypeID?]] = []
  var memberOfFact: [[MemberID]] = []

  init(files: [SourceFile]) { self.files = files }

  mutating func run() {
    declareTypes()
    attachExtensions()
    attachMembers()
    resolveAncestors()
    closeConformances()
  }

  private var lookup: Lookup { Lookup(files: files, types: types, typesByName: typesByName) }

  private mutating func declareTypes() {
    for file in files {
      var ids: [TypeID?] = []
      ids.reserveCapacity(file.facts.types.count)
      for (i, fact) in file.facts.types.enumerated() {
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

  private mutating func addType(_ fact: TypeFact, place: FactPlace, parent: TypeID?) -> TypeID {
    let id = TypeID(number: Int32(types.count))
    var entry = TypeEntry(id: id, name: fact.name, declaration: place, kind: fact.kind, parent: parent)
    entry.access = fact.access
    types.append(entry)
    // A type in an extension is nested: unqualified lookup from outside must not see it.
    if fact.parent == nil || parent != nil {
      typesByName[fact.name, default: []].append(id)
    }
    adopt(fact, into: id)
    return id
  }

  private mutating func adopt(_ fact: TypeFact, into id: TypeID) {
    let i = Int(id.number)
    types[i].attributes += fact.attributes
    for written in fact.inherited { types[i].inherited.append(written.name) }
    for attribute in fact.attributes {
      for known in Macros.conformances(addedBy: attribute) { types[i].inherited.append(Name(known)) }
    }
  }

  private mutating func attachExtensions() {
    for file in files {
      for (i, fact) in file.facts.types.enumerated() where fact.kind == .extension {
        guard case .named(let name, _, let parent) = fact.written else { continue }
        let place = FactPlace(file: Int32(file.number), fact: Int32(i))
        let scope = fact.parent.flatMap { typeOfFact[file.number][$0] }
        let id: TypeID
        if let found = lookup.resolve(name, parent: parent, file: file.number, scope: scope) {
          id = found
        } else if let candidates = typesByName[name],
          parent != .none || candidates.contains(where: { types[Int($0.number)].parent == nil })
        {
          // Several types bear this name; guessing would give one the members of another.
          continue
        } else if let known = frameworkTypes[name] {
          id = known
        } else {
          id = TypeID(number: Int32(types.count))
          types.append(TypeEntry(id: id, name: name, declaration: nil, kind: .extension, parent: nil))
          frameworkTypes[name] = id
        }
        types[Int(id.number)].extensions.append(place)
        typeOfFact[file.number][i] = id
        adopt(fact, into: id)
      }
      // Types nested in extensions: give them their parent now.
      for (i, fact) in file.facts.types.enumerated() {
        guard let parentFact = fact.parent, file.facts.types[parentFact].kind == .extension,
          fact.kind != .extension, let id = typeOfFact[file.number][i]
        else { continue }
        let parent = typeOfFact[file.number][parentFact]
        let old = types[Int(id.number)]
        var entry = TypeEntry(
          id: id, name: old.name, declaration: old.declaration, kind: old.kind, parent: parent)
        entry.inherited = old.inherited
        entry.attributes = old.attributes
        entry.access = old.access
        entry.extensions = old.extensions
        types[Int(id.number)] = entry
        typesByName[fact.name, default: []].append(id)
      }
    }
  }

  private mutating func attachMembers() {
    for file in files {
      var ids: [MemberID] = []
      ids.reserveCapacity(file.facts.members.count)
      for (i, fact) in file.facts.members.enumerated() {
        let id = MemberID(number: Int32(memberPlaces.count))
        memberPlaces.append(FactPlace(file: Int32(file.number), fact: Int32(i)))
        let owner = fact.owner.flatMap { typeOfFact[file.number][$0] }
        memberOwners.append(owner)
        ids.append(id)
        if let owner {
          types[Int(owner.number)].members.append(id)
          if fact.kind == .storedProperty, !fact.isStatic {
            types[Int(owner.number)].storedProperties.append(id)
          } else if fact.kind == .initializer {
            types[Int(owner.number)].initializers.append(id)
          }
          table[Index.MemberKey(type: owner, name: fact.name), default: []].append(id)
        } else if fact.owner == nil {
          globals[fact.name, default: []].append(id)
        }
      }
      memberOfFact.append(ids)
    }
  }

  private mutating func resolveAncestors() {
    let lookup = lookup
    for i in types.indices {
      let places = (types[i].declaration.map { [$0] } ?? []) + types[i].extensions
      var ancestors: [TypeID] = []
      for place in places {
        for written in files[Int(place.file)].facts.types[Int(place.fact)].inherited {
          guard case .named(let name, _, let parent) = written else { continue }
          let scope = types[i].parent
          if let found = lookup.resolve(name, parent: parent, file: Int(place.file), scope: scope),
            found != types[i].id, !ancestors.contains(found)
          {
            ancestors.append(found)
          }
        }
      }
      types[i].ancestors = ancestors
    }
  }

  private mutating func closeConformances() {
    var state = [UInt8](repeating: 0, count: types.count)
    for i in types.indices { close(i, &state, depth: 0) }
  }

  private mutating func close(_ i: Int, _ state: inout [UInt8], depth: Int) {
    guard state[i] == 0, depth < 64 else { return }
    state[i] = 1
    var names = Set(types[i].inherited)
    names.remove(.none)
    var traits: ConformanceTraits = []
    let projectNames = Set(types[i].ancestors.map { types[Int($0.number)].name })
    for ancestor in types[i].ancestors {
      close(Int(ancestor.number), &state, depth: depth + 1)
      names.formUnion(types[Int(ancestor.number)].conformances)
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
