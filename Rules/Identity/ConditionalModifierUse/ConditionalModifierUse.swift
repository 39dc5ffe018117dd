import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A call site of a conditional modifier, where a branch replaces the view.
public struct ConditionalModifierUse: ViewTreeRule {
  public static let about = About(
    "conditional-modifier-use", .identity, .warning,
    "A conditional modifier replaces its view when the condition changes",
    fix: """
      Applies the modifier always, with an argument that has no effect where the condition is false. Safe \
      where that value is known to be neutral and the helper is declared in the project, else suggested.
      """,
    references: [.conditionalModifiers, .demystify],
    explanation: """
      `Card().applyIf(isOn) { $0.frame(width: 100) }` does not give a card that is wider while `isOn` is true. \
      It gives one of two views: a card, or a card in a frame. Whenever `isOn` changes, SwiftUI removes one \
      and inserts the other. The card's `@State` and `@StateObject`, its focus, scroll position and loaded \
      images are reset. `onAppear` and `task` run again. The width does not animate: the old card fades out \
      and the new one in. This also affects modifiers before the call. `Card().opacity(isNew ? 1 : \
      0.5).applyIf(isOn) { … }` cross-fades where it should have animated its opacity.

      The rule recognizes a conditional modifier by its declaration, under any name and in any file of the \
      project. It may be a function on `View`, a free function that takes a view, or a view that wraps one. \
      `.if(…) { $0.… }` and its usual names are reported as information where the declaration is not part of \
      the project.

      Apply the modifier always, and let the condition choose its argument. The help shows the rewritten call \
      where every modifier has an argument without effect. The fix is safe where that argument is known to \
      have no effect and the condition is a plain `Bool`. Where the argument sets a default again or leaves a \
      trace, check the result. Where no such argument exists (styles, gestures, `searchable`), the help names \
      what else can take the condition.

      The finding is a warning if a view keeps the condition, code is known to change it while the view is shown, and \
      the view loses state that a user notices. It is information if a model keeps the condition, if that changes seldom \
      (a setting), or where a comment above says that it is meant. Without such state it is information \
      where the change is animated and the modifier has an argument that could animate instead.

      Not reported:

      - conditions that nothing is known to change while the view is shown, such as constants and `#available`
      - properties of a model that only code of models writes
      - flags that code sets once when something has loaded or appeared, or that hide the view and only go one way, and \
      settings of the system
      - optionals that the call of an initializer leaves nil or not for good
      - a branch that alone sets what decides, such as one that measures its content
      - the idiom of the device, the content of a row, and inputs that are constant at every call site
      - cases of an enumeration if several of them share a branch
      - views that keep nothing, or only what branches inside on the same condition remove anyway
      - views that lose only a flag or a press, a scroll position that `.scrollPosition` binds, or the focus of a field \
      that is disabled
      - the content of a view that itself branches on the same value of the environment
      - helpers that only check the version of the system
      - modifiers of types that are not views (`Reducer.ifLet`), and previews

      In strict mode every condition that may change is information.
      """)

