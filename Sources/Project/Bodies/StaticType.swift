// The types of expressions, and declarations that fit them.

import Frameworks
import Syntax

/// The type of an expression, as far as it is known.
public struct StaticType: Hashable, Sendable {
  /// The name of the nominal type; for `some P`, `any P` and generic parameters that of the protocol.
  public var name: Name
  /// The type of the project; nil for a framework's type.
  public var type: TypeID?
  /// Whether the expression names the type itself.
  public var isMetatype = false
  /// The type of the elements: the only generic argument, or the type between square brackets.
  public var element: WrittenType = .unknown
  /// The number of the file in which `element` is to be resolved.
  public var file: Int32 = 0
  /// Whether the type is a collection of `element`s. False for dictionaries.
  public var isCollection = false
}

extension Index {
  /// The meaning of a written type at this place; nil if it is unknown, ambiguous or not nominal. The type of an
  /// optional is that of its value.
  ///
  /// - Parameter node: A node of the file at or around the type, if it is known.
  public func staticType(
    _ written: WrittenType, file: Int, scope: TypeID?, generics: [GenericParameter] = [],
    at node: UInt32? = nil
  ) -> StaticType? {
    switch written {
    case .named(let name, let arguments, let parent):
      if name == .`Self`, let scope { return StaticType(name: self[scope].name, type: scope) }
      if let generic = generics.first(where: { $0.name == name }) {
        return protocolType(generic.constraint, file: file, scope: scope)
      }
      if let scope, let generic = genericConstraint(name, of: scope) {
        return protocolType(generic, file: file, scope: scope)
      }
      var type = resolveType(name, parent: parent, file: file, scope: scope, at: node)
      // A type of another module beside one of SwiftUI would be ambiguous without the name of its module.
      if let own = type, parent == .none, files[file].imports.contains(.SwiftUI),
        isBesideFramework(own, file: file)
      {
        type = nil
      } else if type == nil,
        parent == .none
          ? mayDeclareType(named: name, file: file, seenFrom: scope, at: node)
          : declaresType(named: name) && !isOutside(module: parent, file: file)
      {
        return frameworkName(behind: name, parent: parent, file: file, scope: scope, at: node).map {
          StaticType(name: $0, type: nil)
        }
      }
      if let type, self[type].kind == .typealias { return nil }
      var result = StaticType(name: type.map { self[$0].name } ?? name, type: type, file: Int32(file))
      if arguments.count == 1 {
        result.element = arguments[0]
        result.isCollection =
          name == .Set || name == .ArraySlice || name == .IdentifiedArrayOf
          || name == .IdentifiedArray || name == .FetchedResults || name == .OrderedSet
      }
      return result
    case .optional(let inner): return staticType(inner, file: file, scope: scope, generics: generics, at: node)
    case .some(let inner), .any(let inner):
      return staticType(inner, file: file, scope: scope, generics: generics, at: node)
    case .array(let element):
      return StaticType(name: Name(.Array), type: nil, element: element, file: Int32(file), isCollection: true)
    case .dictionary(_, let value):
      return StaticType(name: Name(.Dictionary), type: nil, element: value, file: Int32(file))
    case .composition(let parts):
      return parts.first.flatMap { staticType($0, file: file, scope: scope, generics: generics, at: node) }
    case .metatype(let inner):
      var result = staticType(inner, file: file, scope: scope, generics: generics, at: node)
      result?.isMetatype = true
      return result
    case .function, .tuple, .unknown: return nil
    }
  }

  /// The name of the framework's type that a top-level alias of the project stands for. Nil if the name is none of such an
  /// alias, or if it may mean something else on another system.
  func frameworkName(behind name: Name, parent: Name = .none, file: Int, scope: TypeID?, at node: UInt32?) -> Name? {
    let here = LookupPlace(file: file, scope: scope, node: node)
    guard let alias = aliased(name, parent: parent, from: here), alias.place.scope == nil,
      let fact = self[alias.alias].declaration, self[fact].generics.isEmpty,
      case .named(let target, _, let outer) = alias.written,
      files[Int(fact.file)].conditionalRegions.builds(at: self[fact].node) == .all
    else { return nil }
    let isOwn =
      outer == .none
      ? mayDeclareType(named: target, file: alias.place.file, seenFrom: nil, at: alias.place.node)
      : declaresType(named: target) && !isOutside(module: outer, file: alias.place.file)
    return isOwn ? nil : target
  }

  private func protocolType(_ name: Name, file: Int, scope: TypeID?) -> StaticType? {
    guard name != .none else { return nil }
    return StaticType(name: name, type: resolveType(name, file: file, scope: scope))
  }

  /// The constraint of a generic parameter of the type or of an enclosing type; nil if `name` is not such a parameter.
  private func genericConstraint(_ name: Name, of type: TypeID) -> Name? {
    var scope: TypeID? = type
    while let current = scope {
      if let place = self[current].declaration,
        let generic = self[place].generics.prefix(Self.parameterLimit).first(where: { $0.name == name })
      {
        return generic.constraint
      }
      scope = self[current].parent
    }
    return nil
  }

  /// The type of a property's value, or the result type of a function; nil if it is not known. It depends on
  /// declarations only, and is found once.
  public func valueType(of id: MemberID) -> StaticType? {
    valueTypes.value(Int(id.number)) { findValueType(of: id) }
  }

