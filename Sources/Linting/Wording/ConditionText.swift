// What a branch depends on, as code in a sentence.

import Syntax

extension Pass {
  /// The value on which an `if` or a `switch` depends, as `brief` writes it: `user` of `if let user`, `phase` of
  /// `if case .loaded = phase`.
  public func condition(of branch: Node, limit: Int = 50) -> String {
    if let choice = branch.asSwitch { return choice.subject.map { brief($0) } ?? "the value" }
    guard let list = branch.child(.conditionList) else { return "the condition" }
    let parts = list.children.compactMap { condition -> String? in
      switch condition.kind {
      case .availabilityCondition: return nil
      case .optionalBinding, .matchingCondition:
        if let value = condition.initialValue { return value.text }
        return text(condition.name)
      default: return condition.text
      }
    }
    return Pass.brief(parts.joined(separator: ", "), limit: limit)
  }
}
