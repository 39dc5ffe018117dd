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
  /// The call, and its argument.
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
  /// Whether an `id(_:)` around the branches is the only value that decides between them, in the tree or around each call of
  /// its member, to which it is passed: the views start over with each change, whatever the branches are. False where more
  /// than `resetCallLimit` calls would have to be looked at.
  public func isResetByID(around head: Int, in tree: ViewTree) -> Bool {
    let deciding = decidingExpressions(of: tree[head].syntax).flatMap { tree.body.uses(in: $0) }.filter {
      // `.later` of an enumeration, and what is called on the value, decide nothing.
      switch tree.body.target($0) {
      case .member(let member): self[member].kind == .storedProperty
      case .local: true
      default: false
      }
    }
    guard let first = deciding.first, case let value = tree.body.target(first),
      deciding.allSatisfy({ tree.body.target($0) == value })
    else { return false }
    let isAround = tree.ancestors(of: head).contains { ancestor in
      guard tree[ancestor].isFrameworkModifier, tree[ancestor].name == .id,
        let id = tree[ancestor].syntax.unlabelledArgument?.unwrapped, id.isName
      else { return false }
      return tree.body.use(at: id).map { tree.body.target($0) } == value
    }
    if isAround { return true }
    guard case .local(let local) = value, case let number = Int(tree.body.locals[Int(local)].parameter), number >= 0
    else {
      return false
    }
    let calls = uses(named: self[tree.member].name).uses(of: tree.member)
    return !calls.isEmpty && calls.count <= Self.resetCallLimit
      && calls.allSatisfy { isIdentified($0, byArgument: number, of: tree.member) }
  }
  private static let resetCallLimit = 8

  /// Whether a modifier of the call has the argument as its id: `content(for: tab).id(tab)`.
  private func isIdentified(_ site: UseSite, byArgument number: Int, of member: MemberID) -> Bool {
    var outer = node(at: site)
    guard let value = arguments(of: outer, for: self[member].parameters)?[number]?.unwrapped, value.isName else {
      return false
    }
    while let access = outer.parent, access.kind == .memberAccess, let modifier = access.parent?.asCall?.node,
      modifier.callee == access
    {
      if access.name == .id, modifier.unlabelledArgument?.unwrapped.isSimilar(to: value) ?? false { return true }
      outer = modifier
    }
    return false
  }
}
