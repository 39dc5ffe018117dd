// Whether a type writes one of its properties.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether some member of the type that owns the property assigns it or a part of it, mutates it, or passes its
  /// binding (`$x`) or its storage (`_x`). Without `byRows`, the binding of a collection to its rows does not count.
  /// A view of the project that gets the binding counts if it may write it; after `FollowLimit.uses` properties it does.
  /// The first question about a type is linear in the code of its members.
  public func isWrittenByOwner(_ property: MemberID, byRows: Bool = true) -> Bool {
    var visited: Set<MemberID> = []
    return isWrittenByOwner(property, byRows: byRows, &visited)
  }

  private func isWrittenByOwner(_ property: MemberID, byRows: Bool, _ visited: inout Set<MemberID>) -> Bool {
    guard let owner = owner(property), visited.count < FollowLimit.uses else { return true }
    guard visited.insert(property).inserted else { return false }
    // A binding that other code assigns: `parent.page = …` in the coordinator of a platform view.
    if visited.count > 1, laterWrites(of: property).contains(where: { node(at: $0).assignmentToIt != nil }) {
      return true
    }
    let name = self[property].name
    let writes: OwnWrites = derivation(.ownWrites, of: owner.number) { OwnWrites(in: owner, of: self) }
    for projection in writes.projections[name, default: []] where byRows || !projection.isOfRows {
      guard let bound = boundProperty(takenAt: projection.site), !isWrittenByOwner(bound, byRows: true, &visited) else {
        return true
      }
    }
    return writes.parts[name, default: []].contains { site in
      !isOfOther(site.use, property, in: body(of: site.member))
    }
  }

  /// Whether code of the view has `$x` or `_x`, which a property without a wrapper does not have. As expensive as
  /// `members(mentioning:)`.
  public func usesWrapper(of property: MemberID) -> Bool {
    let owner = owner(property)
    return ["$", "_"].contains { mark in
      names.name(mark + text(self[property].name)).map { name in
        members(mentioning: name).contains { self.owner($0) == owner }
      } ?? false
    }
  }

  /// Whether a view only passes what a property holds to views that keep the first value: `Child(model: model)` for a
  /// `@StateObject`. Linear in the uses of its name.
  public func isKeptByChildren(_ property: MemberID) -> Bool {
    let uses = uses(named: self[property].name)
    let reads = uses.uses(of: property).filter { !body(of: $0.member).isWritten($0.use) }
    return uses.unresolved.isEmpty && !reads.isEmpty
      && reads.allSatisfy { site in
        guard let argument = node(at: site).parent, argument.kind == .argument, let call = argument.parent,
          case .construction(let child) = target(of: call, in: body(of: site.member))
        else { return false }
        return storedProperties(of: child).contains {
          self[$0].name == argument.name && self[$0].attributes.contains { $0 == .StateObject || $0 == .State }
        }
      }
  }

  /// The `@Binding` property of a view of the project that takes what stands at the site as an argument of that name:
  /// `Row(isOn: $isOn)`. Nil for anything else.
  private func boundProperty(takenAt site: UseSite) -> MemberID? {
    let body = body(of: site.member)
    guard let argument = body.node(site.use).parent, argument.kind == .argument, argument.name != .none,
      let call = argument.parent, case .construction(let type) = target(of: call, in: body),
      self[type].traits.contains(.viewLike)
    else { return nil }
    return storedProperties(of: type).first { property in
      self[property].name == argument.name && self[property].attributes.contains { $0 == .Binding }
    }
  }

  /// Whether it is the member of the same name of something else: `label.text = text`.
  private func isOfOther(_ use: Int, _ property: MemberID, in body: Body) -> Bool {
    let node = body.node(use)
    let access = node.kind == .call ? node.callee ?? node : node
    guard access.kind == .memberAccess, let base = access.base, !base.unwrapped.isSelf else { return false }
    return body.target(use) != .member(property)
  }
}

/// What the members of a type may write of its properties, by their names.
private final class OwnWrites: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  struct Projection {
    let site: UseSite
    /// Whether it is the data of rows: `$items` in `ForEach($items)`.
    let isOfRows: Bool
  }
  /// The uses that are written, and what these are parts of.
  let parts: [Name: [UseSite]]
  /// Where `$x` or `_x` stands, by the name `x`.
  let projections: [Name: [Projection]]

  init(in type: TypeID, of index: Index) {
    var parts: [Name: [UseSite]] = [:]
    var projections: [Name: [Projection]] = [:]
    for member in index[type].members where index[member].hasBody || index[member].initial != .none {
      let body = index.body(of: member)
      var isNoted = Array(repeating: false, count: body.uses.count)
      for (i, use) in body.uses.enumerated() {
        if use.isWritten || (use.isCall && SideEffects.isMutating(use.name)) {
          // `_x = x` in an initializer stores what the caller passes, so that only what `_x` is a part of counts.
          var current = i
          while current >= 0, !isNoted[current] {
            isNoted[current] = true
            let fact = body.uses[current]
            // A local of that name is another variable.
            if fact.local < 0 { parts[fact.name, default: []].append(UseSite(member: member, use: current)) }
            // Ends, because the number of a receiver is lower than that of its use.
            current = Int(fact.receiver)
          }
        } else if use.kind == .identifier || use.kind == .member, let name = index.names.unmarked(use.name) {
          projections[name, default: []].append(
            Projection(site: UseSite(member: member, use: i), isOfRows: Self.isRowData(body.node(i))))
        }
      }
    }
    self.parts = parts
    self.projections = projections
  }

  /// Whether the node is `$items` in `ForEach($items)`.
  private static func isRowData(_ node: Node) -> Bool {
    guard let argument = node.parent, argument.kind == .argument, let call = argument.parent else {
      return false
    }
    return call.calledName == .ForEach || call.calledName == .List
  }
}
