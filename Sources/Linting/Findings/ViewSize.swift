// How much SwiftUI evaluates for one view of the project.

import Project
import ViewTree

extension Pass {
  /// The number of views in the code that an update of the view runs: its body, and the properties and functions
  /// that return parts of it.
  public func viewCount(of view: TypeID) -> Int {
    var count = 0
    for member in index[view].members
    where index.isViewMember(index[member], owner: view, file: index.file(member))
      && index.isEvaluated(member, of: view, work: work)
    {
      let tree = index.viewTree(of: member)
      for node in tree.nodes where node.kind == .element || node.kind == .reference { count += 1 }
    }
    return count
  }
}
