// Loss: what is gone when an object is made anew.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether the class of an object keeps nothing that another instance would not have: constants, properties that
  /// nothing writes once it is made, what is stored outside. False for unknown superclasses and for classes that
  /// start work. Cost: the files that mention the names of its variables.
  public func isReplaceable(_ type: TypeID, work: Work) -> Bool { isReplaceable(type, work: work, depth: 0) }

  private func isReplaceable(_ type: TypeID, work: Work, depth: Int) -> Bool {
    guard depth < FollowLimit.helpers, self[type].isProjectType, self[type].isReference,
      !self[type].ancestors.contains(where: { self[$0].isReference }),
      !self[type].conformances.contains(where: { Classes.has(.reference, $0) && $0 != .NSObject }),
      startedWork(by: type) == nil, deinitializer(of: type) == nil
    else { return false }
    return storedProperties(of: type).allSatisfy { property in
      let fact = self[property]
      if fact.isStatic || fact.attributes.contains(where: { Wrappers.has(.storedOutside, $0) }) { return true }
      guard fact.attributes.allSatisfy({ Wrappers.has(.publishes, $0) }) else { return false }
      if !fact.isLet {
        let written = writes(to: property)
        if !written.sites.isEmpty || written.isUncertain || fact.access > .internal { return false }
      }
      if case .function = fact.type { return true }
      if let held = valueType(of: property), !held.isCollection, let other = held.type, self[other].isReference {
        return isReplaceable(other, work: work, depth: depth + 1)
      }
      return fact.initial == .literal || isKnownValue(fact.type, file: file(property), scope: type)
    }
  }
}
