import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `AnyView` hides a view's type, and the type is by what SwiftUI knows a view again.
public struct AnyView: MemberRule {
  public static let about = About(
    "any-view", .identity, .warning, "A view's type is erased",
    yieldsTo: ["any-view-in-row", "conditional-modifier-helper", "view-stored-in-state"],
    fix: "Returns `some View` and lets the builder choose. Suggested: whoever stores the result needs "
      + "its type.",
    references: [.demystify, .performance, .anyView],
    explanation: """
      SwiftUI compares what a body gave last time with what it gives now by the type of the view tree: \
      which branch it is, which children there are, how many views a row has. `AnyView` takes that away. \
      Whenever the type inside changes, everything below is thrown away and made again, with its \
      `@State`, its focus and its scroll position; where the type stays the same, SwiftUI still has to \
      look into a box that it could have done without, and the compiler can no longer tell you that two \
      branches do not fit.

      A function with branches returns `some View` and is marked `@ViewBuilder`: `if` and `switch` then \
      give different views without erasing them. A view that is handed some content takes it by a \
      generic parameter, `struct Card<Content: View>` with `@ViewBuilder content: () -> Content`. A \
      ternary becomes an `if` in the builder, or a choice between arguments of one view. `any View` in \
      these places is `AnyView` with another spelling.

      An optional slot of a view (`let badge: AnyView?`) is information: a generic parameter costs every \
      caller something there.

      Left alone: what UIKit and AppKit show (`UIHostingController`, `NSHostingView`, representables) \
      and `ImageRenderer`, requirements of protocols and what implements or overrides them, registries \
      that are no views, values for the environment, functions that do nothing but erase the view they \
      are called on, types that are erasers by name (`AnyButtonStyle`), an `AnyView` that somebody \
      else's parameter demands or around what an `any P` gives, result builders, and other erased types \
      (`AnyShapeStyle`, `AnyLayout`, `AnyTransition`). A function whose result is erased is reported \
      once, by its name. In strict mode a requirement with that type, what a class stores, and a \
      function that does nothing but erase are information.
      """)