  private func findValueType(of id: MemberID) -> StaticType? {
    if self[id].type != .unknown {
      return staticType(
        self[id].type, file: file(id), scope: owner(id), generics: self[id].generics, at: self[id].node)
    }
    switch self[id].initial {
    case .construction(let name):
      guard name != .none else { return nil }
      let type = resolveType(name, file: file(id), scope: owner(id), at: self[id].node)
      if type == nil, mayDeclareType(named: name, file: file(id), seenFrom: owner(id), at: self[id].node) { return nil }
      return StaticType(name: type.map { self[$0].name } ?? name, type: type)
    case .member(let base, let member):
      guard base != .none else { return nil }
      if let type = resolveType(base, file: file(id), scope: owner(id), at: self[id].node) {
        // `Store.shared`
        let found = members(named: member, of: type).filter { self[$0].isStatic && $0 != id }
        guard found.count == 1 else { return nil }
        let target = self[found[0]]
        if target.kind == .enumCase { return StaticType(name: self[type].name, type: type) }
        if target.type == .unknown, case .construction(let name) = target.initial {
          let made = resolveType(name, file: file(found[0]), scope: owner(found[0]))
          return StaticType(name: name, type: made)
        }
        return target.type == .unknown
          ? nil : staticType(target.type, file: file(found[0]), scope: owner(found[0]))
      }
      return Classes.typeOfInstance(member, of: base).map { StaticType(name: $0, type: nil) }
    default: return nil
    }
  }

  func isView(_ type: StaticType) -> Bool {
    if type.isMetatype { return false }
    if let id = type.type { return self[id].traits.contains(.view) }
    return type.name == .View || ViewTypes.has(.view, type.name)
  }

  /// Whether an unknown callee's closure builds views, as `{ Row() }` and `{ row(item) }` do.
  public func buildsView(_ closure: ClosureFact, in body: Body) -> Bool {
    closure.holdsConstruction
      || body.file.tree.node(Int(closure.node)).statements.contains { statement in
        body.use(at: statement.unwrapped).flatMap { body.type($0) }.map { isView($0) } ?? false
      }
  }

  /// Whether a call with these labels fits the parameters. Bit n of `closures`: argument n is a closure.
  public func accepts(_ parameters: [ParameterFact], labels: ArraySlice<Name>, closures: UInt16) -> Bool {
    match(parameters, labels: labels, closures: closures) { _, _ in }
  }

  /// The same; `take` gets the position of each argument and that of its parameter.
  func match(
    _ parameters: [ParameterFact], labels: ArraySlice<Name>, closures: UInt16, take: (Int, Int) -> Void
  ) -> Bool {
    guard parameters.count <= Self.parameterLimit else { return false }
    var next = 0
    for (i, label) in labels.enumerated() {
      let isClosure = i < UseFact.closureBits && closures & (1 << UInt16(i)) != 0
      var matched = false
      // A variadic parameter takes further arguments without labels.
      if label == .none, next > 0, parameters[next - 1].isVariadic {
        take(i, next - 1)
        continue
      }
      while next < parameters.count {
        let parameter = parameters[next]
        let isLabeled = parameter.label == label && !(isClosure && refusesClosures(parameter.type))
        if isLabeled || (label == .none && isClosure && isFunction(parameter.type)) {
          take(i, next)
          next += 1
          matched = true
          break
        }
        guard parameter.hasDefault || parameter.isVariadic || (isClosure && isFunction(parameter.type)) else {
          return false
        }
        next += 1
      }
      if !matched { return false }
    }
    return parameters[next...].allSatisfy { $0.hasDefault || $0.isVariadic }
  }

  /// A type that the declaration writes, without aliases: the type behind an alias, as the declaration sees it; the same
  /// type if it is another type, if the alias is generic, and beyond `FollowLimit.aliases` aliases of aliases.
  public func unaliased(_ type: WrittenType, at member: MemberID) -> WrittenType {
    let place = LookupPlace(file: file(member), scope: owner(member), node: self[member].node)
    return unaliased(type, from: place, depth: 0)
  }

  /// The type of the declaration without aliases.
  public func unaliasedType(of member: MemberID) -> WrittenType { unaliased(self[member].type, at: member) }

  private func unaliased(_ type: WrittenType, from place: LookupPlace, depth: Int) -> WrittenType {
    switch type {
    case .optional(let inner): return .optional(unaliased(inner, from: place, depth: depth))
    case .named(let name, let arguments, let parent) where arguments.isEmpty && depth < FollowLimit.aliases:
      guard let found = aliased(name, parent: parent, from: place), let fact = self[found.alias].declaration,
        self[fact].generics.isEmpty
      else { return type }
      return unaliased(found.written, from: found.place, depth: depth + 1)
    default: return type
    }
  }

  /// Whether the written type is certainly none that a closure has, such as `String`. A name of the project may be that of
  /// a generic parameter.
  private func refusesClosures(_ type: WrittenType) -> Bool {
    switch type {
    case .array, .dictionary, .tuple, .metatype: return true
    case .optional(let inner): return refusesClosures(inner)
    case .named(let name, _, _):
      return types(named: name).isEmpty && (name == .String || name == .URL || PlainData.contains(name))
    case .function, .some, .any, .composition, .unknown: return false
    }
  }

  /// Whether the type is a function type, or an alias of one.
  public func isFunction(_ type: WrittenType) -> Bool {
    if type.isFunction { return true }
    return types(named: type.name).contains { id in
      self[id].kind == .typealias && self[id].declaration.map { self[$0].written.isFunction } ?? false
    }
  }
}
