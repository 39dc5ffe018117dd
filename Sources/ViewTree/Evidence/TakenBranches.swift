// Which arm of a view's `if` or `switch` a construction takes, as far as it passes a literal or an enumeration's case.

import Frameworks
import Project
import Syntax

/// What one construction of a view says about the view's stored properties. Its nodes are valid until
/// `Index.forgetNodes`.
struct KnownInputs {
  private var values: [Name: Node] = [:]

  /// - Parameters:
  ///   - construction: A call of an initializer of the type.
  ///   - outer: The inputs of the view whose body has the call, if they are known. It may pass them on.
  init(of construction: Node, constructing type: TypeID, in index: Index, passing outer: KnownInputs? = nil) {
    guard construction.kind == .call else { return }
    for property in index.storedProperties(of: type) {
      let fact = index[property]
      guard fact.attributes.isEmpty, !fact.isStatic else { continue }
      if let value = construction.children.first(where: { $0.isPassing && $0.name == fact.name })?.value?.unwrapped {
        let isOwn = value.kind == .identifierExpr || value.kind == .memberAccess && value.base?.isSelf ?? false
        values[fact.name] = (isOwn ? value.ownName.flatMap { outer?.values[$0] } : nil) ?? value
      } else if index.hasMemberwiseInitializer(type), fact.initial != .none {
        values[fact.name] = index.node(property).initialValue?.unwrapped
      }
    }
  }

  /// `kind` of `switch kind`, `isOn` of `if !isOn`.
  static func subject(of statement: Node) -> Name? {
    switch statement.kind {
    case .switchExpr: statement.firstChild?.unwrapped.ownName
    case .ifExpr: statement.asIf?.onlyCondition.flatMap { flag($0.unwrapped)?.name }
    default: nil
    }
  }

  /// The name of `isOn` and `!isOn`.
  private static func flag(_ test: Node) -> (name: Name, isNegated: Bool)? {
    let isNegated = test.kind == .prefixExpr && test.text.hasPrefix("!")
    let operand = isNegated ? test.firstChild(where: { $0.kind != .operatorReference })?.unwrapped : test
    return operand?.ownName.map { ($0, isNegated) }
  }

  /// What a conditional always does.
  enum Taken {
    case branch(Int)
    /// No condition holds, and there is no `else`.
    case nothing
  }

  /// What the conditional of a body of the view always does with these inputs; nil if that is not known.
  func taken(of conditional: Int, in tree: ViewTree) -> Taken? {
    guard !values.isEmpty, tree[conditional].kind == .conditional else { return nil }
    let statement = tree[conditional].syntax
    let branches = tree.children(of: conditional)
    switch statement.kind {
    case .switchExpr:
      guard let subject = statement.firstChild?.unwrapped.ownName, let name = values[subject].flatMap(Self.caseName)
      else { return nil }
      return branches.first { Self.patterns(of: tree[$0].syntax).contains(name) }.map { .branch($0) }
    case .ifExpr:
      guard let conditions = statement.child(.conditionList)?.children, let first = branches.first,
        branches.count <= 2
      else { return nil }
      let known = conditions.map { holds($0.unwrapped) }
      if known.contains(false) { return branches.count == 2 ? .branch(branches[1]) : .nothing }
      return known.allSatisfy { $0 == true } ? .branch(first) : nil
    default: return nil
    }
  }

  /// Whether a condition holds; nil if that is not known.
  private func holds(_ condition: Node) -> Bool? {
    guard let flag = Self.flag(condition), let value = values[flag.name], value.kind == .booleanLiteral else {
      return nil
    }
    return (value.text == "true") != flag.isNegated
  }

  /// `.wide` of `.wide` and `.wide(2)`.
  private static func caseName(_ value: Node) -> Name? {
    let callee = value.kind == .call ? value.callee?.unwrapped : value
    guard let callee, callee.kind == .memberAccess, callee.base.map(\.isNamedLikeType) ?? true else { return nil }
    return callee.name
  }

  /// The names of the cases in the patterns of one `case`.
  private static func patterns(of branch: Node) -> [Name] {
    branch.asSwitchCase?.items.flatMap { $0.descendants.filter(\.isImplicitMember).prefix(1).map(\.name) } ?? []
  }
}

extension Node {
  fileprivate func firstChild(where matches: (Node) -> Bool) -> Node? { children.first(where: matches) }
}
