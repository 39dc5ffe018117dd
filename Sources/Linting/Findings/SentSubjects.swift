// Subjects that a view keeps, and what sends to them.

import Project
import Syntax

extension Pass {
  /// Whether code does something with a publisher besides receiving from it: without that no value is ever sent.
  public func isSentTo(_ property: MemberID) -> Bool {
    // A file without its project does not tell.
    if index.files.count == 1, index[property].access > .fileprivate { return true }
    let uses = index.uses(named: index[property].name)
    return (uses.uses(of: property) + uses.unresolved).contains { site in
      index.node(at: site).parent?.parent?.calledName != .onReceive
    }
  }
}
