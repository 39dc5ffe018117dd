import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `@ObservedObject` observes an object but does not own it, so that its default value does not last.
public struct ObservedObjectOwned: MemberRule {
  public static let about = About(
    "observed-object-owned", .lifetime, .warning, "An `@ObservedObject` creates the object that it observes",
    fix: """
      Replaces `@ObservedObject` with `@StateObject`, and makes the property private. Suggested: code may rely on the \
      object that each update creates again.
      """,
    references: [.observedObject, .dataEssentials],
    explanation: """
      `@ObservedObject` subscribes to an object but does not own it. Its default value is an ordinary initial value, \
      and SwiftUI initializes a view again whenever its parent is evaluated. So `@ObservedObject var model = \
      Model()` starts over with a new model each time. Loaded data, typed text and selections are lost. Running \
      requests answer an object that is no longer shown. The cost of `Model.init` is paid again and again. In a view \
      that is rarely updated this can stay unnoticed for long.

      Write `@StateObject private var model = Model()`. SwiftUI evaluates it once for the identity of the view, and \
      keeps the object as long as that identity lasts. An `@Observable` class belongs in `@State`. If other code \
      owns the object, take it without a default value.

      It makes no difference how the object is created: by `Model()`, `.init()` or a closure that is called at once, \
      or by a function or computed static property that returns a new one. The finding is an error if code of a \
      view is known to evaluate the parent again, if code writes what the object keeps, and if the view writes to it or calls \
      it. It is a warning if one of these is not known, but something evaluates the parent. It is information if nothing is known to evaluate the \
      parent again, and for the content of sheets and destinations. The same holds for an object that nothing reads, \
      or that has nothing to lose, such as one that keeps all values in user defaults.

      Not reported:

      - a reference to an object that is stored elsewhere (`Settings.shared` and other stored static properties)
      - static properties
      - properties without a default value, or whose default each initializer replaces
      - objects that store nothing but constants, unless the rule is strict
      - objects that only hold what methods of the view configure, as in `func onSuccess(…) -> Self`, unless the rule is \
      strict
      - property wrappers with an `update()` of their own, which set their objects there
      - views that only previews or widgets show
      - views that only a hosting controller or a window makes, and the object of an `App`, unless the rule is strict
      """)

