// What views keep while their identity lasts, found by walking what they build.

import Frameworks
import Project
import Syntax

/// What is lost when the identity of a view ends.
public struct Kept: Sendable {
  /// Property wrappers of the project's views: first those of views that are always present, nearest first, then
  /// those of conditional views.
  public var states: [OwnedState] = []
  /// Views of frameworks that keep state, nearest first: `ScrollView`, `TextField`.
  public var frameworkViews: [Name] = []
  /// Views of the project that wrap a view of UIKit or AppKit.
  public var platformViews: [TypeID] = []
  /// Whether a `task` is cancelled and restarted.
  public var runsTask = false

  /// Nothing is kept.
  public init() {}

  /// Whether state of the project is lost.
  public var ownsState: Bool { !states.isEmpty }
  /// Whether nothing is lost, of the project or of frameworks.
  public var isEmpty: Bool { states.isEmpty && platformViews.isEmpty && frameworkViews.isEmpty && !runsTask }
}

extension Index {
  /// What is kept at and below a node of a view tree, through the project's views and functions that it builds.
  /// Content that is shown separately (sheets, destinations) does not count.
  ///
  /// - Parameter left: Ranges of nodes that are left out.
  public func kept(at node: Int, of tree: ViewTree, lifetime: Lifetime, besides left: Overlaps = Overlaps()) -> Kept {
    keeping(at: node, of: tree, lifetime: lifetime, besides: left).kept
  }

  /// What is kept, and the view that keeps all of it, if it is one: many places may show it.
  func keeping(
    at node: Int, of tree: ViewTree, lifetime: Lifetime, besides left: Overlaps
  ) -> (kept: Kept, by: TypeID?) {
    var keeping = Keeping(index: self, lifetime: lifetime)
    let mentions = keeping.mentions(in: tree, from: node, besides: left)
    if mentions.count == 1, case .type(let type) = mentions[0], !keeping.hasFound {
      let known: KeptByType = derivation(.kept, of: type.number) {
        var keeping = Keeping(index: self, lifetime: lifetime)
        keeping.finish(mentions)
        return KeptByType(keeping.found)
      }
      return (known.kept, type)
    }
    keeping.finish(mentions)
    return (keeping.found, nil)
  }
}

extension ViewTree {
  /// Whether a view of a framework has nothing to lose at a place: a scroll position that a binding holds, the focus of
  /// a field that takes none because it is disabled or shows a constant.
  public func keepsNothing(_ i: Int) -> Bool {
    guard self[i].kind == .element, self[i].type == nil else { return false }
    let isField =
      switch self[i].name.known {
      case .TextField, .SecureField, .TextEditor: true
      default: false
      }
    if isField, let text = self[i].syntax.argument(.text), text.isConstantBinding { return true }
    var current = self[i].parent
    while current >= 0, self[current].kind == .modified {
      let modifier = self[current]
      if modifier.member == nil {
        if !isField, modifier.name == .scrollPosition { return true }
        if isField, modifier.name == .disabled, modifier.syntax.unlabelledArgument?.text == "true" { return true }
      }
      current = modifier.parent
    }
    return false
  }
}

extension Node {
  /// Whether it is `.constant(text)`, or a choice between such values.
  fileprivate var isConstantBinding: Bool {
    let values = asTernary?.arms ?? [self]
    return values.allSatisfy { $0.unwrapped.isCall(of: .constant) }
  }
}

/// What a view type keeps, and what it shows.
final class KeptByType: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let kept: Kept
  init(_ kept: Kept) { self.kept = kept }
}

private struct Keeping {
  let index: Index
  let lifetime: Lifetime
  var found = Kept()
  private var seenTypes: Set<TypeID> = []
  private var seenMembers: Set<MemberID> = []
  private var next: [MemberID] = []
  /// Views in a branch, visited after all views that are always present.
  private var possible: [Mention] = []

  enum Mention {
    case type(TypeID)
    case member(MemberID)
    case framework(Name)
  }

