// The types that result builders, statements and operators produce.
//
// The compiler treats all builders alike. The expressions of a block are the arguments of one `buildBlock`. The arms
// of a whole `if … else if … else` or `switch` become the leaves of one balanced tree of `buildEither`, which is
// optional without a final `else`. An arm behind `#available` goes through `buildLimitedAvailability`.

import Syntax

extension Typing {
  // MARK: Blocks

  /// The type that a builder produces for a block.
  func build(_ statements: [Node], with builder: InferredType, _ frame: TypingFrame) -> InferredType {
    var frame = frame
    guard let components = components(of: statements, with: builder, &frame) else { return .unknown }
    return block(components, with: builder)
  }

  /// The types of the components of a block; nil if they depend on an unknown condition.
  private func components(
    of statements: [Node], with builder: InferredType, _ frame: inout TypingFrame
  ) -> [InferredType]? {
    var components: [InferredType] = []
    for statement in statements {
      if declare(statement, in: &frame) { continue }
      switch statement.kind {
      case .ifExpr: components.append(conditional(statement, with: builder, frame))
      case .switchExpr: components.append(switched(statement, with: builder, frame))
      case .doStmt:
        guard let block = statement.child(.codeBlock) else { continue }
        components.append(build(block.statements, with: builder, frame))
      case .ifConfig:
        guard let chosen = chosenComponents(statement, with: builder, &frame) else { return nil }
        components += chosen
      case .sequence where statement.children.contains(where: \.isAssignment): continue
      case .deferStmt, .throwStmt, .breakStmt, .sourceLocation, .attribute, .caseItem, .closureSignature,
        .ifConfigCondition, .whereClause, .fallthroughStmt:
        continue
      default: components.append(expression(infer(statement, frame, expected: nil), with: builder))
      }
    }
    return components
  }

  /// `buildExpression`, which returns its argument: the argument must meet the requirements of the builder. A builder
  /// with generic parameters of its own may bind variables.
  private func expression(_ type: InferredType, with builder: InferredType) -> InferredType {
    guard case .nominal(let number, let arguments) = builder,
      let member = declarations[number].members["buildExpression"]?.first
    else { return closed(type) }
    let signature = declarations.signature(member)
    guard signature.generics.count == 1, let generic = signature.generics.first,
      signature.parameters.first?.type == .parameter(generic)
    else { return closed(type) }
    var substitution = Dictionary(uniqueKeysWithValues: zip(declarations.allParameters(of: number), arguments))
    substitution[generic] = type
    for requirement in signature.requirements {
      switch requirement {
      case .conforms(let subject, let bound):
        if !declarations.conforms(closed(subject.substituting(substitution)), to: bound) { hasMisfit = true }
      case .same(let a, let b):
        if !unify(a.substituting(substitution), b.substituting(substitution)) { hasMisfit = true }
      }
    }
    return closed(type)
  }

  /// Adds the names of a declaration to the frame; returns false for other statements.
  private func declare(_ statement: Node, in frame: inout TypingFrame) -> Bool {
    switch statement.kind {
    case .variableDecl:
      for binding in statement.children where binding.kind == .binding {
        let written = binding.child(.typeAnnotation)?.children.first { $0.isType }.map { self.written($0, frame) }
        let value = binding.initialValue
        let type = written ?? value.map { closed(infer($0, frame, expected: nil)) } ?? .unknown
        if let pattern = binding.child(.tuplePattern) {
          bind(pattern, to: type, &frame)
        } else {
          frame.locals[frame.context.source.text(binding.name)] = .value(type)
        }
      }
      return true
    case .functionDecl:
      let name = frame.context.source.text(statement.name)
      frame.locals[name] = .function(
        MemberDeclaration(
          kind: .function, name: name, node: statement, declaration: statement, context: frame.context,
          isStatic: false, whereClause: nil))
      return true
    case .structDecl, .classDecl, .enumDecl, .typealiasDecl, .guardStmt: return true
    default: return false
    }
  }

