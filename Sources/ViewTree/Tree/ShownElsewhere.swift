// Which content is another screen: the destination of a link, or what is presented, also through code of the project.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether the content of a closure is shown only on another screen. Follows it through the functions and views of the
  /// project that take it.
  public func isShownElsewhere(_ closure: ClosureFact, in body: Body) -> Bool {
    isShownElsewhere(closure, in: body, depth: 0)
  }

  private func isShownElsewhere(_ closure: ClosureFact, in body: Body, depth: Int) -> Bool {
    guard closure.call >= 0, depth < FollowLimit.helpers else { return false }
    if closureUse(of: closure, in: body)?.kind == .presentation { return true }
    return switch receiver(of: closure, in: body) {
    case .parameter(let name, let function): isShownElsewhere(parameter: name, of: function, depth: depth + 1)
    case .property(let property): isShownElsewhere(property: property, depth: depth + 1)
    case nil: false
    }
  }

  private func isShownElsewhere(parameter: Name, of function: MemberID, depth: Int) -> Bool {
    guard self[function].hasBody else { return false }
    let body = body(of: function)
    let uses = body.uses(named: parameter).filter { use in
      let local = body.uses[use].local
      return local >= 0 && body.locals[Int(local)].parameter >= 0
    }
    return !uses.isEmpty && uses.allSatisfy { isShownElsewhere($0, in: body, depth: depth) }
  }

  private func isShownElsewhere(property: MemberID, depth: Int) -> Bool {
    guard depth < FollowLimit.helpers, let owner = owner(property) else { return false }
    var isUsed = false
    for member in self[owner].members where self[member].hasBody && self[member].kind != .initializer {
      let body = body(of: member)
      for use in body.uses(named: self[property].name) where body.target(use) == .member(property) {
        guard isShownElsewhere(use, in: body, depth: depth) else { return false }
        isUsed = true
      }
    }
    return isUsed
  }

  /// Whether a use of the content in the code that takes it shows it on another screen, or keeps it for that.
  private func isShownElsewhere(_ use: Int, in body: Body, depth: Int) -> Bool {
    let node = body.node(use)
    for ancestor in node.ancestors {
      if ancestor.kind == .closure { break }
      if ancestor.kind == .argument, ancestor.name == .destination, ancestor.parent?.calledName == .NavigationLink {
        return true
      }
    }
    if let passed = argument(use, in: body), isShownElsewhere(passed, in: body, depth: depth) { return true }
    var closure = body.uses[use].closure
    while closure >= 0 {
      if isShownElsewhere(body.closures[Int(closure)], in: body, depth: depth) { return true }
      closure = body.closures[Int(closure)].parent
    }
    guard self[body.member].kind == .initializer else { return false }
    return assignments(in: body.member).contains { assignment in
      assignment.values.contains { $0.contains(node) }
        && isShownElsewhere(property: assignment.property, depth: depth + 1)
    }
  }
}
