// How a view's own code changes one of its properties.

import Frameworks
import Project
import Syntax

/// One use that changes a property.
/// Its nodes are valid until `Index.forgetNodes`.
public struct PropertyChange: Sendable {
  public enum Form: Sendable {
    /// `x = value`
    case assigned(Node)
    /// `x += 1`, `x.append(…)` and other mutations of the old value.
    case changed
    /// `x.toggle()`
    case toggled
    /// `$x` is passed to a control, a view or a presentation, which may set it.
    case handedOn
  }
  /// The use of the property.
  public let site: UseSite
  public let form: Form
}

extension Index {
  /// The uses in code of a type that change one of its stored properties, or pass a binding to it. Initializers and
  /// their callees do not count.
  public func changes(of property: MemberID, in type: TypeID) -> [PropertyChange] {
    dependencies(of: type).usesAfterConstruction(of: property).compactMap { use in
      guard use.isOfSelf else { return nil }
      if use.form == .projection { return PropertyChange(site: use.site, form: .handedOn) }
      guard use.form == .value else { return nil }
      return change(at: use.site, memberUse: use.memberUse).map {
        PropertyChange(site: use.site, form: $0)
      }
    }
  }

  /// The uses in the class that owns the property, or in a view, that change it. Initializers do not count.
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
      // A closure in an initializer runs later.
      guard self[site.member].kind != .initializer || body.uses[site.use].closure >= 0 else {
        return nil
      }
      let memberUse = body.uses.firstIndex { $0.receiver == Int32(site.use) }
      return change(at: site, memberUse: memberUse).map { PropertyChange(site: site, form: $0) }
    }
  }

  /// What happens to the value of a use; nil if it is only read. `memberUse`: the use of its member there.
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
    // `x = a ? b : c`: several expressions.
    return .assigned(parts.count == 3 ? parts[2] : sequence)
  }

  /// Whether the new value depends on nothing but the old one, only to differ from it: `UUID()`, `x += 1`,
  /// `x.toggle()`.
  public func isRenewal(_ change: PropertyChange, of property: MemberID) -> Bool {
    let body = body(of: change.site.member)
    switch change.form {
    case .toggled: return true
    case .handedOn: return false
    case .changed:
      // Only `x += 1`; other mutations in place do not count.
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

  /// Whether the value is a new one: `UUID()`, `.init()`, `Date()`.
  private func isFreshID(_ value: Node, of property: MemberID, in body: Body) -> Bool {
    if FreshValueSearch(body, in: self).value(of: value) != nil { return true }
    let value = value.unwrapped
    return value.isCall(of: .`init`) && value.arguments.isEmpty
      && value.callee?.unwrapped.base == nil && valueType(of: property)?.name == .UUID
  }
}

extension Node {
  /// The name `x` in `x` and `self.x`; `.none` for other expressions.
  fileprivate var lastName: Name {
    let node = unwrapped
    return node.kind == .identifierExpr
      || (node.kind == .memberAccess && node.base?.name == .`self`)
      ? node.name : .none
  }
}
