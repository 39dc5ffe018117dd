// Views that are told apart by `id(_:)`, and what there is to lose when the value changes.

import Frameworks
import Syntax

/// `.id(value)` of SwiftUI.
public struct IDModifier: Sendable {
  /// The modifier in the view tree.
  public let node: Int
  /// The view that it keys.
  public let base: Int
  public let call: Node
  public let value: Node
}

extension ViewTree {
  /// The places where SwiftUI's `id(_:)` keys a view, in order.
  public var idModifiers: [IDModifier] {
    nodes.indices.compactMap { i in
      guard nodes[i].kind == .modified, nodes[i].name == .id, nodes[i].member == nil else {
        return nil
      }
      let call = nodes[i].syntax
      guard call.kind == .call, call.arguments.count == 1, let value = call.unlabelledArgument,
        let base = children(of: i).first, nodes[base].kind != .slot
      else { return nil }
      return IDModifier(node: i, base: base, call: call, value: value)
    }
  }

  /// Is it a text, an image or a shape: nothing that keeps anything?
  public func isLeaf(_ i: Int) -> Bool {
    let core = self[core(of: i).base]
    return core.kind == .element && core.type == nil
      && (ViewTypes.has(.leaf, core.name) || ViewTypes.has(.shape, core.name))
  }

  /// Is one view meant to be seen going and the other one coming, when the id at this modifier changes?
  public func showsReplacement(at i: Int) -> Bool {
    func isTransition(_ node: Int) -> Bool {
      self[node].kind == .modified
        && (self[node].name == .transition || self[node].name == .contentTransition)
    }
    var outer = self[i].parent
    while outer >= 0, self[outer].kind == .modified {
      if isTransition(outer) { return true }
      outer = self[outer].parent
    }
    return unmodified(i).modifiers.contains { isTransition($0) }
  }
}
