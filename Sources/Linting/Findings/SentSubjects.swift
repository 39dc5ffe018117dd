// Subjects that a view keeps, and what sends to them.

import Project
import Syntax

extension Pass {
  /// Whether code does something with a publisher besides receiving from it: without that no value is ever sent. True
  /// in a run over one file, unless the property is private. The first question about a name is linear in the code that
  /// mentions it.
  public func isSentTo(_ property: MemberID) -> Bool {
    // A file without its project does not tell.
    if index.files.count == 1, index[property].access > .fileprivate { return true }
    let name = index[property].name
    let unresolved: UnresolvedSending = index.derivation(.unresolvedSending, of: Int32(name.id)) {
      UnresolvedSending(of: name, in: index)
    }
    return unresolved.isPossible || index.uses(named: name).uses(of: property).contains { index.mayBeSent(at: $0) }
  }
}

extension Index {
  fileprivate func mayBeSent(at site: UseSite) -> Bool { node(at: site).parent?.parent?.calledName != .onReceive }
}

/// Whether code that may mean any publisher of one name sends to it. Asked once for all publishers of that name.
private final class UnresolvedSending: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let isPossible: Bool
  init(of name: Name, in index: Index) {
    isPossible = index.uses(named: name).unresolved.contains { index.mayBeSent(at: $0) }
  }
}
