// Builds the view tree of one body from its statements and expressions.

import Frameworks
import Project
import Syntax

/// Builds one tree. Recursion follows the syntax, whose depth is limited.
struct TreeConstruction {
  let index: Index
  let member: MemberID
  let file: SourceFile
  let owner: TypeID?
  let body: Body
  var nodes: [ViewNode] = []
  /// The bases of open `#if` clauses in postfix chains, innermost last.
  var omittedBases: [Node] = []
  /// How often the base of the innermost one is shown.
  private var copies = 1
  /// Each clause continues the chain before its `#if`, so that with each further `#if` that chain is shown twice as often.
  /// Beyond this, only the first clause of an `#if` counts. Real chains have up to four.
  private static let copyLimit = 64

  init(index: Index, member: MemberID) {
    self.index = index
    self.member = member
    file = index.files[index.file(member)]
    owner = index.owner(member)
    body = index.body(of: member)
  }

  mutating func run() -> ViewTree {
    let isBuilder = index.isBuilder(member)
    let block = index.isLeftOut(member) ? nil : index.bodyBlock(of: member)
    let root = open(.body, block ?? index.node(member))
    if let block {
      let returns = block.returnStatements
      if isBuilder || (returns.isEmpty && block.statements.count == 1) {
        statements(of: block)
      } else {
        for statement in returns {
          let alternative = open(.alternative, statement)
          if let value = statement.firstChild { expression(value) }
          close(alternative)
        }
        // An implicit return after declarations, as in a one-line getter.
        if returns.isEmpty, let last = block.lastChild { expression(last) }
      }
    }
    close(root)
    return ViewTree(self, isBuilder: isBuilder)
  }

  private var parents: [Int] = []

  private mutating func open(
    _ kind: ViewKind, _ syntax: Node, name: Name = .none, _ change: (inout ViewNode) -> Void = { _ in }
  ) -> Int {
    var node = ViewNode(kind: kind, syntax: syntax, parent: parents.last ?? -1, end: 0, name: name)
    change(&node)
    nodes.append(node)
    parents.append(nodes.count - 1)
    return nodes.count - 1
  }

  private mutating func close(_ i: Int) {
    nodes[i].end = nodes.count
    parents.removeLast()
  }

  private func target(_ node: Node) -> Target {
    body.use(at: node).map { body.target($0) } ?? .unknown
  }

  // MARK: Statements

  /// Adds the views of a block, without declarations and assignments.
  mutating func statements(of block: Node) {
    for statement in block.children {
      switch statement.kind {
      case .variableDecl, .functionDecl, .closureSignature, .caseItem, .ifConfigCondition, .attribute, .structDecl,
        .enumDecl, .classDecl, .typealiasDecl, .guardStmt, .deferStmt, .sourceLocation, .throwStmt,
        .breakStmt:
        continue
      case .returnStmt:
        if let value = statement.firstChild { expression(value) }
      case .sequence where statement.children.contains(where: \.isAssignment): continue
      case .doStmt:
        if let block = statement.child(.codeBlock) { statements(of: block) }
      case .ifConfig: compileTime(statement)
      default: expression(statement)
      }
    }
  }

  mutating func compileTime(_ node: Node) {
    let clauses = node.children.filter { !index.isUnbuilt($0.number, in: file) }
    if clauses.isEmpty { return }
    let conditional = open(.conditional, node) {
      $0.form = .compileTime
      $0.isConstant = true
    }
    for clause in clauses {
      let branch = open(.branch, clause)
      statements(of: clause)
      close(branch)
    }
    close(conditional)
  }

