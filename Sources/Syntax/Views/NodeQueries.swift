// Questions that every reader of the tree asks, in one place.

extension Tree {
  /// The numbers of the comments that begin in this range of UTF-8 byte offsets. Logarithmic in the number of comments.
  public func comments(beginningIn range: Range<Int>) -> Range<Int> {
    let first = firstComment(from: range.lowerBound)
    return first..<max(first, firstComment(from: range.upperBound))
  }

  private func firstComment(from offset: Int) -> Int {
    (0..<commentCount).firstSortedIndex { Int(comment($0).start) >= offset }
  }

  /// The number of the first token at or behind the UTF-8 byte offset; `tokenCount` if there is none. Logarithmic in
  /// the number of tokens.
  public func firstToken(from offset: Int) -> Int {
    (0..<tokenCount).firstSortedIndex { tokenRange($0).lowerBound >= offset }
  }
}

extension Node {
  /// The numbers of the node and of all nodes below it.
  @inlinable public var numbers: Range<UInt32> { number..<end }

  /// The node without parentheses, `try`, `await` and the like around it.
  @inlinable public var unwrapped: Node {
    var node = self
    while true {
      switch node.kind {
      case .tryExpr, .wordExpr:
        guard let inner = node.firstChild else { return node }
        node = inner
      case .tuple:
        guard let argument = node.firstChild, argument.end == node.end, argument.name == .none,
          let inner = argument.firstChild
        else { return node }
        node = inner
      default: return node
      }
    }
  }

  /// The base of a member access; nil for `.member`.
  @inlinable public var base: Node? {
    guard kind == .memberAccess, let first = firstChild, first.kind != .genericArgumentClause else {
      return nil
    }
    return first
  }

  /// What a `call` or `subscriptCall` calls; nil for other nodes.
  @inlinable public var callee: Node? {
    kind == .call || kind == .subscriptCall ? firstChild : nil
  }

  /// The name that a `call` calls: `f` of `f()`, `a.f()`, `.f()`, `f<T>()`; `.none` for anything
  /// else.
  @inlinable public var calledName: Name {
    guard let callee = callee?.unwrapped else { return .none }
    switch callee.kind {
    case .identifierExpr, .memberAccess: return callee.name
    case .optionalChaining, .forceUnwrap: return callee.firstChild?.name ?? .none
    default: return .none
    }
  }

  /// The UTF-8 byte offsets on which a finding about a called member stands: the name in `a.name(…)`, or the whole
  /// callee; the whole node if it is not a call.
  public var calledNameRange: Range<Int> {
    guard let callee = callee?.unwrapped else { return range }
    return callee.kind == .memberAccess ? callee.memberNameRange : callee.range
  }

  /// The UTF-8 byte offsets of the part of a branch or a call that one points at: `if x`, `switch x`, `ForEach`; the
  /// whole node for others.
  public var headRange: Range<Int> {
    switch kind {
    case .call: return calledNameRange
    case .ifExpr: return range.lowerBound..<(child(.conditionList)?.range.upperBound ?? range.upperBound)
    case .switchExpr: return range.lowerBound..<(firstChild?.range.upperBound ?? range.upperBound)
    default: return range
    }
  }

  /// The UTF-8 byte offsets of the name in `a.name` or `.name`, without generic arguments; the whole node for others.
  public var memberNameRange: Range<Int> {
    guard kind == .memberAccess else { return range }
    var token = base?.endToken ?? firstToken
    // The period, then the name.
    token += 1
    return token < endToken ? tokenRange(token) : range
  }

  /// Arguments in parentheses, in order; the `argument` nodes.
  public var arguments: [Node] { children.filter { $0.kind == .argument } }
  /// The `trailingClosure` nodes, in order.
  public var trailingClosures: [Node] { children.filter { $0.kind == .trailingClosure } }

  /// The value of an `argument` or a `trailingClosure`; for other nodes the first child.
  @inlinable public var value: Node? { firstChild }

  /// The part of a closure before `in`; it comes first, if there is one.
  public var closureSignature: Node? {
    guard let first = firstChild, first.kind == .closureSignature else { return nil }
    return first
  }

  /// The value of the first argument or trailing closure with this label; nil if there is none. Linear in the number of
  /// children.
  @inlinable public func argument(_ label: Name.Known) -> Node? {
    for child in children where child.name == label && (child.kind == .argument || child.kind == .trailingClosure) {
      return child.firstChild
    }
    return nil
  }

  /// The value of the first argument in parentheses without a label; nil if there is none.
  @inlinable public var unlabelledArgument: Node? {
    for child in children where child.kind == .argument && child.name == .none { return child.firstChild }
    return nil
  }

