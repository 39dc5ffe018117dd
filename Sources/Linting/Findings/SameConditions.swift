// Whether other code branches as well, so that a branch less would not keep the view.

import Project
import Syntax
import ViewTree

extension Pass {
  /// The nodes below a view that are branches on the same condition: what they keep is lost whenever it changes.
  public func branches(on condition: Node, below view: Int, of tree: ViewTree) -> Overlaps {
    let parts = conjuncts(of: [condition])
    guard parts.count == 1, let part = parts.first else { return Overlaps() }
    let all: BranchesByCondition = index.derivation(.branchesByCondition, of: tree.member.number) {
      var branches: [String: [Range<Int>]] = [:]
      for (i, node) in tree.nodes.enumerated() where node.kind == .conditional && node.form != .switchCase {
        for part in conjuncts(of: index.decidingExpressions(of: node.syntax)) {
          branches[part, default: []].append(i..<node.end)
        }
      }
      return BranchesByCondition(branches)
    }
    let branches = all.branches[part] ?? []
    let first = branches.firstSortedIndex { $0.lowerBound >= view }
    return Overlaps(Array(branches[first...].prefix { $0.lowerBound < tree[view].end }))
  }

  /// The conditions that all have to hold, without `!`: `a`, `b` of `a && !b`. `let x` and `x == nil` are `x != nil`.
  private func conjuncts(of conditions: [Node]) -> Set<String> {
    var found: Set<String> = []
    for condition in conditions {
      if let binding = condition.asOptionalBinding {
        found.insert((binding.value?.comparableText ?? text(binding.name)) + "!=nil")
        continue
      }
      let text = condition.comparableText.filter { !$0.isWhitespace }
      guard !text.contains("||"), !text.contains("?") else { continue }
      for part in text.split(separator: "&&") {
        let plain = part.hasPrefix("!") ? part.dropFirst() : part
        found.insert(plain.hasSuffix("==nil") ? plain.dropLast(5) + "!=nil" : String(plain))
      }
    }
    return found
  }

  /// Whether the helper has a `switch` in which several cases of an enumeration share a branch: a change from one of
  /// them to another replaces nothing.
  public func sharesBranches(_ conditions: [Node], in body: Body, decidedBy helper: MemberID) -> Bool {
    for condition in conditions {
      guard let use = index.use(at: condition.unwrapped, in: body), let type = body.type(use)?.type,
        index[type].kind == .enum
      else { continue }
      let cases = index[type].members.count { index[$0].kind == .enumCase }
      for branch in index.baseBranches(of: index.viewTree(of: helper)) where branch.syntax.kind == .switchExpr {
        if cases > Set(branch.arms.map(\.branch)).count { return true }
      }
    }
    return false
  }

  /// Whether a modifier of the project branches on what to do with its content, or drops it: always applied, it
  /// replaces the view as well.
  public func branchesItself(_ modifier: Node, in body: Body) -> Bool {
    guard let view = index.frameworkType(.View), let number = body.use(at: modifier) else { return false }
    let use = body.uses[number]
    let labels = body.labels(of: use)
    let found = index.members(named: use.name, of: view).filter { id in
      let fact = index[id]
      return fact.kind == .function && fact.hasBody
        && index.accepts(fact.parameters, labels: labels, closures: use.closureArguments)
    }
    guard found.count == 1 else { return false }
    let tree = index.viewTree(of: found[0])
    let views = tree.children(of: 0)
    guard views.count == 1 else { return false }
    let base = tree[tree.unmodified(views[0]).base]
    return base.kind == .conditional && !base.isConstant
  }

  /// Whether the helper hides the view in one of its branches, by a modifier without arguments.
  public func hides(_ helper: MemberID) -> Bool {
    index.conditionalHelper(helper)?.arms.contains { arm in
      guard case .modified(let modifiers) = arm.use else { return false }
      return modifiers.contains { $0.calledName == .hidden }
    } ?? false
  }
}

/// The branches of one view tree. Each modifier of the project that branches asks.
private final class BranchesByCondition: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// By each of the conditions that decide, in pre-order.
  let branches: [String: [Range<Int>]]
  init(_ branches: [String: [Range<Int>]]) { self.branches = branches }
}
