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

  /// The white space at the start of the line that holds the offset.
  public func indentation(at offset: Int) -> String {
    let bytes = file.source.bytes
    let start = lineStarts.range(ofLine: lineStarts.line(at: offset)).lowerBound
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension String {
  /// Without line feeds; a carriage return stays at the end, which splitting into characters would not find.
  var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }

  /// Without `count` of the white space at the start of each line but the first.
  func outdented(by count: Int) -> String {
    guard count > 0 else { return self }
    return lines.enumerated().map { i, line in
      guard i > 0 else { return String(line) }
      return String(line.dropFirst(Swift.min(count, line.prefix { $0 == " " || $0 == "\t" }.count)))
    }.joined(separator: "\n")
  }
}

extension Node {
  fileprivate func breaksLine(before token: Int) -> Bool { tokenFlags(token).contains(.newlineBefore) }
}

/// Writes one chain.
private struct InertWriter {
  let pass: Pass
  let indentation: String
  let lineIndentation: String
  /// The chain begins after its base: its first modifier may stand on a line of its own.
  let followsBase: Bool
  var isOnText = false
  private let condition: RewriteCondition
  private var isNegated = false
  /// The source of the condition; of the optional.
  private let question: String
  /// Can be asked twice without another effect.
  private let isPlain: Bool
  private var questions = 0
  private var text = ""
  private var line = ""
  private var safety = Fix.Safety.safe
  private var remarks: [String] = []
  private var isReplacement = true

  init?(pass: Pass, condition: RewriteCondition, indentation: String, line: String?) {
    self.pass = pass
    self.condition = condition
    self.indentation = indentation
    lineIndentation = line ?? indentation
    followsBase = line != nil
    let node: Node
    switch condition {
    case .flag(let flag, let negated):
      node = flag
      isNegated = negated
    case .value(let value, _), .anonymousValue(let value, _):
      node = value
      safety = .suggested
    }
    guard node.kind != .missing, node.kind != .closure else { return nil }
    isPlain = !([node] + Array(node.descendants)).contains {
      switch $0.kind {
      case .call, .closure, .tryExpr, .wordExpr, .macroExpansion, .assignmentOperator, .missing,
        .unexpected:
        true
      default: false
      }
    }
    let source = node.text
    let isChoice = node.kind == .sequence && node.descendants.contains { $0.kind == .ternary }
    question = isChoice ? "(\(source))" : source
    if !isPlain { safety = .suggested }
  }

  var result: InertRewrite? {
    if questions > 1, !isPlain { return nil }
    if questions == 0 { return nil }
    return InertRewrite(
      text: text, safety: safety, remarks: remarks, line: Pass.brief(line, limit: 160),
      isReplacement: isReplacement)
  }

  mutating func flip() -> Bool {
    guard case .flag = condition else { return false }
    isNegated.toggle()
    return true
  }

  /// The modifier as it stands: from its period to its end.
  func source(_ modifier: Node) -> String {
    guard let period = period(of: modifier) else { return modifier.text }
    let range = modifier.range
    return pass.file.tree.source.text(period..<range.upperBound)
  }

  private func period(of modifier: Node) -> Int? {
    let access = modifier.kind == .call ? modifier.callee : modifier
    guard let access, access.kind == .memberAccess else { return nil }
    let token = access.base?.endToken ?? access.firstToken
    return access.tokenRange(token).lowerBound
  }

  mutating func keep(_ modifier: Node) {
    append(source(modifier), after: modifier)
  }

  private mutating func append(_ modifier: String, after node: Node) {
    var modifier = modifier.hasPrefix(".") ? modifier : "." + modifier
    var target = lineIndentation
    if let base = (node.callee ?? node).base, node.breaksLine(before: base.endToken) {
      target = indentation
      if !text.isEmpty || followsBase { text += "\n" + indentation }
    }
    if modifier.contains("\n"), let period = period(of: node) {
      modifier = modifier.outdented(by: pass.indentation(at: period).count - target.count)
    }
    text += modifier
    line += modifier
    if !Modifiers.has(.onText, node.kind == .call ? node.calledName : node.name) { isOnText = false }
  }

