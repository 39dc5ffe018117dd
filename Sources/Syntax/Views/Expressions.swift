// Typed views: a node read as one construct of the grammar.
//
// A node knows its kind and its children. Which child plays which role is said here, once. `Node.asCall` and its
// like are nil for nodes of other kinds. A view, and every node that it gives, is valid as long as the tree of its
// `node` lives: see `Node`. Nothing is cached: properties that give arrays collect them at each call.

/// `f(x) { … }`
public struct CallExpr: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  /// What is called, without parentheses around it; an empty callee of half-written code is nil.
  public var callee: Node? { node.callee?.unwrapped }
  /// The name that is called: `f` of `f()`, `a.f()`, `.f()`, `f<T>()`; `.none` for anything else.
  public var name: Name { node.calledName }
  /// The range of that name: UTF-8 byte offsets.
  public var nameRange: Range<Int> { node.calledNameRange }
  /// `a` of `a.f()` and of `a?.f()`; nil for `f()` and `.f()`.
  public var receiver: Node? { callee.flatMap { $0.peeledSuffixes.asMemberAccess?.base } }
  /// Whether nothing stands before the name: `f()`.
  public var isUnqualified: Bool { callee?.kind == .identifierExpr }
  /// Whether the name is called on something: `a.f()`, `.f()`.
  public var isMemberCall: Bool { callee?.kind == .memberAccess }

  /// What is passed, arguments in parentheses first; one element per value.
  public var passed: [Node.PassedValue] { node.passedValues }
  /// The value of the first argument or trailing closure with this label; nil if there is none.
  public func argument(_ label: Name.Known) -> Node? { node.argument(label) }
  /// The value of the first argument in parentheses without a label; nil if there is none.
  public var unlabelledArgument: Node? { node.unlabelledArgument }
}

/// `base.name`, `.name`
public struct MemberAccessExpr: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  public var name: Name { node.name }
  /// Nil for `.name`.
  public var base: Node? { node.base }
  /// Whether the base is `self`.
  public var isOnSelf: Bool { base?.isSelf ?? false }
}

/// `target = value`, `target += value`
public struct AssignmentExpr: Hashable {
  /// The sequence.
  public let node: Node
  /// The operand to the left of the operator.
  public let target: Node
  let operatorNode: Node
  /// The operands and operators behind the operator; a single one unless the value has operators itself.
  public let values: [Node]

  /// The value where it is a single operand.
  public var value: Node? { values.count == 1 ? values[0] : nil }
  /// `=`, not `+=`.
  public var isPlain: Bool { operatorNode.kind == .assignmentOperator }
}

/// `condition ? a : b`, also a chain of them.
public struct TernaryExpr: Hashable {
  /// The operands and operators before the first `?`.
  public let condition: [Node]
  /// What it may give, in order: each value between `?` and `:`, then the last one. An arm of several operands,
  /// or one that half-written code lacks, is left out.
  public let arms: [Node]
  /// The operands and operators behind the first `:`, which may have a `?` again.
  public let otherwise: [Node]

  /// Nil unless one of the parts of a flat sequence is `?` and `:`.
  public init?(_ parts: [Node]) {
    guard let question = parts.firstIndex(where: { $0.kind == .ternary }) else { return nil }
    var arms = parts[question...].compactMap { $0.kind == .ternary ? $0.firstChild : nil }
    if let last = parts.last, last.kind != .ternary { arms.append(last) }
    condition = Array(parts[..<question])
    self.arms = arms
    otherwise = Array(parts[(question + 1)...])
  }
}

/// `a..<b`, `a...b`
public struct RangeExpr: Hashable {
  /// The sequence.
  public let node: Node
  /// The operands and operators on each side of the range operator.
  public let lower: [Node]
  public let upper: [Node]
  /// `...`
  public let isClosed: Bool
}

