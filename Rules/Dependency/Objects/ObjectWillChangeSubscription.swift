import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `objectWillChange` says neither what changes nor to which value.
public struct ObjectWillChangeSubscription: NodeRule {
  public static let about = About(
    "object-will-change-subscription", .dependency, .info,
    "A subscription to `objectWillChange` reads old values",
    references: [.discoverObservation, .managingModelData],
    explanation: """
      `objectWillChange` fires before a change, so a subscriber that reads the object reads the old value. It \
      fires for each `@Published` property of the object. The subscriber therefore also runs for unrelated \
      changes, and several times for a function that sets several properties.

      Subscribe to the property that matters: `.onReceive(model.$items)` and `model.$items.sink { … }` pass \
      the new value. In a view, `.onChange(of: model.items)` runs after the change, and only if the value \
      differs.

      The publisher of a property fires before the change as well. `.onReceive(model.$items) { _ in … }` gets the \
      new value, but `model.items` still has the old one, also in the functions that the closure calls. That is a \
      warning.

      Not reported:

      - an object that forwards the changes of a child to its own observers (`child.objectWillChange.sink { \
      [weak self] _ in self?.objectWillChange.send() }`)
      - chains that wait until after the change (`receive(on:)`, `debounce`, `throttle`, `delay`)
      - closures that only schedule later work, or read no published property of the object
      - a publisher of that name that the project declares itself
      - closures that use the value that the publisher of a property passes, and may compare it with the old one

      In strict mode, closures that read nothing are reported too, and forwarding as information. Each change of the child then evaluates every \
      view that observes the parent.
      """)

