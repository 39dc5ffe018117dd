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

      Not reported:

      - an object that forwards the changes of a child to its own observers (`child.objectWillChange.sink { \
      [weak self] _ in self?.objectWillChange.send() }`)
      - chains that wait until after the change (`receive(on:)`, `debounce`, `throttle`, `delay`)
      - closures that only schedule later work, or read no published property of the object
      - a publisher of that name that the project declares itself

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
  public static func mayConcern(_ file: SourceFile) -> Bool { file.mentions(.objectWillChange) }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard node.calledName == .sink || node.calledName == .onReceive || node.calledName == .assign else { return }
    guard pass.file.mentions(.objectWillChange),
      let chain = node.calledName == .onReceive ? node.unlabelledArgument : node.callee?.unwrapped.base
    else { return }
    let pipeline = Pipeline(chain)
    let source = pipeline.source
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
    if !pass.isStrict, !closures.contains(where: { reads(object, $0) }) { return }
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

  /// Whether the closure, or what it calls, reads a published property of the object.
  private func reads(_ object: TypeID?, _ closure: ClosureExpr) -> Bool {
    guard let object, let member = pass.member(around: closure.node),
      let read = pass.index.propertiesRead(by: closure.node, in: pass.index.body(of: member))
    else { return false }
    return pass.index.publishedProperties(of: object).contains { read.contains($0) }
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
