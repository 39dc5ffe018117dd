import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A stored property of a view is initialized again whenever the parent is evaluated.
public struct ObservableStoredWithoutOwner: MemberRule {
  public static let about = About(
    "observable-stored-without-owner", .lifetime, .info,
    "A plain property of a view creates an observable object that nothing owns",
    fix: """
      Keeps the object in `@State` or `@StateObject`. Suggested: the object then lasts as long as the identity of the \
      view.
      """,
    references: [.discoverObservation, .dataEssentials],
    explanation: """
      SwiftUI initializes a view, with the initial values of its stored properties, whenever its parent is \
      evaluated. An `@Observable` object or an `ObservableObject` may be such a value, as in `let model = Model()`, \
      `var model = Model()` or `@Bindable var model = Model()`. It is then a new one each time. The body shows an \
      object without the data that was loaded or typed. Tasks and subscriptions of the old object continue without \
      an effect, and `Model.init` runs again and again. `@Bindable` only creates bindings to an object. It does not \
      own it.

      Keep an `@Observable` class in `@State private var model = Model()`, and an `ObservableObject` in \
      `@StateObject private var model = Model()`. If other code owns the object, take it without a default value.

      The finding is a warning if something is known to evaluate the parent again, and if the view writes to the object \
      or calls it. Otherwise it is information.

      Not reported:

      - `App`, `Scene` and widgets, which are initialized once
      - static properties
      - objects that are stored elsewhere (`shared`)
      - properties with another wrapper
      - a default value that every call in the project replaces, or that an initializer overwrites
      - property wrappers with an `update()` of their own
      - previews

      In strict mode, an object in a plain property of an `App` is reported as information. It is created once, but \
      `@State` makes that explicit.
      """)

