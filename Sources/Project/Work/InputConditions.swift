// Which arms of conditionals run code: what the inputs of a member must be at a place in it, and what calls pass.

import Frameworks
import Syntax

/// What an input of a member must be for a place in it to run.
public struct InputCondition: Hashable, Sendable {
  public enum Input: Hashable, Sendable {
    /// The parameter of the member with this number.
    case parameter(Int)
    /// A stored property of the value that runs the member.
    case property(MemberID)
    /// A `static let` or a global `let`: no call changes it.
    case constant(MemberID)
  }
  /// What the value must be. The `Bool` is what the test must give: `isNil(false)` asks for a value.
  public enum Test: Hashable, Sendable {
    case flag(Bool)
    case isNil(Bool)
    /// Whether the value is one of these enumeration cases.
    case cases([Name], Bool)
    /// Whether the call leaves the argument out, so that the default value is evaluated.
    case isOmitted(Bool)
  }
  public let input: Input
  public let test: Test

  public init(input: Input, test: Test) {
    self.input = input
    self.test = test
  }

  /// The condition for a place that runs if this one does not hold.
  var negated: InputCondition {
    let other: Test =
      switch test {
      case .flag(let value): .flag(!value)
      case .isNil(let value): .isNil(!value)
      case .cases(let names, let value): .cases(names, !value)
      case .isOmitted(let value): .isOmitted(!value)
      }
    return InputCondition(input: input, test: other)
  }

  /// Whether one of the values passes the test. A value of another kind than the test may pass it.
  public func admits(_ values: Set<WrittenValue>) -> Bool {
    values.contains { value in
      switch (test, value) {
      case (.flag(let wanted), .flag(let flag)): flag == wanted
      case (.isNil(let wanted), _): (value == .nothing) == wanted
      case (.cases(let names, let wanted), .enumCase(let name)): names.contains(name) == wanted
      default: true
      }
    }
  }
}

/// A value that the source tells: `true` or `false`, `nil`, or a case without its associated values.
public enum WrittenValue: Hashable, Sendable {
  case flag(Bool)
  case nothing
  case enumCase(Name)
}

/// The parts of one body that run only for some values of its inputs.
struct InputArms {
  private let parts: NestedRanges<[InputCondition]>
  /// The parts that a constant excludes: `if Self.isVerbose`, with `static let isVerbose = false`.
  private let excluded: NestedRanges<Void>

  /// How many parts around one place count, innermost first. Further ones leave paths that do not exist.
  private static let limit = 8

  init(of body: Body, in index: Index) {
    var parts: [(range: Range<UInt32>, value: [InputCondition])] = []
    var excluded: [(range: Range<UInt32>, value: Void)] = []
    func add(_ range: Range<UInt32>, _ conditions: [InputCondition]) {
      if conditions.isEmpty || range.isEmpty { return }
      var variable: [InputCondition] = []
      for condition in conditions {
        guard case .constant(let id) = condition.input else {
          variable.append(condition)
          continue
        }
        if let values = index.writtenValues(ofConstant: id), !condition.admits(values) { excluded.append((range, ())) }
      }
      if !variable.isEmpty { parts.append((range, variable)) }
    }
    if index[body.member].parameters.contains(where: \.hasDefault),
      let clause = index.node(body.member).child(.parameterClause)
    {
      for (number, parameter) in clause.children.filter({ $0.kind == .parameter }).enumerated() {
        guard let value = parameter.initialValue else { continue }
        add(value.numbers, [InputCondition(input: .parameter(number), test: .isOmitted(true))])
      }
    }
    for node in index.node(body.member).descendants {
      switch node.kind {
      case .ifExpr:
        guard let statement = node.asIf, let block = statement.body else { continue }
        let conditions = statement.conditions
        add(block.numbers, conditions.flatMap { index.tests(of: $0, in: body) })
        let opposite = index.opposite(of: conditions, in: body)
        if let other = statement.elseBranch {
          add(other.numbers, opposite)
        } else if let last = block.lastChild, last.kind == .returnStmt || last.kind == .throwStmt,
          let outer = node.parent, outer.kind == .codeBlock
        {
          add(node.end..<outer.end, opposite)
        }
      case .guardStmt:
        guard let outer = node.parent, let list = node.child(.conditionList) else { continue }
        add(node.end..<outer.end, list.children.flatMap { index.tests(of: $0, in: body) })
      case .switchExpr:
        for (arm, conditions) in index.tests(ofArmsOf: node, in: body) { add(arm.numbers, conditions) }
      case .ternary:
        // A chain of conditionals has more parts than these, and is not read again for each of its arms.
        guard let parent = node.parent, Array(parent.children.prefix(4)).count == 3, let ternary = parent.asTernary,
          ternary.arms.count == 2, ternary.condition.count == 1
        else { continue }
        add(ternary.arms[0].numbers, index.tests(of: ternary.condition[0], in: body))
        add(ternary.arms[1].numbers, index.opposite(of: ternary.condition, in: body))
      default: continue
      }
    }
    self.parts = NestedRanges(parts)
    self.excluded = NestedRanges(excluded)
  }

