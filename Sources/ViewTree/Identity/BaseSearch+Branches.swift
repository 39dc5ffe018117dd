// Branches on the base: their arms, and the conditions that decide.

import Frameworks
import Project
import Syntax

extension BaseSearch {
  mutating func run() -> [BaseBranch] {
    var found: [BaseBranch] = []
    var next = 0
    while next < tree.nodes.count {
      let i = next
      next += 1
      let node = tree[i]
      if node.kind == .slot, isApart(i) {
        next = node.end
        continue
      }
      guard node.kind == .conditional, !node.isConstant, let branch = branch(at: i) else { continue }
      found.append(branch)
      next = node.end
    }
    if found.isEmpty, !tree.isBuilder, let branch = returned() ?? mapped() { found.append(branch) }
    return found
  }

  /// Whether the slot is content of a modifier, which is drawn with the base and keeps the identity of the base.
  private func isApart(_ slot: Int) -> Bool {
    let parent = tree[slot].parent
    if parent >= 0, tree[parent].kind == .modified { return true }
    switch tree[slot].use?.kind {
    case .menu, .presentation, .decoration: return true
    default: return false
    }
  }

  struct Leaf {
    let arm: BaseArm
    let base: Base
    /// The arm with the declarations before the view.
    let block: Node

    /// Whether the arms are the same: two cases of one `switch` may be.
    func isSame(as other: Leaf) -> Bool {
      guard arm.syntax.text == other.arm.syntax.text else { return false }
      return block.statements.map(\.text) == other.block.statements.map(\.text)
    }
  }

  func branch(at conditional: Int) -> BaseBranch? {
    var leaves: [Leaf] = []
    var deciding: [Node] = []
    for (number, branch) in tree.children(of: conditional).enumerated() {
      collect(branch, number, &leaves, &deciding, isErased: false)
    }
    deciding.insert(tree[conditional].syntax, at: 0)
    guard differ(leaves), !tree.isDeliberate(conditional) else { return nil }
    // Without a builder the arms have one static type, unless it is erased.
    if !isInBuilder(conditional) || tree[conditional].form == .ternary {
      guard leaves.allSatisfy({ $0.arm.isErased }) else { return nil }
    }
    return described(tree[conditional].syntax, leaves, deciding)
  }

  /// Adds the views of an arm that hold the base, through inner branches.
  private func collect(
    _ branch: Int, _ number: Int, _ leaves: inout [Leaf], _ deciding: inout [Node], isErased: Bool
  ) {
    let children = tree.children(of: branch)
    if children.count == 1, tree[children[0]].kind == .conditional,
      tree[children[0]].syntax.kind != .postfixIfConfig
    {
      if !tree[children[0]].isConstant { deciding.append(tree[children[0]].syntax) }
      for inner in tree.children(of: children[0]) {
        collect(inner, number, &leaves, &deciding, isErased: isErased)
      }
      return
    }
    if children.count == 1, tree[children[0]].kind == .erased,
      let inner = tree.children(of: children[0]).first, tree[inner].kind == .conditional
    {
      for arm in tree.children(of: inner) { collect(arm, number, &leaves, &deciding, isErased: true) }
      return
    }
    if children.count == 1, tree[children[0]].kind == .element, tree[children[0]].name == .Group,
      let slot = tree.children(of: children[0]).first,
      tree.children(of: slot).contains(where: { tree[$0].kind == .conditional })
    {
      return collect(slot, number, &leaves, &deciding, isErased: isErased)
    }
    if children.count == 1 {
      let child = tree[children[0]]
      guard let found = use(of: child.syntax) else { return }
      let arm = BaseArm(
        branch: number, use: found.use, syntax: child.syntax, isErased: isErased || child.kind == .erased)
      leaves.append(Leaf(arm: arm, base: found.base, block: tree[branch].syntax))
    } else if children.count > 1 {
      for child in children {
        guard let base = occurrence(in: tree[child].syntax) else { continue }
        let arm = BaseArm(
          branch: number, use: .wrapped(tree[branch].syntax), syntax: tree[branch].syntax, isErased: isErased)
        leaves.append(Leaf(arm: arm, base: base, block: tree[branch].syntax))
        return
      }
    }
  }

  /// How many arms of one branch are compared with each other. If all of these show the base in the same way, a later
  /// one that differs is not found.
  private static let leafLimit = 48

  /// Whether two arms show the same base in different ways.
  private func differ(_ leaves: [Leaf]) -> Bool {
    let leaves = leaves.prefix(Self.leafLimit)
    for (i, a) in zip(leaves.indices, leaves) {
      for b in leaves[(i + 1)...] where a.arm.branch != b.arm.branch && a.base == b.base {
        if case .unchanged = a.arm.use, case .unchanged = b.arm.use { continue }
        if !a.isSame(as: b) { return true }
      }
    }
    return false
  }