  /// Binds the names of a pattern: `(a, b)`, `let x?`, `.some(let x)`.
  private func bind(_ pattern: Node, to type: InferredType, _ frame: inout TypingFrame) {
    switch pattern.kind {
    case .identifierPattern, .identifierExpr:
      frame.locals[frame.context.source.text(pattern.name)] = .value(type)
    case .tuplePattern, .tuple:
      guard case .tuple(let elements) = settled(type) else { return bindUnknown(pattern, &frame) }
      let parts = Array(pattern.children)
      for (part, element) in zip(parts, elements) { bind(part, to: element.type, &frame) }
    case .bindingPattern, .argument:
      if let inner = pattern.lastChild { bind(inner, to: type, &frame) }
    case .expressionPattern:
      if let inner = pattern.firstChild { bindPayload(inner, of: type, &frame) }
    case .optionalChaining, .call: bindPayload(pattern, of: type, &frame)
    default: bindUnknown(pattern, &frame)
    }
  }

  /// Binds the names in a payload: `.loaded(let items)`, `let x?`.
  private func bindPayload(_ pattern: Node, of type: InferredType, _ frame: inout TypingFrame) {
    if pattern.kind == .optionalChaining, let inner = pattern.firstChild {
      return bind(inner, to: wrapped(settled(type)) ?? .unknown, &frame)
    }
    guard pattern.kind == .call, let callee = pattern.callee else { return bindUnknown(pattern, &frame) }
    let name = frame.context.source.text(callee.name)
    let values = pattern.arguments.compactMap(\.value)
    var subject = settled(type)
    if name == "some", let inner = wrapped(subject), let value = values.first {
      return bind(value, to: inner, &frame)
    }
    if let inner = wrapped(subject) { subject = inner }
    guard let candidate = candidates(name, on: subject, isStatic: true).first(where: { $0.member?.kind == .enumCase })
    else { return bindUnknown(pattern, &frame) }
    let parameters = candidate.signature.parameters.map { $0.type.substituting(candidate.substitution) }
    for (value, parameter) in zip(values, parameters) { bind(value, to: parameter, &frame) }
  }

  private func bindUnknown(_ pattern: Node, _ frame: inout TypingFrame) {
    for part in pattern.descendants where part.kind == .identifierPattern || part.kind == .identifierExpr {
      frame.locals[frame.context.source.text(part.name)] = .value(.unknown)
    }
  }

  /// The result of `buildBlock` for the components.
  private func block(_ components: [InferredType], with builder: InferredType) -> InferredType {
    if components.contains(.unknown) { return .unknown }
    guard case .nominal(let number, let arguments) = builder else { return .unknown }
    let substitution = Dictionary(uniqueKeysWithValues: zip(declarations.allParameters(of: number), arguments))
    var packed: InferredType?
    for member in declarations[number].members["buildBlock"] ?? [] {
      let signature = declarations.signature(member)
      guard let parameter = signature.parameters.first else {
        if components.isEmpty { return signature.result.substituting(substitution) }
        continue
      }
      if case .expansion = parameter.type {
        packed = signature.result
      } else if parameter.isVariadic {
        continue
      } else if signature.parameters.count == components.count, components.count >= 1 {
        if components.count == 1, signature.result == parameter.type { return components[0] }
        var own = substitution
        for (parameter, component) in zip(signature.parameters, components) {
          if case .parameter(let generic) = parameter.type { own[generic] = component }
        }
        return signature.result.substituting(own)
      }
    }
    guard let packed, !components.isEmpty else { return .unknown }
    return packed.map { type in
      guard case .tuple(let elements) = type, elements.count == 1, case .expansion = elements[0].type else {
        return type
      }
      return .tuple(components.map { InferredType.TupleElement(label: "", type: $0) })
    }.substituting(substitution)
  }

  // MARK: Conditions