  /// Whether the node with this number never runs.
  func isExcluded(_ number: UInt32) -> Bool {
    var around = excluded.around(number)
    return around.next() != nil
  }

  /// What the inputs must be for the node with this number to run. Conditions on anything else, and conditions that are
  /// not understood, are left out.
  func conditions(at number: UInt32) -> [InputCondition] {
    parts.around(number).prefix(Self.limit).flatMap { $0 }
  }
}

extension Index {
  /// What the inputs of the member must be for the node with this number to run.
  public func inputConditions(at number: UInt32, in body: Body) -> [InputCondition] {
    InputArms(of: body, in: self).conditions(at: number)
  }
}

extension Index {
  fileprivate func opposite(of conditions: [Node], in body: Body) -> [InputCondition] {
    guard conditions.count == 1 else { return [] }
    let tests = tests(of: conditions[0], in: body)
    // `if a && b` may fail by either.
    guard tests.count == 1, !conditions[0].children.contains(where: { $0.isOperator("&&") }) else { return [] }
    return [tests[0].negated]
  }

  fileprivate func tests(of condition: Node, in body: Body) -> [InputCondition] {
    let node = condition.unwrapped
    switch node.kind {
    case .identifierExpr, .memberAccess:
      return input(node, in: body).map { [InputCondition(input: $0, test: .flag(true))] } ?? []
    case .prefixExpr:
      guard node.text.hasPrefix("!"), let inner = node.firstChild, let input = input(inner, in: body) else { return [] }
      return [InputCondition(input: input, test: .flag(false))]
    case .optionalBinding:
      let value = node.initialValue
      let input = value.map { self.input($0, in: body) } ?? shorthand(node, in: body)
      return input.map { [InputCondition(input: $0, test: .isNil(false))] } ?? []
    case .matchingCondition:
      guard let value = node.initialValue, let input = input(value, in: body),
        let pattern = node.firstChild, let name = caseName(pattern)
      else { return [] }
      return [InputCondition(input: input, test: .cases([name], true))]
    case .sequence: return tests(ofOperands: Array(node.children), in: body)
    default: return []
    }
  }

  /// `kind == .small`, `title != nil`, `isOn && …`
  private func tests(ofOperands parts: [Node], in body: Body) -> [InputCondition] {
    if parts.contains(where: { $0.kind == .ternary || $0.isOperator("||") || $0.isCoalescing }) { return [] }
    if let place = parts.firstIndex(where: { $0.isOperator("&&") }) {
      return tests(ofOperands: Array(parts[..<place]), in: body)
        + tests(ofOperands: Array(parts[(place + 1)...]), in: body)
    }
    if parts.count == 1 { return tests(of: parts[0], in: body) }
    guard parts.count == 3, parts[1].isOperator("==") || parts[1].isOperator("!=") else { return [] }
    let isEqual = parts[1].isOperator("==")
    for (asked, other) in [(parts[0], parts[2]), (parts[2], parts[0])] {
      guard let input = input(asked, in: body) else { continue }
      let other = other.unwrapped
      switch other.kind {
      case .nilLiteral: return [InputCondition(input: input, test: .isNil(isEqual))]
      case .booleanLiteral: return [InputCondition(input: input, test: .flag((other.text == "true") == isEqual))]
      case .memberAccess:
        // `Kind.small` and `.small`, not a property of a value.
        guard other.base.map(\.isNamedLikeType) ?? true else { continue }
        return [InputCondition(input: input, test: .cases([other.name], isEqual))]
      default: continue
      }
    }
    return []
  }

