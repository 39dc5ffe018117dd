// From "modified or not" to "always modified": `if c { v.m(a) } else { v }` says the same as
// `v.m(c ? a : inert)`, and keeps the view.

import Frameworks
import Project
import Syntax
import ViewTree

/// What a branch that is to be rewritten asks.
public enum RewriteCondition {
  /// A `Bool`; if it is negated, the modifiers act where it is false.
  case flag(Node, isNegated: Bool)
  /// An optional, and the name that stands for its value in the modifiers.
  case value(Node, bound: Name)
  /// An optional that the modifiers call `$1`, or some other name that is no declared one.
  case anonymousValue(Node, bound: String)
}

/// Modifiers that carry a condition in their arguments.
public struct InertRewrite: Sendable {
  /// `.opacity(isDim ? 0.3 : 1)`
  public let text: String
  public let safety: Fix.Safety
  /// What a reader should know before taking it, in words; may be empty.
  public let remarks: [String]

  /// The text on one line, for messages.
  public let line: String
  /// It reads well enough to take the place of the code, and means the same: no choice between values of
  /// several lines, and no question that is asked once where it was asked at each appearance.
  public let isReplacement: Bool
}

extension Pass {
  /// One chain of modifiers that does what `then` does if the condition holds, and what `otherwise` does
  /// if not. Nil where some modifier has no neutral argument, or the two chains do not match.
  ///
  /// `then` and `otherwise` are calls of modifiers from the inside out. `onText` says that they are
  /// applied to a `Text`. Lines of the result after the first start with `indentation`; `line` is that of
  /// the line on which the result begins, if the chain has its base there.
  public func inertRewrite(
    then: [Node], otherwise: [Node] = [], when condition: RewriteCondition, onText: Bool = false,
    indentation: String = "", line: String? = nil
  ) -> InertRewrite? {
    guard
      var writer = InertWriter(pass: self, condition: condition, indentation: indentation, line: line)
    else { return nil }
    let common = min(then.count, otherwise.count)
    var head = 0
    while head < common, writer.source(then[head]) == writer.source(otherwise[head]) { head += 1 }
    var tail = 0
    while tail < common - head,
      writer.source(then[then.count - 1 - tail]) == writer.source(otherwise[otherwise.count - 1 - tail])
    {
      tail += 1
    }
    let first = Array(then[head..<(then.count - tail)])
    let second = Array(otherwise[head..<(otherwise.count - tail)])
    guard !first.isEmpty || !second.isEmpty else { return nil }
    writer.isOnText = onText
    for modifier in then[..<head] { writer.keep(modifier) }
    if second.isEmpty {
      for modifier in first { guard writer.write(modifier) else { return nil } }
    } else if first.isEmpty {
      guard writer.flip() else { return nil }
      for modifier in second { guard writer.write(modifier) else { return nil } }
      _ = writer.flip()
    } else {
      guard first.count == second.count else { return nil }
      for (a, b) in zip(first, second) { guard writer.merge(a, b) else { return nil } }
    }
    for modifier in then[(then.count - tail)...] { writer.keep(modifier) }
    return writer.result
  }

  /// What to do about a modifier that has no argument without effect.
  public func adviceWithoutInertForm(for modifier: Name) -> String {
    let name = text(modifier)
    switch modifier.known {
    case .hidden: return "hide it with `.opacity(… ? 0 : 1)`, which keeps the view"
    case .onTapGesture, .onLongPressGesture:
      return "attach the gesture always and make it optional: "
        + "`.gesture(… ? TapGesture().onEnded { … } : nil)`"
    case .environment:
      return "write the environment only where it applies: "
        + "`.transformEnvironment(…) { if … { $0 = … } }`"
    case .modifier:
      return "apply the modifier always and give it the condition, for it to pass on to its arguments"
    case .animation: return "leave `.animation` on always: nothing animates while its value stays the same"
    case .clipShape: return "clip always, to `AnyShape` of one or the other shape"
    default: break
    }
    guard let traits = Modifiers.traits(of: modifier) else {
      return "apply `.\(name)` always and give it the condition as an argument"
    }
    if name.hasSuffix("Style") {
      return "`.\(name)` has no neutral value: write one style that takes the condition as a property"
    }
    if traits.contains(.typeVarying) || InertArguments.isWithoutNeutralValue(modifier) {
      return "`.\(name)` has no argument without effect: apply it always, or never"
    }
    if traits.contains(.lifecycle) {
      return "apply `.\(name)` always and test the condition inside its closure"
    }
    if traits.contains(.presentation) {
      return "apply `.\(name)` always and let the condition take part in what presents it"
    }
    return "apply `.\(name)` always and put the condition into its argument"
  }
}

extension IfExpr {
  /// Whether this has an `else` and no `else if`, and each block a single statement.
  var hasTwoSingleStatements: Bool {
    guard let body, let elseBranch, elseBranch.kind == .codeBlock else { return false }
    return body.statements.count == 1 && elseBranch.statements.count == 1
  }
}

