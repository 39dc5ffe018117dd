// The arms of branches, and which of them show the same view.

import Frameworks
import Project
import Syntax

/// One arm of an `if` with all its `else if`s, or of a `switch`.
public struct Arm: Sendable {
  /// The number of the branch node.
  public let branch: Int
  /// The numbers of the views in it.
  public let views: [Int]
  /// Whether the decision is constant while the program runs.
  public let isConstant: Bool
}

extension ViewTree {
  /// Whether it is the `if` at the start of an `else if` chain, or a `switch`.
  public func isChainHead(_ i: Int) -> Bool {
    guard self[i].kind == .conditional else { return false }
    let parent = self[i].parent
    return parent < 0 || self[parent].kind != .branch || self[parent].syntax != self[i].syntax
  }

  /// All arms of a chain, in order, including empty ones.
  public func arms(of conditional: Int) -> [Arm] {
    var found: [Arm] = []
    for (position, branch) in children(of: conditional).enumerated() {
      let views = children(of: branch)
      let syntax = self[branch].syntax
      if syntax.kind == .ifExpr, let nested = views.first, self[nested].syntax == syntax {
        found += arms(of: nested)
        continue
      }
      // In `if #available { a } else if b { c } else { d }` only the first arm is constant.
      let form = self[conditional].form
      let isConstant =
        self[conditional].isConstant
        && (position == 0 || form == .switchCase || form == .compileTime)
      found.append(Arm(branch: branch, views: views, isConstant: isConstant))
    }
    return found
  }

  /// Names that are local to this arm: bound by its pattern or condition, or declared in it. The same name in another
  /// arm means something else.
  public func ownNames(of arm: Arm) -> Set<Name> {
    let syntax = self[arm.branch].syntax
    var patterns = syntax.asSwitchCase?.items ?? []
    if let statement = syntax.parent, statement.kind == .ifExpr, let list = statement.child(.conditionList),
      statement.child(.codeBlock) == syntax
    {
      patterns += list.children.filter { $0.kind == .optionalBinding || $0.kind == .matchingCondition }
    }
    patterns += syntax.children.filter { $0.kind == .variableDecl }
      .flatMap { $0.children.filter { $0.kind == .binding } }
    var found: Set<Name> = []
    for pattern in patterns {
      if pattern.name != .none { found.insert(pattern.name) }
      for node in pattern.descendants {
        switch node.kind {
        case .identifierPattern: found.insert(node.name)
        case .bindingPattern:
          for inner in node.descendants where inner.kind == .identifierExpr { found.insert(inner.name) }
        default: continue
        }
      }
    }
    found.remove(.none)
    return found
  }

  /// The content closure around the conditional with a parameter of this name; nil if there is none.
  public func contentClosure(declaring name: Name, around conditional: Int) -> Int? {
    ancestors(of: conditional).first { ancestor in
      guard self[ancestor].kind == .slot,
        let signature = self[ancestor].syntax.closureSignature
      else { return false }
      return signature.descendants.contains {
        ($0.kind == .closureParameter || $0.kind == .parameter) && $0.name == name
      }
    }
  }

  /// The view inside its modifiers, `Group`s around a single view and type erasure. The modifiers are innermost
  /// first.
  public func core(of i: Int) -> (base: Int, modifiers: [Int]) {
    var modifiers: [Int] = []
    var current = i
    while true {
      let node = self[current]
      switch node.kind {
      case .modified, .erased:
        guard let base = children(of: current).first else { return (current, modifiers.reversed()) }
        if node.kind == .modified { modifiers.append(current) }
        current = base
      case .element where node.name == .Group && node.type == nil:
        let slots = children(of: current)
        guard slots.count == 1 else { return (current, modifiers.reversed()) }
        let views = children(of: slots[0])
        guard views.count == 1, self[views[0]].kind != .conditional else {
          return (current, modifiers.reversed())
        }
        current = views[0]
      default: return (current, modifiers.reversed())
      }
    }
  }

  /// Whether the branches are views of different types that a builder joins, so that one replaces the other.
  /// Otherwise the arms have one static type: an `if` as a value, an explicit `return`, a closure without a builder.
  public func isBuilt(_ conditional: Int, in index: Index) -> Bool {
    guard self[conditional].form != .ternary else { return false }
    for ancestor in ancestors(of: conditional) {
      let node = self[ancestor]
      switch node.kind {
      case .alternative: return false
      case .body: return isBuilder
      case .conditional where node.form == .ternary: return false
      case .slot: return node.syntax.kind == .closure && takesBuilder(ancestor, in: index)
      default: continue
      }
    }
    return isBuilder
  }

  /// Whether the function or type of the project that takes this closure declares a builder for it. True for other
  /// callees.
  private func takesBuilder(_ slot: Int, in index: Index) -> Bool {
    let call = self[self[slot].parent]
    let label = self[slot].name
    var parameters: [ParameterFact] = []
    if let member = call.member {
      parameters = index[member].parameters
    } else if let type = call.type {
      for member in index[type].initializers {
        parameters += index[member].parameters
      }
      if parameters.isEmpty {
        let stored = index.storedProperties(of: type).map { index[$0] }
        let closures = stored.filter { !$0.attributes.isEmpty || $0.type.isFunction }
        let meant = closures.filter { label == .none || $0.name == label }
        return meant.isEmpty || meant.contains { $0.attributes.contains { Builders.kind(of: $0) != nil } }
      }
    } else {
      return true
    }
    let closures = parameters.filter { $0.type.isFunction || !$0.attributes.isEmpty }
    let meant = label == .none ? closures : closures.filter { $0.label == label }
    return meant.isEmpty || meant.contains { $0.attributes.contains { Builders.kind(of: $0) != nil } }
  }

  /// Whether a slot of this kind is around the node, up to and including the nearest presentation. Unlike `isInside`,
  /// it does not look beyond a presentation.
  public func isShown(as kind: ContentKind, _ i: Int) -> Bool {
    for ancestor in ancestors(of: i) where self[ancestor].kind == .slot {
      guard let use = self[ancestor].use else { continue }
      if use.kind == kind { return true }
      if use.kind == .presentation { return false }
    }
    return false
  }

  /// Whether the branches are different views by intent: they have a transition, or ids that differ.
  public func isDeliberate(_ conditional: Int) -> Bool {
    var ids: [Node] = []
    for arm in arms(of: conditional) {
      for view in arm.views {
        for modifier in core(of: view).modifiers {
          if self[modifier].name == .transition { return true }
          guard self[modifier].name == .id else { continue }
          let call = self[modifier].syntax
          if ids.contains(where: { !$0.hasSimilarArguments(to: call) }) { return true }
          ids.append(call)
        }
      }
    }
    // `Group { if … }.transition(…)` applies to each branch.
    var current = self[conditional].parent
    while current >= 0 {
      let node = self[current]
      switch node.kind {
      case .slot: break
      case .element where node.name == .Group && node.type == nil: break
      case .modified:
        if node.name == .transition { return true }
      default: return false
      }
      current = node.parent
    }
    return false
  }
}
