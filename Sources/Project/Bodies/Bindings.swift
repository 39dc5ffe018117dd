// The targets of bindings: the property behind `$item.title`, and the type of its value.

import Frameworks
import Syntax

extension Index {
  /// The property to which a binding leads: `title` of `Item` for `$item.title`; nil if it is not unique.
  public func boundProperty(by binding: Node, in body: Body) -> MemberID? {
    let node = binding.unwrapped
    switch node.kind {
    case .identifierExpr: return property(projectedBy: node.name, in: body)
    case .memberAccess:
      guard let base = node.base?.unwrapped else { return nil }
      if base.kind == .identifierExpr, base.name == .`self` {
        return property(projectedBy: node.name, in: body)
      }
      guard let type = boundType(of: base, in: body, depth: 0)?.type else { return nil }
      let found = members(named: node.name, of: type).filter {
        self[$0].kind == .storedProperty || self[$0].kind == .computedProperty
      }
      return found.count == 1 ? found[0] : nil
    default: return nil
    }
  }

  private func property(projectedBy name: Name, in body: Body) -> MemberID? {
    guard let owner = owner(body.member), let plain = names.name(String(text(name).drop { $0 == "$" })) else {
      return nil
    }
    let found = members(named: plain, of: owner).filter {
      self[$0].kind == .storedProperty || self[$0].kind == .computedProperty
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The type of the value to which a binding, or the object before it, leads; nil if it is not known.
  public func boundType(of node: Node, in body: Body) -> StaticType? {
    boundType(of: node, in: body, depth: 0)
  }

  private func boundType(of node: Node, in body: Body, depth: Int) -> StaticType? {
    let node = node.unwrapped
    guard depth < FollowLimit.chain else { return nil }
    switch node.kind {
    case .identifierExpr:
      let spelling = text(node.name)
      if !spelling.hasPrefix("$") {
        // The bare parameter of `ForEach($items) { item in … }` is a binding.
        guard let data = rowData(declaring: [node.name], around: node), data.isBinding,
          let type = boundType(of: data, in: body, depth: depth + 1)
        else { return nil }
        return elementType(of: type, scope: owner(body.member))
      }
      // The body may mention the parameter of a row only as `$item`.
      let plain = names.name(String(spelling.dropFirst())) ?? node.name
      if let data = rowData(declaring: [node.name, plain], around: node) {
        guard let type = boundType(of: data, in: body, depth: depth + 1) else { return nil }
        return elementType(of: type, scope: owner(body.member))
      }
      // `@Bindable var item = item`
      if let local = body.locals.last(where: { $0.name == plain && $0.node != 0 }) {
        if local.type != .unknown {
          return staticType(local.type, file: body.file.number, scope: owner(body.member))
        }
        return local.initial >= 0 ? body.type(Int(local.initial)) : nil
      }
      return property(projectedBy: node.name, in: body).flatMap { valueType(of: $0) }
    case .memberAccess:
      if node.name == .wrappedValue || node.name == .projectedValue {
        return node.base.flatMap { boundType(of: $0, in: body, depth: depth + 1) }
      }
      return boundProperty(by: node, in: body).flatMap { valueType(of: $0) }
    case .subscriptCall:
      guard let base = node.firstChild, let type = boundType(of: base, in: body, depth: depth + 1) else {
        return nil
      }
      return elementType(of: type, scope: owner(body.member))
    case .forceUnwrap, .optionalChaining:
      return node.firstChild.flatMap { boundType(of: $0, in: body, depth: depth + 1) }
    default: return nil
    }
  }

  /// The data of the `ForEach` or `List` around `node` whose row has a parameter of one of these names: `$items` for
  /// `ForEach($items) { $item in … }`.
  private func rowData(declaring names: [Name], around node: Node) -> Node? {
    for closure in node.ancestors where closure.kind == .closure {
      guard let signature = closure.closureSignature,
        signature.descendants.contains(where: {
          ($0.kind == .closureParameter || $0.kind == .parameter) && names.contains($0.name)
        })
      else { continue }
      guard let call = closure.parent?.parent, call.kind == .call,
        call.calledName == .ForEach || call.calledName == .List
      else { return nil }
      return call.arguments.first?.value
    }
    return nil
  }
}
