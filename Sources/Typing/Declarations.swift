// What the project and the frameworks declare, as far as types are concerned: read from syntax, looked
// up by name. The frameworks' part comes from `Interfaces`, in which their declarations stand as Swift.

import Frameworks
import Project
import Syntax

/// The tree of one file with the text of its names.
final class DeclarationSource {
  let tree: Tree
  let names: NameText
  /// The number of the project's file; nil for a framework.
  let file: Int?

  init(tree: Tree, names: NameText, file: Int?) {
    self.tree = tree
    self.names = names
    self.file = file
  }

  func text(_ name: Name) -> String { names.text(of: name) }
}

/// Where a type is written: decides what its names mean.
struct DeclarationContext {
  let source: DeclarationSource
  /// The innermost type around, which an extension extends.
  var type: Int?
  /// Generic parameters of the functions around.
  var parameters: [String: Int] = [:]
}

final class TypeDeclaration {
  enum Kind { case `struct`, `class`, `enum`, `protocol`, alias }
  let number: Int
  let name: String
  let kind: Kind
  let parent: Int?
  let node: Node
  let context: DeclarationContext
  /// Numbers of its own generic parameters; a protocol has its `Self`.
  fileprivate(set) var parameters: [Int] = []
  fileprivate(set) var members: [String: [MemberDeclaration]] = [:]
  fileprivate(set) var nested: [String: [Int]] = [:]
  fileprivate(set) var associatedTypes: [String: Node] = [:]
  /// What it inherits from and conforms to, with the extension that says so.
  fileprivate(set) var inherited: [(written: Node, context: DeclarationContext, whereClause: Node?)] = []
  fileprivate(set) var whereClauses: [(Node, DeclarationContext)] = []
  /// Stored properties in order, for the memberwise initializer.
  fileprivate(set) var storedProperties: [MemberDeclaration] = []
  fileprivate(set) var hasOwnInitializer = false
  let isPrivate: Bool

  init(
    number: Int, name: String, kind: Kind, parent: Int?, node: Node, context: DeclarationContext, isPrivate: Bool
  ) {
    self.number = number
    self.name = name
    self.kind = kind
    self.parent = parent
    self.node = node
    self.context = context
    self.isPrivate = isPrivate
  }
}

final class MemberDeclaration {
  enum Kind { case property, function, initializer, enumCase, subscripted }
  let kind: Kind
  let name: String
  /// A `binding`, `functionDecl`, `initializerDecl`, `enumCaseElement` or `subscriptDecl`.
  let node: Node
  /// What holds the attributes and modifiers: of a `binding` the `variableDecl`.
  let declaration: Node
  let context: DeclarationContext
  let isStatic: Bool
  /// Of the extension around it.
  let whereClause: Node?
  let isDisfavored: Bool

  init(
    kind: Kind, name: String, node: Node, declaration: Node, context: DeclarationContext, isStatic: Bool,
    whereClause: Node?
  ) {
    self.kind = kind
    self.name = name
    self.node = node
    self.declaration = declaration
    self.context = context
    self.isStatic = isStatic
    self.whereClause = whereClause
    isDisfavored = declaration.children.contains {
      $0.kind == .attribute && context.source.text($0.name) == "_disfavoredOverload"
    }
  }

  var owner: Int? { context.type }

  /// The block of a function or of a getter.
  var body: Node? {
    if let block = node.child(.codeBlock) { return block }
    guard let accessors = node.child(.accessorBlock) else { return nil }
    return accessors.descendants.first { $0.kind == .accessor && $0.name == .get }?.child(.codeBlock)
  }

  /// Attributes that are not known to be something else may be builders or wrappers.
  var attributes: [Node] { declaration.children.filter { $0.kind == .attribute } }
}

