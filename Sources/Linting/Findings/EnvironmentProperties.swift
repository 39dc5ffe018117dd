// Which value of the environment a property reads.

import Project
import Syntax

extension Pass {
  /// `colorScheme` of `@Environment(\.colorScheme)`.
  public func environmentKey(of member: MemberID) -> Name? {
    guard let declaration = index.node(member).parent,
      let attribute = declaration.children.first(where: {
        $0.kind == .attribute && $0.name == .Environment
      }),
      let path = attribute.unlabelledArgument
    else { return nil }
    return path.keyPathName
  }
}
