// Makes a function that returns `AnyView` return `some View`.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Makes a function return `some View`. Nil unless it wraps every result in `AnyView`, and its statements are valid
  /// in a result builder.
  public func fixUnerasing(_ member: MemberID, _ fact: MemberFact) -> Fix? {
    guard case .named = fact.type, let block = index.bodyBlock(of: member),
      let written = writtenType(of: member), written.kind == .namedType, !isExtended(member),
      // A value of type `any View` cannot be returned as `some View`.
      !writesAnyView,
      !block.descendants.contains(where: {
        $0.isName && $0.name == fact.name
      })
    else { return nil }
    var edits: [Fix.Edit] = []
    var count = 0
    guard unwrap(block.statements, isBuilder: false, &edits, &count) else { return nil }
    edits.append(edit(written.range, with: "some View"))
    let isBuilder =
      fact.attributes.contains { Builders.kind(of: $0) != nil }
      || Conformances.isBuilderRequirement(fact.name)
    if count > 1 {
      edits = []
      count = 0
      guard unwrap(block.statements, isBuilder: true, &edits, &count) else { return nil }
      edits.append(edit(written.range, with: "some View"))
      if !isBuilder {
        guard let start = declarationStart(of: member) else { return nil }
        edits.append(edit(start..<start, with: "@ViewBuilder "))
      }
    }
    // Lines that another edit removes need no indentation.
    edits = edits.filter { edit in
      edit.location.start != edit.location.end
        || !edits.contains {
          $0.location.start < edit.location.start && edit.location.start < $0.location.end
        }
    }
    edits.sort { ($0.location.start, $0.location.end) < ($1.location.start, $1.location.end) }
    return Fix("Return `some View` from `\(text(fact.name))`", .suggested, edits)
  }

  /// Adds edits that remove `AnyView(…)` from all results, and `return` for a result builder. False if the statements
  /// are not valid there.
  private func unwrap(
    _ statements: [Node], isBuilder: Bool, _ edits: inout [Fix.Edit], _ count: inout Int
  ) -> Bool {
    guard let last = statements.last else { return false }
    for (i, statement) in statements.dropLast().enumerated() {
      if i == statements.count - 2, last.kind == .returnStmt,
        isEarlyExit(statement), let block = statement.child(.codeBlock)
      {
        // `if c { return a }; return b`: the last statement becomes the `else`.
        guard unwrap(block.statements, isBuilder: isBuilder, &edits, &count),
          wrapInElse(last, after: statement, &edits)
        else { return false }
        continue
      }
      // A builder accepts declarations. A function with a single `return` may have any statements before it.
      let isDeclaration = statement.kind == .variableDecl && statement.isLet
      let isAllowed = isDeclaration || (!isBuilder && last.kind == .returnStmt && !mayReturn(statement))
      guard isAllowed else { return false }
    }
    switch last.kind {
    case .ifExpr:
      var blocks: [Node] = []
      var statement = last
      while let branch = statement.asIf {
        guard let body = branch.body, let other = branch.elseBranch else { return false }
        blocks.append(body)
        statement = other
      }
      blocks.append(statement)
      return blocks.allSatisfy { unwrap($0.statements, isBuilder: isBuilder, &edits, &count) }
    case .switchExpr:
      let cases = last.children.filter { $0.kind == .switchCase || $0.kind == .ifConfig }
      return cases.allSatisfy {
        $0.kind == .switchCase && unwrap($0.statements, isBuilder: isBuilder, &edits, &count)
      }
    default:
      let isReturn = last.kind == .returnStmt
      guard let call = isReturn ? last.firstChild : last, call.isCall(of: .AnyView),
        call.callee?.kind == .identifierExpr, call.arguments.count == 1, call.trailingClosures.isEmpty,
        let value = call.arguments[0].value, !value.descendants.contains(where: { $0.kind == .ternary })
      else { return false }
      let start = isBuilder && isReturn ? last.range.lowerBound : call.range.lowerBound
      guard !hasComment(in: start..<value.range.lowerBound),
        !hasComment(in: value.range.upperBound..<call.range.upperBound)
      else { return false }
      edits.append(edit(start..<value.range.lowerBound, with: ""))
      edits.append(edit(value.range.upperBound..<call.range.upperBound, with: ""))
      count += 1
      return true
    }
  }

  private func mayReturn(_ statement: Node) -> Bool {
    statement.kind == .returnStmt || !statement.returnStatements.isEmpty
  }

  private func isEarlyExit(_ statement: Node) -> Bool {
    guard let branch = statement.asIf, branch.elseBranch == nil else { return false }
    return branch.body?.statements.last?.kind == .returnStmt
  }

  /// Adds edits that put the last statement into an `else`, with its lines indented by one step. False if its layout
  /// does not allow that.
  private func wrapInElse(_ last: Node, after statement: Node, _ edits: inout [Fix.Edit]) -> Bool {
    let bytes = file.source.bytes
    let outer = indentation(at: statement.range.lowerBound)
    let gap = statement.range.upperBound..<last.range.lowerBound
    guard outer == indentation(at: last.range.lowerBound),
      gap.contains(where: { bytes[$0] == UInt8(ascii: "\n") }),
      !hasComment(in: gap), !hasComment(in: last.range),
      !last.holdsMultilineString
    else { return false }
    let declaration = statement.parent.map { indentation(at: $0.range.lowerBound) } ?? ""
    guard outer.hasPrefix(declaration), outer.count > declaration.count else { return false }
    let step = String(outer.dropFirst(declaration.count))
    edits.append(edit(gap, with: " else {\n" + outer + step))
    edits += editsIndenting(last.range, by: step)
    edits.append(edit(last.range.upperBound..<last.range.upperBound, with: "\n" + outer + "}"))
    return true
  }

  private func writtenType(of member: MemberID) -> Node? {
    let node = index.node(member)
    return (node.child(.returnClause) ?? node.child(.typeAnnotation))?.firstChild
  }

  private func declarationStart(of member: MemberID) -> Int? {
    let node = index.node(member)
    if node.kind == .functionDecl { return node.range.lowerBound }
    guard let declaration = node.parent, declaration.kind == .variableDecl else { return nil }
    return declaration.range.lowerBound
  }

  /// Whether a subclass may override the member.
  private func isExtended(_ member: MemberID) -> Bool {
    guard let owner = index.owner(member), index[owner].isReference else { return false }
    return index.derivation(.extendedTypes, of: 0) { ExtendedTypes(of: index) }.types.contains(owner)
  }
}

/// The types that other types inherit from or conform to.
private final class ExtendedTypes: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let types: Set<TypeID>

  init(of index: Index) { types = Set(index.types.flatMap(\.ancestors)) }
}
