// Which conditions always give the same answer while the program runs.

import Frameworks
import Project
import Syntax

extension Index {
  /// Is the expression constant: a literal, `#available`, a constant `let`, the idiom of the device?
  ///
  /// A branch on a constant never flips, so it ends no identity.
  public func isConstant(_ node: Node, in body: ResolvedBody, file: SourceFile, owner: TypeID?) -> Bool {
    let node = node.unwrapped
    switch node.kind {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral, .availabilityCondition: return true
    case .stringLiteral: return node.child(.interpolation) == nil
    case .prefixExpr:
      return node.firstChild.map { isConstant($0, in: body, file: file, owner: owner) } ?? false
    case .sequence:
      return node.children.allSatisfy {
        $0.kind == .binaryOperator || isConstant($0, in: body, file: file, owner: owner)
      }
    case .memberAccess:
      // `.phone` beside a constant.
      guard let base = node.base else { return true }
      if node.name == .userInterfaceIdiom { return true }
      if base.name == .ProcessInfo || base.name == .processInfo { return true }
      return isConstantMember(node, file: file, owner: owner)
    case .identifierExpr: return isConstantMember(node, file: file, owner: owner)
    default: return false
    }
  }

  private func isConstantMember(_ node: Node, file: SourceFile, owner: TypeID?) -> Bool {
    let candidates: [MemberID]
    if node.kind == .identifierExpr {
      let own = owner.map { members(named: node.name, of: $0) } ?? []
      candidates = own.isEmpty ? globals(named: node.name) : own
    } else if let base = node.base, base.kind == .identifierExpr, base.isNamedLikeType,
      let type = resolveType(base.name, file: file.number, scope: owner)
    {
      candidates = members(named: node.name, of: type).filter { fact($0).isStatic }
    } else if let base = node.base, base.kind == .identifierExpr, base.name == .`self` || base.name == .`Self`,
      let owner
    {
      candidates = members(named: node.name, of: owner)
    } else {
      return false
    }
    guard candidates.count == 1 else { return false }
    let member = fact(candidates[0])
    if member.kind == .enumCase { return true }
    // A `let` with a literal; a `static let` or global `let` whatever it is made of.
    guard member.kind == .storedProperty, member.isLet else { return false }
    let isShared = member.isStatic || member.owner == nil
    return member.initial == .literal || (isShared && member.initial != .none)
  }

  /// Globals with this name.
  public func globals(named name: Name) -> [MemberID] { globalMembers[name] ?? [] }
}
