// Finds the base of a body, what arms make of it, and the branches that decide.

import Frameworks
import Project
import Syntax

/// Searches one body for branches on the base.
struct BaseSearch {
  let index: Index
  let tree: ViewTree
  let file: SourceFile
  let fact: MemberFact
  let owner: TypeID?
  /// Whether `self` is a view that callers pass, by applying the member to it.
  let isOnSelf: Bool
  /// Whether the member applies to all views, and not to one type of the project, whose methods build parts of it.
  let isOnAnyView: Bool
  /// The body of the member with its uses.
  var body: Body { tree.body }
  /// Locals that are the base, and parameters that hold it: a configuration.
  var baseLocals: Set<Int32> = []
  private var configurations: Set<Int32> = []
  var baseProperties: Set<MemberID> = []

  /// Whether the block has a branch. Cheaper than a view tree.
  static func mayBranch(_ block: Node?) -> Bool {
    guard let block else { return false }
    return block.descendants.contains {
      switch $0.kind {
      case .ifExpr, .switchExpr, .ternary, .guardStmt: true
      case .binaryOperator: $0.tokens.count == 1 && $0.bytes(ofToken: $0.firstToken).elementsEqual("??".utf8)
      default: false
      }
    }
  }

  init(index: Index, tree: ViewTree) {
    self.index = index
    self.tree = tree
    file = index.files[tree.file]
    fact = index[tree.member]
    owner = tree.owner
    let isView = owner.map { owner in
      let entry = index[owner]
      return entry.traits.contains(.view) || entry.name == .View || ViewTypes.has(.view, entry.name)
        || Conformances.has(.view, entry.name)
    }
    isOnSelf = isView == true && !fact.isStatic && fact.name != .body
    isOnAnyView = isOnSelf && owner.map { !index[$0].isProjectType || index[$0].kind == .protocol } ?? false
    findBases()
  }

  private mutating func findBases() {
    let isModifier = index.isModifierBody(tree.member)
    var own: Set<Int32> = []
    for i in body.uses.indices where body.uses[i].local >= 0 { own.insert(body.uses[i].local) }
    for i in own {
      let local = body.locals[Int(i)]
      guard local.parameter >= 0 else { continue }
      if isModifier, local.type.name == .Configuration || fact.name == .makeBody {
        configurations.insert(i)
      } else if isAnyView(local.type) || (isModifier && local.type.name == .Content) {
        baseLocals.insert(i)
      }
    }
    guard let owner, index[owner].isProjectType, index[owner].kind != .protocol else { return }
    for property in index.storedProperties(of: owner) where isAnyView(index[property].type) {
      baseProperties.insert(property)
    }
  }

  /// `some View`, `AnyView`, a generic parameter that is a view, or a closure that returns one of these.
  private func isAnyView(_ type: WrittenType) -> Bool {
    switch type {
    case .some(.named(let name, _, _)), .any(.named(let name, _, _)): return name == .View
    case .function(let result): return isAnyView(result)
    case .named(let name, let arguments, _):
      guard arguments.isEmpty else { return false }
      if name == .AnyView { return true }
      if let generic = fact.generics.first(where: { $0.name == name }) { return generic.constraint == .View }
      guard let owner, let place = index[owner].declaration else { return false }
      return index[place].generics.contains { $0.name == name && $0.constraint == .View }
    default: return false
    }
  }

  // MARK: The base

  enum Base: Hashable {
    case itself, local(Int32), property(MemberID), configuration
  }

