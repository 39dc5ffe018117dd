// Which lazy container builds a view as a row: in the same body, or through properties and views that the body of the
// container names.

import Frameworks
import Project
import Syntax

/// How a view is placed in a container that builds its rows on demand.
public struct LazyContext: Sendable {
  /// `List`, `LazyVStack` or another lazy container.
  public let container: Name
  /// The uses in other bodies that lead to the view, innermost first; empty if the container is in the same body.
  public let path: [UseSite]
}

extension Index {
  /// The lazy container around the node, which is a `ForEach` or another source of several views, without a stack or
  /// another view between them. Nil if there is none.
  public func lazyContainer(around node: Int, of tree: ViewTree, work: Work) -> LazyContext? {
    let own = tree[node]
    if own.kind == .element, own.type == nil, isLazyRowContainer(own.name) {
      return LazyContext(container: own.name, path: [])
    }
    var search = LazySearch(index: self, work: work, isDirect: true)
    return search.run(from: node, of: tree, isRow: true, path: [])
  }

  /// The lazy container that builds the node as part of a row; nil if there is none.
  public func lazyRow(around node: Int, of tree: ViewTree, work: Work) -> LazyContext? {
    var search = LazySearch(index: self, work: work, isDirect: false)
    return search.run(from: node, of: tree, isRow: false, path: [])
  }

  /// Whether it is a computed property of a view that no code uses, as far as names tell.
  fileprivate func isUnusedProperty(_ member: MemberID) -> Bool {
    let fact = self[member]
    guard fact.kind == .computedProperty, fact.access <= .internal, !fact.isStatic, let owner = owner(member),
      self[owner].traits.contains(.view), !Conformances.isBuilderRequirement(fact.name), !isRequirement(member),
      self[owner].conformances.allSatisfy({ declaresType(named: $0) || Conformances.traits(of: $0) != nil })
    else { return false }
    let uses = uses(named: fact.name)
    return uses.unresolved.isEmpty && uses.uses(of: member).allSatisfy { $0.member == member }
  }

  /// Whether it is a lazy container with rows. Tables have rows of another kind, and outlines are small.
  fileprivate func isLazyRowContainer(_ name: Name) -> Bool {
    ViewTypes.has(.lazyContainer, name) && name != .Table && name != .OutlineGroup
  }
}

private struct LazySearch {
  let index: Index
  let work: Work
  /// Whether only elements that add no view of their own may be between the node and the container.
  let isDirect: Bool
  /// How many bodies may still be visited, because each may take as long as it is large. Containers in further ones are
  /// not found.
  private var budget = 48

  /// How many bodies outwards a container is searched. A container farther out is not found.
  private static let depthLimit = 3
  /// How many callers of one body are followed. A container that only further ones lead to is not found.
  private static let callerLimit = 12

  init(index: Index, work: Work, isDirect: Bool) {
    self.index = index
    self.work = work
    self.isDirect = isDirect
  }

  /// - Parameters:
  ///   - isRow: Whether the view that is followed is one row or several.
  ///   - carried: What the constructions so far need of the inputs of the view that the body belongs to.
  mutating func run(
    from node: Int, of tree: ViewTree, isRow: Bool, path: [UseSite], carried: [InputCondition] = []
  ) -> LazyContext? {
    var isRow = isRow
    var current = tree[node].parent
    var isDecided = false
    while current >= 0 {
      let ancestor = tree[current]
      switch ancestor.kind {
      case .branch:
        if index.isOfChosenRow(current, in: tree) { return nil }
        isDecided = isDecided || path.isEmpty && isDecidedByInput(ancestor.parent, of: tree)
      case .slot:
        guard let use = ancestor.use, use.kind == .plain, tree[ancestor.parent].kind == .element else {
          return nil
        }
        if use.role == .row { isRow = true }
      case .element where ancestor.type == nil && isRow && index.isLazyRowContainer(ancestor.name):
        return LazyContext(container: ancestor.name, path: path)
      case .element where ancestor.type == nil && ViewTypes.has(.transparent, ancestor.name): break
      case .element:
        // It is unknown how a view outside of the framework shows its content.
        guard !isDirect, ancestor.type == nil, ViewTypes.has(.view, ancestor.name) else { return nil }
        isRow = false
      default: break
      }
      current = ancestor.parent
    }
    guard path.isEmpty, !isDecided else {
      let conditions = isDecided ? index.inputConditions(at: tree[node].syntax.number, in: tree.body) : carried
      return callers(of: tree, isRow: isRow, path: path, with: conditions)
    }
    // Cached, because each view of the body needs it.
    let known = index.derivation(.lazyContext, of: tree.member.number) {
      LazyCallers(of: tree, index: index, work: work)
    }
    return isDirect ? known.direct : isRow ? known.row : known.part
  }

  /// Whether a stored property of the view decides, which the construction may give a literal.
  private func isDecidedByInput(_ conditional: Int, of tree: ViewTree) -> Bool {
    guard let owner = tree.owner, index[owner].traits.contains(.view),
      let subject = KnownInputs.subject(of: tree[conditional].syntax)
    else { return false }
    return index.storedProperties(of: owner).contains { index[$0].name == subject && index[$0].attributes.isEmpty }
  }

  /// - Parameter conditions: What the place of the view in its body needs. A construction that excludes it does not count.
  fileprivate mutating func callers(
    of tree: ViewTree, isRow: Bool, path: [UseSite], with conditions: [InputCondition] = []
  ) -> LazyContext? {
    guard path.count < Self.depthLimit else { return nil }
    let fact = index[tree.member]
    var sites: [UseSite]
    var constructed: TypeID?
    if fact.name == .body, let owner = tree.owner, index[owner].traits.contains(.view) {
      constructed = owner
      sites = work.sites(of: owner)
    } else {
      sites = work.callers(of: tree.member)
    }
    sites = sites.filter { $0.member != tree.member && !index.isUnusedProperty($0.member) }
    for site in sites.prefix(Self.callerLimit) {
      guard budget > 0 else { return nil }
      budget -= 1
      let outer = index.viewTree(of: site.member)
      let number = index.use(at: site).node
      let place = outer.nodes(at: number).first { [.element, .reference, .modified].contains(outer[$0].kind) }
      guard let place else { continue }
      var carried = conditions
      if let constructed {
        guard let needed = index.conditions(conditions, of: constructed, constructedAt: site, work: work) else {
          continue
        }
        carried = needed
      }
      if let found = run(from: place, of: outer, isRow: isRow, path: path + [site], carried: carried) { return found }
    }
    return nil
  }
}

/// The lazy containers that show what a member returns. Cached per member.
private final class LazyCallers: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// The container whose rows its views are.
  let direct: LazyContext?
  /// The container whose rows contain a row inside of it.
  let row: LazyContext?
  /// The container whose rows contain it.
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
