// Bodies that are given a view and decide, by a branch, what to make of it.
//
// The view that a body is given is its base: `self` in an extension of `View`, `content` in a
// `ViewModifier`, a parameter or stored property that holds any view, `configuration.label` in a style.
// A branch that passes it on as it is in one arm and modified in another, or modified in two ways, makes
// two different views of one; each flip of its condition replaces the base with all that is below it.

import Frameworks
import Project
import Syntax

/// What one arm of a branch makes of the base.
public enum BaseUse: Sendable {
  /// The base as it came.
  case unchanged
  /// Calls and member accesses that modify the base, from the inside out.
  case modified([Node])
  /// A call that is given the base: `transform(self)`.
  case transformed(Node)
  /// The base stands somewhere inside another view.
  case wrapped(Node)
}

/// One view that a branch may show, and that holds the base.
public struct BaseArm: Sendable {
  /// Which branch of the outermost conditional it belongs to.
  public let branch: Int
  public let use: BaseUse
  /// The expression or block.
  public let syntax: Node
  /// It is inside `AnyView`.
  public let isErased: Bool
}

/// How a branch is decided, as far as a caller can take part.
public enum BranchTest: Hashable, Sendable {
  /// `if flag`, `if !flag`: a parameter or stored property of type `Bool`, alone.
  case flag(Name, isNegated: Bool)
  /// `if let value`: an optional parameter or stored property, alone.
  case value(Name)
  case other
}

/// A branch whose arms show the same base in different guise.
public struct BaseBranch: Sendable {
  /// The `if`, `switch` or ternary; the `return` that a branch without a builder chooses.
  public let syntax: Node
  /// The expressions that decide.
  public let conditions: [Node]
  public let test: BranchTest
  /// Parameters of the member (their numbers) that the conditions read.
  public let parameters: [Int]
  /// Stored and computed properties of the type that the conditions read.
  public let properties: [MemberID]
  /// The conditions read a local, or call something.
  public let readsOther: Bool
  public let arms: [BaseArm]
  /// What is branched on: a parameter (its number), or a stored property; neither for `self`.
  public let baseParameter: Int?
  public let baseProperty: MemberID?

  /// Some arm passes the base on as it came.
  public var hasUnchangedArm: Bool {
    arms.contains { if case .unchanged = $0.use { true } else { false } }
  }
  /// Both arms only place the base inside other views.
  public var onlyWraps: Bool {
    arms.allSatisfy { if case .wrapped = $0.use { true } else { false } }
  }
  /// Where a finding about the branch stands: from `if` or `switch` to the end of the condition.
  public var headRange: Range<Int> {
    let end = conditions.map { $0.range.upperBound }.filter { $0 <= syntax.range.upperBound }.min()
    let first = syntax.tokenRange(syntax.firstToken)
    switch syntax.kind {
    case .ifExpr, .guardStmt:
      return first.lowerBound..<(syntax.child(.conditionList)?.range.upperBound ?? first.upperBound)
    case .switchExpr: return first.lowerBound..<(syntax.firstChild?.range.upperBound ?? first.upperBound)
    default: return first.lowerBound..<max(end ?? first.upperBound, first.upperBound)
    }
  }
}

extension Index {
  /// The branches of a body that show its base in different guise, outermost first. Branches on
  /// constants are none.
  public func baseBranches(of tree: ViewTree) -> [BaseBranch] {
    guard BaseSearch.mayBranch(bodyBlock(of: tree.member)) else { return [] }
    var search = BaseSearch(index: self, tree: tree)
    return search.run()
  }

  /// The branch that makes a member of the project (a modifier, a free function, or the body of a view
  /// that holds another) a conditional modifier; nil if it is none.
  public func conditionalHelper(_ member: MemberID) -> BaseBranch? {
    guard self[member].hasBody else { return nil }
    return derivation(.conditionalHelper, of: member.number) { HelperBranch(findConditionalHelper(member)) }.branch
  }

