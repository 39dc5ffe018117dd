// Writes that happen once, because what they write is what was asked for before.

import Project
import Syntax

extension Index {
  /// The condition that lets a write happen and that does not hold once the code around the write has run: `!isLoaded`
  /// for `isLoaded = true`, `cache == nil` for `cache = made`, `last != id` and `abs(id - last) > 1` for `last = id`,
  /// `let target` for `target = nil`, also where another write beside it ends the condition, and where both are put
  /// off. Nil if there is none. Cost: the statements under each condition around the write, up to a limit.
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

private struct Written {
  /// What is written, in a spelling that can be compared.
  let place: String
  let value: Node

  init?(_ assignment: AssignmentExpr) {
    guard assignment.isPlain, let value = assignment.value else { return nil }
    place = assignment.target.comparableText
    self.value = value.unwrapped
  }

  func ends(parts: [Node]) -> Bool { parts.count == 1 ? ends(parts[0]) : endsComparison(parts) }

  /// Is the condition false once the value is written?
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
        && value.text != "[]" && value.text != "\"\""
    // `let target`, `let target = model.target`
    case .optionalBinding:
      let bound = condition.child(.initializer)?.firstChild?.comparableText
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
      return value.kind != .call && other.comparableText == value.comparableText
    default: return false
    }
  }

  /// `new.rounded != place.rounded`, either way round, and `abs(new - place) > 1`.
  private func endsDifference(_ parts: [Node]) -> Bool {
    guard parts.count == 3, value.kind != .call else { return false }
    switch parts[1].text {
    case "!=":
      let texts = [parts[0].comparableText, parts[2].comparableText]
      let written = value.comparableText
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
      return Set([sides[0].comparableText, sides[2].comparableText]) == [place, value.comparableText]
    default: return false
    }
  }
}