  private func conditional(_ node: Node, with builder: InferredType, _ frame: TypingFrame) -> InferredType {
    var arms: [InferredType] = []
    var isExhaustive = false
    var current: Node? = node
    // After `#unavailable`, the other arm is limited.
    var isElseLimited = false
    while let link = current {
      var inner = frame
      var isLimited = isElseLimited
      isElseLimited = false
      if let conditions = link.child(.conditionList) {
        enter(conditions, &inner)
        for condition in conditions.children where condition.kind == .availabilityCondition {
          if condition.isUnavailability { isElseLimited = true } else { isLimited = true }
        }
      }
      let blocks = link.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
      guard let then = blocks.first else { return .unknown }
      arms.append(limited(build(then.statements, with: builder, inner), if: isLimited, with: builder))
      current = nil
      if blocks.count > 1 {
        if blocks[1].kind == .ifExpr {
          current = blocks[1]
        } else {
          arms.append(limited(build(blocks[1].statements, with: builder, frame), if: isElseLimited, with: builder))
          isExhaustive = true
        }
      }
    }
    let tree = balanced(arms[...], with: builder)
    return isExhaustive || tree == .unknown ? tree : declarations.optional(tree)
  }

  private func limited(_ type: InferredType, if isLimited: Bool, with builder: InferredType) -> InferredType {
    guard isLimited, case .nominal(let number, _) = builder,
      let member = declarations[number].members["buildLimitedAvailability"]?.first
    else { return type }
    let signature = declarations.signature(member)
    guard let parameter = signature.parameters.first, case .parameter(let generic) = parameter.type else {
      return type
    }
    return signature.result.substituting([generic: type])
  }

  /// Adds the names that conditions bind to the frame.
  private func enter(_ conditions: Node, _ frame: inout TypingFrame) {
    for condition in conditions.children {
      switch condition.kind {
      case .optionalBinding:
        let name = frame.context.source.text(condition.name)
        let type: InferredType
        if let value = condition.initialValue {
          type = infer(value, frame, expected: nil)
        } else {
          var written = name
          if written.isEmpty { written = condition.firstChild?.text ?? "" }
          if case .value(let local)? = frame.locals[written] {
            type = local
          } else {
            type = frame.selfType.flatMap { property(written, of: $0, isStatic: frame.isStatic) } ?? .unknown
          }
        }
        let inner = wrapped(settled(type)) ?? .unknown
        if name.isEmpty, let pattern = condition.firstChild {
          bind(pattern, to: inner, &frame)
        } else {
          frame.locals[name] = .value(inner)
        }
      case .matchingCondition:
        guard let pattern = condition.firstChild, let value = condition.initialValue else {
          continue
        }
        bind(pattern, to: closed(infer(value, frame, expected: nil)), &frame)
      default: continue
      }
    }
  }

  private func switched(_ node: Node, with builder: InferredType, _ frame: TypingFrame) -> InferredType {
    let subject = node.asSwitch?.subject.map { closed(infer($0, frame, expected: nil)) } ?? .unknown
    var arms: [InferredType] = []
    for arm in cases(node) {
      var inner = frame
      for pattern in arm.asSwitchCase?.patterns ?? [] { bind(pattern, to: subject, &inner) }
      arms.append(build(arm.statements, with: builder, inner))
    }
    return balanced(arms[...], with: builder)
  }

  private func cases(_ parent: Node) -> [Node] {
    parent.children.flatMap { child -> [Node] in
      switch child.kind {
      case .switchCase: [child]
      case .ifConfig: (clause(of: child) ?? nil).map { cases($0) } ?? []
      default: []
      }
    }
  }

  /// The arms of one statement as a binary tree that is filled from the left: its left half is the largest full tree
  /// that does not hold all arms.
  private func balanced(_ arms: ArraySlice<InferredType>, with builder: InferredType) -> InferredType {
    guard let first = arms.first else { return block([], with: builder) }
    if arms.count == 1 { return first }
    var half = 1
    while half * 2 < arms.count { half *= 2 }
    let middle = arms.startIndex + half
    let left = balanced(arms[..<middle], with: builder)
    let right = balanced(arms[middle...], with: builder)
    guard left != .unknown, right != .unknown, case .nominal(let number, _) = builder,
      let member = declarations[number].members["buildEither"]?.first
    else { return .unknown }
    let signature = declarations.signature(member)
    guard signature.generics.count == 2 else { return .unknown }
    return signature.result.substituting([signature.generics[0]: left, signature.generics[1]: right])
  }

  // MARK: Conditional compilation

