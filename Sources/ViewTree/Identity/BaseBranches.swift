// Bodies that are given a view and decide, by a branch, what to make of it.
//
// The view that a body is given is its base: `self` in an extension of `View`, `content` in a
// `ViewModifier`, a parameter or stored property that holds any view, `configuration.label` in a style.
// A branch that passes it on as it is in one arm and modified in another, or modified in two ways, makes
// two different views of one; each flip of its condition replaces the base with all that is below it.

import Frameworks
import Project
import Syntax

/// What one arm of a branch makes of the base.
public enum BaseUse: Sendable {
  /// The base as it came.
  case unchanged
  /// Calls and member accesses that modify the base, from the inside out.
  case modified([Node])
  /// A call that is given the base: `transform(self)`.
  case transformed(Node)
  /// The base stands somewhere inside another view.
  case wrapped(Node)
}

/// One view that a branch may show, and that holds the base.
public struct BaseArm: Sendable {
  /// Which branch of the outermost conditional it belongs to.
  public let branch: Int
  public let use: BaseUse
  /// The expression or block.
  public let syntax: Node
  /// It is inside `AnyView`.
  public let isErased: Bool
}

/// How a branch is decided, as far as a caller can take part.
public enum BranchTest: Hashable, Sendable {
  /// `if flag`, `if !flag`: a parameter or stored property of type `Bool`, alone.
  case flag(Name, isNegated: Bool)
  /// `if let value`: an optional parameter or stored property, alone.
  case value(Name)
  case other
}

/// A branch whose arms show the same base in different guise.
public struct BaseBranch: Sendable {
  /// The `if`, `switch` or ternary; the `return` that a branch without a builder chooses.
  public let syntax: Node
  /// The expressions that decide.
  public let conditions: [Node]
  public let test: BranchTest
  /// Parameters of the member (their numbers) that the conditions read.
  public let parameters: [Int]
  /// Stored and computed properties of the type that the conditions read.
  public let properties: [MemberID]
  /// The conditions read a local, or call something.
  public let readsOther: Bool
  public let arms: [BaseArm]
  /// What is branched on: a parameter (its number), or a stored property; neither for `self`.
  public let baseParameter: Int?
  public let baseProperty: MemberID?

  /// Some arm passes the base on as it came.
  public var hasUnchangedArm: Bool {
    arms.contains { if case .unchanged = $0.use { true } else { false } }
  }
  /// Both arms only place the base inside other views.
  public var onlyWraps: Bool {
    arms.allSatisfy { if case .wrapped = $0.use { true } else { false } }
  }
  /// Where a finding about the branch stands: from `if` or `switch` to the end of the condition.
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
  /// The branches of a body that show its base in different guise, outermost first. Branches on
  /// constants are none.
  public func baseBranches(of tree: ViewTree) -> [BaseBranch] {
    guard BaseSearch.mayBranch(bodyBlock(of: tree.member)) else { return [] }
    var search = BaseSearch(index: self, tree: tree)
    return search.run()
  }

  /// The branch that makes a member of the project (a modifier, a free function, or the body of a view
  /// that holds another) a conditional modifier; nil if it is none.
  public func conditionalHelper(_ member: MemberID) -> BaseBranch? {
    guard self[member].hasBody else { return nil }
    return derivation(.conditionalHelper, of: member.number) { HelperBranch(findConditionalHelper(member)) }.branch
  }

  private func findConditionalHelper(_ member: MemberID) -> BaseBranch? {
    // The facts first: what gives no view may stand in a file whose tree would have to be built again.
    guard isViewMember(self[member], owner: owner(member), file: file(member)),
      BaseSearch.mayBranch(bodyBlock(of: member))
    else { return nil }
    return findConditionalHelper(viewTree(of: member))
  }

  /// As above, for a tree that is there already.
  public func conditionalHelper(_ tree: ViewTree) -> BaseBranch? {
    derivation(.conditionalHelper, of: tree.member.number) { HelperBranch(findConditionalHelper(tree)) }.branch
  }

  private func findConditionalHelper(_ tree: ViewTree) -> BaseBranch? {
    // `body(content:)`, `makeBody(configuration:)` and what they call: nobody else calls these.
    if isModifierBody(tree.member) { return nil }
    let isView = tree.owner.map { self[$0].traits.contains(.view) } ?? true
    // What shows its content in one or another place is a container, no modifier. Properties of a type
    // that is no view stay as they are.
    return baseBranches(of: tree).first { branch in
      !branch.onlyWraps
        && (isView || branch.baseProperty == nil || !branch.parameters.isEmpty || branch.readsOther)
    }
  }

  /// Does the member belong to a `ViewModifier` or a style, which SwiftUI hands a view to place?
  public func isModifierBody(_ member: MemberID) -> Bool {
    guard let owner = owner(member) else { return false }
    let entry = self[owner]
    return entry.conforms(to: .ViewModifier) || entry.conforms(to: .AnimatableModifier)
      || entry.traits.contains(.style) || self[member].name == .makeBody
  }

  /// The branch in the body of a view that holds another: `struct ApplyIf<Content: View>: View`.
  public func conditionalWrapper(_ type: TypeID) -> (body: MemberID, branch: BaseBranch)? {
    derivation(.conditionalWrapper, of: type.number) { Wrapper(findConditionalWrapper(type)) }.found
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

  /// The argument of `call` for each parameter; nil where the default value is taken. Nil if the call
  /// does not fit.
  public func arguments(of call: Node, for parameters: [ParameterFact]) -> [Node?]? {
    var found: [Node?] = Array(repeating: nil, count: parameters.count)
    var next = 0
    for argument in call.children where argument.kind == .argument || argument.kind == .trailingClosure {
      guard let value = argument.value else { return nil }
      let isTrailing = argument.kind == .trailingClosure && argument.name == .none
      while next < parameters.count {
        let parameter = parameters[next]
        next += 1
        if parameter.label == argument.name && !isTrailing || isTrailing && parameter.takesClosure {
          found[next - 1] = value
          break
        }
        if next == parameters.count { return nil }
      }
    }
    return found
  }
}

extension ParameterFact {
  /// May a trailing closure be its argument? An alias may stand for a function.
  var takesClosure: Bool {
    if type.isFunction { return true }
    if case .named(_, let arguments, _) = type { return !arguments.isEmpty }
    return false
  }
}

/// What makes a body a conditional modifier, if anything does.
private final class HelperBranch: AnyDerivation, @unchecked Sendable {
  let branch: BaseBranch?
  init(_ branch: BaseBranch?) { self.branch = branch }
}

/// The body and the branch that make a view a conditional modifier of what it holds, if any do.
private final class Wrapper: AnyDerivation, @unchecked Sendable {
  let found: (body: MemberID, branch: BaseBranch)?
  init(_ found: (body: MemberID, branch: BaseBranch)?) { self.found = found }
}
