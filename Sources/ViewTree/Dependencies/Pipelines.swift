// Chains of Combine: where the values come from, and the operators that they pass.

import Frameworks
import Project
import Syntax

/// `source.operator().operator()`
public struct Pipeline: Sendable {
  /// Where the values come from: `$query`, `Timer.publish(…)`, `PassthroughSubject()`.
  public let source: Node
  /// The calls of operators, nearest to the source first.
  public let operators: [Node]
  /// The computed property that holds the chain, if it does not stand where it is used.
  public let property: MemberID?

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

  /// A call that makes a publisher, rather than passing one's values on.
  private static func isSource(_ call: Node, base: Node) -> Bool {
    switch call.calledName.known {
    case .publish, .dataTaskPublisher, .TimerPublisher: true
    default: base.kind == .identifierExpr && base.isNamedLikeType
    }
  }

  public func has(_ names: [Name.Known]) -> Bool {
    operators.contains { call in names.contains { call.calledName == $0 } }
  }

  /// What the source is called if each evaluation makes a new one that starts from the beginning; nil
  /// for what stands for something lasting, such as a notification.
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
  /// The chain that an expression in the body stands for: itself, or what a computed property of the
  /// project gives.
  public func pipeline(_ node: Node, in body: Body) -> Pipeline {
    let node = node.unwrapped
    guard node.kind == .identifierExpr || node.kind == .memberAccess,
      case .member(let id) = target(of: node, in: body),
      self[id].kind == .computedProperty, let value = singleExpression(of: id)
    else { return Pipeline(node) }
    return Pipeline(value, in: id)
  }
}
