// Rewrites a conditional modifier as one that is always applied: `if c { v.m(a) } else { v }` becomes
// `v.m(c ? a : inert)`, which shows the same and keeps the view's identity.

import Frameworks
import Project
import Syntax
import ViewTree

/// The condition of a branch that is rewritten.
/// Its nodes are valid until `Index.forgetNodes`.
public enum RewriteCondition {
  /// A `Bool`; if it is negated, the modifiers apply where it is false.
  case flag(Node, isNegated: Bool)
  /// An optional, and the name of its value in the modifiers.
  case value(Node, bound: Name)
  /// An optional whose value has a name in the modifiers that is not declared, such as `$1`.
  case anonymousValue(Node, bound: String)
}

/// Modifiers with a condition in their arguments.
public struct InertRewrite: Sendable {
  /// `.opacity(isDim ? 0.3 : 1)`
  public let text: String
  /// The safety of a fix that inserts the text.
  public let safety: Fix.Safety
  /// What else the rewriting changes, in words; may be empty.
  public let remarks: [String]

  /// The text on one line, for messages.
  public let line: String
  /// Whether it can replace the code: it has no choice between values of several lines, and evaluates the condition
  /// as often as the code did.
  public let isReplacement: Bool
}

extension Pass {
  /// One chain of modifiers that has the effect of `then` if the condition holds, and of `otherwise` if it does not.
  /// Nil if a modifier has no neutral argument, or the two chains do not match.
  ///
  /// - Parameters:
  ///   - then: Calls of modifiers in this file, the innermost first; the same for `otherwise`.
  ///   - onText: Whether they are applied to a `Text`.
  ///   - indentation: The start of each line of the result but the first.
  ///   - line: The indentation of the line on which the result begins, if the chain has its base there.
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

  /// Whether a view at or below the node makes a platform view. A branch makes that again at each change; one chain keeps
  /// it, and a value that its update method does not assign then stays as it was.
  public func makesPlatformView(at node: Int, of tree: ViewTree) -> Bool {
    !index.kept(at: node, of: tree, lifetime: lifetime).platformViews.isEmpty
  }

  /// Modifiers that take the styles of SwiftUI only: their protocols have no requirement that other code could meet (the
  /// documentation of `ListStyle`, `PickerStyle` and so on).
  private static let builtInStyles: Set<String> = [
    "listStyle", "pickerStyle", "tabViewStyle", "navigationViewStyle", "textFieldStyle", "indexViewStyle",
  ]

  /// Advice for modifiers that cannot take the condition: always true, and possible in every place.
  public static let adviceToKeepOutside = "keep what has to last in a view around this one"

  /// Advice on a modifier that has no argument without effect.
  public func adviceWithoutInertForm(for modifier: Name) -> String {
    let name = text(modifier)
    switch modifier.known {
    case .hidden:
      return "hide the view with `.opacity(0)`, which keeps its identity, and `.opacity(1)` where it is shown"
    case .onTapGesture, .onLongPressGesture:
      return "always attach the gesture and make it optional: `.gesture(… ? TapGesture().onEnded { … } : nil)`"
    case .environment: return "set the value in `.transformEnvironment(…) { if … { $0 = … } }`"
    case .modifier: return "always apply one modifier, which takes the condition as a property"
    case .contextMenu: return "always apply `.contextMenu`, and leave the menu empty by the condition"
    case .animation: return "always apply `.animation`, which does nothing while its value stays the same"
    case .clipShape: return "always clip, to an `AnyShape` that the condition chooses"
    default: break
    }
    guard let traits = Modifiers.traits(of: modifier) else {
      return isOfProject(modifier)
        ? "let `.\(name)` take the condition and show its content in one place" : Self.adviceToKeepOutside
    }
    if Self.builtInStyles.contains(name) {
      return "\(Self.adviceToKeepOutside), since `.\(name)` takes no condition"
    }
    if name.hasSuffix("Style") {
      return "write one style that takes the condition as a property, since `.\(name)` has no neutral value"
    }
    if traits.contains(.typeVarying) || InertArguments.isWithoutNeutralValue(modifier) {
      return "apply `.\(name)` always or never, since no argument turns it off"
    }
    // It starts when the condition becomes true, which one that is always there does not notice.
    if modifier == .onAppear || modifier == .task {
      return "start the work in a `.task(id: …)` that is always there, and test the condition inside"
    }
    if traits.contains(.lifecycle) {
      return "always apply `.\(name)` and test the condition inside its closure"
    }
    if traits.contains(.presentation) {
      return "always apply `.\(name)` and make the condition part of what presents it"
    }
    return "always apply `.\(name)` if an argument can take the condition, or \(Self.adviceToKeepOutside)"
  }

  /// Whether the project declares the modifier.
  private func isOfProject(_ modifier: Name) -> Bool {
    index.frameworkType(.View).map { !index.members(named: modifier, of: $0).isEmpty } ?? false
  }

  /// The same for a call that only one branch has. No style of the project draws what SwiftUI draws without it.
  public func adviceWithoutInertForm(of call: Node) -> String {
    let name = text(call.calledName)
    return name.hasSuffix("Style") && Modifiers.isModifier(call.calledName)
      ? "\(Self.adviceToKeepOutside), since `.\(name)` takes no condition"
      : adviceWithoutInertForm(for: call.calledName)
  }

