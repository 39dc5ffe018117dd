// Tasks with an `id:`, and reactions to a change, that a guard on the view's own state lets run only once.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension TaskIgnoresInput {
  /// Reports a task or a reaction that begins with a guard on state which its first run sets for good; whether it has.
  func checkGate(_ key: Node, of node: Node, _ closure: Node, _ body: Body, _ owner: TypeID) -> Bool {
    let isTask = node.calledName == .task
    guard let gate = gate(in: closure, isTask: isTask, body, owner), isSetForGood(gate, owner),
      let covered = pass.index.propertiesRead(by: key, in: body), !covered.contains(gate.state),
      !pass.isExplained(at: gate.statement.range.lowerBound, in: body.member)
    else { return false }
    let inputs = pass.index.storedProperties(of: owner).filter { covered.contains($0) && holdsInput($0) }
    for input in inputs {
      guard isTask || isDerived(gate.state, from: input, in: closure, body, owner) else { continue }
      let place = Location(key.range, inFile: body.file.number)
      let isOfID = ([key] + Array(key.descendants)).contains { $0.isMember(named: .id) }
      guard let site = changingSite(of: InputUse(input: input, location: place, isOfID: isOfID), owner) else {
        continue
      }
      let (name, state) = (pass.text(pass.index[input].name), pass.text(pass.index[gate.state].name))
      pass.report(
        node.calledNameRange,
        "\(isTask ? "`.task(id:)`" : "`.onChange`") runs again when `\(name)` changes, but its guard on `\(state)` lets "
          + "only the first run work",
        severity: .warning, help: "remember for which `\(name)` the work is done, and compare that in the guard",
        notes: [
          Note("later runs end here", .cause, at: Location(gate.statement.range, inFile: gate.body.file.number)),
          pass.note("the first run sets `\(state)`", .loss, at: gate.write),
          pass.note("the parent passes \(site.value) here, which changes", .change, at: site.site),
        ])
      return true
    }
    return false
  }

  private struct Gate {
    let state: MemberID
    let statement: Node
    let body: Body
    /// Where the run sets the state.
    let write: UseSite
  }

  /// The guard with which the closure begins, or the only function that it calls.
  private func gate(in closure: Node, isTask: Bool, _ body: Body, _ owner: TypeID) -> Gate? {
    beginnings(of: closure, body, owner).lazy.compactMap { start in
      start.body.member == body.member || !isTask || pass.index[start.body.member].isAsync
        ? gate(start.statement, start.body, owner) : nil
    }.first
  }

  /// The first statement of the closure, and that of the only function that it calls.
  private func beginnings(of closure: Node, _ body: Body, _ owner: TypeID) -> [(statement: Node, body: Body)] {
    guard let statements = closure.asClosure?.statements, let first = statements.first else { return [] }
    guard statements.count == 1, first.unwrapped.kind == .call || first.unwrapped.kind == .wordExpr else {
      return [(first, body)]
    }
    for i in body.uses(in: closure) where body.uses[i].isCall {
      guard case .member(let work) = body.target(i), pass.index.owner(work) == owner,
        pass.index[work].kind == .function,
        let inner = pass.index.bodyBlock(of: work)?.statements.first
      else { continue }
      return [(first, body), (inner, pass.index.body(of: work))]
    }
    return [(first, body)]
  }

  /// Whether the work begins with a condition that has nothing to do with the input, such as for data that is there.
  func asksFirst(_ closure: Node, _ body: Body, _ owner: TypeID, without input: Name) -> Bool {
    beginnings(of: closure, body, owner).contains { start in
      let statement = start.statement
      guard statement.kind == .guardStmt || statement.kind == .ifExpr, let asked = statement.child(.conditionList)
      else { return false }
      return !asked.descendants.contains { $0.name == input }
    }
  }

  /// `guard image == nil else { return }` or `if image != nil { return }`, with an assignment of the state after it.
  private func gate(_ statement: Node, _ body: Body, _ owner: TypeID) -> Gate? {
    for subject in untouched(statement) {
      guard case .member(let state) = pass.index.target(of: subject, in: body),
        pass.index.owner(state) == owner, pass.index[state].attributes.contains(where: { $0 == .State }),
        let write = body.uses.indices.first(where: { i in
          body.uses[i].node > statement.number && body.target(i) == .member(state)
            && body.node(i).assignmentToIt?.value.map { !isEmpty($0.unwrapped) } ?? false
        })
      else { continue }
      return Gate(state: state, statement: statement, body: body, write: UseSite(member: body.member, use: write))
    }
    return nil
  }

  /// What a statement asks for its first value, and ends the code otherwise.
  private func untouched(_ statement: Node) -> [Node] {
    if statement.kind == .guardStmt, let conditions = statement.child(.conditionList) {
      return conditions.children.compactMap { condition in
        let condition = condition.unwrapped
        return condition.kind == .sequence
          ? compared(Array(condition.children), "==")
          : condition.kind == .prefixExpr && condition.text.hasPrefix("!")
            ? condition.firstChild?.unwrapped : emptied(condition)
      }
    }
    // One of several conditions is enough to end it.
    guard let branch = statement.asIf, branch.elseBranch == nil, let only = branch.onlyCondition?.unwrapped,
      let block = branch.body, block.statements.count == 1, block.statements.first?.kind == .returnStmt
    else { return [] }
    let parts = only.kind == .sequence ? Array(only.children) : [only]
    guard !parts.contains(where: { $0.isOperator("&&") }) else { return [] }
    return parts.split { $0.isOperator("||") }.compactMap { part in
      guard part.count == 1, let single = part.first?.unwrapped else { return compared(Array(part), "!=") }
      guard single.kind == .prefixExpr else { return single.isName ? single : nil }
      return single.text.hasPrefix("!") ? single.firstChild.flatMap { emptied($0.unwrapped) } : nil
    }
  }

  /// `x` of `x == nil` and `x == .idle`
  private func compared(_ parts: [Node], _ comparison: String) -> Node? {
    guard parts.count == 3, parts[1].isOperator(comparison), parts[0].unwrapped.isName else { return nil }
    let value = parts[2].unwrapped
    return value.kind == .nilLiteral || value.isImplicitMember ? parts[0].unwrapped : nil
  }

  /// `x` of `x.isEmpty`
  private func emptied(_ condition: Node) -> Node? {
    condition.kind == .memberAccess && condition.name == .isEmpty ? condition.base?.unwrapped : nil
  }

  private func isEmpty(_ value: Node) -> Bool {
    switch value.kind {
    case .nilLiteral: true
    case .booleanLiteral: value.text == "false"
    case .arrayLiteral, .dictionaryLiteral, .stringLiteral: value.text.count == 2
    default: false
    }
  }

  /// Whether nothing but the run itself writes the state, and the run gives it its first value only where it was
  /// cancelled.
  private func isSetForGood(_ gate: Gate, _ owner: TypeID) -> Bool {
    let first = pass.index.node(gate.state).initialValue?.unwrapped.text
    return pass.index.changes(of: gate.state, in: owner).allSatisfy { change in
      guard change.site.member == gate.write.member, case .assigned(let value) = change.form else { return false }
      let node = pass.index.node(at: change.site)
      if isOfCancelledRun(node) { return true }
      return node.number > gate.statement.number && !isEmpty(value.unwrapped) && value.unwrapped.text != first
    }
  }

  /// Whether an `if` around asks whether the run is cancelled. A loop, because version 6.3.1 of the compiler cannot
  /// optimize the same as a closure.
  private func isOfCancelledRun(_ node: Node) -> Bool {
    for ancestor in node.ancestors where ancestor.kind == .ifExpr {
      if let conditions = ancestor.child(.conditionList), conditions.text.contains("isCancelled") { return true }
    }
    return false
  }
}
