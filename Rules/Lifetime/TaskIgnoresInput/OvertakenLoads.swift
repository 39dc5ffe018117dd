// `Task { await load() }` in `onChange`, beside a `task` that does the same work.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension TaskIgnoresInput {
  /// Reports a task that `onChange` starts for work that the view also does when it appears, and whose result an older
  /// task may overwrite.
  func checkOvertaking(_ node: Node, _ closure: Node, _ body: Body, _ owner: TypeID) {
    guard let value = node.argument(.of)?.unwrapped, let start = startedTask(in: closure, body, owner),
      let name = reads(start.work, value, body, owner),
      let appearance = sameWork(start.work, owner), storesResult(start.work, owner),
      !pass.isExplained(at: node.calledNameRange.lowerBound, in: body.member)
    else { return }
    let work = pass.text(pass.index[start.work].name)
    pass.report(
      node.calledNameRange,
      "`.onChange` starts `\(work)` in a task that nothing cancels, so the result of an older value may win",
      help: "use `.task(id: \(name)) { … }` in place of both, which cancels the task of the old value",
      notes: [
        pass.note("the task starts here", .cause, at: start.place),
        Note("`\(work)` also runs here", .path, at: appearance),
        pass.note("`\(work)` stores its result in the view", .loss, at: start.work),
      ])
  }

  private struct StartedTask {
    /// The function that the task awaits.
    let work: MemberID
    let place: Range<Int>
  }

  /// `Task { await load() }` as a statement of the closure, whose task is not stored.
  private func startedTask(in closure: Node, _ body: Body, _ owner: TypeID) -> StartedTask? {
    guard let statements = closure.asClosure?.statements else { return nil }
    for statement in statements {
      guard let task = statement.unwrapped.asCall, task.name == .Task, !task.isMemberCall,
        let code = statement.unwrapped.trailingClosures.first?.firstChild?.asClosure,
        let work = awaitedFunction(code, body, owner)
      else { continue }
      return StartedTask(work: work, place: statement.unwrapped.calledNameRange)
    }
    return nil
  }

  /// The function of the view that is all that a closure awaits: `{ await load() }`.
  private func awaitedFunction(_ closure: ClosureExpr, _ body: Body, _ owner: TypeID) -> MemberID? {
    guard let last = closure.statements.last?.unwrapped, last.kind == .wordExpr || last.kind == .call else {
      return nil
    }
    let calls = body.uses(in: closure.node).filter { i in
      guard body.uses[i].isCall, case .member(let id) = body.target(i) else { return false }
      return pass.index.owner(id) == owner && pass.index[id].kind == .function && pass.index[id].isAsync
        && pass.index[id].parameters.isEmpty
    }
    guard calls.count == 1, case .member(let id) = body.target(calls[0]) else { return nil }
    return id
  }

  /// The value, as it is written, if it is a plain property of the view that the work reads.
  private func reads(_ work: MemberID, _ value: Node, _ body: Body, _ owner: TypeID) -> String? {
    guard value.isName, case .member(let property) = pass.index.target(of: value, in: body),
      pass.index.owner(property) == owner, pass.index[property].kind == .storedProperty,
      pass.index.propertiesRead(by: pass.index.node(work), in: pass.index.body(of: work))?.contains(property) ?? false
    else { return nil }
    return pass.text(pass.index[property].name)
  }

  /// The `task` of the view without a key that awaits the same function.
  private func sameWork(_ work: MemberID, _ owner: TypeID) -> Location? {
    for member in pass.index[owner].members where pass.index[member].hasBody {
      let body = pass.index.body(of: member)
      for i in body.uses(named: Name(.task)) where body.uses[i].isCall {
        let call = body.node(i)
        guard call.argument(.id) == nil, let closure = call.trailingClosures.first?.firstChild?.asClosure,
          awaitedFunction(closure, body, owner) == work
        else { continue }
        return Location(call.calledNameRange, inFile: body.file.number)
      }
    }
    return nil
  }

  /// Whether the work writes state of the view after it has waited, without asking before whether it is still wanted.
  private func storesResult(_ work: MemberID, _ owner: TypeID) -> Bool {
    let body = pass.index.body(of: work)
    let code = pass.index.node(work)
    guard let wait = code.descendants.first(where: { $0.kind == .wordExpr && $0.name == .await }) else { return false }
    let isAsked = code.descendants.contains { node in
      guard node.number > wait.number, node.kind == .ifExpr || node.kind == .guardStmt else { return false }
      return pass.index.decidingExpressions(of: node).contains { condition in
        body.uses(in: condition).contains { i in
          guard case .member(let id) = body.target(i) else { return false }
          return pass.index.owner(id) == owner && pass.index[id].kind == .storedProperty
        }
      }
    }
    if isAsked { return false }
    return body.uses.indices.contains { i in
      guard body.isWritten(i), case .member(let id) = body.target(i),
        body.uses[i].node > wait.number || body.node(i).assignmentToIt?.node.contains(wait) ?? false
      else { return false }
      return pass.index.owner(id) == owner && pass.index[id].attributes.contains { $0 == .State }
        && body.node(i).assignmentToIt.map { !isLiteral($0.value?.unwrapped) } ?? false
    }
  }

  private func isLiteral(_ value: Node?) -> Bool {
    switch value?.kind {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral, .stringLiteral: true
    default: false
    }
  }
}
