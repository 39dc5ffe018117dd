// Types of names, members and implicit members.

import Syntax

extension Typing {
  func identifier(_ node: Node, _ frame: TypingFrame) -> InferredType {
    let name = text(node, frame)
    switch frame.locals[name] {
    case .value(let type): return type
    case .function(let member):
      let signature = declarations.signature(member)
      return .function(signature.parameters.map { $0.type }, signature.result)
    case nil: break
    }
    if name == "self" { return frame.selfType ?? .unknown }
    if name == "Self" { return frame.selfType.map { .metatype($0) } ?? .unknown }
    if let clause = node.child(.genericArgumentClause), let type = typeNamed(name, clause, frame) {
      return .metatype(type)
    }
    if let found = ownMember(name, frame) { return found }
    if let type = typeNamed(name, nil, frame) { return .metatype(type) }
    if let global = declarations.globals[name]?.first(where: { $0.kind == .property }) {
      return propertyType(global, of: nil) ?? .unknown
    }
    return .unknown
  }

  /// The type of a property of `self` or of an enclosing type, or of the projection of a wrapper (`$name`); nil if
  /// there is none.
  private func ownMember(_ name: String, _ frame: TypingFrame) -> InferredType? {
    guard let own = frame.selfType else { return nil }
    if let found = property(name, of: own, isStatic: frame.isStatic) { return found }
    var scope = frame.context.type.flatMap { declarations[$0].parent }
    while let number = scope {
      if let found = property(name, of: declarations.selfType(of: number), isStatic: true) { return found }
      scope = declarations[number].parent
    }
    return nil
  }

  /// The type to which a name refers in an expression; generic parameters are open unless `arguments` gives them.
  func typeNamed(_ name: String, _ arguments: Node?, _ frame: TypingFrame) -> InferredType? {
    if let parameter = frame.context.parameters[name] {
      return frame.substitution[parameter] ?? .parameter(parameter)
    }
    let context = frame.context
    let written = arguments?.children.filter { $0.isType }.map { self.written($0, frame) }
    var scope = context.type
    while let number = scope {
      let type = declarations[number]
      if let parameter = type.parameters.first(where: { declarations.parameterNames[$0] == name }),
        type.kind != .protocol
      {
        return frame.substitution[parameter] ?? .parameter(parameter)
      }
      if let nested = type.nested[name]?.first {
        return opened(nested, written, frame)
      }
      scope = type.parent
    }
    if let own = frame.selfType, case .nominal(let number, _) = own, declarations[number].nested[name] != nil {
      return declarations.member(name, written ?? [], of: own)
    }
    guard let number = declarations.lookUp(name, context) else {
      if let own = frame.selfType, let found = declarations.associatedType(name, of: own), found != .unknown {
        return found
      }
      return nil
    }
    return opened(number, written, frame)
  }

  func opened(_ number: Int, _ arguments: [InferredType]?, _ frame: TypingFrame) -> InferredType? {
    let type = declarations[number]
    if type.kind == .protocol { return .nominal(number, []) }
    if type.kind == .alias {
      guard
        let written = type.node.child(.initializer)?.children.first(where: { $0.isType })
          ?? type.node.children.reversed().first(where: { $0.isType })
      else { return nil }
      var context = type.context
      var substitution = frame.substitution
      for (i, parameter) in type.parameters.enumerated() {
        context.parameters[declarations.parameterNames[parameter]] = parameter
        substitution[parameter] = i < arguments?.count ?? 0 ? arguments?[i] : fresh()
      }
      return declarations.resolve(written, context, open: { [unowned self] _ in self.fresh() })
        .substituting(substitution)
    }
    let all = declarations.allParameters(of: number)
    let own = type.parameters
    return .nominal(
      number,
      all.map { parameter in
        if let arguments, arguments.count == own.count, let i = own.firstIndex(of: parameter) {
          return arguments[i]
        }
        return frame.substitution[parameter] ?? fresh()
      })
  }

  // MARK: Members