  private func findConditionalHelper(_ member: MemberID) -> BaseBranch? {
    // The facts first: what gives no view may stand in a file whose tree would have to be built again.
    guard isViewMember(self[member], owner: owner(member), file: file(member)),
      BaseSearch.mayBranch(bodyBlock(of: member))
    else { return nil }
    return findConditionalHelper(viewTree(of: member))
  }

  /// As above, for a tree that is there already.
  public func conditionalHelper(_ tree: ViewTree) -> BaseBranch? {
    derivation(.conditionalHelper, of: tree.member.number) { HelperBranch(findConditionalHelper(tree)) }.branch
  }

  private func findConditionalHelper(_ tree: ViewTree) -> BaseBranch? {
    // `body(content:)`, `makeBody(configuration:)` and what they call: nobody else calls these.
    if isModifierBody(tree.member) { return nil }
    let isView = tree.owner.map { self[$0].traits.contains(.view) } ?? true
    // What shows its content in one or another place is a container, no modifier. Properties of a type
    // that is no view stay as they are.
    return baseBranches(of: tree).first { branch in
      !branch.onlyWraps
        && (isView || branch.baseProperty == nil || !branch.parameters.isEmpty || branch.readsOther)
    }
  }

  /// Does the member belong to a `ViewModifier` or a style, which SwiftUI hands a view to place?
  public func isModifierBody(_ member: MemberID) -> Bool {
    guard let owner = owner(member) else { return false }
    let entry = self[owner]
    return entry.conforms(to: .ViewModifier) || entry.conforms(to: .AnimatableModifier)
      || entry.traits.contains(.style) || self[member].name == .makeBody
  }

  /// The branch in the body of a view that holds another: `struct ApplyIf<Content: View>: View`.
  public func conditionalWrapper(_ type: TypeID) -> (body: MemberID, branch: BaseBranch)? {
    derivation(.conditionalWrapper, of: type.number) { Wrapper(findConditionalWrapper(type)) }.found
  }

  private func findConditionalWrapper(_ type: TypeID) -> (body: MemberID, branch: BaseBranch)? {
    guard self[type].traits.contains(.view), self[type].isProjectType,
      let body = self[type].members.first(where: {
        let fact = self[$0]
        return fact.name == .body && fact.kind == .computedProperty && !fact.isStatic
      }), let branch = conditionalHelper(body), branch.baseProperty != nil
    else { return nil }
    return (body, branch)
  }

  /// The argument of `call` for each parameter; nil where the default value is taken. Nil if the call
  /// does not fit.
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
  /// May a trailing closure be its argument? An alias may stand for a function.
  var takesClosure: Bool {
    if type.isFunction { return true }
    if case .named(_, let arguments, _) = type { return !arguments.isEmpty }
    return false
  }
}

/// What makes a body a conditional modifier, if anything does.
private final class HelperBranch: AnyDerivation, @unchecked Sendable {
  let branch: BaseBranch?
  init(_ branch: BaseBranch?) { self.branch = branch }
}

/// The body and the branch that make a view a conditional modifier of what it holds, if any do.
private final class Wrapper: AnyDerivation, @unchecked Sendable {
  let found: (body: MemberID, branch: BaseBranch)?
  init(_ found: (body: MemberID, branch: BaseBranch)?) { self.found = found }
}

/// Looks for branches on the base in one body.
private struct BaseSearch {
  let index: Index
  let tree: ViewTree
  let file: SourceFile
  let fact: MemberFact
  let owner: TypeID?
  /// `self` is a view that callers hand over, by applying the member to it.
  let isOnSelf: Bool
  /// Of all views, not of one type of the project, whose methods make its parts.
  let isOnAnyView: Bool
  /// From the number of an expression's node to its use.
  private var body: Body { tree.body }
  /// Locals that are the base, and parameters that hold it: a configuration.
  private var baseLocals: Set<Int32> = []
  private var configurations: Set<Int32> = []
  private var baseProperties: Set<MemberID> = []

  /// Is there anything to look at? Cheaper than a view tree.
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

  /// `some View`, `AnyView`, a generic parameter that is a view, or a closure that gives one of these.
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

  private enum Base: Hashable {
    case itself, local(Int32), property(MemberID), configuration
  }

