// Bodies that take a view and branch on what to make of it.
//
// The view that a body takes is its base: `self` in an extension of `View`, `content` in a `ViewModifier`, a
// parameter or stored property of any view type, `configuration.label` in a style. A branch may return it unchanged
// in one arm and modified in another, or modified in two ways. That gives two different views: each change of the
// condition replaces the base and everything below it.

import Frameworks
import Project
import Syntax

/// What one arm of a branch makes of the base.
/// Its nodes are valid until `Index.forgetNodes`.
public enum BaseUse: Sendable {
  /// The base itself.
  case unchanged
  /// Calls and member accesses that modify the base, innermost first.
  case modified([Node])
  /// A call that takes the base: `transform(self)`.
  case transformed(Node)
  /// The base is inside of another view.
  case wrapped(Node)
}

/// One view that a branch may show, and that holds the base.
/// Its nodes are valid until `Index.forgetNodes`.
public struct BaseArm: Sendable {
  /// The number of its branch in the outermost conditional.
  public let branch: Int
  public let use: BaseUse
  /// The expression or block.
  public let syntax: Node
  /// Whether it is inside of `AnyView`.
  public let isErased: Bool
}

/// How a branch is decided, as far as a caller affects it.
public enum BranchTest: Hashable, Sendable {
  /// `if flag`, `if !flag`: a single parameter or stored property of type `Bool`.
  case flag(Name, isNegated: Bool)
  /// `if let value`: a single optional parameter or stored property.
  case value(Name)
  /// A `switch`, several conditions, or a computed one.
  case other
}

/// A branch whose arms show the same base in different ways. Its nodes are valid until `Index.forgetNodes`.
public struct BaseBranch: Sendable {
  /// The `if`, `switch` or ternary; without a builder, the statement that selects a `return`.
  public let syntax: Node
  /// The expressions that decide.
  public let conditions: [Node]
  /// The form of the conditions, if a caller can decide them.
  public let test: BranchTest
  /// The numbers of the member's parameters that the conditions read.
  public let parameters: [Int]
  /// Stored and computed properties of the type that the conditions read.
  public let properties: [MemberID]
  /// Whether the conditions read a local, or call something.
  public let readsOther: Bool
  /// In the order of the source; several may belong to one branch.
  public let arms: [BaseArm]
  /// The base: the number of a parameter, or a stored property; both nil for `self`.
  public let baseParameter: Int?
  public let baseProperty: MemberID?

  /// Whether some arm returns the base unchanged.
  public var hasUnchangedArm: Bool {
    arms.contains { if case .unchanged = $0.use { true } else { false } }
  }
  /// Whether all arms only place the base inside of other views.
  public var onlyWraps: Bool {
    arms.allSatisfy { if case .wrapped = $0.use { true } else { false } }
  }
  /// Whether the conditions only ask whether the parameter is nil, so that one value in place of another changes nothing.
  public func asksOnlyForNil(of parameter: Name) -> Bool {
    var isAsked = false
    for condition in conditions {
      let mentions = ([condition] + Array(condition.descendants)).filter { $0.name == parameter }
      if mentions.isEmpty { continue }
      let isBinding =
        condition.asOptionalBinding.map { $0.value?.unwrapped.isReference(to: parameter) ?? true } ?? false
      let parts = condition.kind == .sequence ? Array(condition.children) : []
      let isComparison =
        parts.count == 3 && parts.contains { $0.kind == .nilLiteral }
        && parts.contains { $0.isReference(to: parameter) }
      guard isBinding || isComparison else { return false }
      isAsked = true
    }
    return isAsked
  }
  /// The UTF-8 byte offsets for a finding about the branch: from `if` or `switch` to the end of the condition.
  public var headRange: Range<Int> {
    let end = conditions.map { $0.range.upperBound }.filter { $0 <= syntax.range.upperBound }.min()
    let first = syntax.tokenRange(syntax.firstToken)
    switch syntax.kind {
    case .ifExpr, .guardStmt:
      return first.lowerBound..<(syntax.child(.conditionList)?.range.upperBound ?? first.upperBound)
    case .switchExpr: return first.lowerBound..<(syntax.firstChild?.range.upperBound ?? first.upperBound)
    default: return first.lowerBound..<max(end ?? first.upperBound, first.upperBound)
    }
  }
}

extension Index {
  /// Whether the type of an expression excludes nil: a literal, or a property that is not optional.
  public func isNeverNil(_ value: Node, in body: Body) -> Bool {
    let node = value.unwrapped
    if node.isLiteralValue { return true }
    switch node.kind {
    case .identifierExpr, .memberAccess:
      guard case .member(let id) = target(of: node, in: body) else { return false }
      // The rest of `a?.b` may be optional although `b` is not.
      if node.descendants.contains(where: { $0.kind == .optionalChaining }) { return false }
      let fact = self[id]
      guard fact.kind == .storedProperty || fact.kind == .computedProperty else { return false }
      switch unaliasedType(of: id) {
      case .named(let name, _, _): return name != .none && name != .Optional
      case .array, .dictionary, .tuple: return true
      // `var name = "first"`, `let model = Model()`
      case .unknown:
        guard let value = self.node(id).initialValue?.unwrapped else { return false }
        return value.isLiteralValue || constructedObject(value, in: self.body(of: id)) != nil
      default: return false
      }
    default: return false
    }
  }