  /// The arms of a `switch` over an input, with what the input must be for each.
  fileprivate func tests(ofArmsOf statement: Node, in body: Body) -> [(arm: Node, conditions: [InputCondition])] {
    guard let choice = statement.asSwitch, let subject = choice.subject, let input = input(subject, in: body),
      !statement.children.contains(where: { $0.lastChild?.kind == .fallthroughStmt })
    else { return [] }
    var found: [(Node, [InputCondition])] = []
    // An arm with a condition, or that looks into the payload, leaves some values to the default.
    var whole: [Name] = []
    for branch in choice.cases {
      let (arm, items, patterns) = (branch.node, branch.items, branch.patterns)
      if branch.isDefault {
        if !whole.isEmpty { found.append((arm, [InputCondition(input: input, test: .cases(whole, false))])) }
      } else if patterns.count == 1, let flag = Self.flag(patterns[0]) {
        found.append((arm, [InputCondition(input: input, test: .flag(flag))]))
      } else {
        let names = patterns.compactMap { caseName($0) }
        whole += items.filter { $0.child(.whereClause) == nil && isWhole($0) }
          .compactMap { $0.firstChild.flatMap { caseName($0) } }
        if names.count == items.count, !names.isEmpty {
          found.append((arm, [InputCondition(input: input, test: .cases(names, true))]))
        }
      }
    }
    return found
  }

  /// The enumeration case that a pattern names: `.small`, `.custom(let size)`, `let .custom(size)`.
  private func caseName(_ pattern: Node) -> Name? {
    var node = pattern
    while node.kind == .expressionPattern || node.kind == .bindingPattern, let inner = node.firstChild { node = inner }
    node = node.unwrapped.peeledSuffixes
    if node.kind == .call, let callee = node.callee?.unwrapped { node = callee }
    guard node.kind == .memberAccess, node.base.map(\.isNamedLikeType) ?? true else { return nil }
    return node.name
  }

  /// Whether the pattern matches every payload of its case.
  private func isWhole(_ item: Node) -> Bool {
    !item.descendants.contains {
      switch $0.kind {
      case .integerLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .floatLiteral: true
      case .memberAccess: $0.parent?.kind == .argument
      default: false
      }
    }
  }

  private static func flag(_ pattern: Node) -> Bool? {
    var node = pattern
    while node.kind == .expressionPattern, let inner = node.firstChild { node = inner }
    return node.kind == .booleanLiteral ? node.text == "true" : nil
  }

  /// The parameter or the property of `self` that an expression names.
  private func input(_ expression: Node, in body: Body) -> InputCondition.Input? {
    let node = expression.unwrapped
    guard let use = use(at: node, in: body), let found = input(use, in: body) else { return nil }
    // Another value may have another property.
    if case .property = found, node.ownName == nil { return nil }
    return found
  }

  private func input(_ use: Int, in body: Body) -> InputCondition.Input? {
    switch body.target(use) {
    case .local(let i):
      let local = body.locals[Int(i)]
      return local.parameter >= 0 && !local.isMutable ? .parameter(Int(local.parameter)) : nil
    case .member(let id):
      let fact = self[id]
      guard fact.kind == .storedProperty, fact.attributes.isEmpty else { return nil }
      if fact.isStatic || fact.owner == nil { return fact.isLet ? .constant(id) : nil }
      return owner(id) == owner(body.member) ? .property(id) : nil
    default: return nil
    }
  }

  /// The input that `if let title` unwraps.
  private func shorthand(_ binding: Node, in body: Body) -> InputCondition.Input? {
    if let use = body.use(at: binding), let found = input(use, in: body) { return found }
    guard binding.name != .none else { return nil }
    let number = self[body.member].parameters.firstIndex { $0.name == binding.name }
    return number.map { .parameter($0) }
  }

  // MARK: Passed values

