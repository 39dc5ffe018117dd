// Whether code elsewhere uses what a type could keep to itself.

import Project

extension Pass {
  /// Does code that is indexed read or set the property of a view from where `private` would hide it,
  /// or pass it to the memberwise initializer?
  public func isUsedOutside(_ property: MemberID, _ fact: MemberFact) -> Bool {
    if work.outside.isReachedFromOutside(property) { return true }
    guard let owner = index.owner(property), index.hasMemberwiseInitializer(owner) else { return false }
    if work.outside.isInitializerReferenced(of: owner) { return true }
    return index.isPassed(fact.name, to: owner, work: work)
  }
}
