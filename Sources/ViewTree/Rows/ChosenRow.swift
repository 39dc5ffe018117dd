// What only one of many rows shows: the one that is edited, selected or open.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether a node stands in a branch that only the row takes which an optional state names:
  /// `if editedID == item.id { Editor(item) }`, also through a local.
  func isInChosenRow(_ i: Int, of tree: ViewTree) -> Bool {
    tree.ancestors(of: i).contains { tree[$0].kind == .branch && isOfChosenRow($0, in: tree) }
  }

  /// The same for the branch.
  func isOfChosenRow(_ branch: Int, in tree: ViewTree) -> Bool {
    let conditional = tree[branch].parent
    guard let choice = tree[conditional].syntax.asIf, tree.children(of: conditional).first == branch,
      var test = choice.onlyCondition?.unwrapped
    else { return false }
    if case .local(let i) = target(of: test, in: tree.body), case let number = Int(tree.body.locals[Int(i)].node),
      number > 0
    {
      guard let value = tree.body.file.tree.node(number).initialValue else { return false }
      test = value.unwrapped
    }
    let parts = Array(test.children)
    guard test.kind == .sequence, parts.count == 3, parts[1].isOperator("==") else { return false }
    return [parts[0], parts[2]].contains { side in
      guard case .member(let property) = target(of: side.unwrapped, in: tree.body) else { return false }
      return self[property].kind == .storedProperty && self[property].type.isOptional
        && self[property].attributes.contains { Wrappers.has(.dynamicProperty, $0) }
    }
  }
}