  /// Whether the bracket stands there that ends this block, closure, list or literal. At the end of a file that is
  /// being written it does not.
  public var isClosed: Bool {
    guard endToken - firstToken > 1 else { return false }
    switch (tokenKind(firstToken), tokenKind(endToken - 1)) {
    case (.leftBrace, .rightBrace), (.leftParenthesis, .rightParenthesis), (.leftSquare, .rightSquare): return true
    default: return false
    }
  }

  /// The statements of a block, a closure, a case or a file.
  public var statements: [Node] {
    children.filter { $0.kind != .closureSignature && $0.kind != .caseItem && $0.kind != .attribute }
  }

  /// The UTF-8 byte offsets of the token that names a declaration: after the introducer. The whole node if there is no
  /// such token.
  public var declaredNameRange: Range<Int> {
    // What is missing has no token of its own.
    if firstToken >= endToken { return range }
    switch kind {
    case .binding, .optionalBinding, .parameter, .enumCaseElement, .capture, .closureParameter,
      .identifierPattern, .genericParameter:
      if kind == .binding || kind == .optionalBinding, let pattern = child(.identifierPattern) {
        return pattern.range
      }
      if kind == .parameter {
        // The last name before the colon.
        for token in tokens where tokenKind(token) == .colon { return tokenRange(max(token - 1, firstToken)) }
      }
      return tokenRange(firstToken)
    case .extensionDecl:
      return children.first { $0.kind == .namedType || $0.kind == .memberType }?.range ?? range
    default:
      var start = firstToken
      for child in children where child.kind == .attribute || child.kind == .modifier || child.kind == .ifConfig {
        start = child.endToken
      }
      for token in start..<max(endToken, start) {
        switch tokenKind(token) {
        case .func, .struct, .class, .enum, .protocol, .typealias, .associatedtype, .case:
          return token + 1 < endToken ? tokenRange(token + 1) : tokenRange(token)
        case .`init`, .subscript, .deinit: return tokenRange(token)
        case .identifier where tokenName(token) == .actor || tokenName(token) == .macro:
          return token + 1 < endToken ? tokenRange(token + 1) : tokenRange(token)
        default: continue
        }
      }
      return range
    }
  }

  /// The label of a `parameter` as a caller writes it; `.none` for `_` or none.
  public var parameterLabel: Name {
    guard kind == .parameter else { return .none }
    var label = name
    if detail & 2 != 0 {
      for token in tokens where tokenKind(token) == .colon && token - 2 >= firstToken {
        label = tokenName(token - 2)
        break
      }
    }
    return label == .`_` ? .none : label
  }

  /// Whether the name of this expression begins with an upper-case letter, as types do by convention.
  public var isNamedLikeType: Bool {
    let token: Int
    switch kind {
    case .identifierExpr, .namedType: token = firstToken
    case .memberAccess: token = (base?.endToken ?? firstToken) + 1
    default: return false
    }
    guard token < endToken else { return false }
    let first = firstByte(ofToken: token)
    if first != UInt8(ascii: "_"), first != UInt8(ascii: "`") {
      return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }
    for byte in bytes(ofToken: token) where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "`") {
      return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
    return false
  }

  /// `=`, `+=`, `<<=` …, but not a comparison.
  public var isAssignment: Bool {
    if kind == .assignmentOperator { return true }
    guard kind == .binaryOperator else { return false }
    let text = bytes(ofToken: firstToken)
    guard text.count >= 2, text.last == UInt8(ascii: "="), let first = text.first else { return false }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: "~"): return false
    case UInt8(ascii: "<"): return text.count == 3
    default: return true
    }
  }

  /// `??`
  public var isCoalescing: Bool {
    kind == .binaryOperator && bytes(ofToken: firstToken).elementsEqual("??".utf8)
  }

  /// Whether this is a type as the grammar has them.
  @inlinable public var isType: Bool { kind.rawValue >= NodeKind.namedType.rawValue }

  /// Whether the declaration has this modifier, without an argument.
  public func hasModifier(_ known: Name.Known) -> Bool {
    for child in children where child.kind == .modifier && child.name == known && child.detail == 0 { return true }
    return false
  }

  /// The explicit `return`s of the function or closure whose body this is, not those of one nested in it, in the order
  /// of the source. Linear in the size of the node.
  public var returnStatements: [Node] {
    var found: [Node] = []
    var iterator = descendants
    while let node = iterator.next() {
      switch node.kind {
      case .returnStmt: found.append(node)
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .accessorBlock,
        .extensionDecl, .initializerDecl:
        iterator.skipSubtree(of: node)
      case .binding where node.child(.codeBlock) != nil: iterator.skipSubtree(of: node)
      default: break
      }
    }
    return found
  }
}
