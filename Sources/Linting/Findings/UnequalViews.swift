// Views that SwiftUI evaluates with the views that build them, because no two values of them are equal.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Whether SwiftUI evaluates a view with each change of objects of a class even if it does not observe them. All views
  /// that build it observe them, or are evaluated with their changes, and build values that are never equal.
  ///
  /// - Parameter assumes: Whether inputs that are not known to be equal count as different.
  public func isEvaluatedFromAbove(_ view: TypeID, withChangesOf model: TypeID, assumesDifference assumes: Bool = false)
    -> Bool
  {
    isEvaluatedFromAbove(view, model, assumes, depth: 0)
  }

  private func isEvaluatedFromAbove(_ view: TypeID, _ model: TypeID, _ assumes: Bool, depth: Int) -> Bool {
    // What the view compares itself decides instead.
    guard depth < FollowLimit.helpers, !index.isEquatable(view) else { return false }
    let calls = index.someCallsOutsidePreviews(of: view, work: work)
    let isUnequal = unequalProperty(of: view) != nil || assumes && uncertainInput(of: view) != nil
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let maker = index.owner(call.caller), maker != view else { return false }
        let body = index.body(of: call.caller)
        return (isUnequal || unequalArgument(of: body.node(call.use), in: body) != nil)
          && (index.observes(maker, model) || isEvaluatedFromAbove(maker, model, assumes, depth: depth + 1))
      }
  }

  /// A stored property that makes each value of the view differ from the one before: an object that each value makes, a
  /// wrapper that makes its storage with the view or keeps a closure that captures an input, a value of any type, or the
  /// proxy of a `GeometryReader`.
  public func unequalProperty(of view: TypeID) -> MemberID? {
    let known: UnequalProperty = index.derivation(.unequalProperty, of: view.number) {
      UnequalProperty(firstUnequalProperty(of: view))
    }
    return known.property
  }

  private func firstUnequalProperty(of view: TypeID) -> MemberID? {
    let made = propertiesMade(byInitializersOf: view)
    return index.storedProperties(of: view).first { property in
      let fact = index[property]
      if fact.isStatic { return false }
      if fact.attributes.contains(where: { $0 == .AppStorage || Wrappers.has(.fetches, $0) }) { return true }
      if made.contains(property) { return true }
      guard fact.attributes.allSatisfy({ $0 == .ObservedObject }) else { return false }
      if case .any = fact.type { return true }
      if text(fact.type.name) == "GeometryProxy" { return true }
      guard case .construction(let name) = fact.initial else { return false }
      return index.valueType(of: property)?.type.map { index[$0].isReference } ?? Classes.has(.reference, name)
    }
  }

  /// The properties whose objects all initializers make: `model = Model()`, `_model = StateObject(wrappedValue: Model(id:
  /// id))`. SwiftUI keeps the first object of the latter, but compares the closure around it. Linear in the assignments.
  private func propertiesMade(byInitializersOf view: TypeID) -> Set<MemberID> {
    var made: Set<MemberID>?
    for initializer in index[view].initializers {
      let body = index.body(of: initializer)
      let own = Set(index.assignments(in: initializer).filter { makes($0, in: body) }.map(\.property))
      made = made.map { $0.intersection(own) } ?? own
    }
    return made ?? []
  }

  private func makes(_ assignment: PropertyAssignment, in body: Body) -> Bool {
    let fact = index[assignment.property]
    guard index.constructedObject(assignment.values, in: body, declared: fact.type) != nil else { return false }
    guard assignment.wrapper != nil, fact.attributes.contains(where: { $0 == .StateObject }) else { return true }
    return assignment.values.contains { value in
      body.uses(in: value).contains { use in
        guard case .local(let local) = body.target(use) else { return false }
        return body.locals[Int(local)].parameter >= 0
      }
    }
  }

  /// The first argument of a construction that differs each time: a closure or a method that captures something, an object
  /// or a binding that is made there.
  func unequalArgument(of call: Node, in body: Body) -> Node? {
    call.passedValues.lazy.map(\.value.unwrapped).first { value in
      if !captures(ofFunction: value, in: body).isEmpty { return true }
      guard let use = body.use(at: value) else { return false }
      switch body.target(use) {
      case .construction(let type): return index[type].isReference
      case .frameworkConstruction(let name): return name == .Binding && body.uses[use].isCall
      default: return false
      }
    }
  }

  /// An input of the view that is not known to equal the one before: content, a binding, a value whose
  /// type is not known.
  private func uncertainInput(of view: TypeID) -> MemberID? {
    index.storedProperties(of: view).first { property in
      let fact = index[property]
      if fact.isStatic || fact.isLet && fact.initial != .none { return false }
      if fact.attributes.contains(where: { $0 == .Binding }) { return true }
      guard fact.attributes.allSatisfy({ !Wrappers.has(.dynamicProperty, $0) }) else { return false }
      if index.heldType(of: property).map({ index[$0].isReference }) ?? false { return false }
      // A closure that is passed on is the one from before.
      return !index.holdsClosure(property) && !isKnownEquatable(property)
    }
  }

  /// Whether the type of a stored property is known to be `Equatable`.
  public func isKnownEquatable(_ property: MemberID) -> Bool {
    isKnownEquatable(index[property].type, in: property, depth: 0)
  }

  private func isKnownEquatable(_ type: WrittenType, in member: MemberID, depth: Int) -> Bool {
    guard depth < FollowLimit.values else { return false }
    switch type {
    case .optional(let inner), .array(let inner): return isKnownEquatable(inner, in: member, depth: depth + 1)
    case .dictionary(let key, let value):
      return isKnownEquatable(key, in: member, depth: depth + 1)
        && isKnownEquatable(value, in: member, depth: depth + 1)
    case .named(let name, let arguments, _):
      guard arguments.allSatisfy({ isKnownEquatable($0, in: member, depth: depth + 1) }) else { return false }
      guard let found = index.staticType(type, file: index.file(member), scope: index.owner(member)) else {
        return false
      }
      if let id = found.type { return index.isEquatable(id) || index.isPlainEnum(id) }
      return !Classes.has(.reference, name) && SideEffects.isValueType(name)
    // A literal: `var count = 0`.
    case .unknown: return index[member].initial == .literal
    default: return false
    }
  }
}

private final class UnequalProperty: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let property: MemberID?
  init(_ property: MemberID?) { self.property = property }
}
