// Which function runs where a requirement of a protocol is called.

import Syntax

/// The types that conform to a protocol, as far as one need tell them apart.
private enum Conformers: Equatable {
  case none, one(TypeID), several
}

extension Index {
  /// The one type that conforms to each protocol of the project, by itself or by way of another protocol;
  /// nothing for protocols to which several conform.
  static func onlyConformers(of types: some Collection<TypeEntry>) -> [TypeID: TypeID] {
    let entries = Array(types)
    // Of each type: the only one known to conform, or that there are several. It changes twice at most, and then
    // tells the protocols that it inherits from.
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

  /// What runs where a member is called: the member itself, or for a requirement the member of the only
  /// type that conforms.
  func implementation(of member: MemberID) -> MemberID {
    let requirement = self[member]
    guard !requirement.hasBody, requirement.kind == .function || requirement.kind == .computedProperty,
      let owner = owner(member), self[owner].kind == .protocol, let type = onlyConformers[owner]
    else { return member }
    let witnesses = members(named: requirement.name, of: type).filter { candidate in
      let fact = self[candidate]
      return self.owner(candidate) != owner && fact.isStatic == requirement.isStatic && fact.hasBody
        && fact.kind == requirement.kind
        && fact.parameters.map(\.label) == requirement.parameters.map(\.label)
    }
    return witnesses.count == 1 ? witnesses[0] : member
  }
}
