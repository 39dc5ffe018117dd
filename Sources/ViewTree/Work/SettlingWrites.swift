// Writes that happen once, because what they write is what was asked for before.

import Frameworks
import Project
import Syntax

extension Index {
  /// The condition that lets a write happen and that does not hold once the code around the write has run: `!isLoaded`
  /// for `isLoaded = true`, `cache == nil` for `cache = made`, `last != id` and `abs(id - last) > 1` for `last = id`,
  /// `let target` for `target = nil`, also where another write beside it ends the condition, and where both are put
  /// off. Nil if there is none; the node is valid until `forgetNodes`. Cost: the statements under each condition around
  /// the write, up to a limit.
  public func conditionEnded(by site: UseSite) -> Node? {
    let target = node(at: site)
    guard let assignment = target.parent, assignment.asAssignment?.target == target else { return nil }
    let member = node(site.member)
    var current = assignment
    while let parent = current.parent, current != member {
      switch parent.kind {
      case .functionDecl: return nil
      case .closure where !isPutOff(parent): return nil
      case .ifExpr:
        // The first block, not what follows `else`.
        if current.kind == .codeBlock, parent.asIf?.body == current, let list = parent.child(.conditionList),
          let condition = condition(of: list, endedIn: [current])
        {
          return condition
        }
      default:
        for sibling in parent.children {
          if sibling.number >= current.number { break }
          guard sibling.kind == .guardStmt, let list = sibling.child(.conditionList) else { continue }
          let rest = parent.children.filter { $0.number > sibling.number }
          if let condition = condition(of: list, endedIn: rest) { return condition }
        }
      }
      current = parent
    }
    return nil
  }

  /// Whether the closure runs once for each time that the code around it does, now or a little later.
  private func isPutOff(_ closure: Node) -> Bool {
    guard let call = closure.receivingCall?.call else { return false }
    switch call.name.known {
    case .Task, .async, .asyncAfter, .withAnimation, .run, .perform, .withTransaction: return true
    default: return false
    }
  }

  private func condition(of list: Node, endedIn statements: [Node]) -> Node? {
    var written: [Written] = []
    for statement in statements {
      var iterator = statement.descendants
      var visited = 0
      if let assignment = statement.asAssignment { written += Written(assignment).map { [$0] } ?? [] }
      while let node = iterator.next() {
        visited += 1
        if visited > Self.settlingLimit || written.count > Self.settlingWriteLimit { break }
        if node.kind == .functionDecl || node.kind == .closure && !isPutOff(node) {
          iterator.skipSubtree(of: node)
        } else if node.kind == .sequence, let assignment = node.asAssignment {
          written += Written(assignment).map { [$0] } ?? []
        }
      }
    }
    return list.children.first { condition in written.end(condition) }
  }

  /// Nodes under one condition that are looked at, and writes among them. Behind that a write is taken for one that
  /// ends nothing.
  private static let settlingLimit = 2000
  private static let settlingWriteLimit = 16
}

extension Index {
  /// Whether a condition around a step asks for what the code behind it writes: `guard url != shown else { return }`, and
  /// then `shown = url`, itself or by a function that it calls. Such code runs once for each new value, not with each run
  /// of the code around it. Linear in the member, once for each.
  func isBehindEndedCondition(_ step: UseSite) -> Bool {
    let parts: EndedParts = derivation(.endedParts, of: step.member.number) {
      EndedParts(NodeRanges(endedParts(of: step.member)))
    }
    return parts.ranges.contains(use(at: step).node)
  }

  private func endedParts(of member: MemberID) -> [Range<UInt32>] {
    guard let owner = owner(member) else { return [] }
    var statements: [(conditions: Node, behind: Range<UInt32>)] = []
    for node in node(member).descendants {
      guard let list = node.child(.conditionList) else { continue }
      if node.kind == .guardStmt, let outer = node.parent {
        statements.append((list, node.end..<outer.end))
      } else if let block = node.asIf?.body {
        statements.append((list, block.number..<block.end))
      }
    }
    if statements.isEmpty { return [] }
    let writes = self.renewals(in: member)
    let body = body(of: member)
    let runs = body.runs(in: self)
    // Both are in the order of the nodes.
    let calls = body.uses.indices.filter { i in
      if case .member(let callee) = body.target(i) {
        return callee != member && self[callee].kind == .function && self.owner(callee) == owner
          && runs.run(of: body.uses[i].closure).isRunning
      }
      return false
    }.sorted { body.uses[$0].node < body.uses[$1].node }
    var written: [Int: [Written]] = [:]
    func renewals(by call: Int) -> [Written] {
      if let known = written[call] { return known }
      let new = self.renewals(by: call, in: body)
      written[call] = new
      return new
    }
    return statements.filter { statement in
      if isOfUpdatedView(statement.conditions, in: member, owner) { return true }
      func isEnded(by written: [Written]) -> Bool {
        statement.conditions.children.contains { written.end($0) || written.renew($0) }
      }
      let behind = statement.behind
      let firstWrite = writes.firstSortedIndex { $0.node >= behind.lowerBound }
      let own = writes[firstWrite...].prefix(Self.settlingWriteLimit).prefix { $0.node < behind.upperBound }
      if isEnded(by: own.map(\.written)) { return true }
      let firstCall = calls.firstSortedIndex { body.uses[$0].node >= behind.lowerBound }
      return calls[firstCall...].prefix(Self.settlingCallLimit).prefix { body.uses[$0].node < behind.upperBound }
        .contains { isEnded(by: renewals(by: $0)) }
    }.map(\.behind)
  }