  private func isInBuilder(_ i: Int) -> Bool {
    for ancestor in tree.ancestors(of: i) {
      switch tree[ancestor].kind {
      case .alternative: return false
      case .slot: return true
      default: continue
      }
    }
    return tree.isBuilder
  }

  /// The branch in `if flag { return AnyView(transform(self)) }; return AnyView(self)`, also with a tuple of optional
  /// views. Nil if there is none.
  private func returned() -> BaseBranch? {
    var leaves: [Leaf] = []
    var deciding: [Node] = []
    let alternatives = tree.children(of: 0).filter { tree[$0].kind == .alternative }
    guard alternatives.count > 1 else { return nil }
    for (number, alternative) in alternatives.enumerated() {
      let statement = tree[alternative].syntax
      for ancestor in statement.ancestors where ancestor.kind != .codeBlock {
        if ancestor.kind == .functionDecl || ancestor.kind == .binding || ancestor.kind == .accessor { break }
        if ancestor.isConditionalExpression || ancestor.kind == .guardStmt {
          if !deciding.contains(ancestor) { deciding.append(ancestor) }
        }
      }
      guard let value = statement.firstChild?.unwrapped, let shown = hidden(value), let found = use(of: shown)
      else { continue }
      let arm = BaseArm(branch: number, use: found.use, syntax: shown, isErased: true)
      leaves.append(Leaf(arm: arm, base: found.base, block: shown))
    }
    let changing = deciding.filter { !isConstantStatement($0) }
    guard let first = changing.first, differ(leaves) else { return nil }
    return described(first, leaves, changing)
  }

  /// The view inside `AnyView(…)` or inside `TupleView((nil, …))`; nil for other expressions.
  private func hidden(_ value: Node) -> Node? {
    guard value.kind == .call, let argument = value.arguments.first?.value else { return nil }
    switch value.calledName.known {
    case .AnyView: return argument.unwrapped
    case .TupleView, .`init`:
      guard fact.type.name == .TupleView, argument.kind == .tuple else { return nil }
      let shown = argument.children.compactMap { $0.firstChild?.unwrapped }.filter { $0.kind != .nilLiteral }
      return shown.count == 1 ? shown[0] : nil
    default: return nil
    }
  }

  /// The branch in `value.map { AnyView(transform(self, $0)) } ?? AnyView(self)`; nil if there is none.
  private func mapped() -> BaseBranch? {
    guard let statement = index.bodyBlock(of: tree.member)?.lastChild?.unwrapped else { return nil }
    let value = statement.kind == .returnStmt ? statement.firstChild?.unwrapped ?? statement : statement
    guard value.kind == .sequence else { return nil }
    let parts = Array(value.children)
    guard parts.count == 3, parts[1].kind == .binaryOperator,
      parts[1].bytes(ofToken: parts[1].firstToken).elementsEqual("??".utf8),
      parts[0].calledName == .map || parts[0].calledName == .flatMap,
      let optional = parts[0].callee?.base, let last = hidden(parts[2].unwrapped), let other = use(of: last),
      let closure = parts[0].trailingClosures.first?.value ?? parts[0].unlabelledArgument,
      closure.kind == .closure,
      let shown = closure.statements.last?.unwrapped, let first = hidden(shown), let some = use(of: first)
    else { return nil }
    let leaves = [
      Leaf(arm: BaseArm(branch: 0, use: some.use, syntax: first, isErased: true), base: some.base, block: first),
      Leaf(arm: BaseArm(branch: 1, use: other.use, syntax: last, isErased: true), base: other.base, block: last),
    ]
    guard differ(leaves) else { return nil }
    return described(value, leaves, [optional])
  }

  // MARK: Conditions

  /// The branch with its conditions; nil if they are all constant.
  private func described(_ syntax: Node, _ leaves: [Leaf], _ deciding: [Node]) -> BaseBranch? {
    let conditions = deciding.flatMap { self.conditions(of: $0) }
    var reads = Reads()
    for condition in conditions where !isConstant(condition) { read(condition, &reads) }
    // The base decides only by its type, which does not change.
    let bases = Set(leaves.map(\.base))
    var parameter: Int?
    var property: MemberID?
    for base in bases {
      switch base {
      case .local(let local):
        let number = body.locals[Int(local)].parameter
        parameter = number >= 0 ? Int(number) : nil
      case .property(let id): property = id
      case .itself, .configuration: break
      }
    }
    guard !reads.parameters.isEmpty || !reads.properties.isEmpty || reads.other else { return nil }
    return BaseBranch(
      syntax: syntax, conditions: conditions, test: test(syntax, deciding), parameters: reads.parameters,
      properties: reads.properties, readsOther: reads.other, arms: leaves.map(\.arm),
      baseParameter: parameter, baseProperty: property)
  }

