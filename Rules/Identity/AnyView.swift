import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `AnyView` hides the type of a view, by which SwiftUI recognizes the view.
public struct AnyView: MemberRule {
  public static let about = About(
    "any-view", .identity, .info, "A view is type-erased",
    yieldsTo: ["any-view-in-row", "conditional-modifier-helper", "view-stored-in-state"],
    fix: """
      Returns `some View` and lets the builder choose. Suggested: code that stores the result may need its \
      type.
      """,
    references: [.demystify, .performance, .anyView],
    explanation: """
      SwiftUI compares the result of a body with the previous one by the type of the view tree. The type tells \
      which branch it is, which children there are, and how many views a row has. `AnyView` hides that type. \
      Whenever the type inside changes, SwiftUI discards everything below and re-creates it. `@State`, focus \
      and scroll positions are reset. Where the type stays the same, SwiftUI still has to look inside the box. \
      The compiler can no longer tell you that two branches do not fit.

      Return `some View` from a function with branches and mark it `@ViewBuilder`: its `if` and `switch` then \
      give different views without erasing them. Take content as a generic parameter: `struct Card<Content: \
      View>` with `@ViewBuilder content: () -> Content`. Replace a ternary by an `if` in the builder, or by a \
      choice between arguments of one view. In all these places `any View` has the same effect as `AnyView`.

      A function with an erased result is reported once, at its name. Only what is known to change is reported: \
      a stored view that code replaces, a result that depends on a condition that code changes, and a branch whose \
      views then lose something.

      Not reported:

      * views for UIKit and AppKit (`UIHostingController`, `NSHostingView`, representables) and for \
      `ImageRenderer`
      * requirements of protocols, their implementations, and overrides
      * registries that are not views, and values for the environment
      * functions that only erase the view they are called on
      * types that are erasers by name (`AnyButtonStyle`)
      * an `AnyView` that a parameter of other code requires, and one around the result of an `any P`
      * optional results (`AnyView?`), which a builder cannot give, and optional stored views
      * closures that change an erased view, `(AnyView) -> AnyView`
      * what an initializer erases that is generic over it, and what callers have as an `AnyView` already
      * choices that the system decides (`#available`), and results of `do` and `for` statements
      * views of widgets and previews
      * declarations whose comment gives a reason for the erasure
      * result builders
      * other erased types (`AnyShapeStyle`, `AnyLayout`, `AnyTransition`)

      In strict mode these are reported as well: what is not known to change on the screen, a requirement with that type, a stored property of a class, and a \
      function that only erases.
      """)

