// From the tree of one file to its facts.

import Frameworks
import Syntax

extension FileFacts {
  /// The facts of `tree`, whose names must be those of the merged table.
  public init(of tree: Tree) {
    var extraction = Extraction()
    extraction.items(of: tree.root, owner: nil, isLocal: false)
    self = extraction.facts
  }
}

/// One pass over a tree. Declarations first; each body then adds its uses, closures and locals.
private struct Extraction {
  var facts = FileFacts()
  /// The locals in scope, innermost last. Looked up by `localsByName`, undone by length.
  private var scope: [(name: Name, shadowed: Int32)] = []
  private var localsByName: [Name: Int32] = [:]
  private var closure: Int32 = -1

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
        if let clause = element.child(.parameterClause) { member.parameters = parameters(clause) }
        facts.members.append(member)
      }
    case .ifConfig:
      for clause in node.children { items(of: clause, owner: owner, isLocal: isLocal) }
    default: break
    }
  }

  private func attributes(_ node: Node) -> [Name] {
    var names: [Name] = []
    for child in node.children where child.kind == .attribute { names.append(child.name) }
    return names
  }

  private func access(_ node: Node, default fallback: Access = .internal) -> Access {
    for child in node.children where child.kind == .modifier && child.detail == 0 {
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

  private func generics(_ node: Node) -> [(name: Name, constraint: Name)] {
    guard let clause = node.child(.genericParameterClause) else { return [] }
    var found: [(name: Name, constraint: Name)] = []
    for parameter in clause.children where parameter.kind == .genericParameter {
      var constraint = Name.none
      if let inherited = parameter.child(.inheritedType)?.firstChild {
        constraint = WrittenType(inherited).name
      }
      found.append((parameter.name, constraint))
    }
    // `where Content: View`
    if let clause = node.child(.whereClause) {
      for requirement in clause.children where requirement.detail == 0 {
        let sides = requirement.children.filter(\.isType).map { WrittenType($0).name }
        guard sides.count == 2, let i = found.firstIndex(where: { $0.name == sides[0] }) else { continue }
        if found[i].constraint == .none { found[i].constraint = sides[1] }
      }
    }
    return found
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
        kind: kind, name: node.name, written: written, parent: owner, inherited: inherited,
        attributes: attributes(node), generics: generics(node), access: access(node), node: node.number,
        nameRange: node.declaredNameRange, isLocal: isLocal))
    return facts.types.count - 1
  }

  private func flags(_ node: Node, into member: inout MemberFact) {
    member.access = access(node)
    member.attributes = attributes(node)
    for child in node.children where child.kind == .modifier {
      if child.detail == 1 { member.hasSetterAccess = true }
      switch child.name.known {
      case .static, .class: member.isStatic = true
      case .lazy: member.isLazy = true
      case .override: member.isOverride = true
      case .mutating: member.isMutating = true
      default: break
      }
    }
    if let effects = node.child(.effects) {
      member.isAsync = effects.detail & 1 != 0
      member.isThrowing = effects.detail & 6 != 0
    }
  }

  private func parameters(_ clause: Node) -> [ParameterFact] {
    var found: [ParameterFact] = []
    for node in clause.children where node.kind == .parameter {
      let type = node.children.first(where: \.isType)
      var attributes = attributes(node)
      if let type, type.kind == .attributedType { attributes += self.attributes(type) }
      found.append(
        ParameterFact(
          label: node.parameterLabel, name: node.name, type: type.map { WrittenType($0) } ?? .unknown,
          hasDefault: node.child(.initializer) != nil, attributes: attributes,
          isVariadic: node.detail & 1 != 0))
    }
    return found
  }

  private mutating func variable(_ node: Node, owner: Int?) {
    for binding in node.children where binding.kind == .binding {
      var member = MemberFact(
        kind: .storedProperty, name: binding.name, owner: owner, node: binding.number,
        nameRange: binding.declaredNameRange)
      flags(node, into: &member)
      member.isLet = node.detail == 1
      if let annotation = binding.child(.typeAnnotation)?.firstChild { member.type = WrittenType(annotation) }
      let firstUse = facts.uses.count
      let firstClosure = facts.closures.count
      beginBody()
      if let initializer = binding.child(.initializer), let value = initializer.firstChild {
        member.initial = initialValue(value, type: member.type)
        member.resultUse = visit(value)
      }
      if let getter = binding.child(.codeBlock) {
        member.kind = .computedProperty
        member.hasBody = true
        member.resultUse = body(getter)
      } else if let accessors = binding.child(.accessorBlock) {
        for accessor in allAccessors(accessors) {
          switch accessor.name.known {
          case .get, ._read, .read:
            member.kind = .computedProperty
            if let block = accessor.child(.codeBlock) {
              member.hasBody = true
              member.resultUse = body(block)
            }
            if let effects = accessor.child(.effects) { member.isAsync = effects.detail & 1 != 0 }
          default: break
          }
        }
      }
      member.uses = firstUse..<facts.uses.count
      member.closures = firstClosure..<facts.closures.count
      facts.members.append(member)
    }
  }

  private func allAccessors(_ block: Node) -> [Node] {
    block.descendants.filter {
      $0.kind == .accessor
        && ($0.parent == block || $0.parent?.kind == .ifConfigClause)
    }
  }

  private mutating func function(_ node: Node, _ kind: MemberFact.Kind, owner: Int?) {
    var member = MemberFact(
      kind: kind, name: node.name, owner: owner, node: node.number, nameRange: node.declaredNameRange)
    flags(node, into: &member)
    if let clause = node.child(.parameterClause) { member.parameters = parameters(clause) }
    member.generics = generics(node)
    if let result = node.child(.returnClause)?.firstChild { member.type = WrittenType(result) }
    let firstUse = facts.uses.count
    let firstClosure = facts.closures.count
    beginBody()
    if let clause = node.child(.parameterClause) {
      // A default argument runs at the call, so it belongs to the function's own work.
      for parameter in clause.children {
        if let value = parameter.child(.initializer)?.firstChild { _ = visit(value) }
      }
    }
    for (i, parameter) in member.parameters.enumerated() {
      var local = LocalFact(name: parameter.name)
      local.type = parameter.type
      local.parameter = Int32(i)
      declare(local)
    }
    if let block = node.child(.codeBlock) {
      member.hasBody = true
      member.resultUse = body(block)
    } else if let accessors = node.child(.accessorBlock) {
      for accessor in allAccessors(accessors) where accessor.name == .get {
        if let block = accessor.child(.codeBlock) {
          member.hasBody = true
          member.resultUse = body(block)
        }
      }
    }
    member.uses = firstUse..<facts.uses.count
    member.closures = firstClosure..<facts.closures.count
    facts.members.append(member)
  }

  private func initialValue(_ node: Node, type: WrittenType) -> InitialValue {
    let value = node.unwrapped
    switch value.kind {
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
      if let base = value.base, base.kind == .identifierExpr || base.kind == .memberAccess {
        return .member(of: base.name, value.name)
      }
      return value.base == nil ? .member(of: type.name, value.name) : .other
    default: return .other
    }
  }

  /// The type that a callee constructs, by its look: `T`, `M.T`, `T.init`; `init` itself for `.init`.
  private func constructedType(_ callee: Node) -> Name? {
    switch callee.kind {
    case .identifierExpr: return callee.isNamedLikeType ? callee.name : nil
    case .memberAccess:
      if callee.name == .`init` { return callee.base.map { $0.name } ?? Name(.`init`) }
      return callee.isNamedLikeType ? callee.name : nil
    default: return nil
    }
  }

  // MARK: Bodies

  private mutating func beginBody() {
    scope.removeAll(keepingCapacity: true)
    localsByName.removeAll(keepingCapacity: true)
    closure = -1
  }

  @discardableResult
  private mutating func declare(_ local: LocalFact) -> Int32 {
    facts.locals.append(local)
    let index = Int32(facts.locals.count - 1)
    guard local.name != .none, local.name != ._ else { return index }
    scope.append((local.name, localsByName[local.name] ?? -1))
    localsByName[local.name] = index
    return index
  }

  private mutating func leaveScope(to depth: Int) {
    while scope.count > depth {
      let last = scope.removeLast()
      localsByName[last.name] = last.shadowed < 0 ? nil : last.shadowed
    }
  }

  /// Visits the statements of a block; returns the use that a single expression amounts to.
  private mutating func body(_ block: Node) -> Int? {
    let depth = scope.count
    defer { leaveScope(to: depth) }
    // Local functions may be called before they are declared.
    for child in block.children where child.kind == .functionDecl { declareLocalFunction(child) }
    var result: Int?
    var count = 0
    for child in block.children {
      guard child.kind != .closureSignature, child.kind != .caseItem else { continue }
      count += 1
      if child.kind == .returnStmt {
        // Several returns agree on a type, so the last one speaks for all.
        result = child.firstChild.flatMap { visit($0) }
        count = 1
      } else {
        result = visit(child)
      }
    }
    return count == 1 ? result : (block.lastChild?.kind == .returnStmt ? result : nil)
  }

  private mutating func block(_ node: Node) { _ = body(node) }

  private mutating func add(_ use: UseFact) -> Int {
    var use = use
    use.closure = closure
    facts.uses.append(use)
    return facts.uses.count - 1
  }

  /// Adds the uses of an expression or statement; returns the one that it amounts to, if any.
  @discardableResult
  private mutating func visit(_ node: Node) -> Int? {
    switch node.kind {
    case .identifierExpr:
      var use = UseFact(kind: .identifier, name: node.name, node: node.number)
      if let local = localsByName[node.name] { use.local = local }
      if let arguments = node.firstChild { children(arguments) }
      return add(use)

    case .memberAccess:
      var use = UseFact(kind: .member, name: node.name, node: node.number)
      if let base = node.base { use.receiver = Int32(visit(base) ?? -2) }
      return add(use)

    case .call: return call(node)

    case .subscriptCall:
      let base = node.callee.flatMap { visit($0) }
      for child in node.children where child.kind == .argument { children(child) }
      var use = UseFact(kind: .subscripted, name: .none, node: node.number)
      use.receiver = Int32(base ?? -2)
      return add(use)

    case .optionalChaining, .forceUnwrap: return node.firstChild.flatMap { visit($0) }

    case .tryExpr, .wordExpr:
      let use = node.firstChild.flatMap { visit($0) }
      if let use, node.name == .await { facts.uses[use].isAwaited = true }
      return use

    case .inOutExpr:
      let use = node.firstChild.flatMap { visit($0) }
      if let use { facts.uses[use].isWritten = true }
      return use

    case .tuple:
      var last: Int?
      var count = 0
      for argument in node.children {
        count += 1
        last = argument.firstChild.flatMap { visit($0) }
      }
      return count == 1 ? last : nil

    case .sequence: return sequence(node)

    case .closure:
      closureFact(node, call: -1, argumentIndex: 0, label: .none)
      return nil

    case .stringLiteral:
      children(node)
      return add(UseFact(kind: .value, name: Name(.String), node: node.number))
    case .integerLiteral: return add(UseFact(kind: .value, name: Name(.Int), node: node.number))
    case .booleanLiteral: return add(UseFact(kind: .value, name: Name(.Bool), node: node.number))

    case .variableDecl:
      localVariable(node)
      return nil

    case .functionDecl:
      localFunction(node)
      return nil

    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typealiasDecl:
      localType(node)
      return nil

    case .ifExpr, .guardStmt, .whileStmt:
      statementWithConditions(node)
      return nil

    case .forStmt:
      forStatement(node)
      return nil

    case .switchCase, .catchClause, .codeBlock, .ifConfigClause:
      caseBody(node)
      return nil

    case .returnStmt: return node.firstChild.flatMap { visit($0) }

    case .identifierPattern, .bindingPattern: return nil

    case .keyPath:
      children(node)
      return nil

    default:
      guard !node.isType else { return nil }
      children(node)
      return nil
    }
  }

  private mutating func children(_ node: Node) {
    for child in node.children { visit(child) }
  }

  private mutating func sequence(_ node: Node) -> Int? {
    var first: Int?
    var lastUse: Int?
    var isAssignment = false
    var index = 0
    var last: Node?
    for child in node.children {
      if index == 1, child.isAssignment { isAssignment = true }
      let use = visit(child)
      lastUse = use
      if index == 0 { first = use }
      index += 1
      last = child
    }
    if isAssignment, let first { facts.uses[first].isWritten = true }
    // `a ?? b` has the type of `b`.
    if index > 2, let last, let use = lastUse, node.children.allSatisfy({ $0.kind != .binaryOperator || $0.isCoalescing }),
      !node.children.contains(where: { $0.kind == .ternary || $0.kind == .castOperator || $0.isAssignment }),
      last.kind != .binaryOperator
    {
      return use
    }
    // `x as T`, `x as? T`: the look of the last operator tells the type.
    if let last, last.kind == .castOperator, last.detail != 0, let type = last.firstChild {
      return add(UseFact(kind: .value, name: WrittenType(type).name, node: node.number))
    }
    return nil
  }

  private mutating func call(_ node: Node) -> Int? {
    guard let callee = node.callee else { return nil }
    let target = callee.unwrapped
    // `f { … }()`: a closure called at once.
    if target.kind == .closure {
      closureFact(target, call: -1, argumentIndex: 0, label: .none, isCalledAtOnce: true)
      for child in node.children.dropFirst() { children(child) }
      return nil
    }
    var use = visit(target)
    if let index = use, !facts.uses[index].isCall, facts.uses[index].kind != .value,
      target.kind == .identifierExpr || target.kind == .memberAccess
        || target.kind == .optionalChaining || target.kind == .forceUnwrap
    {
      facts.uses[index].isCall = true
      facts.uses[index].node = node.number
    } else {
      // The result of a call is called: nothing is known of it.
      use = nil
    }
    let firstLabel = UInt32(facts.labels.count)
    var mask: UInt16 = 0
    var count = 0
    for child in node.children where child.kind == .argument || child.kind == .trailingClosure {
      facts.labels.append(child.name)
      if count < 16, child.firstChild?.kind == .closure { mask |= 1 << UInt16(count) }
      count += 1
    }
    if let use {
      facts.uses[use].labels = firstLabel..<UInt32(facts.labels.count)
      facts.uses[use].closureArguments = mask
    }
    var index: UInt16 = 0
    for child in node.children where child.kind == .argument || child.kind == .trailingClosure {
      if let value = child.firstChild {
        if value.kind == .closure {
          closureFact(value, call: Int32(use ?? -1), argumentIndex: index, label: child.name)
        } else {
          visit(value)
        }
      }
      index &+= 1
    }
    return use
  }

  @discardableResult
  private mutating func closureFact(
    _ node: Node, call: Int32, argumentIndex: UInt16, label: Name, isCalledAtOnce: Bool = false,
    local: Int32 = -1
  ) -> Int32 {
    var fact = ClosureFact(parent: closure, node: node.number)
    fact.call = call
    fact.argumentIndex = argumentIndex
    fact.label = label
    fact.isCalledAtOnce = isCalledAtOnce
    fact.local = local
    fact.holdsConstruction = node.children.contains { startsAtConstruction($0) }
    facts.closures.append(fact)
    let index = Int32(facts.closures.count - 1)
    let outer = closure
    closure = index
    let depth = scope.count
    if let signature = node.child(.closureSignature) {
      for child in signature.children {
        switch child.kind {
        case .closureParameter:
          var local = LocalFact(name: child.name)
          markElement(&local, of: call, argumentIndex)
          declare(local)
        case .parameterClause:
          for parameter in parameters(child) {
            var local = LocalFact(name: parameter.name)
            local.type = parameter.type
            if parameter.type == .unknown { markElement(&local, of: call, argumentIndex) }
            declare(local)
          }
        case .capture:
          if let value = child.firstChild, value.kind != .modifier {
            let use = visit(value)
            var local = LocalFact(name: child.name)
            local.initial = Int32(use ?? -1)
            if child.name != .none, child.name != .`self` { declare(local) }
          }
        default: break
        }
      }
    }
    _ = body(node)
    leaveScope(to: depth)
    closure = outer
    return index
  }

  /// The parameter of a row or of `map` is an element of what the call is about.
  private func markElement(_ local: inout LocalFact, of call: Int32, _ argumentIndex: UInt16) {
    guard call >= 0 else { return }
    let use = facts.uses[Int(call)]
    if use.name == .forEach || use.name == .map || use.name == .compactMap || use.name == .flatMap
      || use.name == .filter
    {
      local.initial = use.receiver
      local.isElement = use.receiver >= 0
    }
  }

  private func startsAtConstruction(_ statement: Node) -> Bool {
    var node = statement.unwrapped
    while true {
      switch node.kind {
      case .call, .memberAccess, .subscriptCall, .optionalChaining, .forceUnwrap, .postfixIfConfig:
        guard let inner = node.kind == .memberAccess ? node.base : node.firstChild else { return false }
        if node.kind == .call, inner.kind == .identifierExpr { return inner.isNamedLikeType }
        node = inner
      case .ifExpr, .switchExpr:
        for child in node.descendants where child.kind == .codeBlock || child.kind == .switchCase {
          if child.children.contains(where: { $0.kind != .caseItem && startsAtConstruction($0) }) { return true }
        }
        return false
      case .identifierExpr: return false
      default: return false
      }
    }
  }

  // MARK: Statements

  private mutating func localVariable(_ node: Node) {
    for binding in node.children where binding.kind == .binding {
      var local = LocalFact(name: binding.name)
      local.isMutable = node.detail == 0
      local.node = binding.number
      if let annotation = binding.child(.typeAnnotation)?.firstChild { local.type = WrittenType(annotation) }
      var closureIndex: Int32 = -1
      if let value = binding.child(.initializer)?.firstChild {
        if value.kind == .closure {
          closureIndex = closureFact(
            value, call: -1, argumentIndex: 0, label: .none, local: Int32(facts.locals.count))
        } else {
          local.initial = Int32(visit(value) ?? -1)
        }
      } else if let getter = binding.child(.codeBlock) {
        closureIndex = closureFact(
          getter, call: -1, argumentIndex: 0, label: .none, isCalledAtOnce: true)
      }
      local.closure = closureIndex
      if binding.name == .none {
        declarePattern(binding)
      } else {
        let index = declare(local)
        if closureIndex >= 0 { facts.closures[Int(closureIndex)].local = index }
      }
    }
  }

  /// Declares every name of a pattern, without a type.
  private mutating func declarePattern(_ node: Node) {
    for child in node.descendants where child.kind == .identifierPattern { declare(LocalFact(name: child.name)) }
  }

  /// Declares what `let` and `var` bind inside the pattern of a case.
  private mutating func declareBindings(_ node: Node) {
    for child in node.descendants where child.kind == .bindingPattern {
      for inner in child.descendants where inner.kind == .identifierExpr || inner.kind == .identifierPattern {
        declare(LocalFact(name: inner.name))
      }
    }
  }

  private mutating func declareLocalFunction(_ node: Node) {
    var local = LocalFact(name: node.name)
    if let result = node.child(.returnClause)?.firstChild { local.type = WrittenType(result) }
    declare(local)
  }

  private mutating func localFunction(_ node: Node) {
    let local = localsByName[node.name] ?? -1
    var fact = ClosureFact(parent: closure, node: node.number)
    fact.local = local
    facts.closures.append(fact)
    let index = Int32(facts.closures.count - 1)
    if local >= 0 { facts.locals[Int(local)].closure = index }
    let outer = closure
    closure = index
    let depth = scope.count
    if let clause = node.child(.parameterClause) {
      for parameter in parameters(clause) {
        var local = LocalFact(name: parameter.name)
        local.type = parameter.type
        declare(local)
      }
    }
    if let block = node.child(.codeBlock) { _ = body(block) }
    leaveScope(to: depth)
    closure = outer
  }

  private mutating func localType(_ node: Node) {
    // Its members see none of the locals that SwiftUI code could reach; keep them apart.
    let saved = (scope, localsByName, closure)
    item(node, owner: nil, isLocal: true)
    (scope, localsByName, closure) = saved
  }

  private mutating func statementWithConditions(_ node: Node) {
    let depth = scope.count
    for child in node.children {
      switch child.kind {
      case .conditionList: conditions(child)
      case .codeBlock where node.kind == .guardStmt:
        _ = body(child)
      case .codeBlock:
        _ = body(child)
        // The bindings of an `if` do not reach its `else`.
        leaveScope(to: depth)
      default: visit(child)
      }
    }
    if node.kind != .guardStmt { leaveScope(to: depth) }
  }

  private mutating func conditions(_ list: Node) {
    for condition in list.children {
      switch condition.kind {
      case .optionalBinding:
        var local = LocalFact(name: condition.name)
        if let annotation = condition.child(.typeAnnotation)?.firstChild { local.type = WrittenType(annotation) }
        if let value = condition.child(.initializer)?.firstChild {
          local.initial = Int32(visit(value) ?? -1)
        } else if condition.name != .none {
          // `if let x` reads `x`.
          var use = UseFact(kind: .identifier, name: condition.name, node: condition.number)
          if let outer = localsByName[condition.name] { use.local = outer }
          local.initial = Int32(add(use))
        }
        if condition.name == .none { declarePattern(condition) } else { declare(local) }
      case .matchingCondition:
        for child in condition.children where child.kind == .initializer { children(child) }
        declareBindings(condition)
      default: visit(condition)
      }
    }
  }

  private mutating func forStatement(_ node: Node) {
    let depth = scope.count
    var sequence: Int?
    if let inSequence = node.child(.forSequence)?.firstChild { sequence = visit(inSequence) }
    for child in node.children {
      switch child.kind {
      case .identifierPattern:
        var local = LocalFact(name: child.name)
        local.initial = Int32(sequence ?? -1)
        local.isElement = true
        declare(local)
      case .tuplePattern, .bindingPattern: declarePattern(node)
      case .expressionPattern: declareBindings(node)
      case .whereClause: children(child)
      case .codeBlock: block(child)
      default: break
      }
    }
    leaveScope(to: depth)
  }

  private mutating func caseBody(_ node: Node) {
    let depth = scope.count
    for child in node.children where child.kind == .caseItem {
      declareBindings(child)
      if let clause = child.child(.whereClause) { children(clause) }
    }
    _ = body(node)
    leaveScope(to: depth)
  }
}
