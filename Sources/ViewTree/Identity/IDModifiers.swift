// Views identified by `id(_:)`, and what is lost when the value changes.

import Frameworks
import Project
import Syntax

/// SwiftUI's `.id(value)`. Its nodes are valid until `Index.forgetNodes`.
public struct IDModifier: Sendable {
  /// The number of the modifier in the view tree.
  public let node: Int
  /// The number of the view that it identifies.
  public let base: Int
  public let call: Node
  public let value: Node
}

extension ViewTree {
  /// The uses of SwiftUI's `id(_:)` in the view tree, in order. Linear in the size of the tree.
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

  /// Whether the view is a text, an image or a shape, which keeps no state.
  public func isLeaf(_ i: Int) -> Bool {
    let core = self[core(of: i).base]
    return core.kind == .element && core.type == nil
      && (ViewTypes.has(.leaf, core.name) || ViewTypes.has(.shape, core.name))
  }

  /// Whether the replacement of the view at this modifier is visible by intent, through a transition.
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

extension ViewNode {
  /// Whether this is a modifier that a framework declares, not the project.
  public var isFrameworkModifier: Bool { kind == .modified && member == nil }
}

extension Index {
  /// Whether an `id(_:)` around the branches has as its value what decides between them, in the tree or around each call of
  /// its member: the views start over with each change, whatever the branches are. Linear in the calls of the member.
  public func isResetByID(around head: Int, in tree: ViewTree) -> Bool {
    let deciding = decidingExpressions(of: tree[head].syntax).map(\.unwrapped.comparableText)
    func identifies(_ value: Node?, by texts: [String]) -> Bool {
      guard let value else { return false }
      return ([value.unwrapped] + Array(value.descendants)).contains { texts.contains($0.comparableText) }
    }
    let isAround = tree.ancestors(of: head).contains { ancestor in
      tree[ancestor].isFrameworkModifier && tree[ancestor].name == .id
        && identifies(tree[ancestor].syntax.unlabelledArgument, by: deciding)
    }
    if isAround { return true }
    let parameters = self[tree.member].parameters
    guard deciding.count == 1, let number = parameters.firstIndex(where: { text($0.name) == deciding[0] }) else {
      return false
    }
    let calls = uses(named: self[tree.member].name).uses(of: tree.member)
    return !calls.isEmpty
      && calls.allSatisfy { site in
        var outer = node(at: site)
        guard let value = arguments(of: outer, for: parameters)?[number] else { return false }
        while let access = outer.parent, access.kind == .memberAccess, let modifier = access.parent?.asCall?.node,
          modifier.callee == access
        {
          if access.name == .id, identifies(modifier.unlabelledArgument, by: [value.unwrapped.comparableText]) {
            return true
          }
          outer = modifier
        }
        return false
      }
  }
}
