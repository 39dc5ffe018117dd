// Which function runs where a requirement of a protocol is called.

import Syntax

/// The types that conform to a protocol, as far as they are distinguished.
private enum Conformers: Equatable {
  case none, one(TypeID), several
}

extension Index {
  /// The only type that conforms to each protocol of the project, directly or through another protocol. Protocols
  /// with several conforming types are absent.
  static func onlyConformers(of types: some Collection<TypeEntry>) -> [TypeID: TypeID] {
    let entries = Array(types)
    // By type: the only conforming type, or `several`. An entry changes at most twice, and each time updates the
    // protocols that it inherits from.
    var known: [Conformers] = Array(repeating: .none, count: entries.count)
    var changed: [Int] = []
    func add(_ conformers: Conformers, to ancestors: [TypeID]) {
      for ancestor in ancestors where entries[Int(ancestor.number)].kind == .protocol {
        let i = Int(ancestor.number)
        guard known[i] != conformers, known[i] != .several else { continue }
        known[i] = known[i] == .none ? conformers : .several
        changed.append(i)
      }
    }
    for entry in entries where entry.kind != .protocol && entry.isProjectType {
      add(.one(entry.id), to: entry.ancestors)
      while let i = changed.popLast() { add(known[i], to: entries[i].ancestors) }
    }
    var found: [TypeID: TypeID] = [:]
    for (i, conformers) in known.enumerated() {
      if case .one(let type) = conformers { found[entries[i].id] = type }
    }
    return found
  }

  /// The only type that conforms to a protocol; nil for none and for several.
  public func onlyConformer(of type: TypeID) -> TypeID? { onlyConformers[type] }

  /// The implementation that runs when a member is called: for a requirement that of the only conforming type,
  /// otherwise the member itself.
  func implementation(of member: MemberID) -> MemberID {
    // Copied only where it is needed: this is asked of each use of a member.
    guard !self[member].hasBody, self[member].kind == .function || self[member].kind == .computedProperty,
      let owner = owner(member), self[owner].kind == .protocol, let type = onlyConformers[owner]
    else { return member }
    let requirement = self[member]
    let witnesses = members(named: requirement.name, of: type).filter { candidate in
      let fact = self[candidate]
      return self.owner(candidate) != owner && fact.isStatic == requirement.isStatic && fact.hasBody
        && fact.kind == requirement.kind
        && fact.parameters.map(\.label) == requirement.parameters.map(\.label)
    }
    return witnesses.count == 1 ? witnesses[0] : member
  }
}