  /// The base that the expression is; nil if it is another expression.
  func base(_ node: Node) -> Base? {
    let use = body.use(at: node)
    switch node.kind {
    case .identifierExpr:
      if node.name == .`self` { return isOnSelf ? .itself : nil }
      guard let use else { return nil }
      let local = body.uses[use].local
      if local >= 0 { return isClosure(local) ? nil : base(ofLocal: local) }
      guard case .member(let id) = tree.body.target(use), baseProperties.contains(id) else { return nil }
      return index[id].type.isFunction ? nil : .property(id)
    case .memberAccess:
      guard let receiver = node.base else { return nil }
      if receiver.name == .`self`, let use, case .member(let id) = tree.body.target(use),
        baseProperties.contains(id)
      {
        return index[id].type.isFunction ? nil : .property(id)
      }
      guard receiver.kind == .identifierExpr, let inner = body.use(at: receiver),
        configurations.contains(body.uses[inner].local), Self.isPart(node.name)
      else { return nil }
      return .configuration
    case .call:
      if let use, node.child(.argument) == nil, node.child(.trailingClosure) == nil {
        // `content()`
        let local = body.uses[use].local
        if local >= 0 { return isClosure(local) && baseLocals.contains(local) ? .local(local) : nil }
        if case .member(let id) = tree.body.target(use), baseProperties.contains(id) { return .property(id) }
        return nil
      }
      // `Button(configuration)`
      let arguments = node.arguments
      guard node.callee?.isNamedLikeType == true, arguments.count == 1, node.trailingClosures.isEmpty,
        arguments[0].name == .none, let value = arguments[0].value, value.kind == .identifierExpr,
        let inner = body.use(at: value), configurations.contains(body.uses[inner].local)
      else { return nil }
      return .configuration
    default: return nil
    }
  }

  private func isClosure(_ local: Int32) -> Bool { body.locals[Int(local)].type.isFunction }

  /// The base that a local holds, modified or not: `let framed = content.padding()`. Nil if it holds none.
  func base(ofLocal local: Int32) -> Base? {
    if baseLocals.contains(local) { return .local(local) }
    let fact = body.locals[Int(local)]
    guard fact.parameter < 0, !fact.isMutable, !fact.isElement, fact.initial >= 0 else { return nil }
    var use = body.uses[Int(fact.initial)]
    var steps = 0
    while use.receiver >= 0, steps < FollowLimit.modifiers {
      if !use.isCall, use.kind == .member {
        // A property of a view is a view only if it is a modifier.
        return base(file.tree.node(Int(use.node)))
      }
      use = body.uses[Int(use.receiver)]
      steps += 1
    }
    guard use.kind == .identifier, use.receiver == -1 else { return nil }
    if use.local >= 0 { return use.local == local ? nil : base(ofLocal: use.local) }
    return base(file.tree.node(Int(use.node)))
  }

  /// Whether it is a view that a style takes from its configuration.
  private static func isPart(_ name: Name) -> Bool {
    switch name.known {
    case .label, .content, .icon, .title, .currentValueLabel, .minimumValueLabel, .maximumValueLabel: true
    default: false
    }
  }

  // MARK: What is made of it

  /// What the expression makes of the base; nil if the base does not occur in it.
  func use(of expression: Node) -> (use: BaseUse, base: Base)? {
    var node = expression.unwrapped
    var modifiers: [Node] = []
    while true {
      if let base = base(node) {
        return (modifiers.isEmpty ? .unchanged : .modified(modifiers.reversed()), base)
      }
      switch node.kind {
      case .call:
        guard let callee = node.callee?.unwrapped else { break }
        if callee.kind == .memberAccess, let receiver = callee.base?.unwrapped {
          if modifies(node, callee, receiver) {
            if !isEmptyModifier(node, callee) { modifiers.append(node) }
            node = receiver
            continue
          }
        } else if callee.kind == .identifierExpr {
          if let inner = transparentContent(node, callee) {
            node = inner
            continue
          }
          if isOnSelf, isImplicitModifier(node, callee) {
            if !isEmptyModifier(node, callee) { modifiers.append(node) }
            return (modifiers.isEmpty ? .unchanged : .modified(modifiers.reversed()), .itself)
          }
        }
        if !callee.isNamedLikeType, let base = givenBase(node) { return (.transformed(node), base) }
      case .memberAccess:
        if let receiver = node.base?.unwrapped, modifies(node, node, receiver) {
          modifiers.append(node)
          node = receiver
          continue
        }
      case .postfixIfConfig:
        if let inner = node.firstChild {
          modifiers.append(node)
          node = inner
          continue
        }
      case .optionalChaining, .forceUnwrap:
        if let inner = node.firstChild {
          node = inner
          continue
        }
      default: break
      }
      return occurrence(in: expression).map { (.wrapped(expression), $0) }
    }
  }

