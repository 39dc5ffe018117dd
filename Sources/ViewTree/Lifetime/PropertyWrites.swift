// Whether a type writes one of its properties.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether some member of the type that owns the property assigns it or a part of it, mutates it, or passes its
  /// binding (`$x`) or its storage (`_x`). Without `byRows`, the binding of a collection to its rows does not count.
  public func isWrittenByOwner(_ property: MemberID, byRows: Bool = true) -> Bool {
    guard let owner = owner(property) else { return true }
    let name = self[property].name
    let spelling = text(name)
    let projection = "$" + spelling
    let storage = "_" + spelling
    return self[owner].members.contains { member in
      guard self[member].hasBody || self[member].initial != .none else { return false }
      let body = body(of: member)
      return body.uses.indices.contains { i in
        let use = body.uses[i]
        // `_x = x` in an initializer stores what the caller passes.
        if self[member].kind == .initializer, text(use.name) == storage, use.isWritten { return false }
        if use.isWritten || (use.isCall && SideEffects.isMutating(use.name)) {
          // A local of that name is another variable.
          return isPart(i, of: property, name, in: body)
        }
        guard use.kind == .identifier || use.kind == .member else { return false }
        let written = text(use.name)
        guard written.count == spelling.count + 1, written == projection || written == storage else {
          return false
        }
        return byRows || !isRowData(body.file.tree.node(Int(use.node)))
      }
    }
  }

  /// Whether the node is `$items` in `ForEach($items)`.
  private func isRowData(_ node: Node) -> Bool {
    guard let argument = node.parent, argument.kind == .argument, let call = argument.parent else {
      return false
    }
    return call.calledName == .ForEach || call.calledName == .List
  }

  private func isPart(_ use: Int, of property: MemberID, _ name: Name, in body: Body) -> Bool {
    var current = use
    while true {
      let fact = body.uses[current]
      if fact.name == name, fact.local < 0, !isOfOther(current, property, in: body) { return true }
      // Ends, because the number of a receiver is lower than that of its use.
      guard fact.receiver >= 0 else { return false }
      current = Int(fact.receiver)
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
