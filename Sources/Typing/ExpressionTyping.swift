// Types of expressions: literals, names, members, calls, closures, operators.

import Syntax

extension Typing {
  /// The type of an expression; `expected` is what the place wants, where that is known.
  func infer(_ node: Node, _ frame: TypingFrame, expected: InferredType?) -> InferredType {
    let type = chain(node, frame, expected: expected)
    // `a?.b` is optional as a whole.
    guard node.kind == .memberAccess || node.kind == .call || node.kind == .subscriptCall,
      hasOptionalChaining(node), wrapped(settled(type)) == nil, settled(type) != .unknown
    else { return type }
    return declarations.optional(type)
  }

  private func hasOptionalChaining(_ node: Node) -> Bool {
    var current: Node? = node
    while let link = current {
      switch link.kind {
      case .optionalChaining: return true
      case .memberAccess: current = link.base
      case .call, .subscriptCall, .forceUnwrap: current = link.firstChild
      default: return false
      }
    }
    return false
  }

  private func text(_ node: Node, _ frame: TypingFrame) -> String { frame.context.source.text(node.name) }

  /// A link of a postfix chain, without the optional around the whole.
  private func chain(_ node: Node, _ frame: TypingFrame, expected: InferredType?) -> InferredType {
    guard depth < Self.depthLimit else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    let node = node.unwrapped
    switch node.kind {
    case .integerLiteral: return literal("Int", expected, Self.fractions + Self.wholeNumbers)
    case .floatLiteral: return literal("Double", expected, Self.fractions)
    case .booleanLiteral: return declarations.named("Bool")
    case .stringLiteral: return string(expected)
    case .nilLiteral:
      guard let expected else { return .unknown }
      return wrapped(settled(expected)) == nil ? .unknown : settled(expected)
    case .arrayLiteral: return array(node, frame, expected)
    case .dictionaryLiteral: return dictionary(node, frame, expected)
    case .tuple:
      return .tuple(
        node.arguments.map {
          InferredType.TupleElement(
            label: text($0, frame), type: $0.value.map { infer($0, frame, expected: nil) } ?? .unknown)
        })
    case .identifierExpr: return identifier(node, frame)
    case .memberAccess: return memberAccess(node, frame, expected)
    case .call: return call(node, frame, expected)
    case .subscriptCall: return subscripted(node, frame)
    case .optionalChaining, .forceUnwrap:
      guard let inner = node.firstChild else { return .unknown }
      let type = settled(chain(inner, frame, expected: nil))
      return wrapped(type) ?? type
    case .sequence: return sequence(Array(node.children), frame, expected)
    case .keyPath: return keyPath(node, frame, expected)
    case .closure:
      guard let expected, case .function = settled(expected) else { return .unknown }
      _ = closure(node, as: settled(expected), builder: nil, frame)
      return settled(expected)
    case .ifExpr, .switchExpr: return branchValue(node, frame, expected)
    case .prefixExpr:
      guard let operand = node.lastChild else { return .unknown }
      return node.text.hasPrefix("!") ? declarations.named("Bool") : infer(operand, frame, expected: expected)
    case .inOutExpr: return node.lastChild.map { infer($0, frame, expected: expected) } ?? .unknown
    case .postfixIfConfig: return postfixConditional(node, frame, expected)
    case .omittedBase: return omittedBases.last.map { infer($0.0, $0.1, expected: nil) } ?? .unknown
    case .typeExpr:
      return node.firstChild.map { .metatype(written($0, frame)) } ?? .unknown
    default: return .unknown
    }
  }

  func written(_ node: Node, _ frame: TypingFrame) -> InferredType {
    declarations.normalized(
      declarations.resolve(node, frame.context).substituting(frame.substitution))
  }

  // MARK: Literals

  private static let fractions = ["Double", "CGFloat", "Float", "Decimal"]
  private static let wholeNumbers = ["Int", "Int32", "Int64", "Int8", "UInt", "UInt8", "UInt32", "UInt64"]

