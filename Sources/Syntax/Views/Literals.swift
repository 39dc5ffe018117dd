// Typed views of string literals, key paths and attributes. They are valid as long as their node: see
// `Expressions.swift`.

/// `"text \(value)"`
public struct StringLiteralExpr: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  /// Whether it has at least one `\(…)`.
  public var isInterpolated: Bool { node.child(.interpolation) != nil }
  /// The values between `\(` and `)`, in order, without their options.
  public var interpolatedValues: [Node] {
    node.children.filter { $0.kind == .interpolation }.compactMap { $0.child(.argument)?.value?.unwrapped }
  }
}

/// `\Root.name`
public struct KeyPathExpr: Hashable {
  public let node: Node

  @inlinable init(unchecked node: Node) { self.node = node }

  private var components: [Node] { node.children.filter { $0.kind == .keyPathComponent } }

  /// The texts of the parts, without `self` at the end: `user` and `id` of `\.user.id`, none of `\.self`.
  public var names: [String] {
    var names = components.map { String($0.text.drop { $0 == "." }) }
    while names.last == "self" { names.removeLast() }
    return names
  }

  /// `name` of `\.name`, `\Root.name` and `\.self.name`, `self` of `\.self`; nil for a path of several parts.
  public var onlyName: Name? {
    let parts = components
    let steps = parts.filter { $0.name != .`self` }
    return steps.count == 1 ? steps[0].name : steps.isEmpty && parts.count == 1 ? parts[0].name : nil
  }
}

extension Node {
  @inlinable public var asStringLiteral: StringLiteralExpr? {
    kind == .stringLiteral ? StringLiteralExpr(unchecked: self) : nil
  }
  @inlinable public var asKeyPath: KeyPathExpr? { kind == .keyPath ? KeyPathExpr(unchecked: self) : nil }

  /// The attributes of a declaration, a parameter or a type, in order.
  public var attributes: [Node] { children.filter { $0.kind == .attribute } }
  /// Whether this is `@known`, with or without arguments.
  @inlinable public func isAttribute(_ known: Name.Known) -> Bool { kind == .attribute && name == known }
  /// The first attribute with this name; nil if there is none.
  public func attribute(_ known: Name.Known) -> Node? { children.first { $0.isAttribute(known) } }
  /// Whether the declaration has this attribute.
  public func hasAttribute(_ known: Name.Known) -> Bool { children.contains { $0.isAttribute(known) } }
}
