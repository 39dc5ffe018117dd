// Where a view searches a whole collection of a model.

import Frameworks
import Project
import Syntax

/// A use where a view searches a collection of a model, directly or through a member of the model.
public struct CollectionScan: Sendable {
  /// The use in the view: `contains`, or the member of the model that searches.
  public let site: UseSite
  /// The property of the model that is searched.
  public let collection: MemberID
  /// The use that searches; the same as `site` if the view searches directly.
  public let scan: UseSite
}

extension Index {
  /// Where an update of the view searches a collection of the model that one of its properties holds.
  public func collectionScans(through property: MemberID, of view: TypeID) -> [CollectionScan] {
    var found: [CollectionScan] = []
    for use in dependencies(of: view).uses(of: property)
    where use.context == .update && use.isOfSelf && !use.isWritten {
      guard let member = use.memberUse else { continue }
      let body = body(of: use.site.member)
      guard case .member(let target) = body.target(member) else { continue }
      let site = UseSite(member: use.site.member, use: member)
      if holdsCollection(target) {
        guard let scan = scan(of: member, in: body) else { continue }
        let place = UseSite(member: use.site.member, use: scan)
        found.append(CollectionScan(site: place, collection: target, scan: place))
      } else if let (collection, scan) = scan(by: target, depth: 0) {
        found.append(CollectionScan(site: site, collection: collection, scan: scan))
      }
    }
    return found
  }

  /// Where a computed property or a function of a model searches a collection of the model; nil if it does not.
  public func collectionScan(by member: MemberID) -> CollectionScan? {
    scan(by: member, depth: 0).map { CollectionScan(site: $0.1, collection: $0.0, scan: $0.1) }
  }

  private func holdsCollection(_ member: MemberID) -> Bool {
    let fact = self[member]
    guard fact.isStoredInInstances, !fact.isLet else { return false }
    return valueType(of: member)?.isCollection ?? false
  }

  /// The call that searches the collection of a use: `model.items.contains(…)`; nil if there is none.
  private func scan(of collection: Int, in body: Body) -> Int? {
    body.uses.indices.first { i in
      body.uses[i].receiver == Int32(collection) && body.uses[i].isCall && Self.goesThrough(body.uses[i].name)
    }
  }

  private func scan(by member: MemberID, depth: Int) -> (MemberID, UseSite)? {
    let fact = self[member]
    guard depth < FollowLimit.helpers, fact.hasBody, !fact.isAsync,
      fact.kind == .function || fact.kind == .computedProperty || fact.kind == .subscriptMember,
      let model = owner(member), self[model].isReference
    else { return nil }
    let body = body(of: member)
    for (i, use) in body.uses.enumerated() {
      guard case .member(let target) = body.target(i), owner(target) == model else { continue }
      if holdsCollection(target) {
        if let scan = scan(of: i, in: body) { return (target, UseSite(member: member, use: scan)) }
      } else if target != member, self[target].kind != .function || use.isCall,
        let found = scan(by: target, depth: depth + 1)
      {
        return found
      }
    }
    return nil
  }

  private static func goesThrough(_ name: Name) -> Bool {
    switch name.known {
    case .allSatisfy, .compactMap, .contains, .filter, .first, .firstIndex, .last, .lastIndex, .map, .max,
      .min, .reduce, .sorted:
      true
    default: false
    }
  }
}
