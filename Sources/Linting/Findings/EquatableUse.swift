// Where code asks SwiftUI to compare a view with its own `==`.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Whether code is known to apply `.equatable()` or `EquatableView` to the view. Linear in the code that creates it.
  public func isComparedByItsEquality(_ view: TypeID) -> Bool {
    work.constructionSites(of: view, in: index).contains { isEquatableApplied(at: $0) }
  }

  /// Whether `.equatable()` or `EquatableView` is applied to the view where it is created, or to a local that may
  /// hold it.
  public func isEquatableApplied(at site: UseSite) -> Bool {
    let node = index.node(at: site)
    if let access = node.parent?.asMemberAccess, access.name == .equatable { return true }
    for ancestor in node.ancestors {
      if ancestor.isCall(of: .EquatableView) { return true }
      if ancestor.kind == .memberBlock { break }
    }
    // A property or a local may hold the view.
    let body = index.body(of: site.member)
    let isAppliedToName = body.uses(named: .equatable).contains { i in
      let use = body.uses[i]
      return use.isCall && (use.receiver < 0 || !body.uses[Int(use.receiver)].isCall)
    }
    // `card(for: item).equatable()`
    return isAppliedToName
      || work.callers(of: site.member).prefix(Index.callLimit)
        .contains { index.node(at: $0).parent?.asMemberAccess?.name == .equatable }
  }
}
