import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A `Group` is not a view: a modifier on it is a modifier on each of its children.
public struct GroupLifecycleModifier: ViewTreeRule {
  public static let about = About(
    "group-lifecycle-modifier", .identity, .info,
    "An action or a sheet on a `Group` applies to each of its children",
    isOnByDefault: false,
    fix: """
      Replaces a `Group` around a branch with a `ZStack`, which stays while its views change. Suggested: where \
      no branch is shown, an empty view remains. Not offered for several views at a time, which a stack would \
      arrange differently, nor in a list, a form or the like, whose rows the views would no longer be.
      """,
    references: [.demystify, .identity],
    explanation: """
      `Group` joins views without adding one. A modifier on it applies to each child. For a font that is \
      convenient. For `onAppear`, `task` or `sheet` it is a trap. Two children have two tasks, and two sheets \
      for one condition. An `if` inside has one for each branch. When the condition changes, the old branch \
      disappears and the new one appears: `onAppear` runs again, and the task is cancelled and restarted. \
      `Group { if let page { … } else { ProgressView() } }.task { await load() }` loads the page, shows it, \
      and loads it again. Without an `else` nothing runs while the condition is false, because no view exists \
      to run it for.

      Apply the modifier to one view that stays: a stack around branches (`ZStack { … }.task { … }`), or the \
      container around the `Group`. The same applies to a property or function with `@ViewBuilder` that gives \
      several views, or a branch.

      For apps that are built with the SDK of iOS 15 or later, actions and tasks may be spared: two reimplementations of \
      SwiftUI count the appearances of all views of a `Group` together, so that an action runs when the first appears and \
      when the last is gone. No documentation says so, and it was not tried on a device. So they are information. \
      Several views that present something are a warning.

      Not reported:

      - a `Group` with one view that is always there
      - modifiers that only change the look
      - conditions that nothing is known to change
      - `onReceive` on a branch, which subscribes again at once
      - scenes, toolbars and menus
      - actions that only assign values, or take what they load from a cache
      - actions that first test whether there is something to do
      - `onChange`, which observes its value once for all views
      - alerts, dialogs and file pickers on branches, which are answered before anything else changes
      - a `Group` at the root of a sheet or a cover, where SwiftUI may apply the modifier once
      - branches on a setting of the app or the device, where the action only runs once more

      An `if` without `else` counts if its task makes the view appear.

      In strict mode every condition that may change counts.
      """)

