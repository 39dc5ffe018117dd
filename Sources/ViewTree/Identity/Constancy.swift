// Which conditions, bounds and collections are constant while the program runs.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether the expression is constant: a literal, `#available`, a constant `let`, the idiom of the device.
  ///
  /// A branch on a constant never flips, so it ends no identity.
  public func isConstant(_ node: Node, in body: Body) -> Bool { isConstant(node, in: body, depth: 0) }

  /// How many names are followed to their values. Beyond it, the expression counts as not constant.
  private static let constancyDepthLimit = 4

  private func isConstant(_ node: Node, in body: Body, depth: Int) -> Bool {
    let node = node.unwrapped
    if !additions.constants.isEmpty, isNamedConstant(node) { return true }
    switch node.kind {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral, .availabilityCondition: return true
    case .stringLiteral: return node.child(.interpolation) == nil
    case .arrayLiteral: return node.children.allSatisfy { isConstant($0, in: body, depth: depth) }
    case .prefixExpr, .ternary:
      return node.firstChild.map { isConstant($0, in: body, depth: depth) } ?? false
    case .sequence:
      // The device decides, whatever it is compared with.
      if node.children.contains(where: { $0.name == .userInterfaceIdiom }) { return true }
      return node.children.allSatisfy { $0.kind == .binaryOperator || isConstant($0, in: body, depth: depth) }
    case .memberAccess:
      // `.phone` beside a constant.
      guard let base = node.base else { return true }
      if node.name == .userInterfaceIdiom || node.name == .idiom { return true }
      if let use = use(at: node, in: body), body.type(use)?.name == .UIUserInterfaceIdiom { return true }
      if base.name == .ProcessInfo || base.name == .processInfo || base.name == .userInterfaceIdiom {
        return true
      }
      if node.name == .count || node.name == .isEmpty || node.name == .startIndex || node.name == .endIndex,
        hasConstantCount(base, in: body, depth: depth)
      {
        return true
      }
      return isConstantName(node, in: body, depth: depth) { isConstant($0, in: $1, depth: $2) }
    case .identifierExpr:
      if node.name == .userInterfaceIdiom { return true }
      return isConstantName(node, in: body, depth: depth) { isConstant($0, in: $1, depth: $2) }
    case .call:
      // `min(3, limit)`, `Int(2.5)`
      guard let callee = node.callee, callee.kind == .identifierExpr, node.trailingClosures.isEmpty,
        callee.name == .min || callee.name == .max || callee.name == .Int || callee.name == .Double
          || callee.name == .CGFloat
      else { return false }
      return node.arguments.allSatisfy { $0.value.map { isConstant($0, in: body, depth: depth) } ?? false }
    default: return false
    }
  }

  /// Whether the project says that this expression never changes.
  private func isNamedConstant(_ node: Node) -> Bool {
    switch node.kind {
    case .identifierExpr, .memberAccess, .call, .subscriptCall:
      let text = node.text.filter { !$0.isWhitespace }
      return namedCode.isConstant(text)
    default: return false
    }
  }

  /// Whether the collection keeps its elements in place: a literal, `allCases`, a range with constant bounds, a
  /// constant `let` that holds one, a `let` of a class.
  public func hasConstantCount(_ node: Node, in body: Body) -> Bool {
    hasConstantCount(node, in: body, depth: 0)
  }

  private func hasConstantCount(_ node: Node, in body: Body, depth: Int) -> Bool {
    let node = node.unwrapped
    switch node.kind {
    case .arrayLiteral, .dictionaryLiteral: return true
    case .stringLiteral: return node.child(.interpolation) == nil
    case .sequence: return isConstant(node, in: body, depth: depth)
    case .memberAccess:
      if node.name == .allCases { return true }
      if let base = node.base, Self.keepsPlaces(node.name) {
        return hasConstantCount(base, in: body, depth: depth)
      }
      if case .member(let id) = target(of: node, in: body), let owner = owner(id), self[owner].isReference,
        self[id].kind == .storedProperty, self[id].isLet
      {
        return true
      }
      return isConstantName(node, in: body, depth: depth) { hasConstantCount($0, in: $1, depth: $2) }
    case .identifierExpr:
      return isConstantName(node, in: body, depth: depth) { hasConstantCount($0, in: $1, depth: $2) }
    case .call:
      guard let callee = node.callee else { return false }
      if callee.kind == .identifierExpr, callee.name == .Array, let value = node.unlabelledArgument {
        return hasConstantCount(value, in: body, depth: depth)
      }
      // `titles.enumerated()`, `Kind.allCases.sorted { … }`
      guard callee.kind == .memberAccess, let base = callee.base, Self.keepsPlaces(callee.name) else {
        return false
      }
      return hasConstantCount(base, in: body, depth: depth)
        && node.arguments.allSatisfy { argument in
          guard let value = argument.value else { return false }
          return value.kind == .closure || value.kind == .keyPath || isConstant(value, in: body, depth: depth)
        }
    default: return false
    }
  }

  private static func keepsPlaces(_ name: Name) -> Bool {
    switch name.known {
    case .indices, .enumerated, .indexed, .reversed, .sorted, .prefix, .suffix, .dropFirst, .dropLast, .map,
      .keys, .values, .lazy, .utf8:
      true
    default: false
    }
  }

  /// Whether `check` holds for the only value of a local, property or global.
  private func isConstantName(
    _ node: Node, in body: Body, depth: Int, _ check: (Node, Body, Int) -> Bool
  ) -> Bool {
    guard depth < Self.constancyDepthLimit else { return false }
    let file = files[file(body.member)]
    if node.kind == .identifierExpr, case .local(let i) = target(of: node, in: body) {
      let local = body.locals[Int(i)]
      guard local.node != 0, !local.isMutable,
        let value = file.tree.node(Int(local.node)).child(.initializer)?.firstChild
      else { return false }
      return check(value, body, depth + 1)
    }
    guard let id = constantCandidate(node, file: file, owner: owner(body.member)) else { return false }
    let member = self[id]
    switch member.kind {
    case .enumCase: return true
    case .storedProperty:
      // A `static let` or global `let`, whatever its value.
      if member.isLet, member.isStatic || member.owner == nil { return member.initial != .none }
      guard member.isLet || isNeverWritten(id) else { return false }
      if member.isLet, member.initial == .literal { return true }
      guard let value = self.node(id).child(.initializer)?.firstChild else { return false }
      return check(value, self.body(of: id), depth + 1)
    case .computedProperty:
      // A name for a constant: `var columns: Int { 3 }`. A subclass may override it.
      guard
        member.isStatic || (owner(id).map({ self[$0].kind == .struct || self[$0].kind == .enum }) ?? true),
        let value = singleExpression(of: id)
      else { return false }
      return check(value, self.body(of: id), depth + 1)
    default: return false
    }
  }

  /// Whether it is a private variable of a view, without a wrapper, that keeps its initial value.
  private func isNeverWritten(_ id: MemberID) -> Bool {
    let member = self[id]
    guard member.access == .private, member.attributes.isEmpty, !member.isLazy, member.initial != .none,
      let owner = owner(id), self[owner].kind == .struct, self[owner].traits.contains(.viewLike)
    else { return false }
    return !self[owner].members.contains { other in
      body(of: other).uses.contains { $0.isWritten && $0.name == member.name }
    }
  }

  /// The only property to which `x`, `self.x` or `T.x` can refer; nil if there are several or none.
  private func constantCandidate(_ node: Node, file: SourceFile, owner: TypeID?) -> MemberID? {
    let candidates: [MemberID]
    if node.kind == .identifierExpr {
      let own = owner.map { members(named: node.name, of: $0) } ?? []
      candidates = own.isEmpty ? globals(named: node.name, seenFrom: file.number) ?? [] : own
    } else if let base = node.base, base.kind == .identifierExpr,
      base.name == .`self` || base.name == .`Self`,
      let owner
    {
      candidates = members(named: node.name, of: owner)
    } else if let base = node.base, base.kind == .identifierExpr, base.isNamedLikeType,
      let type = resolveType(base.name, file: file.number, scope: owner) ?? frameworkType(named: base.name)
    {
      candidates = members(named: node.name, of: type).filter { self[$0].isStatic }
    } else {
      return nil
    }
    // A function may have the same name.
    let values = candidates.filter { self[$0].kind != .function }
    return values.count == 1 ? values[0] : nil
  }
}
