import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A timer that each update creates again never fires if updates come more often.
public struct PublisherRecreated: FileRule {
  public static let about = About(
    "publisher-recreated", .lifetime, .info, "A view re-creates its publisher and subscribes again",
    fix: "Keeps the publisher in `@State`. Suggested. Not offered where code cancels the publisher itself.",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      `onReceive` keeps its subscription as long as it receives an equal publisher. A timer, a subject, a future or a \
      data task is an object, and a new one never equals the old one. In a stored property or in `init`, each update \
      of the parent creates a new one. In the body, each evaluation does. The subscription then starts again. A timer \
      that fires every ten seconds never fires if the parent updates every five. Values that are sent to an old \
      subject are lost, and a request is sent again.

      Keep the publisher: `@State private var timer = Timer.publish(…).autoconnect()`, a static property, or a model \
      in `@State` or `@StateObject`. To show the time, use `TimelineView`. For regular work, write a loop with \
      `Task.sleep` in `.task`.

      Not reported:

      - values in `@State` and `@StateObject`, static properties and globals
      - classes and the `App`
      - publishers that compare equal: `NotificationCenter.default.publisher(for:)`, `$published`, a subject of a \
      model
      - publishers that the view does not subscribe to, and subjects to which nothing sends
      """)

  public static let bad = [
    Example(
      "a timer on each update of the parent",
      """
      import Combine
      import SwiftUI

      struct Clock: View {
        @State private var now = Date()
        private let timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect()
        var body: some View {
          Text(now, style: .time).onReceive(timer) { now = $0 }
        }
      }
      """),
    Example(
      "a timer on each evaluation",
      """
      import Combine
      import SwiftUI

      struct Clock: View {
        @State private var now = Date()
        var body: some View {
          Text(now, style: .time)
            .onReceive(Timer.publish(every: 10, on: .main, in: .common).autoconnect()) { now = $0 }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "one timer",
      """
      import Combine
      import SwiftUI

      struct Clock: View {
        @State private var now = Date()
        @State private var timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect()
        var body: some View {
          Text(now, style: .time).onReceive(timer) { now = $0 }
        }
      }
      """),
    Example(
      "equal publishers",
      """
      import SwiftUI

      struct Banner: View {
        @State private var count = 0
        private let changes = NotificationCenter.default.publisher(for: Notification.Name("change"))
        var body: some View {
          Text("\\(count)").onReceive(changes) { _ in count += 1 }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    guard file.mentions(.SwiftUI) || file.mentions(.View),
      Self.mentionsSource(file) || file.mentions(.onReceive)
    else { return }
    if Self.mentionsSource(file) {
      for i in file.members.indices {
        let fact = file.members[i]
        let id = pass.index.member(file: file.number, fact: i)
        switch fact.kind {
        case .storedProperty where fact.initial != .none: stored(id, fact)
        case .initializer where fact.hasBody: initializer(id)
        default: continue
        }
      }
    }
    guard file.mentions(.onReceive) else { return }
    for i in 0..<file.tree.nodeCount {
      let node = file.tree.node(i)
      if node.isCall(of: .onReceive) { received(node) }
    }
  }

  private static func mentionsSource(_ file: SourceFile) -> Bool {
    file.mentions(.publish) || file.mentions(.PassthroughSubject) || file.mentions(.CurrentValueSubject)
      || file.mentions(.TimerPublisher) || file.mentions(.dataTaskPublisher) || file.mentions(.Future)
      || file.mentions(.Deferred)
  }

  /// The view whose properties are initialized again on updates; nil for the app, which is initialized once.
  private func view(of member: MemberID) -> TypeEntry? {
    guard let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike),
      !pass.index[owner].traits.contains(.root), !pass.index[owner].isReference
    else { return nil }
    return pass.index[owner]
  }

  // MARK: Stored properties

  private func stored(_ id: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, !fact.isLazy, fact.attributes.isEmpty, let view = view(of: id),
      let value = pass.index.node(id).initialValue
    else { return }
    report(id, fact, of: view, value, at: fact.nameRange, fix: fix(id, fact))
  }

  /// `@State private var`. Code that stops the timer needs the new one that the next update makes.
  private func fix(_ id: MemberID, _ fact: MemberFact) -> Fix? {
    let isStopped = pass.index.uses(named: fact.name).uses(of: id).contains {
      pass.index.node(at: $0).parent.map { $0.kind == .memberAccess && pass.text($0.name) == "upstream" } ?? false
    }
    if isStopped { return nil }
    return pass.editsKeeping(id, fact, in: "State").map { Fix("Keep the publisher in `@State`", .suggested, $0) }
  }

  /// `timer = Timer.publish(…)` in an initializer.
  private func initializer(_ id: MemberID) {
    guard let view = view(of: id), let block = pass.index.node(id).child(.codeBlock) else { return }
    for node in block.descendants {
      guard let assignment = node.asAssignment, assignment.isPlain, let value = assignment.value,
        value.unwrapped.kind == .call,
        case .member(let property) = pass.index.target(
          of: assignment.target.unwrapped, in: pass.index.body(of: id)),
        pass.index.owner(property) == view.id
      else { continue }
      let fact = pass.index[property]
      guard fact.isStoredInInstances, fact.attributes.isEmpty else { continue }
      report(property, fact, of: view, value, at: node.range)
    }
  }

  private func report(
    _ property: MemberID, _ fact: MemberFact, of view: TypeEntry, _ value: Node, at range: Range<Int>, fix: Fix? = nil
  ) {
    guard let source = Pipeline(value).freshSource(in: pass.index, file: pass.file, scope: view.id),
      let use = subscription(to: property, of: view), let renewal = pass.renewal(of: view.id),
      !source.hasSuffix("Subject") || pass.isSentTo(property) || pass.isStrict
    else { return }
    let name = pass.text(fact.name)
    let access = pass.privateModifier(of: property, fact)
    let declaration = "@\(pass.spelling(ofWrapper: "State", in: view.id)) \(access)var \(name)"
    let kept = "\(declaration) = \(value.text)"
    pass.report(
      range,
      "`\(pass.text(view.name))` creates a new `\(source)` in `\(name)` \(renewal.phrase), and `onReceive` "
        + "subscribes again: \(Self.loss(source))",
      help: "declare \(Pass.quoted(kept, or: "`\(declaration)` with this value", limit: 80))",
      notes: [pass.note("the view subscribes here", .occasion, at: use)], fix: fix)
  }

  private static func loss(_ source: String) -> String {
    switch source {
    case "Timer.publish", "Timer.TimerPublisher", "TimerPublisher": "the interval starts again"
    case "PassthroughSubject", "CurrentValueSubject": "values that are sent to the old one are lost"
    default: "the work starts again"
    }
  }

  /// Where the view passes the property to `onReceive`.
  private func subscription(to property: MemberID, of view: TypeEntry) -> UseSite? {
    for member in view.members {
      let fact = pass.index[member]
      guard fact.kind == .computedProperty || fact.kind == .function,
        pass.index.files[pass.index.file(member)].mentions(.onReceive)
      else { continue }
      let body = pass.index.body(of: member)
      for (i, use) in body.uses.enumerated() where use.name == pass.index[property].name && !use.isWritten {
        guard body.target(i) == .member(property),
          body.node(i).ancestor(where: { $0.kind == .argument && $0.parent?.calledName == .onReceive }) != nil
        else { continue }
        return UseSite(member: member, use: i)
      }
    }
    return nil
  }

  // MARK: In the body

  private func received(_ call: Node) {
    guard let value = call.unlabelledArgument, let member = pass.member(around: call),
      let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike)
    else { return }
    let pipeline = pass.index.pipeline(value, in: pass.index.body(of: member))
    let file = pipeline.property.map { pass.index.files[pass.index.file($0)] } ?? pass.file
    guard let source = pipeline.freshSource(in: pass.index, file: file, scope: owner) else { return }
    let made = pipeline.property.map {
      pass.note("`\(pass.plainName(of: $0))` creates a new `\(source)` each time", .path, at: $0)
    }
    pass.report(
      value.range,
      "each evaluation of the body creates a new `\(source)`, and `onReceive` subscribes again: \(Self.loss(source))",
      help: "keep the publisher in `@State`, in a static property or in a model",
      notes: [made ?? pass.note("the view subscribes here", .occasion, at: call.calledNameRange)])
  }
}