  /// A modifier that acts if the condition holds and is inert if not.
  mutating func write(_ modifier: Node) -> Bool {
    guard modifier.kind == .call, let inert = inertForm(of: modifier), inert.safety != .never else {
      return false
    }
    let name = modifier.calledName
    var written: [String] = []
    var trailing = ""
    if inert.arguments.isEmpty {
      guard modifier.arguments.isEmpty, modifier.trailingClosures.isEmpty, !inert.added.isEmpty else {
        return false
      }
      for argument in inert.added {
        guard let value = choice(argument.source, argument.inert) else { return false }
        written.append((argument.label == .none ? "" : pass.text(argument.label) + ": ") + value)
      }
    } else {
      var index = 0
      for argument in modifier.arguments + modifier.trailingClosures {
        guard let value = argument.value, index < inert.arguments.count else { return false }
        defer { index += 1 }
        let label = argument.name == .none ? "" : pass.text(argument.name) + ": "
        var source: String
        if let without = inert.arguments[index] {
          let isClosure = inert.place == .closure
          guard let chosen = isClosure ? guarded(value, without) : chosen(value, without, inert) else {
            return false
          }
          source = chosen
        } else {
          if mentionsValue(value) { return false }
          source = value.text
        }
        if argument.kind == .trailingClosure {
          trailing += " " + label + source
        } else {
          source = label + source
          written.append(source)
        }
      }
    }
    take(inert, name)
    let hasParentheses = !written.isEmpty || trailing.isEmpty
    append(
      "." + pass.text(name) + (hasParentheses ? "(" + written.joined(separator: ", ") + ")" : "") + trailing,
      after: modifier)
    return true
  }

  private mutating func take(_ inert: InertCall, _ name: Name) {
    switch inert.safety {
    case .truly: break
    case .visually: safety = .suggested
    case .resets:
      safety = .suggested
      remarks.append(
        "`.\(pass.text(name))` then sets the default again where an ancestor may have set another value")
    case .never: break
    }
    if Modifiers.has(.lifecycle, name) { safety = .suggested }
    // These would no longer act when the condition turns true.
    if name == .onAppear || name == .onDisappear || name == .task { isReplacement = false }
    if inert.safety == .visually, !inert.remark.isEmpty { remarks.append(inert.remark) }
  }

  /// `condition ? value : without`.
  private mutating func chosen(_ value: Node, _ without: String, _ inert: InertCall) -> String? {
    let source = value.text
    if source == without { return source }
    if case .value = condition, mentionsValue(value) { return unwrapped(value, without, inert) }
    if case .anonymousValue = condition, mentionsValue(value) { return unwrapped(value, without, inert) }
    if let wrapper = inert.wrapper, !sharesType(value, without) {
      return choice("\(wrapper)(\(source))", "\(wrapper)(\(without))")
    }
    if hasAwkwardValue(value) { return nil }
    return choice(value.kind == .sequence && hasTernary(value) ? "(\(source))" : source, without)
  }

  private func hasTernary(_ node: Node) -> Bool { node.children.contains { $0.kind == .ternary } }

  private func hasAwkwardValue(_ value: Node) -> Bool {
    switch value.kind {
    case .tryExpr, .wordExpr, .closure, .ifExpr, .switchExpr, .inOutExpr: true
    default: false
    }
  }

  /// `Color.red` and `Color.clear` need no common wrapper.
  private func sharesType(_ value: Node, _ without: String) -> Bool {
    guard case .onType(let type) = spelling(value) else { return false }
    return without.hasPrefix(pass.text(type) + ".")
  }

  /// `value ?? without`, or the optional itself where nil is inert.
  private mutating func unwrapped(_ value: Node, _ without: String, _ inert: InertCall) -> String? {
    guard isValue(value), inert.wrapper == nil else { return nil }
    questions += 1
    if without == "nil" { return question }
    return question + " ?? " + without
  }

