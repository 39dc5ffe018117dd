// What members do besides returning a value: writes of state, and calls with side effects.

import Frameworks
import Syntax

/// A side effect at one use of a member.
public struct MemberEffect: Equatable, Sendable {
  /// A call with a side effect that the tables of frameworks know, or a write.
  public enum Kind: Hashable, Sendable {
    case call(SideEffect)
    case write(Written)

    var isWrite: Bool { if case .write = self { true } else { false } }
  }
  /// The member in whose body the effect is, and the number of the use there.
  public let member: MemberID
  public let use: Int
  public let kind: Kind
  /// The use of the call that defers it (`Task { }`, `DispatchQueue.main.async { }`), if there is one.
  public let deferral: Int?
  let frequency: Frequency
  /// What the inputs of the member must be for the effect to happen.
  let conditions: [InputCondition]
}

/// What an assignment or a mutating call changes.
public struct Written: Hashable, Sendable {
  /// Where the changed value is stored.
  public enum Storage: Hashable, Sendable {
    /// Wrapped state of a view: `@State`, `@Binding`, `@AppStorage`.
    case state
    /// A property of an object whose changes SwiftUI observes.
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
  /// The side effect of the use; nil if there is none or if it is unknown.
  public func effectKind(of i: Int, in body: Body) -> MemberEffect.Kind? {
    let use = body.uses[i]
    if use.isWritten {
      return written(at: i, in: body).map { .write($0) } ?? applicationWrite(at: i, in: body)
    }
    guard use.isCall else { return nil }
    if let known = sideEffect(ofCall: i, in: body) { return .call(known) }
    return changed(byCall: i, in: body).map { .write($0) }
  }

  /// The side effect of a call that the tables know; nil for other calls.
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

  /// Whether a `mutating` function may change its value: it writes `self` or a part of it, or calls what may. One that
  /// does neither assigns an equal value, which changes nothing. Linear in the size of the function.
  private func mayMutate(_ function: MemberID) -> Bool {
    guard self[function].hasBody, let owner = owner(function), self[owner].kind != .protocol else { return true }
    let body = body(of: function)
    return body.uses.indices.contains { i in
      var root = i
      while body.uses[root].receiver >= 0 { root = Int(body.uses[root].receiver) }
      if body.uses[root].name != .`self` {
        guard case .member(let member) = body.target(root), !self[member].isStatic, self.owner(member) == owner else {
          return false
        }
      }
      if body.isWritten(i) { return true }
      switch body.target(i) {
      case .member(let member): return self[member].isMutating
      case .unknown: return body.uses[i].isCall
      default: return false
      }
    }
  }

