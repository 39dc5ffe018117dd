// Writes: assignments, `inout` arguments, mutation in place, bindings.

import Frameworks
import Syntax

extension Node {
  /// Whether the expression, or a part of its value, is assigned, passed `inout`, or mutated by a method of the
  /// standard library. At most linear in the depth and in the length of the assignment.
  public var isWritten: Bool {
    var node = self
    while let parent = node.parent {
      switch node.fate(in: parent) {
      case .written: return true
      case .read: return false
      case .ofParent: node = parent
      }
    }
    return false
  }

  fileprivate enum Fate { case written, read, ofParent }

  /// Whether the expression around this one writes its value, only reads it, or is a part of it.
  fileprivate func fate(in parent: Node) -> Fate {
    switch parent.kind {
    case .inOutExpr: return .written
    case .call:
      return parent.callee == self && kind == .memberAccess && base != nil && SideEffects.isMutating(name)
        ? .written : .read
    case .sequence: return isFirst(in: parent) && parent.children.contains { $0.isAssignment } ? .written : .read
    case let kind where kind.isPart: return isFirst(in: parent) ? .ofParent : .read
    default: return .read
    }
  }

  fileprivate func isFirst(in parent: Node) -> Bool { parent.number + 1 == number }

  /// Whether the expression is `$x` or a part of it: `$x.title`, `$model.items[0].title`.
  public var isBinding: Bool {
    var node = unwrapped
    while node.kind.isPart {
      if node.isProjection { return true }
      guard let base = node.kind == .memberAccess ? node.base : node.firstChild else { return false }
      node = base.unwrapped
    }
    return node.isProjection
  }

  /// `$x`, `self.$x`
  fileprivate var isProjection: Bool {
    switch kind {
    case .identifierExpr: return isProjection(firstToken)
    case .memberAccess:
      // The period stands before the name.
      guard let base = firstChild, base.endToken + 1 < endToken, isProjection(base.endToken + 1) else { return false }
      return base.unwrapped.isSelf
    default: return false
    }
  }

  /// Whether the token is a `$x` that is not one of `$0`, `$1` and so on.
  private func isProjection(_ token: Int) -> Bool {
    guard firstByte(ofToken: token) == UInt8(ascii: "$"), let second = bytes(ofToken: token).dropFirst().first else {
      return false
    }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }
}

extension NodeKind {
  /// Whether an expression of this kind is a part of the value of its first child: `a.b`, `a[0]`, `a?`, `a!`.
  fileprivate var isPart: Bool {
    switch self {
    case .memberAccess, .optionalChaining, .forceUnwrap, .subscriptCall: true
    default: false
    }
  }

  /// Whether a node of this kind has the value of its first child: `(a)`, `try a`, `await a`.
  fileprivate var isWrapping: Bool {
    switch self {
    case .tryExpr, .wordExpr, .tuple, .argument: true
    default: false
    }
  }
}

extension Body {
  /// Whether the use assigns what it names, or changes a part of it.
  public func isWritten(_ use: Int) -> Bool { uses[use].isWritten || node(use).isWritten }
}

extension Tree {
  /// By node: whether it may be written or passed as a binding, or is a part or the base of something that may. Never
  /// false for a node for which `Node.isWritten` or `Node.isBinding` is true. Linear, also for long chains.
  var writtenNodes: [Bool] {
    var written = [Bool](repeating: false, count: nodeCount)
    for i in 1..<max(1, nodeCount) {
      let node = node(i)
      let kind = node.kind
      // The value of an expression is that of its first part, if it has one.
      if let parent = node.parent, node.isFirst(in: parent) {
        switch parent.kind {
        // What stands within parentheses counts as written with them.
        case let kind where kind.isPart || kind.isWrapping: written[i] = written[i - 1]
        // So does what is called on a part.
        case .call: written[i] = written[i - 1] || kind == .memberAccess && node.fate(in: parent) == .written
        case .inOutExpr, .sequence: written[i] = node.fate(in: parent) == .written
        default: break
        }
      }
      guard kind == .identifierExpr || kind == .memberAccess, node.isProjection else { continue }
      written[i] = true
      // What is read through the binding is bound, too.
      var part = node
      while let next = part.parent, next.kind.isPart || next.kind.isWrapping, part.isFirst(in: next) {
        written[Int(next.number)] = true
        part = next
      }
    }
    return written
  }
}
