// The state that is lost when the identity of a view ends: its own, and that of the views that it builds.

import Frameworks
import Project
import Syntax

/// A property whose storage lives as long as the identity of a view.
public struct OwnedState: Hashable, Sendable {
  public let property: MemberID
  /// The type that declares it.
  public let owner: TypeID
}

/// The state below each view type of the project, linked once.
public struct Lifetime: Sendable {
  private let direct: [TypeID: [OwnedState]]
  private let all: [TypeID: [OwnedState]]

  /// How many levels of views are searched for state. State farther down is not listed.
  public static let depthLimit = 6

  /// How many views below one are searched. Where all views contain each other there is no end, and findings name
  /// only the nearest state.
  private static let viewLimit = 256

  public init(index: Index, work: Work) {
    var direct: [TypeID: [OwnedState]] = [:]
    for type in index.viewLikeTypes.lazy.map({ index[$0] }) {
      let owned = index.storedProperties(of: type.id).filter { id in
        index[id].attributes.contains { Wrappers.has(.lostWithIdentity, $0) }
      }
      if !owned.isEmpty { direct[type.id] = owned.map { OwnedState(property: $0, owner: type.id) } }
    }
    var children: [TypeID: [TypeID]] = [:]
    for type in index.viewLikeTypes.lazy.map({ index[$0] }) {
      var found: [TypeID] = []
      var known: Set<TypeID> = [type.id]
      for member in type.members {
        for construction in work.constructions(in: member) where known.insert(construction.type).inserted {
          found.append(construction.type)
        }
      }
      if !found.isEmpty { children[type.id] = found }
    }
    // Nearest state first; a view that contains itself is visited once.
    var all: [TypeID: [OwnedState]] = [:]
    for type in index.viewLikeTypes.lazy.map({ index[$0] }) {
      var seen = Set<TypeID>(minimumCapacity: min(children[type.id]?.count ?? 0, Self.viewLimit) + 1)
      seen.insert(type.id)
      var level = [type.id]
      var found: [OwnedState] = []
      var depth = 0
      while !level.isEmpty, depth < Self.depthLimit {
        var next: [TypeID] = []
        for current in level {
          found += direct[current] ?? []
          for child in children[current] ?? [] where seen.count < Self.viewLimit {
            if seen.insert(child).inserted { next.append(child) }
          }
        }
        level = next
        depth += 1
      }
      if !found.isEmpty { all[type.id] = found }
    }
    self.direct = direct
    self.all = all
  }

  /// State that the type itself declares and that is lost when its identity ends.
  public func state(of type: TypeID) -> [OwnedState] { direct[type] ?? [] }
  /// State of the type and of the views that it builds, nearest first.
  public func stateBelow(_ type: TypeID) -> [OwnedState] { all[type] ?? [] }

  /// State of all views of the project that are built at or below a node of a view tree, each once.
  public func stateBelow(_ node: Int, of tree: ViewTree) -> [OwnedState] {
    var found: [OwnedState] = []
    var seen: Set<OwnedState> = []
    for i in node..<tree[node].end {
      guard let type = tree[i].type else { continue }
      for state in stateBelow(type) where seen.insert(state).inserted { found.append(state) }
    }
    return found
  }
}

extension Index {
  /// All state that belongs to the identity of a view, stored by SwiftUI or outside of the view, as `@SceneStorage`
  /// is.
  public func ownedState(of type: TypeID) -> [OwnedState] {
    storedProperties(of: type).filter { id in self[id].attributes.contains { Wrappers.has(.ownsState, $0) } }
      .map { OwnedState(property: $0, owner: type) }
  }
}