  private func chosenComponents(
    _ node: Node, with builder: InferredType, _ frame: inout TypingFrame
  ) -> [InferredType]? {
    if let known = clause(of: node) {
      guard let chosen = known else { return [] }
      return components(of: chosen.children.filter { $0.kind != .ifConfigCondition }, with: builder, &frame)
    }
    // The condition is unknown, but all clauses may give the same components.
    var results: Set<[InferredType]> = []
    var hasElse = false
    for clause in node.children where clause.kind == .ifConfigClause {
      if clause.conditionalDirective == .else { hasElse = true }
      var inner = frame
      guard
        let found = components(
          of: clause.children.filter { $0.kind != .ifConfigCondition }, with: builder, &inner)
      else { return nil }
      results.insert(found)
    }
    if !hasElse { results.insert([]) }
    return results.count == 1 ? results.first : nil
  }

  /// The clause of `#if` that is compiled: `.some(nil)` if there is none, nil if it is not known.
  private func clause(of node: Node) -> Node?? {
    for clause in node.children where clause.kind == .ifConfigClause {
      guard let condition = clause.child(.ifConfigCondition) else { return .some(clause) }
      guard let holds = Self.holds(condition.text) else { return nil }
      if holds { return .some(clause) }
    }
    return .some(nil)
  }

  /// Whether a condition holds on every platform with SwiftUI; nil if it is not known.
  private static func holds(_ condition: String) -> Bool? {
    var text = condition.filter { $0 != " " && $0 != "\n" }
    if text.hasPrefix("#if") { text.removeFirst(3) }
    if text.hasPrefix("#elseif") { text.removeFirst(7) }
    if text == "true" || text == "canImport(SwiftUI)" { return true }
    if text == "false" { return false }
    if text.hasPrefix("swift(>=") || text.hasPrefix("compiler(>="), !text.contains("&&"), !text.contains("||") {
      return true
    }
    if text.hasPrefix("!"), !text.contains("&&"), !text.contains("||") {
      return holds(String(text.dropFirst())).map { !$0 }
    }
    return nil
  }

  /// The type of `view #if … .a() #else .b() #endif`.
  func postfixConditional(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    guard let base = node.firstChild else { return .unknown }
    omittedBases.append((base, frame))
    defer { omittedBases.removeLast() }
    func result(_ clause: Node) -> InferredType {
      guard let chain = clause.lastChild, chain.kind != .ifConfigCondition else {
        return infer(base, frame, expected: nil)
      }
      return infer(chain, frame, expected: expected)
    }
    if let known = clause(of: node) { return known.map { result($0) } ?? infer(base, frame, expected: nil) }
    var results: Set<InferredType> = []
    var hasElse = false
    for clause in node.children where clause.kind == .ifConfigClause {
      if clause.conditionalDirective == .else { hasElse = true }
      results.insert(closed(result(clause)))
    }
    if !hasElse { results.insert(closed(infer(base, frame, expected: nil))) }
    return results.count == 1 ? results.first ?? .unknown : .unknown
  }

  // MARK: Statements without a builder

  /// The type that a body without a builder returns.
  func value(of statements: [Node], _ frame: TypingFrame, expected: InferredType?) -> InferredType {
    var frame = frame
    var last: InferredType = .void
    for statement in statements {
      if declare(statement, in: &frame) {
        if statement.kind == .guardStmt, let conditions = statement.child(.conditionList) {
          enter(conditions, &frame)
        }
        continue
      }
      if statement.kind == .returnStmt {
        return statement.firstChild.map { infer($0, frame, expected: expected) } ?? .void
      }
      if statements.count == 1 {
        return infer(statement, frame, expected: expected)
      }
      if statement.isConditionalExpression {
        // A `return` inside decides the type as well.
        if let found = returned(in: statement, frame, expected: expected) { return found }
      }
      last = .void
      if statement.number == statements.last?.number { last = infer(statement, frame, expected: expected) }
    }
    return last
  }

  private func returned(in statement: Node, _ frame: TypingFrame, expected: InferredType?) -> InferredType? {
    for block in statement.children where [.codeBlock, .switchCase, .ifExpr].contains(block.kind) {
      if block.kind == .ifExpr {
        if let found = returned(in: block, frame, expected: expected) { return found }
        continue
      }
      var inner = frame
      if let conditions = statement.child(.conditionList) { enter(conditions, &inner) }
      guard block.returnStatements.contains(where: { $0.firstChild != nil }) else { continue }
      let type = value(of: block.statements, inner, expected: expected)
      if type != .void, type != .unknown { return type }
    }
    return nil
  }

