// Writes that happen once, because what they write is what was asked for before.

import Project
import Syntax

extension Index {
  /// The condition that lets a write happen and that does not hold after it: `!isLoaded` for `isLoaded =
  /// true`, `cache == nil` for `cache = made`, `last != id` for `last = id`. Nil if there is none.
  public func conditionEnded(by site: UseSite) -> Node? {
    let target = node(at: site)
    // `isLoaded = true`
    guard let assignment = target.parent, assignment.kind == .sequence else { return nil }
    let parts = Array(assignment.children)
    guard parts.count == 3, parts[0] == target, parts[1].kind == .assignmentOperator else { return nil }
    let written = Written(place: target.comparableText, value: parts[2].unwrapped)
    let member = node(site.member)
    var current = assignment
    while let parent = current.parent, current != member {
      switch parent.kind {
      case .closure, .functionDecl: return nil
      case .ifExpr:
        // The first block, not what follows `else`.
        if current.kind == .codeBlock, parent.child(.codeBlock) == current,
          let condition = parent.child(.conditionList)?.children.first(where: { written.ends($0) })
        {
          return condition
        }
      default:
        for sibling in parent.children {
          if sibling.number >= current.number { break }
          guard sibling.kind == .guardStmt else { continue }
          if let condition = sibling.child(.conditionList)?.children.first(where: { written.ends($0) }) {
            return condition
          }
        }
      }
      current = parent
    }
    return nil
  }
}

private struct Written {
  /// What is written, in a spelling that can be compared.
  let place: String
  let value: Node

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
    case .sequence:
      let parts = Array(condition.children)
      guard parts.count == 3, parts[0].comparableText == place else { return false }
      let other = parts[2].unwrapped
      switch parts[1].text {
      case "==":
        if other.kind == .booleanLiteral { return value.kind == .booleanLiteral && value.text != other.text }
        return other.kind == .nilLiteral && value.kind != .nilLiteral
      // What a call gives may differ each time.
      case "!=": return value.kind != .call && other.comparableText == value.comparableText
      default: return false
      }
    default: return false
    }
  }
}