  private func literal(_ own: String, _ expected: InferredType?, _ fitting: [String]) -> InferredType {
    guard let expected else { return declarations.named(own) }
    let wanted = wrapped(settled(expected)) ?? settled(expected)
    switch wanted {
    case .nominal(let number, _) where fitting.contains(declarations[number].name): return wanted
    case .variable(let number):
      let needsFloat = (solution.bounds[number] ?? []).contains {
        ["BinaryFloatingPoint", "FloatingPoint"].contains(declarations[$0].name)
      }
      return declarations.named(needsFloat ? "Double" : own)
    default: return declarations.named(own)
    }
  }

  private func string(_ expected: InferredType?) -> InferredType {
    let own = declarations.named("String")
    guard let expected else { return own }
    let wanted = wrapped(settled(expected)) ?? settled(expected)
    guard case .nominal(let number, _) = wanted, declarations[number].kind != .protocol else { return own }
    let literals = [
      "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation", "ExpressibleByExtendedGraphemeClusterLiteral",
    ].compactMap { declarations.framework($0) }
    return literals.contains { declarations.conforms(wanted, to: $0) } ? wanted : own
  }

  private func array(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    var element: InferredType?
    if let expected, case .nominal(let number, let arguments) = wrapped(settled(expected)) ?? settled(expected) {
      if ["Array", "Set"].contains(declarations[number].name), let first = arguments.first { element = first }
      if let optionSet = declarations.framework("OptionSet"), declarations.conforms(settled(expected), to: optionSet) {
        return settled(expected)
      }
      if element != nil {
        for child in node.children {
          let type = infer(child, frame, expected: element)
          if element.map({ convert(type, to: $0) }) == nil { return .unknown }
        }
        return settled(expected)
      }
    }
    let types = node.children.map { infer($0, frame, expected: element) }
    guard let first = types.first(where: { $0 != .unknown }) else { return .unknown }
    // Whole numbers among fractions.
    let double = declarations.named("Double")
    return declarations.array(types.contains(double) && first == declarations.named("Int") ? double : first)
  }

  private func dictionary(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    if let expected, case .nominal = settled(expected), settled(expected).isKnown { return settled(expected) }
    guard let element = node.children.first(where: { $0.kind == .dictionaryElement }) else { return .unknown }
    return declarations.named("Dictionary", element.children.map { infer($0, frame, expected: nil) })
  }

  // MARK: Names

