// Which code of a view reads a property during updates, and where rows of lazy containers are built.

import Frameworks
import Project
import Syntax

extension Index {
  /// The uses in code of the type that read a property during updates. `$x` and `_x` read no value, and closures that
  /// run later create no dependency.
  public func updateReads(of property: MemberID, in type: TypeID, work: Work) -> [UseSite] {
    let name = self[property].name
    var found: [UseSite] = []
    for member in self[type].members where isEvaluated(member, of: type, work: work) {
      let body = body(of: member)
      var runs: ClosureRuns?
      for (i, use) in body.uses.enumerated() where use.name == name && !use.isWritten {
        guard case .member(let target) = body.target(i), target == property else { continue }
        let known = runs ?? body.runs(in: self)
        runs = known
        if known.run(of: use.closure).isRunning { found.append(UseSite(member: member, use: i)) }
      }
    }
    return found
  }

  /// Whether SwiftUI evaluates the member when the view updates: it is `body` or another requirement, or running
  /// bodies call it. An action that calls it does not count.
  public func isEvaluated(_ member: MemberID, of type: TypeID, work: Work) -> Bool {
    let fact = self[member]
    guard fact.hasBody, !fact.isStatic, fact.kind == .computedProperty || fact.kind == .function else {
      return false
    }
    if dependencies(of: type).isEvaluated(member) { return true }
    return work.callers(of: member).contains { owner($0.member) != type }
  }

  /// A place in the project where the view is a row of a lazy container: itself, through a property or function, or
  /// as part of another view's body. Nil if there is none. `ofConstantData`: constant collections count as well.
  /// Constructions that exclude what the place needs by the values that they pass do not count: `conditions` are those
  /// of the place in the view.
  public func lazyRow(
    of type: TypeID, with conditions: [InputCondition] = [], work: Work, ofConstantData: Bool = true
  ) -> LazyRow? {
    var seen: Set<TypeID> = []
    return lazyRow(of: type, conditions, work: work, ofConstantData, depth: 0, &seen)
  }

  /// How many views and helpers are followed. Rows farther away are not found.
  private static let rowDepthLimit = 3
  /// How many constructions of one view are followed. A view with more constructions is not specific to rows, and
  /// following all would take long; rows that only further constructions build are not found.
  private static let rowSiteLimit = 24

  private func lazyRow(
    of type: TypeID, _ conditions: [InputCondition], work: Work, _ ofConstantData: Bool, depth: Int,
    _ seen: inout Set<TypeID>
  ) -> LazyRow? {
    guard seen.insert(type).inserted else { return nil }
    let sites = work.constructionSites(of: type, in: self).prefix(Self.rowSiteLimit)
    for site in sites {
      guard let outer = self.conditions(conditions, of: type, constructedAt: site, work: work) else { continue }
      let row = lazyRow(at: site, building: type, outer, work: work, ofConstantData, depth: depth, &seen)
      if let row { return row }
    }
    return nil
  }

  private func lazyRow(
    at site: UseSite, building type: TypeID, _ conditions: [InputCondition], work: Work, _ ofConstantData: Bool,
    depth: Int, _ seen: inout Set<TypeID>
  ) -> LazyRow? {
    let fact = self[site.member]
    let owner = owner(site.member)
    guard fact.hasBody, isViewMember(fact, owner: owner, file: file(site.member)) else { return nil }
    if isPreviewCode(site.member) { return nil }
    let syntax = node(at: site)
    if syntax.ancestors.contains(where: { $0.kind == .argument && $0.name == .destination }) { return nil }
    let tree = viewTree(of: site.member)
    // A slot whose content is the call itself has the same syntax.
    for i in tree.nodes.indices where tree[i].syntax == syntax && tree[i].kind != .slot {
      if isInChosenRow(i, of: tree) { return nil }
      if tree.isInLazyRow(i) {
        guard ofConstantData || !isRowOfFewData(i, in: tree, work: work) else { return nil }
        return LazyRow(site: site, view: type)
      }
      // A row context ends at content that is shown separately.
      if tree.isInside(.presentation, i) || tree.isInside(.menu, i) || tree.isInDestination(i) { return nil }
    }
    guard depth < Self.rowDepthLimit else { return nil }
    if fact.name == .body {
      guard let owner, self[owner].traits.contains(.view), owner != type else { return nil }
      return lazyRow(of: owner, conditions, work: work, ofConstantData, depth: depth + 1, &seen)
    }
    for caller in work.callers(of: site.member) {
      let row = lazyRow(
        at: caller, building: type, [], work: work, ofConstantData, depth: depth + 1, &seen)
      if let row { return row }
    }
    return nil
  }

  /// Whether the rows around the node come from a collection that the sources bound: a literal, all cases, a range
  /// of constants, a filter of these.
  public func isRowOfFewData(_ i: Int, in tree: ViewTree, work: Work) -> Bool {
    for ancestor in tree.ancestors(of: i)
    where tree[ancestor].kind == .slot && tree[ancestor].use?.role == .row {
      let call = tree[tree[ancestor].parent].syntax
      guard call.kind == .call, let data = call.rowCollection, data.kind != .closure,
        quantity(of: data, in: tree.body, work: work).isBounded
      else { return false }
    }
    return true
  }
}

extension Node {
  /// The collection whose elements become rows of a call; for a column of a table that of the table. Nil if none.
  public var rowCollection: Node? {
    guard calledName == .TableColumn || calledName == .TableColumnForEach else { return unlabelledArgument }
    for ancestor in ancestors where ancestor.isCall(of: .Table) {
      return ancestor.unlabelledArgument
    }
    return nil
  }
}

/// Where rows of a lazy container are built.
public struct LazyRow: Sendable {
  /// The call that builds the view, or that calls the helper in which it is built.
  public let site: UseSite
  /// The type of the view.
  public let view: TypeID
}
