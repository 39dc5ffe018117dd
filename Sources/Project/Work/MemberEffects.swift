// What members do beyond giving a value: state that they write, calls that reach the world outside.

import Frameworks
import Syntax

/// Something that a member does beyond giving a value, at one of its uses.
public struct MemberEffect: Sendable {
  public enum Kind: Hashable, Sendable {
    case call(SideEffect)
    case write(Written)
  }
  public let member: MemberID
  public let use: Int
  public let kind: Kind
  /// The use of the call that puts it off (`Task { }`, `DispatchQueue.main.async { }`), if one does.
  public let deferral: Int?
  let frequency: Frequency
}

/// What an assignment or a mutating call changes.
public struct Written: Hashable, Sendable {
  public enum Storage: Hashable, Sendable {
    /// Wrapped state of a view: `@State`, `@Binding`, `@AppStorage`.
    case state
    /// A property of an object whose changes SwiftUI hears of.
    case observed
    /// A property of another object.
    case plain
    /// A static or global variable.
    case shared
  }
  public let storage: Storage
  /// The property; nil for a binding that is a local or a parameter.
  public let property: MemberID?
}

extension Index {
  /// What the use does beyond giving a value; nil if nothing, and if there is no telling.
  public func effectKind(of i: Int, in body: Body) -> MemberEffect.Kind? {
    let use = body.uses[i]
    if use.isWritten {
      return written(at: i, in: body).map { .write($0) } ?? applicationWrite(at: i, in: body)
    }
    guard use.isCall else { return nil }
    if let known = sideEffect(ofCall: i, in: body) { return .call(known) }
    return changed(byCall: i, in: body).map { .write($0) }
  }

  /// The side effect of calling what the tables know.
  func sideEffect(ofCall i: Int, in body: Body) -> SideEffect? {
    let use = body.uses[i]
    switch body.target(i) {
    // `NSLog()` is spelled like a type.
    case .frameworkConstruction(let type):
      return SideEffects.construction(of: type) ?? SideEffects.function(type)
    case .frameworkFunction: return SideEffects.function(use.name)
    case .framework(let receiver, let isStatic):
      if receiver != .none { return SideEffects.method(use.name, on: receiver, isStatic: isStatic) }
      guard use.receiver >= 0 else { return nil }
      // `objectWillChange.send()`
      let object = body.uses[Int(use.receiver)]
      return use.name == .send && object.name == .objectWillChange ? .event : nil
    default: return nil
    }
  }

  /// `UIApplication.shared.isIdleTimerDisabled = true`
  private func applicationWrite(at i: Int, in body: Body) -> MemberEffect.Kind? {
    let use = body.uses[i]
    guard use.kind == .member, SideEffects.isApplicationProperty(use.name),
      body.type(Int(use.receiver))?.name == .UIApplication
    else { return nil }
    return .call(.application)
  }

  /// What a call of a `mutating` function, or of a collection's `append` and its like, changes.
  private func changed(byCall i: Int, in body: Body) -> Written? {
    let use = body.uses[i]
    guard use.kind == .member, use.receiver >= 0 else { return nil }
    let receiver = Int(use.receiver)
    switch body.target(i) {
    case .member(let callee):
      guard self[callee].kind == .function, self[callee].isMutating else { return nil }
      if let owner = owner(callee), self[owner].isReference { return nil }
      return written(at: receiver, in: body)
    case .framework(let type, false):
      guard SideEffects.isMutating(use.name) else { return nil }
      if type != .none { return SideEffects.isValueType(type) ? written(at: receiver, in: body) : nil }
      // `@State private var isOpen = false`
      guard case .member(let property) = body.target(receiver), self[property].initial == .literal,
        self[property].type == .unknown
      else { return nil }
      return written(at: receiver, in: body)
    default: return nil
    }
  }

  /// The storage that an assignment to the use changes: from the part that is written outwards to what
  /// holds it.
  private func written(at i: Int, in body: Body) -> Written? {
    var current = i
    // Bounded by the chain; each receiver stands before what is called on it.
    while current >= 0 {
      let use = body.uses[current]
      switch use.kind {
      case .value: return nil
      case .subscripted:
        guard isValue(Int(use.receiver), in: body) else { return nil }
      case .identifier, .member:
        switch body.target(current) {
        case .member(let property):
          let fact = self[property]
          guard fact.kind == .storedProperty else { return nil }
          if let storage = storage(of: property) {
            if storage == .plain || storage == .observed {
              guard !isInitialization(of: use, in: body), isShared(use.receiver, in: body, storage) else {
                return nil
              }
            }
            return Written(storage: storage, property: property)
          }
          // A part of a value: go on with what holds that.
          guard let owner = owner(property), !self[owner].isReference, use.receiver >= 0 else { return nil }
        case .framework(let receiver, false):
          guard use.receiver >= 0 else { return nil }
          if use.name == .wrappedValue {
            if receiver == .Binding { return binding(Int(use.receiver), in: body) }
            if let state = state(behind: Int(use.receiver), in: body) {
              return Written(storage: .state, property: state)
            }
          }
          guard isValue(Int(use.receiver), in: body) else { return nil }
        default: return nil
        }
      }
      current = Int(use.receiver)
    }
    return nil
  }

