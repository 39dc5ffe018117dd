import Frameworks
import Syntax

/// Unqualified lookup of types in Swift's scopes, by name alone. Linking and the linked index share it.
protocol TypeLookup {
  var files: [SourceFile] { get }
  var sight: Sight { get }
  func candidates(named name: Name) -> Lists<TypeID>.Values
  /// The types inside of `parent`; with nil, those outside of types, and those whose parent was not known at first.
  func candidates(named name: Name, in parent: TypeID?) -> Lists<TypeID>.Values
  func kind(of type: TypeID) -> TypeFact.Kind
  func name(of type: TypeID) -> Name
  func parent(of type: TypeID) -> TypeID?
  func declaration(of type: TypeID) -> FactPlace?
  func access(of type: TypeID) -> Access
}

/// From where a type is looked up.
struct LookupPlace {
  let file: Int
  let scope: TypeID?
  /// The node that names the type, or one around it: types under other conditions of `#if` do not exist there.
  let node: UInt32?
}

/// A type that code names.
struct TypeReference {
  let name: Name
  /// The name before it; `.none` for an unqualified one.
  let parent: Name
  let place: LookupPlace
}

extension TypeLookup {
  func resolve(_ name: Name, parent: Name, from place: LookupPlace, depth: Int = 0) -> TypeID? {
    let candidates = candidates(named: name)
    guard !candidates.isEmpty, depth < FollowLimit.aliases else { return nil }
    let found = choose(candidates, named: name, parent: parent, from: place, depth: depth)
    guard let found, kind(of: found) == .typealias, let fact = declaration(of: found) else { return found }
    // Follow the alias from its own declaration.
    guard
      case .named(let target, _, let targetParent) = files[Int(fact.file)].types[Int(fact.fact)].written,
      target != name || targetParent != .none
    else { return nil }
    return resolve(target, parent: targetParent, from: declarationPlace(of: found, at: fact), depth: depth + 1)
  }

  /// What an alias stands for, and from where that is looked up; nil if the name is that of something else.
  func aliased(
    _ name: Name, parent: Name, from place: LookupPlace
  ) -> (alias: TypeID, written: WrittenType, place: LookupPlace)? {
    let candidates = candidates(named: name)
    guard !candidates.isEmpty,
      let found = choose(candidates, named: name, parent: parent, from: place, depth: 0),
      kind(of: found) == .typealias, let fact = declaration(of: found)
    else { return nil }
    return (
      found, files[Int(fact.file)].types[Int(fact.fact)].written, declarationPlace(of: found, at: fact)
    )
  }

  /// The same name, or what it stands for if it is that of an alias, at most `FollowLimit.aliases` steps away.
  func unaliased(_ reference: TypeReference) -> TypeReference {
    var found = reference
    for _ in 0..<FollowLimit.aliases {
      guard let alias = aliased(found.name, parent: found.parent, from: found.place),
        case .named(let name, _, let parent) = alias.written
      else { break }
      found = TypeReference(name: name, parent: parent, place: alias.place)
    }
    return found
  }

  func declarationPlace(of type: TypeID, at fact: FactPlace) -> LookupPlace {
    LookupPlace(
      file: Int(fact.file), scope: parent(of: type), node: files[Int(fact.file)].types[Int(fact.fact)].node)
  }

  private func choose(
    _ candidates: Lists<TypeID>.Values, named own: Name, parent: Name, from place: LookupPlace, depth: Int
  ) -> TypeID? {
    if parent != .none {
      // The outer name may be an alias, or one of several types of that name.
      if let outer = resolve(
        parent, parent: .none, from: LookupPlace(file: place.file, scope: place.scope, node: nil), depth: depth + 1),
        let nested = only(self.candidates(named: own, in: outer), from: place)
      {
        return nested
      }
      guard let candidates = candidates.all(upTo: Index.namesakeLimit) else { return nil }
      let nested = candidates.filter { id in self.parent(of: id).map { name(of: $0) == parent } ?? false }
      if nested.count == 1 { return exists(nested[0], from: place) ? nested[0] : nil }
      if nested.count > 1 { return narrow(nested, from: place) }
      return narrow(topLevel(candidates, of: parent, file: place.file), from: place)
    }
    if let only = candidates.only, self.parent(of: only) == nil {
      return isVisible(only, file: place.file) && exists(only, from: place) ? only : nil
    }
    var enclosing = place.scope
    while let current = enclosing {
      let nested = self.candidates(named: own, in: current)
      if !nested.isEmpty { return only(nested, from: place) }
      enclosing = self.parent(of: current)
    }
    guard let top = self.candidates(named: own, in: nil).all(upTo: Index.namesakeLimit) else { return nil }
    return narrow(top.filter { self.parent(of: $0) == nil }, from: place)
  }

