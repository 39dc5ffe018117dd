// The number of views that one evaluation of a body builds.

import Frameworks
import Syntax

extension ViewTree {
  /// The maximal number of views that one evaluation of the body builds: for branches the largest, without presented
  /// content, which is built when it is shown. Linear in the size of the tree. `ofHelpers`: the results of properties
  /// and functions of the view count as one view each.
  public func evaluatedViews(ofHelpers: Bool = true) -> Int {
    // By node: the views at or below it. Children follow their parents.
    var counts = [Int](repeating: 0, count: nodes.count)
    for i in nodes.indices.reversed() {
      let node = nodes[i]
      switch node.kind {
      case .element, .erased: counts[i] += 1
      case .reference: counts[i] += ofHelpers ? 1 : 0
      default: break
      }
      if node.kind == .slot, node.use?.kind == .presentation { counts[i] = 0 }
      let parent = node.parent
      guard parent >= 0 else { continue }
      if nodes[parent].kind == .conditional {
        counts[parent] = max(counts[parent], counts[i])
      } else {
        counts[parent] += counts[i]
      }
    }
    return counts.first ?? 0
  }
}
