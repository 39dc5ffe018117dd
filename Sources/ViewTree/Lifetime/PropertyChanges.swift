// How a view's own code changes one of its properties.

import Frameworks
import Project
import Syntax

/// One place where code changes a property.
public struct PropertyChange: Sendable {
  public enum Form: Sendable {
    /// `x = value`
    case assigned(Node)
    /// `x += 1`, `x.append(…)` and everything else that makes another value of the old one.
    case changed
    /// `x.toggle()`
    case toggled
    /// `$x` goes to a control, a view or a presentation, which may set it.
    case handedOn
  }
  public let site: UseSite
  public let form: Form
}

extension Index {
  /// Where the code of a type changes a property that it stores, or lets others change it. Its initializers
  /// and what they call do not count.
  public func changes(of property: MemberID, in type: TypeID) -> [PropertyChange] {
    dependencies(of: type).uses(of: property).compactMap { use in
      guard use.isOfSelf, use.context != .construction else { return nil }
      if use.form == .projection { return PropertyChange(site: use.site, form: .handedOn) }
      guard use.form == .value else { return nil }
      return change(at: use.site, memberUse: use.memberUse).map {
        PropertyChange(site: use.site, form: $0)
      }
    }
  }

  /// Where the class that owns the property, or a view, changes it. What an initializer sets does not count.
  public func changes(ofModel property: MemberID, work: Work) -> [PropertyChange] {
    var sites = work.writes(of: property)
    for member in owner(property).map({ self[$0].members }) ?? [] where self[member].hasBody {
      let body = body(of: member)
      for i in body.uses.indices where body.target(i) == .member(property) {
        let site = UseSite(member: member, use: i)
        if !sites.contains(site) { sites.append(site) }
      }
    }
    return sites.compactMap { site in
      let body = body(of: site.member)
      // What an initializer starts runs later.
      guard self[site.member].kind != .initializer || body.uses[site.use].closure >= 0 else {
        return nil
      }
      let memberUse = body.uses.firstIndex { $0.receiver == Int32(site.use) }
      return change(at: site, memberUse: memberUse).map { PropertyChange(site: site, form: $0) }
    }
  }

  /// What is done to the value of a use; nil if it is only read. `memberUse`: what is taken of it there.
  private func change(at site: UseSite, memberUse: Int?) -> PropertyChange.Form? {
    let body = body(of: site.member)
    if let member = memberUse {
      let use = body.uses[member]
      if use.isCall, use.name == .toggle { return .toggled }
      return use.isWritten || (use.isCall && SideEffects.isMutating(use.name)) ? .changed : nil
    }
    guard body.uses[site.use].isWritten else { return nil }
    let node = body.node(site.use)
    guard let sequence = node.parent, sequence.kind == .sequence else { return .changed }
    let parts = Array(sequence.children)
    guard parts.count > 2, parts[0] == node, parts[1].kind == .assignmentOperator else {
      return .changed
    }
    // `x = a ? b : c`: no single expression.
    return .assigned(parts.count == 3 ? parts[2] : sequence)
  }

  /// Is another value made of the old one, or out of nothing, only to have another one: `UUID()`,
  /// `x += 1`, `x.toggle()`?
  public func isRenewal(_ change: PropertyChange, of property: MemberID) -> Bool {
    let body = body(of: change.site.member)
    switch change.form {
    case .toggled: return true
    case .handedOn: return false
    case .changed:
      // `x += 1`, and no other way to change it in place.
      guard let sequence = body.node(change.site.use).parent, sequence.kind == .sequence else {
        return false
      }
      let parts = Array(sequence.children)
      return parts.count == 3 && parts[1].kind == .binaryOperator && parts[1].isAssignment
        && parts[2].kind == .integerLiteral
    case .assigned(let value):
      if isFreshID(value, of: property, in: body) { return true }
      let name = self[property].name
      if value.kind == .sequence {
        // `x = x + 1`, one flat sequence.
        let parts = Array(value.children)
        return parts.count == 5 && parts[1].kind == .assignmentOperator && parts[2].lastName == name
          && parts[4].kind == .integerLiteral
      }
      // `x = !x`
      return value.kind == .prefixExpr && value.firstChild?.lastName == name
    }
  }

  /// `UUID()`, `.init()`, `Date()`
  private func isFreshID(_ value: Node, of property: MemberID, in body: Body) -> Bool {
    if Freshening(body, in: self).value(of: value) != nil { return true }
    let value = value.unwrapped
    return value.kind == .call && value.calledName == .`init` && value.arguments.isEmpty
      && value.callee?.unwrapped.base == nil && valueType(of: property)?.name == .UUID
  }
}

extension Node {
  /// `x` of `x` and `self.x`.
  fileprivate var lastName: Name {
    let node = unwrapped
    return node.kind == .identifierExpr
      || (node.kind == .memberAccess && node.base?.name == .`self`)
      ? node.name : .none
  }
}