  private func isValue(_ node: Node) -> Bool {
    switch condition {
    case .flag: false
    case .value(_, let bound): node.kind == .identifierExpr && node.name == bound
    case .anonymousValue(_, let bound): node.kind == .identifierExpr && node.text == bound
    }
  }

  private func mentionsValue(_ node: Node) -> Bool {
    isValue(node) || node.descendants.contains { isValue($0) }
  }

  private mutating func choice(_ with: String, _ without: String) -> String? {
    questions += 1
    if (with + without).contains(where: \.isNewline) || with.count + without.count > 100 {
      isReplacement = false
    }
    var question = question
    if case .flag = condition {} else { question += " != nil" }
    switch (with, without, isNegated) {
    case ("true", "false", false), ("false", "true", true): return question
    case ("true", "false", true), ("false", "true", false): return negated(question)
    case _ where isNegated: return "\(question) ? \(without) : \(with)"
    default: return "\(question) ? \(with) : \(without)"
    }
  }

  private func negated(_ question: String) -> String {
    guard case .flag(let node, _) = condition else { return "!(\(question))" }
    if node.kind == .prefixExpr, question.hasPrefix("!") { return String(question.dropFirst()) }
    switch node.unwrapped.kind {
    case .identifierExpr, .memberAccess, .call, .subscriptCall: return "!" + question
    default: return "!(\(question))"
    }
  }

  /// `{ if condition { … } }`.
  private mutating func guarded(_ value: Node, _ without: String) -> String? {
    guard value.kind == .closure, without.hasPrefix("if "), value.returnStatements.isEmpty,
      let first = value.statements.first, let last = value.statements.last
    else { return nil }
    questions += 1
    let test: String
    switch condition {
    case .flag: test = "if " + (isNegated ? negated(question) : question)
    case .value(_, let bound):
      let name = pass.text(bound)
      test = name == question ? "if let \(name)" : "if let \(name) = \(question)"
    case .anonymousValue: return nil
    }
    let source = pass.file.tree.source.text
    let head = source(value.range.lowerBound..<first.range.lowerBound)
    let body = source(first.range.lowerBound..<last.range.upperBound)
    let foot = source(last.range.upperBound..<value.range.upperBound)
    guard head.contains(where: \.isNewline), foot.contains(where: \.isNewline) else {
      return head + test + " { " + body + " }" + foot
    }
    // Keep the lines: the body moves in by one step.
    let lastLine = foot.lines.last ?? ""
    let outer = String(lastLine.prefix { $0 == " " || $0 == "\t" })
    let inner = String(head.lines.last ?? "")
    guard inner.count > outer.count, inner.hasPrefix(outer) else { return nil }
    let step = String(inner.dropFirst(outer.count))
    let lines = body.lines.map { $0.contains { !$0.isWhitespace } ? step + $0 : String($0) }
    return head + test + " {\n" + inner + lines.joined(separator: "\n") + "\n" + inner + "}" + foot
  }