  init(index: Index, lifetime: Lifetime) {
    self.index = index
    self.lifetime = lifetime
  }

  /// How many views and helpers are followed. State farther away is not listed.
  private static let limit = 48
  /// How many nodes of them are visited, and how much state is listed at most. Many places may lose the same state.
  private static let nodeLimit = 2_000
  private static let stateLimit = 256
  private var nodeCount = 0

  /// Whether the walk has found more than it returned.
  var hasFound: Bool { found.runsTask || !possible.isEmpty }

  mutating func finish(_ mentions: [Mention]) {
    for mention in mentions { meet(mention) }
    var followed = 0
    var position = 0
    while followed < Self.limit, nodeCount < Self.nodeLimit, found.states.count < Self.stateLimit {
      if !next.isEmpty {
        followed += 1
        let tree = index.viewTree(of: next.removeFirst())
        nodeCount += tree.nodes.count
        for mention in self.mentions(in: tree, from: 0) { meet(mention) }
      } else if position < possible.count {
        meet(possible[position])
        position += 1
      } else {
        break
      }
    }
  }

  /// What the views at and below a node mention that are always present; the rest is added to `possible`.
  mutating func mentions(in tree: ViewTree, from start: Int, besides left: Overlaps = Overlaps()) -> [Mention] {
    var present: [Mention] = []
    func mention(_ mention: Mention, isPossible: Bool) {
      if isPossible { possible.append(mention) } else { present.append(mention) }
    }
    var i = start
    // Nodes before this one are in a branch.
    var endOfBranch = start
    while i < tree[start].end {
      let node = tree[i]
      let isPossible = i < endOfBranch
      if left.contains(i) {
        i += 1
        continue
      }
      switch node.kind {
      case .slot where node.use?.kind == .presentation || node.use?.kind == .menu:
        i = node.end
        continue
      case .conditional:
        // The branches of the start itself are what is lost.
        if i > start, !node.isConstant { endOfBranch = max(endOfBranch, node.end) }
      case .element:
        if let type = node.type {
          mention(.type(type), isPossible: isPossible)
        } else if ViewTypes.has(.ownsState, node.name), left.isEmpty || !isReplaced(i, tree, by: left),
          !tree.keepsNothing(i)
        {
          mention(.framework(node.name), isPossible: isPossible)
        }
      case .modified, .reference, .erased:
        if node.kind == .modified, node.member == nil, node.name == .task { found.runsTask = true }
        if let member = node.member { mention(.member(member), isPossible: isPossible) }
      default: break
      }
      i += 1
    }
    return present
  }

  /// Whether the content of a scrolling view consists of branches that include one that is left out: its position has
  /// no meaning without that one.
  private func isReplaced(_ i: Int, _ tree: ViewTree, by left: Overlaps) -> Bool {
    let views = tree.children(of: i).filter { tree[$0].kind == .slot }.flatMap { tree.children(of: $0) }
    return views.allSatisfy { tree[$0].kind == .conditional }
      && views.contains { left.contains($0) }
  }

  private mutating func meet(_ mention: Mention) {
    switch mention {
    case .type(let type): meet(type)
    case .member(let member): follow(member)
    case .framework(let name): if !found.frameworkViews.contains(name) { found.frameworkViews.append(name) }
    }
  }

  private mutating func meet(_ type: TypeID) {
    guard found.states.count < Self.stateLimit, seenTypes.insert(type).inserted else { return }
    for state in lifetime.state(of: type).prefix(Self.stateLimit)
    where !index[state.property].attributes.contains(where: { $0 == .Namespace }) {
      found.states.append(state)
    }
    if index[type].traits.contains(.representable) { found.platformViews.append(type) }
    guard index[type].traits.contains(.view) else { return }
    for member in index[type].members where index[member].name == .body { follow(member) }
  }

  private mutating func follow(_ member: MemberID) {
    let fact = index[member]
    guard fact.hasBody, fact.kind == .computedProperty || fact.kind == .function,
      seenMembers.insert(member).inserted
    else { return }
    next.append(member)
  }
}
