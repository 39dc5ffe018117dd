// Which conditions, bounds and collections are constant while the program runs.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether the expression is constant: a literal, `#available`, a constant `let`, the idiom of the device.
  ///
  /// A branch on a constant never flips, so it ends no identity. Linear in the size of the expression, beside what the
  /// first question about each name costs. Beyond `FollowLimit.values` names, one behind another, it is not constant.
  public func isConstant(_ node: Node, in body: Body) -> Bool {
    isConstant(node, in: body, following: FollowLimit.values)
  }

  /// - Parameter names: How many names may be followed to their values, one behind another.
  private func isConstant(_ node: Node, in body: Body, following names: Int) -> Bool {
    let node = node.unwrapped
    if !additions.constants.isEmpty, isNamedConstant(node) { return true }
    switch node.kind {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral, .availabilityCondition: return true
    case .stringLiteral: return node.asStringLiteral?.isInterpolated == false
    case .arrayLiteral: return node.children.allSatisfy { isConstant($0, in: body, following: names) }
    case .prefixExpr, .ternary:
      return node.firstChild.map { isConstant($0, in: body, following: names) } ?? false
    case .sequence:
      // The device decides, whatever it is compared with.
      if node.children.contains(where: { $0.name == .userInterfaceIdiom }) { return true }
      return node.children.allSatisfy { $0.kind == .binaryOperator || isConstant($0, in: body, following: names) }
    case .memberAccess:
      // `.phone` beside a constant.
      guard let base = node.base else { return true }
      if node.name == .userInterfaceIdiom || node.name == .idiom { return true }
      if let use = use(at: node, in: body), body.type(use)?.name == .UIUserInterfaceIdiom { return true }
      if base.name == .ProcessInfo || base.name == .processInfo || base.name == .userInterfaceIdiom {
        return true
      }
      if node.name == .count || node.name == .isEmpty || node.name == .startIndex || node.name == .endIndex,
        hasConstantCount(base, in: body, following: names)
      {
        return true
      }
      return isNameConstant(node, .value, in: body, following: names)
    case .identifierExpr:
      return node.name == .userInterfaceIdiom || isNameConstant(node, .value, in: body, following: names)
    case .call:
      // `min(3, limit)`, `Int(2.5)`
      guard let callee = node.callee, callee.kind == .identifierExpr, node.trailingClosures.isEmpty,
        callee.name == .min || callee.name == .max || callee.name == .Int || callee.name == .Double
          || callee.name == .CGFloat
      else { return false }
      return node.arguments.allSatisfy { $0.value.map { isConstant($0, in: body, following: names) } ?? false }
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
  /// constant `let` that holds one, a `let` of a class. As expensive as `isConstant`.
  public func hasConstantCount(_ node: Node, in body: Body) -> Bool {
    hasConstantCount(node, in: body, following: FollowLimit.values)
  }

  private func hasConstantCount(_ node: Node, in body: Body, following names: Int) -> Bool {
    // From the last step of a chain to the collection.
    var node = node.unwrapped
    while true {
      switch node.kind {
      case .arrayLiteral, .dictionaryLiteral: return true
      case .stringLiteral: return node.asStringLiteral?.isInterpolated == false
      case .sequence: return isConstant(node, in: body, following: names)
      case .memberAccess:
        if node.name == .allCases { return true }
        if let base = node.base, Self.keepsPlaces(node.name) {
          node = base.unwrapped
          continue
        }
        if case .member(let id) = target(of: node, in: body), let owner = owner(id), self[owner].isReference,
          self[id].kind == .storedProperty, self[id].isLet
        {
          return true
        }
        return isNameConstant(node, .count, in: body, following: names)
      case .identifierExpr: return isNameConstant(node, .count, in: body, following: names)
      case .call:
        guard let callee = node.callee else { return false }
        if callee.kind == .identifierExpr, callee.name == .Array, let value = node.unlabelledArgument {
          node = value.unwrapped
          continue
        }
        // `titles.enumerated()`, `Kind.allCases.sorted { … }`
        guard callee.kind == .memberAccess, let base = callee.base, Self.keepsPlaces(callee.name) else {
          return false
        }
        for argument in node.arguments {
          guard let value = argument.value else { return false }
          guard value.kind == .closure || value.kind == .keyPath || isConstant(value, in: body, following: names)
          else { return false }
        }
        node = base.unwrapped
      default: return false
      }
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

  /// Whether the only value of a local, property or global is constant.
  private func isNameConstant(
    _ node: Node, _ part: ConstantPart, in body: Body, following names: Int
  ) -> Bool {
    guard names > 0 else { return false }
    if node.kind == .identifierExpr, case .local(let i) = target(of: node, in: body) {
      let locals: ConstantLocals = derivation(part.ofLocals, of: body.member, following: names - 1) {
        ConstantLocals(body.locals.map { isLocalConstant($0, part, in: body, following: names - 1) })
      }
      return locals.areConstant[Int(i)]
    }
    guard let id = constantCandidate(node, file: files[file(body.member)], owner: owner(body.member)) else {
      return false
    }
    let known: ConstantMember = derivation(part.ofMember, of: id, following: names - 1) {
      ConstantMember(isMemberConstant(id, part, following: names - 1))
    }
    return known.isConstant
  }

  private func isLocalConstant(_ local: LocalFact, _ part: ConstantPart, in body: Body, following names: Int) -> Bool {
    guard local.node != 0, !local.isMutable,
      let value = body.file.tree.node(Int(local.node)).initialValue
    else { return false }
    return isConstant(part, value, in: body, following: names)
  }

  private func isMemberConstant(_ id: MemberID, _ part: ConstantPart, following names: Int) -> Bool {
    let member = self[id]
    switch member.kind {
    case .enumCase: return true
    case .storedProperty:
      // A `static let` or global `let`, whatever its value.
      if member.isLet, member.isStatic || member.owner == nil { return member.initial != .none }
      guard member.isLet || isNeverWritten(id) else { return false }
      if member.isLet, member.initial == .literal { return true }
      guard let value = self.node(id).initialValue else { return false }
      return isConstant(part, value, in: self.body(of: id), following: names)
    case .computedProperty:
      // A name for a constant: `var columns: Int { 3 }`. A subclass may override it.
      guard
        member.isStatic || (owner(id).map({ self[$0].kind == .struct || self[$0].kind == .enum }) ?? true),
        let value = singleExpression(of: id)
      else { return false }
      return isConstant(part, value, in: self.body(of: id), following: names)
    default: return false
    }
  }

  private func isConstant(_ part: ConstantPart, _ value: Node, in body: Body, following names: Int) -> Bool {
    switch part {
    case .value: isConstant(value, in: body, following: names)
    case .count: hasConstantCount(value, in: body, following: names)
    }
  }

  /// Whether it is a private variable of a view, without a wrapper, that keeps its initial value.
  private func isNeverWritten(_ id: MemberID) -> Bool {
    let member = self[id]
    guard member.access == .private, member.attributes.isEmpty, !member.isLazy, member.initial != .none,
      let owner = owner(id), self[owner].isViewLikeStruct
    else { return false }
    return !writtenNames(in: owner).contains(member.name)
  }

  /// The names that the code of a type writes, of whatever value.
  public func writtenNames(in type: TypeID) -> Set<Name> {
    derivation(.writtenNames, of: type.number) { WrittenNames(in: type, of: self) }.names
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

/// What of a value is constant.
private enum ConstantPart {
  case value
  /// The number of its elements, and their order.
  case count

  var ofMember: Derivation {
    switch self {
    case .value: .constancy
    case .count: .constantCount
    }
  }

  var ofLocals: Derivation {
    switch self {
    case .value: .localConstancy
    case .count: .localConstantCount
    }
  }
}

private final class ConstantMember: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let isConstant: Bool
  init(_ isConstant: Bool) { self.isConstant = isConstant }
}

private final class ConstantLocals: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// By the number of the local in its body.
  let areConstant: [Bool]
  init(_ areConstant: [Bool]) { self.areConstant = areConstant }
}

private final class WrittenNames: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let names: Set<Name>

  init(in type: TypeID, of index: Index) {
    var names: Set<Name> = []
    for member in index[type].members {
      for use in index.body(of: member).uses where use.isWritten { names.insert(use.name) }
    }
    self.names = names
  }
}
