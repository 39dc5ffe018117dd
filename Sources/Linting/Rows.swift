// Which rows build a view.

import Frameworks
import Project
import Syntax
import ViewTree

/// A place where a view is built for each element of a collection.
public struct RowSite: Sendable {
  /// The call of the view.
  public let site: UseSite
  /// The expression of the collection; nil if there is no telling.
  public let collection: Node?
  /// The closure that is evaluated for each element, by its number in the body.
  public let closure: Int32

  /// The collection as it is written.
  public var data: String? { collection?.text }
}

extension Pass {
  /// Where rows of collections build the view, those of a fixed set of elements left out.
  public func rows(building view: TypeID) -> [RowSite] {
    guard work.isBuiltInRows(view) else { return [] }
    var found: [RowSite] = []
    for site in work.constructionSites(of: view, in: index) where !isExcluded(site) {
      guard work.constructions(in: site.member).contains(where: { $0.use == site.use && $0.isPerRow }) else {
        continue
      }
      let body = index.body(of: site.member)
      let runs = ClosureRuns(of: body, in: index)
      var closure = body.uses[site.use].closure
      while closure >= 0, runs.run(of: closure).use?.role != .row {
        closure = body.closures[Int(closure)].parent
      }
      guard closure >= 0 else {
        found.append(RowSite(site: site, collection: nil, closure: -1))
        continue
      }
      let call = body.closures[Int(closure)].call
      let collection = call >= 0 ? body.node(Int(call)).unlabelledArgument : nil
      if let collection, index.hasConstantCount(collection, in: body) { continue }
      found.append(RowSite(site: site, collection: collection, closure: closure))
    }
    return found
  }

  /// `text` on one line, cut for use in messages.
  public func brief(_ text: String) -> String { Pass.brief(text) }
}
