// What the initializers and conformances of a type mean for its properties.

import Project
import Syntax

extension Index {
  /// Whether the type has a memberwise initializer: the declaration of the struct itself has no other one, only
  /// extensions may.
  public func hasMemberwiseInitializer(_ type: TypeID) -> Bool {
    guard self[type].kind == .struct, let place = self[type].declaration else { return false }
    return !self[type].initializers.contains { member in
      let fact = self[member]
      return file(member) == Int(place.file) && fact.owner == Int(place.fact)
    }
  }

  /// Whether the member implements a property requirement of a protocol of the project. Also true if the type
  /// inherits from more than `conformanceLimit` types.
  public func isRequirement(_ member: MemberID) -> Bool {
    guard let owner = owner(member) else { return false }
    let name = self[member].name
    var seen: Set<TypeID> = [owner]
    var rest = self[owner].ancestors
    while let ancestor = rest.popLast() {
      guard seen.insert(ancestor).inserted else { continue }
      if seen.count > Self.conformanceLimit { return true }
      if self[ancestor].kind == .protocol,
        ownMembers(named: name, of: ancestor).contains(where: { self[$0].kind != .function && !self[$0].hasBody })
      {
        return true
      }
      rest += self[ancestor].ancestors
    }
    return false
  }

  /// The initializers in the declaration and the extensions of a type that fit a call; empty if there are more than
  /// `overloadLimit`.
  public func initializers(of type: TypeID, fitting labels: ArraySlice<Name>, closures: UInt16) -> [MemberID]
  {
    let initializers = self[type].initializers
    return initializers.count > Self.overloadLimit
      ? [] : initializers.filter { accepts(self[$0].parameters, labels: labels, closures: closures) }
  }

  /// Whether the expression names a property without wrapper to which all calls in the project pass a constant, or
  /// leave a constant default.
  public func isAlwaysGivenConstant(_ node: Node, in body: Body, work: Work) -> Bool {
    guard case .member(let property) = target(of: node.unwrapped, in: body), let owner = owner(property),
      self[owner].kind == .struct, self[owner].access <= .internal, owner == self.owner(body.member)
    else { return false }
    let fact = self[property]
    guard fact.kind == .storedProperty, !fact.isStatic, fact.attributes.isEmpty, !fact.isLazy,
      !work.outside.isInitializerReferenced(of: owner)
    else { return false }
    let calls = work.outside.initializerCalls(of: owner).filter { call in
      !(self.owner(call.caller).map { self[$0].traits.contains(.preview) } ?? false)
    }
    return !calls.isEmpty && calls.allSatisfy { givesConstant($0, to: property, fact, of: owner) }
  }

  private func givesConstant(
    _ call: InitializerCall, to property: MemberID, _ fact: MemberFact, of owner: TypeID
  ) -> Bool {
    let calling = body(of: call.caller)
    let use = calling.uses[call.use]
    let labels = calling.labels(of: use)
    let arguments = calling.node(call.use).children.filter { $0.kind == .argument }
    func isConstantArgument(_ label: Name, default value: Node?, in body: @autoclosure () -> Body) -> Bool {
      if let argument = arguments.first(where: { $0.name == label })?.value {
        return isConstant(argument, in: calling)
      }
      guard let value else { return false }
      let body = body()
      return isConstant(value, in: body)
    }
    if hasMemberwiseInitializer(owner),
      initializers(of: owner, fitting: labels, closures: use.closureArguments).isEmpty
    {
      let value = self.node(property).child(.initializer)?.firstChild
      return isConstantArgument(fact.name, default: value, in: body(of: property))
    }
    let fitting = initializers(of: owner, fitting: labels, closures: use.closureArguments)
    guard fitting.count == 1, let number = parameter(storedIn: fact.name, by: fitting[0]) else {
      return false
    }
    let parameter = self[fitting[0]].parameters[number]
    guard parameter.label != .none else { return false }
    let clause = self.node(fitting[0]).child(.parameterClause)
    let value = clause?.children.filter { $0.kind == .parameter }[number].child(.initializer)?.firstChild
    return isConstantArgument(parameter.label, default: value, in: body(of: fitting[0]))
  }

  /// The number of the parameter that an initializer assigns to the property unchanged; nil if there is none.
  public func parameter(storedIn property: Name, by initializer: MemberID) -> Int? {
    guard let block = node(initializer).child(.codeBlock) else { return nil }
    var found: Int?
    for node in block.descendants where node.kind == .sequence {
      let parts = Array(node.children)
      guard parts.count >= 3, parts[1].isAssignment, parts[0].unwrapped.name == property else { continue }
      // Assigned twice, or from another expression.
      guard found == nil, parts.count == 3, parts[1].kind == .assignmentOperator,
        parts[2].kind == .identifierExpr
      else { return nil }
      found = self[initializer].parameters.firstIndex { $0.name == parts[2].name }
      if found == nil { return nil }
    }
    return found
  }
}
