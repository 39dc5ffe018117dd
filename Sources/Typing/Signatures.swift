// The signatures of members: generic parameters, requirements, parameters, results.

import Frameworks
import Project
import Syntax

extension Declarations {
  /// The protocols in the constraints of a generic parameter.
  func bounds(of parameter: Int) -> [InferredType] {
    bounds[parameter] ?? declaredBounds(of: parameter)
  }

  private func declaredBounds(of parameter: Int) -> [InferredType] {
    bounds[parameter] = []
    // Only parameters of types; those of functions are added with their signatures.
    for type in types where type.parameters.contains(parameter) {
      if type.kind == .protocol {
        bounds[parameter] = [.nominal(type.number, [])]
        return bounds[parameter] ?? []
      }
      var context = type.context
      context.type = type.number
      var found: [InferredType] = []
      for requirement in genericRequirements(type.node, context) {
        if case .conforms(.parameter(parameter), let number) = requirement {
          found.append(.nominal(number, []))
        }
      }
      bounds[parameter] = found
    }
    return bounds[parameter] ?? []
  }

  /// The protocols in the declaration of an associated type.
  func bounds(of base: InferredType, _ name: String) -> [InferredType] {
    for ancestor in protocols(of: base) {
      guard let node = types[ancestor].associatedTypes[name] else { continue }
      var context = types[ancestor].context
      context.type = ancestor
      return (node.child(.inheritanceClause)?.children.map { $0 } ?? []).compactMap { inherited in
        inherited.children.first { $0.isType }.map { resolve($0, context) }
      }
    }
    return []
  }

  /// The requirements in the generic parameters and the `where` clause of a declaration.
  func genericRequirements(_ node: Node, _ context: DeclarationContext) -> [Requirement] {
    var found: [Requirement] = []
    for parameter in node.child(.genericParameterClause)?.children.filter({ $0.kind == .genericParameter }) ?? [] {
      guard
        let bound = parameter.child(.inheritedType)?.children.first(where: { $0.isType })
          ?? parameter.children.first(where: { $0.isType })
      else { continue }
      let subject = named(context.source.text(parameter.name), nil, context, open: nil)
      demand(subject, bound, context, &found)
    }
    if let clause = node.child(.whereClause) { found += requirements(clause, context) }
    return found
  }

  private func demand(
    _ subject: InferredType, _ bound: Node, _ context: DeclarationContext, _ found: inout [Requirement]
  ) {
    if bound.kind == .compositionType {
      for part in bound.children where part.isType { demand(subject, part, context, &found) }
      return
    }
    guard case .nominal(let number, _) = resolve(bound, context), types[number].kind == .protocol else {
      return
    }
    found.append(.conforms(subject, number))
    // `Sequence<Phase>`: the primary associated types of the protocol.
    let arguments = bound.child(.genericArgumentClause)?.children.filter { $0.isType } ?? []
    let primary = types[number].parameters.dropFirst()
    for (parameter, argument) in zip(primary, arguments) {
      found.append(.same(.dependent(subject, parameterNames[parameter]), resolve(argument, context)))
    }
  }

  func requirements(_ clause: Node, _ context: DeclarationContext) -> [Requirement] {
    var found: [Requirement] = []
    for requirement in clause.children where requirement.kind == .requirement {
      let parts = requirement.children.filter { $0.isType }
      guard parts.count == 2 else { continue }
      let subject = resolve(parts[0], context)
      if requirement.isSameTypeRequirement {
        found.append(.same(subject, resolve(parts[1], context)))
      } else {
        demand(subject, parts[1], context, &found)
      }
    }
    return found
  }