  /// The type of an `if` or `switch` expression: that of its first arm with a known type.
  func branchValue(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    for block in node.children where [.codeBlock, .switchCase].contains(block.kind) {
      var inner = frame
      if let conditions = node.child(.conditionList) { enter(conditions, &inner) }
      guard let last = block.statements.last, last.kind != .throwStmt else { continue }
      let type = value(of: block.statements, inner, expected: expected)
      if type != .unknown { return type }
    }
    return .unknown
  }

  // MARK: Operators

  /// The type of a flat sequence of operands and operators.
  func sequence(_ parts: [Node], _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    if parts.count == 1 { return infer(parts[0], frame, expected: expected) }
    guard parts.count > 1 else { return .unknown }
    if parts.contains(where: { $0.isAssignment }) { return .void }
    if let ternary = TernaryExpr(parts), !ternary.condition.isEmpty {
      guard let then = ternary.arms.first else { return .unknown }
      let rest = ternary.otherwise
      let first = settled(infer(then, frame, expected: expected))
      if first.isKnown {
        let isNil = rest.count == 1 && rest[0].unwrapped.kind == .nilLiteral
        return isNil && wrapped(first) == nil ? declarations.optional(first) : first
      }
      let second = settled(sequence(rest, frame, expected))
      if then.unwrapped.kind == .nilLiteral, second.isKnown, wrapped(second) == nil {
        return declarations.optional(second)
      }
      return second == .unknown ? first : second
    }
    if let cast = parts.lastIndex(where: { $0.kind == .castOperator }) {
      if parts[cast].cast == .is { return declarations.named("Bool") }
      guard let written = parts[cast].children.first(where: { $0.isType }) else { return .unknown }
      let type = self.written(written, frame)
      return parts[cast].cast == .conditional ? declarations.optional(type) : type
    }
    let operators = parts.enumerated().filter { $0.element.kind == .binaryOperator }
    let weakest = operators.min { precedence($0.element.text) < precedence($1.element.text) }
    guard let weakest, weakest.offset > 0 else { return .unknown }
    let text = weakest.element.text
    // Operators of the same precedence associate to the left, `??` to the right.
    let level = precedence(text)
    let same = operators.filter { precedence($0.element.text) == level }
    let position = (text == "??" ? same.first?.offset : same.last?.offset) ?? weakest.offset
    let left = Array(parts[..<position])
    let right = Array(parts[(position + 1)...])
    switch level {
    case 0...3: return declarations.named("Bool")
    case 4:
      let type = settled(sequence(left, frame, nil))
      let other = settled(sequence(right, frame, expected))
      // The right side decides whether the result is optional.
      return other == .unknown || wrapped(other) == nil && wrapped(type) != nil ? wrapped(type) ?? type : other
    case 5:
      var bound: InferredType?
      if let expected, case .nominal(_, let arguments) = settled(expected), arguments.count == 1 {
        bound = arguments[0]
      }
      var element = settled(sequence(left, frame, bound))
      let other = settled(sequence(right, frame, bound ?? (left.count == 1 && isLiteral(left[0]) ? nil : element)))
      if left.count == 1, isLiteral(left[0]), other.isKnown { element = other }
      return declarations.named(text == "..<" ? "Range" : "ClosedRange", [element])
    default:
      let isLiteralLeft = left.count == 1 && isLiteral(left[0])
      let type = settled(sequence(isLiteralLeft ? right : left, frame, expected))
      let other = settled(sequence(isLiteralLeft ? left : right, frame, type))
      return type == .unknown ? other : type
    }
  }

  private func isLiteral(_ node: Node) -> Bool {
    [.integerLiteral, .floatLiteral, .prefixExpr].contains(node.unwrapped.kind)
  }

  private func precedence(_ text: String) -> Int {
    switch text {
    case "||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "??": 4
    case "..<", "...": 5
    case "+", "-", "&+", "&-", "|", "^": 6
    default: 7
    }
  }
}