  /// Those that `Module.Type` may mean.
  private func topLevel(_ candidates: [TypeID], of module: Name, file: Int) -> [TypeID] {
    let top = candidates.filter { parent(of: $0) == nil }
    if let number = sight.module(named: module) {
      return top.filter { id in declaration(of: id).map { sight.isCompiled(Int($0.file), into: number) } ?? false }
    }
    // Another module than the file's own one, be it a framework or one that no build file describes. Where the targets of
    // the file are known, its own one is as well, and any other name is that of a type which the sources do not have.
    guard files[file].imports.contains(module) else { return sight.isUnknown(file) ? top : [] }
    return top.filter { id in
      declaration(of: id).map { sight.isUnknown(Int($0.file)) && files[file].imports(files[Int($0.file)].module) }
        ?? false
    }
  }

  /// Whether the name before a type is that of a module whose source is not part of the project.
  func isOutside(module: Name, file: Int) -> Bool {
    files[file].imports.contains(module) && sight.module(named: module) == nil && candidates(named: module).isEmpty
  }

  /// The only one that exists at the place.
  private func only(_ candidates: Lists<TypeID>.Values, from place: LookupPlace) -> TypeID? {
    if let only = candidates.only { return exists(only, from: place) ? only : nil }
    guard let found = candidates.all(upTo: Index.namesakeLimit)?.filter({ exists($0, from: place) }) else { return nil }
    return found.count == 1 ? found[0] : nil
  }

  /// The nearest of several types with the same name that the file can see; nil if it is not unique. A file that is
  /// part of several targets may mean another type in each of them.
  private func narrow(_ candidates: [TypeID], from place: LookupPlace) -> TypeID? {
    let file = place.file
    let seen = candidates.filter { isVisible($0, file: file) && exists($0, from: place) }
    if seen.count <= 1 { return seen.first }
    let here = seen.filter { declaration(of: $0).map { Int($0.file) == file } ?? false }
    if here.count == 1 { return here[0] }
    if here.count > 1 { return nil }
    let near = seen.filter { declaration(of: $0).map { isOfModule(of: file, Int($0.file)) } ?? false }
    if !near.isEmpty {
      // What a target of the file compiles is certain to be there, what is in a file of no target is not.
      let certain =
        sight.isUnknown(file) ? [] : near.filter { declaration(of: $0).map { !sight.isUnknown(Int($0.file)) } ?? false }
      return nearest(certain.isEmpty ? near : certain, to: file)
    }
    // What the file imports is certain to be there, what is in a file of no target is not.
    let imported = seen.filter { id in
      guard let place = declaration(of: id), case .imported = sight.relation(of: file, to: Int(place.file)) else {
        return false
      }
      return true
    }
    return imported.isEmpty ? nearest(seen, to: file) : imported.count == 1 ? imported[0] : nil
  }

  /// The only one in the nearest folder, if build files know neither the file nor its declaration: the one whose path
  /// begins with the most folders of the file's path.
  private func nearest(_ candidates: [TypeID], to file: Int) -> TypeID? {
    if candidates.count == 1 { return candidates[0] }
    guard sight.isUnknown(file) else { return nil }
    var best: (type: TypeID?, shared: Int) = (nil, -1)
    for id in candidates {
      guard let place = declaration(of: id) else { return nil }
      let shared = zip(files[file].folders, files[Int(place.file)].folders).prefix { $0 == $1 }.count
      if shared > best.shared { best = (id, shared) } else if shared == best.shared { best.type = nil }
    }
    return best.type.flatMap { type in
      declaration(of: type).flatMap { sight.isUnknown(Int($0.file)) ? type : nil }
    }
  }

