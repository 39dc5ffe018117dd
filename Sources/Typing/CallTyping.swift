// Types of calls: functions, initializers, subscripts, callable values.

import Syntax

extension Typing {
  func arguments(of node: Node, _ frame: TypingFrame) -> [CallArgument] {
    node.children.compactMap { child in
      guard child.kind == .argument || child.kind == .trailingClosure, let value = child.value else {
        return nil
      }
      return CallArgument(label: text(child, frame), value: value, isTrailing: child.kind == .trailingClosure)
    }
  }

  func call(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
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

  /// The result type of calling a value.
  func result(of value: InferredType, _ arguments: [CallArgument], _ frame: TypingFrame) -> InferredType {
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

  func call(
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

  /// The result type of a function inside of a body, which sees the locals around it.
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

  func call(
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

  func subscripted(_ node: Node, _ frame: TypingFrame) -> InferredType {
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

  /// The type that an initializer creates; the arguments give its generic parameters.
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

  /// `HStackLayout() { … }`: no initializer takes the closure, but a call of the value does. Nil for other calls.
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
    (declarations[number].members["init"] ?? []).contains { $0.node.isFailable }
  }

  private func contextOf(_ declaration: TypeDeclaration) -> DeclarationContext {
    var context = declaration.context
    context.type = declaration.number
    return context
  }

  /// The memberwise initializer, which the compiler derives from the stored properties.
  private func memberwise(_ declaration: TypeDeclaration) -> Signature {
    var signature = Signature()
    signature.result = declarations.selfType(of: declaration.number)
    for member in declaration.storedProperties {
      let isLet = member.declaration.isLet
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
          // A wrapper that can be created without a value needs no argument.
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
}