/// All declarations that a body can mention.
final class Declarations {
  private(set) var types: [TypeDeclaration] = []
  private(set) var topLevel: [String: [Int]] = [:]
  private(set) var globals: [String: [MemberDeclaration]] = [:]
  /// Names of generic parameters, by number, and the protocols that each conforms to by declaration.
  private(set) var parameterNames: [String] = []
  private var bounds: [Int: [InferredType]] = [:]
  private var memberOfNode: [NodePlace: MemberDeclaration] = [:]
  private var signatures: [ObjectIdentifier: Signature] = [:]

  struct NodePlace: Hashable {
    let file: Int
    let node: UInt32
  }

  init(files: [SourceFile], names: NameText) {
    var extensions: [(Node, DeclarationContext)] = []
    for interface in Interfaces.all {
      let table = NameTable()
      let tree = Tree(parsing: SourceText(path: interface.name, bytes: Array(interface.text.utf8)), names: table)
      let source = DeclarationSource(tree: tree, names: NameText(table), file: nil)
      collect(tree.root, DeclarationContext(source: source), &extensions)
    }
    for file in files {
      let source = DeclarationSource(tree: file.tree, names: names, file: file.number)
      collect(file.tree.root, DeclarationContext(source: source), &extensions)
    }
    for (node, context) in extensions { attach(node, context) }
  }

  subscript(number: Int) -> TypeDeclaration { types[number] }

  func member(file: Int, node: UInt32) -> MemberDeclaration? {
    memberOfNode[NodePlace(file: file, node: node)]
  }

  /// The type that the frameworks declare under this name.
  func framework(_ name: String) -> Int? {
    topLevel[name]?.first { types[$0].context.source.file == nil }
  }

  // MARK: Collecting

  private func collect(
    _ parent: Node, _ context: DeclarationContext, _ extensions: inout [(Node, DeclarationContext)]
  ) {
    for node in parent.children {
      switch node.kind {
      case .ifConfig: for clause in node.children { collect(clause, context, &extensions) }
      case .extensionDecl: extensions.append((node, context))
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl:
        declare(node, context, &extensions)
      default: addMember(node, context, whereClause: nil)
      }
    }
  }

  private func declare(
    _ node: Node, _ context: DeclarationContext, _ extensions: inout [(Node, DeclarationContext)]
  ) {
    let kind: TypeDeclaration.Kind =
      switch node.kind {
      case .structDecl: .struct
      case .enumDecl: .enum
      case .protocolDecl: .protocol
      case .typealiasDecl: .alias
      default: .class
      }
    let name = context.source.text(node.name)
    let isPrivate = node.hasModifier(.private) || node.hasModifier(.fileprivate)
    let type = TypeDeclaration(
      number: types.count, name: name, kind: kind, parent: context.type, node: node, context: context,
      isPrivate: isPrivate)
    types.append(type)
    if let parent = context.type {
      types[parent].nested[name, default: []].append(type.number)
    } else {
      topLevel[name, default: []].append(type.number)
    }
    if kind == .protocol { type.parameters.append(newParameter("Self")) }
    for parameter in node.child(.genericParameterClause)?.children.filter({ $0.kind == .genericParameter }) ?? [] {
      type.parameters.append(newParameter(context.source.text(parameter.name)))
    }
    var inner = context
    inner.type = type.number
    inherit(node, type, inner, whereClause: nil)
    guard let block = node.child(.memberBlock) else { return }
    collect(block, inner, &extensions)
  }

  private func inherit(_ node: Node, _ type: TypeDeclaration, _ context: DeclarationContext, whereClause: Node?) {
    for inherited in node.child(.inheritanceClause)?.children.map({ $0 }) ?? [] {
      guard let written = inherited.children.first(where: { $0.isType }) else { continue }
      type.inherited.append((written, context, whereClause))
    }
    if let clause = node.child(.whereClause), node.kind != .extensionDecl {
      type.whereClauses.append((clause, context))
    }
  }

  private func newParameter(_ name: String) -> Int {
    parameterNames.append(name)
    return parameterNames.count - 1
  }

