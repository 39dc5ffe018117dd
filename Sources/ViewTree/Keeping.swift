// What the views at one place keep while their identity lasts, found by walking what they build.

import Frameworks
import Project
import Syntax

/// What is lost when a view's identity ends.
public struct Kept: Sendable {
  /// Property wrappers of the project's views, nearest first.
  public var states: [OwnedState] = []
  /// Views of frameworks that keep something, nearest first: `ScrollView`, `TextField`.
  public var frameworkViews: [Name] = []
  /// Views of the project that wrap one of UIKit or AppKit.
  public var platformViews: [TypeID] = []
  /// A `task` is cancelled and started again.
  public var runsTask = false

  public init() {}

  /// State that the project declares.
  public var ownsState: Bool { !states.isEmpty }
  public var isEmpty: Bool { states.isEmpty && platformViews.isEmpty && frameworkViews.isEmpty && !runsTask }
}

extension Index {
  /// What is kept at and below a node of a view tree, through the project's views and functions that
  /// it builds. What is shown apart (sheets, destinations) does not count.
  public func kept(at node: Int, of tree: ViewTree, lifetime: Lifetime) -> Kept {
    var keeping = Keeping(index: self, lifetime: lifetime)
    keeping.walk(tree, from: node)
    keeping.finish()
    return keeping.found
  }
}

private struct Keeping {
  let index: Index
  let lifetime: Lifetime
  var found = Kept()
  private var seenTypes: Set<TypeID> = []
  private var seenMembers: Set<MemberID> = []
  private var next: [MemberID] = []

  init(index: Index, lifetime: Lifetime) {
    self.index = index
    self.lifetime = lifetime
  }

  /// Views and helpers that are followed at most.
  private static let limit = 48

  mutating func finish() {
    var followed = 0
    while !next.isEmpty, followed < Self.limit {
      let member = next.removeFirst()
      followed += 1
      let tree = index.viewTree(of: member)
      walk(tree, from: 0)
    }
  }

  mutating func walk(_ tree: ViewTree, from start: Int) {
    var i = start
    while i < tree[start].end {
      let node = tree[i]
      switch node.kind {
      case .slot where node.use?.kind == .presentation || node.use?.kind == .menu:
        i = node.end
        continue
      case .element:
        if let type = node.type {
          meet(type)
        } else if ViewTypes.has(.ownsState, node.name), !found.frameworkViews.contains(node.name) {
          found.frameworkViews.append(node.name)
        }
      case .modified, .reference, .erased:
        if node.kind == .modified, node.member == nil, node.name == .task { found.runsTask = true }
        if let member = node.member { follow(member) }
      default: break
      }
      i += 1
    }
  }

  private mutating func meet(_ type: TypeID) {
    guard seenTypes.insert(type).inserted else { return }
    for state in lifetime.state(of: type)
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
