// Which values may differ at the next update.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether an argument that a body passes may have a different value at the next update. Constants and results of
  /// calls with constants do not change. Nor do values that an app or a scene keeps, or inputs of a view that is re-
  /// created to show others. `isObject`: the property keeps an object, so an object created in the argument does not
  /// count.
  public func mayChange(_ value: Node, in body: Body, work: Work, isObject: Bool = false) -> Bool {
    mayChange(value, in: body, work: work, isObject: isObject, depth: 0)
  }

  private func mayChange(_ value: Node, in body: Body, work: Work, isObject: Bool, depth: Int) -> Bool {
    let value = value.unwrapped
    if isConstant(value, in: body) { return false }
    switch value.kind {
    case .identifierExpr, .memberAccess: break
    case .stringLiteral, .subscriptCall, .prefixExpr: return !isObject
    case .sequence:
      // One of the operands, or of the parts of `a ? b : c`.
      guard !isObject, depth < FollowLimit.values else { return false }
      return value.children.contains { part in
        let operand = part.kind == .ternary ? part.firstChild ?? part : part
        return mayChange(operand, in: body, work: work, isObject: false, depth: depth + 1)
      }
    case .call, .arrayLiteral:
      // The result changes with its parts. A new object does not count as a value; `.init(…)` may be one.
      guard !isObject, depth < FollowLimit.values, value.calledName != .`init` || value.callee?.unwrapped.base != nil,
        !(constructedObject(value, in: body).map { $0.type != nil || Classes.has(.reference, $0.name) }
          ?? false)
      else { return false }
      var parts = value.children.filter { $0.kind != .argument && $0.kind != .trailingClosure }
      parts += value.arguments.compactMap(\.value)
      return parts.contains { part in
        let part = value.kind == .call && part == value.callee ? part.unwrapped.base : part
        return part.map { mayChange($0, in: body, work: work, isObject: false, depth: depth + 1) } ?? false
      }
    default: return false
    }
    // A `let` of an object is as constant as the object.
    if value.kind == .memberAccess, depth < FollowLimit.values, let base = value.base?.unwrapped,
      let use = body.use(at: value), case .member(let id) = body.target(use), self[id].isLet,
      self[id].kind == .storedProperty,
      let owner = owner(id), self[owner].isReference
    {
      return mayChange(base, in: body, work: work, isObject: true, depth: depth + 1)
    }
    var root = value
    // `self.item` decides for `self.item.title`.
    while let inner = base(of: root), inner.kind != .identifierExpr || inner.name != .`self` { root = inner }
    guard root.isName, let number = body.use(at: root) else {
      return false
    }
    switch body.target(number) {
    case .member(let id): return mayChange(id, work: work, isObject: isObject, depth: depth)
    case .local(let i):
      let local = body.locals[Int(i)]
      if local.parameter >= 0 {
        return mayChange(
          parameter: Int(local.parameter), of: body.member, work: work, isObject: isObject, depth: depth)
      }
      guard !local.isElement, local.initial >= 0 else { return true }
      let source = body.node(Int(local.initial))
      if isObject, constructedObject(source, in: body) != nil { return false }
      // `if let title`: the property of that name decides.
      guard depth < FollowLimit.helpers, !local.isMutable,
        source.isName
      else { return true }
      return mayChange(source, in: body, work: work, isObject: isObject, depth: depth + 1)
    default: return false
    }
  }

  private func base(of node: Node) -> Node? {
    switch node.kind {
    case .memberAccess: node.base?.unwrapped
    case .forceUnwrap, .optionalChaining, .subscriptCall: node.firstChild?.unwrapped
    default: nil
    }
  }

  /// Whether some call of the function passes a value that may change. Each call returns views of its own.
  private func mayChange(parameter number: Int, of function: MemberID, work: Work, isObject: Bool, depth: Int)
    -> Bool
  {
    let parameters = self[function].parameters
    let callers = work.callers(of: function)
    guard depth < FollowLimit.helpers, self[function].kind == .function, parameters.indices.contains(number),
      !callers.isEmpty,
      callers.count <= Self.callLimit
    else { return true }
    return callers.contains { site in
      if site.member == function { return false }
      let calling = body(of: site.member)
      let call = calling.node(site.use)
      guard call.kind == .call, let arguments = arguments(of: call, for: parameters) else { return true }
      guard let value = arguments[number] else { return false }
      return mayChange(value, in: calling, work: work, isObject: isObject, depth: depth + 1)
    }
  }

  func mayChange(_ property: MemberID, work: Work, isObject: Bool, depth: Int) -> Bool {
    let fact = self[property]
    guard !fact.isStatic, let owner = owner(property) else { return false }
    switch fact.kind {
    case .computedProperty:
      guard depth < FollowLimit.helpers, let value = singleExpression(of: property)?.unwrapped,
        value.kind == .memberAccess
      else { return true }
      return mayChange(value, in: body(of: property), work: work, isObject: isObject, depth: depth + 1)
    case .storedProperty:
      if isObject, fact.attributes.contains(where: { $0 == .StateObject }) { return false }
      // The app is created once: its `let`s and their objects do not change.
      guard self[owner].traits.contains(.root) else {
        return !isGivenOnce(property, work: work, depth: depth)
      }
      return !fact.attributes.isEmpty && valueType(of: property)?.type.map { !self[$0].isReference } ?? false
    default: return false
    }
  }

  /// Whether it is an unwrapped property of a view to which each call passes a constant, or whose calls each build a
  /// new view: in a sheet, in an action, in UIKit code.
  private func isGivenOnce(_ property: MemberID, work: Work, depth: Int) -> Bool {
    let fact = self[property]
    guard depth < FollowLimit.widening, fact.attributes.isEmpty, fact.initial == .none || !fact.isLet,
      let owner = owner(property),
      self[owner].isViewLikeStruct, self[owner].access <= .internal,
      !work.outside.isInitializerReferenced(of: owner)
    else { return false }
    let calls = callsOutsidePreviews(of: owner, work: work)
    guard !calls.isEmpty, calls.count <= Self.callLimit else { return false }
    return calls.allSatisfy { call in
      let calling = body(of: call.caller)
      let use = calling.uses[call.use]
      if !givesContent(call.caller)
        || startsAnew(at: UseSite(member: call.caller, use: call.use), work: work)
      {
        return true
      }
      if !calling.runs(in: self).run(of: use.closure).isRunning { return true }
      let node = calling.node(call.use)
      for argument in node.arguments {
        guard let storage = storage(of: argument, of: node, constructing: owner, in: calling) else {
          return false
        }
        guard case .property(let stored) = storage, stored == property, let value = argument.value else {
          continue
        }
        return !mayChange(value, in: calling, work: work, isObject: false, depth: depth + 1)
      }
      // The argument is omitted.
      if fact.initial == .literal { return true }
      let fitting = initializers(of: owner, fitting: call.use, in: calling)
      guard fitting.count == 1, let number = parameter(storedIn: fact.name, by: fitting[0]) else {
        return false
      }
      return self[fitting[0]].parameters[number].hasDefault
    }
  }
}
