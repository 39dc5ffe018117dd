import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI does not cancel a task that `onAppear` starts.
public struct OnappearAsyncTask: NodeRule {
  public static let about = About(
    "onappear-async-task", .lifetime, .info, "`onAppear` starts a task that is never cancelled",
    fix: "Uses `.task`. Suggested: the work then ends with the view.",
    references: [.task, .dataEssentials],
    explanation: """
      A `Task` that `onAppear` starts continues after the view is removed. It loads data for a view that is no \
      longer shown, and if the view appears again, a second task starts. `.task` starts its work when the view \
      appears and cancels it when the view is removed. With `id:`, it starts again when its input changes.

      `.task` is available from iOS 15, macOS 12, tvOS 15 and watchOS 8 on. Before that, keep the task in `@State` \
      and cancel it in `onDisappear`.

      Not reported:

      - a task that is stored
      - a task that waits for nothing, which is over at once, or only for what cancellation does not reach: a continuation, \
      another task, a permission or the settings of notifications, functions that wait for nothing themselves
      - a task that runs a closure which the view was handed
      - `Task.detached`, which is meant to continue
      - `onAppear` with other statements besides the task
      - work of an object that the view does not keep (`Loader.shared`, `Loader()`), if the view uses no result of it
      - views in menus, which close with each choice, unless the rule is strict
      - spinners at the end of a list, which load the next page each time
      - views that nothing in the program builds, and work that does more than log where it catches an error, unless \
      the rule is strict: it would take the cancellation for an error. A function of a protocol with several \
      implementations counts as such work
      - work that by the names of its functions sends or stores something (`send`, `upload`, `save` …), unless the rule is \
      strict: what was half done would be done again
      - work that sets what decides whether the view is shown, such as that of a view at the end of a list which \
      loads the next page, since `.task` would cancel it then
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "",
      """
      import SwiftUI

      struct Feed: View {
        var body: some View {
          Text("Feed").onAppear { Task { await load() } }
        }
        private func load() async { await Task.yield() }
      }
      """)
  ]
  public static let good = [
    Example(
      "cancelled with the view",
      """
      import SwiftUI

      struct Feed: View {
        var body: some View {
          Text("Feed").task { await load() }
        }
        private func load() async { await Task.yield() }
      }
      """),
    Example(
      "stored, to be cancelled",
      """
      import SwiftUI

      struct Feed: View {
        @State private var loading: Task<Void, Never>?
        var body: some View {
          Text("Feed")
            .onAppear { loading = Task { await load() } }
            .onDisappear { loading?.cancel() }
        }
        private func load() async { await Task.yield() }
      }
      """),
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool {
    file.mentions(.onAppear) && file.mentions(.Task)
  }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard node.calledName == .onAppear, node.asCall?.isMemberCall == true,
      let closure = (node.argument(.perform) ?? node.trailingClosures.first?.firstChild)?.asClosure,
      let task = closure.onlyStatement.flatMap(Self.task),
      let member = pass.member(around: node), let owner = pass.index.owner(member),
      pass.index[owner].traits.contains(.viewLike),
      pass.index.resolveType(Name(.Task), file: pass.file.number, scope: owner) == nil,
      awaits(task), !isOfOthers(task, member), !removesItself(task, member, owner)
    else { return }
    let isCancellable =
      !isShownByApp(owner) && !isSentinel(node) && !isInMenu(node) && !isInRow(node, of: member) && !isOnGroup(node)
      && !hasToFinish(task, member) && waitsForCancellable(task, member) && !movesOnFirst(task, member)
    guard isCancellable || pass.isStrict else { return }
    let isRepeated = isRepeated(task, besides: node)
    let priority = task.arguments.contains { pass.text($0.name) == "priority" } ? "(priority: …)" : ""
    pass.report(
      task.calledNameRange,
      "this `Task` continues after the view is removed, and starts again each time the view appears",
      help: isRepeated
        ? "delete it, as `.task` on the same view does this as well"
        : pass.since(.iOS15)
          + "use `.task\(priority) { … }`, which SwiftUI cancels with the view, unless the work has to finish"
          + (closure.node.descendants.contains { $0.isPropagatingTry } ? "; catch errors in it" : "")
          + (reliesOnResult(task) ? "; end it early where a result is missing" : ""),
      notes: [pass.note("`onAppear` starts the task without storing it", .cause, at: node.calledNameRange)],
      fix: isCancellable && !isRepeated ? fix(node, closure.node, task) : nil)
  }

  /// Whether a `.task` before or after it in the chain has all statements of the task.
  private func isRepeated(_ task: Node, besides call: Node) -> Bool {
    guard let work = task.trailingClosures.first?.firstChild?.asClosure, !work.statements.isEmpty else { return false }
    var end = call
    while let access = end.parent, access.kind == .memberAccess, let next = access.parent, next.callee == access {
      end = next
    }
    let chain = sequence(first: end) { $0.asCall?.receiver?.unwrapped }
    return chain.prefix(FollowLimit.chain).contains { other in
      guard other != call, other.calledName == .task, let closure = other.trailingClosures.first?.firstChild?.asClosure
      else { return false }
      let there = Set(closure.statements.map(\.comparableText))
      return work.statements.allSatisfy { there.contains($0.comparableText) }
    }
  }

  /// Whether the work, or a function that it calls, does something where it catches an error: cancellation, which is an
  /// error as well, would do it when the view goes. What only logs does not count. The same for work that by its name
  /// sends or stores something: what was half done would be done again.
  private func hasToFinish(_ task: Node, _ member: MemberID) -> Bool {
    guard let work = task.trailingClosures.first?.firstChild else { return false }
    if catches(in: work) { return true }
    var seen: Set<MemberID> = [member]
    var level = [(pass.index.body(of: member), work)]
    for _ in 0..<FollowLimit.helpers {
      var next: [(Body, Node)] = []
      for (body, code) in level {
        for i in body.uses(in: code) where body.uses[i].isCall || body.isWritten(i) {
          // A flag for the next launch would say that the work is done.
          if body.isWritten(i), case .member(let stored) = body.target(i),
            pass.index[stored].attributes.contains(where: { $0 == .AppStorage })
          {
            return true
          }
          guard body.uses[i].isCall else { continue }
          if sends(body.uses[i].name) { return true }
          // Which of several types carries out a requirement is not known, nor what it does with an error.
          if isRequirement(i, body) { return true }
          guard case .member(let id) = body.target(i), pass.index[id].kind == .function else { continue }
          guard let block = pass.index.bodyBlock(of: id), seen.count < FollowLimit.members, seen.insert(id).inserted
          else { continue }
          if catches(in: block) { return true }
          next.append((pass.index.body(of: id), block))
        }
      }
      level = next
    }
    return false
  }

  /// Whether the call is of a function that a protocol of the project requires, also through a generic parameter.
  private func isRequirement(_ call: Int, _ body: Body) -> Bool {
    let index = pass.index
    func isRequired(_ id: MemberID) -> Bool {
      !index[id].hasBody && index.owner(id).map { index[$0].kind == .protocol } ?? false
    }
    if case .member(let id) = body.target(call) { return isRequired(id) }
    let receiver = Int(body.uses[call].receiver)
    guard receiver >= 0, case .member(let property) = body.target(receiver), let owner = index.owner(property),
      let place = index[owner].declaration,
      let parameter = index[place].generics.first(where: { $0.name == index[property].type.name })
    else { return false }
    return index.types(named: parameter.constraint).contains { type in
      index.members(named: body.uses[call].name, of: type).contains(where: isRequired)
    }
  }

  /// `send(report)`, `uploadPhoto()`, `saveChanges()`
  private func sends(_ name: Name) -> Bool {
    let text = pass.text(name)
    return ["send", "post", "upload", "submit", "save", "register"].contains { verb in
      text.hasPrefix(verb) && text.dropFirst(verb.count).first?.isUppercase ?? true
    }
  }

  /// Whether a function that the work calls first stores how far it is, such as the next page, and then waits: what
  /// cancellation ends would be left out.
  private func movesOnFirst(_ task: Node, _ member: MemberID) -> Bool {
    guard let work = task.trailingClosures.first?.firstChild else { return false }
    let body = pass.index.body(of: member)
    return body.uses(in: work).prefix(FollowLimit.members).contains { i in
      guard body.uses[i].isCall, case .member(let id) = body.target(i), pass.index[id].kind == .function,
        let block = pass.index.bodyBlock(of: id),
        let wait = block.descendants.first(where: { $0.kind == .wordExpr && $0.text.hasPrefix("await") })
      else { return false }
      let called = pass.index.body(of: id)
      return called.uses(in: block).contains { write in
        guard called.isWritten(write), called.uses[write].node < wait.number,
          case .member(let stored) = called.target(write),
          pass.index[stored].kind == .storedProperty
        else { return false }
        return storesProgress(called.node(write), before: wait)
      }
    }
  }

  /// Whether the assignment around the node stores a value that is worked out: `page += 1`, `pagers[feed] = pager`, not
  /// `isLoading = true` or `state = .loading`.
  private func storesProgress(_ node: Node, before wait: Node) -> Bool {
    guard let assignment = node.ancestors.prefix(FollowLimit.chain).lazy.compactMap({ $0.asAssignment }).first,
      !assignment.node.contains(wait)
    else { return false }
    guard assignment.isPlain, let value = assignment.value?.unwrapped else { return true }
    switch value.kind {
    case .booleanLiteral, .integerLiteral, .stringLiteral, .nilLiteral, .arrayLiteral, .dictionaryLiteral: return false
    case .memberAccess: return value.base != nil
    default: return true
    }
  }

  private func catches(in block: Node) -> Bool {
    block.descendants.contains { clause in
      guard clause.kind == .catchClause, !clause.text.contains("CancellationError") else { return false }
      return clause.descendants.contains { node in
        if node.asAssignment != nil { return true }
        guard node.kind == .call, let callee = node.callee, !callee.root.isNamedLikeType else { return false }
        return !["print", "debugPrint", "log", "logger"].contains(pass.text(callee.root.name))
      }
    }
  }

  /// Whether a row asks for what the list shows next: with `.task`, scrolling the row away would cancel it.
  private func isInRow(_ call: Node, of member: MemberID) -> Bool {
    let body = pass.index.body(of: member)
    return body.use(at: call).map { body.runs(in: pass.index).run(of: body.uses[$0].closure).isPerRow } ?? false
  }

  /// Whether the view is a `Group`, which gives each view in it the modifier: `.task` would start with each of them.
  private func isOnGroup(_ call: Node) -> Bool { base(of: call).calledName == .Group }

  /// The view that the modifier is applied to, without the modifiers before it.
  private func base(of call: Node) -> Node {
    var view = call
    // `.controlSize(.small)` may stand between `#if` and `#endif`.
    while let base = view.kind == .postfixIfConfig ? view.firstChild : view.asCall?.receiver { view = base.unwrapped }
    return view
  }

  /// Whether a menu shows the view: it closes with the choice, and what was asked for is still of use when it opens again.
  private func isInMenu(_ call: Node) -> Bool {
    call.ancestors.contains { $0.isCall(of: .Menu) || $0.isCall(of: .contextMenu) }
  }

  /// Whether the view is a spinner, whose appearance asks for more: to start again is its purpose.
  private func isSentinel(_ call: Node) -> Bool { base(of: call).calledName == .ProgressView }

  /// Whether the work stops the program where what it has waited for is not there, as after a cancellation.
  private func reliesOnResult(_ task: Node) -> Bool {
    guard let work = task.trailingClosures.first?.firstChild,
      let wait = work.descendants.first(where: { $0.kind == .wordExpr && $0.text.hasPrefix("await") })
    else { return false }
    return work.descendants.contains { node in
      node.number > wait.number && (node.kind == .forceUnwrap || node.kind == .tryExpr && node.text.hasPrefix("try!"))
    }
  }

  /// `.task` with the closure of the task.
  private func fix(_ call: Node, _ closure: Node, _ task: Node) -> Fix? {
    guard closure.parent?.kind == .trailingClosure, task.arguments.isEmpty, !reliesOnResult(task),
      !hasOtherComments(closure, task), !isInBranch(call), pass.targets.have(.iOS15) != false,
      let work = task.trailingClosures.first?.firstChild,
      // The closure of `.task` cannot throw.
      !work.descendants.contains(where: { $0.isPropagatingTry || $0.kind == .throwStmt })
    else { return nil }
    return Fix(
      "Use `.task`", .suggested,
      [
        pass.edit(call.calledNameRange, with: "task"),
        pass.edit(closure.range, with: pass.outdented(work.text, from: work, to: closure)),
      ])
  }

  /// Whether the view is in a branch. The work may end the branch, and SwiftUI would cancel the work with its view.
  private func isInBranch(_ call: Node) -> Bool {
    for ancestor in call.ancestors {
      switch ancestor.kind {
      case .ifExpr, .switchExpr, .ternary: return true
      case .variableDecl, .functionDecl: return false
      default: continue
      }
    }
    return false
  }

  /// Whether there is a comment around the task, which the fix would lose.
  private func hasOtherComments(_ closure: Node, _ task: Node) -> Bool {
    pass.hasComment(in: closure.range.lowerBound..<task.range.lowerBound)
      || pass.hasComment(in: task.range.upperBound..<closure.range.upperBound)
  }

  /// `Task { }` as a statement, also `_ = Task { }`.
  private static func task(_ statement: Node) -> Node? {
    var node = statement.unwrapped
    if let assignment = node.asAssignment {
      guard assignment.isPlain, assignment.target.kind == .discardExpr, let value = assignment.value else { return nil }
      node = value.unwrapped
    }
    return node.isUnqualifiedCall(of: .Task) ? node : nil
  }

  /// Whether the work waits for something: only then there is work left to cancel.
  private func awaits(_ task: Node) -> Bool {
    guard var nodes = task.trailingClosures.first?.firstChild?.descendants else { return false }
    while let node = nodes.next() {
      switch node.kind {
      case .closure, .functionDecl: nodes.skipSubtree(of: node)
      case .wordExpr: if node.text.hasPrefix("await") { return true }
      case .forStmt: if node.text.hasPrefix("for await") || node.text.hasPrefix("for try await") { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether the task waits for something that cancellation would end, or for what is not known. A closure that the
  /// view was handed is work of the one who handed it.
  private func waitsForCancellable(_ task: Node, _ member: MemberID) -> Bool {
    guard let work = task.trailingClosures.first?.firstChild else { return true }
    let body = pass.index.body(of: member)
    var seen: Set<MemberID> = [member]
    return waits(work, body, &seen, FollowLimit.helpers) { target in
      guard case .member(let id) = target else { return false }
      return pass.index[id].kind == .storedProperty
    }
  }

  /// - Parameter isForeign: Whether a call is none of the view's work, so that it does not count.
  private func waits(
    _ code: Node, _ body: Body, _ seen: inout Set<MemberID>, _ steps: Int, isForeign: (Target) -> Bool = { _ in false }
  ) -> Bool {
    var nodes = code.descendants
    while let node = nodes.next() {
      switch node.kind {
      case .closure, .functionDecl: nodes.skipSubtree(of: node)
      case .forStmt: if node.isAsyncLoop { return true }
      case .wordExpr where node.text.hasPrefix("await"):
        guard let awaited = node.lastChild?.unwrapped else { return true }
        // A continuation, another task and the main actor do not know that the task around them was cancelled.
        if awaited.kind == .memberAccess, pass.text(awaited.name) == "value" { continue }
        guard awaited.kind == .call, let use = body.use(at: awaited) else { return true }
        // A delay of the view is over soon.
        if pass.text(awaited.calledName).hasSuffix("Continuation") || isMainActor(awaited) || asksSystem(awaited)
          || steps == FollowLimit.helpers && isDelay(awaited) || isForeign(body.target(use))
        {
          continue
        }
        guard case .member(let called) = body.target(use), pass.index[called].kind == .function,
          let block = pass.index.bodyBlock(of: called), steps > 0
        else { return true }
        if seen.insert(called).inserted, waits(block, pass.index.body(of: called), &seen, steps - 1) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether only the app shows the view: it stays until its window closes.
  private func isShownByApp(_ view: TypeID) -> Bool {
    let calls = pass.index.callsOutsidePreviews(of: view, work: pass.work)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        pass.index.owner(call.caller).map { pass.index[$0].conforms(to: .App) } ?? false
      }
  }

  /// `Task.sleep(for: .seconds(1))`
  private func isDelay(_ call: Node) -> Bool {
    call.calledName == .sleep && call.asCall?.receiver.map { pass.text($0.name) == "Task" } ?? false
  }

  /// `center.notificationSettings()`: the system answers in any case, as these functions only call back.
  private func asksSystem(_ call: Node) -> Bool {
    [
      "notificationSettings", "requestAuthorization", "pendingNotificationRequests", "deliveredNotifications",
      "requestAccess",
    ].contains(pass.text(call.calledName))
  }

  /// `MainActor.run { … }`
  private func isMainActor(_ call: Node) -> Bool {
    call.calledName == .run && call.asCall?.receiver.map { pass.text($0.name) == "MainActor" } ?? false
  }

  /// Whether the task only calls objects that the view does not keep, and takes nothing back.
  private func isOfOthers(_ task: Node, _ member: MemberID) -> Bool {
    guard let statements = task.trailingClosures.first?.firstChild?.asClosure?.statements, !statements.isEmpty
    else { return false }
    let body = pass.index.body(of: member)
    return statements.allSatisfy { statement in
      var node = statement
      while node.kind == .tryExpr || node.kind == .wordExpr,
        let inner = node.children.first(where: { $0.kind == .call })
      {
        node = inner
      }
      guard node.kind == .call, node.trailingClosures.isEmpty,
        var base = node.callee?.unwrapped.base?.peeledSuffixes.unwrapped
      else { return false }
      while base.kind == .memberAccess, let inner = base.base { base = inner.unwrapped }
      if base.kind == .call {
        if let use = pass.index.use(at: base, in: body), case .construction = body.target(use) { return true }
        return false
      }
      return base.kind == .identifierExpr && base.isNamedLikeType
    }
  }

  /// Whether the work begins with a write to what decides which branch of the view is shown.
  private func removesItself(_ task: Node, _ member: MemberID, _ owner: TypeID) -> Bool {
    guard let closure = task.trailingClosures.first?.firstChild else { return false }
    let index = pass.index
    if endsBranch(task, closure, index.body(of: member)) { return true }
    var written = firstWrites(in: closure, member, owner)
    let body = index.body(of: member)
    for i in body.uses(in: closure) {
      guard case .member(let called) = body.target(i), index.owner(called) == owner, index[called].kind == .function,
        let block = index.node(called).child(.codeBlock)
      else { continue }
      written.formUnion(firstWrites(in: block, called, owner))
    }
    guard !written.isEmpty else { return false }
    // The task stands in a branch that the property decides.
    let decides = { (node: Node) in
      index.decidingExpressions(of: node).contains { condition in
        body.uses(in: condition).contains { i in
          if case .member(let id) = body.target(i) { return written.contains(id) }
          return false
        }
      }
    }
    return task.ancestors.contains { $0.isConditionalExpression && decides($0) }
  }

  /// Whether the functions that the work calls write what a condition around the view reads, and wait afterwards: a
  /// page that is loading.
  private func endsBranch(_ task: Node, _ closure: Node, _ body: Body) -> Bool {
    let index = pass.index
    var deciding: Set<MemberID> = []
    for ancestor in task.ancestors where ancestor.isConditionalExpression {
      for condition in index.decidingExpressions(of: ancestor) {
        for i in body.uses(in: condition) {
          if case .member(let id) = body.target(i), index[id].kind == .storedProperty { deciding.insert(id) }
        }
      }
    }
    if deciding.isEmpty { return false }
    var seen: Set<MemberID> = [body.member]
    var level = [(body, closure)]
    for _ in 0..<FollowLimit.helpers {
      var next: [(Body, Node)] = []
      for (code, block) in level {
        for i in code.uses(in: block) {
          guard case .member(let id) = code.target(i) else { continue }
          if deciding.contains(id), code.isWritten(i), isAwaited(after: code.node(i), in: block) { return true }
          guard index[id].kind == .function, index[id].hasBody, seen.count < FollowLimit.members,
            seen.insert(id).inserted
          else { continue }
          next.append((index.body(of: id), index.node(id)))
        }
      }
      level = next
    }
    return false
  }

  /// Whether the code still waits for something after that: only then is there work left to cancel.
  private func isAwaited(after node: Node, in block: Node) -> Bool {
    block.descendants.contains {
      $0.number > node.number && ($0.kind == .wordExpr && $0.text.hasPrefix("await") || $0.isAsyncLoop)
    }
  }

  /// The properties of the view that the code assigns before anything else is awaited, except in `animate { … }`.
  private func firstWrites(in block: Node, _ member: MemberID, _ owner: TypeID) -> Set<MemberID> {
    let body = pass.index.body(of: member)
    var found: Set<MemberID> = []
    for i in body.uses(in: block) {
      if case .member(let id) = body.target(i), pass.index.owner(id) == owner {
        if body.uses[i].isWritten {
          found.insert(id)
        } else if pass.index[id].kind == .storedProperty, body.uses[i].isCall {
          break
        }
      }
    }
    return found
  }
}
