// From the tree of one file to its facts.

import Frameworks
import Syntax

extension FileFacts {
  /// The facts of `tree`. Linear in the size of the tree.
  public init(of tree: Tree) {
    var extraction = Extraction()
    extraction.markedStarts = tree.startsMarkedExpensive
    extraction.items(of: tree.root, owner: nil, isLocal: false)
    self = extraction.facts
  }
}

/// One pass over the declarations of a tree. In bodies it reads only type declarations.
private struct Extraction {
  var facts = FileFacts()
  /// UTF-8 byte offsets of the declarations that a comment marks as expensive.
  var markedStarts: Set<Int> = []

  // MARK: Declarations

  mutating func items(of node: Node, owner: Int?, isLocal: Bool) {
    for child in node.children { item(child, owner: owner, isLocal: isLocal) }
  }

  private mutating func item(_ node: Node, owner: Int?, isLocal: Bool) {
    switch node.kind {
    case .importDecl: facts.imports.append(node.name)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      let index = type(node, owner: owner, isLocal: isLocal)
      if let block = node.child(.memberBlock) { items(of: block, owner: index, isLocal: isLocal) }
    case .typealiasDecl: _ = type(node, owner: owner, isLocal: isLocal)
    case .variableDecl: variable(node, owner: owner)
    case .functionDecl: function(node, .function, owner: owner)
    case .initializerDecl: function(node, .initializer, owner: owner)
    case .subscriptDecl: function(node, .subscriptMember, owner: owner)
    case .deinitializerDecl: function(node, .deinitializer, owner: owner)
    case .enumCaseDecl:
      for element in node.children where element.kind == .enumCaseElement {
        var member = MemberFact(
          kind: .enumCase, name: element.name, owner: owner, node: element.number,
          nameRange: element.declaredNameRange)
        member.isStatic = true
        if let clause = element.child(.parameterClause) { member.parameters = clause.parameterFacts }
        facts.members.append(member)
      }
    case .ifConfig:
      for clause in node.children { items(of: clause, owner: owner, isLocal: isLocal) }
    default: break
    }
  }

  private func access(_ node: Node, default fallback: Access = .internal) -> Access {
    for child in node.children where child.isPlainModifier {
      switch child.name.known {
      case .private: return .private
      case .fileprivate: return .fileprivate
      case .package: return .package
      case .public: return .public
      case .open: return .open
      case .internal: return .internal
      default: continue
      }
    }
    return fallback
  }

  private func generics(_ node: Node) -> [GenericParameter] {
    guard let clause = node.child(.genericParameterClause) else { return [] }
    var found: [GenericParameter] = []
    for parameter in clause.children where parameter.kind == .genericParameter {
      var constraint = Name.none
      if let inherited = parameter.child(.inheritedType)?.firstChild {
        constraint = WrittenType(inherited).name
      }
      found.append(GenericParameter(name: parameter.name, constraint: constraint))
    }
    // `where Content: View`
    if let clause = node.child(.whereClause) {
      for requirement in clause.children where !requirement.isSameTypeRequirement {
        let sides = requirement.children.filter(\.isType).map { WrittenType($0).name }
        guard sides.count == 2, let i = found.firstIndex(where: { $0.name == sides[0] }) else { continue }
        if found[i].constraint == .none { found[i].constraint = sides[1] }
      }
    }
    return found
  }

  private func selfType(of node: Node) -> WrittenType {
    guard node.kind == .extensionDecl, let clause = node.child(.whereClause) else { return .unknown }
    for requirement in clause.children where requirement.isSameTypeRequirement {
      let sides = requirement.children.filter(\.isType).map { WrittenType($0) }
      if sides.count == 2, sides[0].name == .`Self` { return sides[1] }
    }
    return .unknown
  }

  private mutating func type(_ node: Node, owner: Int?, isLocal: Bool) -> Int {
    let kind: TypeFact.Kind =
      switch node.kind {
      case .structDecl: .struct
      case .classDecl: .class
      case .enumDecl: .enum
      case .actorDecl: .actor
      case .protocolDecl: .protocol
      case .extensionDecl: .extension
      default: .typealias
      }
    var inherited: [WrittenType] = []
    if let clause = node.child(.inheritanceClause) {
      for child in clause.children {
        guard let type = child.firstChild else { continue }
        let written = WrittenType(type)
        if case .composition(let parts) = written { inherited += parts } else { inherited.append(written) }
      }
    }
    var written = WrittenType.unknown
    if kind == .extension || kind == .typealias, let type = node.children.first(where: \.isType) {
      written = WrittenType(type)
    }
    facts.types.append(
      TypeFact(
        kind: kind, name: node.name, written: written, selfType: selfType(of: node), parent: owner,
        inherited: inherited,
        attributes: node.attributeNames, generics: generics(node), access: access(node), node: node.number,
        nameRange: node.declaredNameRange, isLocal: isLocal))
    return facts.types.count - 1
  }

