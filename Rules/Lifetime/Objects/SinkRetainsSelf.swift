import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An object that stores a subscription whose closure captures the object is never deallocated.
public struct SinkRetainsSelf: NodeRule {
  public static let about = About(
    "sink-retains-self", .lifetime, .warning, "A subscription that an object stores captures the object",
    fix: """
      Captures `self` weakly, where that can be written in all closures that the finding counts. Suggested: a closure then \
      does nothing once the object is deallocated.
      """,
    references: [.dataEssentials, .managingModelData],
    explanation: """
      A subscription keeps its closure, and the closure keeps what it captures. If an object stores the subscription \
      and the closure captures `self`, each keeps the other. The object is never deallocated and continues to react to \
      every value. Each further instance of the class adds another one that does. `assign(to:on: self)` has the same \
      effect, and so has a method of `self` that is passed as the closure. A repeating timer, an observer of notifications \
      and a monitor of events keep their closures in the same way, until the object ends them.

      Capture `self` weakly: `.sink { [weak self] value in self?.value = value }`. Or let Combine assign with \
      `.assign(to: &$value)`, which keeps no object and needs no storage.

      A publisher that ends releases the closure, so only those are reported that are known to go on: the values of a \
      property, a timer, notifications, a subject, and what functions of the project make of these.

      The finding is a warning where objects of the class come and go: a function makes one with each call, or a view \
      that is presented, a row, or behind a condition that changes. Otherwise it is information.

      The subscriptions of one object in one store are one finding, because the object stays until the last of \
      them lets it go.

      Not reported:

      - `[weak self]` and `[unowned self]` of the closure that is kept, or of one around it; a list of a closure inside \
      makes the outer one capture `self` strongly
      - structs
      - subscriptions that are stored in a different object
      - subscriptions that another function of the object cancels, or whose store it empties; `deinit` does not count, \
      as it never runs
      - classes with a static instance of their own that not only previews use, and delegates of the app or of a scene
      - objects that all code makes for the whole run of the app: in the `App`, its delegate, a static or global \
      variable, or another such object; in strict mode they are information
      - classes that nothing in an app makes, unless the rule is strict
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "",
      """
      import Combine

      final class Search: ObservableObject {
        @Published var text = ""
        @Published var count = 0
        private var cancellables: Set<AnyCancellable> = []
        init() {
          $text.sink { text in self.count = text.count }.store(in: &cancellables)
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "",
      """
      import Combine

      final class Search: ObservableObject {
        @Published var text = ""
        @Published var count = 0
        private var cancellables: Set<AnyCancellable> = []
        init() {
          $text.sink { [weak self] text in self?.count = text.count }.store(in: &cancellables)
          $text.map(\\.count).assign(to: &$count)
        }
      }
      """)
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool {
    file.mentions(.sink) || file.mentions(.assign) || file.mentions(.scheduledTimer) || file.mentions(.addObserver)
      || file.mentions(.addLocalMonitorForEvents) || file.mentions(.addGlobalMonitorForEvents)
  }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// What keeps the closure until the object ends it.
  private enum Kind: String {
    case subscription
    case timer
    case observer
    case monitor = "event monitor"

    init?(_ call: Node) {
      switch call.calledName.known {
      case .sink, .assign: self = .subscription
      // One that does not repeat lets its closure go.
      case .scheduledTimer:
        guard call.argument(.repeats)?.text == "true" else { return nil }
        self = .timer
      case .addObserver:
        guard call.argument(.forName) != nil else { return nil }
        self = .observer
      case .addLocalMonitorForEvents, .addGlobalMonitorForEvents: self = .monitor
      default: return nil
      }
    }
  }

  public func check(_ node: Node) {
    let name = node.calledName
    guard let kind = Kind(node), node.callee?.unwrapped.kind == .memberAccess else { return }
    // Another library's operator, such as `assign(to:on:ownership:)`, may hold the object weakly.
    if name == .assign, node.arguments.map({ pass.text($0.name) }) != ["to", "on"] { return }
    let captures = captures(in: node)
    guard let capture = captures.first, !hasWeakSelf(around: node),
      let member = pass.member(around: node),
      let owner = pass.index.owner(member), pass.index[owner].isReference,
      let store = store(of: node, in: member, owner: owner), !isOnlyOne(owner),
      !isGivenUp(store, owner, storedBy: member), !endsItself(node, store)
    else { return }
    let type = pass.plainName(of: owner)
    let stored = pass.plainName(of: store)
    // A publisher that ends lets the object go.
    guard kind != .subscription || isEndless(node, in: pass.index.body(of: member)) else { return }
    let lifetime = pass.index.lifetime(ofObjects: owner, work: pass.work)
    if !pass.isStrict, lifetime == .app || lifetime == .neverMade { return }
    let place = pass.location(node.calledNameRange)
    // Every subscription of the object must let it go.
    let cause = Cause(
      place, within: pass.index[owner].declaration.map { Location(pass.index[$0].nameRange, inFile: Int($0.file)) },
      topic: stored + "." + pass.text(name),
      Cause.Wording(
        "", counting: "\(kind.rawValue)s", of: nil,
        " in `\(stored)` capture `self`, so that the `\(type)` is never deallocated"))
    pass.report(
      node.calledNameRange,
      "the \(kind.rawValue) in `\(stored)` captures `self`, so that the `\(type)` is never deallocated",
      severity: lifetime == .shorter ? .warning : .info,
      help: captures.count > 1
        ? name == .assign
          ? "use `sink`, and capture `self` weakly in its closure and in those before it"
          : "capture `self` weakly with `[weak self]`, in each closure that the object keeps"
        : name == .assign && assignsPublished(node, owner) && endings(of: store, owner).isEmpty
          ? Remedy("assign to a published property with `.assign(to: &$property)`, which captures nothing")
            .or("use `sink` with `[weak self]`")
          : name == .assign
            ? "use `sink` with `[weak self]`, and assign in its closure"
            : isInner(capture)
              ? "write `[weak self]` on each closure that the object keeps: a list on a closure inside makes the outer one strong"
              : "capture `self` weakly with `[weak self]`, in each closure that the object keeps",
      notes: captures.prefix(NoteLimit.places).map {
        pass.note(
          isInner($0) ? "the closure around captures `self` for this list" : "`self` is captured here", .cause,
          at: $0.range)
      }
        + [pass.note("the `\(type)` keeps the \(kind.rawValue)", .cause, at: store)],
      fix: name != .assign && captures.count == 1 && node.contains(capture) ? fix(node) : nil, cause: cause)
  }

  /// `[weak self]`, where every statement is a call on `self` or an assignment to a property of it: without the
  /// object none of them would have a visible effect.
  private func fix(_ call: Node) -> Fix? {
    let passed = call.passedValues
    guard passed.count == 1, let closure = passed[0].value.unwrapped.asClosure, !closure.statements.isEmpty else {
      return nil
    }
    var edits: [Fix.Edit] = []
    for statement in closure.statements {
      guard let root = ownRoot(statement) else { return nil }
      let mentions = ([statement] + Array(statement.descendants)).filter(\.isSelf)
      guard mentions == [root], !statement.descendants.contains(where: { $0.kind == .closure }) else { return nil }
      edits.append(pass.edit(root.range.upperBound..<root.range.upperBound, with: "?"))
    }
    if let signature = closure.signature {
      guard !signature.children.contains(where: { $0.kind == .capture || $0.kind == .attribute }),
        !signature.text.hasPrefix("[")
      else { return nil }
      let at = signature.range.lowerBound
      edits.insert(pass.edit(at..<at, with: "[weak self] "), at: 0)
    } else {
      let start = closure.node.range.lowerBound + 1
      edits.insert(pass.edit(start..<start, with: " [weak self] in"), at: 0)
    }
    return Fix("Capture `self` weakly", .suggested, edits)
  }

  /// `self` of `self.load()`, `self.title = $0` and the like.
  private func ownRoot(_ statement: Node) -> Node? {
    var node = statement
    if let assignment = statement.asAssignment {
      guard assignment.isPlain, assignment.value != nil, assignment.target.kind == .memberAccess else { return nil }
      node = assignment.target
    } else if statement.kind != .call {
      return nil
    }
    // Not `root`: behind a `?`, a `!` or in parentheses there is no place for another `?`.
    while let inner = node.callee ?? node.base { node = inner }
    return node.isSelf ? node : nil
  }

  // MARK: What is captured

  /// Where `sink` or `assign`, and the operators before it, capture `self`: the subscription keeps all their closures.
  private func captures(in call: Node) -> [Node] {
    var found: [Node] = []
    if call.calledName == .assign {
      let object = call.arguments.first { pass.text($0.name) == "on" }?.value?.unwrapped
      guard let object, object.isSelf else { return [] }
      found.append(object)
    } else {
      found += captures(inArgumentsOf: call)
    }
    // What code of the project does with a closure is not known.
    for step in Pipeline(call).operators where step != call && !isOfProject(step) {
      found += captures(inArgumentsOf: step)
    }
    return found
  }

  private func isOfProject(_ call: Node) -> Bool {
    guard let member = pass.member(around: call),
      case .member = pass.index.target(of: call, in: pass.index.body(of: member))
    else { return false }
    return true
  }

  private func captures(inArgumentsOf call: Node) -> [Node] {
    call.passedValues.compactMap { passed in
      let value = passed.value.unwrapped
      if value.kind == .closure { return strongSelf(in: value) }
      // `receiveValue: handle`, `receiveValue: self.handle`
      return value.ownName == nil ? nil : method(value)
    }
  }

  /// The expression if it names a method of the object.
  private func method(_ node: Node) -> Node? {
    guard let member = pass.member(around: node),
      case .member(let id) = pass.index.target(of: node, in: pass.index.body(of: member)),
      pass.index[id].kind == .function, !pass.index[id].isStatic, pass.index[id].owner != nil
    else { return nil }
    return node
  }

  /// The first `self` in the statements of a closure that does not capture it weakly.
  private func strongSelf(in closure: Node) -> Node? {
    if Self.capturesWeakly(closure) { return nil }
    var iterator = closure.descendants
    while let node = iterator.next() {
      switch node.kind {
      // `[model = self.model]` is evaluated once; `[self]` is a capture by name.
      case .closureSignature where node.parent == closure:
        if let strong = node.children.first(where: { $0.kind == .capture && $0.name == .`self` }) {
          return strong
        }
        iterator.skipSubtree(of: node)
      case .structDecl, .classDecl, .enumDecl, .actorDecl: iterator.skipSubtree(of: node)
      // What an inner closure captures, even weakly, the outer one has to capture.
      case .capture where node.name == .`self`: return node
      case .identifierExpr where node.isSelf && node.parent?.kind != .optionalChaining: return node
      default: continue
      }
    }
    return nil
  }

  /// Whether it is in the capture list of a closure inside the one that is kept: `.sink { _ in Task { [weak self] in … } }`.
  private func isInner(_ capture: Node) -> Bool {
    capture.kind == .capture && capture.child(.modifier) != nil
  }

  private static func capturesWeakly(_ closure: Node) -> Bool {
    closure.closureSignature?.children.contains { capture in
      capture.kind == .capture && capture.child(.modifier) != nil
        && (capture.name == .`self` || capture.descendants.contains(where: \.isSelf))
    } ?? false
  }

  private func hasWeakSelf(around node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closure: if Self.capturesWeakly(ancestor) { return true }
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  // MARK: Where the subscription is stored

  /// The property of the object that holds the subscription.
  private func store(of call: Node, in member: MemberID, owner: TypeID) -> MemberID? {
    var current = call
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccess where parent.name == .store:
        guard let storing = parent.parent?.asCall?.node, storing.callee == parent,
          let place = storing.arguments.first?.value
        else { return nil }
        return property(place.kind == .inOutExpr ? place.firstChild : place, in: member, owner: owner)
      case .memberAccess, .call, .tryExpr, .optionalChaining: current = parent
      case .sequence:
        guard let assignment = parent.asAssignment, assignment.isPlain, assignment.value == current else { return nil }
        return property(assignment.target, in: member, owner: owner)
      case .argument:
        // `cancellables.insert(publisher.sink { … })`
        guard let adding = current.receivingCall?.call, adding.name == .insert || adding.name == .append
        else { return nil }
        return property(adding.callee?.base, in: member, owner: owner)
      default: return nil
      }
    }
    return nil
  }

  /// The stored property of the object itself that the expression names.
  private func property(_ node: Node?, in member: MemberID, owner: TypeID) -> MemberID? {
    guard let node = node?.unwrapped, node.ownName != nil,
      case .member(let id) = pass.index.target(of: node, in: pass.index.body(of: member)),
      let holder = pass.index.owner(id), holder == owner || pass.index[owner].ancestors.contains(holder)
    else { return nil }
    let fact = pass.index[id]
    guard fact.isStoredInInstances else { return nil }
    return id
  }

  // MARK: What makes it harmless

  /// `assign(to: \.count, on: self)` of a property that is published.
  private func assignsPublished(_ call: Node, _ owner: TypeID) -> Bool {
    guard let path = call.argument(.to)?.unwrapped,
      let name = Array(path.descendants).last(where: { $0.name != .none })?.name
    else { return false }
    return pass.index.members(named: name, of: owner).contains { property in
      // The other form of `assign` goes past the observers of the property.
      pass.index[property].attributes.contains { $0 == .Published }
        && pass.index.node(property).child(.accessorBlock) == nil
    }
  }

  /// Whether the publisher of a chain is known never to end: the values of a property, a timer, notifications, a
  /// subject, or what code of the project makes of one. Requests, and what is not known, may end.
  private func isEndless(_ chain: Node, in body: Body, depth: Int = 0) -> Bool {
    let pipeline = Pipeline(chain)
    guard depth < FollowLimit.helpers,
      !pipeline.has([.first, .prefix, .timeout, .collect, .reduce, .dataTaskPublisher])
    else { return false }
    if isEndless(source: pipeline.source, in: body, depth) { return true }
    for call in pipeline.operators {
      if case .member(let member) = pass.index.target(of: call, in: body) {
        return isEndless(member, depth)
      }
      // Values of notifications and key paths. The elements of a collection are a property without arguments.
      if pass.text(call.calledName) == "publisher", !call.arguments.isEmpty { return true }
    }
    return false
  }

  private func isEndless(source: Node, in body: Body, _ depth: Int) -> Bool {
    let source = source.unwrapped
    if source.kind == .call {
      if source.calledName == .publish || source.calledName == .TimerPublisher { return true }
      // `Publishers.Merge(a, b)`, which lasts as long as one of them.
      if source.callee?.base.map({ pass.text($0.unwrapped.name) }) == "Publishers" {
        return source.arguments.contains { $0.value.map { isEndless($0, in: body, depth: depth + 1) } ?? false }
      }
    }
    if pass.text(source.name).hasPrefix("$") || source.name == .objectWillChange { return true }
    if let use = pass.index.use(at: source, in: body), let type = body.type(use)?.name, isSubject(type) {
      // One that the code has made, or got, for one purpose ends with it.
      if case .local = body.target(use) { return false }
      return true
    }
    switch pass.index.target(of: source, in: body) {
    case .member(let member): return isEndless(member, depth)
    case .local(let number):
      let local = body.locals[Int(number)]
      guard local.node > 0, let value = body.file.tree.node(Int(local.node)).initialValue else { return false }
      return isEndless(value, in: body, depth: depth + 1)
    default: return false
    }
  }

  /// Whether what the member is, or returns, never ends.
  private func isEndless(_ member: MemberID, _ depth: Int) -> Bool {
    let fact = pass.index[member]
    if isSubject(fact.type.name) { return true }
    guard let value = pass.index.node(member).initialValue ?? pass.index.singleExpression(of: member) else {
      return false
    }
    return isEndless(value, in: pass.index.body(of: member), depth: depth + 1)
  }

  private func isSubject(_ type: Name) -> Bool {
    type == .PassthroughSubject || type == .CurrentValueSubject || type == .TimerPublisher
      || pass.text(type) == "ObservableObjectPublisher"
  }

  /// Whether another function cancels the subscription. `deinit` does not count: it never runs.
  private func isGivenUp(_ store: MemberID, _ owner: TypeID, storedBy member: MemberID) -> Bool {
    endings(of: store, owner).contains { $0 != member && pass.index.mayBeCalled($0) }
  }

  private func endings(of store: MemberID, _ owner: TypeID) -> [MemberID] {
    subscriptions(of: owner).endings[pass.index[store].name] ?? []
  }

  /// Whether a closure of the subscription cancels it: `self?.waiting?.cancel()`, `self.waiting = nil`.
  private func endsItself(_ call: Node, _ store: MemberID) -> Bool {
    call.passedValues.contains { passed in
      passed.value.unwrapped.asClosure?.node.descendants.contains { node in
        // `timer.invalidate()` of the parameter.
        if node.isMember(named: .invalidate) { return true }
        guard node.name == pass.index[store].name else { return false }
        if node.assignmentToIt?.value?.kind == .nilLiteral { return true }
        // Behind `?` as well.
        return node.ancestors.prefix(2).contains { $0.isMember(named: .cancel) }
      } ?? false
    }
  }

  /// Whether the class keeps an instance of itself.
  private func isOnlyOne(_ type: TypeID) -> Bool { subscriptions(of: type).isOfOnlyOne }

  private func subscriptions(of type: TypeID) -> Subscriptions {
    pass.index.derivation(.subscriptions, of: type.number) { Subscriptions(of: type, in: pass.index) }
  }

  /// What a class does with all of its subscriptions.
  private final class Subscriptions: AnyDerivation, @unchecked Sendable {
    // Unchecked as what it derives from is; nothing changes after `init`.

    /// By the name of what they cancel, empty or set to nil: the first two functions that do.
    private(set) var endings: [Name: [MemberID]] = [:]
    /// Whether the class keeps an instance of itself.
    private(set) var isOfOnlyOne = false

    init(of type: TypeID, in index: Index) {
      super.init()
      let entry = index[type]
      for member in entry.members {
        let fact = index[member]
        if fact.kind == .storedProperty, fact.isStatic {
          let isOwn =
            fact.initial == .construction(entry.name) || fact.initial == .construction(Name(.`Self`))
            || fact.type.name == entry.name
          if isOwn, Self.isUsedByApp(member, index) { isOfOnlyOne = true }
        } else if fact.kind == .function, fact.hasBody {
          addEndings(in: member, index)
        }
      }
    }

    /// A sample for previews says nothing of the others.
    private static func isUsedByApp(_ instance: MemberID, _ index: Index) -> Bool {
      let uses = index.uses(named: index[instance].name)
      return (uses.unresolved + uses.uses(of: instance)).contains { index.isShipped($0) }
    }

    private func addEndings(in member: MemberID, _ index: Index) {
      let body = index.body(of: member)
      func add(_ name: Name) {
        let known = endings[name, default: []]
        if known.count < 2, !known.contains(member) { endings[name, default: []].append(member) }
      }
      // `cancellables.forEach { $0.cancel() }`, `for item in cancellables { item.cancel() }`
      let cancels = body.uses.contains { use in
        switch use.name.known {
        case .cancel, .invalidate, .removeObserver, .removeMonitor: use.isCall
        default: false
        }
      }
      for (i, use) in body.uses.enumerated() {
        if use.isCall, use.name == .removeAll, use.receiver >= 0 {
          add(body.uses[Int(use.receiver)].name)
        } else if cancels, case .member(let property) = body.target(i), index[property].kind == .storedProperty {
          add(use.name)
        }
        guard use.isWritten, let value = body.node(i).assignmentToIt?.value else { continue }
        if value.kind == .nilLiteral || value.text == "[]" { add(use.name) }
      }
    }
  }
}
