// What written types mean, and what names mean in types.

import Frameworks
import Project
import Syntax

extension Declarations {
  /// The generic parameters of the type and of enclosing types, outermost first.
  func allParameters(of number: Int) -> [Int] {
    let type = types[number]
    if type.kind == .protocol { return [] }
    return (type.parent.map { allParameters(of: $0) } ?? []) + type.parameters
  }

  /// The type itself inside of its members.
  func selfType(of number: Int) -> InferredType {
    let type = types[number]
    if type.kind == .protocol { return .parameter(type.parameters[0]) }
    return .nominal(number, allParameters(of: number).map { .parameter($0) })
  }

  func optional(_ type: InferredType) -> InferredType {
    framework("Optional").map { .nominal($0, [type]) } ?? .unknown
  }
  func array(_ type: InferredType) -> InferredType {
    framework("Array").map { .nominal($0, [type]) } ?? .unknown
  }
  func named(_ name: String, _ arguments: [InferredType] = []) -> InferredType {
    framework(name).map { .nominal($0, arguments) } ?? .unknown
  }

  /// The meaning of a written type. `open` replaces generic parameters that are left to inference.
  func resolve(
    _ node: Node, _ context: DeclarationContext, open: ((Int) -> InferredType)? = nil
  ) -> InferredType {
    func inner(_ node: Node) -> InferredType {
      node.children.first { $0.isType }.map { resolve($0, context, open: open) } ?? .unknown
    }
    switch node.kind {
    case .namedType:
      let arguments = node.child(.genericArgumentClause)?.children.filter { $0.isType }
      return named(
        context.source.text(node.name), arguments?.map { resolve($0, context, open: open) }, context, open: open)
    case .memberType:
      guard let base = node.firstChild, base.isType else { return .unknown }
      let name = context.source.text(node.name)
      if name == "Type" || name == "Protocol" { return .metatype(resolve(base, context, open: open)) }
      let arguments = node.child(.genericArgumentClause)?.children.filter { $0.isType }
        .map { resolve($0, context, open: open) }
      if base.kind == .namedType, isModule(context.source.text(base.name), context) {
        return named(name, arguments, context, open: open, isQualified: true)
      }
      return member(name, arguments ?? [], of: resolve(base, context, open: open))
    case .optionalType, .implicitlyUnwrappedType: return optional(inner(node))
    case .arrayType: return array(inner(node))
    case .dictionaryType:
      let parts = node.children.filter { $0.isType }.map { resolve($0, context, open: open) }
      return parts.count == 2 ? named("Dictionary", parts) : .unknown
    case .functionType:
      let parts = node.children.filter { $0.isType }
      guard let parameters = parts.first, let result = parts.last, parts.count == 2 else { return .unknown }
      let types = parameters.children.filter { $0.kind == .tupleTypeElement }.map { inner($0) }
      return .function(types, resolve(result, context, open: open))
    case .tupleType:
      let elements = node.children.filter { $0.kind == .tupleTypeElement }.map {
        InferredType.TupleElement(label: context.source.text($0.name), type: inner($0))
      }
      if elements.count == 1, elements[0].label.isEmpty {
        if case .expansion = elements[0].type { return .tuple(elements) }
        return elements[0].type
      }
      return .tuple(elements)
    case .anyType: return existential(inner(node))
    case .compositionType:
      let numbers = node.children.filter { $0.isType }.compactMap { protocolNumber(resolve($0, context)) }
      return .existential(numbers)
    case .packType:
      let type = inner(node)
      let isExpansion = node.bytes(ofToken: node.firstToken).elementsEqual("repeat".utf8)
      return isExpansion ? .expansion(type) : type
    case .attributedType: return inner(node)
    default: return .unknown
    }
  }

  func existential(_ type: InferredType) -> InferredType {
    protocolNumber(type).map { .existential([$0]) } ?? type
  }

  func protocolNumber(_ type: InferredType) -> Int? {
    switch type {
    case .nominal(let number, _): types[number].kind == .protocol ? number : nil
    case .existential(let numbers): numbers.count == 1 ? numbers[0] : nil
    default: nil
    }
  }

  private func isModule(_ name: String, _ context: DeclarationContext) -> Bool {
    ["SwiftUI", "Swift", "Foundation", "Combine"].contains(name) && lookUp(name, context) == nil
  }

