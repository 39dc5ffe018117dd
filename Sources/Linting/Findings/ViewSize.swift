// How much SwiftUI evaluates for one view of the project.

import Project
import ViewTree

extension Pass {
  /// The number of views in the code that an update of the view runs: its body, and the properties and functions
  /// that return parts of it.
  public func viewCount(of view: TypeID) -> Int {
    index.derivation(.viewCount, of: view.number) { ViewCount(of: view, in: index, work) }.count
  }
}

private final class ViewCount: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let count: Int

  init(of view: TypeID, in index: Index, _ work: Work) {
    var count = 0
    for member in index[view].members
    where index.isViewMember(index[member], owner: view, file: index.file(member))
      && index.isEvaluated(member, of: view, work: work)
    {
      let tree = index.viewTree(of: member)
      for node in tree.nodes where node.kind == .element || node.kind == .reference { count += 1 }
    }
    self.count = count
  }
}
