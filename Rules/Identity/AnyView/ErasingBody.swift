// The places where a body erases views.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A body with the places where it erases views.
struct ErasingBody {
  let tree: ViewTree
  let pass: Pass

  init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  /// Whether none of the erased views has a type that can be written.
  var isForced: Bool {
    let erased = tree.nodes.indices.filter { tree[$0].kind == .erased }
    return !erased.isEmpty && erased.allSatisfy { pass.index.isErasedOfNecessity($0, in: tree) }
  }

  /// Whether the system that the code runs on decides between the views, so that none takes the place of another.
  var isDecidedBySystem: Bool {
    let choices = pass.index.bodyBlock(of: tree.member)?.statements.filter {
      $0.kind == .ifExpr || $0.kind == .guardStmt || $0.kind == .switchExpr
    }
    guard let choices, !choices.isEmpty else { return false }
    return choices.allSatisfy { choice in
      guard let conditions = choice.child(.conditionList) else { return false }
      return conditions.text.hasPrefix("#") && !conditions.text.contains("), ")
    }
  }

  // MARK: Results that are erased behind `some View`

  /// The erased local that is returned, or the places where several `return`s erase; nil if the result
  /// keeps its type.
  var erasedResults: [Note]? {
    guard !tree.isBuilder else { return nil }
    let results = tree.children(of: 0).filter { tree[$0].kind == .alternative }
    guard !results.isEmpty, !isForced else { return nil }
    var notes: [Note] = []
    let locals = Dictionary(erasedLocals.map { ($0.name, $0) }) { first, _ in first }
    for result in results {
      guard let view = tree.children(of: result).first else { return nil }
      if tree[view].kind == .reference, let local = locals[tree[view].name] {
        let name = pass.text(tree[view].name)
        notes.append(pass.note("`\(name)` stores the type-erased view", .cause, at: local.declaredNameRange))
        continue
      }
      guard let erased = erasure(view) else { return nil }
      guard results.count > 1 else { continue }
      notes.append(pass.note("the type is erased here", .cause, at: tree[erased].syntax.calledNameRange))
    }
    // A single `return AnyView(…)` is one place: the erasure itself.
    return results.count == 1 && notes.isEmpty ? nil : Array(notes.prefix(NoteLimit.places))
  }

  /// The erased view at a place, or in an arm of a choice there.
  private func erasure(_ i: Int) -> Int? {
    switch tree[i].kind {
    case .erased: i
    case .conditional where !tree[i].isConstant:
      tree.children(of: i).lazy.flatMap { tree.children(of: $0) }.compactMap { erasure($0) }.first
    default: nil
    }
  }

  /// Locals of the member's own that are declared as `AnyView`, or made as one.
  private var erasedLocals: [Node] {
    guard let block = pass.index.bodyBlock(of: tree.member) else { return [] }
    var found: [Node] = []
    var iterator = block.descendants
    while let node = iterator.next() {
      switch node.kind {
      // Its `binding`s come next.
      case .binding where node.parent?.kind == .variableDecl:
        let type = node.child(.typeAnnotation)?.firstChild
        let isMade = node.initialValue.map { makesErased($0.unwrapped) } ?? false
        if type.map({ isErasedType($0) || $0.kind == .someType && isMade }) ?? isMade {
          found.append(node)
        }
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl: iterator.skipSubtree(of: node)
      default: break
      }
    }
    return found
  }

  /// `AnyView(…)`, or `{ … return AnyView(…) }()`
  private func makesErased(_ value: Node) -> Bool {
    guard let callee = value.callee?.unwrapped else { return false }
    if callee.kind == .identifierExpr { return callee.name == .AnyView }
    let results = callee.kind == .closure ? callee.returnStatements.map { $0.firstChild?.unwrapped } : []
    return !results.isEmpty && results.allSatisfy { $0?.calledName == .AnyView }
  }

  private func isErasedType(_ node: Node) -> Bool {
    switch node.kind {
    case .namedType: node.name == .AnyView
    case .optionalType, .arrayType: node.firstChild.map { isErasedType($0) } ?? false
    case .anyType: node.firstChild?.name == .View
    default: false
    }
  }

