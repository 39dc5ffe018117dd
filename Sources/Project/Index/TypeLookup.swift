// Which type a name means.

import Frameworks
import Syntax

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
    guard !candidates.isEmpty, depth < FollowLimit.aliases else { return nil }
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

  func isVisible(_ id: TypeID, file: Int) -> Bool {
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
