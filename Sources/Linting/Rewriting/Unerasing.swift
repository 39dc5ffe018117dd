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
      }), isOnlyContent(member, fact)
    else { return nil }
    let body = index.body(of: member)
    var edits: [Fix.Edit] = []
    var count = 0
    guard unwrap(block.statements, isBuilder: false, in: body, &edits, &count) else { return nil }
    edits.append(edit(written.range, with: "some View"))
    let isBuilder =
      fact.attributes.contains { Builders.kind(of: $0) != nil }
      || Conformances.isBuilderRequirement(fact.name)
    if count > 1 {
      edits = []
      count = 0
      guard unwrap(block.statements, isBuilder: true, in: body, &edits, &count) else { return nil }
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
    _ statements: [Node], isBuilder: Bool, in body: Body, _ edits: inout [Fix.Edit], _ count: inout Int
  ) -> Bool {
    guard let last = statements.last else { return false }
    for (i, statement) in statements.dropLast().enumerated() {
      if i == statements.count - 2, last.kind == .returnStmt,
        isEarlyExit(statement), let block = statement.child(.codeBlock)
      {
        // `if c { return a }; return b`: the last statement becomes the `else`.
        guard unwrap(block.statements, isBuilder: isBuilder, in: body, &edits, &count),
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
      return blocks.allSatisfy { unwrap($0.statements, isBuilder: isBuilder, in: body, &edits, &count) }
    case .switchExpr:
      let cases = last.children.filter { $0.kind == .switchCase || $0.kind == .ifConfig }
      return cases.allSatisfy {
        $0.kind == .switchCase && unwrap($0.statements, isBuilder: isBuilder, in: body, &edits, &count)
      }
    default:
      let isReturn = last.kind == .returnStmt
      guard let call = isReturn ? last.firstChild : last, call.isCall(of: .AnyView),
        call.callee?.kind == .identifierExpr, call.arguments.count == 1, call.trailingClosures.isEmpty,
        let value = call.arguments[0].value, !value.descendants.contains(where: { $0.kind == .ternary }),
        isStaticallyView(value, in: body)
      else { return false }
      let start = isBuilder && isReturn ? last.range.lowerBound : call.range.lowerBound
      guard !hasComment(in: start..<value.range.lowerBound),
        !hasComment(in: value.range.upperBound..<call.range.upperBound)
      else { return false }
      edits.append(edit(start..<value.range.lowerBound, with: ""))
      edits.append(edit(value.range.upperBound..<call.range.upperBound, with: ""))
      guard outdent(value, to: last, &edits) else { return false }
      count += 1
      return true
    }
  }

  /// Adds edits that move the lines of a value to the left by as much as its first line moves. False if they hold a
  /// string that this would change.
  private func outdent(_ value: Node, to statement: Node, _ edits: inout [Fix.Edit]) -> Bool {
    let bytes = file.source.bytes
    guard startsLine(value.range.lowerBound), bytes[value.range].contains(UInt8(ascii: "\n")) else { return true }
    let depth =
      indentation(at: value.range.lowerBound).utf8.count - indentation(at: statement.range.lowerBound).utf8.count
    guard depth > 0 else { return true }
    guard !value.holdsMultilineString else { return false }
    for offset in value.range where bytes[offset] == UInt8(ascii: "\n") {
      var end = offset + 1
      while end < min(offset + 1 + depth, bytes.count), bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      if end > offset + 1 { edits.append(edit(offset + 1..<end, with: "")) }
    }
    return true
  }

  /// Whether the value has a type that conforms to `View`, and not only a value of `any View`, as far as its source
  /// and the declarations that it uses show.
  private func isStaticallyView(_ value: Node, in body: Body) -> Bool {
    let node = value.unwrapped
    if node.isSelf { return true }
    guard let use = body.use(at: node) else { return false }
    switch body.target(use) {
    case .construction, .frameworkConstruction: return true
    case .member(let id): return !mayBeExistential(id)
    case .local(let i):
      let local = body.locals[Int(i)]
      switch local.type {
      case .named(let name, _, _): return !isProtocol(name)
      case .some: return true
      default: return local.initial >= 0 && isStaticallyView(body.node(Int(local.initial)), in: body)
      }
    default: break
    }
    // `Color.red`
    if let base = node.base?.unwrapped, base.isNamedLikeType { return true }
    // A modifier of SwiftUI, which would open an existential.
    guard node.kind == .call, let callee = node.callee?.unwrapped, callee.kind == .memberAccess, let base = callee.base
    else { return node.kind == .call && node.callee?.unwrapped.isNamedLikeType == true }
    return callee.isNamedLikeType || isStaticallyView(base, in: body)
  }

  private func mayBeExistential(_ member: MemberID) -> Bool {
    switch index[member].type {
    case .some: return false
    case .named(let name, _, _): return isProtocol(name)
    case .unknown: return index[member].kind != .storedProperty
    default: return true
    }
  }

  private func isProtocol(_ name: Name) -> Bool {
    name == .View || index.types(named: name).contains { index[$0].kind == .protocol }
  }

  /// Whether all code that uses the member shows it in place. A reference `makeBadge: badge`, or a variable of type
  /// `AnyView`, needs the type that it has.
  private func isOnlyContent(_ member: MemberID, _ fact: MemberFact) -> Bool {
    let uses = index.uses(named: fact.name)
    return (uses.uses(of: member) + uses.unresolved).allSatisfy { site in
      let body = index.body(of: site.member)
      let use = body.uses[site.use]
      if use.local >= 0 { return true }
      switch body.target(site.use) {
      case .member, .unknown, .plain: break
      default: return true
      }
      // `var page: AnyView { badge }`
      let mayErase = index[site.member].type == fact.type && site.member != member
      return !mayErase && (fact.kind != .function || use.isCall) && body.node(site.use).isShownInPlace
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

extension Node {
  /// Whether the value that this expression begins is a statement, or an argument of a view: part of some content.
  fileprivate var isShownInPlace: Bool {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccess, .tuple, .postfixIfConfig: current = parent
      case .call:
        // `badge()`, `badge().padding()`, `VStack(content: badge)`
        if parent.callee != current { return parent.callee?.unwrapped.isNamedLikeType ?? false }
        current = parent
      case .argument:
        guard let call = parent.parent, call.kind == .call else { current = parent; continue }
        let callee = call.callee?.unwrapped
        return callee?.kind == .memberAccess && Modifiers.isModifier(callee?.name ?? .none)
          || callee?.name == .AnyView || callee?.isNamedLikeType ?? false && parent.name != .rootView
      case .codeBlock, .switchCase, .ifConfigClause, .accessorBlock, .closure, .returnStmt:
        // `makeBanner = { badge() }`: the variable needs the type that it has.
        let closure = ([parent] + Array(parent.ancestors)).first { $0.kind == .closure }
        return closure.map { $0.parent?.kind == .trailingClosure || $0.parent?.kind == .argument } ?? true
      default: return false
      }
    }
    return false
  }
}

/// The types that other types inherit from or conform to.
private final class ExtendedTypes: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let types: Set<TypeID>

  init(of index: Index) { types = Set(index.types.flatMap(\.ancestors)) }
}