  // MARK: Erasures inside a body

  func check() {
    for local in erasedLocals {
      pass.report(
        local.declaredNameRange,
        "`\(pass.text(local.name))` stores a type-erased view, which SwiftUI re-creates whenever the type inside "
          + "changes",
        help: "move the choice into a `@ViewBuilder` property or function that returns `some View`")
    }
    var choices: Set<Int> = []
    for i in tree.nodes.indices where tree[i].kind == .erased {
      let ancestors = tree.ancestors(of: i)
      // Only the outer of two erased views is reported.
      if ancestors.contains(where: { tree[$0].kind == .erased && isDirectly(i, in: $0) }) { continue }
      if pass.index.isErasedOfNecessity(i, in: tree) || isDemanded(i) { continue }
      let choice = choice(around: i)
      if let choice, !choices.insert(choice).inserted { continue }
      if !pass.isStrict, !losesState(i, choice) { continue }
      reportErasure(i, choice)
    }
    guard pass.isStrict else { return }
    for call in mappedErasures {
      if let optional = optional(mappedBy: call) {
        pass.report(
          call.calledNameRange,
          "the view of `\(pass.brief(optional))` is type-erased, so SwiftUI cannot compare its type between updates",
          help: "use `if let` in the builder, which keeps the type")
        continue
      }
      pass.report(
        call.calledNameRange,
        "every view of the list is type-erased, so SwiftUI cannot compare its type between updates",
        help: "build the views in a `ForEach` over the data")
    }
  }

  /// Whether the choice is known to change while one of its views keeps something.
  private func losesState(_ i: Int, _ choice: Int?) -> Bool {
    guard let choice, tree[choice].kind == .conditional else { return false }
    return pass.index.change(ofConditional: choice, in: tree, work: pass.work).isProved
      && pass.isLost(at: choice, of: tree)
  }

  private func isDirectly(_ inner: Int, in outer: Int) -> Bool {
    var current = inner
    while current != outer {
      if tree[current].kind == .slot { return false }
      current = tree[current].parent
    }
    return true
  }

  /// Whether a parameter requires an erased view: of UIKit, AppKit and renderers, of the environment, or of a closure
  /// of the project, which is reported at its declaration.
  private func isDemanded(_ i: Int) -> Bool {
    guard let slot = tree.ancestors(of: i).first(where: { tree[$0].kind == .slot }) else { return false }
    switch tree[tree[slot].parent].name.known {
    case .UIHostingController, .NSHostingController, .UIHostingConfiguration, .NSHostingView, .ImageRenderer,
      .environment, .transformEnvironment, .preference:
      return true
    default: return pass.index.demandsErasedView(slot, in: tree)
    }
  }

  /// The conditional that has the view as a branch, as the head of its chain; or the closure that has the view as one
  /// of several results.
  private func choice(around i: Int) -> Int? {
    var found: Int?
    var current = tree[i].parent
    climbing: while current >= 0 {
      switch tree[current].kind {
      case .conditional: if isBetweenViews(current) { found = current }
      case .branch, .modified: break
      default: break climbing
      }
      current = tree[current].parent
    }
    if current >= 0, tree[current].kind == .alternative {
      let closure = tree[current].parent
      if closure >= 0, tree[closure].kind == .slot, tree.children(of: closure).count > 1 { return closure }
    }
    return found
  }

  /// Whether more than one branch shows something. What is only shown or not has one type.
  private func isBetweenViews(_ conditional: Int) -> Bool {
    tree.children(of: conditional).lazy.filter { branch in
      tree.children(of: branch).contains { tree[$0].name != .EmptyView }
    }.prefix(2).count > 1
  }

  /// Whether the choice is the result of a member without a builder, where its branches need one type.
  private func choiceIsResult(_ choice: Int) -> Bool {
    !tree.isBuilder && tree[choice].form != .ternary
      && !tree.ancestors(of: choice).contains { tree[$0].kind == .slot }
  }

