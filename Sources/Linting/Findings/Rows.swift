// The rows that build a view.

import Frameworks
import Project
import Syntax
import ViewTree

/// A place where a view is built for each element of a collection.
/// Its nodes are valid until `Index.forgetNodes`.
public struct RowSite: Sendable {
  /// The call of the view.
  public let site: UseSite
  /// The expression of the collection; nil if it is unknown.
  public let collection: Node?
  /// The closure that is evaluated for each element, by its number in the body.
  public let closure: Int32
  /// The view is a part of another view, which is the row.
  var isPart = false

  /// The collection as it is written.
  public var data: String? { collection?.text }
}

extension Pass {
  /// The collection whose rows call a function that builds views for them; nil if there is none, or the sources
  /// bound its number of elements.
  private func rowCalling(_ function: MemberID) -> Node? {
    for caller in work.callers(of: function) where !isExcluded(caller) {
      let body = index.body(of: caller.member)
      let runs = body.runs(in: index)
      let (closure, isDestination) = rowClosure(around: caller.use, in: body, runs)
      guard closure >= 0, !isDestination, body.closures[Int(closure)].call >= 0,
        let collection = body.node(Int(body.closures[Int(closure)].call)).unlabelledArgument,
        !index.quantity(of: collection, in: body, work: work).isBounded
      else { continue }
      return collection
    }
    return nil
  }

  /// The number of the closure around a use that is evaluated for each element, -1 if there is none, and whether a closure
  /// inside of it is the destination of a link or is presented, which is another screen.
  private func rowClosure(around use: Int, in body: Body, _ runs: ClosureRuns) -> (closure: Int32, isDestination: Bool)
  {
    var closure = body.uses[use].closure
    var isDestination = false
    while closure >= 0, runs.run(of: closure).use?.role != .row {
      let fact = body.closures[Int(closure)]
      if fact.label == .destination || index.isShownElsewhere(fact, in: body) { isDestination = true }
      closure = fact.parent
    }
    return (closure, isDestination)
  }

  /// Where rows of collections build the view. Collections that the sources bound are left out.
  public func rows(building view: TypeID) -> [RowSite] {
    var holders: [TypeID: RowSite?] = [:]
    return rows(building: view, depth: 0, &holders)
  }

  /// - Parameter holders: The first row of each view that has been searched; nil while its search goes on.
  private func rows(building view: TypeID, depth: Int, _ holders: inout [TypeID: RowSite?]) -> [RowSite] {
    guard work.isBuiltInRows(view) else { return [] }
    var found: [RowSite] = []
    // Sites of one body follow each other.
    var last: (member: MemberID, runs: ClosureRuns)?
    for site in work.constructionSites(of: view, in: index) where !isExcluded(site) {
      guard work.constructions(in: site.member).contains(where: { $0.use == site.use && $0.isPerRow }) else {
        guard work.isBuiltAlways(at: site) else { continue }
        if let row = rowCalling(site.member) {
          found.append(RowSite(site: site, collection: row, closure: -1))
        } else if depth < FollowLimit.helpers, let holder = index.owner(site.member),
          index.bodyOfRow(holder) == site.member,
          let row = firstRow(building: holder, depth: depth + 1, &holders)
        {
          found.append(RowSite(site: site, collection: row.collection, closure: -1, isPart: true))
        }
        continue
      }
      let body = index.body(of: site.member)
      if isDestination(body.node(site.use)) || isInTab(site, body) { continue }
      let runs = last.flatMap { $0.member == site.member ? $0.runs : nil } ?? body.runs(in: index)
      last = (site.member, runs)
      let (closure, isDestination) = rowClosure(around: site.use, in: body, runs)
      if isDestination { continue }
      guard closure >= 0 else {
        found.append(RowSite(site: site, collection: nil, closure: -1))
        continue
      }
      let call = body.closures[Int(closure)].call
      let collection = call >= 0 ? body.node(Int(call)).rowCollection : nil
      if let collection, index.quantity(of: collection, in: body, work: work).isBounded { continue }
      found.append(RowSite(site: site, collection: collection, closure: closure))
    }
    return found
  }

  private func firstRow(building view: TypeID, depth: Int, _ holders: inout [TypeID: RowSite?]) -> RowSite? {
    if let known = holders[view] { return known }
    holders[view] = .some(nil)
    let first = rows(building: view, depth: depth, &holders).first
    holders[view] = .some(first)
    return first
  }

  /// Whether the view is the content of a tab. One tab is on screen at a time.
  private func isInTab(_ site: UseSite, _ body: Body) -> Bool {
    var closure = body.uses[site.use].closure
    while closure >= 0 {
      let fact = body.closures[Int(closure)]
      if fact.call >= 0 {
        let name = body.uses[Int(fact.call)].name
        if name == .Tab || name == .TabView { return true }
      }
      closure = fact.parent
    }
    return false
  }

  /// Whether the view is a destination, as in `NavigationLink(destination: Page(item: item)) { … }`.
  private func isDestination(_ node: Node) -> Bool {
    var current = node
    while let parent = current.parent, parent.kind != .closure {
      if parent.kind == .argument, parent.name == .destination { return true }
      current = parent
    }
    return false
  }
}

extension Pass {
  /// Whether all rows that are built at a place get the same object for the property: one of the environment, or one
  /// that does not come from the element.
  public func isShared(_ property: MemberID, _ fact: MemberFact, in row: RowSite) -> Bool {
    if isFromEnvironment(fact) { return !isGivenByRow(property, row) }
    let call = index.node(at: row.site)
    guard call.kind == .call else { return false }
    guard let value = call.arguments.first(where: { $0.name == fact.name })?.value else {
      // Its initial value is `Store.shared`.
      if case .member = fact.initial { return true }
      return false
    }
    // What the row passes on may come from its element.
    if row.isPart { return false }
    let body = index.body(of: row.site.member)
    // A name that is not known to be a property may be the element, or come from it.
    return ([value] + value.descendants).allSatisfy { node in
      guard node.kind == .identifierExpr else { return true }
      guard let use = body.use(at: node) else { return false }
      switch body.target(use) {
      case .member, .plain: return true
      default: return false
      }
    }
  }

  private func isFromEnvironment(_ fact: MemberFact) -> Bool {
    fact.attributes.contains { $0 == .EnvironmentObject || $0 == .Environment }
  }

  /// Whether the row puts an object of its own into the environment: `Menu().environmentObject(model)`.
  private func isGivenByRow(_ property: MemberID, _ row: RowSite) -> Bool {
    let body = index.body(of: row.site.member)
    return index.node(at: row.site).ancestors.contains { ancestor in
      guard let call = ancestor.asCall, call.isMemberCall, call.name == .environmentObject || call.name == .environment,
        let value = ancestor.unlabelledArgument
      else { return false }
      switch index.target(of: value, in: body) {
      case .local: return true
      case .member(let given):
        return row.isPart && !isFromEnvironment(index[given])
          && index.heldType(of: given) == index.heldType(of: property)
      default: return false
      }
    }
  }
}