  public static let bad = [
    Example(
      "the width does not animate",
      """
      import SwiftUI

      extension View {
        @ViewBuilder
        func applyIf<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
          if condition { transform(self) } else { self }
        }
      }

      struct Bar: View {
        @State private var isWide = false

        var body: some View {
          Rectangle()
            .applyIf(isWide) { $0.frame(width: 200) }
            .onTapGesture { withAnimation { isWide.toggle() } }
        }
      }
      """),
    Example(
      "the typed text is lost",
      """
      import SwiftUI

      extension View {
        @ViewBuilder
        func framed(_ color: Color?) -> some View {
          if let color { border(color) } else { self }
        }
      }

      struct Note: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }

      struct Page: View {
        @State private var mark: Color?
        var body: some View {
          Note().framed(mark)
          Button("Mark") { mark = .red }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the argument depends on the condition",
      """
      import SwiftUI

      struct Bar: View {
        @State private var isWide = false

        var body: some View {
          Rectangle()
            .frame(width: isWide ? 200 : nil)
            .onTapGesture { withAnimation { isWide.toggle() } }
        }
      }
      """),
    Example(
      "a condition that never changes",
      """
      import SwiftUI

      extension View {
        @ViewBuilder
        func applyIf<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
          if condition { transform(self) } else { self }
        }
      }

      struct Bar: View {
        static let isWide = true
        var body: some View {
          Rectangle().applyIf(true) { $0.padding() }.applyIf(Self.isWide) { $0.frame(width: 200) }
        }
      }
      """),
    Example(
      "a helper without a branch",
      """
      import SwiftUI

      extension View {
        func apply<Result: View>(@ViewBuilder _ transform: (Self) -> Result) -> some View { transform(self) }
      }

      struct Bar: View {
        var body: some View { Rectangle().apply { $0.padding() } }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    for (i, use) in tree.body.uses.enumerated() {
      switch tree.body.target(i) {
      case .member(let id):
        if id != tree.member, pass.index.passesClosures(of: i, to: id, in: tree.body),
          let branch = pass.index.conditionalHelper(id)
        {
          check(pass.file.tree.node(Int(use.node)), use, helper: id, branch)
        }
      case .construction(let type):
        if use.isCall, let wrapper = pass.index.conditionalWrapper(type), wrapper.body != tree.member,
          pass.index.leavesChoice(wrapper, of: type, at: UseSite(member: tree.member, use: i), work: pass.work)
        {
          check(pass.file.tree.node(Int(use.node)), wrapper: type, wrapper.branch, wrapper.body)
        }
      default:
        guard use.kind == .member, !use.isWritten else { continue }
        let node = pass.file.tree.node(Int(use.node))
        guard let id = likelyHelper(i, node) else {
          checkUnknown(use)
          continue
        }
        if let branch = pass.index.conditionalHelper(id) { check(node, use, helper: id, branch) }
      }
    }
  }

  /// The modifier of the project that a call on a view of unknown type refers to: the only one on `View` with fitting
  /// parameters, if the view tree has the call as a modifier.
  private func likelyHelper(_ number: Int, _ node: Node) -> MemberID? {
    let use = tree.body.uses[number]
    guard use.isCall, let view = pass.index.frameworkType(.View) else { return nil }
    let labels = tree.body.labels(of: use)
    let found = pass.index.members(named: use.name, of: view).filter { id in
      let fact = pass.index[id]
      return fact.kind == .function && !fact.isStatic
        && pass.index.accepts(fact.parameters, labels: labels, closures: use.closureArguments)
        && pass.index.passesClosures(of: number, to: id, in: tree.body)
    }
    let isModifier = tree.nodes(at: node.number).contains { tree[$0].kind == .modified }
    return found.count == 1 && isModifier ? found[0] : nil
  }

  /// Whether the call may be one of a framework's modifier with the same name.
  private func mayBeFrameworks(_ node: Node, _ fact: MemberFact) -> Bool {
    guard Modifiers.isModifier(fact.name), fact.name != .hidden else { return false }
    var labels = Labels()
    for argument in node.children where argument.isPassing { labels.append(argument.name) }
    if (0..<labels.count).allSatisfy({ labels[$0] == .none }) { return true }
    return InertArguments.inert(fact.name, labels: labels, spelling: { _ in .other }) != nil
  }

  // MARK: Calls of the project's helpers

  private func check(_ node: Node, _ use: UseFact, helper: MemberID, _ branch: BaseBranch) {
    let fact = pass.index[helper]
    var arguments: [Node?] = []
    if fact.kind == .function {
      guard use.isCall, let matched = pass.index.arguments(of: node, for: fact.parameters),
        branch.baseParameter != nil || !mayBeFrameworks(node, fact)
      else { return }
      arguments = matched
    }
    let deciding = branch.parameters.filter { $0 != branch.baseParameter }
    // The condition is a property of the view itself, or an argument that can change.
    let changing = deciding.filter { number in
      guard number < arguments.count, let value = arguments[number] else {
        return number >= arguments.count || !fact.parameters[number].hasDefault
      }
      return value.kind != .closure && !isConstant(value) && !isFixedByBranch(value)
        && !(branch.asksOnlyForNil(of: fact.parameters[number].name)
          && (pass.index.isNeverNil(value, in: tree.body) || pass.index.isNilByInitializer(value, in: tree.body)))
    }
    guard !changing.isEmpty || !branch.properties.isEmpty || (deciding.isEmpty && branch.readsOther)
    else { return }
    var site = Site(call: node, name: pass.text(fact.name), helper: helper)
    // A parameter has a value of its own at each call.
    if deciding.isEmpty { site.branch = branch }
    site.isMember = branch.baseParameter == nil
    if let parameter = branch.baseParameter {
      guard parameter < arguments.count, let view = arguments[parameter] else { return }
      site.base = view
    } else {
      site.base = receiver(of: node)
    }
    site.conditions = changing.compactMap { $0 < arguments.count ? arguments[$0] : nil }
    site.readsOther = site.conditions.count < changing.count || !branch.properties.isEmpty || branch.readsOther
    site.rewrite = rewrite(site, fact, arguments, branch)
    site.transform = branch.arms.lazy.compactMap { closure(of: $0, fact, arguments) }.first
    site.arms = branch.arms
    report(site, note: pass.note("`\(site.name)` branches here", .cause, at: helper))
  }

  func isConstant(_ value: Node) -> Bool {
    pass.index.isConstant(value, in: tree.body)
  }

  /// Whether the value cannot change inside its branch: `case .wide: poster(kind)` of `switch kind`.
  private func isFixedByBranch(_ value: Node) -> Bool {
    value.kind == .identifierExpr
      && value.ancestors.contains { $0.asSwitch?.subject?.text == value.text }
  }

  /// `a` of `a.f()` and `a.f`.
  private func receiver(of node: Node) -> Node? { (node.asCall?.callee ?? node).base }

  /// The closure that the caller passes for what this arm calls.
  private func closure(of arm: BaseArm, _ fact: MemberFact, _ arguments: [Node?]) -> Node? {
    guard case .transformed(let call) = arm.use else { return nil }
    guard let number = fact.parameters.firstIndex(where: { $0.name == call.calledName }),
      number < arguments.count, let value = arguments[number], value.kind == .closure
    else { return nil }
    return value
  }

  // MARK: Views that wrap

  private func check(_ node: Node, wrapper: TypeID, _ branch: BaseBranch, _ body: MemberID) {
    // Memberwise: labels are the names of the properties.
    var changing: [Node] = []
    var unknown = false
    for property in branch.properties {
      let fact = pass.index[property]
      if fact.kind == .storedProperty, fact.attributes.isEmpty,
        let argument = node.arguments.first(where: { $0.name == fact.name })?.value
      {
        if !isConstant(argument) { changing.append(argument) }
      } else if fact.kind == .storedProperty, fact.attributes.isEmpty, fact.initial != .none {
        continue
      } else {
        unknown = true
      }
    }
    guard !changing.isEmpty || unknown || branch.readsOther, let property = branch.baseProperty else { return }
    let name = pass.index[property].name
    var site = Site(call: node, name: pass.plainName(of: wrapper), helper: body)
    site.isWrapper = true
    site.arms = branch.arms
    if changing.isEmpty { site.branch = branch }
    site.conditions = changing
    site.readsOther = unknown || branch.readsOther
    let content = node.children.first { $0.isPassing && $0.name == name }
    site.base = (content ?? node.trailingClosures.first)?.value
    guard site.base != nil else { return }
    report(site, note: pass.note("`\(site.name)` branches in its `body`", .cause, at: wrapper))
  }

  // MARK: Helpers of other modules

  /// `.if(condition) { $0.… }` whose declaration is not part of the project.
  private func checkUnknown(_ use: UseFact) {
    guard use.isCall, use.kind == .member else { return }
    let named = pass.index.additions.conditionalModifiers
    let isNamed = !named.isEmpty && named.contains(pass.text(use.name))
    guard isNamed || Self.isUsualName(use.name) else { return }
    let node = pass.file.tree.node(Int(use.node))
    let declared = pass.index.frameworkType(.View).map { pass.index.members(named: use.name, of: $0) } ?? []
    // The project declares the name with other labels.
    if !declared.isEmpty { return }
    guard let condition = node.arguments.first?.value, condition.kind != .closure, condition.kind != .keyPath,
      let closure = node.trailingClosures.first?.value ?? node.arguments.last?.value,
      closure.kind == .closure,
      let base = receiver(of: node), let chain = ModifierChain(closure), !chain.modifiers.isEmpty,
      chain.modifiers.allSatisfy({ Modifiers.isModifier($0.calledName) }),
      !isConstant(condition)
    else { return }
    var site = Site(call: node, name: pass.text(use.name), helper: tree.member)
    site.isMember = true
    site.base = base
    site.conditions = [condition]
    site.transform = closure
    site.isUnknown = !isNamed
    if node.trailingClosures.count < 2, chain.parameters.count == 1, use.name != .ifLet {
      site.rewrite = pass.inertRewrite(
        then: chain.modifiers, when: .flag(condition, isNegated: use.name == .unless),
        onText: isText(base),
        indentation: pass.indentation(at: node.calledNameRange.lowerBound))
    }
    report(site, note: nil)
  }

  private static func isUsualName(_ name: Name) -> Bool {
    switch name.known {
    case .`if`, .ifLet, .applyIf, .ifTrue, .when, .modifyIf, .conditionalModifier, .applyWhen, .unless: true
    default: false
    }
  }

  // MARK: The rewritten call

  /// The rewritten call of a helper that applies a closure if a parameter is true.
  private func rewrite(
    _ site: Site, _ fact: MemberFact, _ arguments: [Node?], _ branch: BaseBranch
  ) -> InertRewrite? {
    guard branch.arms.count == 2, branch.arms[0].branch == 0, branch.arms[1].branch == 1,
      let then = modifiers(of: branch.arms[0], fact, arguments),
      let otherwise = modifiers(of: branch.arms[1], fact, arguments)
    else { return nil }
    let name: Name
    switch branch.test {
    case .flag(let flag, _): name = flag
    case .value(let value): name = value
    case .other: return nil
    }
    guard let number = fact.parameters.firstIndex(where: { $0.name == name }), number < arguments.count,
      let value = arguments[number], value.kind != .closure
    else { return nil }
    let condition: RewriteCondition
    switch branch.test {
    case .flag(_, let isNegated): condition = .flag(value, isNegated: isNegated)
    case .value:
      // The closure's second parameter is the value.
      let bound = then.parameters.count > 1 ? then.parameters[1] : "$1"
      condition = .anonymousValue(value, bound: bound)
    case .other: return nil
    }
    return pass.inertRewrite(
      then: then.modifiers, otherwise: otherwise.modifiers, when: condition,
      onText: site.base.map { isText($0) } ?? false,
      indentation: pass.indentation(at: site.call.calledNameRange.lowerBound))
  }

  private func modifiers(of arm: BaseArm, _ fact: MemberFact, _ arguments: [Node?]) -> ModifierChain? {
    switch arm.use {
    case .unchanged: ModifierChain()
    case .transformed: closure(of: arm, fact, arguments).flatMap { ModifierChain($0) }
    case .modified, .wrapped: nil
    }
  }

  /// Whether the type of the view is `Text`: `Text("…").bold()`.
  private func isText(_ view: Node) -> Bool {
    var node = view.unwrapped
    while let callee = node.asCall?.callee {
      if callee.kind == .identifierExpr { return callee.name == .Text }
      guard let base = callee.base, Modifiers.has(.onText, callee.name) else { return false }
      node = base.unwrapped
    }
    return false
  }

  // MARK: Reports

  struct Site {
    let call: Node
    let name: String
    /// The view that is passed.
    var base: Node?
    /// The arguments that decide and are not constant; a message names the first.
    var conditions: [Node] = []
    /// Whether something else than these arguments decides as well.
    var readsOther = false
    var condition: Node? { conditions.first }
    /// What the helper decides by itself, without these arguments.
    var branch: BaseBranch?
    /// The closure that modifies.
    var transform: Node?
    /// What the helper makes of the view.
    var arms: [BaseArm] = []
    var rewrite: InertRewrite?
    var isMember = false
    var isWrapper = false
    var isUnknown = false
    /// The member with the branch.
    let helper: MemberID

    init(call: Node, name: String, helper: MemberID) { (self.call, self.name, self.helper) = (call, name, helper) }
  }

  private func report(_ site: Site, note: Note?) {
    if pass.sharesBranches(site.conditions, in: tree.body, decidedBy: site.helper), !pass.isStrict { return }
    let known = pass.index.change(ofAll: site.conditions, in: tree.body, work: pass.work)
    let change = site.conditions.isEmpty || site.readsOther && known.isSettled ? changeInHelper(of: site) : known
    let isReportedInside = isReported(byViewOf: site, change)
    let node = node(of: site)
    // What branches inside on the same condition is lost anyway.
    let isAlone = site.conditions.count == 1 && !site.readsOther
    let gone = node.flatMap { isAlone ? pass.branches(on: site.conditions[0], below: $0, of: tree) : nil } ?? Overlaps()
    let kept = loss(node, gone)
    guard
      let severity = pass.severity(
        ofReplacing: node, in: tree, by: change, loss: kept, at: site.call.calledNameRange.lowerBound),
      pass.isStrict
        || pass.index.isChangedByView(change) && (!hides(site) || alternates(change))
          && (pass.index.isNoticed(kept)
            || isOwnState(change) && changesLook(site) && pass.isAnimated(change, at: node, in: tree))
    else { return }
    let condition = site.condition.map { pass.brief($0, limit: 40) }
    let changes = condition.map { "`\($0)` changes" } ?? "its condition changes"
    let call =
      (site.isMember ? "." : "") + site.name
      + (site.call.kind == .call && !site.isWrapper && site.isMember ? "(\(condition ?? "…"))" : "")
    let base = site.base.flatMap { root(of: $0) }
    let subject = base.map { "`\($0)`" } ?? "the view"
    var message = "`\(call)` replaces \(subject) with a different view when \(changes)"
    let lost = node.map { pass.lostState(at: $0, of: tree, besides: gone) }
    if let phrase = lost?.phrase { message += ", which resets \(phrase)" }
    let earlier = site.base.map { changingModifiers(of: $0, with: site.conditions) } ?? []
    // What callers show is lost as well, but nothing here names it.
    if !pass.isStrict, lost?.phrase == nil, earlier.isEmpty, !changesLook(site) { return }
    if !earlier.isEmpty {
      message += "; the change of \(listed(earlier.prefix(NoteLimit.places).map { "`.\($0)`" })) does not animate"
    }
    pass.report(
      site.isMember ? site.call.usedNameRange : site.call.calledNameRange, message,
      // A position in a scroll view is soon found again.
      severity: site.isUnknown || isReportedInside || !isDecidedHere(change) || pass.isPositionAlone(kept)
        ? .info : severity,
      help: isReportedInside
        ? Remedy("decide it from what the view is given, since the view reports the condition only once it is shown")
        : help(site),
      notes: [note].compactMap { $0 } + (lost?.notes ?? []), fixes: fix(site, of: node))
  }

  /// Whether the view itself keeps what changes, so that a user flips it while the view is used. What a model decides may
  /// change once, before there is anything to lose.
  private func isDecidedHere(_ change: Change) -> Bool {
    guard case .may(let witness) = change, let property = witness.property else { return false }
    return pass.index.owner(property).map { !pass.index[$0].isReference } ?? false
  }

  /// Whether one of the branches hides the view. With a flag that only goes one way, there is nothing to lose: the view
  /// is hidden until then, or leaves for good.
  private func hides(_ site: Site) -> Bool {
    site.arms.contains { arm in
      guard case .modified(let modifiers) = arm.use else { return false }
      return modifiers.contains { call in
        let name = call.kind == .call ? call.calledName : call.name
        return name == .hidden
          || name == .opacity && call.unlabelledArgument.map { $0.text == "0" || $0.text == "0.0" } ?? false
      }
    }
  }

  /// Whether the flag goes on and off.
  private func alternates(_ change: Change) -> Bool {
    guard case .may(let witness) = change, let property = witness.property else { return true }
    return pass.index.alternates(property)
  }

  /// Whether views keep what changes. What the environment says, such as a size class, changes outside of animations.
  private func isOwnState(_ change: Change) -> Bool {
    guard case .may(let witness) = change, let property = witness.property else { return false }
    return !pass.index[property].attributes.contains { Wrappers.has(.readsEnvironment, $0) }
  }

  /// Whether a modifier that the condition chooses has an argument that could animate.
  private func changesLook(_ site: Site) -> Bool {
    let applied = site.transform.flatMap { ModifierChain($0) }?.modifiers ?? []
    let modifiers = site.arms.reduce(applied) { all, arm in
      if case .modified(let own) = arm.use { return all + own }
      return all
    }
    return modifiers.contains { modifier in
      let name = modifier.kind == .call ? modifier.calledName : modifier.name
      return isVisible(name)
    }
  }

  func isVisible(_ modifier: Name) -> Bool {
    guard let traits = Modifiers.traits(of: modifier), traits.contains(.onView),
      !pass.text(modifier).hasPrefix("accessibility")
    else { return false }
    return InertArguments.hasInertForm(modifier)
      && traits.isDisjoint(with: [.lifecycle, .presentation, .gesture, .identity, .animation, .environment])
  }

  /// Whether the view keeps something, or what callers pass for the `self` of this function.
  private func loss(_ node: Int?, _ gone: Overlaps) -> Kept {
    if let node, !gone.isEmpty { return pass.index.loss(at: node, of: tree, lifetime: pass.lifetime, besides: gone) }
    return node.map { pass.loss(at: $0, of: tree) }
      ?? pass.index.loss(ofContentOf: tree, lifetime: pass.lifetime, work: pass.work)
  }

  /// Whether the view itself says what the condition is when it appears or is measured:
  /// `content.onMeasured { isEmpty = $0 }.when(isEmpty) { … }`.
  private func isReported(byViewOf site: Site, _ change: Change) -> Bool {
    guard case .may(let witness) = change, let property = witness.property, let base = site.base else { return false }
    let writes = Array(pass.index.laterWrites(of: property))
    return !writes.isEmpty
      && writes.allSatisfy {
        $0.member == tree.member && base.contains(pass.index.node(at: $0)) && pass.index.happensUnattended(at: $0)
      }
  }

  /// Whether what the helper reads by itself changes: a property of the view, or of the wrapper.
  private func changeInHelper(of site: Site) -> Change {
    guard let branch = site.branch else { return .unknown }
    let change = pass.index.change(ofAll: branch.conditions, in: pass.index.body(of: site.helper), work: pass.work)
    return isLeftForGood(branch, of: site.helper, change) ? .unknown : change
  }

  /// Whether one of the branches alone sets what decides, such as one that measures: no code leads back to it.
  private func isLeftForGood(_ branch: BaseBranch, of helper: MemberID, _ change: Change) -> Bool {
    guard case .may(let witness) = change, let property = witness.property else { return false }
    let writes = Array(pass.index.laterWrites(of: property))
    return !writes.isEmpty
      && branch.arms.contains { arm in
        writes.allSatisfy {
          $0.member == helper && arm.syntax.contains(pass.index.node(at: $0)) && pass.index.happensUnattended(at: $0)
        }
      }
  }

  /// The node of the view tree that the base is.
  private func node(of site: Site) -> Int? {
    guard let base = site.base else { return nil }
    let syntax = base.unwrapped
    return tree.nodes.firstIndex { $0.syntax == syntax }
  }

  /// `Rectangle`, `content`, `profile.avatar`: where the chain begins.
  private func root(of view: Node) -> String? {
    var node = view.unwrapped
    while true {
      switch node.kind {
      case .closure:
        guard let only = node.asClosure?.onlyStatement else { return nil }
        node = only.unwrapped
      case .call:
        guard let callee = node.callee?.unwrapped else { return nil }
        guard let base = callee.base, !callee.isNamedLikeType else {
          // `padding()` in an extension of `View`.
          let isModifier = !callee.isNamedLikeType && Modifiers.isModifier(callee.name)
          return callee.name == .none || isModifier ? nil : pass.text(callee.name)
        }
        if base.isNamedLikeType || callee.name == .`init` { return pass.brief(callee) }
        node = base.unwrapped
      case .postfixIfConfig, .optionalChaining, .forceUnwrap:
        guard let inner = node.firstChild else { return nil }
        node = inner.unwrapped
      case .identifierExpr, .memberAccess: return pass.brief(node)
      default: return nil
      }
    }
  }
}