  /// Advice on styles: SwiftUI's own have different types, and no style of the project can be one of them by a condition.
  ///
  /// - Parameter count: How many branches there are.
  private func adviceForStyle(_ calls: [Node], of count: Int) -> String? {
    guard let first = calls.first, text(first.calledName).hasSuffix("Style"), Modifiers.isModifier(first.calledName)
    else { return nil }
    let isOfProject =
      calls.count { $0.calledName == first.calledName } == count
      && calls.allSatisfy { call in
        guard let style = call.unlabelledArgument?.unwrapped, style.kind == .call || style.kind == .identifierExpr
        else {
          return false
        }
        let name = style.kind == .call ? style.calledName : style.name
        return index.types(named: name).contains { index[$0].isProjectType && index[$0].traits.contains(.style) }
      }
    return isOfProject && !Self.builtInStyles.contains(text(first.calledName))
      ? nil : "\(Self.adviceToKeepOutside), since `.\(text(first.calledName))` takes no condition"
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
  /// The view that the branch modifies, as the source has it: `content`, `self`, `configuration.label`.
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

  /// The branch as one chain on its base, if it is an `if` with one condition and both arms modify the base.
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
      condition = .value(only.initialValue ?? pattern, bound: only.name)
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
  /// The remarks in parentheses, for a help line; empty if there are none.
  public var caveat: String { remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")" }
}

extension BaseBranch {
  /// Whether this is an `if` and an `else` with one expression each, so that one edit can replace it.
  public var isWholeStatement: Bool {
    syntax.asIf?.hasTwoSingleStatements ?? false
  }
}

extension Pass {
  /// The condition of a branch as code, "`isOld`"; "its condition" where it is long.
  public func condition(of branch: BaseBranch) -> String {
    guard let first = branch.conditions.first else { return "its condition" }
    switch first.kind {
    case .optionalBinding where first.name != .none && first.initialValue == nil:
      return "`\(text(first.name))`"
    case .optionalBinding where first.name != .none, .matchingCondition:
      return quoted(first.initialValue ?? first, or: "its condition")
    default:
      let isWritten = branch.syntax.isConditionalExpression
      return isWritten ? quoted(first, or: "its condition") : "its condition"
    }
  }

  /// The indentation of a chain that replaces the branch.
  private func chainIndentation(of branch: BaseBranch) -> String {
    let outer = indentation(at: branch.syntax.range.lowerBound)
    guard let first = branch.syntax.child(.codeBlock)?.firstChild else { return outer + "  " }
    let inner = indentation(at: first.range.lowerBound)
    return inner.count > outer.count ? inner : outer + "  "
  }

  /// A modifier without its base: `padding(2)`.
  private func application(of modifier: Node) -> String {
    let start = modifier.kind == .call ? modifier.calledNameRange.lowerBound : modifier.memberNameRange.lowerBound
    return file.tree.source.text(start..<modifier.range.upperBound)
  }

  /// For each modifier the different sets of labels with which the arms call it. One call has only one of them.
  private func labels(of branch: BaseBranch, named names: [Name]) -> [Set<[Name]>] {
    var found: [Name: Set<[Name]>] = [:]
    for arm in branch.arms {
      guard case .modified(let modifiers) = arm.use else { continue }
      for modifier in modifiers where modifier.kind == .call && names.contains(modifier.calledName) {
        found[modifier.calledName, default: []].insert(modifier.passedValues.map(\.label))
      }
    }
    return Array(found.values)
  }

  /// The advice for a branch with the name of what it shows. What is kept outside says nothing about the branch itself.
  public func advice(for branch: BaseBranch, on base: String) -> String {
    let advice = advice(for: branch)
    return advice.hasPrefix(Self.adviceToKeepOutside) ? advice : "keep one `\(base)`; \(advice)"
  }

  /// Advice on the first modifier of the branch that has no argument without effect, and that not every arm applies with
  /// the same arguments.
  public func advice(for branch: BaseBranch) -> String {
    let applied = branch.arms.map { Set((chain($0) ?? []).map { application(of: $0) }) }
    let shared = applied.dropFirst().reduce(applied.first ?? []) { $0.intersection($1) }
    let differing = branch.arms.map { arm in
      guard case .modified(let modifiers) = arm.use else { return [Name]() }
      // A conditional modifier inside another does not show which modifiers it applies.
      return modifiers.filter { !shared.contains(application(of: $0)) }
        .map { $0.kind == .call ? $0.calledName : $0.name }
        .filter { $0 != .none && $0 != .`if` && $0 != .ifLet && $0 != .applyIf }
    }
    let awkward = differing.flatMap(\.self).filter { !InertArguments.hasInertForm($0) }
    if let style = awkward.first(where: { Self.builtInStyles.contains(text($0)) }) {
      return adviceWithoutInertForm(for: style)
    }
    let calls = branch.arms.flatMap { arm -> [Node] in
      guard case .modified(let modifiers) = arm.use else { return [] }
      return modifiers.filter { $0.kind == .call && awkward.contains($0.calledName) }
    }
    // Each of them presents by itself, and can be there all the time.
    if !calls.isEmpty, calls.allSatisfy({ $0.argument(.isPresented) != nil }) {
      return "always apply what presents, with an `isPresented` that also tests the condition"
    }
    if let style = adviceForStyle(calls, of: branch.arms.count) { return style }
    if labels(of: branch, named: awkward).contains(where: { $0.count > 1 }) {
      return "\(Self.adviceToKeepOutside), since no single call takes all these arguments"
    }
    if !awkward.isEmpty, Set(differing.filter { !$0.isEmpty }).count > 1 { return Self.adviceToKeepOutside }
    if let first = awkward.first { return adviceWithoutInertForm(for: first) }
    let wraps = branch.arms.contains { if case .wrapped = $0.use { true } else { false } }
    return wraps
      ? "show the surrounding views in `overlay` or `background`, or next to the view under their own condition"
      : "move the condition into the arguments of the modifiers"
  }
}