  /// Where a stored property keeps its value; nil if it is a part of a value.
  private func storage(of property: MemberID) -> Written.Storage? {
    let fact = self[property]
    let owner = owner(property)
    if fact.attributes.contains(where: { Self.isWrittenThrough($0) }) {
      if fact.attributes.contains(where: { $0 == .Published }) { return .observed }
      // In a plain class the wrapper of user defaults tells nobody.
      guard let owner, self[owner].isReference else { return .state }
      return self[owner].traits.contains(.observableObject) ? .observed : .plain
    }
    // Any other wrapper may do what it likes with the value.
    guard fact.attributes.allSatisfy({ Wrappers.has(.notObserved, $0) || Self.isHarmless($0) }) else {
      return nil
    }
    if owner == nil || fact.isStatic { return fact.isLet ? nil : .shared }
    guard let owner, self[owner].isReference, !fact.isLet else { return nil }
    // Conforming to `Observable` does nothing by itself: the macro makes properties announce changes.
    let isObserved =
      self[owner].attributes.contains { Macros.conformances(addedBy: $0).contains(.Observable) }
      && !fact.isLazy
      && !fact.attributes.contains { Wrappers.has(.notObserved, $0) }
    return isObserved ? .observed : .plain
  }

  /// A wrapper whose setter changes state.
  private static func isWrittenThrough(_ wrapper: Name) -> Bool {
    guard let traits = Wrappers.traits(of: wrapper) else { return false }
    if traits.contains(.publishes) { return true }
    return !traits.isDisjoint(with: [.ownsState, .refersToState, .storedOutside])
      && traits.isDisjoint(with: [.fetches, .observesObject, .readsEnvironment])
      && wrapper != .Bindable && wrapper != .Namespace
  }

  private static func isHarmless(_ attribute: Name) -> Bool {
    switch attribute.known {
    case .MainActor, .objc, .Sendable, .preconcurrency, .usableFromInline, .available: true
    default: false
    }
  }

  /// The use is a value whose parts are its own: changing one changes whatever holds the value.
  private func isValue(_ i: Int, in body: Body) -> Bool {
    guard let type = body.type(i) else { return false }
    if let id = type.type { return self[id].kind == .struct || self[id].kind == .enum }
    return SideEffects.isValueType(type.name)
  }

  /// `x = …` or `self.x = …` in an initializer.
  private func isInitialization(of use: UseFact, in body: Body) -> Bool {
    guard self[body.member].kind == .initializer else { return false }
    return use.receiver == -1 || (use.receiver >= 0 && body.uses[Int(use.receiver)].name == .`self`)
  }

  /// A binding that is written by its `wrappedValue`.
  private func binding(_ i: Int, in body: Body) -> Written? {
    switch body.target(i) {
    case .member(let property): return Written(storage: .state, property: property)
    case .local(let local) where body.locals[Int(local)].parameter >= 0:
      return Written(storage: .state, property: nil)
    default: return nil
    }
  }

  /// The state of the view that `$count` and `_count` stand for.
  private func state(behind i: Int, in body: Body) -> MemberID? {
    let use = body.uses[i]
    guard use.receiver == -1 || (use.receiver >= 0 && body.uses[Int(use.receiver)].name == .`self`),
      use.local < 0, let name = names.unwrapped(use.name), let owner = owner(body.member)
    else { return nil }
    let found = members(named: name, of: owner)
    return found.count == 1 && storage(of: found[0]) == .state ? found[0] : nil
  }

  /// Is the object behind the use kept by somebody, and not one that the member has just made?
  func isShared(_ receiver: Int32, in body: Body, _ storage: Written.Storage = .observed) -> Bool {
    // Implicit `self`; what no use describes is unknown.
    var current = receiver
    var steps = 0
    while steps < 32 {
      steps += 1
      if current == -1 { return true }
      guard current >= 0 else { return false }
      let use = body.uses[Int(current)]
      switch body.target(Int(current)) {
      case .member(let id):
        let kind = self[id].kind
        return kind == .storedProperty || kind == .computedProperty
      case .local(let i):
        let local = body.locals[Int(i)]
        // Who calls a helper may have made the object for it.
        if local.parameter >= 0 { return storage == .observed }
        guard local.initial >= 0 else { return false }
        current = local.initial
      case .plain where use.kind == .subscripted: current = use.receiver
      case .plain: return use.kind == .identifier
      default: return false
      }
    }
    return false
  }
}