  /// What a call mutates: of a `mutating` function, or of a method such as `append` of a collection.
  private func changed(byCall i: Int, in body: Body) -> Written? {
    let use = body.uses[i]
    guard use.kind == .member, use.receiver >= 0 else { return nil }
    let receiver = Int(use.receiver)
    switch body.target(i) {
    case .member(let callee):
      guard self[callee].kind == .function, self[callee].isMutating, mayMutate(callee) else { return nil }
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

  /// The storage that an assignment to the use changes: from the written part outwards to the value that holds it.
  private func written(at i: Int, in body: Body) -> Written? {
    var current = i
    // Ends, because the number of a receiver is lower than that of its use.
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
          // A part of a value: continue with the value that holds it.
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

  /// The kind of storage of a property; nil if it is a part of a value.
  private func storage(of property: MemberID) -> Written.Storage? {
    let fact = self[property]
    let owner = owner(property)
    if fact.attributes.contains(where: { Self.isWrittenThrough($0) }) {
      if fact.attributes.contains(where: { $0 == .Published }) {
        return owner.map { isNeverObserved($0) } ?? false ? .plain : .observed
      }
      // In a plain class, the wrapper of user defaults notifies no observer.
      guard let owner, self[owner].isReference else { return .state }
      return self[owner].traits.contains(.observableObject) ? .observed : .plain
    }
    // Any other wrapper may change how the value is stored.
    guard fact.attributes.allSatisfy({ Wrappers.has(.notObserved, $0) || Self.isHarmless($0) }) else {
      return nil
    }
    if owner == nil || fact.isStatic { return fact.isLet ? nil : .shared }
    guard let owner, self[owner].isReference, !fact.isLet else { return nil }
    // Conforming to `Observable` is not enough: only the macro makes properties observable.
    let isObserved =
      self[owner].attributes.contains { Macros.conformances(addedBy: $0).contains(.Observable) }
      && !fact.isLazy
      && !fact.attributes.contains { Wrappers.has(.notObserved, $0) }
    return isObserved ? .observed : .plain
  }

  /// Whether no view can observe the `@Published` properties of a class: neither the class nor what it inherits from is
  /// an `ObservableObject`. Only subscribers get their values.
  private func isNeverObserved(_ type: TypeID) -> Bool {
    let entry = self[type]
    guard entry.kind == .class, entry.isProjectType,
      entry.traits.isDisjoint(with: [.observableObject, .observable])
    else { return false }
    // A subclass may be an `ObservableObject`, which publishes what it inherits as well.
    let inherited = derivation(.inheritedByObservable, of: 0) { InheritedByObservable(in: self) }
    if inherited.types.contains(type) { return false }
    // What is not declared here may refine `ObservableObject`.
    return entry.conformances.allSatisfy { declaresType(named: $0) || Self.isUnobservable($0) }
  }

  /// The types that observable classes inherit from, directly or not.
  private final class InheritedByObservable: AnyDerivation, @unchecked Sendable {
    // Unchecked as what it derives from is; nothing changes after `init`.
    private(set) var types: Set<TypeID> = []

    init(in index: Index) {
      super.init()
      var rest = index.types.filter { !$0.traits.isDisjoint(with: [.observableObject, .observable]) }.flatMap(
        \.ancestors)
      while let type = rest.popLast() {
        if types.insert(type).inserted { rest += index[type].ancestors }
      }
    }
  }

  private static func isUnobservable(_ name: Name) -> Bool {
    switch name.known {
    case .NSObject, .Sendable, .Equatable, .Hashable, .Identifiable, .AnyObject: true
    default: false
    }
  }

  /// Whether the setter of the wrapper changes state.
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

  /// Whether the use is of a value type, so that changing a part changes the value that holds it.
  private func isValue(_ i: Int, in body: Body) -> Bool {
    guard let type = body.type(i) else { return false }
    if let id = type.type { return self[id].kind == .struct || self[id].kind == .enum }
    return SideEffects.isValueType(type.name)
  }

  /// Whether the use is `x` in `x = …` or `self.x = …` in an initializer.
  private func isInitialization(of use: UseFact, in body: Body) -> Bool {
    guard self[body.member].kind == .initializer else { return false }
    return use.receiver == -1 || (use.receiver >= 0 && body.uses[Int(use.receiver)].name == .`self`)
  }

  /// What a write to the `wrappedValue` of a binding changes; nil if the binding is not a parameter or member.
  private func binding(_ i: Int, in body: Body) -> Written? {
    switch body.target(i) {
    case .member(let property): return Written(storage: .state, property: property)
    case .local(let local) where body.locals[Int(local)].parameter >= 0:
      return Written(storage: .state, property: nil)
    default: return nil
    }
  }

  /// The state of the view behind `$count` or `_count`; nil for other uses.
  private func state(behind i: Int, in body: Body) -> MemberID? {
    let use = body.uses[i]
    guard use.receiver == -1 || (use.receiver >= 0 && body.uses[Int(use.receiver)].name == .`self`),
      use.local < 0, let name = names.unwrapped(use.name), let owner = owner(body.member)
    else { return nil }
    let found = members(named: name, of: owner)
    return found.count == 1 && storage(of: found[0]) == .state ? found[0] : nil
  }

  /// Whether the object behind the use existed before the member ran, and was not created by it.
  func isShared(_ receiver: Int32, in body: Body, _ storage: Written.Storage = .observed) -> Bool {
    // -1 is implicit `self`; a receiver that no use describes is unknown.
    var current = receiver
    var steps = 0
    while steps < FollowLimit.uses {
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
        // The caller of a helper may have created the object for it.
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
