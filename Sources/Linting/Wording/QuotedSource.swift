// Source inside a sentence, whole or not at all.

import Syntax

extension Pass {
  /// The source of the node in backticks; `description` where it is longer than 40 characters or has backticks itself.
  public func quoted(_ node: Node, or description: String) -> String {
    guard node.range.count <= 8 * 40 else { return description }
    let text = node.text
    let line = Pass.brief(text, limit: text.count)
    return line.count > 40 || line.contains("`") ? description : "`\(line)`"
  }
}