  public static let bad = [
    Example(
      "every branch is type-erased",
      """
      import SwiftUI

      struct Inbox: View {
        @State private var isEmpty = false
        var body: some View {
          content()
          Button("Clear") { isEmpty = true }
        }

        func content() -> AnyView {
          if isEmpty { return AnyView(Text("Nothing here")) }
          return AnyView(Image(systemName: "tray"))
        }
      }
      """),
    Example(
      "type-erased in place",
      """
      import SwiftUI

      struct Search: View {
        @State private var text = ""
        var body: some View { TextField("Search", text: $text) }
      }

      struct Inbox: View {
        @State private var isEmpty = false
        var body: some View {
          VStack {
            isEmpty ? AnyView(Text("Nothing here")) : AnyView(Search())
            Button("Clear") { isEmpty.toggle() }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "a builder",
      """
      import SwiftUI

      struct Inbox: View {
        var isEmpty: Bool
        var body: some View { content() }

        @ViewBuilder func content() -> some View {
          if isEmpty { Text("Nothing here") } else { Image(systemName: "tray") }
        }
      }
      """),
    Example(
      "a generic parameter",
      """
      import SwiftUI

      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      """),
    Example(
      "outside of SwiftUI's tree",
      """
      import SwiftUI

      final class Presenter {
        let host = UIHostingController(rootView: AnyView(EmptyView()))
        func show() { host.rootView = AnyView(Text("Ready")) }
      }
      """),
    Example(
      "a protocol requires it",
      """
      import SwiftUI

      protocol Plugin {
        func settings() -> AnyView
      }

      struct Weather: Plugin {
        func settings() -> AnyView { AnyView(Text("Rain")) }
      }
      """),
    Example(
      "an eraser, which is reported only where it is used",
      """
      import SwiftUI

      extension View {
        func boxed() -> AnyView { AnyView(self) }
      }
      """),
    Example(
      "not a view",
      """
      import SwiftUI

      struct Badge: View {
        let style: AnyShapeStyle
        var body: some View { Circle().fill(style) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty, .computedProperty, .function]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    // A comment above the declaration gives a reason for the erasure.
    if !pass.isStrict, pass.isErasureExplained(member) { return }
    if pass.isStrict, let what = boundary(member, fact) {
      return pass.report(
        fact.nameRange,
        "`\(pass.text(fact.name))` \(what), so SwiftUI cannot compare its type between updates",
        help: "keep the type wherever a generic parameter can name it")
    }
    // Widgets and previews are drawn once.
    if !pass.isStrict, pass.isStill(pass.index.owner(member)) { return }
    switch fact.kind {
    case .storedProperty:
      // What the view is created with has the type that its place in the code gives it.
      // What may be left out is replaced as a whole.
      if pass.isStrict || !fact.type.isOptional && pass.index.change(of: member, work: pass.work).isProved {
        checkStored(member, fact)
      }
    case .computedProperty, .function:
      if fact.hasBody, pass.isStrict || mayErase(member), isReplaced(in: member), !checkResult(member, fact) {
        checkBody(member, fact)
      }
    default: break
    }
  }

  /// Whether the code decides between views by what is known to change: `if isOpen { return AnyView(…) }`.
  private func isReplaced(in member: MemberID) -> Bool {
    if pass.isStrict { return true }
    let code = pass.index.bodyBlock(of: member) ?? pass.index.node(member)
    let body = pass.index.body(of: member)
    return code.descendants.contains { node in
      switch node.kind {
      case .ifExpr, .guardStmt, .switchExpr: break
      case .sequence: if node.asTernary == nil { return false }
      default: return false
      }
      let conditions = pass.index.decidingExpressions(of: node)
      return !conditions.isEmpty && pass.index.change(ofAll: conditions, in: body, work: pass.work).isProved
    }
  }

  private func checkBody(_ member: MemberID, _ fact: MemberFact) {
    guard pass.index.isViewMember(fact, owner: pass.index.owner(member), file: pass.file.number),
      mayErase(member), let tree = pass.viewTree(of: member)
    else { return }
    ErasingBody(tree, pass).check()
  }

  /// Whether the member may erase a view: a fast test before trees are searched.
  private func mayErase(_ member: MemberID) -> Bool {
    let body = pass.index.body(of: member)
    if body.uses.contains(where: { $0.name == .AnyView || $0.name == .eraseToAnyView }) { return true }
    return pass.viewTree(of: member)?.nodes.contains { $0.kind == .erased } ?? false
  }

  // MARK: Declarations

  /// What a declaration does where erasing is reported only in strict mode.
  private func boundary(_ member: MemberID, _ fact: MemberFact) -> String? {
    guard fact.type.mentions(.AnyView) || fact.type.isErasedView else { return nil }
    let owner = pass.index.owner(member)
    if fact.kind == .storedProperty {
      guard let owner, pass.index[owner].kind == .class, !fact.isStatic, !fact.isOverride,
        pass.index.inheritedClassTraits(of: owner).isDisjoint(with: [.platformView, .platformController])
      else { return nil }
      return isErasedStore(fact.type) ? "stores a type-erased view in a class" : nil
    }
    if let owner, pass.index[owner].kind == .protocol, !fact.hasBody {
      guard fact.type.isErasedViewOrOptional || fact.type.isArrayOfErasedViews else { return nil }
      return "requires a type-erased view"
    }
    return pass.index.isEraser(member) ? "erases the type of the view that it is called on" : nil
  }

  /// `AnyView`, `[AnyView]`, `() -> AnyView`, and dictionaries of these.
  private func isErasedStore(_ type: WrittenType) -> Bool {
    switch type {
    case .dictionary(_, let value): isErasedStore(value)
    case .array(let element): isErasedStore(element)
    case .optional(let inner): isErasedStore(inner)
    default: type.isErasedView || type.isFunctionToErasedView
    }
  }

  private func checkStored(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, let owner = pass.index.owner(member), isShown(owner),
      !fact.attributes.contains(where: { Wrappers.has(.readsEnvironment, $0) }),
      !pass.index.isBoundToItsType(member)
    else { return }
    var fact = fact
    fact.type = pass.index.unaliased(fact.type)
    guard pass.isStrict || !isFixed(member, fact) else { return }
    let name = pass.text(fact.name)
    let type = pass.plainName(of: owner)
    let what: String
    if case .named(let wrapper, let arguments, _) = fact.type, wrapper == .Binding, arguments.count == 1,
      arguments[0].isErasedViewOrOptional
    {
      what = "is a binding to a type-erased view"
    } else if fact.type.isErasedViewOrOptional {
      what = "stores a type-erased view"
    } else if fact.type.isArrayOfErasedViews {
      what = "stores type-erased views"
    } else if fact.type.isFunctionToErasedView {
      what = "stores a closure that returns a type-erased view"
    } else {
      return
    }
    pass.report(
      fact.nameRange,
      "`\(name)` of `\(type)` \(what), which SwiftUI re-creates whenever the type inside changes",
      help: storageHelp(fact, name, of: owner))
  }

  /// Whether the erasure cannot be avoided here, or hides a type that is always the same for one place on the screen.
  private func isFixed(_ member: MemberID, _ fact: MemberFact) -> Bool {
    guard fact.attributes.isEmpty else { return false }
    // What may be left out has no type then, which a generic parameter needs.
    if fact.type.isOptional { return true }
    // A closure that changes a view: `(AnyView) -> AnyView`.
    let erased = Name(.AnyView)
    if fact.type.isFunctionToErasedView,
      let annotation = pass.index.node(member).child(.typeAnnotation),
      annotation.descendants.filter({ $0.kind == .namedType && $0.name == erased }).count > 1
    {
      return true
    }
    return pass.index.isErasedByGenericInitializers(member) || pass.index.isErasedByCallers(member, work: pass.work)
  }

  private func storageHelp(_ fact: MemberFact, _ name: String, of owner: TypeID) -> String {
    if fact.type.isArrayOfErasedViews {
      return "store the data instead, and build the views from it in `ForEach`"
    }
    // The value of a wrapper changes, so a generic parameter cannot give its type.
    if !fact.attributes.isEmpty {
      return "store the value that decides between the views, such as an enum, and build the view from it in `body`"
    }
    let type = pass.plainName(of: owner)
    let taken = pass.index[owner].declaration.map { pass.index[$0].generics.map { pass.text($0.name) } } ?? []
    let others = pass.index.storedProperties(of: owner).filter {
      let type = pass.index.unaliased(pass.index[$0].type)
      return type.isErasedViewOrOptional || type.isFunctionToErasedView
    }
    let parameter =
      taken.contains("Content") || others.count > 1 ? name.prefix(1).uppercased() + name.dropFirst() : "Content"
    return "make `\(type)` generic with a parameter `\(parameter): View`, and declare "
      + "`\(fact.isLet ? "let" : "var") \(name): "
      + (fact.type.isFunctionToErasedView ? "() -> \(parameter)`" : "\(parameter)`")
  }

  /// Whether SwiftUI shows values of the type: not UIKit, and not an eraser such as `AnyButtonStyle`.
  private func isShown(_ owner: TypeID) -> Bool {
    if pass.plainName(of: owner).hasPrefix("Any") { return false }
    let traits = pass.index[owner].traits
    return traits.contains(.viewLike) && !traits.contains(.representable) && !pass.index[owner].isReference
  }

  /// Checks the declared type, or what every `return` gives. True if that decides for the member.
  private func checkResult(_ member: MemberID, _ fact: MemberFact) -> Bool {
    let isErased = fact.type.isErasedViewOrOptional
    let isList = fact.type.isArrayOfErasedViews
    guard isErased || isList else {
      guard let tree = pass.viewTree(of: member), let places = ErasingBody(tree, pass).erasedResults
      else { return false }
      if !pass.isStrict, hasErrorHandling(member) || ErasingBody(tree, pass).isDecidedBySystem { return true }
      report(fact, "erases the type of its result", notes: places)
      return true
    }
    let owner = pass.index.owner(member)
    if pass.index.isEraser(member) || pass.index.isBoundToItsType(member) || isStore(member, owner)
      || isBuilder(fact, owner)
    {
      return true
    }
    if isList {
      if let owner, isShown(owner) {
        report(
          fact, "returns type-erased views",
          help: "return the data instead, and build the views from it in `ForEach`")
      }
      return true
    }
    // A builder gives no optional view.
    if fact.type.isOptional, !pass.isStrict { return true }
    if let tree = pass.viewTree(of: member) {
      let body = ErasingBody(tree, pass)
      if body.isForced || !pass.isStrict && (body.isDecidedBySystem || hasErrorHandling(member)) { return true }
    }
    let spelling = if case .any = fact.type { "any View" } else { "AnyView" }
    report(fact, "returns `\(spelling)`", fix: pass.fixUnerasing(member, fact))
    return true
  }

  /// Whether it uses statements that a view builder cannot have.
  private func hasErrorHandling(_ member: MemberID) -> Bool {
    pass.index.bodyBlock(of: member)?.statements.contains {
      $0.kind == .doStmt || $0.kind == .forStmt || $0.kind == .whileStmt
    } ?? false
  }

  /// Whether it is a place for views of other code: in the environment, or a property with a setter.
  private func isStore(_ member: MemberID, _ owner: TypeID?) -> Bool {
    let accessors = pass.index.node(member).child(.accessorBlock)?.children
    if accessors?.contains(where: { $0.kind == .accessor && $0.name == .set }) ?? false { return true }
    guard let owner else { return false }
    let entry = pass.index[owner]
    return entry.name == .EnvironmentValues || entry.name == .FocusedValues
      || entry.conforms(to: .EnvironmentKey) || entry.conforms(to: .PreferenceKey)
  }

  /// Whether it belongs to a result builder of the project, or to a body that one transforms, which sets its type.
  private func isBuilder(_ fact: MemberFact, _ owner: TypeID?) -> Bool {
    if let owner, pass.index[owner].attributes.contains(where: { $0 == .resultBuilder }) { return true }
    return fact.attributes.contains { attribute in
      pass.index.types(named: attribute).contains { type in
        pass.index[type].attributes.contains { $0 == .resultBuilder }
      }
    }
  }

  private func report(
    _ fact: MemberFact, _ what: String, help: String? = nil, notes: [Note] = [], fix: Fix? = nil
  ) {
    let isBody = Conformances.isBuilderRequirement(fact.name)
    pass.report(
      fact.nameRange,
      "`\(pass.text(fact.name))` \(what), which SwiftUI re-creates whenever the type inside changes",
      help: help
        ?? (isBody
          ? "return `some View` and remove each `return`: branches of a view builder may have different types"
          : "return `some View` and mark `\(pass.text(fact.name))` with `@ViewBuilder`") + guardHelp(fact),
      notes: notes, fix: fix)
  }
}

extension AnyView {
  /// A view builder has no `guard`.
  private func guardHelp(_ fact: MemberFact) -> String {
    let node = pass.file.tree.node(Int(fact.node))
    return node.descendants.contains { $0.kind == .guardStmt } ? "; write `if` and `else` in place of `guard`" : ""
  }
}

/// A body with the places where it erases views.
private struct ErasingBody {
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
        notes.append(pass.note("`\(name)` stores the type-erased view", at: local.declaredNameRange))
        continue
      }
      guard let erased = erasure(view) else { return nil }
      guard results.count > 1 else { continue }
      notes.append(pass.note("the type is erased here", at: tree[erased].syntax.calledNameRange))
    }
    // A single `return AnyView(…)` is one place: the erasure itself.
    return results.count == 1 && notes.isEmpty ? nil : Array(notes.prefix(3))
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
      case .conditional: found = current
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
    return block.kind == .codeBlock || block.kind == .closure
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