  public static let bad = [
    Example(
      "loads twice",
      """
      import SwiftUI

      struct Page: View {
        @State private var text: String?
        var body: some View {
          Group {
            if let text { Text(text) } else { ProgressView() }
          }
          .task { text = await load() }
        }
        private func load() async -> String { await Task.yield(); return "loaded" }
      }
      """),
    Example(
      "two actions for one appearance",
      """
      import SwiftUI

      struct Titles: View {
        var body: some View {
          Group {
            Text("Title")
            Text("Subtitle")
          }
          .font(.headline)
          .onAppear { print("appeared") }
        }
      }
      """),
    Example(
      "a builder property",
      """
      import SwiftUI

      struct Page: View {
        @State private var isEditing = false
        var body: some View {
          content.onAppear { load() }
          Button("Edit") { withAnimation { isEditing.toggle() } }
        }
        @ViewBuilder private var content: some View {
          if isEditing { Text("Edit") } else { Image(systemName: "doc") }
        }
        private func load() { print("load") }
      }
      """),
  ]
  public static let good = [
    Example(
      "a stack keeps its identity",
      """
      import SwiftUI

      struct Page: View {
        @State private var text: String?
        var body: some View {
          ZStack {
            if let text { Text(text) } else { ProgressView() }
          }
          .task { text = "loaded" }
        }
      }
      """),
    Example(
      "only the look, and one view that is always there",
      """
      import SwiftUI

      struct Titles: View {
        let isLarge: Bool
        var body: some View {
          VStack {
            Group {
              Text("Title")
              if isLarge { Text("Subtitle") }
            }
            .font(.headline)
            Group { Text("Footer") }
              .onAppear { print("appeared") }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    // A `Group` with a task, an alert and a sheet is reported once, at the worst of them.
    var modifiers: [Int: [(node: Int, effect: Effect)]] = [:]
    var bases: [Int] = []
    var base = -1  // behind all modifiers of its chain
    for i in tree.nodes.indices where tree[i].isFrameworkModifier {
      guard let effect = Effect(tree[i]) else { continue }
      if i > base { base = tree.unmodified(i).base }
      if modifiers[base] == nil { bases.append(base) }
      modifiers[base, default: []].append((i, effect))
    }
    for base in bases {
      let found = Array((modifiers[base] ?? []).reversed())
      let presentation = found.first { $0.effect == .presentation }
      guard !tree.isShown(as: .menu, base), let first = found.first, let group = group(below: first.node) else {
        continue
      }
      let work = found.first { $0.effect != .receive && $0.effect != .presentation }
      // Several presentations for one flag get in each other's way.
      let worst = group.isSeveral ? presentation ?? work ?? first : work ?? presentation ?? first
      report(worst.node, worst.effect, group, others: found.filter { $0.node != worst.node })
    }
  }

  /// What a modifier does for each view that it is applied to.
  private enum Effect {
    case appear, disappear, task, presentation, receive

    init?(_ node: ViewNode) {
      switch node.name.known {
      case .onAppear: self = .appear
      case .onDisappear: self = .disappear
      case .task: self = .task
      case .onReceive: self = .receive
      case .navigationDestination: return nil
      default:
        guard Modifiers.has(.presentation, node.name) else { return nil }
        self = .presentation
      }
    }
  }

  /// A `Group`, or the result of a builder, which behaves like one.
  private struct Joined {
    /// "this `Group`", "`content`"
    let name: String
    let content: Content
    /// The tree of the content.
    let tree: ViewTree
    let notes: [Note]
    /// The name `Group` where a stack could replace it.
    var word: Range<Int>?

    var isSeveral: Bool { if case .several = content { true } else { false } }

    enum Content {
      /// More than one view at a time.
      case several(Int?)
      /// One view of several, or sometimes none.
      case branch(Int, isSometimesEmpty: Bool)
      /// Views that stay, if any, and views that a condition adds.
      case changing(Node, hasLasting: Bool)
    }
  }

  private func group(below modifier: Int) -> Joined? {
    let (base, modifiers) = tree.unmodified(modifier)
    // A modifier of the project may put the views into a stack.
    guard modifiers.allSatisfy({ tree[$0].member == nil && isTransparent(tree[$0].name) }) else { return nil }
    let node = tree[base]
    switch node.kind {
    case .element where node.isFrameworkElement(.Group):
      let slots = tree.children(of: base)
      guard slots.count == 1, tree[slots[0]].syntax.kind == .closure else { return nil }
      var group = joined("this `Group`", tree.children(of: slots[0]), [])
      if mayBeStack(base, slots[0]) { group?.word = node.syntax.calledNameRange }
      return group
    case .reference:
      guard let member = node.member else { return nil }
      let fact = pass.index[member]
      guard fact.hasBody, fact.kind == .computedProperty || fact.kind == .function,
        pass.index.isBuilder(member), fact.type.name != .AnyView
      else { return nil }
      let name = pass.text(fact.name)
      let body = pass.index.viewTree(of: member)
      return Self(body, pass).joined(
        "`\(name)`", body.children(of: 0),
        [pass.note("`\(name)` gives its views without a container", .path, at: member)])
    default: return nil
    }
  }

  /// Whether a `ZStack` would look the same in place of the `Group`: it shows one view at a time, and no container
  /// around counts its views.
  private func mayBeStack(_ group: Int, _ slot: Int) -> Bool {
    let views = tree.children(of: slot)
    guard views.count == 1, tree[views[0]].kind == .conditional,
      tree[group].syntax.asCall?.isUnqualified ?? false,
      tree.arms(of: views[0]).allSatisfy({ arm in
        let count = pass.index.viewCount(ofChildren: arm.branch, in: tree)
        return if case .exactly(0...1) = count { true } else { false }
      })
    else { return false }
    for ancestor in tree.ancestors(of: group) {
      let node = tree[ancestor]
      if node.kind == .slot, node.use?.kind != .plain { return false }
      guard node.kind == .element else { continue }
      switch node.name.known {
      case .Group: continue
      case .VStack, .HStack, .ZStack, .NavigationStack, .NavigationView, .ScrollView: return true
      default: return node.type != nil
      }
    }
    return true
  }

  private func isTransparent(_ name: Name) -> Bool { Modifiers.isModifier(name) && name != .modifier }

  private func joined(_ name: String, _ views: [Int], _ notes: [Note]) -> Joined? {
    guard !views.isEmpty, views.allSatisfy({ mayBeView($0) }) else { return nil }
    if views.count > 1 {
      // Two views that exclude each other, or one and nothing, are not known to be shown together.
      let sure = views.filter {
        tree[$0].kind != .conditional && tree[$0].kind != .unknown && !isEmpty(tree[$0])
      }
      guard sure.count > 1 || sure.count == 1 && views.contains(where: { tree[$0].isFrameworkElement(.ForEach) }) else {
        return changing(name, views, hasLasting: !sure.isEmpty, notes)
      }
      return Joined(
        name: name, content: .several(sure.count == views.count ? views.count : nil), tree: tree, notes: notes)
    }
    let only = tree.unmodified(views[0])
    guard only.modifiers.allSatisfy({ tree[$0].member == nil }) else { return nil }
    let node = tree[only.base]
    if node.isFrameworkElement(.ForEach) {
      return Joined(
        name: name, content: .several(nil), tree: tree,
        notes: notes + [note("one view for each element", .quantity, node)])
    }
    guard changes(only.base) else { return nil }
    let arms = tree.arms(of: only.base)
    let shown = arms.filter { showsView($0) }
    let isSometimesEmpty = !node.isExhaustive || arms.contains { $0.views.allSatisfy { isEmpty(tree[$0]) } }
    guard shown.count > 1 || isSometimesEmpty else { return nil }
    return Joined(
      name: name, content: .branch(only.base, isSometimesEmpty: isSometimesEmpty && shown.count < 2),
      tree: tree, notes: notes + [note("one branch replaces the other here", .change, node)])
  }

  /// One view and an `if`, or several: a view that a condition adds has the modifier as well.
  private func changing(_ name: String, _ views: [Int], hasLasting: Bool, _ notes: [Note]) -> Joined? {
    let branches = views.filter { changes($0) && tree.arms(of: $0).contains { showsView($0) } }
    guard let first = branches.first, hasLasting || branches.count > 1 else { return nil }
    return Joined(
      name: name, content: .changing(tree[first].syntax, hasLasting: hasLasting), tree: tree,
      notes: notes
        + branches.prefix(NoteLimit.places).map { note("this condition adds and removes views", .change, tree[$0]) })
  }

  /// Whether one branch may take the place of another while the view is shown.
  private func changes(_ i: Int) -> Bool {
    let node = tree[i]
    return node.kind == .conditional && !node.isConstant && node.form != .ternary && tree.isBuilt(i, in: pass.index)
      && isProved(pass.index.change(ofConditional: i, in: tree, work: pass.work))
  }

  private func isProved(_ change: Change) -> Bool { pass.isStrict ? !change.isSettled : change.isProved }

  /// Whether only a setting decides, which people change elsewhere.
  private func isRare(_ conditional: Int, _ tree: ViewTree) -> Bool {
    guard case .may(let witness) = pass.index.change(ofConditional: conditional, in: tree, work: pass.work) else {
      return false
    }
    return witness.isRare
  }

  private func showsView(_ arm: Arm) -> Bool { !arm.isConstant && arm.views.contains { !isEmpty(tree[$0]) } }

  private func note(_ message: String, _ role: Note.Role, _ node: ViewNode) -> Note {
    Note(message, role, at: Location(node.syntax.headRange, inFile: tree.file))
  }

  private func isEmpty(_ node: ViewNode) -> Bool { node.kind == .element && node.name == .EmptyView }

  /// Whether it may be a view: not a scene, a toolbar item or a mark of a chart.
  private func mayBeView(_ i: Int) -> Bool {
    let base = tree[tree.unmodified(i).base]
    guard base.kind == .element, base.type == nil, let traits = ViewTypes.traits(of: base.name) else {
      return true
    }
    return traits.contains(.view)
  }

  private func report(_ i: Int, _ effect: Effect, _ group: Joined, others: [(node: Int, effect: Effect)]) {
    if pass.isStill(tree.owner) || !pass.isStrict && pass.isRootOfSheet(i, of: tree) { return }
    let onlyAssigns = ([(i, effect)] + others).allSatisfy { isIdempotent(tree[$0].syntax, $1) }
    if onlyAssigns, !pass.isStrict { return }
    let name = pass.text(tree[i].name)
    let message: String
    var severity = Severity.info
    switch group.content {
    case .several(let count):
      let number = count.map { "\($0) views" } ?? "several views"
      let what =
        switch effect {
        case .presentation: "presents once for each of them"
        case .task: "runs the task once for each of them"
        case .appear, .disappear, .receive: "runs the action once for each of them"
        }
      if effect == .presentation { severity = .warning }
      message = "`.\(name)` on \(group.name) applies to its \(number) separately, which \(what)"
    case .changing(let branch, let hasLasting):
      let condition = pass.condition(of: branch, limit: 40)
      let what =
        switch effect {
        case .presentation: "presents once for each view that is shown"
        case .task: "runs the task again for each view that appears"
        case .appear: "runs the action again when `\(condition)` adds a view"
        case .disappear: "runs the action when `\(condition)` removes a view, although others stay"
        case .receive: "runs the action once for each view that is shown"
        }
      // Without a view that stays they may exclude each other.
      if hasLasting, effect == .presentation || effect == .disappear { severity = .warning }
      message = "`.\(name)` on \(group.name) applies to its views separately, which \(what)"
    case .branch(let branch, let isSometimesEmpty):
      let condition = pass.condition(of: group.tree[branch].syntax, limit: 40)
      let test = effect == .presentation ? nil : test(of: tree[i].syntax)
      // A publisher is subscribed to again at once.
      if effect == .receive, !pass.isStrict { return }
      if isSometimesEmpty {
        // A view that is there for a while runs its task for that while. It is a defect if the task is what makes the
        // view appear.
        let writes = writesCondition(i, branch, of: group.tree, beforeWaiting: false)
        // Without a view the action would find nothing to do.
        if let test, names(decidingProperties(branch, of: group.tree), test), !pass.isStrict { return }
        guard writes || effect == .presentation && tree.isAmongViews(i) || pass.isStrict else { return }
        // Where the group is the only view, as the root of a screen, the modifier may keep its place.
        if writes, tree.isAmongViews(i) { severity = .warning }
        let what =
          switch effect {
          case .presentation: "presents nothing while there is no view, and closes what is open"
          case .task: "does nothing without a view, and restarts the task for each new one"
          case .appear, .disappear: "does nothing without a view, and repeats the action for each new one"
          case .receive: "does nothing without a view, and starts over for each new one"
          }
        message = "`.\(name)` on \(group.name) applies to the view behind `\(condition)`, which \(what)"
      } else {
        let what =
          switch effect {
          case .presentation: "closes what it presents"
          case .task: "restarts the task"
          case .appear: "runs the action again"
          case .disappear: "runs the action although a view stays"
          case .receive: "subscribes again"
          }
        let ends = others.contains { $0.effect == .disappear && !isIdempotent(tree[$0.node].syntax, .disappear) }
        // What the action tests first, it does once.
        if test != nil, !ends, !pass.isStrict { return }
        switch effect {
        case .receive: break
        case .task:
          // Another id restarts it in any case.
          if observesCondition(i, branch, of: group.tree), !pass.isStrict { return }
          if writesCondition(i, branch, of: group.tree, beforeWaiting: true) { severity = .warning }
        case .disappear: if !onlyAssigns { severity = .warning }
        case .appear: if ends { severity = .warning }
        case .presentation: if !closesEarly(i, branch, of: group.tree), !pass.isStrict { return }
        }
        if severity == .info, !pass.isStrict,
          effect != .presentation && isRare(branch, group.tree) || !isNoticed(i, effect, others)
        {
          return
        }
        message = "`.\(name)` on \(group.name) applies to each branch, which \(what) when `\(condition)` changes"
      }
    }
    if effect != .presentation || pass.isExplained(at: tree[i].syntax.calledNameRange.lowerBound, in: tree.member) {
      severity = .info
    }
    pass.report(
      tree[i].syntax.calledNameRange, message, severity: severity, help: help(name, group),
      notes: group.notes
        + others.prefix(NoteLimit.places + 1).map {
          pass.note(
            "the same applies to `.\(pass.text(tree[$0.node].name))`", at: tree[$0.node].syntax.calledNameRange)
        },
      fix: group.word.map { Fix("Replace `Group` with `ZStack`", .suggested, [pass.edit($0, with: "ZStack")]) })
  }

  /// Whether the branch may change while what is presented covers the view, so that a person cannot touch the view: by itself, or
  /// by what is presented.
  private func closesEarly(_ i: Int, _ branch: Int, of tree: ViewTree) -> Bool {
    if Self.answered.contains(where: { self.tree[i].name == $0 }) { return false }
    if pass.index.changesUnattended(pass.index.change(ofConditional: branch, in: tree, work: pass.work)) { return true }
    let deciding = decidingProperties(branch, of: tree)
    return !deciding.isEmpty
      && self.tree[i].syntax.children.contains {
        $0.isPassing && writes(deciding, $0, in: self.tree.body, false, depth: 0) == true
      }
  }

  /// What covers the app until a person answers it.
  private static let answered: [Name.Known] = [.alert, .confirmationDialog, .actionSheet, .fileImporter, .fileExporter]

  /// A `ZStack` fits around branches. It would lay several views over each other, and make one row of sections.
  private func help(_ name: String, _ group: Joined) -> String {
    let hasSections = group.tree.nodes.contains { $0.isFrameworkElement(.Section) || $0.isFrameworkElement(.ForEach) }
    if case .branch = group.content, !hasSections {
      return "apply `.\(name)` to a view that stays, such as a `ZStack` around the content"
    }
    return "apply `.\(name)` to the container around these views, or to one view that is always there"
  }

  // MARK: What the action does

  func action(of call: Node) -> Node? {
    (call.trailingClosures.first ?? call.arguments.last)?.value.flatMap { $0.asClosure == nil ? nil : $0 }
  }

  /// The properties that decide which branch is shown, also through one computed property.
  private func decidingProperties(_ branch: Int, of tree: ViewTree) -> Set<MemberID> {
    var found: Set<MemberID> = []
    for expression in pass.index.decidingExpressions(of: tree[branch].syntax) {
      for node in [expression] + Array(expression.descendants) where node.isName {
        guard case .member(let member) = pass.index.target(of: node, in: tree.body), found.insert(member).inserted,
          pass.index[member].kind == .computedProperty
        else { continue }
        let body = pass.index.body(of: member)
        for use in body.uses.indices {
          if case .member(let read) = body.target(use) { found.insert(read) }
        }
      }
    }
    return found
  }

  /// Whether the action, or what it calls, changes the condition. `beforeWaiting`: only before it first waits. A task
  /// that begins so and is restarted by the change may begin again and again.
  private func writesCondition(_ i: Int, _ branch: Int, of tree: ViewTree, beforeWaiting: Bool) -> Bool {
    guard let action = action(of: self.tree[i].syntax) else { return false }
    let deciding = decidingProperties(branch, of: tree)
    return !deciding.isEmpty && writes(deciding, action, in: self.tree.body, beforeWaiting, depth: 0) == true
  }

  /// Nil if code waits before.
  private func writes(
    _ properties: Set<MemberID>, _ code: Node, in body: Body, _ beforeWaiting: Bool, depth: Int
  ) -> Bool? {
    for node in code.descendants {
      if let use = body.use(at: node), body.isWritten(use), case .member(let member) = body.target(use),
        properties.contains(member), !beforeWaiting || !isConditional(node, in: code)
      {
        return true
      }
      guard node.kind == .call else { continue }
      let isAwaited = node.parent.map { $0.kind == .wordExpr && $0.text.hasPrefix("await") } ?? false
      if depth < FollowLimit.helpers, case .member(let called) = pass.index.target(of: node, in: body),
        pass.index[called].hasBody, let block = pass.index.bodyBlock(of: called)
      {
        switch writes(properties, block, in: pass.index.body(of: called), beforeWaiting, depth: depth + 1) {
        case true?: return true
        case nil: if isAwaited { return nil }
        case false?: if isAwaited, beforeWaiting { return nil }
        }
      } else if isAwaited, beforeWaiting {
        return nil
      }
    }
    return false
  }

  private func names(_ properties: Set<MemberID>, _ test: Node) -> Bool {
    test.descendants.contains { node in
      if node.isName, case .member(let member) = pass.index.target(of: node, in: tree.body) {
        return properties.contains(member)
      }
      return false
    }
  }

  private func isConditional(_ node: Node, in code: Node) -> Bool {
    node.ancestors.prefix { $0 != code }.contains {
      $0.kind == .ifExpr || $0.kind == .guardStmt || $0.kind == .switchExpr
    }
  }

  /// `.task(id: phase)` on all that decides.
  private func observesCondition(_ i: Int, _ branch: Int, of tree: ViewTree) -> Bool {
    guard let value = self.tree[i].syntax.argument(.id) else { return false }
    let deciding = decidingProperties(branch, of: tree)
    let observed = ([value] + Array(value.descendants)).compactMap { node in
      if node.isName, case .member(let member) = pass.index.target(of: node, in: self.tree.body) { member } else { nil }
    }
    return !deciding.isEmpty && deciding.isSubset(of: observed)
  }

  /// Whether a repetition makes a difference: the action, or what it calls, does more than to assign values, and takes
  /// nothing from a cache. What is cancelled when a branch disappears has to begin again.
  private func isNoticed(_ i: Int, _ effect: Effect, _ others: [(node: Int, effect: Effect)]) -> Bool {
    if effect == .presentation || effect == .receive { return true }
    if let end = others.first(where: { $0.effect == .disappear }), !isIdempotent(tree[end.node].syntax, .disappear) {
      return true
    }
    guard let action = action(of: tree[i].syntax) else { return true }
    var seen: Set<MemberID> = []
    switch repetition(of: action, in: tree.body, &seen, depth: 0) {
    case .costs: return true
    case .isCached, .assigns: return false
    }
  }

  private enum Repetition { case assigns, costs, isCached }

  /// `seen`: the functions whose code is known.
  private func repetition(of code: Node, in body: Body, _ seen: inout Set<MemberID>, depth: Int) -> Repetition {
    var found = Repetition.assigns
    for node in code.descendants {
      if pass.text(node.name).lowercased().contains("cache") { return .isCached }
      if let assignment = node.asAssignment, !assignment.isPlain { found = .costs }
      guard node.kind == .call else { continue }
      if depth < FollowLimit.helpers, case .member(let called) = pass.index.target(of: node, in: body),
        pass.index[called].hasBody, let block = pass.index.bodyBlock(of: called)
      {
        guard seen.insert(called).inserted else { continue }
        switch repetition(of: block, in: pass.index.body(of: called), &seen, depth: depth + 1) {
        case .isCached: return .isCached
        case .costs: found = .costs
        case .assigns: break
        }
      } else {
        found = .costs
      }
    }
    return found
  }

  /// Whether the action only assigns, so that it may run again without a difference: `{ isReady = true }`.
  private func isIdempotent(_ call: Node, _ effect: Effect) -> Bool {
    guard effect != .presentation, let closure = action(of: call)?.asClosure else { return false }
    let statements = closure.statements
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        guard let assignment = statement.asAssignment, assignment.isPlain, let value = assignment.value else {
          return false
        }
        return value.kind != .call && !value.descendants.contains { $0.kind == .call }
      }
  }
}