  /// Whether the update method of a representable compares what its platform view or its coordinator has with what it gets:
  /// `guard view.url != url else { return }`. What follows gives the view the new values.
  private func isOfUpdatedView(_ conditions: Node, in member: MemberID, _ owner: TypeID) -> Bool {
    guard self[owner].traits.contains(.representable), self[member].parameters.count == 2,
      Conformances.isUpdateMember(self[member].name, of: self[owner].traits)
    else { return false }
    let (view, context) = (self[member].parameters[0].name, text(self[member].parameters[1].name))
    let body = body(of: member)
    func isKept(_ side: Node) -> Bool {
      (side.base != nil || side.kind == .call)
        && (side.root.name == view || side.comparableText.hasPrefix(context + ".coordinator."))
    }
    func isInput(_ side: Node) -> Bool {
      guard side.isName, let use = body.use(at: side.root.isSelf ? side : side.root),
        case .member(let property) = body.target(use)
      else { return false }
      return self[property].kind == .storedProperty && self.owner(property) == owner
    }
    return conditions.children.allSatisfy { condition in
      let condition = condition.unwrapped
      guard condition.kind == .sequence else { return false }
      return condition.children.split { $0.isOperator("||") || $0.isOperator("&&") }.allSatisfy { part in
        let parts = Array<Node>(part)
        return parts.count == 3 && (parts[1].isOperator("!=") || parts[1].isOperator("!=="))
          && (isKept(parts[0]) && isInput(parts[2]) || isKept(parts[2]) && isInput(parts[0]))
      }
    }
  }

  /// What a member writes to stored properties, and where, in the order of its nodes. Linear in the member, once for each.
  private func renewals(in member: MemberID) -> [(node: UInt32, written: Written)] {
    let known: Renewals = derivation(.renewals, of: member.number) {
      let body = body(of: member)
      let runs = body.runs(in: self)
      return Renewals(
        node(member).descendants.compactMap { node in
          // What an action writes ends nothing while the code runs.
          guard node.kind == .sequence, let assignment = node.asAssignment,
            let use = body.use(at: assignment.target.unwrapped), runs.run(of: body.uses[use].closure).isRunning,
            case .member(let property) = body.target(use), self[property].kind == .storedProperty,
            let written = Written(assignment)
          else { return nil }
          return (node.number, written)
        })
    }
    return known.all
  }

  /// What a function that is called writes, in the words of its caller.
  private func renewals(by call: Int, in body: Body) -> [Written] {
    guard case .member(let callee) = body.target(call) else { return [] }
    let passed = arguments(of: body.node(call), for: self[callee].parameters)
    return renewals(in: callee).prefix(Self.settlingWriteLimit).map { _, written in
      let number = written.value.isName ? self[callee].parameters.firstIndex { $0.name == written.value.name } : nil
      guard let number, let value = passed?[number] else { return written }
      return Written(place: written.place, name: written.name, value: value.unwrapped)
    }
  }

  /// Functions called behind one condition that are looked at. What further ones write ends nothing.
  private static let settlingCallLimit = 8
}

/// The parts of a member that a condition lets run until they have run.
private final class EndedParts: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let ranges: NodeRanges
  init(_ ranges: NodeRanges) { self.ranges = ranges }
}

/// What a member writes to stored properties.
private final class Renewals: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let all: [(node: UInt32, written: Written)]
  init(_ all: [(node: UInt32, written: Written)]) { self.all = all }
}

extension Node {
  /// Whether the conditions of an `if` no longer hold all once this assignment has happened. False for other code than a
  /// plain assignment.
  public func ends(_ conditions: Node) -> Bool {
    guard let written = asAssignment.flatMap(Written.init) else { return false }
    return conditions.children.contains { [written].end($0) }
  }
}

extension [Written] {
  /// Whether the condition is false once all of these have happened.
  fileprivate func end(_ condition: Node) -> Bool {
    let condition = condition.unwrapped
    if condition.kind == .sequence {
      let parts = Array<Node>(condition.children)
      if parts.contains(where: { $0.isOperator("||") }) {
        return parts.split { $0.isOperator("||") }.allSatisfy { arm in contains { $0.ends(parts: Array<Node>(arm)) } }
      }
      if parts.contains(where: { $0.isOperator("&&") }) {
        return parts.split { $0.isOperator("&&") }.contains { arm in contains { $0.ends(parts: Array<Node>(arm)) } }
      }
    }
    return contains { $0.ends(condition) }
  }
}