  func conditions(of node: Node) -> [Node] {
    switch node.kind {
    case .ifExpr, .guardStmt: return node.child(.conditionList).map { Array($0.children) } ?? []
    case .switchExpr: return [node.asSwitch?.subject].compactMap { $0 }
    case .sequence:
      return node.asTernary.map { $0.condition.filter { $0.kind != .binaryOperator } } ?? [node]
    default: return [node]
    }
  }

  private func isConstant(_ condition: Node) -> Bool {
    if condition.kind == .optionalBinding || condition.kind == .matchingCondition { return false }
    if condition.kind == .identifierExpr, let use = body.use(at: condition), body.uses[use].local >= 0 {
      return false
    }
    return index.isConstant(condition, in: tree.body)
  }

  private func isConstantStatement(_ node: Node) -> Bool {
    conditions(of: node).allSatisfy { isConstant($0) }
  }

  struct Reads {
    var parameters: [Int] = []
    var properties: [MemberID] = []
    var other = false
  }

  /// Adds what the condition reads of the instance and of the call.
  func read(_ condition: Node, _ reads: inout Reads) {
    read(one: condition, &reads)
    for node in condition.descendants { read(one: node, &reads) }
  }

  func read(one node: Node, _ reads: inout Reads) {
    // An enumeration tests its own case: `switch self`, `self == .plain`.
    if node.kind == .identifierExpr, node.name == .`self`, !isOnSelf, node.parent?.kind != .memberAccess,
      let owner, index[owner].kind == .enum
    {
      reads.other = true
      return
    }
    guard let number = body.use(at: node), base(node) == nil else { return }
    let use = body.uses[number]
    if use.local >= 0 { return read(local: use.local, &reads) }
    switch tree.body.target(number) {
    case .member(let id):
      let member = index[id]
      guard index.owner(id) != nil, !member.isStatic, member.kind != .enumCase, member.kind != .initializer,
        use.kind == .identifier || isOwnSelf(node), !baseProperties.contains(id)
      else { return }
      if !isConstant(node), !reads.properties.contains(id) { reads.properties.append(id) }
    default: break
    }
  }

  private func isOwnSelf(_ node: Node) -> Bool {
    let access = node.kind == .call ? node.callee?.unwrapped ?? node : node
    return access.kind == .memberAccess && access.base?.name == .`self`
  }

  func read(local: Int32, _ reads: inout Reads) {
    if baseLocals.contains(local) { return }
    let fact = body.locals[Int(local)]
    if fact.parameter >= 0 {
      if !reads.parameters.contains(Int(fact.parameter)) { reads.parameters.append(Int(fact.parameter)) }
      return
    }
    if fact.initial >= 0, !fact.isMutable, !fact.isElement {
      let node = body.node(Int(fact.initial))
      if isConstant(node) { return }
    }
    reads.other = true
  }

  func test(_ syntax: Node, _ deciding: [Node]) -> BranchTest {
    guard deciding.count == 1, syntax.kind == .ifExpr, let list = syntax.child(.conditionList),
      let only = list.firstChild, only.end == list.end
    else { return .other }
    if let binding = only.asOptionalBinding {
      if let value = binding.value?.unwrapped { return name(value).map { .value($0) } ?? .other }
      return binding.name == .none ? .other : .value(binding.name)
    }
    let condition = only.unwrapped
    if condition.kind == .prefixExpr, condition.tokens.count > 1,
      let operand = condition.firstChild?.unwrapped,
      condition.bytes(ofToken: condition.firstToken).elementsEqual("!".utf8)
    {
      return name(operand).map { .flag($0, isNegated: true) } ?? .other
    }
    return name(condition).map { .flag($0, isNegated: false) } ?? .other
  }

  /// The name of `flag`, `self.flag`, or of `flag()` for an autoclosure; nil for other expressions.
  func name(_ node: Node) -> Name? {
    switch node.kind {
    case .identifierExpr: return node.name
    case .memberAccess: return node.base?.name == .`self` ? node.name : nil
    case .call:
      guard node.firstChild?.kind == .identifierExpr, node.child(.argument) == nil,
        node.child(.trailingClosure) == nil
      else { return nil }
      return node.calledName
    default: return nil
    }
  }
}
