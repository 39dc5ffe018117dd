import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `@State` observes its own storage, but not what an `ObservableObject` publishes.
public struct StateHoldsObservableObject: MemberRule {
  public static let about = About(
    "state-holds-observable-object", .lifetime, .info,
    "`@State` keeps an `ObservableObject` without observing it",
    isOnByDefault: false,
    fix: """
      Replaces `@State` with `@StateObject`. Safe where the declaration creates the object and the deployment target \
      has `@StateObject`, else suggested.
      """,
    references: [.state, .migratingToObservable],
    explanation: """
      `@State` updates the view when it is assigned another value. An `ObservableObject` stays the same object when \
      its `@Published` properties change, so the view does not update. It shows what the object contained when the \
      body last ran for another reason. Two views of the same data show different values, and a spinner stays after \
      the data has loaded. The compiler accepts this, because `@State` takes any type.

      Keep the object in `@StateObject`, which keeps and observes it. Or make the class `@Observable`, which `@State` \
      observes. An object that comes and goes, as in `@State var model: Model?`, or that is assigned again, is observed \
      by the view that shows it. Let that view take it as `@ObservedObject`.

      Not reported:

      - `@Observable` and `@Model` classes
      - objects whose published properties no body reads, such as a cache, or an object that is only passed on, and \
      properties whose value another view of the project gets
      - property wrappers that keep an object for other code
      - published properties that nothing writes once the object is set up
      - objects that every caller of the view observes itself; `state-passed-by-parent` and `state-frozen-input` \
      report what the caller passes
      - views that only previews or widgets show
      - views that react to the object with `onReceive`
      - previews
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "the label never changes",
      """
      import SwiftUI

      final class Download: ObservableObject {
        @Published var progress = 0.0
        func advance() { progress += 0.1 }
      }

      struct DownloadView: View {
        @State private var download = Download()
        var body: some View { ProgressView(value: download.progress) }
      }
      """)
  ]
  public static let good = [
    Example(
      "observed",
      """
      import SwiftUI

      final class Download: ObservableObject { @Published var progress = 0.0 }

      struct DownloadView: View {
        @StateObject private var download = Download()
        var body: some View { ProgressView(value: download.progress) }
      }
      """),
    Example(
      "`@State` observes an `@Observable` class",
      """
      import SwiftUI

      @Observable final class Download { var progress = 0.0 }

      struct DownloadView: View {
        @State private var download = Download()
        var body: some View { ProgressView(value: download.progress) }
      }
      """),
    Example(
      "nothing published is read",
      """
      import SwiftUI

      final class Download: ObservableObject {
        @Published var progress = 0.0
        func start() {}
      }

      struct DownloadButton: View {
        @State private var download = Download()
        var body: some View { Button("Start") { download.start() } }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, fact.attributes.contains(where: { $0 == .State }),
      let owner = pass.index.owner(member),
      // A wrapper that only keeps a value for other code has no body.
      !pass.index[owner].traits.isDisjoint(with: [.view, .builderBody]),
      let type = pass.index.valueType(of: member), !type.isCollection, !type.isMetatype, let model = type.type,
      pass.index[model].isReference, pass.index[model].traits.contains(.observableObject),
      !pass.index[model].traits.contains(.observable)
    else { return }
    guard let read = firstRead(member, fact, of: model, in: owner),
      !pass.index.isRenderedOnce(owner, work: pass.work), !isWatchedByCallers(member, fact, owner)
    else { return }
    let change = pass.index.change(of: read.published, work: pass.work)
    guard change.isProved || pass.isStrict && !change.isSettled else { return }
    let isPassed = fact.initial == .none
    let name = pass.text(fact.name)
    let typeName = pass.plainName(of: model)
    let published = pass.plainName(of: read.published)
    let observed: Remedy =
      fact.type.isOptional || isAssignedAgain(member)
      ? "pass the object to a view that takes it as `@ObservedObject`"
      : isPassed
        ? "declare `@ObservedObject var \(name)`, as the caller owns the object"
        : Remedy("use `@StateObject \(pass.privateModifier(of: member, fact))var \(name)`")
          .or("declare `@ObservedObject var \(name)`, and pass an object that lasts longer than the view")
    let help = Remedy("\(clauses: observed, "make `\(typeName)` `@Observable`")")
    pass.report(
      fact.nameRange,
      "`@State \(name)` does not observe its `\(typeName)`: `\(pass.plainName(of: owner))` does not update when "
        + "`\(published)` changes",
      help: help,
      notes: [
        pass.note("`\(published)` is read here", .path, at: read.site),
        pass.note(
          "`\(published)` publishes its changes, which nothing in the view observes", .change, at: read.published),
      ],
      fix: fix(member, fact, owner))
  }

  /// Whether the property gets another object after `init`, which only `@State` allows.
  private func isAssignedAgain(_ property: MemberID) -> Bool {
    guard let owner = pass.index.owner(property) else { return false }
    return pass.index[owner].members.contains { member in
      guard pass.index[member].kind != .initializer, pass.index[member].hasBody else { return false }
      let body = pass.index.body(of: member)
      return body.uses.indices.contains { body.uses[$0].isWritten && body.target($0) == .member(property) }
    }
  }

  /// Whether each caller passes an object that it observes, so that it makes the view again when the object changes.
  private func isWatchedByCallers(_ property: MemberID, _ fact: MemberFact, _ owner: TypeID) -> Bool {
    let calls = pass.index.someCallsOutsidePreviews(of: owner, work: pass.work)
    guard fact.initial == .none, !calls.isEmpty else { return false }
    return calls.allSatisfy { call in
      let body = pass.index.body(of: call.caller)
      let value = body.node(call.use).arguments.first { $0.name == fact.name }?.value?.unwrapped
      guard let value, case .member(let id) = pass.index.target(of: value, in: body) else { return false }
      return pass.index[id].attributes.contains { Wrappers.has(.observesObject, $0) }
    }
  }

  private struct Read {
    let site: UseSite
    let published: MemberID
  }

  /// Where a body reads a published property of the object; nil if none does, or if the view subscribes to the object.
  private func firstRead(
    _ property: MemberID, _ fact: MemberFact, of model: TypeID, in owner: TypeID
  ) -> Read? {
    var found: Read?
    for member in pass.index[owner].members {
      let reader = pass.index[member]
      guard reader.hasBody, !reader.isStatic, reader.kind == .computedProperty || reader.kind == .function
      else { continue }
      let runs =
        reader.kind == .computedProperty
        || pass.index.isViewMember(reader, owner: owner, file: pass.index.file(member))
      let body = pass.index.body(of: member)
      var closures: ClosureRuns?
      for (i, use) in body.uses.enumerated() where use.kind == .member && use.receiver >= 0 {
        guard isObject(Int(use.receiver), property, fact.name, body) else { continue }
        // `onReceive(model.$title)`, `onReceive(model.objectWillChange)`
        if use.name == .objectWillChange || pass.text(use.name).hasPrefix("$") { return nil }
        guard found == nil, runs, !use.isWritten, let published = published(use.name, of: model) else {
          continue
        }
        let known = closures ?? body.runs(in: pass.index)
        closures = known
        if known.run(of: use.closure).isRunning, !isPassed(body.node(i), body),
          !pass.index.change(of: published, work: pass.work).isSettled
        {
          found = Read(site: UseSite(member: member, use: i), published: published)
        }
      }
    }
    return found
  }

  /// Whether a view of the project gets the value, which may observe the object itself.
  private func isPassed(_ value: Node, _ body: Body) -> Bool {
    guard let call = value.receivingCall?.call.node, let use = body.use(at: call) else { return false }
    if case .construction(let type) = body.target(use) { return pass.index[type].traits.contains(.view) }
    return false
  }

  /// Whether the use is the property or its projection.
  private func isObject(_ use: Int, _ property: MemberID, _ name: Name, _ body: Body) -> Bool {
    if body.target(use) == .member(property) { return true }
    let fact = body.uses[use]
    guard fact.kind == .identifier, fact.local < 0, !fact.isCall else { return false }
    let spelling = pass.text(fact.name)
    return spelling.hasPrefix("$") && spelling.dropFirst() == pass.text(name)
  }

  private func published(_ name: Name, of model: TypeID) -> MemberID? {
    let found = pass.index.members(named: name, of: model).filter { id in
      pass.index[id].attributes.contains { $0 == .Published }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Another wrapper, where nothing assigns the property or passes a binding to the object itself.
  private func fix(_ member: MemberID, _ fact: MemberFact, _ owner: TypeID) -> Fix? {
    guard !fact.type.isOptional, case .construction = fact.initial,
      pass.index.file(member) == pass.file.number,
      let attribute = pass.attributeName(.State, of: pass.index.node(member))
    else { return nil }
    let name = pass.text(fact.name)
    for other in pass.index[owner].members {
      let body = pass.index.body(of: other)
      var projected: Set<UInt32> = []
      for use in body.uses {
        let spelling = pass.text(use.name)
        if use.isWritten, use.name == fact.name || spelling == "_" + name { return nil }
        if spelling == "$" + name { projected.insert(use.node) }
      }
      // `$model.title` exists for both; `$model` alone is a binding of `@State` only.
      for node in projected {
        let projection = body.file.tree.node(Int(node))
        guard projection.parent?.base == projection else { return nil }
      }
    }
    return Fix(
      "Replace `@State` with `@StateObject`", pass.hasStateObject ? .safe : .suggested,
      [pass.edit(attribute, with: "StateObject")])
  }
}
