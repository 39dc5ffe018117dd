// Which members return views, by their signatures.

import Frameworks
import Syntax

extension Index {
  /// The stored properties of a type, in the order of the source.
  public func storedProperties(of type: TypeID) -> [MemberID] {
    types[Int(type.number)].storedProperties
  }

  /// The `body` that a view or modifier declares, extensions included: a property, or a function of its content. Nil
  /// without one, and where it would be inherited. The first of several, as under `#if`.
  public func bodyMember(of type: TypeID) -> MemberID? {
    ownMembers(named: .body, of: type).first { owner($0) == type }
  }

  /// Whether the property, function or subscript returns a view.
  public func isViewMember(_ fact: MemberFact, owner: TypeID?, file: Int) -> Bool {
    guard fact.kind == .computedProperty || fact.kind == .function || fact.kind == .subscriptMember else {
      return false
    }
    if fact.attributes.contains(where: { Builders.kind(of: $0) != nil }) { return true }
    let isViewLike = owner.map { self[$0].traits.contains(.viewLike) } ?? false
    if isViewLike, Conformances.isBuilderRequirement(fact.name) { return true }
    return isViewType(fact.type, file: file, scope: owner, generics: fact.generics)
  }

  /// Whether the type is `some View`, `AnyView`, or a view of SwiftUI or of the project.
  public func isViewType(
    _ type: WrittenType, file: Int, scope: TypeID?, generics: [GenericParameter] = []
  ) -> Bool {
    switch type {
    case .array, .dictionary, .function, .tuple, .metatype, .unknown: return false
    case .composition(let parts):
      return parts.contains { isViewType($0, file: file, scope: scope, generics: generics) }
    default: break
    }
    let name = type.name
    if name == .View || name == .AnyView { return true }
    guard let resolved = staticType(type, file: file, scope: scope, generics: generics) else { return false }
    if let id = resolved.type { return self[id].traits.contains(.view) }
    return Conformances.has(.view, resolved.name) || ViewTypes.has(.view, resolved.name)
  }
}
