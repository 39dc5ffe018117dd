// Writes a chain of modifiers that are always applied, with inert arguments for those that a branch leaves out.

import Frameworks
import Project
import Syntax
import ViewTree

/// Writes one chain.
struct InertWriter {
  let pass: Pass
  let indentation: String
  let lineIndentation: String
  /// Whether the chain follows its base, so that its first modifier may stand on a line of its own.
  let followsBase: Bool
  var isOnText = false
  let condition: RewriteCondition
  var isNegated = false
  /// The source of the condition; of the optional.
  let question: String
  /// Whether evaluating the condition twice has the effect of evaluating it once.
  private let isRepeatable: Bool
  private var questions = 0
  var text = ""
  var line = ""
  var safety = Fix.Safety.safe
  var remarks: [String] = []
  var isReplacement = true

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
    isRepeatable = !([node] + Array(node.descendants)).contains {
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
    if !isRepeatable { safety = .suggested }
  }

  /// Whether the chain reads as if it were written by hand.
  private var isReadable: Bool {
    if questions > 1, question.count > LayoutLimit.repeatedCondition { return false }
    // Between the question and its answers, a line break hides which is which.
    if question.contains(where: \.isNewline) { return false }
    return text.lines.enumerated().allSatisfy { i, line in
      (i == 0 ? lineIndentation.count : 0) + line.count <= LayoutLimit.line
    }
  }

  var result: InertRewrite? {
    if questions > 1, !isRepeatable { return nil }
    if questions == 0 { return nil }
    return InertRewrite(
      text: text, safety: safety, remarks: remarks, line: Pass.brief(line, limit: 160),
      isReplacement: isReplacement && isReadable)
  }

  mutating func flip() -> Bool {
    guard case .flag = condition else { return false }
    isNegated.toggle()
    return true
  }

  /// The source of the modifier, from its period to its end.
  func source(_ modifier: Node) -> String {
    guard let period = period(of: modifier) else { return modifier.text }
    let range = modifier.range
    return pass.file.tree.source.text(period..<range.upperBound)
  }