  /// The type of a stored or computed property, or of `$name`; nil if there is none.
  func property(_ name: String, of base: InferredType, isStatic: Bool) -> InferredType? {
    let base = settled(base)
    if name.hasPrefix("$"), name.count > 1 {
      let plain = String(name.dropFirst())
      guard let candidate = candidates(plain, on: base, isStatic: isStatic).first,
        let member = candidate.member, let wrapper = wrapper(of: member, candidate)
      else { return nil }
      return property("projectedValue", of: wrapper, isStatic: false)
    }
    if case .tuple(let elements) = base {
      if let found = elements.first(where: { $0.label == name }) { return found.type }
      if let position = Int(name), position < elements.count { return elements[position].type }
      return nil
    }
    if case .variable(let number) = base {
      // A requirement of its protocols.
      for bound in solution.bounds[number] ?? [] {
        if let found = property(name, of: .nominal(bound, []), isStatic: isStatic) { return found }
      }
      return nil
    }
    let found = candidates(name, on: base, isStatic: isStatic)
    for candidate in found {
      guard let member = candidate.member else { continue }
      switch member.kind {
      case .property:
        let saved = solution
        var fits = true
        for case .same(let a, let b) in candidate.signature.requirements
        where !unify(a.substituting(candidate.substitution), b.substituting(candidate.substitution)) {
          fits = false
        }
        guard fits else {
          solution = saved
          continue
        }
        let type = propertyType(candidate) ?? .unknown
        // Both clauses of a `#if` may declare it.
        let others = found.filter {
          $0.rank == candidate.rank && $0.member !== member && $0.member?.kind == .property
            && $0.member?.context.source.file != nil
        }
        return others.allSatisfy { propertyType($0) == type } ? type : .unknown
      case .enumCase where member.node.child(.parameterClause) == nil: return base
      default: continue
      }
    }
    if found.isEmpty, let through = dynamicMember(name, of: base) { return through }
    if let method = found.first(where: { $0.member?.kind == .function }) {
      return .function(
        method.signature.parameters.map { $0.type.substituting(method.substitution) },
        method.signature.result.substituting(method.substitution))
    }
    return nil
  }

  /// The type of `binding.name`, if the type looks members up through a key path; otherwise nil.
  func dynamicMember(_ name: String, of base: InferredType) -> InferredType? {
    guard case .nominal(let number, let arguments) = base,
      declarations[number].node.hasAttribute(.dynamicMemberLookup), let root = arguments.first,
      let value = property(name, of: root, isStatic: false)
    else { return nil }
    let accesses = candidates("subscript", on: base, isStatic: false).filter {
      $0.signature.parameters.first?.label == "dynamicMember"
    }
    guard let access = accesses.first, let generic = access.signature.generics.first else { return nil }
    return access.signature.result.substituting(access.substitution).substituting([generic: value])
  }

  func propertyType(_ member: MemberDeclaration, of base: InferredType?) -> InferredType? {
    var candidate = Candidate(
      member: member, signature: declarations.signature(member), substitution: [:], selfType: base)
    if case .nominal(let number, let arguments)? = base {
      candidate.substitution = Dictionary(
        uniqueKeysWithValues: zip(declarations.allParameters(of: number), arguments))
    }
    if let owner = member.owner, declarations[owner].kind == .protocol, let base {
      candidate.substitution[declarations[owner].parameters[0]] = base
    }
    return propertyType(candidate)
  }

  func propertyType(_ candidate: Candidate) -> InferredType? {
    guard let member = candidate.member else { return nil }
    if member.kind == .enumCase { return candidate.selfType }
    let signature = candidate.signature
    if signature.isOpaque {
      var actual: [Int: InferredType] = [:]
      for (number, type) in candidate.substitution { actual[number] = closed(type) }
      return opaqueResult(member, actual, selfType: candidate.selfType.map { closed($0) })
    }
    if signature.result != .unknown {
      return settled(signature.result.substituting(candidate.substitution))
    }
    if member.node.child(.typeAnnotation) != nil { return nil }
    if let wrapper = wrapper(of: member, candidate) {
      return property("wrappedValue", of: wrapper, isStatic: false)
    }
    return opaqueResult(member, candidate.substitution, selfType: candidate.selfType)
  }

