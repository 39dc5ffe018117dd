// Which types conform to which protocols, and their associated types.

import Frameworks
import Project
import Syntax

extension Declarations {
  /// All protocols and superclasses of the type, nearest first.
  func protocols(of type: InferredType) -> [Int] {
    if let cached = protocolCache[type] { return cached }
    var found: [Int] = []
    var isFound: Set<Int> = []
    var level: [InferredType] = [type]
    var depth = 0
    var seen: Set<InferredType> = []
    // A type inherits from each class and protocol once, whatever the arguments: `class A<T>: A<[T]>` never ends.
    var seenDeclarations: Set<Int> = []
    protocolCache[type] = []
    while !level.isEmpty, depth <= Index.ancestorLimit {
      var next: [InferredType] = []
      for current in level {
        switch current {
        case .parameter(let number) where seen.insert(current).inserted: next += bounds(of: number)
        case .existential(let numbers) where seen.insert(current).inserted:
          found += numbers
          isFound.formUnion(numbers)
          next += numbers.map { .nominal($0, []) }
        case .dependent(let base, let name) where seen.insert(current).inserted: next += bounds(of: base, name)
        case .nominal(let number, let arguments) where seenDeclarations.insert(number).inserted:
          let declaration = types[number]
          if declaration.kind == .protocol, isFound.insert(number).inserted { found.append(number) }
          let substitution = Dictionary(uniqueKeysWithValues: zip(allParameters(of: number), arguments))
          for (written, context, clause) in declaration.inherited {
            if let clause, !holds(requirements(clause, context), substitution) { continue }
            var parts = [written]
            if written.kind == .compositionType { parts = written.children.filter { $0.isType } }
            for part in parts { next.append(resolve(part, context).substituting(substitution)) }
          }
          if declaration.node.hasAttribute(.Observable), let observable = framework("Observable") {
            found.append(observable)
          }
        default: break
        }
      }
      level = next
      depth += 1
    }
    protocolCache[type] = found
    return found
  }

  func conforms(_ type: InferredType, to number: Int) -> Bool {
    switch type {
    case .unknown, .variable, .dependent: return true
    case .existential(let numbers): return numbers.contains(number) || types[number].name == "Error"
    case .function, .metatype: return types[number].name == "Sendable" || types[number].name == "AnyObject"
    case .tuple: return types[number].name == "Sendable"
    default: break
    }
    if types[number].name == "Sendable" { return true }
    if types[number].name == "AnyObject" {
      if case .nominal(let own, _) = type { return types[own].kind == .class }
      return true
    }
    if protocols(of: type).contains(number) { return true }
    // Enums without payloads are implicitly hashable.
    if case .nominal(let own, _) = type, types[own].kind == .enum,
      ["Hashable", "Equatable"].contains(types[number].name)
    {
      return !types[own].members.values.joined().contains {
        $0.kind == .enumCase && $0.node.child(.parameterClause) != nil
      }
    }
    return false
  }

  func holds(_ requirements: [Requirement], _ substitution: [Int: InferredType]) -> Bool {
    requirements.allSatisfy { requirement in
      switch requirement {
      case .conforms(let type, let number): conforms(normalized(type.substituting(substitution)), to: number)
      case .same(let a, let b):
        compatible(normalized(a.substituting(substitution)), normalized(b.substituting(substitution)))
      }
    }
  }

  private func compatible(_ a: InferredType, _ b: InferredType) -> Bool {
    switch (a, b) {
    case (.unknown, _), (_, .unknown), (.variable, _), (_, .variable), (.dependent, _), (_, .dependent): true
    case (.nominal(let m, let x), .nominal(let n, let y)):
      m == n && x.count == y.count && zip(x, y).allSatisfy { compatible($0, $1) }
    default: a == b
    }
  }

  /// Replaces associated types of known bases. Unknown if the type is too large.
  func normalized(_ type: InferredType) -> InferredType {
    guard let isOpen = type.isOpenWithinLimit else { return .unknown }
    if !isOpen { return type }
    return type.map { part in
      guard case .dependent(let base, let name) = part else { return part }
      switch base {
      case .variable, .dependent: return part
      default: return associatedType(name, of: base) ?? part
      }
    }
  }

  /// `T.Element`, `T.ID`, `T.Body`: the declared type, or else the one that the members of the type imply.
  func associatedType(_ name: String, of type: InferredType) -> InferredType? {
    guard case .nominal(let number, let arguments) = type else {
      if case .existential = type { return .unknown }
      return nil
    }
    let declaration = types[number]
    let substitution = Dictionary(uniqueKeysWithValues: zip(allParameters(of: number), arguments))
    let key = "\(number).\(name)"
    guard resolvingAssociated.insert(key).inserted else { return .unknown }
    defer { resolvingAssociated.remove(key) }
    if declaration.nested[name]?.first != nil {
      return normalized(member(name, [], of: type))
    }
    if let parameter = declaration.parameters.first(where: { parameterNames[$0] == name }) {
      return substitution[parameter]
    }
    for ancestor in protocols(of: type) {
      let declared = types[ancestor]
      guard let node = declared.associatedTypes[name] else { continue }
      let own: [Int: InferredType] = [declared.parameters[0]: type]
      // The type of the witness of a requirement whose type is the associated type.
      for requirement in declared.members.values.joined() where requirement.kind == .property {
        guard case .dependent(.parameter(declared.parameters[0]), name) = signature(requirement).result,
          let witness = declaration.members[requirement.name]?.first(where: { $0.kind == .property })
        else { continue }
        if let found = propertyType?(witness, type) { return found }
      }
      if let written = node.child(.initializer)?.children.first(where: { $0.isType }) {
        var context = declared.context
        context.type = ancestor
        return normalized(resolve(written, context).substituting(own))
      }
      // `protocol P<Element>` whose associated type is an alias in an extension.
      if let alias = declared.nested[name]?.first {
        return normalized(apply(alias, nil, outer: nil, open: nil).substituting(own))
      }
    }
    if name == "ID", declaration.kind == .class { return named("ObjectIdentifier") }
    return .unknown
  }
}