  private func identifier(_ node: Node, _ frame: TypingFrame) -> InferredType {
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

  /// A property of `self`, of a type around it, or the projection of a wrapper (`$name`).
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

  /// The type that a name means in an expression, its parameters open unless written.
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

  private func opened(_ number: Int, _ arguments: [InferredType]?, _ frame: TypingFrame) -> InferredType? {
    let type = declarations[number]
    if type.kind == .protocol { return .nominal(number, []) }
    if type.kind == .alias {
      guard let written = type.node.child(.initializer)?.children.first(where: { $0.isType })
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

  /// The type of a stored or computed property, or of `$name`.
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
      // What protocols promise of it.
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
        // Both sides of `#if` may declare it.
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

  /// `binding.name`, where the type looks its members up through a key path.
  private func dynamicMember(_ name: String, of base: InferredType) -> InferredType? {
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

  private func propertyType(_ candidate: Candidate) -> InferredType? {
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

  /// The property wrapper around a property: `State<Int>`.
  func wrapper(of member: MemberDeclaration, _ candidate: Candidate) -> InferredType? {
    let context = member.context
    for attribute in member.attributes {
      let name = context.source.text(attribute.name)
      guard let number = declarations.lookUp(name, context), declarations[number].kind == .struct
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
      // From the wrapper's arguments or the initial value.
      var values = attribute.arguments.compactMap { argument in
        argument.value.map { CallArgument(label: context.source.text(argument.name), value: $0, isTrailing: false) }
      }
      if let initial = member.node.child(.initializer)?.firstChild {
        values.insert(CallArgument(label: "wrappedValue", value: initial, isTrailing: false), at: 0)
      }
      let result = construct(wrapper, values, frame, expected: nil)
      return result == .unknown ? settled(wrapper) : settled(result)
    }
    return nil
  }

  private func memberAccess(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
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

  /// `.name` or `.name(…)`: a member of the expected type, or of a protocol that it must conform to.
  private func implicitMember(
    _ name: String, _ arguments: [CallArgument]?, _ frame: TypingFrame, _ expected: InferredType?
  ) -> InferredType {
    guard let expected = expected.map({ settled($0) }) else { return .unknown }
    var bases: [InferredType] = [expected]
    if let inner = wrapped(expected) {
      // The members of a parameter are not looked for behind an optional.
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

  // MARK: Calls

  func arguments(of node: Node, _ frame: TypingFrame) -> [CallArgument] {
    node.children.compactMap { child in
      guard child.kind == .argument || child.kind == .trailingClosure, let value = child.value else {
        return nil
      }
      return CallArgument(label: text(child, frame), value: value, isTrailing: child.kind == .trailingClosure)
    }
  }

  private func call(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    guard let callee = node.callee?.unwrapped else { return .unknown }
    let arguments = arguments(of: node, frame)
    switch callee.kind {
    case .identifierExpr: return call(named: callee, arguments, frame, expected)
    case .memberAccess:
      let name = text(callee, frame)
      guard let base = callee.base else { return implicitMember(name, arguments, frame, expected) }
      return call(name, on: base, callee, arguments, frame, expected)
    case .typeExpr:
      guard let type = callee.firstChild else { return .unknown }
      return construct(written(type, frame), arguments, frame, expected: expected)
    case .arrayLiteral:
      // `[Item]()`
      guard let element = callee.firstChild, case .metatype(let type) = infer(element, frame, expected: nil) else {
        return .unknown
      }
      return declarations.array(type)
    default: return result(of: infer(callee, frame, expected: nil), arguments, frame)
    }
  }

  /// What calling a value gives.
  private func result(of value: InferredType, _ arguments: [CallArgument], _ frame: TypingFrame) -> InferredType {
    let value = settled(value)
    switch value {
    case .function(_, let result): return result
    case .metatype(let type): return construct(type, arguments, frame, expected: nil)
    case .nominal:
      if let inner = wrapped(value), case .function(_, let result) = inner { return result }
      return choose(candidates("callAsFunction", on: value, isStatic: false), arguments, frame, expected: nil)
        ?? .unknown
    default: return .unknown
    }
  }

  private func call(
    named callee: Node, _ arguments: [CallArgument], _ frame: TypingFrame, _ expected: InferredType?
  ) -> InferredType {
    let name = text(callee, frame)
    switch frame.locals[name] {
    case .value(let type): return result(of: type, arguments, frame)
    case .function(let member):
      let candidate = Candidate(
        member: member, signature: declarations.signature(member), substitution: frame.substitution,
        selfType: frame.selfType)
      if candidate.signature.isOpaque { return localResult(member, candidate, frame) }
      return choose([candidate], arguments, frame, expected: expected) ?? .unknown
    case nil: break
    }
    if callee.child(.genericArgumentClause) == nil, let own = frame.selfType {
      var found = candidates(name, on: own, isStatic: frame.isStatic)
      if found.isEmpty, !frame.isStatic { found = [] }
      var scope = frame.context.type.flatMap { declarations[$0].parent }
      while found.isEmpty, let number = scope {
        found = candidates(name, on: declarations.selfType(of: number), isStatic: true)
        scope = declarations[number].parent
      }
      let functions = found.filter { $0.member?.kind == .function || $0.member?.kind == .enumCase }
      if !functions.isEmpty, let type = choose(functions, arguments, frame, expected: expected) {
        return type
      }
      if functions.isEmpty, !found.isEmpty, let value = property(name, of: own, isStatic: frame.isStatic) {
        return result(of: value, arguments, frame)
      }
    }
    if let type = typeNamed(name, callee.child(.genericArgumentClause), frame) {
      return construct(type, arguments, frame, expected: expected)
    }
    if name == "Self", let own = frame.selfType {
      return construct(own, arguments, frame, expected: expected)
    }
    let globals = (declarations.globals[name] ?? []).filter { $0.kind == .function }
    return choose(
      globals.map { Candidate(member: $0, signature: declarations.signature($0), substitution: [:]) }, arguments,
      frame, expected: expected) ?? .unknown
  }

  /// A function inside of a body sees the locals around it.
  private func localResult(
    _ member: MemberDeclaration, _ candidate: Candidate, _ frame: TypingFrame
  ) -> InferredType {
    guard let block = member.body else { return .unknown }
    var inner = frame
    for parameter in candidate.signature.parameters { inner.locals[parameter.name] = .value(parameter.type) }
    if let builder = builder(of: member), block.returnStatements.isEmpty {
      return build(block.statements, with: builder, inner)
    }
    return value(of: block.statements, inner, expected: nil)
  }

  private func call(
    _ name: String, on base: Node, _ callee: Node, _ arguments: [CallArgument], _ frame: TypingFrame,
    _ expected: InferredType?
  ) -> InferredType {
    if base.kind == .identifierExpr, ["SwiftUI", "Swift"].contains(text(base, frame)),
      let type = typeNamed(name, callee.child(.genericArgumentClause), frame)
    {
      return construct(type, arguments, frame, expected: expected)
    }
    let type = settled(chain(base, frame, expected: nil))
    if case .metatype(let inner) = type {
      if name == "init" { return construct(inner, arguments, frame, expected: expected) }
      let found = candidates(name, on: inner, isStatic: true)
      if !found.isEmpty, let result = choose(found, arguments, frame, expected: expected) { return result }
      if let written = callee.child(.genericArgumentClause), case .nominal(let number, _) = inner,
        let nested = declarations[number].nested[name]?.first
      {
        let arguments = written.children.filter { $0.isType }.map { self.written($0, frame) }
        return opened(nested, arguments, frame) ?? .unknown
      }
      if case .nominal(let number, let outer) = inner, let nested = declarations[number].nested[name]?.first,
        case .nominal(let own, let open)? = opened(nested, nil, frame)
      {
        return construct(.nominal(own, outer + open.dropFirst(outer.count)), arguments, frame, expected: expected)
      }
      return .unknown
    }
    let found = candidates(name, on: type, isStatic: false)
    let functions = found.filter { $0.member?.kind == .function }
    if !functions.isEmpty { return choose(functions, arguments, frame, expected: expected) ?? .unknown }
    guard let value = property(name, of: type, isStatic: false) else { return .unknown }
    return result(of: value, arguments, frame)
  }

  private func subscripted(_ node: Node, _ frame: TypingFrame) -> InferredType {
    guard let callee = node.callee else { return .unknown }
    let base = settled(chain(callee, frame, expected: nil))
    if case .metatype(let element) = base { return .metatype(declarations.array(element)) }
    let found = candidates("subscript", on: base, isStatic: false).filter {
      $0.signature.parameters.first?.label != "dynamicMember"
    }
    let arguments = arguments(of: node, frame).map {
      CallArgument(label: $0.label, value: $0.value, isTrailing: $0.isTrailing)
    }
    return choose(found, arguments, frame, expected: nil) ?? .unknown
  }

  /// What an initializer makes: generic parameters come from the arguments.
  func construct(
    _ type: InferredType, _ arguments: [CallArgument], _ frame: TypingFrame, expected: InferredType?
  ) -> InferredType {
    let type = settled(type)
    guard case .nominal(let number, let open) = type else { return type }
    if let called = calledAsFunction(type, arguments, frame) { return called }
    if type.isKnown, !mayFail(number) { return type }
    let declaration = declarations[number]
    let substitution = Dictionary(uniqueKeysWithValues: zip(declarations.allParameters(of: number), open))
    var signatures: [Candidate] = (declaration.members["init"] ?? []).map {
      Candidate(
        member: $0, signature: declarations.signature($0), substitution: substitution, selfType: type)
    }
    if declaration.kind == .struct, !declaration.hasOwnInitializer {
      signatures.append(
        Candidate(member: nil, signature: memberwise(declaration), substitution: substitution, selfType: type))
    }
    for requirement in declarations.genericRequirements(declaration.node, contextOf(declaration)) {
      if case .conforms(let subject, let bound) = requirement,
        case .variable(let variable) = subject.substituting(substitution)
      {
        solution.bounds[variable, default: []].append(bound)
      }
    }
    return choose(signatures, arguments, frame, expected: expected) ?? .unknown
  }

  /// `HStackLayout() { … }`: no initializer takes the closure, but the value can be called with it.
  private func calledAsFunction(
    _ type: InferredType, _ arguments: [CallArgument], _ frame: TypingFrame
  ) -> InferredType? {
    guard type.isKnown, case .nominal(let number, _) = type, arguments.contains(where: \.isTrailing) else {
      return nil
    }
    let initializers = (declarations[number].members["init"] ?? []).map { declarations.signature($0).parameters }
    guard !initializers.isEmpty, !initializers.contains(where: { match(arguments, $0) != nil }) else {
      return nil
    }
    let calls = candidates("callAsFunction", on: type, isStatic: false)
    return calls.isEmpty ? nil : choose(calls, arguments.filter(\.isTrailing), frame, expected: nil)
  }

  private func mayFail(_ number: Int) -> Bool {
    (declarations[number].members["init"] ?? []).contains { $0.node.detail == 1 }
  }

  private func contextOf(_ declaration: TypeDeclaration) -> DeclarationContext {
    var context = declaration.context
    context.type = declaration.number
    return context
  }

  /// The initializer that the compiler makes of the stored properties.
  private func memberwise(_ declaration: TypeDeclaration) -> Signature {
    var signature = Signature()
    signature.result = declarations.selfType(of: declaration.number)
    for member in declaration.storedProperties {
      let isLet = member.declaration.detail == 1
      let hasInitial = member.node.child(.initializer) != nil
      if isLet, hasInitial { continue }
      let candidate = Candidate(
        member: member, signature: declarations.signature(member), substitution: [:],
        selfType: signature.result)
      var type = candidate.signature.result
      var hasDefault = hasInitial || (!isLet && wrapped(type) != nil)
      let builder = declarations.builder(member.attributes, member.context)
      if builder == nil, let wrapper = wrapper(of: member, candidate) {
        if case .nominal(let number, _) = wrapper {
          let name = declarations[number].name
          // What can be made without a value is not asked for.
          if ["Binding", "FocusState", "ObservedObject", "Bindable"].contains(name) {
            if name == "Binding" { type = wrapper }
          } else {
            hasDefault = true
          }
        }
      }
      if type == .unknown { type = propertyType(candidate) ?? .unknown }
      if builder != nil, !isFunction(type) { type = .function([], type) }
      signature.parameters.append(
        Signature.Parameter(
          label: member.name, name: member.name, type: type, hasDefault: hasDefault, builder: builder))
    }
    return signature
  }

  // MARK: Closures

  /// Fits a closure to the function type that is wanted; its result settles what that left open.
  func closure(
    _ node: Node, as parameter: InferredType, builder: InferredType?, _ frame: TypingFrame
  ) -> Bool {
    var wanted = parameter
    if let inner = wrapped(wanted) { wanted = inner }
    guard case .function(let parameters, let result) = wanted else {
      if case .variable = wanted { return true }
      return wanted == .unknown
    }
    guard let inner = bind(node, parameters, frame) else { return false }
    if builder == nil, result == .void || !settled(result).hasVariable { return true }
    let key = ClosureKey(
      source: ObjectIdentifier(frame.context.source), node: node.number, parameters: parameters.map { settled($0) },
      expected: settled(result), builder: builder, frame: frame.substitution, selfType: frame.selfType)
    let isCacheable = key.parameters.allSatisfy { $0.isKnown }
    let type: InferredType
    let wasMisfit = hasMisfit
    hasMisfit = false
    defer { hasMisfit = wasMisfit }
    if isCacheable, let known = closureResults[key] {
      type = known
    } else {
      if let builder {
        let returns = node.returnStatements
        type = returns.isEmpty
          ? build(node.statements, with: builder, inner) : value(of: node.statements, inner, expected: result)
      } else {
        type = value(of: node.statements, inner, expected: result)
      }
      if hasMisfit { return false }
      if isCacheable, settled(type).isKnown { closureResults[key] = settled(type) }
    }
    return convert(type, to: result) != nil
  }

  /// The frame inside of a closure; nil if it takes another number of parameters.
  private func bind(_ node: Node, _ parameters: [InferredType], _ frame: TypingFrame) -> TypingFrame? {
    var inner = frame
    var names: [(String, Node?)] = []
    if let signature = node.closureSignature {
      for child in signature.children where child.kind == .closureParameter {
        names.append((text(child, frame), nil))
      }
      for child in signature.child(.parameterClause)?.children.filter({ $0.kind == .parameter }) ?? [] {
        names.append((text(child, frame), child.children.first { $0.isType }))
      }
    }
    var types = parameters
    if names.isEmpty, node.closureSignature?.children.contains(where: { $0.kind == .parameterClause }) != true {
      var highest = -1
      var iterator = node.descendants
      while let part = iterator.next() {
        // `$0` inside of a closure is that closure's.
        if part.kind == .closure {
          iterator.skipSubtree(of: part)
          continue
        }
        guard part.kind == .identifierExpr else { continue }
        let name = text(part, frame)
        if name.hasPrefix("$"), let number = Int(name.dropFirst()) { highest = max(highest, number) }
      }
      if parameters.count == 1, highest > 0, case .tuple(let elements) = settled(parameters[0]) {
        types = elements.map { $0.type }
      }
      if types.isEmpty, highest >= 0 { return nil }
      if !types.isEmpty, highest + 1 != types.count, !(highest < 0 && types.map { settled($0) } == [.void]) {
        return nil
      }
      for (i, type) in types.enumerated() { inner.locals["$\(i)"] = .value(settled(type)) }
      return inner
    }
    if parameters.count == 1, names.count > 1, case .tuple(let elements) = settled(parameters[0]) {
      types = elements.map { $0.type }
    }
    guard names.count == types.count else { return nil }
    for ((name, written), type) in zip(names, types) {
      if let written { _ = unify(type, self.written(written, frame)) }
      let type = settled(type)
      inner.locals[name] = .value(type)
      if name.hasPrefix("$"), let value = property("wrappedValue", of: type, isStatic: false) {
        inner.locals[String(name.dropFirst())] = .value(value)
      }
    }
    return inner
  }

  // MARK: Key paths

  private func keyPath(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    var root: InferredType?
    var wantedValue: InferredType?
    var path: Int?
    if let expected {
      switch settled(expected) {
      case .nominal(let number, let arguments) where arguments.count == 2:
        path = number
        root = arguments[0]
        wantedValue = arguments[1]
      case .function(let parameters, let result) where parameters.count == 1:
        root = parameters[0]
        wantedValue = result
      default: break
      }
    }
    if let explicit = node.children.first(where: { $0.isType }) {
      let type = written(explicit, frame)
      if let root { _ = unify(root, type) }
      root = type
    }
    guard var value = root.map({ settled($0) }) else { return .unknown }
    let start = value
    for component in node.children where component.kind == .keyPathComponent {
      var name = text(component, frame)
      if name.isEmpty {
        name = component.text.trimmingPrefix { $0 == "." || $0 == "\\" }.filter { $0 != "?" && $0 != "!" }
      }
      if name == "self" || name.isEmpty { continue }
      value = property(name, of: value, isStatic: false).map { settled($0) } ?? .unknown
    }
    if let wantedValue { _ = convert(value, to: wantedValue) }
    if let expected, case .function = settled(expected) { return settled(expected) }
    return path.map { .nominal($0, [start, wantedValue.map { settled($0) } ?? value]) }
      ?? declarations.named("KeyPath", [start, value])
  }
}