  public static let bad = [
    Example(
      "counts before the change",
      """
      import SwiftUI

      final class Basket: ObservableObject { @Published var items: [String] = [] }

      struct BasketBadge: View {
        @ObservedObject var basket: Basket
        @State private var count = 0
        var body: some View {
          Text("\\(count)").onReceive(basket.objectWillChange) { _ in count = basket.items.count }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the new value",
      """
      import SwiftUI

      final class Basket: ObservableObject { @Published var items: [String] = [] }

      struct BasketBadge: View {
        @ObservedObject var basket: Basket
        @State private var count = 0
        var body: some View {
          Text("\\(count)").onReceive(basket.$items) { count = $0.count }
        }
      }
      """),
    Example(
      "forwards the changes of a child",
      """
      import Combine

      final class Child: ObservableObject { @Published var name = "" }

      final class Parent: ObservableObject {
        let child = Child()
        private var cancellables: Set<AnyCancellable> = []
        init() {
          child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
        }
      }
      """),
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool {
    file.mentions(.objectWillChange) || file.mentions(.onReceive) || file.mentions(.sink)
  }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard node.calledName == .sink || node.calledName == .onReceive || node.calledName == .assign else { return }
    guard let chain = node.calledName == .onReceive ? node.unlabelledArgument : node.callee?.unwrapped.base
    else { return }
    let pipeline = Pipeline(chain)
    let source = pipeline.source
    if source.name != .objectWillChange { return checkProperty(source, pipeline, node) }
    guard source.name == .objectWillChange, source.isName,
      !pipeline.has([.receive, .debounce, .throttle, .delay, .collect]), !isDeclared(source)
    else { return }
    let closures = node.passedValues.compactMap(\.value.asClosure)
    let name = source.base.map { pass.quoted($0, or: "the object") } ?? "`self`"
    let place = source.memberNameRange
    if closures.contains(where: forwards) || passesOn(node) {
      guard pass.isStrict else { return }
      return pass.report(
        place,
        "every change of \(name) is forwarded here, which evaluates every view that observes this object",
        help: Remedy("\(clauses: "observe \(name) in the views that show it", "make both classes `@Observable`")"),
        notes: [pass.note("forwarded here", .path, at: node.calledNameRange)])
    }
    let object = objectType(of: source)
    if closures.contains(where: waits) || firesAgain(object) { return }
    // `.map { _ in self.store.name }`
    let earlier = pipeline.operators.filter { $0 != node }.flatMap { $0.passedValues.compactMap(\.value.asClosure) }
    if !pass.isStrict, !(earlier + closures).contains(where: { reads(object, source, $0) }) { return }
    // The author knows when it fires.
    if !pass.isStrict, pass.comments(above: node, mention: ["objectwillchange", "before the change"]) { return }
    let subscribe: Remedy = "subscribe to the `$` publisher of one property, and use the value that it passes"
    let help: Remedy = isInView(node) ? "\(clauses: subscribe, "use `.onChange(of:)`")" : subscribe
    pass.report(
      place,
      "`objectWillChange` of \(name) fires before the change of any published property, so this subscription "
        + "reads old values",
      help: help,
      notes: [pass.note("this runs before the change", .occasion, at: node.calledNameRange)])
  }

  // MARK: Publishers of one property

  /// Reports a closure that reads the property whose publisher it subscribes to, where it gets the new value.
  private func checkProperty(_ source: Node, _ pipeline: Pipeline, _ node: Node) {
    guard node.calledName != .assign, source.isName, pipeline.operators.allSatisfy({ Self.isSynchronous($0, pass) }),
      let name = pass.index.names.unprojected(source.name), let member = pass.member(around: node),
      let object = objectType(of: source), pass.index[object].traits.contains(.observableObject),
      let property = pass.index.publishedProperties(of: object).first(where: { pass.index[$0].name == name }),
      pass.index[property].attributes.contains(where: { Wrappers.has(.publishes, $0) }),
      let closure = node.passedValues.compactMap(\.value.asClosure).last, !usesValue(closure)
    else { return }
    let body = pass.index.body(of: member)
    guard var search = search(for: property, of: source, in: body),
      let read = search.read(in: body.uses(in: closure.node), body, around: closure.node)
    else { return }
    if pass.comments(above: node, mention: ["willset", "before the change", "old value"]) { return }
    let spelling = pass.text(name)
    var notes = [pass.note("this runs before the change", .occasion, at: node.calledNameRange)]
    if read.member == member {
      notes.append(pass.note("`\(spelling)` is read here", .loss, at: read))
    } else {
      notes.append(pass.note("`\(pass.plainName(of: read.member))` reads `\(spelling)`", .loss, at: read))
    }
    pass.report(
      source.memberNameRange,
      "`$\(spelling)` publishes before `\(spelling)` changes, so this closure reads the old value of `\(spelling)`",
      severity: .warning,
      help: isInView(node)
        ? "\(clauses: "use the value that the closure gets", "use `.onChange(of:)`")" as Remedy
        : "use the value that the closure gets",
      notes: notes)
  }

  /// Whether the operator passes values on at once, and of the same source.
  private static func isSynchronous(_ call: Node, _ pass: Pass) -> Bool {
    synchronous.contains(pass.text(call.calledName))
  }

  private static let synchronous: Set = [
    "dropFirst", "removeDuplicates", "map", "compactMap", "filter", "eraseToAnyPublisher", "print", "handleEvents",
  ]

  /// Whether the closure uses what it gets. Then it may compare the new value with the old one.
  private func usesValue(_ closure: ClosureExpr) -> Bool {
    let names = closure.parameterNames.filter { pass.text($0) != "_" }
    if !names.isEmpty { return true }
    return closure.node.descendants.contains { $0.kind == .identifierExpr && $0.text == "$0" }
  }

  /// Whether code of a view stands here, which has modifiers.
  private func isInView(_ node: Node) -> Bool {
    pass.member(around: node).flatMap { pass.index.owner($0) }.map { pass.index[$0].traits.contains(.viewLike) }
      ?? false
  }

  private func objectType(of source: Node) -> TypeID? {
    guard let member = pass.member(around: source) else { return nil }
    guard let base = source.base else { return pass.index.owner(member) }
    let body = pass.index.body(of: member)
    return pass.index.use(of: base, in: body).flatMap { body.type($0)?.type }
  }

  /// Whether properties of the object also send it after they have changed: `didSet { objectWillChange.send() }`.
  private func firesAgain(_ object: TypeID?) -> Bool {
    guard let object else { return false }
    return pass.index.storedProperties(of: object).contains { property in
      pass.index.node(property).descendants.contains { $0.name == .objectWillChange }
    }
  }

  /// Whether the closure, or what it calls at once, reads a published property of the object.
  private func reads(_ object: TypeID?, _ source: Node, _ closure: ClosureExpr) -> Bool {
    guard let object, let member = pass.member(around: closure.node) else { return false }
    let body = pass.index.body(of: member)
    lazy var read = pass.index.propertiesRead(by: closure.node, in: body) ?? []
    return pass.index.publishedProperties(of: object).contains { property in
      guard var search = search(for: property, of: source, in: body) else { return read.contains(property) }
      return search.read(in: body.uses(in: closure.node), body, around: closure.node) != nil
    }
  }

  /// The search for old values of a property of the object whose publisher the source is. Nil if what holds the object is
  /// not known.
  private func search(for property: MemberID, of source: Node, in body: Body) -> OldValueSearch? {
    guard let base = source.base?.unwrapped, !base.isSelf else {
      return OldValueSearch(property: property, of: nil, index: pass.index)
    }
    guard case .member(let holder) = pass.index.target(of: base, in: body) else { return nil }
    return OldValueSearch(property: property, of: holder, index: pass.index)
  }

  /// A publisher of the project's own may fire when it likes.
  private func isDeclared(_ source: Node) -> Bool {
    guard let member = pass.member(around: source),
      case .member = pass.index.target(of: source, in: pass.index.body(of: member))
    else { return false }
    return true
  }

  /// `self?.objectWillChange.send()`, or a function that is named after that.
  private func forwards(_ closure: ClosureExpr) -> Bool {
    closure.node.descendants.contains { part in
      guard let call = part.asCall else { return false }
      return call.name == .send || pass.text(call.name).contains("objectWillChange")
    }
  }

  /// `sink(receiveValue: objectWillChange.send)`
  private func passesOn(_ call: Node) -> Bool {
    call.arguments.contains { $0.value?.asMemberAccess?.name == .send }
  }

  /// Whether the closure only schedules later work.
  private func waits(_ closure: ClosureExpr) -> Bool {
    let statements = closure.statements.filter { $0.kind != .guardStmt }
    guard !statements.isEmpty else { return true }
    return statements.allSatisfy { statement in
      switch statement.unwrapped.asCall?.name.known {
      case .Task, .async, .asyncAfter, .detached, .perform, .schedule: return true
      default: return false
      }
    }
  }
}

/// Looks for a read of a property in code that runs at once: not in tasks and callbacks.
private struct OldValueSearch {
  let property: MemberID
  /// The property that holds the object; nil if the code is the object's own.
  let holder: MemberID?
  let index: Index
  private var seen: Set<MemberID> = []
  private var left = FollowLimit.uses

  init(property: MemberID, of holder: MemberID?, index: Index) {
    (self.property, self.holder, self.index) = (property, holder, index)
  }

  /// Whether the use is of a member of the object, and not of another one of the same class.
  private func isOfObject(_ use: Int, _ body: Body) -> Bool {
    let receiver = Int(body.uses[use].receiver)
    if receiver < 0 || body.uses[receiver].name == .`self` {
      return index.owner(body.member) == index.owner(property)
    }
    guard let holder, case .member(holder) = body.target(receiver) else { return false }
    return true
  }

  mutating func read(in uses: [Int], _ body: Body, around code: Node, depth: Int = 0) -> UseSite? {
    var helpers: [MemberID] = []
    for i in uses {
      guard case .member(let id) = body.target(i), isAtOnce(body.node(i), in: code) else { continue }
      if id == property {
        guard isOfObject(i, body) else { continue }
        // What is assigned first is the value that is read.
        if body.isWritten(i), body.node(i).assignmentToIt != nil { return nil }
        return UseSite(member: body.member, use: i)
      }
      if index[id].kind == .computedProperty || index[id].kind == .function && !index[id].isAsync,
        index[id].hasBody,
        index.owner(id) == index.owner(property) ? isOfObject(i, body) : index.owner(id) == index.owner(body.member)
      {
        helpers.append(id)
      }
    }
    guard depth < FollowLimit.parts else { return nil }
    for helper in helpers where seen.insert(helper).inserted {
      left -= 1
      guard left > 0 else { return nil }
      let code = index.body(of: helper)
      let found = read(in: Array(code.uses.indices), code, around: index.node(helper), depth: depth + 1)
      if let found { return found }
    }
    return nil
  }

  private func isAtOnce(_ node: Node, in code: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == code { return true }
      guard ancestor.kind == .closure else { continue }
      switch ancestor.receivingCall?.call.name.known {
      case .withAnimation, .map, .filter, .compactMap, .flatMap, .first, .contains, .sorted, .forEach, .reduce,
        .allSatisfy, .run:
        continue
      default: return false
      }
    }
    return true
  }
}
