// Which function runs where a requirement of a protocol is called.

import Syntax

extension Index {
  /// The one type that conforms to each protocol of the project, by itself or by way of another protocol;
  /// nothing for protocols to which several conform.
  static func onlyConformers(of types: some Collection<TypeEntry>) -> [TypeID: TypeID] {
    let entries = Array(types)
    var found: [TypeID: TypeID?] = [:]
    for entry in entries where entry.kind != .protocol && entry.isProjectType {
      var seen: Set<TypeID> = []
      var pending = entry.ancestors
      while let ancestor = pending.popLast() {
        let other = entries[Int(ancestor.number)]
        guard other.kind == .protocol, seen.insert(ancestor).inserted else { continue }
        // The value of an optional value: nil once there are several.
        found[ancestor] = found[ancestor] == nil ? .some(entry.id) : .some(nil)
        pending += other.ancestors
      }
    }
    return found.compactMapValues { $0 }
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
