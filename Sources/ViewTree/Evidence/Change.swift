// Change: whether a value can become another one while the view that shows it keeps its identity.

import Frameworks
import Project
import Syntax

/// The answer, with the place that proves it.
public enum Change: Sendable {
  /// The value stays while the view has this identity.
  case never(Permanence)
  /// The value is part of the id of the row or view that reads it: another value is another identity.
  case fixedByIdentity
  /// Code sets the value only while the object or view is set up, before anything shows it.
  case setUpOnly(MemberID)
  /// Something changes it.
  case may(ChangeWitness)
  /// The sources do not decide it.
  case unknown

  /// Why a value stays.
  public enum Permanence: Sendable {
    /// A literal, or what is computed from literals alone.
    case literal
    /// `#available`, the idiom of the device, a launch argument.
    case system
    /// Nothing writes the property after its owner is initialized.
    case neverWritten(MemberID)
    /// Every call passes a value that stays, or leaves out the argument.
    case sameAtEachCall(MemberID)
    /// The view that holds the property is made once: by a hosting controller, a window, an action, a sheet.
    case madeOnce(MemberID)
  }

  /// Whether branches that this value decides stay as they are while the view is there. False for `unknown`.
  public var isSettled: Bool {
    switch self {
    case .never, .fixedByIdentity, .setUpOnly: true
    case .may, .unknown: false
    }
  }

  /// Whether a write, or another source of change, is known.
  public var isProved: Bool { if case .may = self { true } else { false } }

  /// What holds of a value that is computed from both: the one that changes more.
  func joined(_ other: Change) -> Change { rank >= other.rank ? self : other }

  private var rank: Int {
    switch self {
    case .never: 0
    case .setUpOnly: 1
    case .fixedByIdentity: 2
    case .unknown: 3
    case .may: 4
    }
  }
}

/// What changes a value.
public struct ChangeWitness: Sendable {
  /// The property that changes.
  public let property: MemberID?
  /// The code that changes it; nil where a person or the system does (`@AppStorage`, `\.colorScheme`).
  public let site: UseSite?
  /// Whether it changes seldom while a view is shown: the language, the appearance, a setting made on another screen.
  public var isRare = false
  /// Whether the value that changes was unwrapped: it appears and disappears, and nothing proves that another one takes
  /// its place.
  public var isUnwrapped = false
}

extension Index {
  /// Whether an expression in a body can become another value while the view that the body belongs to keeps its
  /// identity. Follows locals, computed properties, inputs of views to every construction, and properties of
  /// models to every write, within `FollowLimit`.
  public func change(of expression: Node, in body: Body, work: Work) -> Change {
    ChangeAnalysis(index: self, work: work).change(of: expression, in: body, depth: 0)
  }

  /// Whether a conditional of a view tree can take another branch while the view keeps its identity. An outer
  /// conditional on the same value does not count.
  public func change(ofConditional i: Int, in tree: ViewTree, work: Work) -> Change {
    if tree[i].isConstant { return .never(.literal) }
    let analysis = ChangeAnalysis(index: self, work: work)
    return analysis.change(ofAll: decidingExpressions(of: tree[i].syntax), in: tree.body, depth: 0)
  }

  /// Whether one of several expressions in a body can become another value while the view keeps its identity.
  public func change(ofAll expressions: [Node], in body: Body, work: Work) -> Change {
    ChangeAnalysis(index: self, work: work).change(ofAll: expressions, in: body, depth: 0)
  }

  /// Whether a property of a view, a modifier or a model can change while its owner is shown. Asked once for each.
  public func change(of property: MemberID, work: Work) -> Change {
    let known: KnownChange = derivation(.change, of: property.number) {
      KnownChange(ChangeAnalysis(index: self, work: work).change(ofProperty: property, depth: 0))
    }
    return known.change
  }

  /// The expressions that decide between the arms of an `if` with all its `else if`, a `switch`, a ternary.
  public func decidingExpressions(of statement: Node) -> [Node] {
    switch statement.kind {
    case .ifExpr, .guardStmt:
      var found: [Node] = []
      var current: Node? = statement
      while let part = current {
        found += part.child(.conditionList).map { Array($0.children) } ?? []
        current = part.asIf?.elseBranch.flatMap { $0.kind == .ifExpr ? $0 : nil }
      }
      return found
    case .switchExpr: return statement.firstChild.map { [$0] } ?? []
    case .sequence: return statement.asTernary?.condition ?? [statement]
    case .ifConfig, .postfixIfConfig: return []
    default: return [statement]
    }
  }
}

private final class KnownChange: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let change: Change
  init(_ change: Change) { self.change = change }
}
