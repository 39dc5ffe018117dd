// Typed views of what decides between branches: `switch`, its cases, and conditions that bind a name. They are valid as
// long as their node: see `Expressions.swift`.

/// `switch subject { case … }`
public struct SwitchExpr: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  /// What is compared with the patterns; nil in half-written code.
  public var subject: Node? { node.firstChild }
  /// The cases in order, without those inside of `#if`.
  public var cases: [SwitchCase] { node.children.compactMap(\.asSwitchCase) }
}

/// `case pattern, pattern where condition: …`, `default: …`
public struct SwitchCase: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  /// The `caseItem` nodes: a pattern each, and the `where` behind it; none of `default`.
  public var items: [Node] { node.children.filter { $0.kind == .caseItem } }
  /// The patterns alone; empty for `default`.
  public var patterns: [Node] { items.compactMap(\.firstChild) }
  /// Whether it is `default:`.
  public var isDefault: Bool { node.isDefaultCase }
  /// The direct statements; `#if` is one of them.
  public var statements: [Node] { node.statements }
}

/// `let name = value` and `let name` as a condition.
public struct OptionalBinding: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  /// The name that is bound; `.none` for any pattern but a plain name.
  public var name: Name { node.name }
  /// What is unwrapped; nil for `let name`, which unwraps what has that name.
  public var value: Node? { node.initialValue }
}

extension Node {
  @inlinable public var asSwitch: SwitchExpr? { kind == .switchExpr ? SwitchExpr(unchecked: self) : nil }
  @inlinable public var asSwitchCase: SwitchCase? { kind == .switchCase ? SwitchCase(unchecked: self) : nil }
  @inlinable public var asOptionalBinding: OptionalBinding? {
    kind == .optionalBinding ? OptionalBinding(unchecked: self) : nil
  }

  /// `if` or `switch`, which are expressions.
  @inlinable public var isConditionalExpression: Bool { kind == .ifExpr || kind == .switchExpr }
  /// `{ … }` that runs as a whole: the body of a function, an accessor or a statement, or a closure.
  @inlinable public var isBlock: Bool { kind == .codeBlock || kind == .closure }
}
