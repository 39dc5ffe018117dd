// Types of expressions: chains, literals, operators.

import Syntax

extension Typing {
  /// The type of an expression; `expected` is the type that the context requires, if it is known.
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

  func text(_ node: Node, _ frame: TypingFrame) -> String { frame.context.source.text(node.name) }

  /// The type of one link of a postfix chain, without the optional around the whole chain.
  func chain(_ node: Node, _ frame: TypingFrame, expected: InferredType?) -> InferredType {
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
    case .omittedBase:
      // If the base is such a chain itself, it continues the next outer one.
      guard let last = omittedBases.popLast() else { return .unknown }
      defer { omittedBases.append(last) }
      return infer(last.0, last.1, expected: nil)
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

  func array(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
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
    // Whole numbers beside fractions are fractions.
    let double = declarations.named("Double")
    return declarations.array(types.contains(double) && first == declarations.named("Int") ? double : first)
  }

  private func dictionary(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    if let expected, case .nominal = settled(expected), settled(expected).isKnown { return settled(expected) }
    guard let element = node.children.first(where: { $0.kind == .dictionaryElement }) else { return .unknown }
    return declarations.named("Dictionary", element.children.map { infer($0, frame, expected: nil) })
  }
}