  private func reportErasure(_ i: Int, _ choice: Int?) {
    let node = tree[i]
    let eraser = pass.text(node.name)
    let base = tree.children(of: i).first
    let inner = base.map { tree.core(of: $0).base }
    let wrapped = inner.flatMap { tree[$0].name == .none ? nil : pass.text(tree[$0].name) }
    let place = node.syntax.calledNameRange
    if let base, isErasedAlready(base) {
      pass.report(
        place, "`\(eraser)` wraps a view that is already type-erased, so SwiftUI has to unwrap it twice",
        help: "remove this `\(eraser)`")
      return
    }
    if let choice, tree[choice].kind == .slot {
      pass.report(
        place,
        "`\(eraser)` hides which `return` of the closure gives the view; a different type inside resets its state",
        help: "remove `return` and `\(eraser)`: branches of a view builder may have different types")
      return
    }
    if let choice, tree[choice].isConstant, !pass.isStrict { return }
    if let choice, !tree[choice].isConstant {
      let form =
        switch tree[choice].form {
        case .ternary: "`? :`"
        case .switchCase: "`switch`"
        default: "`if`"
        }
      pass.report(
        place,
        "`\(eraser)` hides which branch of the \(form) is shown; a different type inside resets its state",
        help: choiceIsResult(choice)
          ? "remove `\(eraser)`, and mark `\(pass.plainName(of: tree.member))` as `@ViewBuilder some View`, which allows "
            + "branches of different types"
          : tree[choice].form == .ternary
            ? "use `if` and `else` in a view builder, such as a `@ViewBuilder` property or the closure of `overlay`"
            : "remove `\(eraser)`: branches of a view builder may have different types")
      return
    }
    let view = wrapped.map { "`\($0)`" } ?? "the view"
    pass.report(
      place,
      "`\(eraser)` hides the type of \(view), so SwiftUI cannot compare it between updates",
      help: "pass \(view) without `\(eraser)`; where a type is required, use `some View` or a generic parameter")
  }

  /// `AnyView(AnyView(x))`, `AnyView(property)` of a property that is an `AnyView`.
  private func isErasedAlready(_ base: Int) -> Bool {
    if tree[base].kind == .erased { return true }
    guard tree[base].kind == .reference, let member = tree[base].member else { return false }
    return pass.index[member].type.isErasedView
  }

  /// `AnyView(…)` as the result of the closure of a `map`.
  private var mappedErasures: [Node] {
    guard let block = pass.index.bodyBlock(of: tree.member) else { return [] }
    let locals = erasedLocals
    return block.descendants.filter { node in
      guard node.isUnqualifiedCall(of: .AnyView),
        let closure = node.parent?.kind == .returnStmt ? node.parent?.parent : node.parent, closure.kind == .closure,
        let call = closure.receivingCall?.call, call.isMemberCall
      else { return false }
      let isMap = call.name == .map || call.name == .compactMap || call.name == .flatMap
      return isMap && (staysHere(call.node) || isStatement(call.node)) && !locals.contains { $0.contains(node) }
    }
  }

  /// `text.map { AnyView(Text($0)) }` as a view of a builder, which takes an optional, and no list.
  private func optional(mappedBy erasure: Node) -> Node? {
    guard let call = erasure.ancestors.first(where: { $0.kind == .call }), isStatement(call) else {
      return nil
    }
    return call.callee?.base
  }

  private func isStatement(_ call: Node) -> Bool {
    var statement = call
    if let parent = call.parent, parent.kind == .sequence, parent.firstChild == call { statement = parent }
    guard let block = statement.parent else { return false }
    return block.isBlock
  }

  /// Whether the list is stored or shown here, rather than passed to code that requires one.
  private func staysHere(_ call: Node) -> Bool {
    guard let parent = call.parent else { return false }
    switch parent.kind {
    case .initializer, .returnStmt: return true
    case .argument: return parent.parent?.calledName == .ForEach
    default: return false
    }
  }
}
