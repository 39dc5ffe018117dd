// The side effects of view updates: which body or initializer writes which state or starts which work, by which call
// path, and the place in the view's own code for the finding.

import Frameworks
import Project
import Syntax

/// An effect at one place in a view's code.
public struct UpdateEffect: Sendable {
  /// Whether `root` runs with the body of the view or with its initializer.
  public let context: UpdateContext
  public let effect: MemberEffect
  /// The highest on the call path.
  public let frequency: Frequency
  /// The start of the call path: `body`, `init`, a stored property.
  public let root: MemberID
  /// The view that contains the code.
  public let view: TypeID
  /// The call path from `root` to the effect.
  public let path: [UseSite]
  /// The index in `path` of the last step in the view's own code, where the finding is.
  public let place: Int
  /// Further bodies that reach the same place.
  public fileprivate(set) var otherRoots: [MemberID] = []
  /// The number of further effects of the same kind behind the same place.
  public fileprivate(set) var otherCount = 0

  /// Whether the effect is in the view's own code.
  public var isOwn: Bool { place == path.count - 1 }

  /// What a write changes; nil for a call.
  public var written: Written? {
    if case .write(let written) = effect.kind { return written }
    return nil
  }
  /// What a call does; nil for a write.
  public var sideEffect: SideEffect? {
    if case .call(let effect) = effect.kind { return effect }
    return nil
  }
}

/// The effects of the updates of a project, by the file of the finding.
public struct UpdateEffects: Sendable {
  private let index: Index
  private let work: Work

  /// Constant time: effects are found by file, on demand.
  public init(index: Index, work: Work) {
    self.index = index
    self.work = work
  }

  /// Effects with the same key are one defect.
  private struct Key: Hashable {
    let step: UseSite
    let isWrite: Bool
    let context: UpdateContext
    /// Writes to one object, and calls of appearance proxies, form one group.
    let group: TypeID?
  }

  /// The effects whose place is in the file, in the order in which call paths are found; at most one write and one call
  /// for each place. Searched again by each call.
  public func effects(in file: SourceFile) -> [UpdateEffect] {
    var all: [UpdateEffect] = []
    var seen: [Key: Int] = [:]
    for type in index.views(withPlacesIn: file, work: work).lazy.map({ index[$0] }) {
      for (root, context) in UpdateWork.roots(of: type, in: index) {
        for reached in work.effects(reachedFrom: root) {
          let place = UpdateWork.place(in: reached.path, of: type.id, index: index)
          guard index.file(reached.path[place].member) == file.number else { continue }
          let found = UpdateEffect(
            context: context, effect: reached.effect, frequency: reached.frequency, root: root, view: type.id,
            path: reached.path, place: place)
          guard found.matters(in: index) else { continue }
          let key = Self.key(of: found, in: index)
          if let known = seen[key] {
            all[known].add(found)
            continue
          }
          seen[key] = all.count
          all.append(found)
        }
      }
    }
    return all.isEmpty ? [] : Self.withoutDuplicates(all)
  }

  private static func key(of effect: UpdateEffect, in index: Index) -> Key {
    var step = effect.path[effect.place]
    var group: TypeID?
    if let written = effect.written, written.storage == .plain || written.storage == .shared {
      group = written.property.flatMap { index.owner($0) }
      step = UseSite(member: step.member, use: -1)
    } else if effect.sideEffect == .appearance, effect.isOwn {
      group = effect.view
      step = UseSite(member: step.member, use: -1)
    }
    return Key(step: step, isWrite: effect.written != nil, context: effect.context, group: group)
  }

  /// Removes calls that exist only for a write, and effects that another context has as well.
  private static func withoutDuplicates(_ effects: [UpdateEffect]) -> [UpdateEffect] {
    var writes: Set<UseSite> = []
    var inBodies: Set<UseSite> = []
    for effect in effects where effect.written != nil {
      let step = effect.path[effect.place]
      writes.insert(step)
      if effect.isOwn, let deferral = effect.effect.deferral {
        writes.insert(UseSite(member: step.member, use: deferral))
      }
      if effect.context == .body { inBodies.insert(step) }
    }
    return effects.filter { effect in
      let step = effect.path[effect.place]
      return effect.written == nil
        ? !writes.contains(step) : effect.context == .body || !inBodies.contains(step)
    }
  }
}

extension UpdateEffect {
  /// Whether the effect is a defect in this context.
  fileprivate func matters(in index: Index) -> Bool {
    let traits = index[view].traits
    // SwiftUI compares only values of views.
    if index[root].kind == .function, index[root].isStatic, !traits.contains(.view) { return false }
    switch effect.kind {
    case .write(let written):
      // Here the call that defers it is the defect.
      if context == .initializer, effect.deferral != nil { return false }
      switch written.storage {
      // An initializer gives `@State` its first value; a binding belongs to another view.
      case .state:
        guard context == .initializer, let property = written.property else { return true }
        return index[property].attributes.contains { $0 == .Binding }
      // Another rule reports a `@StateObject` that is used before it is connected.
      case .observed: return context == .body || !startsAtStateObject(in: index)
      // Counters of an object or a type, and what a representable or a layout stores between updates, are not defects.
      case .plain, .shared:
        return isOwn && context == .body && effect.deferral == nil
          && traits.isDisjoint(with: [.representable, .layout])
      }
    case .call(let call):
      switch call {
      case .logging:
        return isOwn && context == .body && effect.deferral == nil
          && traits.isDisjoint(with: [.representable, .layout, .shape])
      // Work of a platform view comes after the update of SwiftUI's views.
      case .task, .dispatch, .animation:
        return effect.deferral == nil && (context == .initializer || !traits.contains(.representable))
      // The call that defers other effects decides about them.
      default: return effect.deferral == nil
      }
    }
  }

  /// Whether the receiver, at the place in the view's own code, is the object of a `@StateObject`.
  private func startsAtStateObject(in index: Index) -> Bool {
    let body = index.body(of: path[place].member)
    var use = path[place].use
    while body.uses[use].receiver >= 0 {
      use = Int(body.uses[use].receiver)
      if case .member(let id) = body.target(use), index[id].attributes.contains(where: { $0 == .StateObject }) {
        return true
      }
    }
    return false
  }

  fileprivate mutating func add(_ other: UpdateEffect) {
    // Roots are added in order, so only the last one may be known.
    if other.root != root, otherRoots.last != other.root { otherRoots.append(other.root) }
    if other.path.last != path.last { otherCount += 1 }
  }
}
