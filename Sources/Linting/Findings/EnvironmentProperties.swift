// Which value of the environment a property reads.

import Project
import Syntax

extension Pass {
  /// `colorScheme` of `@Environment(\.colorScheme)`.
  public func environmentKey(of member: MemberID) -> Name? {
    index.node(member).parent?.attribute(.Environment)?.unlabelledArgument?.asKeyPath?.onlyName
  }

  /// `save` of `@FocusedValue(\.save)`.
  public func focusedKey(of member: MemberID) -> Name? {
    index.node(member).parent?.attribute(.FocusedValue)?.unlabelledArgument?.asKeyPath?.onlyName
  }
}
