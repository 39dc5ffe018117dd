// Which types the extensions of a project extend.

import Syntax

/// The name of a type with that of the type around it.
private struct NestedName: Hashable {
  let name, outer: Name
}

/// What the extensions of a project wait for while they are attached.
private struct OpenTypes {
  /// How many types of a name are declared in extensions that are not attached yet.
  private var counts: [NestedName: Int] = [:]
  private var waiting: [NestedName: [FactPlace]] = [:]

  mutating func add(_ name: NestedName) { counts[name, default: 0] += 1 }

  /// Whether a type of that name is still to come. Then the extension waits for it.
  mutating func keeps(_ extension: FactPlace, waitingFor name: NestedName) -> Bool {
    guard counts[name] != nil else { return false }
    waiting[name, default: []].append(`extension`)
    return true
  }

  /// The extensions that need not wait any more, as a type of that name has its parent.
  mutating func close(_ name: NestedName) -> [FactPlace] {
    guard let count = counts[name] else { return [] }
    counts[name] = count > 1 ? count - 1 : nil
    return count > 1 ? [] : waiting.removeValue(forKey: name) ?? []
  }

  /// Those that wait for each other.
  var rest: [FactPlace] { waiting.values.flatMap { $0 } }
}

extension Linking {
  /// Attaches all extensions to their types, and the types that are declared in extensions to the types around them.
  ///
  /// One extension may declare the type that another extends: `extension Home { struct Row {} }`, `extension Home.Row {}`,
  /// in any file. The second waits until all `Row`s that extensions of a `Home` declare have their parents, so that the
  /// result does not depend on the order of files. Each waits once, or once more for each alias on its way.
  func attachExtensions() {
    var queue: [FactPlace] = []
    var open = OpenTypes()
    /// The names of extended types, by the extensions that declare types.
    var outerNames: [FactPlace: Name] = [:]
    for file in files {
      for (i, fact) in file.types.enumerated()
      where fact.kind == .extension && !unbuilt[file.number].contains(fact.node) {
        let place = FactPlace(file: Int32(file.number), fact: Int32(i))
        queue.append(place)
        for nested in typesDeclared(in: place) {
          let outer = outerNames[place] ?? nameWithoutAliases(of: place).name
          outerNames[place] = outer
          open.add(NestedName(name: file.types[nested].name, outer: outer))
          namesInExtensions.insert(file.types[nested].name)
        }
      }
    }
    func attach(_ place: FactPlace) -> Bool {
      guard attachExtension(place) else { return false }
      for nested in typesDeclared(in: place) {
        attachNestedType(nested, of: files[Int(place.file)])
        let name = files[Int(place.file)].types[nested].name
        queue += open.close(NestedName(name: name, outer: outerNames[place] ?? .none))
      }
      return true
    }
    var unclear: [FactPlace] = []
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      if open.keeps(place, waitingFor: nameWithoutAliases(of: place)) { continue }
      if !attach(place) { unclear.append(place) }
    }
    // Names that wait for each other, and those that may mean several types. What the first round adds may make others
    // clear.
    unclear = (unclear + open.rest).sorted { ($0.file, $0.fact) < ($1.file, $1.fact) }
    for _ in 0..<2 { unclear.removeAll { attach($0) } }
    for place in unclear {
      for nested in typesDeclared(in: place) { attachNestedType(nested, of: files[Int(place.file)]) }
    }
  }

  /// The positions of the types that stand in an extension itself and that some target compiles.
  private func typesDeclared(in place: FactPlace) -> [Int] {
    let (file, own) = (files[Int(place.file)], Int(place.fact))
    var found: [Int] = []
    var i = own + 1
    // Facts are in the order of the source, so what is inside follows.
    while i < file.types.count, let parent = file.types[i].parent, parent >= own {
      if parent == own, file.types[i].kind != .extension, typeOfFact[file.number][i] != nil { found.append(i) }
      i += 1
    }
    return found
  }

  /// Sets the parent of a type that is declared in an extension.
  private func attachNestedType(_ i: Int, of file: SourceFile) {
    let fact = file.types[i]
    guard let parentFact = fact.parent, let id = typeOfFact[file.number][i] else { return }
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

  // MARK: Names

  /// What an extension names, and from where that is looked up; nil for `extension [Row]`.
  private func extended(by place: FactPlace) -> TypeReference? {
    let fact = files[Int(place.file)].types[Int(place.fact)]
    guard case .named(let name, _, let parent) = fact.written else { return nil }
    let scope = fact.parent.flatMap { typeOfFact[Int(place.file)][$0] }
    return TypeReference(
      name: name, parent: parent, place: LookupPlace(file: Int(place.file), scope: scope, node: fact.node))
  }

  private func nameWithoutAliases(of place: FactPlace) -> NestedName {
    guard let reference = extended(by: place) else { return NestedName(name: .none, outer: .none) }
    let found = unaliased(reference)
    if found.parent == .none { return NestedName(name: found.name, outer: .none) }
    let outer = LookupPlace(file: found.place.file, scope: found.place.scope, node: nil)
    return NestedName(
      name: found.name, outer: unaliased(TypeReference(name: found.parent, parent: .none, place: outer)).name)
  }

  // MARK: Types

  /// Returns false if several types have the name, so that the extended type is ambiguous.
  private func attachExtension(_ place: FactPlace) -> Bool {
    guard let reference = extended(by: place) else { return true }
    let found = typesOfConditionalAliases(reference) ?? extendedType(unaliased(reference)).map { [$0] } ?? []
    guard let first = found.first else { return false }
    let (file, i) = (files[Int(place.file)], Int(place.fact))
    typeOfFact[file.number][i] = first
    if found.count > 1 { furtherTypes[place] = Array(found.dropFirst()) }
    for id in found {
      types[Int(id.number)].extensions.append(place)
      adopt(file.types[i], into: id)
    }
    return true
  }

  /// The type of the project or of a framework; nil if it is ambiguous.
  private func extendedType(_ reference: TypeReference) -> TypeID? {
    let name = reference.name
    if let found = resolve(name, parent: reference.parent, from: reference.place) { return found }
    let mayBeOwn =
      reference.parent == .none
      ? mayMeanOwnType(name, from: reference.place)
      : (!typesByName[name].isEmpty || namesInExtensions.contains(name))
        && !isOutside(module: reference.parent, file: reference.place.file)
    // A guess would give one type the members of another.
    return mayBeOwn ? nil : frameworkEntry(name)
  }

  private func frameworkEntry(_ name: Name) -> TypeID {
    if let known = frameworkTypes[name].only { return known }
    let id = TypeID(number: Int32(types.count))
    types.append(TypeEntry(id: id, name: name, declaration: nil, kind: .extension, parent: nil))
    frameworkTypes.append(id, under: name)
    return id
  }

  /// Whether the name may be that of a top-level type that exists for the file, and not a framework's.
  func mayMeanOwnType(_ name: Name, from place: LookupPlace) -> Bool {
    typesByName[name].prefix(Index.namesakeLimit).contains {
      parent(of: $0) == nil && isVisible($0, file: place.file) && exists($0, from: place)
    }
  }

  /// The types of frameworks that a name means on some systems each: both of `#if os(macOS) typealias Image = NSImage #else
  /// typealias Image = UIImage #endif`. An alias without `#else` means the framework's own type on the other systems. Nil if
  /// the name means one thing.
  private func typesOfConditionalAliases(_ reference: TypeReference) -> [TypeID]? {
    let place = reference.place
    guard reference.parent == .none, let node = place.node,
      let all = candidates(named: reference.name, in: nil).all(upTo: FollowLimit.aliases)
    else { return nil }
    let aliases = all.filter {
      parent(of: $0) == nil && isVisible($0, file: place.file) && exists($0, from: place)
    }
    let homes = Set(aliases.compactMap { declaration(of: $0)?.file })
    guard aliases.allSatisfy({ kind(of: $0) == .typealias }), homes.count == 1, let home = homes.first else {
      return nil
    }
    let conditions = files[Int(home)].conditionalRegions
    if conditions.isEmpty { return nil }
    var others = files[place.file].conditionalRegions.builds(at: node).intersection(sight.builds(of: place.file))
    var found: [TypeID] = []
    for alias in aliases {
      guard let fact = declaration(of: alias),
        case .named(let name, _, let parent) = files[Int(home)].types[Int(fact.fact)].written
      else { return nil }
      others.subtract(conditions.builds(at: files[Int(home)].types[Int(fact.fact)].node))
      let target = TypeReference(name: name, parent: parent, place: declarationPlace(of: alias, at: fact))
      guard let id = extendedType(unaliased(target)), types[Int(id.number)].declaration == nil else { return nil }
      if !found.contains(id) { found.append(id) }
    }
    // Several aliases make a name of the project's own.
    if aliases.count == 1, !others.isEmpty { found.insert(frameworkEntry(reference.name), at: 0) }
    return found.count > 1 ? found : nil
  }
}

extension Linking {
  /// By type: the entries of the frameworks' protocols that it conforms to.
  var frameworkConformances: Lists<TypeID> {
    let found = Lists<TypeID>()
    for type in types {
      for conformance in type.conformances {
        guard let framework = frameworkTypes[conformance].only else { continue }
        found.append(framework, under: Key(type.id, .none))
      }
    }
    return found
  }
}
