// Rewrites two branches that show one view with different values as one view with a choice between the values. For
// branches that differ in modifiers see `InertRewrite`.

import Project
import Syntax
import ViewTree

/// One expression for `if c { v(a) } else { v(b) }`: `v(c ? a : b)`.
public struct MergedBranches {
  /// The source that replaces the whole `if`.
  public let source: String

  /// Nil if one expression would not have the same effect: the condition binds names, values are closures, or comments
  /// would be lost.
  ///
  /// - Parameters:
  ///   - view: The view of the first branch.
  ///   - pairs: The values that differ, in `view` and in the view of the second branch.
  public init?(of statement: Node, view: Node, pairs: [(then: Node, otherwise: Node)], in pass: Pass) {
    guard let branch = statement.asIf, branch.hasTwoSingleStatements, !pairs.isEmpty,
      let condition = Self.simpleCondition(of: statement),
      !pass.hasComment(in: statement.range),
      pairs.count == 1 || Self.isPure(condition) && condition.text.count <= LayoutLimit.repeatedCondition
    else { return nil }
    let choose = Self.choice(on: condition)
    var replacements: [(range: Range<Int>, text: String)] = []
    for pair in pairs {
      guard let first = Self.operand(pair.then), let second = Self.operand(pair.otherwise),
        // A choice between values of several lines is harder to read than two branches.
        !(first + second).contains(where: \.isNewline), first.count + second.count <= LayoutLimit.choice
      else { return nil }
      replacements.append((pair.then.range, choose(first, second)))
    }
    replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    let bytes = pass.file.tree.source.bytes
    var text = ""
    var at = view.range.lowerBound
    for (range, replacement) in replacements {
      guard range.lowerBound >= at, range.upperBound <= view.range.upperBound else { return nil }
      text += String(decoding: bytes[at..<range.lowerBound], as: UTF8.self) + replacement
      at = range.upperBound
    }
    text += String(decoding: bytes[at..<view.range.upperBound], as: UTF8.self)
    source = pass.outdented(text, from: view, to: statement)
    let outer = pass.indentation(at: statement.range.lowerBound).count
    let isReadable = source.lines.enumerated().allSatisfy { i, line in
      (i == 0 ? outer : 0) + line.count <= LayoutLimit.line
    }
    if !isReadable { return nil }
  }

  /// Writes `condition ? a : b` as one would by hand: without a negation, and with `??` for an optional.
  private static func choice(on condition: Node) -> (String, String) -> String {
    let text = condition.text
    if condition.kind == .prefixExpr, text.hasPrefix("!") {
      let positive = text.dropFirst()
      return { "\(positive) ? \($1) : \($0)" }
    }
    let parts = Array(condition.children)
    if condition.kind == .sequence, parts.count == 3, parts[1].kind == .binaryOperator, parts[2].kind == .nilLiteral {
      let optional = parts[0].text
      let isPresent = parts[1].text == "!="
      return { a, b in
        let (present, absent) = isPresent ? (a, b) : (b, a)
        if present == optional + "!" { return absent == "nil" ? optional : "\(optional) ?? \(absent)" }
        if present == optional, absent == "nil" { return optional }
        return "\(text) ? \(a) : \(b)"
      }
    }
    return { "\(text) ? \($0) : \($1)" }
  }

  /// The only condition of an `if`, if it is an expression that can become the condition of a ternary.
  public static func simpleCondition(of statement: Node) -> Node? {
    guard let list = statement.child(.conditionList) else { return nil }
    let conditions = Array(list.children)
    guard conditions.count == 1 else { return nil }
    switch conditions[0].kind {
    case .optionalBinding, .matchingCondition, .availabilityCondition, .ifExpr, .switchExpr: return nil
    default: break
    }
    let text = conditions[0].text
    guard !text.contains(where: \.isNewline), text.utf8.count <= LayoutLimit.condition, !conditions[0].holdsChoice
    else {
      return nil
    }
    return conditions[0]
  }

  /// Whether evaluating the expression twice has the effect of evaluating it once: it has no calls.
  private static func isPure(_ node: Node) -> Bool {
    node.kind != .call
      && !node.descendants.contains { $0.kind == .call || $0.kind == .wordExpr || $0.kind == .tryExpr }
  }

  /// The source of a value as one side of a ternary; nil if it cannot be one.
  private static func operand(_ node: Node) -> String? {
    switch node.kind {
    case .closure, .inOutExpr, .operatorReference: return nil
    case .prefixExpr where node.text.hasPrefix("&"): return nil
    default: return node.holdsChoice ? "(\(node.text))" : node.text
    }
  }
}

extension Pass {
  /// The lines of `text`, which has the indentation of `node`, with the indentation of `outer`.
  public func outdented(_ text: String, from node: Node, to outer: Node) -> String {
    let count = indentation(at: node.range.lowerBound).count - indentation(at: outer.range.lowerBound).count
    return text.outdented(by: count)
  }
}

extension Node {
  fileprivate var holdsChoice: Bool {
    asTernary != nil || kind == .sequence && children.contains(where: \.isAssignment)
  }
}
