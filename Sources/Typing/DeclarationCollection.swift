// From syntax to declarations: types, extensions and their members.

import Frameworks
import Project
import Syntax

extension Declarations {
  func collect(
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

  func declare(
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

  func newParameter(_ name: String) -> Int {
    parameterNames.append(name)
    return parameterNames.count - 1
  }

  func attach(_ node: Node, _ context: DeclarationContext) {
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
}
