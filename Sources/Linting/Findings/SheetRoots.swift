// What stands at the root of a sheet.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Whether the modified views are all of what a sheet, a window or a controller shows, wherever the view is built. There
  /// SwiftUI is not known to apply the modifier to each of them.
  public func isRootOfSheet(_ i: Int, of tree: ViewTree) -> Bool {
    if let found = isRoot(i, tree) { return found }
    guard let owner = tree.owner, index[owner].traits.contains(.view), index[tree.member].name == .body
    else { return false }
    // So does a controller or a window.
    if index.isMadeOnce(owner, work: work) { return true }
    return index.derivation(.sheetRoots, of: owner.number) { SheetRoot(isOne: isRootOfSheets(owner)) }.isOne
  }

  /// Whether a view is built in `Index.callLimit` places at most, each the root of a sheet or a cover.
  private func isRootOfSheets(_ view: TypeID) -> Bool {
    let sites = work.sites(of: view).filter { !isExcluded($0) }
    guard !sites.isEmpty, sites.count <= Index.callLimit else { return false }
    return sites.allSatisfy { site in
      let outer = index.viewTree(of: site.member)
      let place = outer.nodes(at: index.use(at: site).node).first { outer[$0].kind == .element }
      return place.flatMap { isRoot($0, outer) } ?? false
    }
  }

  /// Whether a sheet or a cover shows the node without a container around it; nil if the node is at the root of its
  /// body.
  private func isRoot(_ i: Int, _ tree: ViewTree) -> Bool? {
    for ancestor in tree.ancestors(of: i) {
      let node = tree[ancestor]
      switch node.kind {
      case .slot:
        let name = node.parent >= 0 ? tree[node.parent].name : .none
        return node.use?.kind == .presentation && (name == .sheet || name == .fullScreenCover)
      case .element: return false
      default: continue
      }
    }
    return nil
  }
}

private final class SheetRoot: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let isOne: Bool
  init(isOne: Bool) { self.isOne = isOne }
}
