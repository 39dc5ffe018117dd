// Source inside a sentence, whole or not at all.

import Syntax

extension Pass {
  /// The source of the node in backticks; `description` where it is longer than `excerptLimit` or has backticks itself.
  public func quoted(_ node: Node, or description: String) -> String {
    guard node.range.count <= Pass.excerptBytes * Pass.excerptLimit else { return description }
    let text = node.text
    let line = Pass.brief(text, limit: text.count)
    return line.count > Pass.excerptLimit || line.contains("`") ? description : "`\(line)`"
  }
}
