import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `@State` and its kin are storage that SwiftUI keeps for one view: nobody else may set it.
public struct PrivateState: MemberRule {
  public static let about = About(
    "private-state", .lifetime, .info, "State that SwiftUI keeps for a view is not private",
    yieldsTo: ["state-passed-by-parent"],
    fix: "Adds `private`. Safe where nothing outside uses the property and the type is not public, "
      + "else suggested.",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      SwiftUI makes the storage of `@State`, `@StateObject`, `@FocusState`, `@GestureState`, \
      `@SceneStorage`, `@AccessibilityFocusState` and `@Namespace` once for each identity of a view and \
      keeps it from then on. A property that is not private becomes a parameter of the memberwise \
      initializer; a value passed there is used the first time and ignored ever after, which no compiler \
      reports. Read from outside, through a value of the view that SwiftUI has not installed, it gives the \
      default and not what is on the screen.

      Make the property `private`. If a parent has to give the value, take a `let` or a `@Binding`. An \
      explicit `public` or `internal`, which invites other code, is a warning.

      Left alone: `@State` or `@StateObject` without a default that the memberwise initializer takes from \
      the caller (that is another defect), `fileprivate`, requirements of a protocol and properties that \
      an extension in another file uses (they cannot be private), `@Previewable`, previews. In strict mode \
      an `@AppStorage` that is not private is information.
      """)

  public static let bad = [
    Example("becomes a parameter of the initializer", """
      import SwiftUI

      struct Counter: View {
        @State var count = 0
        var body: some View { Stepper("Count", value: $count) }
      }
      """),
  ]
  public static let good = [
    Example("", """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        var body: some View { Stepper("Count", value: $count) }
      }
      """),
    Example("The caller has to give it: making it private would only break the call", """
      import SwiftUI

      struct Editor: View {
        @State var draft: String
        var body: some View { TextField("Draft", text: $draft) }
      }
      """),
    Example("A requirement must be as visible as its protocol", """
      import SwiftUI

      protocol Collapsible { var isCollapsed: Bool { get } }

      struct Drawer: View, Collapsible {
        @State var isCollapsed = true
        var body: some View { Toggle("Collapsed", isOn: $isCollapsed) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, fact.access > .fileprivate,
      let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike),
      pass.index[owner].kind != .protocol,
      let wrapper = fact.attributes.first(where: {
        Wrappers.has(.shouldBePrivate, $0) || pass.isStrict && $0 == .AppStorage
      }),
      !fact.attributes.contains(where: { $0 == .Previewable })
    else { return }
    let hasMemberwise = pass.index.hasMemberwiseInitializer(owner)
    // Without a default the caller supplies it: not a matter of access alone.
    if hasMemberwise, fact.initial == .none, wrapper == .State || wrapper == .StateObject,
      !fact.type.isOptional
    {
      return
    }
    // The value of a property wrapper has to be as visible as the wrapper.
    if fact.name == .wrappedValue || pass.text(fact.name) == "projectedValue" { return }
    // Neither could be private.
    if pass.index.isRequirement(member) || pass.work.outside.isReachedByExtension(member) { return }
    let binding = pass.index.node(member)
    let isExplicit =
      binding.parent?.children.contains {
        guard $0.isPlainModifier else { return false }
        return $0.name == .internal || $0.name == .package || $0.name == .public || $0.name == .open
      } ?? false
    let name = pass.text(fact.name)
    if wrapper == .AppStorage {
      return pass.report(
        fact.nameRange,
        "`@AppStorage var \(name)` is not private: others can read and set it by way of this view",
        severity: .info, help: "make it `private`; others declare an `@AppStorage` of their own",
        fix: fix(member, fact, binding, owner))
    }
    let effect =
      hasMemberwise && !fact.hasSetterAccess
      ? "others can set it; a value from outside counts only the first time"
      : "others can reach it; outside of this view's updates it is not what is on the screen"
    pass.report(
      fact.nameRange,
      "`@\(pass.text(wrapper)) var \(name)` is storage that SwiftUI keeps for this view, but \(effect)",
      severity: isExplicit && !fact.hasSetterAccess ? .warning : .info,
      help: "make it `private`", fix: fix(member, fact, binding, owner))
  }

  private func fix(_ member: MemberID, _ fact: MemberFact, _ binding: Node, _ owner: TypeID) -> Fix? {
    guard !pass.isUsedOutside(member, fact), let edits = pass.editsMakingPrivate(binding) else { return nil }
    // It may be a requirement of a protocol that is declared elsewhere.
    let isKnown = pass.index[owner].inherited.allSatisfy { name in
      pass.index.declaresType(named: name) || Conformances.traits(of: name) != nil
        || name == .Equatable || name == .Hashable || name == .Identifiable || name == .Sendable
    }
    // What is public may be used by code that is not here.
    let isPublic =
      fact.access > .internal
      && pass.index[owner].declaration.map { pass.index[$0].access > .internal } ?? true
    return Fix("Make `\(pass.text(fact.name))` private", isKnown && !isPublic ? .safe : .suggested, edits)
  }
}