/// `{ … }`
public struct ClosureExpr: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  /// The part before `in`; nil if there is none.
  public var signature: Node? { node.closureSignature }
  /// The direct statements; `#if` is one of them.
  public var statements: [Node] { node.statements }
  /// The names of the parameters in the signature; empty where there is none. Linear in the size of the
  /// signature.
  public var parameterNames: [Name] {
    guard let signature else { return [] }
    return signature.descendants.filter { $0.kind == .closureParameter || $0.kind == .parameter }.map(\.name)
  }
  /// The only statement; nil if there are none or several.
  public var onlyStatement: Node? {
    let statements = statements
    return statements.count == 1 ? statements[0] : nil
  }
}

/// `if condition { … } else …`
public struct IfExpr: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  /// The conditions between the commas: expressions, bindings, patterns and availability.
  public var conditions: [Node] { node.child(.conditionList).map { Array($0.children) } ?? [] }
  /// The block of the `if` itself; nil in half-written code.
  public var body: Node? { node.child(.codeBlock) }
  /// The block behind `else`, or the `if` of `else if`; nil without `else`.
  public var elseBranch: Node? {
    guard let body, let last = node.lastChild, last != body else { return nil }
    return last
  }
}

extension Node {
  @inlinable public var asCall: CallExpr? { kind == .call ? CallExpr(unchecked: self) : nil }
  @inlinable public var asMemberAccess: MemberAccessExpr? {
    kind == .memberAccess ? MemberAccessExpr(unchecked: self) : nil
  }
  @inlinable public var asClosure: ClosureExpr? { kind == .closure ? ClosureExpr(unchecked: self) : nil }
  @inlinable public var asIf: IfExpr? { kind == .ifExpr ? IfExpr(unchecked: self) : nil }

  /// Nil unless this is a sequence whose second part assigns.
  public var asAssignment: AssignmentExpr? {
    guard kind == .sequence else { return nil }
    let parts = Array(children)
    guard parts.count > 2, parts[1].isAssignment else { return nil }
    return AssignmentExpr(node: self, target: parts[0], operatorNode: parts[1], values: Array(parts[2...]))
  }

  /// The plain assignment that gives this node a value: `x = value` for `x`, but not `x += 1`. Linear in
  /// the parts of the expression around the node.
  public var assignmentToIt: AssignmentExpr? {
    guard let assignment = parent?.asAssignment, assignment.isPlain, assignment.target == self else { return nil }
    return assignment
  }

  /// Nil unless this is a sequence with `?` and `:` on its own level.
  public var asTernary: TernaryExpr? { kind == .sequence ? TernaryExpr(Array(children)) : nil }

  /// Nil unless this is a sequence with a range operator on its own level.
  public var asRange: RangeExpr? {
    guard kind == .sequence else { return nil }
    let parts = Array(children)
    guard let place = parts.firstIndex(where: \.isRangeOperator) else { return nil }
    return RangeExpr(
      node: self, lower: Array(parts[..<place]), upper: Array(parts[(place + 1)...]),
      isClosed: parts[place].isOperator("..."))
  }

  /// Whether this is the binary operator with this text.
  public func isOperator(_ text: String) -> Bool {
    kind == .binaryOperator && bytes(ofToken: firstToken).elementsEqual(text.utf8)
  }
  /// `..<` or `...`
  var isRangeOperator: Bool { isOperator("..<") || isOperator("...") }

  /// Whether this is a call of the name, with or without something before it.
  @inlinable public func isCall(of known: Name.Known) -> Bool { kind == .call && calledName == known }
  /// Whether this is a call of the plain name: `Task { … }`, not `a.Task { … }`.
  public func isUnqualifiedCall(of known: Name.Known) -> Bool {
    isCall(of: known) && callee?.unwrapped.kind == .identifierExpr
  }