  private func period(of modifier: Node) -> Int? {
    guard let access = (modifier.callee ?? modifier).asMemberAccess else { return nil }
    let token = access.base?.endToken ?? access.node.firstToken
    return access.node.tokenRange(token).lowerBound
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

  /// Writes a modifier that has its effect only if the condition holds. False if it has no such form.
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

  mutating func take(_ inert: InertCall, _ name: Name) {
    switch inert.safety {
    case .truly: break
    case .visually: safety = .suggested
    case .resets:
      safety = .suggested
      remarks.append("`.\(pass.text(name))` then overrides a value that an ancestor sets")
      isReplacement = false
    case .never: break
    }
    if Modifiers.has(.lifecycle, name) { safety = .suggested }
    // These would not run when the condition becomes true.
    if name == .onAppear || name == .onDisappear || name == .task { isReplacement = false }
    // The builder of a toolbar takes no `if` on older systems.
    if name == .toolbar, inert.place == .closure, pass.targets.have(.iOS16) != true { isReplacement = false }
    if inert.safety == .visually, !inert.remark.isEmpty { remarks.append(inert.remark) }
  }

  /// `condition ? value : without`.
  private mutating func chosen(_ value: Node, _ without: String, _ inert: InertCall) -> String? {
    let source = value.text
    if source == without { return source }
    if mentionsValue(value) { return unwrapped(value, without, inert) }
    if let wrapper = inert.wrapper, !sharesType(value, without) {
      return choice("\(wrapper)(\(source))", "\(wrapper)(\(without))")
    }
    if hasAwkwardValue(value) { return nil }
    // A choice inside of a choice.
    if value.asTernary != nil { isReplacement = false }
    return choice(value.asTernary == nil ? source : "(\(source))", without)
  }

  private func hasAwkwardValue(_ value: Node) -> Bool {
    switch value.kind {
    case .tryExpr, .wordExpr, .closure, .ifExpr, .switchExpr, .inOutExpr: true
    default: false
    }
  }

  /// Whether both have one type by their spelling: `Color.red` and `Color.clear` need no common wrapper.
  private func sharesType(_ value: Node, _ without: String) -> Bool {
    guard case .onType(let type) = spelling(value) else { return false }
    return without.hasPrefix(pass.text(type) + ".")
  }

  /// `value ?? without`, or the optional itself where nil is inert.
  mutating func unwrapped(_ value: Node, _ without: String, _ inert: InertCall) -> String? {
    guard isValue(value), inert.wrapper == nil else { return nil }
    questions += 1
    if without == "nil" { return question }
    return question + " ?? " + without
  }

  private func isValue(_ node: Node) -> Bool {
    switch condition {
    case .flag: false
    case .value(_, let bound): node.isReference(to: bound)
    case .anonymousValue(_, let bound): node.kind == .identifierExpr && node.text == bound
    }
  }

  private func mentionsValue(_ node: Node) -> Bool {
    isValue(node) || node.descendants.contains { isValue($0) }
  }

  mutating func choice(_ with: String, _ without: String) -> String? {
    questions += 1
    if (with + without).contains(where: \.isNewline) || with.count + without.count > LayoutLimit.choice {
      isReplacement = false
    }
    if let tested = testedOptional {
      let (present, absent) = tested.isPresent != isNegated ? (with, without) : (without, with)
      switch (present, absent) {
      case (tested.text, "nil"), (tested.text + "!", "nil"): return tested.text
      case (tested.text + "!", _): return tested.text + " ?? " + absent
      default: if present.contains(tested.text + "!") { isReplacement = false }
      }
    }
    var question = question
    var isNegated = isNegated
    switch condition {
    case .flag(let node, _):
      // `!a ? b : c` is `a ? c : b`.
      if node.kind == .prefixExpr, question.hasPrefix("!"), !Self.areOpposite(with, without) {
        question.removeFirst()
        isNegated.toggle()
      }
    default: question += " != nil"
    }
    switch (with, without, isNegated) {
    case ("true", "false", false), ("false", "true", true): return question
    case ("true", "false", true), ("false", "true", false): return negated(question)
    case _ where isNegated: return "\(question) ? \(without) : \(with)"
    default: return "\(question) ? \(with) : \(without)"
    }
  }

  private static func areOpposite(_ a: String, _ b: String) -> Bool {
    (a, b) == ("true", "false") || (a, b) == ("false", "true")
  }

  /// `x` of `x != nil` and `x == nil`, and whether the condition holds if there is a value.
  private var testedOptional: (text: String, isPresent: Bool)? {
    guard case .flag(let node, _) = condition, node.kind == .sequence else { return nil }
    let parts = Array(node.children)
    guard parts.count == 3, parts[1].kind == .binaryOperator, parts[2].kind == .nilLiteral else { return nil }
    switch parts[1].text {
    case "!=": return (parts[0].text, true)
    case "==": return (parts[0].text, false)
    default: return nil
    }
  }

  func negated(_ question: String) -> String {
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
    // The body keeps its lines, one step further in.
    let lastLine = foot.lines.last ?? ""
    let outer = String(lastLine.prefix { $0 == " " || $0 == "\t" })
    let inner = String(head.lines.last ?? "")
    guard inner.count > outer.count, inner.hasPrefix(outer) else { return nil }
    let step = String(inner.dropFirst(outer.count))
    let lines = body.lines.map { $0.contains { !$0.isWhitespace } ? step + $0 : String($0) }
    return head + test + " {\n" + inner + lines.joined(separator: "\n") + "\n" + inner + "}" + foot
  }

  /// Writes two calls of one modifier as one, argument by argument. False if they do not match.
  mutating func merge(_ a: Node, _ b: Node) -> Bool {
    guard case .flag = condition, a.kind == .call, b.kind == .call, a.calledName == b.calledName,
      !Modifiers.has(.typeVarying, a.calledName), !Modifiers.has(.identity, a.calledName)
    else { return false }
    let first = a.arguments
    let second = b.arguments
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
    let passed = call.passedValues
    guard passed.count == call.children.count(where: \.isPassing) else { return nil }
    var labels = Labels()
    for value in passed { labels.append(value.label) }
    return InertArguments.inert(call.calledName, labels: labels, onText: isOnText) {
      $0 < passed.count ? spelling(passed[$0].value) : .other
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
