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

extension TypeLookup {
  func resolve(_ name: Name, parent: Name, file: Int, scope: TypeID?, depth: Int) -> TypeID? {
    let candidates = candidates(named: name)
    guard !candidates.isEmpty, depth < FollowLimit.aliases else { return nil }
    let found = choose(candidates, named: name, parent: parent, file: file, scope: scope, depth: depth)
    guard let found, kind(of: found) == .typealias, let place = declaration(of: found) else { return found }
    // Follow the alias from its own declaration.
    guard
      case .named(let target, _, let targetParent) = files[Int(place.file)].types[Int(place.fact)].written,
      target != name || targetParent != .none
    else { return nil }
    return resolve(
      target, parent: targetParent, file: Int(place.file), scope: self.parent(of: found), depth: depth + 1)
  }

  /// What an alias stands for, and where it is declared; nil if the name is that of something else.
  func aliased(
    _ name: Name, parent: Name, file: Int, scope: TypeID?
  ) -> (alias: TypeID, written: WrittenType, file: Int, scope: TypeID?)? {
    let candidates = candidates(named: name)
    guard !candidates.isEmpty,
      let found = choose(candidates, named: name, parent: parent, file: file, scope: scope, depth: 0),
      kind(of: found) == .typealias, let place = declaration(of: found)
    else { return nil }
    return (found, files[Int(place.file)].types[Int(place.fact)].written, Int(place.file), self.parent(of: found))
  }

  private func choose(
    _ candidates: Lists<TypeID>.Values, named own: Name, parent: Name, file: Int, scope: TypeID?, depth: Int
  ) -> TypeID? {
    if parent != .none {
      // The outer name may be an alias, or one of several types of that name.
      if let outer = resolve(parent, parent: .none, file: file, scope: scope, depth: depth + 1),
        let nested = self.candidates(named: own, in: outer).only
      {
        return nested
      }
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

  /// The nearest of several types with the same name that the file can see; nil if it is not unique. A file that is
  /// part of several targets may mean another type in each of them.
  private func narrow(_ candidates: [TypeID], file: Int) -> TypeID? {
    let seen = candidates.filter { isVisible($0, file: file) }
    if seen.count <= 1 { return seen.first }
    let here = seen.filter { declaration(of: $0).map { Int($0.file) == file } ?? false }
    if here.count == 1 { return here[0] }
    if here.count > 1 { return nil }
    let near = seen.filter { declaration(of: $0).map { isOfModule(of: file, Int($0.file)) } ?? false }
    return near.count == 1 ? near[0] : nil
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
    case .imported(let isTestable): return access(of: id) >= .package || isTestable
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
  private func isOfModule(of file: Int, _ other: Int) -> Bool {
    switch sight.relation(of: file, to: other) {
    case .sameModule: true
    case .imported, .reachable, .hidden: false
    case .unknown: files[file].module == files[other].module
    }
  }

  private func isFrameworkName(_ name: Name) -> Bool {
    ViewTypes.traits(of: name) != nil || Conformances.traits(of: name) != nil
      || Wrappers.traits(of: name) != nil || Classes.traits(of: name) != nil
  }
}