  /// Two calls of one modifier, argument by argument.
  mutating func merge(_ a: Node, _ b: Node) -> Bool {
    guard case .flag = condition, a.kind == .call, b.kind == .call, a.calledName == b.calledName,
      !Modifiers.has(.typeVarying, a.calledName), !Modifiers.has(.identity, a.calledName)
    else { return false }
    let first = a.children.filter { $0.kind == .argument }
    let second = b.children.filter { $0.kind == .argument }
    guard first.count == second.count, a.trailingClosures.isEmpty, b.trailingClosures.isEmpty else {
      return false
    }
    let wrapper = inertForm(of: a)?.wrapper ?? inertForm(of: b)?.wrapper
    var written: [String] = []
    for (x, y) in zip(first, second) {
      guard x.name == y.name, let value = x.value, let other = y.value else { return false }
      let label = x.name == .none ? "" : pass.text(x.name) + ": "
      if value.text == other.text {
        written.append(label + value.text)
        continue
      }
      guard !hasAwkwardValue(value), !hasAwkwardValue(other) else { return false }
      let spelled = (spelling(value), spelling(other))
      var with = value.text
      var without = other.text
      switch spelled {
      case (.number, .number): break
      case (.onType(let type), .onType(let second)) where type == second: safety = .suggested
      case (.onType, .onType): return false
      case (.other, .other) where value.kind == .booleanLiteral && other.kind == .booleanLiteral: break
      default:
        safety = .suggested
        if let wrapper {
          with = "\(wrapper)(\(with))"
          without = "\(wrapper)(\(without))"
        }
      }
      guard let chosen = choice(with, without) else { return false }
      written.append(label + chosen)
    }
    append("." + pass.text(a.calledName) + "(" + written.joined(separator: ", ") + ")", after: a)
    return true
  }

  // MARK: The table

  private func inertForm(of call: Node) -> InertCall? {
    var labels = Labels()
    var values: [Node] = []
    for child in call.children where child.kind == .argument || child.kind == .trailingClosure {
      guard let value = child.value else { return nil }
      labels.append(child.name)
      values.append(value)
    }
    return InertArguments.inert(call.calledName, labels: labels, onText: isOnText) {
      $0 < values.count ? spelling(values[$0]) : .other
    }
  }

  private func spelling(_ node: Node) -> ArgumentSpelling {
    let node = node.unwrapped
    switch node.kind {
    case .integerLiteral, .floatLiteral: return .number
    case .closure: return .closure
    case .prefixExpr: return node.firstChild.map { spelling($0) } == .number ? .number : .other
    case .arrayLiteral:
      return node.children.allSatisfy { spelling($0) == .implicitMember } ? .implicitMember : .other
    case .identifierExpr: return .other
    case .call, .memberAccess: break
    default: return .other
    }
    // Where the chain starts, and whether the rest of it may change the type.
    var current = node
    var changes = false
    while true {
      guard let access = current.kind == .call ? current.callee?.unwrapped : current else { return .other }
      if access.kind == .identifierExpr {
        guard access.isNamedLikeType else { return .other }
        return .onType(changes ? Name(.View) : access.name)
      }
      guard access.kind == .memberAccess else { return .other }
      guard let base = access.base?.unwrapped else { return changes ? .other : .implicitMember }
      if base.isNamedLikeType, base.kind == .identifierExpr {
        return .onType(changes ? Name(.View) : base.name)
      }
      if access.name != .opacity { changes = true }
      current = base
    }
  }
}

// MARK: Branches on the base of a body

extension Pass {
  /// The view that the branch is about, as it is written: `content`, `self`, `configuration.label`.
  public func baseText(of branch: BaseBranch) -> String {
    for arm in branch.arms {
      switch arm.use {
      case .unchanged:
        let node = arm.syntax.unwrapped
        if node.kind == .identifierExpr || node.kind == .memberAccess || node.calledName != .AnyView {
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

  private func chain(_ arm: BaseArm) -> [Node]? {
    switch arm.use {
    case .unchanged: []
    case .modified(let modifiers): modifiers
    case .transformed, .wrapped: nil
    }
  }

  /// Does a comment stand in the range? An edit would lose it.
  public func hasComment(in range: Range<Int>) -> Bool {
    !file.tree.comments(beginningIn: range).isEmpty
  }
}

extension InertRewrite {
  /// What follows the rewritten code in a help line.
  public var caveat: String { remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")" }
}

extension BaseBranch {
  /// An `if` and an `else` with one expression each, so that an edit can take the place of all of it.
  public var isWholeStatement: Bool {
    guard syntax.kind == .ifExpr else { return false }
    let blocks = syntax.children.filter { $0.kind != .conditionList }
    return blocks.count == 2
      && blocks.allSatisfy { $0.kind == .codeBlock && $0.statements.count == 1 }
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