  /// Whether some program contains both the type and the code that names it.
  func exists(_ id: TypeID, from place: LookupPlace) -> Bool {
    guard let node = place.node, let fact = declaration(of: id) else { return true }
    return !areExclusive(
      files[Int(fact.file)].types[Int(fact.fact)].node, in: Int(fact.file), node, in: place.file)
  }

  /// Whether code in `file` can refer to the type by its name.
  func isVisible(_ id: TypeID, file: Int) -> Bool {
    guard let place = declaration(of: id), Int(place.file) != file else { return true }
    let home = files[Int(place.file)]
    guard access(of: id) > .fileprivate, !home.types[Int(place.fact)].isLocal else { return false }
    // Headers are imported through a bridging header or a module map, which targets do not tell.
    if home.foreign != nil { return true }
    switch sight.relation(of: file, to: Int(place.file)) {
    case .sameModule: return true
    case .imported(let isTestable, let seesSPI):
      if isTestable { return true }
      return access(of: id) >= .package && (seesSPI || !home.types[Int(place.fact)].attributes.contains { $0 == ._spi })
    case .reachable, .hidden: return false
    case .unknown:
      // Another module's type with the name of a framework's type is visible only where that module is imported.
      return !isBesideFramework(id, file: file) || access(of: id) >= .package && files[file].imports(home.module)
    }
  }

  /// Whether the type belongs to another module and shares its name with a framework's type. A type of the file's own
  /// module hides that of the framework.
  func isBesideFramework(_ id: TypeID, file: Int) -> Bool {
    guard let place = declaration(of: id) else { return false }
    return isFrameworkName(name(of: id)) && !isOfModule(of: file, Int(place.file))
  }

  /// Whether both files belong to one module: by their targets, or by the folder below `Sources` where these are not
  /// known.
  func isOfModule(of file: Int, _ other: Int) -> Bool {
    switch sight.relation(of: file, to: other) {
    case .sameModule: true
    case .imported, .reachable, .hidden: false
    case .unknown: files[file].module == files[other].module
    }
  }

  func isFrameworkName(_ name: Name) -> Bool {
    if name.known == nil { return false }
    return ViewTypes.traits(of: name) != nil || Conformances.traits(of: name) != nil
      || Wrappers.traits(of: name) != nil || Classes.traits(of: name) != nil
  }
}

extension Index: TypeLookup {
  func candidates(named name: Name) -> Lists<TypeID>.Values { typesByName[name] }
  func candidates(named name: Name, in parent: TypeID?) -> Lists<TypeID>.Values { nestedTypes[Key(parent, name)] }
  func kind(of type: TypeID) -> TypeFact.Kind { self[type].kind }
  func name(of type: TypeID) -> Name { self[type].name }
  func parent(of type: TypeID) -> TypeID? { self[type].parent }
  func declaration(of type: TypeID) -> FactPlace? { self[type].declaration }
  func access(of type: TypeID) -> Access { self[type].access }

  /// The type of the project that `name` refers to at this place; nil if there is none, if it is ambiguous, or if in some
  /// programs the name is that of a framework's type.
  ///
  /// - Parameter node: A node of the file at or around the name, if it is known.
  public func resolveType(
    _ name: Name, parent: Name = .none, file: Int, scope: TypeID?, at node: UInt32? = nil
  ) -> TypeID? {
    let found = resolve(name, parent: parent, from: LookupPlace(file: file, scope: scope, node: node))
    guard let found, let node, isFrameworkName(name), self[found].parent == nil, let place = declaration(of: found)
    else { return found }
    let home = Int(place.file)
    return isReplaced(files[home].types[Int(place.fact)].node, in: home, beside: node, in: file) ? nil : found
  }
}