  public static let bad = [
    Example(
      "a new model on each update of the parent",
      """
      import SwiftUI

      final class Inbox: ObservableObject { @Published var unread = 0 }

      struct InboxView: View {
        @ObservedObject var inbox = Inbox()
        var body: some View { Text("\\(inbox.unread)") }
      }
      """),
    Example(
      "a computed `shared` is not shared",
      """
      import SwiftUI

      final class Inbox: ObservableObject {
        static var shared: Inbox { Inbox() }
        @Published var unread = 0
      }

      struct InboxView: View {
        @ObservedObject private var inbox: Inbox = .shared
        var body: some View { Text("\\(inbox.unread)") }
      }
      """),
  ]
  public static let good = [
    Example(
      "the view owns its model",
      """
      import SwiftUI

      final class Inbox: ObservableObject { @Published var unread = 0 }

      struct InboxView: View {
        @StateObject private var inbox = Inbox()
        var body: some View { Text("\\(inbox.unread)") }
      }
      """),
    Example(
      "the object is stored elsewhere",
      """
      import SwiftUI

      final class Inbox: ObservableObject {
        static let shared = Inbox()
        @Published var unread = 0
      }

      struct InboxView: View {
        @ObservedObject var inbox = Inbox.shared
        var body: some View { Text("\\(inbox.unread)") }
      }

      struct InboxRow: View {
        @ObservedObject var inbox: Inbox
        var body: some View { Text("\\(inbox.unread)") }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic,
      fact.attributes.contains(where: { $0 == .ObservedObject }),
      let owner = pass.index.owner(member), pass.index[owner].isViewLikeStruct, !pass.index.updatesByHand(owner)
    else { return }
    let binding = pass.index.node(member)
    guard let value = initialValue(of: binding),
      let object = pass.index.constructedObject(value, in: pass.index.body(of: member), declared: fact.type),
      !pass.index.isDefaultAlwaysReplaced(of: member, work: pass.work), !pass.index.isDefaultAlwaysDiscarded(of: member)
    else { return }
    let isApp = pass.index[owner].conforms(to: .App)
    if isApp, !pass.isStrict { return }
    guard let renewal = isApp ? .once : pass.renewal(of: owner, countsStill: true) else { return }
    let name = pass.text(fact.name)
    let type = pass.text(object.name)
    let isUnread = pass.isUnread(member)
    let loss = pass.loss(of: object, in: member)
    if !pass.isStrict, !isUnread, loss == .nothing || loss == .unknown,
      object.type.map({ pass.index.holdsConstants($0) }) ?? false
    {
      return
    }
    // Each value of the view sets up its own object, which `@StateObject` would not show.
    if !pass.isStrict, !isUnread, loss == .nothing || loss == .unknown, pass.index.isConfiguredByModifiers(member) {
      return
    }
    // Other code sets or takes the object before the view is shown: SwiftUI would have another one.
    let isUsedEarly = pass.index.isReadInInitializer(member, of: owner)
    let isSetUp = isUsedEarly || pass.index.isAssignedLater(member) || pass.index.isReadByCallers(member, of: owner)
    let isMadeOnce = !isApp && pass.index.isMadeOnce(owner, work: pass.work)
    let effect =
      isApp
      ? "a new `\(type)` replaces the old one if SwiftUI initializes the app again"
      : "a new `\(type)` replaces the old one \(isMadeOnce ? "as soon as a view builds it again" : renewal.phrase)"
        + (isUnread ? "" : loss.phrase)
    pass.report(
      fact.nameRange,
      "`@ObservedObject var \(name)` does not own its object: \(effect)",
      severity: isUnread || isMadeOnce ? .info : loss.lowered(renewal.lowered(.warning)),
      help: isUnread
        ? Remedy("delete `\(name)`, which nothing reads")
        : isUsedEarly && !pass.isPassed(member)
          ? helpWhereSetUp(name, object, owner, loss)
          : isSetUp || pass.isPassed(member)
            ? helpForCallers(object, owner) : help(member, fact, object, value, binding),
      extent: binding.range,
      notes: pass.notes(ofMaking: object) + [pass.note(ofConstructing: owner)].compactMap { $0 },
      fix: isUnread || isSetUp ? nil : fix(member, fact, binding, owner))
  }

  private func help(
    _ member: MemberID, _ fact: MemberFact, _ object: ConstructedObject, _ value: Node, _ binding: Node
  ) -> Remedy {
    let name = pass.text(fact.name)
    let access = pass.privateModifier(of: member, fact)
    let wrapper = "@" + pass.spelling(ofWrapper: "StateObject", in: pass.index.owner(member))
    let kept = Pass.quoted(
      "\(wrapper) \(access)var \(name)\(annotation(of: binding)) = \(value.text)",
      or: "`\(wrapper) \(access)var \(name)` with this value", limit: 80)
    return Remedy("declare \(kept)").or(outside(object))
  }

  /// What helps where the initializer of the view uses the object.
  private func helpWhereSetUp(
    _ name: String, _ object: ConstructedObject, _ owner: TypeID, _ loss: ObjectLoss
  ) -> Remedy {
    let type = pass.text(object.name)
    // A kept object would keep the first values.
    if loss == .nothing {
      return Remedy(
        "keep what `init` stores in the `\(type)` in properties of `\(pass.plainName(of: owner))`: nothing else changes it"
      )
    }
    return Remedy(
      "set up the `\(type)` in a local of `init`, and keep it there with `_\(name) = StateObject(wrappedValue: …)`"
    )
    .or(outside(object))
  }

  /// What helps where other code passes or assigns an object.
  private func helpForCallers(_ object: ConstructedObject, _ owner: TypeID) -> Remedy {
    Remedy(
      pass.index.isMemberwiseInitializerReachable(owner)
        ? "remove the default value, and pass an object that the caller keeps in `@StateObject`"
        : "let the caller keep the `\(pass.text(object.name))` in `@StateObject`, and pass it to an initializer of "
          + "`\(pass.plainName(of: owner))`"
    ).or(outside(object))
  }

  private func outside(_ object: ConstructedObject) -> Remedy {
    Remedy("store the `\(pass.text(object.name))` in an object that lasts longer than the view, and pass it in")
  }

  /// `= value`, or the value that is given to the wrapper.
  private func initialValue(of binding: Node) -> Node? {
    if let value = binding.initialValue { return value }
    let attribute = binding.parent?.attribute(.ObservedObject)
    return attribute?.arguments.first { $0.name == .wrappedValue || $0.name == .initialValue }?.value
  }

  private func annotation(of binding: Node) -> String {
    binding.child(.typeAnnotation)?.firstChild.map { ": \($0.text)" } ?? ""
  }

  private func fix(_ member: MemberID, _ fact: MemberFact, _ binding: Node, _ owner: TypeID) -> Fix? {
    // A `@StateObject` cannot be assigned, and is not what `Row(model: _model)` passes.
    let wrapper = pass.index.names.name("_" + pass.text(fact.name))
    let isWrapperUsed =
      wrapper.map { pass.index.members(mentioning: $0).contains { pass.index.owner($0) == owner } } ?? false
    guard !pass.index.writtenNames(in: owner).contains(fact.name), !isWrapperUsed, binding.child(.initializer) != nil,
      let attribute = pass.attributeName(.ObservedObject, of: binding)
    else { return nil }
    var edits = [pass.edit(attribute, with: "StateObject")]
    let isPrivate = fact.access <= .fileprivate
    let use = pass.outsideUse(of: member, fact)
    // Code that passes an object, or uses the object of a view that SwiftUI has not installed, would miss it.
    guard isPrivate || use < .used, !pass.index.isReadByCallers(member, of: owner),
      !pass.index.isReadInInitializer(member, of: owner),
      !pass.index.isConfiguredByModifiers(member)
    else { return nil }
    let isUsed = use != .none
    if !isPrivate, !isUsed {
      guard let more = pass.editsMakingPrivate(binding) else { return nil }
      edits += more
    }
    return Fix("Replace `@ObservedObject` with `@StateObject`", .suggested, edits)
  }
}