  /// The property wrapper of a property: `State<Int>`; nil if there is none.
  func wrapper(of member: MemberDeclaration, _ candidate: Candidate) -> InferredType? {
    let context = member.context
    for attribute in member.attributes {
      let name = context.source.text(attribute.name)
      guard let number = declarations.lookUp(name, context),
        declarations[number].kind == .struct
          || declarations[number].kind == .class || declarations[number].kind == .enum,
        declarations[number].node.children.contains(where: {
          $0.kind == .attribute && declarations[number].context.source.text($0.name) == "propertyWrapper"
        })
      else { continue }
      let parameters = declarations.allParameters(of: number)
      var arguments = parameters.map { _ in fresh() }
      if let clause = attribute.child(.genericArgumentClause) {
        let written = clause.children.filter { $0.isType }.map { declarations.resolve($0, context) }
        if written.count == arguments.count {
          arguments = written.map { $0.substituting(candidate.substitution) }
        }
      }
      let wrapper = InferredType.nominal(number, arguments)
      let frame = TypingFrame(
        context: context, selfType: candidate.selfType, isStatic: true, substitution: candidate.substitution)
      if member.node.child(.typeAnnotation) != nil {
        let declared = candidate.signature.result.substituting(candidate.substitution)
        if let value = property("wrappedValue", of: wrapper, isStatic: false) { _ = unify(value, declared) }
        return settled(wrapper)
      }
      // From the arguments of the wrapper or the initial value.
      var values = attribute.arguments.compactMap { argument in
        argument.value.map { CallArgument(label: context.source.text(argument.name), value: $0, isTrailing: false) }
      }
      if let initial = member.node.initialValue {
        values.insert(CallArgument(label: "wrappedValue", value: initial, isTrailing: false), at: 0)
      }
      let result = construct(wrapper, values, frame, expected: nil)
      return result == .unknown ? settled(wrapper) : settled(result)
    }
    return nil
  }

  func memberAccess(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    let name = memberName(node, frame)
    guard let base = node.base else { return implicitMember(name, nil, frame, expected) }
    if base.kind == .identifierExpr, text(base, frame) == "SwiftUI" || text(base, frame) == "Swift",
      let type = typeNamed(name, node.child(.genericArgumentClause), frame)
    {
      return .metatype(type)
    }
    let baseType = settled(chain(base, frame, expected: nil))
    if name == "self" { return baseType }
    if case .metatype(let type) = baseType {
      if let found = property(name, of: type, isStatic: true) { return found }
      let nested = declarations.member(name, [], of: type)
      return nested == .unknown ? .unknown : .metatype(nested)
    }
    return property(name, of: baseType, isStatic: false) ?? .unknown
  }

  /// The name in `a.name`, or the number in `a.0`.
  private func memberName(_ node: Node, _ frame: TypingFrame) -> String {
    let name = text(node, frame)
    if !name.isEmpty { return name }
    return String(node.text.split(separator: ".").last ?? "")
  }

  /// The type of `.name` or `.name(…)`: a member of the expected type, or of a protocol to which it must conform.
  func implicitMember(
    _ name: String, _ arguments: [CallArgument]?, _ frame: TypingFrame, _ expected: InferredType?
  ) -> InferredType {
    guard let expected = expected.map({ settled($0) }) else { return .unknown }
    var bases: [InferredType] = [expected]
    if let inner = wrapped(expected) {
      // Members of an open parameter are not looked up behind an optional.
      if case .variable = inner { return .unknown }
      bases.insert(inner, at: 0)
    }
    for base in bases {
      var found: [Candidate] = []
      if case .variable(let number) = base {
        for bound in solution.bounds[number] ?? [] {
          for ancestor in declarations.protocols(of: .nominal(bound, [])) {
            for member in declarations[ancestor].members[name] ?? [] where member.isStatic {
              found.append(
                Candidate(
                  member: member, signature: declarations.signature(member),
                  substitution: [declarations[ancestor].parameters[0]: fresh([bound])]))
            }
          }
        }
      } else if name == "init", let arguments {
        return construct(base, arguments, frame, expected: nil)
      } else {
        found = candidates(name, on: base, isStatic: true)
      }
      let saved = solution
      for candidate in found where arguments == nil {
        solution = saved
        guard let member = candidate.member, member.kind == .property || member.kind == .enumCase else {
          continue
        }
        if member.kind == .enumCase { return base }
        var fits = true
        for case .same(let a, let b) in candidate.signature.requirements
        where !unify(a.substituting(candidate.substitution), b.substituting(candidate.substitution)) {
          fits = false
        }
        guard fits, let type = propertyType(candidate) else { continue }
        return settled(type)
      }
      solution = saved
      if let arguments, !found.isEmpty, let type = choose(found, arguments, frame, expected: nil) {
        return type
      }
    }
    return .unknown
  }
}
