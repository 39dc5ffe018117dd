import Project
import Syntax

/// What an action of a `Group` asks before it does anything.
extension GroupLifecycleModifier {
  /// The test that the action begins with, itself or in the one function that it calls: whether there is something to do.
  func test(of call: Node) -> Node? {
    guard let closure = action(of: call)?.asClosure, let first = closure.statements.first else { return nil }
    if let test = test(first, isAll: closure.statements.count == 1) { return test }
    guard closure.statements.count == 1, first.unwrapped.kind == .call,
      case .member(let called) = pass.index.target(of: first.unwrapped, in: tree.body),
      let block = pass.index.bodyBlock(of: called), let start = block.statements.first
    else { return nil }
    return test(start, isAll: block.statements.count == 1)
  }

  private func test(_ statement: Node, isAll: Bool) -> Node? {
    switch statement.kind {
    case .guardStmt: statement
    case .ifExpr where isAll || statement.descendants.contains { $0.kind == .returnStmt }: statement
    default: nil
    }
  }
}
