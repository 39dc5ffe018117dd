// Reads the uses of a body in one pass.

import Frameworks
import Syntax

struct BodyExtraction: Sendable {
  private let names: NameText
  var unbuilt = UnbuiltCode.none
  var body = BodyFacts()
  /// The locals in scope, innermost last. Each leads to the one before it whose name has the same low digits.
  private var scope: [(name: Name, local: Int32, previous: Int32)] = []
  /// By the low digits of a name: its last entry in `scope`; -1 if there is none.
  private var lastEntries = [Int32](repeating: -1, count: 64)
  /// The bases that the open `#if` clauses continue, innermost last.
  private var omittedBases: [Int?] = []
  private var closure: Int32 = -1
  /// The use that is the collection of the table around; -1 outside of tables.
  private var tableData: Int32 = -1

  init(_ names: NameText) { self.names = names }

  mutating func run(_ node: Node, _ parameters: [ParameterFact]) {
    switch node.kind {
    case .binding:
      if let value = node.initialValue { visit(value) }
      if let getter = node.child(.codeBlock) {
        statements(of: getter)
      } else if let accessors = node.child(.accessorBlock) {
        for accessor in accessors.accessors {
          switch accessor.name.known {
          case .get, ._read, .read:
            if let block = accessor.child(.codeBlock) { statements(of: block) }
          default: break
          }
        }
      }
    case .functionDecl, .initializerDecl, .subscriptDecl, .deinitializerDecl: function(node, parameters)
    default: break
    }
  }

  private mutating func function(_ node: Node, _ parameters: [ParameterFact]) {
    if let clause = node.child(.parameterClause) {
      // A default argument runs at the call, so it counts as work of the function.
      for parameter in clause.children {
        if let value = parameter.initialValue { visit(value) }
      }
    }
    for (i, parameter) in parameters.enumerated() {
      var local = LocalFact(name: parameter.name)
      local.type = parameter.type
      local.parameter = Int32(i)
      declare(local)
    }
    if let block = node.child(.codeBlock) {
      statements(of: block)
    } else if let accessors = node.child(.accessorBlock) {
      for accessor in accessors.accessors where accessor.name == .get {
        if let block = accessor.child(.codeBlock) { statements(of: block) }
      }
    }
  }

  @discardableResult
  private mutating func declare(_ local: LocalFact) -> Int32 {
    body.locals.append(local)
    let index = Int32(body.locals.count - 1)
    if local.name != .none, local.name != .`_` { enterScope(local.name, index) }
    return index
  }

  private mutating func enterScope(_ name: Name, _ local: Int32) {
    let digits = Self.digits(of: name)
    scope.append((name, local, lastEntries[digits]))
    lastEntries[digits] = Int32(scope.count - 1)
  }

  /// The innermost local with this name; -1 if there is none.
  private func local(_ name: Name) -> Int32 {
    var i = lastEntries[Self.digits(of: name)]
    while i >= 0 {
      if scope[Int(i)].name == name { return scope[Int(i)].local }
      i = scope[Int(i)].previous
    }
    return -1
  }

  private static func digits(of name: Name) -> Int { Int(name.id % 64) }

  mutating func leaveScope(to depth: Int) {
    while scope.count > depth {
      let last = scope.removeLast()
      lastEntries[Self.digits(of: last.name)] = last.previous
    }
  }

  /// Visits the `else` of a `guard`, which does not see what its conditions have bound since the scope had that depth.
  private mutating func statements(ofElse block: Node, without depth: Int) {
    let bound = scope[depth...]
    leaveScope(to: depth)
    statements(of: block)
    for entry in bound { enterScope(entry.name, entry.local) }
  }