  private mutating func ifStatement(_ node: Node) {
    var form = ConditionalForm.ifElse
    var isConstant = true
    if let conditions = node.child(.conditionList) {
      for condition in conditions.children {
        switch condition.kind {
        case .availabilityCondition: if form == .ifElse { form = .availability }
        case .optionalBinding, .matchingCondition:
          form = .ifLet
          isConstant = false
        default:
          if !index.isConstant(condition, in: body) {
            if form == .availability { form = .ifElse }
            isConstant = false
          }
        }
      }
    }
    let blocks = node.children.filter { $0.kind != .conditionList }
    let conditional = open(.conditional, node) {
      $0.form = form
      $0.isConstant = isConstant
      $0.isExhaustive = blocks.count > 1
    }
    for block in blocks {
      if block.kind == .ifExpr {
        // `else if`: a conditional of its own inside of the branch, nested as the builder nests it.
        let branch = open(.branch, block)
        ifStatement(block)
        close(branch)
      } else {
        let branch = open(.branch, block)
        statements(of: block)
        close(branch)
      }
    }
    close(conditional)
  }

  private mutating func switchStatement(_ node: Node) {
    let subject = node.firstChild
    let isConstant = subject.map { index.isConstant($0, in: body) } ?? false
    let conditional = open(.conditional, node) {
      $0.form = .switchCase
      $0.isConstant = isConstant
      $0.isExhaustive = true
    }
    func cases(_ parent: Node) -> [Node] {
      parent.children.flatMap { child -> [Node] in
        switch child.kind {
        case .switchCase: [child]
        case .ifConfig: child.children.flatMap { index.isUnbuilt($0.number, in: file) ? [] : cases($0) }
        default: []
        }
      }
    }
    for arm in cases(node) {
      let branch = open(.branch, arm)
      statements(of: arm)
      close(branch)
    }
    close(conditional)
  }

  // MARK: Expressions

  mutating func expression(_ node: Node) {
    let node = node.unwrapped
    switch node.kind {
    case .ifExpr: ifStatement(node)
    case .switchExpr: switchStatement(node)
    case .ifConfig: compileTime(node)
    case .call: call(node)
    case .memberAccess: member(node)
    case .identifierExpr:
      if let view = localView(node) { return expression(view) }
      leaf(.reference, node, name: node.name, member: projectMember(node))
    case .sequence: sequence(node)
    case .postfixIfConfig: postfixIfConfig(node)
    case .omittedBase:
      guard let base = omittedBases.popLast() else { return leaf(.unknown, node) }
      // If the base is such a chain itself, it continues the next outer one.
      expression(base)
      omittedBases.append(base)
    case .optionalChaining, .forceUnwrap:
      if let inner = node.firstChild { expression(inner) }
    case .subscriptCall, .macroExpansion: leaf(.unknown, node)
    default: leaf(.unknown, node)
    }
  }

  private mutating func leaf(_ kind: ViewKind, _ node: Node, name: Name = .none, member: MemberID? = nil) {
    let i = open(kind, node, name: name) { $0.member = member }
    close(i)
  }

  /// `Row()` in `let row = Row()` if the constant has only one use: SwiftUI sees it there. Nil for other locals.
  private func localView(_ node: Node) -> Node? {
    guard case .local(let i) = target(node) else { return nil }
    let local = body.locals[Int(i)]
    guard !local.isMutable, !local.isElement, local.parameter < 0, local.node > 0 else { return nil }
    let binding = file.tree.node(Int(local.node))
    guard binding.kind == .binding, binding.child(.typeAnnotation) == nil,
      let value = binding.initialValue?.unwrapped, value.kind == .call,
      // A local for an erased view has a name that findings use.
      value.calledName != .AnyView,
      body.uses.count(where: { $0.kind == .identifier && $0.local == i }) == 1
    else { return nil }
    return value
  }

  private func projectMember(_ node: Node) -> MemberID? {
    if case .member(let id) = target(node) { return id }
    return nil
  }

