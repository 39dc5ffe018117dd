// Unstructured tasks that a `task(id:)` waits for, and does not cancel.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension TaskIgnoresInput {
  /// Reports a task that waits for an unstructured task and stores its result, whether it is cancelled or not; whether it
  /// has.
  func checkDetached(_ key: Node, of node: Node, _ closure: Node, _ body: Body, _ owner: TypeID) -> Bool {
    let change = pass.index.change(of: key, in: body, work: pass.work)
    guard change.isProved || pass.isStrict && !change.isSettled,
      !pass.isExplained(at: node.calledNameRange.lowerBound, in: body.member)
    else { return false }
    var code = [(node: closure, body: body)]
    for i in body.uses(in: closure) where body.uses[i].isCall {
      guard case .member(let helper) = body.target(i), pass.index.owner(helper) == owner,
        pass.index[helper].kind == .function, pass.index[helper].isAsync, pass.index[helper].hasBody
      else { continue }
      code.append((pass.index.node(helper), pass.index.body(of: helper)))
    }
    for (part, code) in code {
      guard let work = detachedWork(in: part, code, owner), let write = storedResult(of: work, in: part, code, owner)
      else { continue }
      let name = pass.plainName(of: write.property)
      pass.report(
        node.calledNameRange,
        "`.task(id:)` does not cancel the work that it waits for, so the result of an older `id` may overwrite "
          + "`\(name)`",
        help: "check `Task.isCancelled` before `\(name)` is set",
        notes: [
          Note(
            "this task continues when `.task` is cancelled", .cause,
            at: Location(work.start.calledNameRange, inFile: code.file.number)),
          pass.note("its result is stored here", .loss, at: UseSite(member: code.member, use: write.use)),
          pass.note("a change of this starts the next run", .change, at: key.range),
        ])
      return true
    }
    return false
  }

  private struct DetachedWork {
    /// `Task.detached { … }`
    let start: Node
    /// `await …value`
    let wait: Node
  }

  /// The first `await Task.detached { … }.value`, also of a task that a local holds. A task that the view keeps is
  /// cancelled elsewhere, and one in `withTaskCancellationHandler` there.
  private func detachedWork(in code: Node, _ body: Body, _ owner: TypeID) -> DetachedWork? {
    for wait in code.descendants where wait.kind == .wordExpr && wait.name == .await {
      guard let access = wait.descendants.first(where: { $0.kind == .memberAccess && $0.name == .value }),
        var task = access.base?.unwrapped, !isInHandler(wait)
      else { continue }
      if task.kind == .identifierExpr, case .local(let number) = pass.index.target(of: task, in: body),
        body.locals[Int(number)].initial >= 0
      {
        task = body.node(Int(body.locals[Int(number)].initial))
        let isCancelled = body.uses.contains { use in
          pass.text(use.name) == "cancel" && use.receiver >= 0 && body.target(Int(use.receiver)) == .local(number)
        }
        if isCancelled { continue }
      }
      guard let call = task.asCall, call.name == .detached, call.receiver?.name == .Task,
        code.numbers.contains(task.number), usesInput(task, body, owner)
      else { continue }
      return DetachedWork(start: task, wait: wait)
    }
    return nil
  }

  private func isInHandler(_ wait: Node) -> Bool {
    for ancestor in wait.ancestors where ancestor.isCall(of: .withTaskCancellationHandler) { return true }
    return false
  }

  /// Whether the task gets something: the same work for each `id` has the same result.
  private func usesInput(_ task: Node, _ body: Body, _ owner: TypeID) -> Bool {
    body.uses(in: task).contains { i in
      switch body.target(i) {
      case .local(let number): !task.contains(localNode(number, body))
      case .member(let id): pass.index.owner(id) == owner && pass.index[id].isStoredInInstances
      default: false
      }
    }
  }

  /// Where a local is declared; the member for a parameter.
  private func localNode(_ number: Int32, _ body: Body) -> Node {
    let declared = body.locals[Int(number)].node
    return declared > 0 ? body.file.tree.node(Int(declared)) : pass.index.node(body.member)
  }

  /// The state that gets a value behind the wait, or by it, where nothing asks before whether the value is still wanted.
  private func storedResult(
    of work: DetachedWork, in code: Node, _ body: Body, _ owner: TypeID
  ) -> (property: MemberID, use: Int)? {
    for i in body.uses(in: code) where body.isWritten(i) {
      let node = body.node(i)
      guard case .member(let id) = body.target(i), pass.index.owner(id) == owner,
        pass.index[id].attributes.contains(where: { $0 == .State }), let assignment = node.assignmentToIt,
        let value = assignment.value?.unwrapped
      else { continue }
      let isByWait = assignment.node.contains(work.wait)
      guard isByWait || node.number > work.wait.number && isOf(work, value, body) else { continue }
      if !isByWait, asks(between: work.wait.number, and: node.number, in: code, body, owner) { continue }
      return (id, i)
    }
    return nil
  }

  /// Whether the value is, or is made from, a local that holds what the task returned.
  private func isOf(_ work: DetachedWork, _ value: Node, _ body: Body) -> Bool {
    body.uses(in: value).contains { i in
      guard case .local(let number) = body.target(i) else { return false }
      return localNode(number, body).contains(work.wait)
    }
  }

  /// Whether a condition, or a call that throws, stands between two nodes and asks for cancellation or for what the view
  /// wants now.
  private func asks(between first: UInt32, and last: UInt32, in code: Node, _ body: Body, _ owner: TypeID) -> Bool {
    code.descendants.contains { node in
      guard node.number > first, node.number < last else { return false }
      let name = pass.text(node.name)
      if node.kind == .memberAccess, name == "isCancelled" || name == "checkCancellation" { return true }
      guard node.kind == .ifExpr || node.kind == .guardStmt else { return false }
      return pass.index.decidingExpressions(of: node).contains { condition in
        body.uses(in: condition).contains { i in
          guard case .member(let id) = body.target(i) else { return false }
          return pass.index.owner(id) == owner && pass.index[id].kind == .storedProperty
        }
      }
    }
  }
}
