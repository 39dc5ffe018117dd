// Whether other code uses what a type could make private.

import Project

extension Pass {
  /// Whether indexed code reads or sets the property of a view where `private` would hide it, or passes it to the
  /// memberwise initializer.
  public func isUsedOutside(_ property: MemberID, _ fact: MemberFact) -> Bool {
    if work.outside.isReachedFromOutside(property) { return true }
    guard let owner = index.owner(property), index.hasMemberwiseInitializer(owner) else { return false }
    if work.outside.isInitializerReferenced(of: owner) { return true }
    return index.isPassed(fact.name, to: owner, work: work)
  }
}
