// State whose loss does no harm.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Whether the property's name says that it holds only a passing condition: a press, an animation, a presentation,
  /// a measured size. Such a value has no meaning once the view is out of sight.
  public func isTransient(_ fact: MemberFact) -> Bool { index.isTransient(fact) }
}
