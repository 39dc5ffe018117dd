// Where the identity of a view can end while the view around it stays: SwiftUI then creates a new view, and all state
// below is lost.

import Frameworks
import Project
import Syntax

/// Why the views at a node of a view tree can lose their identity. Its nodes are valid until `Index.forgetNodes`.
public enum IdentityEnd: Sendable {
  /// `if`, `switch`: each branch is a view of its own.
  case branch
  /// A modifier or view of the project branches on its input; the member with the branch.
  case helper(MemberID)
  /// `.id(value)`: a new value makes a new view.
  case id(Node)
  /// `.id(value)` with a value that is new on each update.
  case freshID(Node)
  /// `AnyView`: a new type inside makes a new view.
  case erasure
  /// Rows identified by position: after an insertion, each row takes the identity of the row before it.
  case rowsByPlace
  /// Rows whose ids are new on each update.
  case freshRows
}

extension Index {
  /// Why the identity of the view at a node can end; nil if it lasts as long as the view around it.
  public func identityEnd(of i: Int, in tree: ViewTree) -> IdentityEnd? {
    let node = tree[i]
    switch node.kind {
    case .conditional:
      // A ternary, or an explicit `return`, has one type in both branches.
      let hasBuilder = tree.isBuilder || tree.ancestors(of: i).contains { tree[$0].kind == .slot }
      switch node.form {
      case .ifElse, .ifLet, .switchCase, .availability: return node.isConstant || !hasBuilder ? nil : .branch
      case .none, .ternary, .compileTime: return nil
      }
    case .erased: return .erasure
    case .modified where node.member == nil && node.name == .id:
      guard let value = node.syntax.unlabelledArgument, !isConstant(value, in: tree) else { return nil }
      return FreshValueSearch(tree.body, in: self).value(of: value) == nil ? .id(value) : .freshID(value)
    case .modified, .reference:
      guard let member = node.member, member != tree.member, let branch = conditionalHelper(member) else { return nil }
      return isDecidedForGood(branch, node, of: member, in: tree) ? nil : .helper(member)
    case .element:
      if let type = node.type { return conditionalWrapper(type).map { .helper($0.body) } }
      return rowEnd(of: node, in: tree)
    default: return nil
    }
  }

  private func isConstant(_ node: Node, in tree: ViewTree) -> Bool {
    isConstant(node, in: tree.body)
  }

  /// Whether all arguments that affect the decision are constants.
  private func isDecidedForGood(_ branch: BaseBranch, _ node: ViewNode, of member: MemberID, in tree: ViewTree)
    -> Bool
  {
    let deciding = branch.parameters.filter { $0 != branch.baseParameter }
    guard !deciding.isEmpty, branch.properties.isEmpty, node.isCall,
      let arguments = arguments(of: node.syntax, for: self[member].parameters)
    else { return false }
    return deciding.allSatisfy { number in
      guard number < arguments.count, let value = arguments[number] else { return true }
      return isConstant(value, in: tree)
    }
  }

  private func rowEnd(of node: ViewNode, in tree: ViewTree) -> IdentityEnd? {
    guard node.name == .ForEach || node.name == .List, node.isCall,
      let data = rowData(of: node.syntax, in: tree.member)
    else { return nil }
    if data.key == .position, !hasConstantCount(data.data, in: tree.body) { return .rowsByPlace }
    guard let use = tree.body.use(at: node.syntax), let found = identification(at: use, in: tree.body) else {
      return nil
    }
    let key = members(named: found.key == .none ? Name(.id) : found.key, of: found.element)
    guard key.count == 1, self[key[0]].kind == .computedProperty else { return nil }
    return FreshValueSearch(body(of: key[0]), in: self).result() == nil ? nil : .freshRows
  }
}