extension [Written] {
  /// Whether the condition compares what these write with a bound: `age > limit` for `age = measured`. The new value
  /// may be beyond it as well, but the code means it to be not.
  fileprivate func renew(_ condition: Node) -> Bool {
    let condition = condition.unwrapped
    guard condition.kind == .sequence else { return false }
    let parts = Array<Node>(condition.children)
    if parts.contains(where: { $0.isOperator("||") }) {
      return parts.split { $0.isOperator("||") }.allSatisfy { renewsBound(Array<Node>($0)) }
    }
    return parts.split { $0.isOperator("&&") }.contains { renewsBound(Array<Node>($0)) }
  }

  private func renewsBound(_ parts: [Node]) -> Bool {
    guard parts.count == 3, ["<", "<=", ">", ">="].contains(parts[1].text) else { return false }
    let sides = [parts[0].comparableText, parts[2].comparableText]
    return contains { sides.contains($0.place) && !$0.isOfItself }
  }
}

private struct Written {
  /// What is written, in a spelling that can be compared.
  let place: String
  /// The last part of the place.
  let name: Name
  let value: Node
  /// The value in such a spelling; empty if it is too long to be what a condition compares.
  let text: String
  /// Whether the value is made of what was there before, or is too large to be looked at.
  let isOfItself: Bool

  init(place: String, name: Name, value: Node) {
    self.place = place
    self.name = name
    self.value = value
    let isShort = value.range.count <= Self.comparedLength
    text = isShort ? value.comparableText : ""
    isOfItself = !isShort || value.name == name || value.descendants.contains { $0.name == name }
  }

  init?(_ assignment: AssignmentExpr) {
    guard assignment.isPlain, let value = assignment.value else { return nil }
    self.init(place: assignment.target.comparableText, name: assignment.target.name, value: value.unwrapped)
  }

  /// Bytes of a value that is compared with conditions.
  private static let comparedLength = 512

  func ends(parts: [Node]) -> Bool { parts.count == 1 ? ends(parts[0]) : endsComparison(parts) }

  /// Whether the condition is false once the value is written.
  func ends(_ condition: Node) -> Bool {
    let condition = condition.unwrapped
    switch condition.kind {
    // `!isLoaded`
    case .prefixExpr:
      return condition.firstChild?.comparableText == place && value.kind == .booleanLiteral
        && value.text == "true"
        && condition.text.hasPrefix("!")
    // `isFirst`
    case .identifierExpr, .memberAccess:
      if condition.comparableText == place { return value.kind == .booleanLiteral && value.text == "false" }
      // `items.isEmpty`, as far as something is put in
      return condition.name == .isEmpty && condition.base?.comparableText == place
        && text != "[]" && text != "\"\""
    // `let target`, `let target = model.target`
    case .optionalBinding:
      let bound = condition.initialValue?.comparableText
      return value.kind == .nilLiteral && (bound ?? condition.child(.identifierPattern)?.text) == place
    case .sequence: return endsComparison(Array(condition.children))
    default: return false
    }
  }

  private func endsComparison(_ parts: [Node]) -> Bool {
    if endsDifference(parts) { return true }
    guard parts.count == 3, parts[0].comparableText == place else { return false }
    let other = parts[2].unwrapped
    switch parts[1].text {
    case "==", "===":
      if other.kind == .booleanLiteral { return value.kind == .booleanLiteral && value.text != other.text }
      return other.kind == .nilLiteral && value.kind != .nilLiteral
    case "!=", "!==":
      if other.kind == .nilLiteral { return value.kind == .nilLiteral }
      // What a call gives may differ each time.
      return value.kind != .call && !text.isEmpty && other.comparableText == text
    default: return false
    }
  }

  /// `new.rounded != place.rounded`, either way round, and `abs(new - place) > 1`.
  private func endsDifference(_ parts: [Node]) -> Bool {
    guard parts.count == 3, value.kind != .call, !text.isEmpty else { return false }
    switch parts[1].text {
    case "!=":
      let texts = [parts[0].comparableText, parts[2].comparableText]
      let written = text
      for (old, new) in [(texts[0], texts[1]), (texts[1], texts[0])]
      where old.hasPrefix(place) && new.hasPrefix(written)
        && old.dropFirst(place.count) == new.dropFirst(written.count)
      {
        let rest = old.dropFirst(place.count)
        if rest.isEmpty || rest.hasPrefix(".") { return true }
      }
      return false
    case ">", ">=":
      guard parts[0].unwrapped.kind == .call, parts[0].unwrapped.callee?.text == "abs",
        let difference = parts[0].unwrapped.unlabelledArgument, difference.kind == .sequence
      else { return false }
      let sides = Array(difference.children)
      guard sides.count == 3, sides[1].text == "-" else { return false }
      return Set([sides[0].comparableText, sides[2].comparableText]) == [place, text]
    default: return false
    }
  }
}