  /// Whether the call of an initializer decides for good whether the property of a view is nil: each initializer assigns a
  /// parameter that is not optional, a literal or `nil`. Linear in the initializers.
  public func isNilByInitializer(_ value: Node, in body: Body) -> Bool {
    guard value.unwrapped.isName, case .member(let property) = target(of: value.unwrapped, in: body),
      self[property].kind == .storedProperty, self[property].isLet, self[property].attributes.isEmpty,
      let view = owner(property), view == owner(body.member), !self[view].initializers.isEmpty,
      !hasMemberwiseInitializer(view)
    else { return false }
    return self[view].initializers.allSatisfy { initializer in
      let assigned = assignments(in: initializer).filter { $0.property == property }
      // One that calls another of these assigns nothing.
      guard let only = assigned.first else { return true }
      guard assigned.count == 1, only.wrapper == nil, let value = only.value else { return false }
      if value.kind == .nilLiteral || value.isLiteralValue { return true }
      guard value.kind == .identifierExpr,
        let parameter = self[initializer].parameters.first(where: { $0.name == value.name })
      else { return false }
      return parameter.type.name != .none && !parameter.type.isOptional
    }
  }

  /// The branches of a body that show its base in different ways, outermost first, without branches on constants.
  public func baseBranches(of tree: ViewTree) -> [BaseBranch] {
    guard BaseSearch.mayBranch(bodyBlock(of: tree.member)) else { return [] }
    var search = BaseSearch(index: self, tree: tree)
    return search.run()
  }

  /// The branch that makes a member of the project a conditional modifier; nil if there is none. The member may be a
  /// modifier, a free function, or the body of a view that holds another one. Cached until `forgetNodes`.
  public func conditionalHelper(_ member: MemberID) -> BaseBranch? {
    guard self[member].hasBody else { return nil }
    return derivation(.conditionalHelper, of: member.number) { HelperBranch(findConditionalHelper(member)) }.branch
  }

  private func findConditionalHelper(_ member: MemberID) -> BaseBranch? {
    // The facts first: a member that returns no view may be in a file whose tree was given up.
    guard isViewMember(self[member], owner: owner(member), file: file(member)),
      BaseSearch.mayBranch(bodyBlock(of: member))
    else { return nil }
    return findConditionalHelper(viewTree(of: member))
  }

  /// The same for a view tree that exists already.
  public func conditionalHelper(_ tree: ViewTree) -> BaseBranch? {
    derivation(.conditionalHelper, of: tree.member.number) { HelperBranch(findConditionalHelper(tree)) }.branch
  }

  private func findConditionalHelper(_ tree: ViewTree) -> BaseBranch? {
    // `body(content:)`, `makeBody(configuration:)` and helpers in the same type: other code does not call them.
    if isModifierBody(tree.member) { return nil }
    let isView = tree.owner.map { self[$0].traits.contains(.view) } ?? true
    // A view that places its content in different containers is a container, not a modifier. Properties of a type
    // that is not a view do not change.
    return baseBranches(of: tree).first { branch in
      !branch.onlyWraps
        && (isView || branch.baseProperty == nil || !branch.parameters.isEmpty || branch.readsOther)
    }
  }

  /// Whether the member belongs to a `ViewModifier` or a style, to which SwiftUI passes a view.
  public func isModifierBody(_ member: MemberID) -> Bool {
    guard let owner = owner(member) else { return false }
    let entry = self[owner]
    return entry.conforms(to: .ViewModifier) || entry.conforms(to: .AnimatableModifier)
      || entry.traits.contains(.style) || self[member].name == .makeBody
  }

  /// The branch in the body of a view that holds another one: `struct ApplyIf<Content: View>: View`. Nil if there is
  /// none.
  public func conditionalWrapper(_ type: TypeID) -> (body: MemberID, branch: BaseBranch)? {
    derivation(.conditionalWrapper, of: type.number) { Wrapper(findConditionalWrapper(type)) }.found
  }

  /// Whether a construction of a conditional wrapper leaves it a choice. It does not if it passes no badge, and all arms
  /// but one are behind `if let badge`.
  public func leavesChoice(
    _ wrapper: (body: MemberID, branch: BaseBranch), of type: TypeID, at site: UseSite, work: Work
  ) -> Bool {
    let reached = wrapper.branch.arms.lazy.filter { arm in
      let conditions = self.inputConditions(at: arm.syntax.number, in: self.body(of: wrapper.body))
      return conditions.isEmpty || self.conditions(conditions, of: type, constructedAt: site, work: work) != nil
    }
    return reached.prefix(2).count > 1
  }

  private func findConditionalWrapper(_ type: TypeID) -> (body: MemberID, branch: BaseBranch)? {
    guard self[type].traits.contains(.view), self[type].isProjectType,
      let body = self[type].members.first(where: {
        let fact = self[$0]
        return fact.name == .body && fact.kind == .computedProperty && !fact.isStatic
      }), let branch = conditionalHelper(body), branch.baseProperty != nil
    else { return nil }
    return (body, branch)
  }
}

/// The branch that makes a body a conditional modifier, if there is one.
private final class HelperBranch: AnyDerivation, @unchecked Sendable {
  let branch: BaseBranch?
  init(_ branch: BaseBranch?) { self.branch = branch }
}

/// The body and the branch that make a view a conditional modifier of its content, if there is one.
private final class Wrapper: AnyDerivation, @unchecked Sendable {
  let found: (body: MemberID, branch: BaseBranch)?
  init(_ found: (body: MemberID, branch: BaseBranch)?) { self.found = found }
}

extension Node {
  /// Whether this is a literal other than `nil`.
  var isLiteralValue: Bool {
    switch kind {
    case .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .arrayLiteral, .dictionaryLiteral: true
    default: false
    }
  }
}
