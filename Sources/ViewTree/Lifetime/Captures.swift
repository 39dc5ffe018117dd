// What a closure captures.

import Project
import Syntax

/// Something outside of a closure that its code mentions.
public enum Capture: Hashable, Sendable {
  /// `self`, or a member of it.
  case ofSelf(MemberID?)
  /// A local or parameter.
  case local(Name)
}

extension Index {
  /// The captures of the closure at `node`, each once. Empty for a closure that is always the same. Static members,
  /// globals and types are not captured. Linear in the size of the closure.
  public func captures(of node: Node, in body: Body) -> [Capture] {
    var declared: Set<Name> = []
    for inner in node.descendants {
      switch inner.kind {
      case .binding, .optionalBinding, .closureParameter, .parameter, .identifierPattern, .functionDecl:
        declared.insert(inner.name)
      case .bindingPattern:
        for name in inner.descendants where name.kind == .identifierExpr { declared.insert(name.name) }
      default: continue
      }
    }
    var found: [Capture] = []
    var seen: Set<Capture> = []
    func add(_ capture: Capture) {
      if seen.insert(capture).inserted { found.append(capture) }
    }
    for i in body.uses(in: node) where body.uses[i].node != node.number {
      let use = body.uses[i]
      switch body.target(i) {
      case .local(let local):
        let name = body.locals[Int(local)].name
        if name != .none, !declared.contains(name) { add(.local(name)) }
      case .member(let member):
        let fact = self[member]
        if use.kind == .identifier, !fact.isStatic, fact.owner != nil, fact.kind != .enumCase {
          add(.ofSelf(member))
        }
      default:
        if use.kind == .identifier, use.name == .`self` { add(.ofSelf(nil)) }
      }
    }
    return found
  }
}