  /// Whether `receiver.callee` is a modifier of the receiver, and not another view that it holds.
  private func modifies(_ node: Node, _ callee: Node, _ receiver: Node) -> Bool {
    if receiver.kind == .identifierExpr, receiver.isNamedLikeType { return false }
    if receiver.kind == .identifierExpr, receiver.name == .`self` {
      // Any call on `self` in an extension of `View` modifies it.
      return isOnSelf && (isOnAnyView && node.kind == .call || isModifierOfSelf(callee.name, body.use(at: node)))
    }
    return true
  }

  /// Whether the member is a modifier. A member of a view type of the project may be any part of it.
  private func isModifierOfSelf(_ name: Name, _ use: Int?) -> Bool {
    if let use, case .member(let id) = tree.body.target(use) {
      guard let owner = index.owner(id), !index[id].isStatic else { return false }
      let entry = index[owner]
      if entry.kind == .protocol || !entry.isProjectType { return entry.name == .View || isViewEntry(entry) }
      return false
    }
    return Modifiers.isModifier(name)
  }

  private func isViewEntry(_ entry: TypeEntry) -> Bool {
    entry.traits.contains(.view) || ViewTypes.has(.view, entry.name) || Conformances.has(.view, entry.name)
  }

  /// Whether the call is an implicit modifier of `self`: `padding()` in an extension of `View`.
  private func isImplicitModifier(_ node: Node, _ callee: Node) -> Bool {
    guard !callee.isNamedLikeType, let use = body.use(at: node), body.uses[use].local < 0 else {
      return false
    }
    if case .member(let id) = tree.body.target(use), !isFunctionOrProperty(id) { return false }
    return isModifierOfSelf(callee.name, use)
  }

  private func isFunctionOrProperty(_ id: MemberID) -> Bool {
    let kind = index[id].kind
    return kind == .function || kind == .computedProperty
  }

  private func isEmptyModifier(_ node: Node, _ callee: Node) -> Bool {
    callee.name == .modifier && node.arguments.count == 1
      && node.arguments[0].value?.calledName == .EmptyModifier
  }

  /// The only view inside `Group { }` and `AnyView( )`, which do not change it; nil for other calls.
  private func transparentContent(_ node: Node, _ callee: Node) -> Node? {
    guard callee.name == .Group || callee.name == .AnyView else { return nil }
    if let closure = node.trailingClosures.first?.value, node.trailingClosures.count == 1 {
      let statements = closure.statements
      return statements.count == 1 ? statements[0].unwrapped : nil
    }
    return node.arguments.count == 1 ? node.arguments[0].value?.unwrapped : nil
  }

  /// The base, if it is an argument of the call itself; otherwise nil.
  private func givenBase(_ node: Node) -> Base? {
    for argument in node.arguments {
      if let value = argument.value?.unwrapped, let base = base(value), base != .itself || isOnAnyView {
        return base
      }
    }
    return nil
  }

  /// The base, if the expression shows it independently of inner conditions; otherwise nil.
  func occurrence(in node: Node) -> Base? {
    if let base = base(node), base != .itself || isOnAnyView { return base }
    var iterator = node.descendants
    while let inner = iterator.next() {
      switch inner.kind {
      case .ifExpr, .switchExpr, .ternary: iterator.skipSubtree(of: inner)
      default:
        guard let base = base(inner) else { continue }
        if base == .itself, !isOnAnyView || !isShown(inner) { continue }
        return base
      }
    }
    return nil
  }

  /// Whether `self` is shown, as such or with a modifier; not `self.name`.
  private func isShown(_ node: Node) -> Bool {
    guard let parent = node.parent, parent.kind == .memberAccess else { return true }
    let call = parent.parent
    return modifies(call?.kind == .call ? call ?? parent : parent, parent, node)
  }
}
