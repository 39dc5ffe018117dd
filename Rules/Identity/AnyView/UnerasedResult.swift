// What has to change for a member to return its views without erasing them.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The way from a member with several erased results to a view builder, as its statements allow it.
struct UnerasedResult {
  /// Whether a builder takes every statement once `return` is gone.
  private var isBuildable = true
  /// Whether an early `return` leaves what follows it for other conditions.
  private var needsElse = false
  private var hasGuard = false

  private init() {}

  /// Advice on a member that erases its results.
  static func help(_ member: MemberID, _ fact: MemberFact, in pass: Pass) -> String {
    var result = UnerasedResult()
    if let block = pass.index.bodyBlock(of: member) { result.visit(block.statements) }
    let name = pass.text(fact.name)
    guard result.isBuildable else {
      return "move the choice between the views into a `@ViewBuilder` property or function that returns `some View`"
    }
    var steps: [String] = []
    if case .some = fact.type {} else { steps.append("return `some View`") }
    let isBuilder = fact.attributes.contains { Builders.kind(of: $0) != nil } || isMadeBuilder(member, fact, in: pass)
    if !isBuilder { steps.append("mark `\(name)` with `@ViewBuilder`") }
    steps.append("remove each `return` and `AnyView`")
    let list = steps.count > 2 ? "\(steps[0]), \(steps[1]), and \(steps[2])" : steps.joined(separator: ", and ")
    if result.hasGuard { return list + "; write `if` and `else` in place of `guard`" }
    return result.needsElse ? list + "; put what follows an early `return` into an `else`" : list
  }

  /// Whether a protocol of SwiftUI makes the member a view builder: `body` of a view, `makeBody` of a button style.
  private static func isMadeBuilder(_ member: MemberID, _ fact: MemberFact, in pass: Pass) -> Bool {
    guard Conformances.isBuilderRequirement(fact.name), let owner = pass.index.owner(member) else { return false }
    let traits = pass.index[owner].traits
    return traits.contains(.view) || traits.contains(.builderBody)
  }

  /// Linear in the statements of the member.
  private mutating func visit(_ statements: [Node]) {
    for (i, statement) in statements.enumerated() {
      let isLast = i == statements.count - 1
      switch statement.kind {
      case .variableDecl, .breakStmt: break
      case .returnStmt: if !isLast { isBuildable = false }
      case .guardStmt:
        hasGuard = true
        if let block = statement.child(.codeBlock) { visit(block.statements) }
      case .ifExpr:
        var branch = statement
        while let part = branch.asIf {
          if let body = part.body { visit(body.statements) }
          guard let other = part.elseBranch else {
            if !isLast, !statement.returnStatements.isEmpty { needsElse = true }
            break
          }
          if other.kind == .codeBlock { visit(other.statements) }
          branch = other
        }
      case .switchExpr:
        for arm in statement.asSwitch?.cases ?? [] { visit(arm.statements) }
        if !isLast, !statement.returnStatements.isEmpty { isBuildable = false }
      case .sequence: if !isLast || statement.asAssignment != nil { isBuildable = false }
      case .ifConfig: break
      case .forStmt, .whileStmt, .repeatStmt, .doStmt, .deferStmt, .throwStmt, .functionDecl: isBuildable = false
      // A call that is made for its effect gives a builder nothing to show.
      default: if !isLast { isBuildable = false }
      }
    }
  }
}