  /// `self`
  @inlinable public var isSelf: Bool { kind == .identifierExpr && name == .`self` }
  /// Whether this is the plain name, with nothing before it.
  @inlinable public func isReference(to name: Name) -> Bool { kind == .identifierExpr && self.name == name }
  @inlinable public func isReference(to known: Name.Known) -> Bool { isReference(to: Name(known)) }
  @inlinable public func isReference(toOneOf names: Set<Name>) -> Bool {
    kind == .identifierExpr && names.contains(name)
  }
  /// `name` of `name` and of `self.name`, of what can be a property of the type around; nil for anything else.
  public var ownName: Name? {
    switch kind {
    case .identifierExpr: name
    case .memberAccess: base?.isSelf == true ? name : nil
    default: nil
    }
  }
  /// Whether this names something, plain or behind a period: `name`, `a.name`, `.name`.
  @inlinable public var isName: Bool { kind == .identifierExpr || kind == .memberAccess }

  /// Whether this is a member with the name: `a.known`, `.known`.
  @inlinable public func isMember(named known: Name.Known) -> Bool { kind == .memberAccess && name == known }
  /// `.name`, whose type is known from what is around it.
  public var isImplicitMember: Bool { kind == .memberAccess && base == nil }
  /// Whether this is a member of just that expression: `a.name` of `a`.
  @inlinable public func isMember(of base: Node) -> Bool { kind == .memberAccess && self.base == base }
  /// The UTF-8 byte offsets on which a finding about what is called or read stands: `name` of `a.name(…)` and of
  /// `a.name`; the whole node for others.
  public var usedNameRange: Range<Int> { kind == .call ? calledNameRange : memberNameRange }

  /// Whether this passes a value to a call: an argument in parentheses or a closure behind them.
  @inlinable public var isPassing: Bool { kind == .argument || kind == .trailingClosure }

  /// The call that this expression is passed to, directly, and under which label; nil if it is not an argument.
  public var receivingCall: (call: CallExpr, label: Name)? {
    guard let passing = parent, passing.isPassing, let call = passing.parent?.asCall else { return nil }
    return (call, passing.name)
  }

  /// The node without `?` and `!` behind it.
  public var peeledSuffixes: Node {
    var node = self
    while node.kind == .optionalChaining || node.kind == .forceUnwrap, let inner = node.firstChild { node = inner }
    return node
  }

  /// The node without parentheses, `try`, `await`, `?`, `!` and a `Group` around a single view.
  public var peeled: Node {
    var node = self
    while true {
      let inner = node.unwrapped.peeledSuffixes
      let next = inner.groupedView ?? inner
      if next == node { return node }
      node = next
    }
  }

  /// What stands below a chain of calls and members: `a` of `a.b.c()`. Linear in the length of the chain.
  public var root: Node {
    var node = unwrapped
    while true {
      switch node.kind {
      case .call, .subscriptCall, .optionalChaining, .forceUnwrap:
        guard let inner = node.firstChild else { return node }
        node = inner.unwrapped
      case .memberAccess:
        guard let base = node.base else { return node }
        node = base.unwrapped
      default: return node
      }
    }
  }

  /// The `let` or `var` of a binding, if it declares nothing else: not `var a = 1, b = 2`. Nil for other nodes.
  public var soleDeclaration: Node? {
    guard let declaration = parent, declaration.kind == .variableDecl,
      declaration.children.count(where: { $0.kind == .binding }) == 1
    else { return nil }
    return declaration
  }
}

extension IfExpr {
  /// The only condition; nil if there are several.
  public var onlyCondition: Node? {
    guard let list = node.child(.conditionList), let first = list.firstChild, first.end == list.end else { return nil }
    return first
  }
}

extension Node {
  /// What stands behind `=` of a declaration; nil without a value.
  public var initialValue: Node? { child(.initializer)?.firstChild }

  /// What a block or a closure gives if it is a single statement, with or without `return`; nil for several and for a
  /// plain `return`.
  public var onlyResult: Node? {
    let statements = statements
    guard statements.count == 1 else { return nil }
    return statements[0].kind == .returnStmt ? statements[0].firstChild : statements[0]
  }

  /// `for`, `while`, `repeat`
  public var isLoop: Bool { kind == .forStmt || kind == .whileStmt || kind == .repeatStmt }
  /// `for await`
  public var isAsyncLoop: Bool { kind == .forStmt && tokens.prefix(3).contains { tokenName($0) == .await } }
}