  /// The signature of a member. Cached.
  func signature(_ member: MemberDeclaration) -> Signature {
    if let known = signatures[ObjectIdentifier(member)] { return known }
    var context = member.context
    var result = Signature()
    let node = member.node
    for parameter in node.child(.genericParameterClause)?.children.filter({ $0.kind == .genericParameter }) ?? [] {
      let name = context.source.text(parameter.name)
      let number = newParameter(name)
      context.parameters[name] = number
      result.generics.append(number)
    }
    result.requirements = genericRequirements(node, context)
    if let clause = member.whereClause { result.requirements += requirements(clause, context) }
    for parameter in node.child(.parameterClause)?.children.filter({ $0.kind == .parameter }) ?? [] {
      result.parameters.append(self.parameter(parameter, context, &result))
    }
    switch member.kind {
    case .initializer:
      result.result = member.owner.map { selfType(of: $0) } ?? .unknown
      if node.isFailable { result.result = optional(result.result) }
    case .enumCase:
      result.result = member.owner.map { selfType(of: $0) } ?? .unknown
      for i in result.parameters.indices where result.parameters[i].label.isEmpty {
        result.parameters[i].label = result.parameters[i].name
      }
    case .property:
      if let written = node.child(.typeAnnotation)?.children.first(where: { $0.isType }) {
        result.isOpaque = written.kind == .someType
        result.result = result.isOpaque ? .unknown : resolve(written, context)
      }
    case .function, .subscripted:
      if member.kind == .subscripted {
        // In a subscript, a single name is not a label.
        for i in result.parameters.indices where result.parameters[i].label == result.parameters[i].name {
          result.parameters[i].label = ""
        }
      }
      if let written = node.child(.returnClause)?.children.first(where: { $0.isType }) {
        result.isOpaque = written.kind == .someType
        result.result = result.isOpaque ? .unknown : resolve(written, context)
      } else {
        result.result = .void
      }
    }
    for case .conforms(.parameter(let number), let bound) in result.requirements
    where result.generics.contains(number) {
      bounds[number, default: []].append(.nominal(bound, []))
    }
    signatures[ObjectIdentifier(member)] = result
    return result
  }

  /// The context of the body of a member, with its generic parameters.
  func bodyContext(_ member: MemberDeclaration) -> DeclarationContext {
    var context = member.context
    for number in signature(member).generics { context.parameters[parameterNames[number]] = number }
    return context
  }

  func parameter(
    _ node: Node, _ context: DeclarationContext, _ signature: inout Signature
  ) -> Signature.Parameter {
    let label = context.source.text(node.parameterLabel)
    let name = context.source.text(node.name)
    var type: InferredType = .unknown
    if let written = node.children.first(where: { $0.isType }) {
      if let opaque = opaqueParameter(written) {
        let number = newParameter("some")
        signature.generics.append(number)
        type = .parameter(number)
        if let bound = opaque.node.children.first(where: { $0.isType }) {
          demand(type, bound, context, &signature.requirements)
        }
        if opaque.isOptional { type = optional(type) }
      } else {
        type = resolve(written, context)
        if written.kind == .attributedType, written.text.hasPrefix("@autoclosure"), case .function(_, let value) = type
        {
          type = value
        }
      }
    }
    return Signature.Parameter(
      label: label, name: name, type: type, hasDefault: node.child(.initializer) != nil,
      defaultValue: node.initialValue,
      isVariadic: node.isVariadic, builder: builder(node.attributes, context))
  }

  private func opaqueParameter(_ written: Node) -> (node: Node, isOptional: Bool)? {
    if written.kind == .someType { return (written, false) }
    if written.kind == .attributedType, let inner = written.children.first(where: { $0.isType }) {
      return opaqueParameter(inner)
    }
    guard written.kind == .optionalType else { return nil }
    // `(some P)?`
    return written.descendants.first { $0.kind == .someType }.map { ($0, true) }
  }

  /// The result builder among the attributes; nil if there is none.
  func builder(_ attributes: [Node], _ context: DeclarationContext) -> InferredType? {
    for attribute in attributes {
      let name = context.source.text(attribute.name)
      guard name.hasSuffix("Builder") || lookUp(name, context) != nil else { continue }
      let arguments = attribute.child(.genericArgumentClause)?.children.filter { $0.isType }
        .map { resolve($0, context) }
      let parts = attribute.children.filter { $0.isType }
      let type =
        parts.first.map { resolve($0, context) } ?? named(name, arguments, context, open: nil)
      if case .nominal(let number, _) = type, isBuilder(number) { return type }
    }
    return nil
  }

  func isBuilder(_ number: Int) -> Bool {
    types[number].node.children.contains {
      $0.kind == .attribute && types[number].context.source.text($0.name) == "resultBuilder"
    }
  }
}