  private func flags(_ node: Node, into member: inout MemberFact) {
    member.access = access(node)
    member.attributes = node.attributeNames
    for child in node.children where child.kind == .modifier {
      if child.isSetterModifier { member.hasSetterAccess = true }
      switch child.name.known {
      case .static, .class: member.isStatic = true
      case .lazy: member.isLazy = true
      case .override: member.isOverride = true
      case .mutating: member.isMutating = true
      default: break
      }
    }
    if !markedStarts.isEmpty { member.isMarkedExpensive = markedStarts.contains(node.range.lowerBound) }
    if let effects = node.child(.effects) {
      member.isAsync = effects.isAsync
      member.isThrowing = effects.isThrowing
    }
  }

  private mutating func variable(_ node: Node, owner: Int?) {
    for binding in node.children where binding.kind == .binding {
      var member = MemberFact(
        kind: .storedProperty, name: binding.name, owner: owner, node: binding.number,
        nameRange: binding.declaredNameRange)
      flags(node, into: &member)
      member.isLet = node.isLet
      if let annotation = binding.child(.typeAnnotation)?.firstChild { member.type = WrittenType(annotation) }
      if let initializer = binding.child(.initializer), let value = initializer.firstChild {
        member.initial = initialValue(value, type: member.type)
        if member.type == .unknown { member.type = collectionType(value) }
      }
      if member.type == .unknown, member.initial == .none { member.type = environmentType(node) }
      if binding.child(.codeBlock) != nil {
        member.kind = .computedProperty
        member.hasBody = true
      } else if let accessors = binding.child(.accessorBlock) {
        for accessor in accessors.accessors {
          switch accessor.name.known {
          case .get, ._read, .read:
            member.kind = .computedProperty
            if accessor.child(.codeBlock) != nil { member.hasBody = true }
            if let effects = accessor.child(.effects) { member.isAsync = effects.isAsync }
          default: break
          }
        }
      }
      facts.members.append(member)
      localTypes(in: binding)
    }
  }

  /// The type in `@Environment(Store.self) var store`, or the type that Apple declares for a key path.
  private func environmentType(_ node: Node) -> WrittenType {
    guard
      let attribute = node.attribute(.Environment),
      let value = attribute.children.first(where: { $0.kind == .argument })?.value
    else { return .unknown }
    // `@Environment(\.modelContext)`
    if value.kind == .keyPath {
      return EnvironmentKeys.type(of: value.name).map { .named($0, arguments: [], parent: .none) } ?? .unknown
    }
    guard value.kind == .memberAccess, value.name == .`self`, let base = value.base else { return .unknown }
    switch base.kind {
    case .identifierExpr: return .named(base.name, arguments: [], parent: .none)
    case .memberAccess: return .named(base.name, arguments: [], parent: base.base?.name ?? .none)
    default: return .unknown
    }
  }