  public static let bad = [
    Example("every branch is erased", """
      import SwiftUI

      struct Inbox: View {
        var isEmpty: Bool
        var body: some View { content() }

        func content() -> AnyView {
          if isEmpty { return AnyView(Text("Nothing here")) }
          return AnyView(Image(systemName: "tray"))
        }
      }
      """),
    Example("content in a box", """
      import SwiftUI

      struct Card: View {
        let content: AnyView
        var body: some View { content.padding() }
      }
      """),
    Example("erased where it stands", """
      import SwiftUI

      struct Inbox: View {
        var isEmpty: Bool
        var body: some View {
          VStack {
            isEmpty ? AnyView(Text("Nothing here")) : AnyView(Image(systemName: "tray"))
          }
        }
      }
      """),
  ]
  public static let good = [
    Example("a builder", """
      import SwiftUI

      struct Inbox: View {
        var isEmpty: Bool
        var body: some View { content() }

        @ViewBuilder func content() -> some View {
          if isEmpty { Text("Nothing here") } else { Image(systemName: "tray") }
        }
      }
      """),
    Example("a generic parameter", """
      import SwiftUI

      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      """),
    Example("outside of SwiftUI's tree", """
      import SwiftUI

      final class Presenter {
        let host = UIHostingController(rootView: AnyView(EmptyView()))
        func show() { host.rootView = AnyView(Text("Ready")) }
      }
      """),
    Example("a protocol asks for it", """
      import SwiftUI

      protocol Plugin {
        func settings() -> AnyView
      }

      struct Weather: Plugin {
        func settings() -> AnyView { AnyView(Text("Rain")) }
      }
      """),
    Example("an eraser, which is only worth a word where it is used", """
      import SwiftUI

      extension View {
        func boxed() -> AnyView { AnyView(self) }
      }
      """),
    Example("not a view", """
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
    if pass.isStrict, let what = boundary(member, fact) {
      return pass.report(
        fact.nameRange,
        "`\(pass.text(fact.name))` \(what): whoever shows it gives SwiftUI a view that it cannot know again "
          + "by its type",
        severity: .info, help: "keep the border small: erase nothing that a generic parameter can name")
    }
    switch fact.kind {
    case .storedProperty: checkStored(member, fact)
    case .computedProperty, .function:
      if fact.hasBody, !checkResult(member, fact) { checkBody(member, fact) }
    default: break
    }
  }

  private func checkBody(_ member: MemberID, _ fact: MemberFact) {
    guard pass.index.isViewMember(fact, owner: pass.index.owner(member), file: pass.file.number),
      mayErase(member), let tree = pass.viewTree(of: member)
    else { return }
    ErasingBody(tree, pass).check()
  }

  /// A quick look before trees are searched.
  private func mayErase(_ member: MemberID) -> Bool {
    let body = pass.index.body(of: member)
    if body.uses.contains(where: { $0.name == .AnyView || $0.name == .eraseToAnyView }) { return true }
    return pass.viewTree(of: member)?.nodes.contains { $0.kind == .erased } ?? false
  }

  // MARK: Declarations

  /// What a declaration does where erasing is accepted.
  private func boundary(_ member: MemberID, _ fact: MemberFact) -> String? {
    guard fact.type.mentions(.AnyView) || fact.type.isErasedView else { return nil }
    let owner = pass.index.owner(member)
    if fact.kind == .storedProperty {
      guard let owner, pass.index[owner].kind == .class, !fact.isStatic, !fact.isOverride,
        pass.index.inheritedClassTraits(of: owner).isDisjoint(with: [.platformView, .platformController])
      else { return nil }
      return isErasedStore(fact.type) ? "keeps a view of hidden type in a class" : nil
    }
    if let owner, pass.index[owner].kind == .protocol, !fact.hasBody {
      guard fact.type.isErasedViewOrOptional || fact.type.isArrayOfErasedViews else { return nil }
      return "demands a view of hidden type"
    }
    return pass.index.isEraser(member) ? "erases the view that it is called on" : nil
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
    let name = pass.text(fact.name)
    let type = pass.plainName(of: owner)
    let what: String
    if case .named(let wrapper, let arguments, _) = fact.type, wrapper == .Binding, arguments.count == 1,
      arguments[0].isErasedViewOrOptional
    {
      what = "is a binding to a view of hidden type"
    } else if fact.type.isErasedViewOrOptional {
      what = "hides the type of the view that it is given"
    } else if fact.type.isArrayOfErasedViews {
      what = "hides the types of the views in it"
    } else if fact.type.isFunctionToErasedView {
      what = "hides the type of the view that it makes"
    } else {
      return
    }
    pass.report(
      fact.nameRange,
      "`\(name)` of `\(type)` \(what): SwiftUI cannot follow it from one update to the next by its type, and "
        + "rebuilds all of it when that type changes",
      severity: fact.type.isOptional ? .info : .warning,
      help: storageHelp(fact, name, of: owner))
  }

  private func storageHelp(_ fact: MemberFact, _ name: String, of owner: TypeID) -> String {
    if fact.type.isArrayOfErasedViews {
      return "keep the data of the views instead, and build the views from it in `ForEach`"
    }
    // A wrapper's value changes: no type parameter can stand for it.
    if !fact.attributes.isEmpty {
      return "keep what decides which view it is (an enum, an id), and build the view from it in `body`"
    }
    let type = pass.plainName(of: owner)
    let taken = pass.index[owner].declaration.map { pass.index[$0].generics.map { pass.text($0.name) } } ?? []
    let parameter = taken.contains("Content") ? name.prefix(1).uppercased() + name.dropFirst() : "Content"
    return "make `\(type)` generic over the view: a parameter `\(parameter): View`, and "
      + "`\(fact.isLet ? "let" : "var") \(name): "
      + (fact.type.isFunctionToErasedView ? "() -> \(parameter)`" : "\(parameter)`")
  }

  /// SwiftUI shows it, and UIKit has no part in it; nor is it an eraser itself, such as `AnyButtonStyle`.
  private func isShown(_ owner: TypeID) -> Bool {
    if pass.plainName(of: owner).hasPrefix("Any") { return false }
    let traits = pass.index[owner].traits
    return traits.contains(.viewLike) && !traits.contains(.representable) && !pass.index[owner].isReference
  }

  /// The declared type, or what every `return` gives. True if that settles the member.
  private func checkResult(_ member: MemberID, _ fact: MemberFact) -> Bool {
    let isErased = fact.type.isErasedViewOrOptional
    let isList = fact.type.isArrayOfErasedViews
    guard isErased || isList else {
      guard let tree = pass.viewTree(of: member), let places = ErasingBody(tree, pass).erasedResults
      else { return false }
      report(fact, "returns a view of hidden type", notes: places)
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
          fact, "hides the types of the views that it lists",
          help: "list the data of the views instead, and build the views from it in `ForEach`")
      }
      return true
    }
    if let tree = pass.viewTree(of: member), ErasingBody(tree, pass).isForced { return true }
    let spelling = if case .any = fact.type { "any View" } else { "AnyView" }
    report(fact, "returns `\(spelling)`", fix: pass.fixUnerasing(member, fact))
    return true
  }

  /// A place in which somebody else puts a view: the environment, a property with a setter.
  private func isStore(_ member: MemberID, _ owner: TypeID?) -> Bool {
    let accessors = pass.index.node(member).child(.accessorBlock)?.children
    if accessors?.contains(where: { $0.kind == .accessor && $0.name == .set }) ?? false { return true }
    guard let owner else { return false }
    let entry = pass.index[owner]
    return entry.name == .EnvironmentValues || entry.name == .FocusedValues
      || entry.conforms(to: .EnvironmentKey) || entry.conforms(to: .PreferenceKey)
  }

  /// A result builder of the project's own, or a body that one transforms: its type is given.
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
      "`\(pass.text(fact.name))` \(what): SwiftUI cannot tell the view of one update from that of the "
        + "next by its type, and rebuilds all of it when the type inside changes",
      help: help
        ?? (isBody
          ? "return `some View` and leave out the `return`s: `\(pass.text(fact.name))` is a builder, so "
            + "its branches may be different views"
          : "return `some View` and mark it `@ViewBuilder`: its branches may then be different views"),
      notes: notes, fix: fix)
  }
}

/// A body with the places where it erases views.
private struct ErasingBody {
  let tree: ViewTree
  let pass: Pass

  init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  /// All that is erased here has no type that could be written.
  var isForced: Bool {
    let erased = tree.nodes.indices.filter { tree[$0].kind == .erased }
    return !erased.isEmpty && erased.allSatisfy { pass.index.isErasedOfNecessity($0, in: tree) }
  }

  // MARK: Results that are erased behind `some View`

  /// The erased local that is returned, or the places where several `return`s erase; nil if the result
  /// keeps its type.
  var erasedResults: [Note]? {
    guard !tree.isBuilder else { return nil }
    let results = tree.children(of: 0).filter { tree[$0].kind == .alternative }
    guard !results.isEmpty, !isForced else { return nil }
    var notes: [Note] = []
    for result in results {
      guard let view = tree.children(of: result).first else { return nil }
      if tree[view].kind == .reference, let local = erasedLocals.first(where: { $0.name == tree[view].name }) {
        let name = pass.text(tree[view].name)
        notes.append(pass.note("`\(name)` holds the erased view", at: local.declaredNameRange))
        continue
      }
      guard let erased = erasure(view) else { return nil }
      if results.count > 1 { notes.append(pass.note("erased here", at: tree[erased].syntax.calledNameRange)) }
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
        "`\(pass.text(local.name))` hides the type of the view in it: SwiftUI rebuilds all of it when that "
          + "type changes",
        help: "move the choice into a `@ViewBuilder` property or function that returns `some View`")
    }
    var choices: Set<Int> = []
    for i in tree.nodes.indices where tree[i].kind == .erased {
      let ancestors = tree.ancestors(of: i)
      // An erased view inside an erased view: told once, by the outer one.
      if ancestors.contains(where: { tree[$0].kind == .erased && isDirectly(i, in: $0) }) { continue }
      if pass.index.isErasedOfNecessity(i, in: tree) || isDemanded(i) { continue }
      let choice = choice(around: i)
      if let choice, !choices.insert(choice).inserted { continue }
      reportErasure(i, choice)
    }
    for call in mappedErasures {
      if let optional = optional(mappedBy: call) {
        pass.report(
          call.calledNameRange,
          "the view of `\(pass.brief(optional))` is erased: SwiftUI does not know it again by its type",
          help: "write `if let` in the builder, which keeps the type")
        continue
      }
      pass.report(
        call.calledNameRange, "each view of the list is erased: SwiftUI knows none of them again by its type",
        help: "build the views in `ForEach` over the data itself")
    }
  }

  private func isDirectly(_ inner: Int, in outer: Int) -> Bool {
    var current = inner
    while current != outer {
      if tree[current].kind == .slot { return false }
      current = tree[current].parent
    }
    return true
  }

  /// Somebody else's parameter takes an erased view: UIKit, AppKit and renderers, the environment, a
  /// closure of the project (which is told where it is declared).
  private func isDemanded(_ i: Int) -> Bool {
    guard let slot = tree.ancestors(of: i).first(where: { tree[$0].kind == .slot }) else { return false }
    switch tree[tree[slot].parent].name.known {
    case .UIHostingController, .NSHostingController, .UIHostingConfiguration, .NSHostingView, .ImageRenderer,
      .environment, .transformEnvironment, .preference:
      return true
    default: return pass.index.demandsErasedView(slot, in: tree)
    }
  }

  /// The conditional of which the view is an arm, the head of its chain; or the closure that it is one of
  /// several results of.
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

  private func reportErasure(_ i: Int, _ choice: Int?) {
    let node = tree[i]
    let eraser = pass.text(node.name)
    let base = tree.children(of: i).first
    let inner = base.map { tree.core(of: $0).base }
    let wrapped = inner.flatMap { tree[$0].name == .none ? nil : pass.text(tree[$0].name) }
    let place = node.syntax.calledNameRange
    if let base, isErasedAlready(base) {
      pass.report(
        place, "`\(eraser)` erases a view that is erased already: SwiftUI has to look through two boxes",
        help: "leave out this `\(eraser)`")
      return
    }
    if let choice, tree[choice].kind == .slot {
      pass.report(
        place,
        "`\(eraser)` hides which `return` of the closure gave the view: SwiftUI rebuilds it with all its "
          + "state when the type inside changes",
        help: "leave out `return` and `\(eraser)`: a view builder may give different views")
      return
    }
    if let choice, !tree[choice].isConstant {
      let form =
        switch tree[choice].form {
        case .ternary: "`? :`"
        case .switchCase: "`switch`"
        default: "`if`"
        }
      pass.report(
        place,
        "`\(eraser)` hides which arm of the \(form) is shown: SwiftUI rebuilds the view with all its state "
          + "when the type inside changes",
        help: tree[choice].form == .ternary
          ? "write `if` and `else` in a view builder (a closure such as that of `overlay { }`, or a "
            + "`@ViewBuilder` property): the arms may be different views"
          : "leave out `\(eraser)`: the branches of a view builder may be different views")
      return
    }
    let view = wrapped.map { "`\($0)`" } ?? "the view"
    pass.report(
      place,
      "`\(eraser)` hides the type of \(view): SwiftUI cannot follow it from one update to the next by its "
        + "type",
      help: "pass \(view) as it is; where one type is demanded, take `some View` or a generic parameter")
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

  /// Is the list kept or shown here, rather than passed to somebody who asks for one?
  private func staysHere(_ call: Node) -> Bool {
    guard let parent = call.parent else { return false }
    switch parent.kind {
    case .initializer, .returnStmt: return true
    case .argument: return parent.parent?.calledName == .ForEach
    default: return false
    }
  }
}
