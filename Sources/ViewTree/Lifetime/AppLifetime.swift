// Objects that live as long as the app.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether all code that is shipped makes the objects of the class for the whole run of the app: in static and global
  /// variables, in the `App`, in its delegate, or in other objects that live so long. False if nothing is seen to make
  /// one, or more than `callLimit` places do. Linear in the code that mentions the class and its owners; not cached.
  public func livesAsLongAsApp(_ type: TypeID) -> Bool { livesAsLongAsApp(type, depth: 0) }

  private func livesAsLongAsApp(_ type: TypeID, depth: Int) -> Bool {
    guard depth < FollowLimit.helpers else { return false }
    if isAppDelegate(type) { return true }
    let makers = Set(constructions(of: type).filter { isShipped($0) }.map(\.member)).union(storages(of: type))
    guard !makers.isEmpty, makers.count <= Index.callLimit else { return false }
    return makers.allSatisfy { member in
      let fact = self[member]
      let isStored = fact.kind == .storedProperty
      guard let owner = owner(member), !fact.isStatic else {
        // `static var shared: Session { instance ?? make() }`
        return isStored || self.owner(member) == type && keepsItself(type)
      }
      let isMade = isStored || fact.kind == .initializer
      if self[owner].conforms(to: .App) { return isMade }
      if isAppDelegate(owner) { return isMade || text(fact.name).hasPrefix("application") }
      if self[owner].traits.contains(.view) {
        // The view that an app shows lasts as long.
        let sites = constructions(of: owner).filter { isShipped($0) }
        return fact.attributes.contains { $0 == .StateObject || $0 == .State } && !sites.isEmpty
          && sites.allSatisfy { self.owner($0.member).map { self[$0].conforms(to: .App) } ?? false }
      }
      return isMade && self[owner].isReference && owner != type && livesAsLongAsApp(owner, depth: depth + 1)
    }
  }

  /// The stored properties that begin with an object of the class, also without its name in the value:
  /// `lazy var session: Session = { .init(store) }()`.
  private func storages(of type: TypeID) -> [MemberID] {
    members(mentioning: self[type].name).filter { member in
      guard self[member].kind == .storedProperty, valueType(of: member)?.type == type, !isPreviewCode(member),
        let value = node(member).initialValue
      else { return false }
      return constructedObject(value, in: body(of: member), declared: self[member].type)?.type == type
    }
  }

  /// Whether a static variable of the class holds an instance.
  private func keepsItself(_ type: TypeID) -> Bool {
    self[type].members.contains {
      self[$0].kind == .storedProperty && self[$0].isStatic && valueType(of: $0)?.type == type
    }
  }

  private func isAppDelegate(_ type: TypeID) -> Bool {
    ["UIApplicationDelegate", "NSApplicationDelegate"].contains { text in
      names.name(text).map { self[type].conformances.contains($0) } ?? false
    }
  }
}