  /// Adds the types declared in bodies and closures. Their members do not see the locals around them.
  private mutating func localTypes(in node: Node) {
    var descendants = node.descendants
    while let inner = descendants.next() {
      switch inner.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typealiasDecl:
        item(inner, owner: nil, isLocal: true)
        descendants.skipSubtree(of: inner)
      default: continue
      }
    }
  }

  private mutating func function(_ node: Node, _ kind: MemberFact.Kind, owner: Int?) {
    var member = MemberFact(
      kind: kind, name: node.name, owner: owner, node: node.number, nameRange: node.declaredNameRange)
    flags(node, into: &member)
    if let clause = node.child(.parameterClause) { member.parameters = clause.parameterFacts }
    member.generics = generics(node)
    if let result = node.child(.returnClause)?.firstChild { member.type = WrittenType(result) }
    if node.child(.codeBlock) != nil {
      member.hasBody = true
    } else if let accessors = node.child(.accessorBlock) {
      for accessor in accessors.accessors where accessor.name == .get && accessor.child(.codeBlock) != nil {
        member.hasBody = true
      }
    }
    facts.members.append(member)
    localTypes(in: node)
  }

  /// The type of `[Song]()`, `[Int: Song]()`, `Set<Song>()`, and of literals such as `[1, 2]` and `[Song(…), Song(…)]`.
  private func collectionType(_ node: Node) -> WrittenType {
    let value = node.unwrapped
    if value.kind == .arrayLiteral {
      guard let first = value.firstChild.flatMap({ elementType($0) }) else { return .unknown }
      return value.children.allSatisfy { elementType($0) == first } ? .array(first) : .unknown
    }
    guard value.kind == .call, let type = value.callee?.unwrapped else { return .unknown }
    let clause = type.kind == .identifierExpr ? type.child(.genericArgumentClause) : nil
    let arguments = clause.map { $0.children.filter(\.isType).map { WrittenType($0) } } ?? []
    switch (type.kind, arguments.count) {
    case (.identifierExpr, 1) where type.name == .Array: return .array(arguments[0])
    case (.identifierExpr, 1) where type.name == .Set: return .named(type.name, arguments: arguments, parent: .none)
    case (.identifierExpr, 2) where type.name == .Dictionary: return .dictionary(arguments[0], arguments[1])
    case (.arrayLiteral, _), (.dictionaryLiteral, _): return WrittenType(expression: type)
    default: return .unknown
    }
  }

  /// The type of an element of an array literal, if its spelling tells it.
  private func elementType(_ element: Node) -> WrittenType? {
    switch element.kind {
    case .integerLiteral: return .named(Name(.Int), arguments: [], parent: .none)
    case .stringLiteral: return .named(Name(.String), arguments: [], parent: .none)
    case .call:
      guard let callee = element.callee, callee.isNamedLikeType, callee.child(.genericArgumentClause) == nil else {
        return nil
      }
      switch callee.kind {
      case .identifierExpr: return .named(callee.name, arguments: [], parent: .none)
      case .memberAccess:
        guard let outer = callee.base, outer.kind == .identifierExpr, outer.isNamedLikeType else { return nil }
        return .named(callee.name, arguments: [], parent: outer.name)
      default: return nil
      }
    default: return nil
    }
  }

  private func initialValue(_ node: Node, type: WrittenType) -> InitialValue {
    let value = node.unwrapped
    switch value.kind {
    case .forceUnwrap, .tryExpr:
      // `UserDefaults(suiteName: "group")!`
      return value.firstChild.map { initialValue($0, type: type) } ?? .other
    case .sequence:
      // Both sides of `??` have the same type.
      guard let first = value.firstChild, value.children.contains(where: \.isCoalescing),
        case .construction(let name) = initialValue(first, type: type)
      else { return .other }
      return .construction(name)
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral,
      .arrayLiteral, .dictionaryLiteral:
      return .literal
    case .call:
      guard let callee = value.callee?.unwrapped else { return .other }
      if callee.kind == .closure { return .calledClosure }
      if let constructed = constructedType(callee) {
        return .construction(constructed == .`init` ? type.name : constructed)
      }
      return .other
    case .memberAccess:
      if let base = value.base, base.isName {
        return .member(of: base.name, value.name)
      }
      return value.base == nil ? .member(of: type.name, value.name) : .other
    default: return .other
    }
  }

  /// The type that a callee constructs, by its syntax: `T`, `M.T`, `T.init`; `init` itself for `.init`.
  private func constructedType(_ callee: Node) -> Name? {
    switch callee.kind {
    case .identifierExpr: return callee.isNamedLikeType ? callee.name : nil
    case .memberAccess:
      if callee.name == .`init` { return callee.base.map { $0.name } ?? Name(.`init`) }
      return callee.isNamedLikeType ? callee.name : nil
    default: return nil
    }
  }
}

extension Node {
  /// The names of the attributes of a declaration or a type.
  var attributeNames: [Name] {
    var names: [Name] = []
    for child in children where child.kind == .attribute { names.append(child.name) }
    return names
  }

  /// The accessors of an `accessorBlock`, including those inside of `#if`.
  var accessors: [Node] {
    descendants.filter {
      $0.kind == .accessor && ($0.parent == self || $0.parent?.kind == .ifConfigClause)
    }
  }

  /// The number of parameters of a function type, also of an optional one; -1 for other types.
  fileprivate var functionArity: Int8 {
    var type = self
    while true {
      switch type.kind {
      case .functionType: return Int8(clamping: type.firstChild?.children.count { _ in true } ?? 0)
      case .attributedType, .tupleType, .tupleTypeElement, .optionalType, .implicitlyUnwrappedType:
        guard let inner = type.children.first(where: { $0.isType || $0.kind == .tupleTypeElement }),
          type.lastChild == inner
        else { return -1 }
        type = inner
      default: return -1
      }
    }
  }

  /// The attributes of a type, also of `(@escaping () -> Void)`.
  fileprivate var attributesInParentheses: [Name] {
    var type = self
    while type.kind == .tupleType || type.kind == .tupleTypeElement {
      guard let inner = type.firstChild, inner == type.lastChild else { return [] }
      type = inner
    }
    return type.kind == .attributedType ? type.attributeNames : []
  }

  var parameterFacts: [ParameterFact] {
    var found: [ParameterFact] = []
    for node in children where node.kind == .parameter {
      let type = node.children.first(where: \.isType)
      var attributes = node.attributeNames
      if let type { attributes += type.attributesInParentheses }
      found.append(
        ParameterFact(
          label: node.parameterLabel, name: node.name, type: type.map { WrittenType($0) } ?? .unknown,
          hasDefault: node.child(.initializer) != nil, isVariadic: node.isVariadic,
          closureArity: type?.functionArity ?? -1, attributes: attributes))
    }
    return found
  }
}
