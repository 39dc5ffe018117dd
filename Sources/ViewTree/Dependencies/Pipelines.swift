// Chains of Combine: where the values come from, and which operators they pass.

import Frameworks
import Project
import Syntax

/// `source.operator().operator()`. Its nodes are valid until `Index.forgetNodes`.
public struct Pipeline: Sendable {
  /// The publisher: `$query`, `Timer.publish(…)`, `PassthroughSubject()`.
  public let source: Node
  /// The calls of operators, nearest to the source first.
  public let operators: [Node]
  /// The computed property or function that returns the chain; nil if the chain is written in place.
  public let property: MemberID?

  /// The chain that ends with `node`; without calls of operators, `node` itself is the source. Linear in the length of
  /// the chain.
  public init(_ node: Node, in property: MemberID? = nil) {
    var operators: [Node] = []
    var current = node.unwrapped
    while current.kind == .call, let callee = current.callee, callee.kind == .memberAccess,
      let base = callee.base,
      !Self.isSource(current, base: base)
    {
      operators.append(current)
      current = base.unwrapped
    }
    source = current
    self.operators = operators.reversed()
    self.property = property
  }

  /// Whether a call creates a publisher, and does not pass on the values of another one.
  private static func isSource(_ call: Node, base: Node) -> Bool {
    switch call.calledName.known {
    case .publish, .dataTaskPublisher, .TimerPublisher: true
    default: base.kind == .identifierExpr && base.isNamedLikeType
    }
  }

  /// Whether the chain has an operator with one of these names.
  public func has(_ names: [Name.Known]) -> Bool {
    operators.contains { call in names.contains { call.calledName == $0 } }
  }

  /// The name of the source if each evaluation creates a new one that starts from the beginning; nil for a lasting
  /// source, such as a notification.
  public func freshSource(in index: Index, file: SourceFile, scope: TypeID?) -> String? {
    guard source.kind == .call, let callee = source.callee else { return nil }
    let name = source.calledName
    switch callee.kind {
    case .identifierExpr:
      switch name.known {
      case .PassthroughSubject, .CurrentValueSubject, .Future, .Deferred, .TimerPublisher: break
      default: return nil
      }
    case .memberAccess:
      switch name.known {
      case .publish where callee.base?.name == .Timer: return "Timer.publish"
      case .TimerPublisher where callee.base?.name == .Timer: return "Timer.TimerPublisher"
      case .dataTaskPublisher: return "dataTaskPublisher"
      default: return nil
      }
    default: return nil
    }
    return index.resolveType(name, file: file.number, scope: scope) == nil ? index.text(name) : nil
  }
}

extension Index {
  /// The chain of an expression in the body: the expression itself, the value of a local, or the only expression of a
  /// computed property or a function.
  public func pipeline(_ node: Node, in body: Body) -> Pipeline {
    var (node, body) = (node.unwrapped, body)
    var member: MemberID?
    for _ in 0..<FollowLimit.parts {
      switch target(of: node, in: body) {
      case .member(let id) where self[id].kind == .computedProperty || self[id].kind == .function:
        guard let value = singleExpression(of: id) else { return Pipeline(node, in: member) }
        (node, body, member) = (value.unwrapped, self.body(of: id), id)
      case .local(let number) where node.kind == .identifierExpr:
        let local = body.locals[Int(number)]
        guard local.initial >= 0, !local.isElement else { return Pipeline(node, in: member) }
        node = body.node(Int(local.initial)).unwrapped
      default: return Pipeline(node, in: member)
      }
    }
    return Pipeline(node, in: member)
  }
}