  private mutating func sequence(_ node: Node) {
    // `c ? a : b`; everything after the first `?` of a flat sequence is one of its arms.
    let parts = Array(node.children)
    guard let question = parts.firstIndex(where: { $0.kind == .ternary }), question > 0 else {
      return leaf(.unknown, node)
    }
    let isConstant = parts[..<question].allSatisfy {
      $0.kind == .binaryOperator || index.isConstant($0, in: body)
    }
    let conditional = open(.conditional, node) {
      $0.form = .ternary
      $0.isConstant = isConstant
      $0.isExhaustive = true
    }
    if let then = parts[question].firstChild {
      let branch = open(.branch, parts[question])
      expression(then)
      close(branch)
    }
    for part in parts[(question + 1)...] {
      if part.kind == .ternary, let inner = part.firstChild {
        let branch = open(.branch, part)
        expression(inner)
        close(branch)
      }
    }
    if let last = parts.last, last.kind != .ternary {
      let branch = open(.branch, last)
      expression(last)
      close(branch)
    }
    close(conditional)
  }

  private mutating func postfixIfConfig(_ node: Node) {
    guard let base = node.firstChild else { return leaf(.unknown, node) }
    var clauses = node.children.filter {
      $0.kind == .ifConfigClause && $0.lastChild.map { $0.kind != .ifConfigCondition } ?? false
        && !index.isUnbuilt($0.number, in: file)
    }
    if clauses.isEmpty { return expression(base) }
    if copies * clauses.count > Self.copyLimit { clauses = [clauses[0]] }
    copies *= clauses.count
    defer { copies /= clauses.count }
    let conditional = open(.conditional, node) {
      $0.form = .compileTime
      $0.isConstant = true
    }
    omittedBases.append(base)
    for clause in clauses {
      guard let chain = clause.lastChild else { continue }
      let branch = open(.branch, clause)
      expression(chain)
      close(branch)
    }
    omittedBases.removeLast()
    close(conditional)
  }

  /// Adds `a.b` without a call.
  mutating func member(_ node: Node) {
    if let base = node.base, base.isNamedLikeType, projectMember(node) == nil, projectMember(base) == nil {
      // `Color.red`, `Image.logo`
      let i = open(.element, node, name: base.name)
      close(i)
      return
    }
    if let id = projectMember(node), isModifier(id), let base = node.base {
      // A computed property of an extension of `View`.
      let i = open(.modified, node, name: node.name) { $0.member = id }
      expression(base)
      close(i)
      return
    }
    leaf(.reference, node, name: node.name, member: projectMember(node))
  }

  /// Whether the member is a modifier: applied to a view, and returning a view.
  private func isModifier(_ id: MemberID) -> Bool {
    guard let owner = index.owner(id), !index[id].isStatic else { return false }
    let entry = index[owner]
    return entry.traits.contains(.view) || entry.name == .View || ViewTypes.has(.view, entry.name)
  }

  /// Whether it is a namespace for modifiers: `content.backport` with `extension View { var backport: Backport<Self>
  /// }`.
  private func isNamespace(_ base: Node) -> Bool {
    guard base.kind == .memberAccess, let id = projectMember(base), isModifier(id),
      case .named(_, let arguments, _) = index[id].type
    else { return false }
    return arguments.contains { $0.name == .`Self` }
  }

  private func givesView(_ id: MemberID) -> Bool { Conformances.has(.view, index[id].type.name) }

  private mutating func call(_ node: Node) {
    guard let callee = node.callee?.unwrapped else { return leaf(.unknown, node) }
    switch callee.kind {
    case .identifierExpr:
      if callee.isNamedLikeType || callee.name == .`Self` { return element(node, callee) }
      let id = projectMember(node)
      let i = open(.reference, node, name: callee.name) { $0.member = id }
      slots(node)
      close(i)
    case .memberAccess:
      if callee.name == .`init` || callee.isNamedLikeType { return element(node, callee) }
      if let base = callee.base, isModification(node, callee, base) {
        let id = projectMember(node)
        if callee.name == .eraseToAnyView || (id.map { erases($0) } ?? false) {
          let i = open(.erased, node, name: callee.name) { $0.member = id }
          expression(base)
          close(i)
          return
        }
        let i = open(.modified, node, name: callee.name) { $0.member = id }
        expression(base)
        slots(node)
        close(i)
        return
      }
      let id = projectMember(node)
      let i = open(.reference, node, name: callee.name) { $0.member = id }
      slots(node)
      close(i)
    default: leaf(.unknown, node)
    }
  }