  /// Visits the statements of a block. Returns the use of a single expression, or of the last `return`.
  @discardableResult
  private mutating func statements(of block: Node) -> Int? {
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
        // All returns have the same type, so the last one stands for them.
        result = child.firstChild.flatMap { visit($0) }
        count = 1
      } else {
        result = visit(child)
      }
    }
    return count == 1 ? result : (block.lastChild?.kind == .returnStmt ? result : nil)
  }

  private mutating func add(_ use: UseFact) -> Int {
    var use = use
    use.closure = closure
    body.uses.append(use)
    return body.uses.count - 1
  }

  /// Adds the uses of an expression or statement. Returns the use of the whole, if there is one.
  @discardableResult
  private mutating func visit(_ node: Node) -> Int? {
    switch node.kind {
    case .identifierExpr:
      var use = UseFact(kind: .identifier, name: node.name, node: node.number)
      use.local = local(node.name)
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

    case .postfixIfConfig: return postfixIfConfig(node)

    case .omittedBase: return omittedBases.last ?? nil

    case .tryExpr, .wordExpr:
      return node.firstChild.flatMap { visit($0) }

    case .inOutExpr:
      let use = node.firstChild.flatMap { visit($0) }
      if let use { body.uses[use].isWritten = true }
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
      // Its members have bodies of their own.
      return nil

    case .ifExpr, .guardStmt, .whileStmt:
      statementWithConditions(node)
      return nil

    case .forStmt:
      forStatement(node)
      return nil

    case .ifConfigClause:
      // It has no scope of its own: what it declares is seen after the `#endif`.
      if unbuilt.contains(node.number) { return nil }
      for child in node.children where child.kind == .functionDecl { declareLocalFunction(child) }
      children(node)
      return nil

    case .switchCase, .catchClause, .codeBlock:
      caseBody(node)
      return nil

    case .returnStmt: return node.firstChild.flatMap { visit($0) }

    case .identifierPattern, .bindingPattern: return nil

    default:
      if !node.isType { children(node) }
      return nil
    }
  }

  private mutating func children(_ node: Node) { for child in node.children { visit(child) } }

  /// Each clause continues the chain before the `#if`, and code after the `#endif` continues the last clause.
  private mutating func postfixIfConfig(_ node: Node) -> Int? {
    var result = node.firstChild.flatMap { visit($0) }
    omittedBases.append(result)
    for clause in node.children where clause.kind == .ifConfigClause {
      if let chain = clause.lastChild, chain.kind != .ifConfigCondition, !unbuilt.contains(clause.number) {
        result = visit(chain)
      }
    }
    omittedBases.removeLast()
    return result
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
    if isAssignment, let first { body.uses[first].isWritten = true }
    // `a ?? b` has the type of `b`.
    if index > 2, let last, let use = lastUse,
      node.children.allSatisfy({ $0.kind != .binaryOperator || $0.isCoalescing }),
      !node.children.contains(where: { $0.kind == .ternary || $0.kind == .castOperator || $0.isAssignment }),
      last.kind != .binaryOperator
    {
      return use
    }
    // `x as T`, `x as? T`: the last operator gives the type.
    if let last, last.kind == .castOperator, last.cast != .is, let type = last.firstChild {
      return add(UseFact(kind: .value, name: WrittenType(type).name, node: node.number))
    }
    return nil
  }

  private mutating func call(_ node: Node) -> Int? {
    guard let callee = node.callee else { return nil }
    let target = callee.unwrapped
    // `f { … }()`: an immediately called closure.
    if target.kind == .closure {
      closureFact(target, call: -1, argumentIndex: 0, label: .none, isCalledAtOnce: true)
      for child in node.children.dropFirst() { children(child) }
      return nil
    }
    var use = visit(target)
    if let index = use, !body.uses[index].isCall, body.uses[index].kind != .value,
      target.isName
        || target.kind == .optionalChaining || target.kind == .forceUnwrap
    {
      body.uses[index].isCall = true
      body.uses[index].node = node.number
    } else {
      // The callee is the result of another call: it is unknown.
      use = nil
    }
    let firstLabel = UInt32(body.labels.count)
    var mask: UInt16 = 0
    var count = 0
    for child in node.children where child.kind == .argument || child.kind == .trailingClosure {
      body.labels.append(child.name)
      if count < UseFact.closureBits, child.firstChild?.kind == .closure { mask |= 1 << UInt16(count) }
      count += 1
    }
    if let use {
      body.uses[use].labels = firstLabel..<UInt32(body.labels.count)
      body.uses[use].closureArguments = mask
    }
    var index: UInt16 = 0
    var data: Int32 = -1
    let name = use.map { body.uses[$0].name } ?? .none
    // A column shows an element of the table's collection in each row.
    if name == .TableColumn { data = tableData }
    let outerData = tableData
    for child in node.children where child.kind == .argument || child.kind == .trailingClosure {
      if let value = child.firstChild {
        if value.kind == .closure {
          if name == .Table { tableData = data }
          closureFact(value, call: Int32(use ?? -1), argumentIndex: index, label: child.name, data: data)
        } else {
          let argument = visit(value)
          if index == 0, child.name == .none || child.name == .item, name != .TableColumn {
            data = Int32(argument ?? -1)
          }
        }
      }
      index &+= 1
    }
    tableData = outerData
    return use
  }

  @discardableResult
  private mutating func closureFact(
    _ node: Node, call: Int32, argumentIndex: UInt16, label: Name, isCalledAtOnce: Bool = false,
    local: Int32 = -1, data: Int32 = -1
  ) -> Int32 {
    var fact = ClosureFact(parent: closure, node: node.number)
    fact.call = call
    fact.argumentIndex = argumentIndex
    fact.label = label
    fact.isCalledAtOnce = isCalledAtOnce
    fact.local = local
    fact.holdsConstruction = node.children.contains { startsAtConstruction($0) }
    body.closures.append(fact)
    let index = Int32(body.closures.count - 1)
    let outer = closure
    closure = index
    let depth = scope.count
    if let signature = node.closureSignature {
      for child in signature.children {
        switch child.kind {
        case .closureParameter:
          var local = LocalFact(name: child.name)
          markElement(&local, of: call, data)
          declare(local)
          // `{ $item in … }` also declares `item`.
          if let value = names.unprojected(child.name) {
            local.name = value
            declare(local)
          }
        case .parameterClause:
          for parameter in child.parameterFacts {
            var local = LocalFact(name: parameter.name)
            local.type = parameter.type
            if parameter.type == .unknown { markElement(&local, of: call, data) }
            declare(local)
          }
        case .capture:
          // `weak` stands before the name and its value.
          if let value = child.children.first(where: { $0.kind != .modifier }) {
            let use = visit(value)
            var local = LocalFact(name: child.name)
            local.initial = Int32(use ?? -1)
            if child.name != .none, child.name != .`self` { declare(local) }
          }
        default: break
        }
      }
    } else {
      anonymousElement(of: node, call, data)
    }
    statements(of: node)
    leaveScope(to: depth)
    closure = outer
    return index
  }

  /// Marks the parameter of a row or of `map` as an element of the collection of the call, and that of presented content
  /// as the item of the call.
  /// - Parameter data: The use of the first argument of the call if it has no label or is the `item`; otherwise -1.
  private func markElement(_ local: inout LocalFact, of call: Int32, _ data: Int32) {
    guard call >= 0 else { return }
    let use = body.uses[Int(call)]
    switch use.name.known {
    case .forEach, .map, .compactMap, .flatMap, .filter:
      local.initial = use.receiver
      local.isElement = use.receiver >= 0
    case .ForEach, .List, .Table, .TableColumn, .OutlineGroup:
      local.initial = data
      local.isElement = data >= 0
    case .sheet, .fullScreenCover, .popover, .alert, .navigationDestination:
      if !use.labels.isEmpty, body.labels[Int(use.labels.lowerBound)] == .item { local.item = data }
    default: break
    }
  }

  /// Declares the `$0` of a row or of presented content.
  private mutating func anonymousElement(of closure: Node, _ call: Int32, _ data: Int32) {
    guard data >= 0, call >= 0 else { return }
    var local = LocalFact(name: .none)
    markElement(&local, of: call, data)
    // A closure inside has a `$0` of its own.
    let isItem = local.item == data && !closure.descendants.contains { $0.kind == .closure }
    guard local.isElement && local.initial == data || isItem,
      let first = closure.descendants.first(where: { $0.kind == .identifierExpr && $0.text == "$0" })
    else { return }
    local.name = first.name
    declare(local)
  }

  /// Whether the statement is an expression that begins with an upper-case call, or a branch that holds such a
  /// statement.
  private func startsAtConstruction(_ statement: Node) -> Bool {
    let statement = statement.unwrapped
    guard statement.isConditionalExpression else { return isConstruction(statement) }
    // The descendants include the blocks of inner branches, so that none is visited twice.
    return statement.descendants.contains { block in
      (block.kind == .codeBlock || block.kind == .switchCase)
        && block.children.contains { $0.kind != .caseItem && isConstruction($0.unwrapped) }
    }
  }

  private func isConstruction(_ expression: Node) -> Bool {
    var node = expression
    while true {
      switch node.kind {
      case .call, .memberAccess, .subscriptCall, .optionalChaining, .forceUnwrap, .postfixIfConfig:
        guard let inner = node.kind == .memberAccess ? node.base : node.firstChild else { return false }
        if node.kind == .call, inner.kind == .identifierExpr { return inner.isNamedLikeType }
        node = inner
      default: return false
      }
    }
  }

  // MARK: Statements

  private mutating func localVariable(_ node: Node) {
    for binding in node.children where binding.kind == .binding {
      var local = LocalFact(name: binding.name)
      local.isMutable = !node.isLet
      local.node = binding.number
      if let annotation = binding.child(.typeAnnotation)?.firstChild { local.type = WrittenType(annotation) }
      var closureIndex: Int32 = -1
      if let value = binding.initialValue {
        if value.kind == .closure {
          closureIndex = closureFact(
            value, call: -1, argumentIndex: 0, label: .none, local: Int32(body.locals.count))
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
        if closureIndex >= 0 { body.closures[Int(closureIndex)].local = index }
      }
    }
  }

  /// Declares each name of a pattern, without a type.
  private mutating func declarePattern(_ node: Node) {
    for child in node.descendants where child.kind == .identifierPattern { declare(LocalFact(name: child.name)) }
  }

  /// Declares the names that `let` and `var` bind inside the pattern of a case.
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
    let local = local(node.name)
    var fact = ClosureFact(parent: closure, node: node.number)
    fact.local = local
    body.closures.append(fact)
    let index = Int32(body.closures.count - 1)
    if local >= 0 { body.locals[Int(local)].closure = index }
    let outer = closure
    closure = index
    let depth = scope.count
    if let clause = node.child(.parameterClause) {
      for parameter in clause.parameterFacts {
        var local = LocalFact(name: parameter.name)
        local.type = parameter.type
        declare(local)
      }
    }
    if let block = node.child(.codeBlock) { statements(of: block) }
    leaveScope(to: depth)
    closure = outer
  }

  private mutating func statementWithConditions(_ node: Node) {
    let depth = scope.count
    for child in node.children {
      switch child.kind {
      case .conditionList: conditions(child)
      case .codeBlock where node.kind == .guardStmt:
        statements(ofElse: child, without: depth)
      case .codeBlock:
        statements(of: child)
        // The bindings of an `if` are not visible in its `else`.
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
        if let value = condition.initialValue {
          local.initial = Int32(visit(value) ?? -1)
        } else if condition.name != .none {
          // `if let x` reads `x`.
          var use = UseFact(kind: .identifier, name: condition.name, node: condition.number)
          use.local = self.local(condition.name)
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
      case .codeBlock: statements(of: child)
      default: break
      }
    }
    leaveScope(to: depth)
  }

  private mutating func caseBody(_ node: Node) {
    let depth = scope.count
    defer { leaveScope(to: depth) }
    for child in node.children where child.kind == .caseItem {
      declareBindings(child)
      if let clause = child.child(.whereClause) { children(clause) }
    }
    statements(of: node)
  }
}