  /// Which base the expression is, if it is one and nothing else.
  private func base(_ node: Node) -> Base? {
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

  /// The base that a local holds, modified or not: `let framed = content.padding()`.
  private func base(ofLocal local: Int32) -> Base? {
    if baseLocals.contains(local) { return .local(local) }
    let fact = body.locals[Int(local)]
    guard fact.parameter < 0, !fact.isMutable, !fact.isElement, fact.initial >= 0 else { return nil }
    var use = body.uses[Int(fact.initial)]
    var steps = 0
    while use.receiver >= 0, steps < 64 {
      if !use.isCall, use.kind == .member {
        // A property of a view is a view only as far as modifiers go.
        return base(file.tree.node(Int(use.node)))
      }
      use = body.uses[Int(use.receiver)]
      steps += 1
    }
    guard use.kind == .identifier, use.receiver == -1 else { return nil }
    if use.local >= 0 { return use.local == local ? nil : base(ofLocal: use.local) }
    return base(file.tree.node(Int(use.node)))
  }

  /// Views that a style is given to place.
  private static func isPart(_ name: Name) -> Bool {
    switch name.known {
    case .label, .content, .icon, .title, .currentValueLabel, .minimumValueLabel, .maximumValueLabel: true
    default: false
    }
  }

  // MARK: What is made of it

  /// What the expression makes of the base; nil if the base does not occur.
  private func use(of expression: Node) -> (use: BaseUse, base: Base)? {
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

  /// Is `receiver.callee` a modifier of the receiver, rather than another view that it has?
  private func modifies(_ node: Node, _ callee: Node, _ receiver: Node) -> Bool {
    if receiver.kind == .identifierExpr, receiver.isNamedLikeType { return false }
    if receiver.kind == .identifierExpr, receiver.name == .`self` {
      // All that is called on `self` in an extension of `View` makes another view of it.
      return isOnSelf && (isOnAnyView && node.kind == .call || isModifierOfSelf(callee.name, body.use(at: node)))
    }
    return true
  }

  /// A member of a view type of the project may be any part of it; one of `View` is a modifier.
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

  /// `padding()` in an extension of `View`.
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

  /// The one view inside `Group { }` and `AnyView( )`, which change nothing about it.
  private func transparentContent(_ node: Node, _ callee: Node) -> Node? {
    guard callee.name == .Group || callee.name == .AnyView else { return nil }
    if let closure = node.trailingClosures.first?.value, node.trailingClosures.count == 1 {
      let statements = closure.statements
      return statements.count == 1 ? statements[0].unwrapped : nil
    }
    return node.arguments.count == 1 ? node.arguments[0].value?.unwrapped : nil
  }

  /// The base, if it is an argument of the call itself.
  private func givenBase(_ node: Node) -> Base? {
    for argument in node.arguments {
      if let value = argument.value?.unwrapped, let base = base(value), base != .itself || isOnAnyView {
        return base
      }
    }
    return nil
  }

  /// The base, where it is shown inside the expression whatever else is decided there.
  private func occurrence(in node: Node) -> Base? {
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

  /// `self` as such, or with a modifier; not `self.name`.
  private func isShown(_ node: Node) -> Bool {
    guard let parent = node.parent, parent.kind == .memberAccess else { return true }
    let call = parent.parent
    return modifies(call?.kind == .call ? call ?? parent : parent, parent, node)
  }

  // MARK: Branches

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

  /// Content of a modifier is drawn with the base, which keeps its identity beside it.
  private func isApart(_ slot: Int) -> Bool {
    let parent = tree[slot].parent
    if parent >= 0, tree[parent].kind == .modified { return true }
    switch tree[slot].use?.kind {
    case .menu, .presentation, .decoration: return true
    default: return false
    }
  }

  private struct Leaf {
    let arm: BaseArm
    let base: Base
    /// The arm with the declarations before the view.
    let block: Node

    /// Two cases of one `switch` may do the same.
    func isSame(as other: Leaf) -> Bool {
      guard arm.syntax.text == other.arm.syntax.text else { return false }
      return block.statements.map(\.text) == other.block.statements.map(\.text)
    }
  }

  private func branch(at conditional: Int) -> BaseBranch? {
    var leaves: [Leaf] = []
    var deciding: [Node] = []
    for (number, branch) in tree.children(of: conditional).enumerated() {
      collect(branch, number, &leaves, &deciding, isErased: false)
    }
    deciding.insert(tree[conditional].syntax, at: 0)
    guard differ(leaves), !tree.isDeliberate(conditional) else { return nil }
    // Without a builder the arms have one static type, unless it is hidden.
    if !isInBuilder(conditional) || tree[conditional].form == .ternary {
      guard leaves.allSatisfy({ $0.arm.isErased }) else { return nil }
    }
    return described(tree[conditional].syntax, leaves, deciding)
  }

  /// The views of an arm that hold the base, through branches inside it.
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

  /// How many arms of one branch are compared with each other. Where so many show the base in the same way, a later
  /// one that does not is not found.
  private static let leafLimit = 48

  /// Do two arms show one base, not in the same way?
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

  /// `if flag { return AnyView(transform(self)) }; return AnyView(self)`, and the trick with a tuple of
  /// optional views.
  private func returned() -> BaseBranch? {
    var leaves: [Leaf] = []
    var deciding: [Node] = []
    let alternatives = tree.children(of: 0).filter { tree[$0].kind == .alternative }
    guard alternatives.count > 1 else { return nil }
    for (number, alternative) in alternatives.enumerated() {
      let statement = tree[alternative].syntax
      for ancestor in statement.ancestors where ancestor.kind != .codeBlock {
        if ancestor.kind == .functionDecl || ancestor.kind == .binding || ancestor.kind == .accessor { break }
        if ancestor.kind == .ifExpr || ancestor.kind == .switchExpr || ancestor.kind == .guardStmt {
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

  /// The view inside `AnyView(…)` or inside `TupleView((nil, …))`.
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

  /// `value.map { AnyView(transform(self, $0)) } ?? AnyView(self)`.
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

  /// Nil if nothing that can change decides.
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

  private func conditions(of node: Node) -> [Node] {
    switch node.kind {
    case .ifExpr, .guardStmt: return node.child(.conditionList).map { Array($0.children) } ?? []
    case .switchExpr: return node.firstChild.map { [$0] } ?? []
    case .sequence:
      let parts = Array(node.children)
      guard let question = parts.firstIndex(where: { $0.kind == .ternary }) else { return [node] }
      return parts[..<question].filter { $0.kind != .binaryOperator }
    default: return [node]
    }
  }

  private func isConstant(_ condition: Node) -> Bool {
    if condition.kind == .optionalBinding || condition.kind == .matchingCondition { return false }
    if condition.kind == .identifierExpr, let use = body.use(at: condition), body.uses[use].local >= 0 {
      return false
    }
    return index.isConstant(condition, in: tree.body, file: file, owner: owner)
  }

  private func isConstantStatement(_ node: Node) -> Bool {
    conditions(of: node).allSatisfy { isConstant($0) }
  }

  private struct Reads {
    var parameters: [Int] = []
    var properties: [MemberID] = []
    var other = false
  }

  /// What of the instance and of the call the condition reads.
  private func read(_ condition: Node, _ reads: inout Reads) {
    read(one: condition, &reads)
    for node in condition.descendants { read(one: node, &reads) }
  }

  private func read(one node: Node, _ reads: inout Reads) {
    // An enumeration asks which case it is: `switch self`, `self == .plain`.
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

  private func read(local: Int32, _ reads: inout Reads) {
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

  private func test(_ syntax: Node, _ deciding: [Node]) -> BranchTest {
    guard deciding.count == 1, syntax.kind == .ifExpr, let list = syntax.child(.conditionList),
      let only = list.firstChild, only.end == list.end
    else { return .other }
    if only.kind == .optionalBinding {
      let value = only.child(.initializer)?.firstChild?.unwrapped
      if let value { return name(value).map { .value($0) } ?? .other }
      return only.name == .none ? .other : .value(only.name)
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

  /// `flag`, `self.flag`, `flag()` of an autoclosure.
  private func name(_ node: Node) -> Name? {
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