  /// Whether the member has the type `AnyView` and no parameters, as a modifier that returns `AnyView(self)`.
  func erases(_ id: MemberID) -> Bool {
    let fact = index[id]
    return fact.type.name == .AnyView && fact.parameters.isEmpty
  }

  /// Whether `base.name(…)` is a modifier of a view, and not a method of another value.
  private func isModification(_ node: Node, _ callee: Node, _ base: Node) -> Bool {
    let base = base.unwrapped
    if let id = projectMember(node) { return isModifier(id) || isNamespace(base) && givesView(id) }
    switch base.kind {
    case .call, .postfixIfConfig, .omittedBase: return true
    case .memberAccess, .identifierExpr, .forceUnwrap, .optionalChaining:
      // `Color.red.opacity(…)`, `content.padding()`, `self.padding()`.
      if base.kind == .identifierExpr, base.isNamedLikeType, projectMember(base) == nil { return false }
      if let use = body.use(at: base), let type = body.type(use) {
        if let id = type.type { return index[id].traits.contains(.view) || Modifiers.isModifier(callee.name) }
        if type.name == .View || ViewTypes.has(.view, type.name) { return true }
        return type.name == .Content || Modifiers.isModifier(callee.name)
      }
      return Modifiers.isModifier(callee.name) || extendsView(callee.name)
    default: return true
    }
  }

  /// Whether the project extends `View` by a member of this name.
  private func extendsView(_ name: Name) -> Bool {
    index.frameworkType(.View).map { !index.members(named: name, of: $0).isEmpty } ?? false
  }

  mutating func element(_ node: Node, _ callee: Node) {
    let named = callee.name == .`init` ? callee.base ?? callee : callee
    if named.name == .AnyView {
      let i = open(.erased, node, name: named.name)
      if let value = node.arguments.first?.value {
        expression(value)
      } else if let closure = node.trailingClosures.first?.value {
        statements(of: closure)
      }
      close(i)
      return
    }
    var type: TypeID?
    if case .construction(let id) = target(node) { type = id }
    let i = open(.element, node, name: named.name) { $0.type = type }
    slots(node)
    close(i)
  }

  /// Adds content closures, and arguments that are views.
  mutating func slots(_ node: Node) {
    guard let use = body.use(at: node) else { return }
    let shape = index.shape(of: body.uses[use], in: body)
    var position = 0
    for argument in node.children where argument.kind == .argument || argument.kind == .trailingClosure {
      defer { position += 1 }
      guard let value = argument.value else { continue }
      if value.kind == .closure {
        guard let number = body.closure(at: value) else { continue }
        let closure = body.closures[number]
        let closureUse = index.closureUse(of: closure, in: body)
        let isContent = closureUse.map { $0.role.isContent } ?? index.buildsView(closure, in: body)
        guard isContent else { continue }
        let slot = open(.slot, value, name: argument.name) { $0.use = closureUse ?? ClosureUse(.content) }
        let returns = value.returnStatements
        if returns.isEmpty {
          statements(of: value)
        } else {
          for statement in returns {
            let alternative = open(.alternative, statement)
            if let result = statement.firstChild { expression(result) }
            close(alternative)
          }
        }
        close(slot)
      } else if let known = Closures.viewArgument(at: position, in: shape) {
        let slot = open(.slot, value, name: argument.name) {
          $0.use = ClosureUse(known.isDeferred ? .deferredContent : .content, known.kind)
        }
        expression(value)
        close(slot)
      }
    }
  }
}