  private func attach(_ node: Node, _ context: DeclarationContext) {
    guard let written = node.children.first(where: { $0.isType }),
      case .nominal(let number, _) = resolve(written, context)
    else { return }
    var inner = context
    inner.type = number
    let clause = node.child(.whereClause)
    inherit(node, types[number], inner, whereClause: clause)
    guard let block = node.child(.memberBlock) else { return }
    var extensions: [(Node, DeclarationContext)] = []
    for member in block.children { attachMember(member, inner, clause, &extensions) }
  }

  private func attachMember(
    _ node: Node, _ context: DeclarationContext, _ whereClause: Node?,
    _ extensions: inout [(Node, DeclarationContext)]
  ) {
    switch node.kind {
    case .ifConfig:
      for clause in node.children {
        for member in clause.children { attachMember(member, context, whereClause, &extensions) }
      }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl:
      declare(node, context, &extensions)
    default: addMember(node, context, whereClause: whereClause)
    }
  }

  private func addMember(_ node: Node, _ context: DeclarationContext, whereClause: Node?) {
    let isStatic = node.hasModifier(.static) || node.hasModifier(.class)
    func add(_ kind: MemberDeclaration.Kind, _ name: String, _ part: Node, isStatic: Bool) {
      let member = MemberDeclaration(
        kind: kind, name: name, node: part, declaration: node, context: context, isStatic: isStatic,
        whereClause: whereClause)
      if let file = context.source.file { memberOfNode[NodePlace(file: file, node: part.number)] = member }
      guard let type = context.type else {
        globals[name, default: []].append(member)
        return
      }
      types[type].members[name, default: []].append(member)
      if kind == .initializer, whereClause == nil, part.ancestor(where: { $0.kind == .extensionDecl }) == nil {
        types[type].hasOwnInitializer = true
      }
      if kind == .property, !isStatic, part.child(.codeBlock) == nil, !isComputed(part) {
        types[type].storedProperties.append(member)
      }
    }
    switch node.kind {
    case .variableDecl:
      for binding in node.children where binding.kind == .binding {
        if binding.name == .none, let pattern = binding.child(.tuplePattern) {
          _ = pattern
          continue
        }
        add(.property, context.source.text(binding.name), binding, isStatic: isStatic)
      }
    case .functionDecl: add(.function, context.source.text(node.name), node, isStatic: isStatic)
    case .initializerDecl: add(.initializer, "init", node, isStatic: true)
    case .subscriptDecl: add(.subscripted, "subscript", node, isStatic: isStatic)
    case .enumCaseDecl:
      for element in node.children where element.kind == .enumCaseElement {
        add(.enumCase, context.source.text(element.name), element, isStatic: true)
      }
    case .associatedtypeDecl:
      if let type = context.type { types[type].associatedTypes[context.source.text(node.name)] = node }
    default: break
    }
  }

  private func isComputed(_ binding: Node) -> Bool {
    guard let block = binding.child(.accessorBlock) else { return false }
    return block.descendants.contains { $0.kind == .accessor && ($0.name == .get || $0.name == .set) }
  }

  // MARK: Types as they are written

  /// Parameters of the type and of those around it, outermost first.
  func allParameters(of number: Int) -> [Int] {
    let type = types[number]
    if type.kind == .protocol { return [] }
    return (type.parent.map { allParameters(of: $0) } ?? []) + type.parameters
  }

  /// The type itself, as its own members see it.
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

  /// The meaning of a written type. `open` makes something of parameters that are left to inference.
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

