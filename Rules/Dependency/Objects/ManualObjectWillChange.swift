import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A manual `objectWillChange.send()` does not say what changes, and often comes too late.
public struct ManualObjectWillChange: NodeRule {
  public static let about = About(
    "manual-object-will-change", .dependency, .info,
    "Code sends `objectWillChange` from a view, or after the change", isOnByDefault: false,
    yieldsTo: ["side-effect-in-body"],
    references: [.discoverObservation, .managingModelData],
    explanation: """
      `objectWillChange` says that something in the object is about to change. `@Published` sends it before \
      each write. A call of `objectWillChange.send()` evaluates every view that observes the object, whatever \
      the view shows. A call after the change breaks the promise of the name. Code that handles it finds no \
      difference from before, and animations start from the wrong values.

      Mark what views show with `@Published`. For what the object stores elsewhere (in user defaults, in \
      another object), send it in the setter, before the write. A view should not send it: it calls a method \
      of the model.

      Reported is `objectWillChange.send()` in a view, in `didSet`, and in a function after the write of the \
      property.

      Not reported:

      - objects that forward the changes of another object
      - `willSet`, and setters of computed properties
      - classes with their own `objectWillChange`
      """)

  public static let bad = [
    Example(
      "sends what `@Published` has already sent",
      """
      import SwiftUI

      final class Cart: ObservableObject {
        @Published var items: [String] = []
        func add(_ item: String) {
          items.append(item)
          objectWillChange.send()
        }
      }
      """),
    Example(
      "a view does the model's work",
      """
      import SwiftUI

      final class Cart: ObservableObject { @Published var items: [String] = [] }

      struct Refresh: View {
        @ObservedObject var cart: Cart
        var body: some View { Button("Refresh") { cart.objectWillChange.send() } }
      }
      """),
  ]
  public static let good = [
    Example(
      "sent before the write, for what is stored elsewhere",
      """
      import SwiftUI

      final class Settings: ObservableObject {
        var name: String {
          get { UserDefaults.standard.string(forKey: "name") ?? "" }
          set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "name")
          }
        }
        var size = 12 { willSet { objectWillChange.send() } }
      }
      """)
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool { file.mentions(.objectWillChange) }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard node.calledName == .send, pass.file.mentions(.objectWillChange),
      let source = node.callee?.unwrapped.base?.unwrapped, source.name == .objectWillChange,
      source.isName, !passesOn(node)
    else { return }
    if let accessor = accessor(around: node) {
      inObserver(node, accessor)
      return
    }
    guard let member = pass.member(around: node), let owner = pass.index.owner(member) else { return }
    if pass.index[owner].traits.contains(.viewLike) {
      inView(node, source, member, owner)
    } else if pass.index.isObservableObject(owner), !declaresPublisher(owner),
      source.ownName != nil
    {
      afterWrite(node, member, owner)
    }
  }

  /// Whether the call handles a change of another object: `child.objectWillChange.sink { … }`.
  private func passesOn(_ node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      switch ancestor.asCall?.name.known {
      case .sink, .onReceive, .assign, .handleEvents, .addObserver: return true
      default: return false
      }
    }
  }

  private func accessor(around node: Node) -> Node? {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .accessor: return ancestor
      case .functionDecl, .initializerDecl, .classDecl, .structDecl, .extensionDecl: return nil
      default: continue
      }
    }
    return nil
  }

  private func declaresPublisher(_ type: TypeID) -> Bool {
    !pass.index.members(named: .objectWillChange, of: type).isEmpty
  }

  // MARK: Places

  private func inObserver(_ node: Node, _ accessor: Node) {
    guard accessor.name == .didSet,
      let member = pass.member(around: accessor), let owner = pass.index.owner(member),
      pass.index.isObservableObject(owner), !declaresPublisher(owner)
    else { return }
    reportLate(node, member, "send it in `willSet`", [])
  }

  private func reportLate(_ node: Node, _ property: MemberID, _ alternative: String, _ notes: [Note]) {
    let name = pass.plainName(of: property)
    let isPublished = isPublished(property)
    pass.report(
      at: node,
      isPublished
        ? "`objectWillChange` is sent a second time for the change of `\(name)`, which is `@Published`"
        : "`objectWillChange` is sent only after `\(name)` has changed",
      help: isPublished ? "delete the call" : "make `\(name)` `@Published`, or \(alternative)",
      notes: notes + [pass.note("declared here", at: property)])
  }

  private func isPublished(_ property: MemberID) -> Bool {
    pass.index[property].attributes.contains { Wrappers.has(.publishes, $0) }
  }

  private func inView(_ node: Node, _ source: Node, _ member: MemberID, _ owner: TypeID) {
    guard let base = source.base else { return }
    let object = pass.quoted(base, or: "an object")
    let body = pass.index.body(of: member)
    let type = body.use(at: base).flatMap { body.type($0)?.type }.flatMap {
      pass.note("`\(pass.plainName(of: $0))` should publish its own changes", .remedy, at: $0)
    }
    pass.report(
      at: node,
      "`\(pass.plainName(of: owner))` sends `objectWillChange` of \(object), which evaluates every view that "
        + "observes the object",
      help: "mark what changes `@Published`, and change it in a method of the model",
      notes: [type ?? pass.note("sent from this member", .occasion, at: member)])
  }

  private func afterWrite(_ node: Node, _ member: MemberID, _ owner: TypeID) {
    guard pass.index[member].kind == .function else { return }
    let body = pass.index.body(of: member)
    guard let call = body.use(at: node) else { return }
    for (i, use) in body.uses.enumerated()
    where use.node < node.number && use.closure == body.uses[call].closure {
      guard case .write(let written) = pass.index.effectKind(of: i, in: body),
        let property = written.property,
        isOwn(i, property, owner, body), isBefore(body.node(i), node),
        // The call is about a property that views show.
        isPublished(property) || !pass.work.reads.sites(of: property).isEmpty
      else { continue }
      let write = pass.note("written here", .change, at: UseSite(member: member, use: i))
      return reportLate(node, property, "send it before the change", [write])
    }
  }

  /// Whether the property belongs to `self`.
  private func isOwn(_ use: Int, _ property: MemberID, _ owner: TypeID, _ body: Body) -> Bool {
    guard pass.index.owner(property) == owner else { return false }
    var current = use
    for _ in 0..<FollowLimit.uses {
      let fact = body.uses[current]
      guard fact.receiver >= 0 else { return fact.kind == .identifier }
      if body.uses[Int(fact.receiver)].name == .`self` { return true }
      current = Int(fact.receiver)
    }
    return false
  }

  /// Whether `write` always runs before the call: it stands in the same block, or in one around it.
  private func isBefore(_ write: Node, _ call: Node) -> Bool {
    write.ancestors.first { $0.isBlock || $0.kind == .switchCase }?.contains(call)
      ?? false
  }
}
