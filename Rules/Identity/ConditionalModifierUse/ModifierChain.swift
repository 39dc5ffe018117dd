// What a closure does that only applies modifiers to its view.

import Syntax

/// The modifiers of a closure that only applies modifiers: `$0.m(a).n(b)`.
struct ModifierChain {
  private(set) var modifiers: [Node] = []
  /// The names of the closure's parameters; `$0` where it has none.
  private(set) var parameters: [String] = []

  /// No modifiers at all.
  init() {}

  /// Nil if the closure does anything else.
  init?(_ closure: Node) {
    guard var node = closure.onlyResult?.unwrapped else { return nil }
    if let signature = closure.closureSignature {
      for child in signature.children {
        switch child.kind {
        case .closureParameter: parameters.append(child.text)
        case .parameterClause:
          for parameter in child.children where parameter.kind == .parameter {
            let name = parameter.bytes(ofToken: parameter.firstToken)
            parameters.append(String(decoding: name, as: UTF8.self))
          }
        case .capture: continue
        default: return nil
        }
      }
    }
    if parameters.isEmpty { parameters = ["$0"] }
    while node.kind == .call, let base = node.callee?.base {
      modifiers.append(node)
      node = base
    }
    let view = parameters[0]
    guard node.kind == .identifierExpr, node.text == view else { return nil }
    modifiers.reverse()
    // The view itself must not occur again. In a nested closure `$0` is a different parameter.
    for modifier in modifiers {
      for argument in modifier.arguments + modifier.trailingClosures {
        if view == "$0", argument.value?.kind == .closure { continue }
        if argument.descendants.contains(where: { $0.kind == .identifierExpr && $0.text == view }) { return nil }
      }
    }
  }
}