  /// The values that an expression can have, if the source tells all of them: literals, enumeration cases, and what
  /// conditionals, constants and computed properties choose from these. Nil if not.
  /// `expected`: the enumeration that the place expects, for `.small`; nil if it is not known.
  public func writtenValues(of expression: Node, in body: Body, expecting expected: TypeID?) -> Set<WrittenValue>? {
    writtenValues(of: expression, in: body, expected, depth: 0)
  }

  private func writtenValues(
    of expression: Node, in body: Body, _ expected: TypeID?, depth: Int
  ) -> Set<WrittenValue>? {
    guard depth < FollowLimit.values else { return nil }
    let node = expression.unwrapped
    func all(_ parts: [Node]) -> Set<WrittenValue>? {
      var found: Set<WrittenValue> = []
      for part in parts {
        guard let values = writtenValues(of: part, in: body, expected, depth: depth + 1) else { return nil }
        found.formUnion(values)
      }
      return found.isEmpty ? nil : found
    }
    switch node.kind {
    case .booleanLiteral: return [.flag(node.text == "true")]
    case .nilLiteral: return [.nothing]
    case .sequence: return node.asTernary.flatMap { all($0.arms) }
    case .ifExpr, .switchExpr: return arms(of: node).flatMap { all($0) }
    case .call, .memberAccess, .identifierExpr:
      let named = node.kind == .call ? node.callee?.unwrapped ?? node : node
      let use = use(at: node, in: body) ?? use(at: named, in: body)
      switch use.map({ body.target($0) }) ?? .unknown {
      case .member(let id):
        let fact = self[id]
        switch fact.kind {
        case .enumCase: return [.enumCase(fact.name)]
        case .storedProperty where fact.isLet && (fact.isStatic || fact.owner == nil):
          return writtenValues(ofConstant: id, depth: depth + 1)
        case .computedProperty, .function: return results(of: id, depth: depth + 1)
        default: return nil
        }
      case .local(let i):
        let local = body.locals[Int(i)]
        guard local.parameter < 0, !local.isMutable, !local.isElement, local.initial >= 0, local.node > 0 else {
          return nil
        }
        let value = body.file.tree.node(Int(local.node)).initialValue
        let type = enumeration(local.type, in: body.member)
        return value.flatMap { writtenValues(of: $0, in: body, type, depth: depth + 1) }
      default:
        // `.small`; a static property may have the name of no case.
        guard named.isImplicitMember, let expected,
          self[expected].members.contains(where: { self[$0].kind == .enumCase && self[$0].name == named.name })
        else { return nil }
        return [.enumCase(named.name)]
      }
    default: return nil
    }
  }

  /// The values that a `static let` or a global `let` can have; nil if the source does not tell all of them.
  func writtenValues(ofConstant constant: MemberID, depth: Int = 0) -> Set<WrittenValue>? {
    node(constant).initialValue.flatMap {
      writtenValues(of: $0, in: body(of: constant), enumeration(self[constant].type, in: constant), depth: depth)
    }
  }

  /// The last expressions of the arms of an `if` or `switch`; nil if an arm has none, or if there is no `else`.
  private func arms(of node: Node) -> [Node]? {
    let blocks: [Node]
    if let statement = node.asIf {
      guard let then = statement.body, let other = statement.elseBranch else { return nil }
      blocks = [then, other]
    } else {
      blocks = node.asSwitch?.cases.map(\.node) ?? []
    }
    var found: [Node] = []
    for block in blocks {
      if block.kind == .ifExpr {
        found.append(block)
        continue
      }
      guard let last = block.lastChild, last.kind != .caseItem else { return nil }
      guard last.kind != .returnStmt else {
        guard let value = last.firstChild else { return nil }
        found.append(value)
        continue
      }
      found.append(last)
    }
    return found
  }

