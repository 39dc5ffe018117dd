// Members that are written once for each system, so that each program has one of them.

import Syntax

extension Index {
  /// How many declarations are compared. A member that is written for more systems is not followed.
  private static let alternativeLimit = 4

  /// The declaration that stands for all candidates, if no program has two of them: a function or a computed property
  /// that is written once for each system, with the same type. What is built for iOS, and not for `DEBUG` alone, comes
  /// first. Nil if some program may have two of them, or their types differ.
  func representative(of candidates: [MemberID]) -> MemberID? {
    guard let first = candidates.first, candidates.count > 1, candidates.count <= Self.alternativeLimit else {
      return nil
    }
    for (i, candidate) in candidates.enumerated() {
      guard isAlternative(candidate, to: first) || candidate == first,
        candidates[..<i].allSatisfy({ areExclusive($0, candidate) })
      else { return nil }
    }
    let shipped = candidates.filter { !builds(of: $0).isSubset(of: .debug) }
    return shipped.first { builds(of: $0).contains(.iOS) } ?? shipped.first ?? first
  }

  /// The other declarations of a member for other systems: what is said of a use of one is said of all.
  func alternatives(to member: MemberID) -> [MemberID] {
    let kind = self[member].kind
    guard self[member].hasBody, kind == .function || kind == .computedProperty else { return [] }
    let namesakes =
      if let owner = owner(member) { members(named: self[member].name, of: owner) } else {
        globals(named: self[member].name, seenFrom: nil, upTo: Self.overloadLimit) ?? []
      }
    guard namesakes.count > 1, namesakes.count <= Self.overloadLimit else { return [] }
    return namesakes.filter { $0 != member && isAlternative($0, to: member) && areExclusive($0, member) }
  }

  private func isAlternative(_ member: MemberID, to other: MemberID) -> Bool {
    let (a, b) = (self[member], self[other])
    return a.hasBody && b.hasBody && a.kind == b.kind && (a.kind == .function || a.kind == .computedProperty)
      && a.isStatic == b.isStatic && a.type == b.type && owner(member) == owner(other)
      && a.parameters.map(\.label) == b.parameters.map(\.label)
      && a.parameters.map(\.type) == b.parameters.map(\.type)
  }

  private func areExclusive(_ a: MemberID, _ b: MemberID) -> Bool {
    areExclusive(self[a].node, in: file(a), self[b].node, in: file(b))
  }

  private func builds(of member: MemberID) -> Builds {
    files[file(member)].conditionalRegions.builds(at: self[member].node)
  }
}
