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

/// The state below each view type of the project. Each answer is found once.
public struct Lifetime: Sendable {
  private let index: Index
  private let work: Work

  /// How many levels of views are searched for state. State farther down is not listed.
  public static let depthLimit = 6

  /// How many views below one are searched. Where all views contain each other there is no end, and findings name
  /// only the nearest state.
  private static let viewLimit = 256

  /// Constant time. Answers are found on demand, and kept by the index.
  public init(index: Index, work: Work) {
    self.index = index
    self.work = work
  }

  /// Whether the object of a `@StateObject` lasts longer than the view: all calls pass one that is stored elsewhere, which
  /// a new view gets again. False for a view with more calls than are examined one by one.
  func isLent(_ property: MemberID) -> Bool {
    guard index[property].attributes.contains(where: { $0 == .StateObject }), let view = index.owner(property) else {
      return false
    }
    let name = index[property].name
    let calls = index.someCallsOutsidePreviews(of: view, work: work)
    return !calls.isEmpty && calls.count == index.callsOutsidePreviews(of: view, work: work).count
      && calls.allSatisfy { call in
        let body = index.body(of: call.caller)
        guard let value = body.node(call.use).arguments.first(where: { $0.name == name })?.value?.unwrapped,
          value.isName || value.kind == .memberAccess, case .member(let source) = index.target(of: value, in: body)
        else { return false }
        return index[source].kind == .storedProperty
      }
  }

  /// State that the type itself declares and that is lost when its identity ends.
  public func state(of type: TypeID) -> [OwnedState] {
    guard isViewLike(type) else { return [] }
    let known: States = index.derivation(.lostState, of: type.number) {
      States(
        index.storedProperties(of: type).filter { id in
          index[id].attributes.contains { Wrappers.has(.lostWithIdentity, $0) }
        }.map { OwnedState(property: $0, owner: type) })
    }
    return known.all
  }

  /// State of the type and of the views that it builds, nearest first.
  public func stateBelow(_ type: TypeID) -> [OwnedState] {
    guard isViewLike(type) else { return [] }
    let known: States = index.derivation(.stateBelow, of: type.number) { States(searchState(below: type)) }
    return known.all
  }

  private func isViewLike(_ type: TypeID) -> Bool {
    index[type].isProjectType && index[type].traits.contains(.viewLike)
  }

  /// A view that contains itself is visited once.
  private func searchState(below type: TypeID) -> [OwnedState] {
    let children = builtViews(by: type)
    var seen = Set<TypeID>(minimumCapacity: min(children.count, Self.viewLimit) + 1)
    seen.insert(type)
    var level = [type]
    var found: [OwnedState] = []
    var depth = 0
    while !level.isEmpty, depth < Self.depthLimit {
      var next: [TypeID] = []
      for current in level {
        found += state(of: current)
        for child in builtViews(by: current) where seen.count < Self.viewLimit {
          if seen.insert(child).inserted { next.append(child) }
        }
      }
      level = next
      depth += 1
    }
    return found
  }

  /// The views of the project that members of the view build, each once.
  private func builtViews(by type: TypeID) -> [TypeID] {
    guard isViewLike(type) else { return [] }
    let known: BuiltViews = index.derivation(.builtViews, of: type.number) {
      var found: [TypeID] = []
      var known: Set<TypeID> = [type]
      for member in index[type].members {
        for construction in work.constructions(in: member) where known.insert(construction.type).inserted {
          found.append(construction.type)
        }
      }
      return BuiltViews(found)
    }
    return known.all
  }

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

private final class States: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let all: [OwnedState]
  init(_ all: [OwnedState]) { self.all = all }
}

private final class BuiltViews: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let all: [TypeID]
  init(_ all: [TypeID]) { self.all = all }
}