  /// The values that a getter or function of the project returns.
  private func results(of member: MemberID, depth: Int) -> Set<WrittenValue>? {
    let node = node(member)
    let block =
      node.child(.codeBlock)
      ?? node.child(.accessorBlock)?.descendants.first { $0.kind == .accessor && $0.name == .get }?.child(.codeBlock)
      ?? node.child(.accessorBlock)?.child(.codeBlock)
    guard self[member].hasBody, let block else { return nil }
    let returned = block.returnStatements.compactMap(\.firstChild)
    let parts = returned.isEmpty ? block.onlyResult.map { [$0] } ?? [] : returned
    if parts.isEmpty { return nil }
    let body = body(of: member)
    let expected = enumeration(self[member].type, in: member)
    var found: Set<WrittenValue> = []
    for part in parts {
      guard let values = writtenValues(of: part, in: body, expected, depth: depth) else { return nil }
      found.formUnion(values)
    }
    return found
  }

  /// The enumeration of the project that a type written in a member's declaration names, optional or not.
  public func enumeration(_ type: WrittenType, in member: MemberID) -> TypeID? {
    var type = type
    while case .optional(let inner) = type { type = inner }
    guard type != .unknown, let found = staticType(type, file: file(member), scope: owner(member))?.type,
      self[found].kind == .enum
    else { return nil }
    return found
  }

  // MARK: Calls

  /// The conditions for a caller to reach a place in what it calls: nil if what the call passes excludes the place. A
  /// condition on what the call passes on from the caller's own inputs becomes one on these.
  func conditions(_ conditions: [InputCondition], passing call: MemberWork.Call) -> [InputCondition]? {
    if conditions.isEmpty { return [] }
    let parameters = self[call.callee].parameters
    let body = body(of: call.caller)
    let node = body.node(Int(call.use))
    let isOwn = owner(call.caller) == owner(call.callee)
    var arguments: [Node?]?
    if node.kind == .call { arguments = self.arguments(of: node, for: parameters) }
    var found: [InputCondition] = []
    for condition in conditions {
      switch condition.input {
      case .constant: found.append(condition)
      case .property:
        // Another value of the type may have another property.
        let receiver = (node.kind == .call ? node.callee?.unwrapped : node)?.base
        if isOwn, receiver?.isSelf ?? true { found.append(condition) }
      case .parameter(let number):
        guard let arguments, arguments.indices.contains(number) else { continue }
        if case .isOmitted(let wanted) = condition.test {
          if (arguments[number] == nil) != wanted { return nil }
          continue
        }
        let value = arguments[number] ?? defaultValue(ofParameter: number, of: call.callee)
        guard let value else { continue }
        let valueBody = arguments[number] == nil ? self.body(of: call.callee) : body
        let type = enumeration(parameters[number].type, in: call.callee)
        if let values = writtenValues(of: value, in: valueBody, expecting: type) {
          if !condition.admits(values) { return nil }
        } else if arguments[number] != nil, let own = input(value, in: body) {
          found.append(InputCondition(input: own, test: condition.test))
        }
      }
    }
    return found
  }

  /// What a parameter has if a call leaves it out; nil if it has no default value. Valid until `forgetNodes`.
  public func defaultValue(ofParameter number: Int, of member: MemberID) -> Node? {
    guard let clause = node(member).child(.parameterClause) else { return nil }
    let parameters = clause.children.filter { $0.kind == .parameter }
    return parameters.indices.contains(number) ? parameters[number].initialValue : nil
  }

  /// The argument of `call` for each parameter; nil for a parameter with its default value. Nil as a whole if the call
  /// does not fit. The nodes belong to the tree of `call`.
  public func arguments(of call: Node, for parameters: [ParameterFact]) -> [Node?]? {
    var found: [Node?] = Array(repeating: nil, count: parameters.count)
    var next = 0
    for argument in call.children where argument.kind == .argument || argument.kind == .trailingClosure {
      guard let value = argument.value else { return nil }
      let isTrailing = argument.kind == .trailingClosure && argument.name == .none
      while next < parameters.count {
        let parameter = parameters[next]
        next += 1
        if parameter.label == argument.name && !isTrailing || isTrailing && parameter.takesClosure {
          found[next - 1] = value
          break
        }
        if next == parameters.count { return nil }
      }
    }
    return found
  }
}

extension ParameterFact {
  /// Whether a trailing closure may be its argument. An alias may name a function type.
  var takesClosure: Bool {
    if type.isFunction { return true }
    if case .named(_, let arguments, _) = type { return !arguments.isEmpty }
    return false
  }
}
