// Writes: assignments, `inout` arguments, mutation in place.

import Syntax

extension Node {
  /// Whether the expression, or a part of its value, is assigned, passed `inout`, or mutated by a method of the
  /// standard library. At most linear in the depth and in the length of the assignment.
  public var isWritten: Bool {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .memberAccess, .optionalChaining, .forceUnwrap, .subscriptCall:
        guard parent.firstChild == node else { return false }
        node = parent
      case .inOutExpr: return true
      case .call:
        return parent.callee == node && node.kind == .memberAccess && node.base != nil
          && Self.changesInPlace(node.name)
      case .sequence:
        guard parent.firstChild == node else { return false }
        return parent.children.contains { $0.isAssignment }
      default: return false
      }
    }
    return false
  }

  private static func changesInPlace(_ name: Name) -> Bool {
    switch name.known {
    case .append, .formUnion, .insert, .merge, .move, .popLast, .remove, .removeAll, .removeFirst,
      .removeLast,
      .removeValue, .reverse, .shuffle, .sort, .subtract, .swapAt, .toggle, .updateValue:
      true
    default: false
    }
  }
}

extension Body {
  /// Whether the use assigns what it names, or changes a part of it.
  public func isWritten(_ use: Int) -> Bool { uses[use].isWritten || node(use).isWritten }
}