  public static let bad = [
    Example(
      "a new object on each update of the parent",
      """
      import SwiftUI

      @Observable final class Basket { var count = 0 }

      struct BasketView: View {
        private let basket = Basket()
        var body: some View { Button("\\(basket.count)") { basket.count += 1 } }
      }
      """),
    Example(
      "`@Bindable` does not own it",
      """
      import SwiftUI

      @Observable final class Profile { var name = "" }

      struct ProfileForm: View {
        @Bindable var profile = Profile()
        var body: some View { TextField("Name", text: $profile.name) }
      }
      """),
  ]
  public static let good = [
    Example(
      "the view owns it",
      """
      import SwiftUI

      @Observable final class Basket { var count = 0 }

      struct BasketView: View {
        @State private var basket = Basket()
        var body: some View { Button("\\(basket.count)") { basket.count += 1 } }
      }
      """),
    Example(
      "the object is stored elsewhere",
      """
      import SwiftUI

      @Observable final class Profile {
        static let shared = Profile()
        var name = ""
      }

      struct ProfileForm: View {
        @Bindable var profile: Profile
        let own = Profile.shared
        var body: some View { TextField(own.name, text: $profile.name) }
      }
      """),
    Example(
      "the app is initialized once",
      """
      import SwiftUI

      @Observable final class Basket { var count = 0 }

      @main
      struct Shop: App {
        let basket = Basket()
        var body: some Scene { WindowGroup { Text("\\(basket.count)") } }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard fact.initial != .none, fact.initial != .literal,
      fact.attributes.allSatisfy({ $0 == .Bindable }),
      case let maker = pass.index.ownerMakingAnew(member, fact),
      let owner = maker ?? (pass.isStrict ? app(of: member, fact) : nil)
    else { return }
    let isApp = maker == nil
    let binding = pass.index.node(member)
    guard let value = binding.initialValue,
      let object = pass.index.constructedObject(value, in: pass.index.body(of: member), declared: fact.type)
    else { return }
    let isBindable = !fact.attributes.isEmpty
    var isObservable = isBindable
    if let type = object.type ?? pass.index.valueType(of: member)?.type {
      let traits = pass.index[type].traits
      guard traits.contains(.observable) || traits.contains(.observableObject) else { return }
      isObservable = traits.contains(.observable)
    } else if !isBindable {
      return
    }
    guard !pass.index.isDefaultAlwaysReplaced(of: member, work: pass.work),
      !pass.index.isAssignedInInitializer(member)
    else { return }
    let name = pass.text(fact.name)
    let type = pass.text(object.name)
    let view = pass.plainName(of: owner)
    let declaration = (isBindable ? "@Bindable var " : fact.isLet ? "let " : "var ") + name
    // A view that only passes the object on does not observe it, and need not begin to.
    let uses = pass.index.dependencies(of: owner).uses(of: member)
    let isPassedOn =
      pass.index[owner].isViewStruct && !uses.isEmpty
      && !uses.contains { ($0.context == .update || $0.context == .presentation) && $0.memberUse != nil }
    // A property wrapper may write the object when it is read, which must not be observed.
    let isCache = pass.index[owner].conforms(to: .DynamicProperty)
    // The update method of a representable may write it, which would lead to the next update.
    let isRepresentable = pass.index[owner].traits.contains(.representable)
    let kind = isObservable || isPassedOn || isCache || isRepresentable ? "State" : "StateObject"
    let wrapper = "@" + pass.spelling(ofWrapper: kind, in: owner)
    let access = pass.privateModifier(of: member, fact)
    let kept = Pass.quoted(
      "\(wrapper) \(access)var \(name)\(binding.child(.typeAnnotation)?.text ?? "") = \(value.text)",
      or: "`\(wrapper) \(access)var \(name)` with this value", limit: 80)
    // SwiftUI installs the object after `init`, and only in views that it shows: other code would use another one.
    let isReadEarly = pass.index.isReadInInitializer(member, of: owner)
    let initial = kind == "State" ? "State(initialValue: …)" : "StateObject(wrappedValue: …)"
    let here =
      isReadEarly
      ? Remedy("set up the `\(type)` in a local of `init`, and keep it there with `_\(name) = \(initial)`")
      : Remedy("declare \(kept)")
    if isApp {
      return pass.report(
        fact.nameRange,
        "`\(declaration)` keeps its `\(type)` only because SwiftUI initializes the app `\(view)` once",
        help: here, fix: isReadEarly ? nil : fix(member, fact, kind))
    }
    guard let renewal = pass.renewal(of: owner, countsStill: true) else { return }
    let isUnread = pass.isUnread(member)
    let isReadOutside = pass.index.isReadByCallers(member, of: owner)
    let outside = Remedy("store the `\(type)` in an object that lasts longer than the view, and pass it in")
    let loss = pass.loss(of: object, in: member)
    pass.report(
      fact.nameRange,
      "`\(view)` creates a new `\(type)` in `\(declaration)` \(renewal.phrase)"
        + (isUnread ? "" : loss.phrase),
      help: isUnread
        ? Remedy("delete `\(name)`, which nothing reads")
        : isReadOutside ? outside : here.or(outside),
      extent: binding.range,
      notes: pass.notes(ofMaking: object)
        + [object.type.flatMap { pass.note(kindOfClass($0), .cause, at: $0) }, pass.note(ofConstructing: owner)]
        .compactMap { $0 },
      fix: isUnread || isReadEarly || isReadOutside ? nil : fix(member, fact, kind))
  }

  /// The `App` that stores the property.
  private func app(of member: MemberID, _ fact: MemberFact) -> TypeID? {
    guard !fact.isStatic, !fact.isLazy, let owner = pass.index.owner(member) else { return nil }
    let entry = pass.index[owner]
    return entry.kind == .struct && entry.isProjectType && entry.conforms(to: .App) ? owner : nil
  }

  private func fix(_ member: MemberID, _ fact: MemberFact, _ kind: String) -> Fix? {
    if let owner = pass.index.owner(member), pass.index[owner].conforms(to: .DynamicProperty) { return nil }
    let title = "Keep `\(pass.text(fact.name))` in `@\(kind)`"
    let wrapper = "@" + pass.spelling(ofWrapper: kind, in: pass.index.owner(member))
    if fact.attributes.isEmpty {
      return pass.editsKeeping(member, fact, in: kind).map {
        Fix(title, .suggested, $0)
      }
    }
    // `@Bindable`, but not one that a library declares for older systems.
    let binding = pass.index.node(member)
    guard fact.access <= .fileprivate || !pass.isUsedOutside(member, fact),
      let attribute = binding.parent?.children.first(where: { $0.kind == .attribute }),
      attribute.text == "@Bindable"
    else { return nil }
    var edits = [pass.edit(attribute.range, with: wrapper)]
    if fact.access > .fileprivate {
      guard let more = pass.editsMakingPrivate(binding) else { return nil }
      edits += more
    }
    return Fix(title, .suggested, edits)
  }

  private func kindOfClass(_ type: TypeID) -> String {
    let isObservable = pass.index[type].traits.contains(.observable)
    return "`\(pass.plainName(of: type))` is \(isObservable ? "`@Observable`" : "an `ObservableObject`")"
  }
}