  func named(
    _ name: String, _ arguments: [InferredType]?, _ context: DeclarationContext,
    open: ((Int) -> InferredType)?, isQualified: Bool = false
  ) -> InferredType {
    if !isQualified, let parameter = context.parameters[name] { return .parameter(parameter) }
    if name == "Self", let type = context.type { return selfType(of: type) }
    if name == "Void" { return .void }
    if name == "Any" { return .existential([]) }
    if name == "Optional", let arguments, arguments.count == 1 { return optional(arguments[0]) }
    var scope = isQualified ? nil : context.type
    while let number = scope {
      let type = types[number]
      if let parameter = type.parameters.first(where: { parameterNames[$0] == name }), type.kind != .protocol {
        return .parameter(parameter)
      }
      if let nested = type.nested[name]?.first {
        return apply(nested, arguments, outer: selfType(of: number), open: open)
      }
      if type.associatedTypes[name] != nil { return .dependent(selfType(of: number), name) }
      if type.name == name, type.parent == nil || arguments == nil {
        return arguments == nil ? selfOrOpen(number, open) : apply(number, arguments, outer: nil, open: open)
      }
      if let found = inheritedMember(name, of: number) { return found }
      scope = type.parent
    }
    guard let number = lookUp(name, isQualified ? nil : context) else { return .unknown }
    return apply(number, arguments, outer: nil, open: open)
  }

  private func selfOrOpen(_ number: Int, _ open: ((Int) -> InferredType)?) -> InferredType {
    open == nil || types[number].kind == .protocol
      ? (types[number].kind == .protocol ? .nominal(number, []) : selfType(of: number))
      : apply(number, nil, outer: nil, open: open)
  }

  /// A type alias or associated type of a protocol to which the type conforms, such as `Content` in a modifier.
  private func inheritedMember(_ name: String, of number: Int) -> InferredType? {
    for ancestor in protocols(of: selfType(of: number)) where ancestor != number {
      let declaration = types[ancestor]
      if let alias = declaration.nested[name]?.first {
        return apply(alias, nil, outer: nil, open: nil)
          .substituting([declaration.parameters[0]: selfType(of: number)])
      }
      if declaration.associatedTypes[name] != nil {
        return associatedType(name, of: selfType(of: number)) ?? .dependent(selfType(of: number), name)
      }
    }
    return nil
  }

  func apply(
    _ number: Int, _ arguments: [InferredType]?, outer: InferredType?, open: ((Int) -> InferredType)?
  ) -> InferredType {
    let type = types[number]
    if type.kind == .alias {
      guard
        let written = type.node.child(.initializer)?.children.first(where: { $0.isType })
          ?? type.node.children.reversed().first(where: { $0.isType })
      else { return .unknown }
      if applying.isEmpty { aliasSteps = 0 }
      aliasSteps += 1
      guard aliasSteps <= InferredType.sizeLimit, applying.insert(number).inserted else { return .unknown }
      defer { applying.remove(number) }
      var context = type.context
      for (name, parameter) in zip(type.parameters.map { parameterNames[$0] }, type.parameters) {
        context.parameters[name] = parameter
      }
      let resolved = resolve(written, context, open: open).substituting(
        Dictionary(uniqueKeysWithValues: zip(type.parameters, arguments ?? [])))
      return applying.count == 1 ? resolved.limited : resolved
    }
    if type.kind == .protocol { return .nominal(number, []) }
    var all: [InferredType] = []
    if let parent = type.parent, types[parent].kind != .protocol {
      if case .nominal(_, let inherited)? = outer {
        all = inherited
      } else {
        all = allParameters(of: parent).map { open?($0) ?? .parameter($0) }
      }
    }
    if let arguments, arguments.count == type.parameters.count {
      all += arguments
    } else {
      all += type.parameters.map { open?($0) ?? .parameter($0) }
    }
    return .nominal(number, all)
  }

  /// The type `Base.Name`.
  func member(_ name: String, _ arguments: [InferredType], of base: InferredType) -> InferredType {
    switch base {
    case .nominal(let number, let outer):
      if let nested = types[number].nested[name]?.first {
        let result = apply(nested, arguments.isEmpty ? nil : arguments, outer: base, open: nil)
        return result.substituting(Dictionary(uniqueKeysWithValues: zip(allParameters(of: number), outer)))
      }
      if let parameter = types[number].parameters.first(where: { parameterNames[$0] == name }),
        let position = allParameters(of: number).firstIndex(of: parameter), position < outer.count
      {
        return outer[position]
      }
      return associatedType(name, of: base) ?? .unknown
    case .unknown: return .unknown
    case .metatype(let inner): return member(name, arguments, of: inner)
    default: return .dependent(base, name)
    }
  }

  /// The type of that name that is visible from `context`: in the same file, then in the project, then in a
  /// framework. Nil if there is none or if it is ambiguous.
  func lookUp(_ name: String, _ context: DeclarationContext?) -> Int? {
    guard let candidates = topLevel[name] else { return nil }
    if let file = context?.source.file {
      let here = candidates.filter { types[$0].context.source.file == file }
      if let first = here.first { return first }
      let visible = candidates.filter { types[$0].context.source.file != nil && !types[$0].isPrivate }
      if visible.count == 1 { return visible[0] }
      if visible.count > 1 { return nil }
    }
    return candidates.first { types[$0].context.source.file == nil }
  }
}
