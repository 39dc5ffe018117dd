// Which lazy container builds a view as a row: in the same body, or by way of the properties and views
// that the container's body names.

import Frameworks
import Project
import Syntax

/// How a view gets into a container that builds its rows as they appear.
public struct LazyContext: Sendable {
  /// `List`, `LazyVStack` and so on.
  public let container: Name
  /// Where other bodies mention what leads to the view, innermost first; empty if the container stands in
  /// the same body.
  public let path: [UseSite]
}

extension Index {
  /// The lazy container in which the node, a `ForEach` or what else gives several views, stands without
  /// a stack or another view around it.
  public func lazyContainer(around node: Int, of tree: ViewTree, work: Work) -> LazyContext? {
    let own = tree[node]
    if own.kind == .element, own.type == nil, isLazyRowContainer(own.name) {
      return LazyContext(container: own.name, path: [])
    }
    var search = LazySearch(index: self, work: work, isDirect: true)
    return search.run(from: node, of: tree, isRow: true, path: [])
  }

  /// The lazy container that builds the node as part of a row.
  public func lazyRow(around node: Int, of tree: ViewTree, work: Work) -> LazyContext? {
    var search = LazySearch(index: self, work: work, isDirect: false)
    return search.run(from: node, of: tree, isRow: false, path: [])
  }

  /// A table has rows of another kind, and outlines are few.
  fileprivate func isLazyRowContainer(_ name: Name) -> Bool {
    ViewTypes.has(.lazyContainer, name) && name != .Table && name != .OutlineGroup
  }
}

private struct LazySearch {
  let index: Index
  let work: Work
  /// Only what adds no view of its own may lie between the node and the container.
  let isDirect: Bool
  private var budget = 48

  /// How many bodies up a container is looked for.
  private static let depthLimit = 3

  init(index: Index, work: Work, isDirect: Bool) {
    self.index = index
    self.work = work
    self.isDirect = isDirect
  }

  /// `isRow`: what is followed is a row, or several, as it stands.
  mutating func run(from node: Int, of tree: ViewTree, isRow: Bool, path: [UseSite]) -> LazyContext? {
    var isRow = isRow
    var current = tree[node].parent
    while current >= 0 {
      let ancestor = tree[current]
      switch ancestor.kind {
      case .slot:
        guard let use = ancestor.use, use.kind == .plain, tree[ancestor.parent].kind == .element else {
          return nil
        }
        if use.role == .row { isRow = true }
      case .element where ancestor.type == nil && isRow && index.isLazyRowContainer(ancestor.name):
        return LazyContext(container: ancestor.name, path: path)
      case .element where ancestor.type == nil && ViewTypes.has(.transparent, ancestor.name): break
      case .element:
        // Nothing is known of how a view of somebody else's shows what it is given.
        guard !isDirect, ancestor.type == nil, ViewTypes.has(.view, ancestor.name) else { return nil }
        isRow = false
      default: break
      }
      current = ancestor.parent
    }
    guard path.isEmpty else { return callers(of: tree, isRow: isRow, path: path) }
    // Asked again for each view of the body.
    let known = index.derivation(.lazyContext, of: tree.member.number) {
      LazyCallers(of: tree, index: index, work: work)
    }
    return isDirect ? known.direct : isRow ? known.row : known.part
  }

  fileprivate mutating func callers(of tree: ViewTree, isRow: Bool, path: [UseSite]) -> LazyContext? {
    guard path.count < Self.depthLimit else { return nil }
    let fact = index[tree.member]
    var sites: [UseSite]
    if fact.name == .body, let owner = tree.owner, index[owner].traits.contains(.view) {
      sites = work.sites(of: owner)
    } else {
      sites = work.callers(of: tree.member)
    }
    sites = sites.filter { $0.member != tree.member }
    for site in sites.prefix(12) {
      guard budget > 0 else { return nil }
      budget -= 1
      let outer = index.viewTree(of: site.member)
      let number = index.use(at: site).node
      // A slot for an argument stands at the same expression.
      let place = outer.nodes.firstIndex {
        $0.syntax.number == number && ($0.kind == .element || $0.kind == .reference || $0.kind == .modified)
      }
      guard let place else { continue }
      if let found = run(from: place, of: outer, isRow: isRow, path: path + [site]) { return found }
    }
    return nil
  }
}

/// The lazy containers that show what a member gives, found once for each member.
private final class LazyCallers: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// Its views are rows themselves.
  let direct: LazyContext?
  /// A row in it stands in another one.
  let row: LazyContext?
  /// It is part of a row.
  let part: LazyContext?

  init(of tree: ViewTree, index: Index, work: Work) {
    var search = LazySearch(index: index, work: work, isDirect: true)
    direct = search.callers(of: tree, isRow: true, path: [])
    search = LazySearch(index: index, work: work, isDirect: false)
    row = search.callers(of: tree, isRow: true, path: [])
    search = LazySearch(index: index, work: work, isDirect: false)
    part = search.callers(of: tree, isRow: false, path: [])
  }
}