  private func existential(_ type: InferredType) -> InferredType {
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

  private func named(
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

  /// A type alias or associated type of a protocol that the type conforms to, as in `Content` of a modifier.
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

  private var applying: Set<Int> = []

  private func apply(
    _ number: Int, _ arguments: [InferredType]?, outer: InferredType?, open: ((Int) -> InferredType)?
  ) -> InferredType {
    let type = types[number]
    if type.kind == .alias {
      guard let written = type.node.child(.initializer)?.children.first(where: { $0.isType })
        ?? type.node.children.reversed().first(where: { $0.isType }), applying.insert(number).inserted
      else { return .unknown }
      defer { applying.remove(number) }
      var context = type.context
      for (name, parameter) in zip(type.parameters.map { parameterNames[$0] }, type.parameters) {
        context.parameters[name] = parameter
      }
      let resolved = resolve(written, context, open: open)
      return resolved.substituting(
        Dictionary(uniqueKeysWithValues: zip(type.parameters, arguments ?? [])))
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

  /// `Base.Name`.
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

  /// The type of that name that is seen from `context`: of the same file, of the project, of a framework.
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

  // MARK: Conformances

  /// All protocols and superclasses that the type has, nearest first.
  func protocols(of type: InferredType) -> [Int] {
    if let cached = protocolCache[type] { return cached }
    var found: [Int] = []
    var queue: [InferredType] = [type]
    var seen: Set<InferredType> = []
    protocolCache[type] = []
    while !queue.isEmpty {
      let current = queue.removeFirst()
      guard seen.insert(current).inserted else { continue }
      switch current {
      case .parameter(let number): queue += bounds(of: number)
      case .existential(let numbers):
        found += numbers
        queue += numbers.map { .nominal($0, []) }
      case .dependent(let base, let name): queue += bounds(of: base, name)
      case .nominal(let number, let arguments):
        let declaration = types[number]
        if declaration.kind == .protocol, !found.contains(number) { found.append(number) }
        let substitution = Dictionary(uniqueKeysWithValues: zip(allParameters(of: number), arguments))
        for (written, context, clause) in declaration.inherited {
          if let clause, !holds(requirements(clause, context), substitution) { continue }
          var parts = [written]
          if written.kind == .compositionType { parts = written.children.filter { $0.isType } }
          for part in parts { queue.append(resolve(part, context).substituting(substitution)) }
        }
        if declaration.node.hasAttribute(.Observable), let observable = framework("Observable") {
          found.append(observable)
        }
      default: break
      }
    }
    protocolCache[type] = found
    return found
  }

  private var protocolCache: [InferredType: [Int]] = [:]

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
    // Enums without payloads are hashable by themselves.
    if case .nominal(let own, _) = type, types[own].kind == .enum, ["Hashable", "Equatable"].contains(types[number].name) {
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

  /// Associated types of what is known by now are looked up.
  func normalized(_ type: InferredType) -> InferredType {
    type.map { part in
      guard case .dependent(let base, let name) = part else { return part }
      switch base {
      case .variable, .dependent: return part
      default: return associatedType(name, of: base) ?? part
      }
    }
  }

  private var resolvingAssociated: Set<String> = []

  /// `T.Element`, `T.ID`, `T.Body`: what the type says, else what its members imply.
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
      // What the members that mention it have.
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
      // `protocol P<Element>` given as an alias in an extension.
      if let alias = declared.nested[name]?.first {
        return normalized(apply(alias, nil, outer: nil, open: nil).substituting(own))
      }
    }
    if name == "ID", declaration.kind == .class { return named("ObjectIdentifier") }
    return .unknown
  }

  /// Infers the type of a property; set by the typing that uses these declarations.
  var propertyType: ((MemberDeclaration, InferredType) -> InferredType?)?

  // MARK: Signatures

  /// Protocols that a generic parameter conforms to.
  private func bounds(of parameter: Int) -> [InferredType] {
    bounds[parameter] ?? declaredBounds(of: parameter)
  }

  private func declaredBounds(of parameter: Int) -> [InferredType] {
    bounds[parameter] = []
    // A parameter of a type; those of functions are entered with their signatures.
    for type in types where type.parameters.contains(parameter) {
      if type.kind == .protocol {
        bounds[parameter] = [.nominal(type.number, [])]
        return bounds[parameter] ?? []
      }
      var context = type.context
      context.type = type.number
      var found: [InferredType] = []
      for requirement in genericRequirements(type.node, context) {
        if case .conforms(.parameter(parameter), let number) = requirement {
          found.append(.nominal(number, []))
        }
      }
      bounds[parameter] = found
    }
    return bounds[parameter] ?? []
  }

  /// Protocols that an associated type of a parameter conforms to by declaration.
  private func bounds(of base: InferredType, _ name: String) -> [InferredType] {
    for ancestor in protocols(of: base) {
      guard let node = types[ancestor].associatedTypes[name] else { continue }
      var context = types[ancestor].context
      context.type = ancestor
      return (node.child(.inheritanceClause)?.children.map { $0 } ?? []).compactMap { inherited in
        inherited.children.first { $0.isType }.map { resolve($0, context) }
      }
    }
    return []
  }

  /// What the generic parameters and the where clause of a declaration demand.
  func genericRequirements(_ node: Node, _ context: DeclarationContext) -> [Requirement] {
    var found: [Requirement] = []
    for parameter in node.child(.genericParameterClause)?.children.filter({ $0.kind == .genericParameter }) ?? [] {
      guard let bound = parameter.child(.inheritedType)?.children.first(where: { $0.isType })
        ?? parameter.children.first(where: { $0.isType })
      else { continue }
      let subject = named(context.source.text(parameter.name), nil, context, open: nil)
      demand(subject, bound, context, &found)
    }
    if let clause = node.child(.whereClause) { found += requirements(clause, context) }
    return found
  }

  private func demand(
    _ subject: InferredType, _ bound: Node, _ context: DeclarationContext, _ found: inout [Requirement]
  ) {
    if bound.kind == .compositionType {
      for part in bound.children where part.isType { demand(subject, part, context, &found) }
      return
    }
    guard case .nominal(let number, _) = resolve(bound, context), types[number].kind == .protocol else {
      return
    }
    found.append(.conforms(subject, number))
    // `Sequence<Phase>`: the protocol's primary associated types.
    let arguments = bound.child(.genericArgumentClause)?.children.filter { $0.isType } ?? []
    let primary = types[number].parameters.dropFirst()
    for (parameter, argument) in zip(primary, arguments) {
      found.append(.same(.dependent(subject, parameterNames[parameter]), resolve(argument, context)))
    }
  }

  func requirements(_ clause: Node, _ context: DeclarationContext) -> [Requirement] {
    var found: [Requirement] = []
    for requirement in clause.children where requirement.kind == .requirement {
      let parts = requirement.children.filter { $0.isType }
      guard parts.count == 2 else { continue }
      let subject = resolve(parts[0], context)
      if requirement.detail == 1 {
        found.append(.same(subject, resolve(parts[1], context)))
      } else {
        demand(subject, parts[1], context, &found)
      }
    }
    return found
  }

  /// How a member is called and what it gives.
  func signature(_ member: MemberDeclaration) -> Signature {
    if let known = signatures[ObjectIdentifier(member)] { return known }
    var context = member.context
    var result = Signature()
    let node = member.node
    for parameter in node.child(.genericParameterClause)?.children.filter({ $0.kind == .genericParameter }) ?? [] {
      let name = context.source.text(parameter.name)
      let number = newParameter(name)
      context.parameters[name] = number
      result.generics.append(number)
    }
    result.requirements = genericRequirements(node, context)
    if let clause = member.whereClause { result.requirements += requirements(clause, context) }
    for parameter in node.child(.parameterClause)?.children.filter({ $0.kind == .parameter }) ?? [] {
      result.parameters.append(self.parameter(parameter, context, &result))
    }
    switch member.kind {
    case .initializer:
      result.result = member.owner.map { selfType(of: $0) } ?? .unknown
      if node.detail == 1 { result.result = optional(result.result) }
    case .enumCase:
      result.result = member.owner.map { selfType(of: $0) } ?? .unknown
      for i in result.parameters.indices where result.parameters[i].label.isEmpty {
        result.parameters[i].label = result.parameters[i].name
      }
    case .property:
      if let written = node.child(.typeAnnotation)?.children.first(where: { $0.isType }) {
        result.isOpaque = written.kind == .someType
        result.result = result.isOpaque ? .unknown : resolve(written, context)
      }
    case .function, .subscripted:
      if member.kind == .subscripted {
        // One name is no label here.
        for i in result.parameters.indices where result.parameters[i].label == result.parameters[i].name {
          result.parameters[i].label = ""
        }
      }
      if let written = node.child(.returnClause)?.children.first(where: { $0.isType }) {
        result.isOpaque = written.kind == .someType
        result.result = result.isOpaque ? .unknown : resolve(written, context)
      } else {
        result.result = .void
      }
    }
    for case .conforms(.parameter(let number), let bound) in result.requirements
    where result.generics.contains(number) {
      bounds[number, default: []].append(.nominal(bound, []))
    }
    signatures[ObjectIdentifier(member)] = result
    return result
  }

  /// The context in which the body of a member is read: with its generic parameters.
  func bodyContext(_ member: MemberDeclaration) -> DeclarationContext {
    var context = member.context
    for number in signature(member).generics { context.parameters[parameterNames[number]] = number }
    return context
  }

  private func parameter(
    _ node: Node, _ context: DeclarationContext, _ signature: inout Signature
  ) -> Signature.Parameter {
    let label = context.source.text(node.parameterLabel)
    let name = context.source.text(node.name)
    var type: InferredType = .unknown
    if let written = node.children.first(where: { $0.isType }) {
      if let opaque = opaqueParameter(written) {
        let number = newParameter("some")
        signature.generics.append(number)
        type = .parameter(number)
        if let bound = opaque.node.children.first(where: { $0.isType }) {
          demand(type, bound, context, &signature.requirements)
        }
        if opaque.isOptional { type = optional(type) }
      } else {
        type = resolve(written, context)
        if written.kind == .attributedType, written.text.hasPrefix("@autoclosure"), case .function(_, let value) = type {
          type = value
        }
      }
    }
    return Signature.Parameter(
      label: label, name: name, type: type, hasDefault: node.child(.initializer) != nil,
      defaultValue: node.child(.initializer)?.firstChild,
      isVariadic: node.detail == 1, builder: builder(node.children.filter { $0.kind == .attribute }, context))
  }

  private func opaqueParameter(_ written: Node) -> (node: Node, isOptional: Bool)? {
    if written.kind == .someType { return (written, false) }
    if written.kind == .attributedType, let inner = written.children.first(where: { $0.isType }) {
      return opaqueParameter(inner)
    }
    guard written.kind == .optionalType else { return nil }
    // `(some P)?`
    return written.descendants.first { $0.kind == .someType }.map { ($0, true) }
  }

  /// The result builder among some attributes.
  func builder(_ attributes: [Node], _ context: DeclarationContext) -> InferredType? {
    for attribute in attributes {
      let name = context.source.text(attribute.name)
      guard name.hasSuffix("Builder") || lookUp(name, context) != nil else { continue }
      let arguments = attribute.child(.genericArgumentClause)?.children.filter { $0.isType }
        .map { resolve($0, context) }
      let parts = attribute.children.filter { $0.isType }
      let type =
        parts.first.map { resolve($0, context) } ?? named(name, arguments, context, open: nil)
      if case .nominal(let number, _) = type, isBuilder(number) { return type }
    }
    return nil
  }

  func isBuilder(_ number: Int) -> Bool {
    types[number].node.children.contains {
      $0.kind == .attribute && types[number].context.source.text($0.name) == "resultBuilder"
    }
  }
}