extension Node {
  func breaksLine(before token: Int) -> Bool { tokenFlags(token).contains(.newlineBefore) }
}
// MARK: Branches on the base of a body

extension Pass {
  /// The view that the branch is about, as it is written: `content`, `self`, `configuration.label`.
  public func baseText(of branch: BaseBranch) -> String {
    for arm in branch.arms {
      switch arm.use {
      case .unchanged:
        let node = arm.syntax.unwrapped
        if node.isName || node.calledName != .AnyView {
          return brief(node)
        }
      case .modified(let modifiers):
        guard let first = modifiers.first else { continue }
        let access = first.kind == .call ? first.callee?.unwrapped : first
        guard let access else { continue }
        if access.kind == .memberAccess, let base = access.base { return brief(base) }
        if access.kind == .identifierExpr { return "self" }
      default: continue
      }
    }
    if let property = branch.baseProperty { return text(index[property].name) }
    return branch.baseParameter == nil ? "self" : "content"
  }

  /// The branch as one chain on its base, if it is an `if` with one condition and two arms that modify the
  /// base.
  public func inertRewrite(of branch: BaseBranch) -> InertRewrite? {
    guard branch.syntax.kind == .ifExpr, branch.conditions.count == 1, branch.arms.count == 2,
      branch.arms[0].branch == 0, branch.arms[1].branch == 1,
      let then = chain(branch.arms[0]), let otherwise = chain(branch.arms[1])
    else { return nil }
    let only = branch.conditions[0]
    let condition: RewriteCondition
    switch only.kind {
    case .optionalBinding:
      guard only.name != .none, let pattern = only.firstChild else { return nil }
      condition = .value(only.child(.initializer)?.firstChild ?? pattern, bound: only.name)
    case .matchingCondition, .availabilityCondition: return nil
    default: condition = .flag(only, isNegated: false)
    }
    return inertRewrite(
      then: then, otherwise: otherwise, when: condition, indentation: chainIndentation(of: branch),
      line: indentation(at: branch.syntax.range.lowerBound))
  }

  func chain(_ arm: BaseArm) -> [Node]? {
    switch arm.use {
    case .unchanged: []
    case .modified(let modifiers): modifiers
    case .transformed, .wrapped: nil
    }
  }
}

extension InertRewrite {
  /// What follows the rewritten code in a help line.
  public var caveat: String { remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")" }
}

extension BaseBranch {
  /// An `if` and an `else` with one expression each, so that an edit can take the place of all of it.
  public var isWholeStatement: Bool {
    syntax.asIf?.hasTwoSingleStatements ?? false
  }
}

extension Pass {
  /// What a branch asks, as code for a message: "`isOld`", or "its condition" where that is long.
  public func condition(of branch: BaseBranch) -> String {
    guard let first = branch.conditions.first else { return "its condition" }
    if first.kind == .optionalBinding, first.name != .none {
      guard let value = first.child(.initializer)?.firstChild else { return "`\(text(first.name))`" }
      let source = brief(value, limit: 48)
      return source.hasSuffix("…") ? "its condition" : "`\(source)`"
    }
    if first.kind == .matchingCondition, let value = first.child(.initializer)?.firstChild {
      return "`\(brief(value, limit: 48))`"
    }
    if branch.syntax.kind == .ifExpr || branch.syntax.kind == .switchExpr {
      let source = brief(first, limit: 48)
      return source.hasSuffix("…") ? "its condition" : "`\(source)`"
    }
    return "its condition"
  }

  /// For the lines of a chain that takes the place of the branch.
  private func chainIndentation(of branch: BaseBranch) -> String {
    let outer = indentation(at: branch.syntax.range.lowerBound)
    guard let first = branch.syntax.child(.codeBlock)?.firstChild else { return outer + "  " }
    let inner = indentation(at: first.range.lowerBound)
    return inner.count > outer.count ? inner : outer + "  "
  }

  /// Advice on the first modifier of the branch that has no argument without effect.
  public func advice(for branch: BaseBranch) -> String {
    for arm in branch.arms {
      guard case .modified(let modifiers) = arm.use else { continue }
      for modifier in modifiers {
        let name = modifier.kind == .call ? modifier.calledName : modifier.name
        // A conditional modifier inside another says nothing of what it modifies.
        if name == .none || name == .`if` || name == .ifLet || name == .applyIf { continue }
        if !InertArguments.hasInertForm(name) { return adviceWithoutInertForm(for: name) }
      }
    }
    let wraps = branch.arms.contains { if case .wrapped = $0.use { true } else { false } }
    return wraps
      ? "show what is around it in `overlay` or `background`, or beside it under a condition of its own"
      : "move the condition into the arguments of the modifiers"
  }
}
