import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI keeps the storage of `@State` and similar wrappers for one view; no other code can set it.
public struct PrivateState: MemberRule {
  public static let about = About(
    "private-state", .lifetime, .info, "State that SwiftUI keeps for a view is not private",
    yieldsTo: ["state-passed-by-parent"],
    fix: """
      Adds `private`. Offered only where no code outside can mean the property, the type is not public, and no comment \
      describes the property as an input.
      """,
    references: [.dataEssentials, .managingModelData],
    explanation: """
      SwiftUI creates the storage of some wrappers once for each identity of a view, and keeps it from then on. \
      These are `@State`, `@StateObject`, `@FocusState`, `@GestureState`, `@SceneStorage`, \
      `@AccessibilityFocusState` and `@Namespace`. A property that is not private becomes a parameter of the \
      memberwise initializer. SwiftUI uses a value that is passed there for the first update and ignores it \
      afterwards, which no compiler reports. Code outside of the view that reads the property gets the initial \
      value, not what is on screen.

      Make the property `private`. If a parent has to pass the value, take a `let` or a `@Binding`. An explicit \
      `public` or `internal` invites other code to use the property, and is a warning if callers can pass it or code \
      outside reads it. An explicit `internal` that \
      other code needs, such as a test that reads the installed view, is not reported.

      Not reported:

      - `@State` or `@StateObject` without a default value, which `state-passed-by-parent` reports
      - `fileprivate`
      - a `@FocusState` that callers pass, by which views share the focus, unless the rule is strict
      - a `@StateObject` whose object all callers create in the argument, an autoclosure that runs once, unless the rule is \
      strict
      - requirements of a protocol, properties that an extension in another file uses, and `@usableFromInline`, which \
      cannot be private
      - an `App`, which SwiftUI alone creates
      - property wrappers (`DynamicProperty`), types that only their file sees, and values that a preview passes, unless \
      the rule is strict
      - `@Namespace`, which has no value that a caller could mean, unless the rule is strict
      - `@Previewable` and previews

      In strict mode, an `@AppStorage` that is not private is reported as information.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "becomes a parameter of the initializer",
      """
      import SwiftUI

      struct Counter: View {
        @State var count = 0
        var body: some View { Stepper("Count", value: $count) }
      }
      """)
  ]
  public static let good = [
    Example(
      "",
      """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        var body: some View { Stepper("Count", value: $count) }
      }
      """),
    Example(
      "the caller has to pass it: `private` would only break the call",
      """
      import SwiftUI

      struct Editor: View {
        @State var draft: String
        var body: some View { TextField("Draft", text: $draft) }
      }
      """),
    Example(
      "a requirement must be as visible as its protocol",
      """
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
      pass.isStrict || !pass.index[owner].conforms(to: .DynamicProperty),
      let wrapper = fact.attributes.first(where: {
        Wrappers.has(.shouldBePrivate, $0) || pass.isStrict && $0 == .AppStorage
      }),
      !fact.attributes.contains(where: { $0 == .Previewable }), pass.isStrict || wrapper != .Namespace
    else { return }
    let hasMemberwise = pass.index.hasMemberwiseInitializer(owner)
    // Without a default value the caller passes it, which is more than a question of access.
    if hasMemberwise, fact.initial == .none, wrapper == .State || wrapper == .StateObject,
      !fact.type.isOptional
    {
      return
    }
    // The value of a property wrapper has to be as visible as the wrapper.
    if fact.name == .wrappedValue || pass.text(fact.name) == "projectedValue" { return }
    // None of these could be private.
    if fact.attributes.contains(.usableFromInline) || pass.index.isRequirement(member)
      || pass.work.outside.isReachedByExtension(member)
    {
      return
    }
    let binding = pass.index.node(member)
    // An object that all share is the same for other code.
    if wrapper == .StateObject, binding.initialValue?.unwrapped.kind == .memberAccess, !pass.isStrict { return }
    let name = pass.text(fact.name)
    if wrapper == .AppStorage {
      return pass.report(
        fact.nameRange,
        "`@AppStorage var \(name)` is not `private`: other code can read and set it through this view",
        severity: .info, help: "make `\(name)` private, and declare an `@AppStorage` where other code needs the value",
        fix: pass.isUsedOutside(member, fact) ? nil : fix(member, fact, binding, owner))
    }
    let use = pass.outsideUse(of: member, fact)
    let isExplicit =
      binding.parent?.children.contains {
        guard $0.isPlainModifier else { return false }
        return $0.name == .internal || $0.name == .package || $0.name == .public || $0.name == .open
      } ?? false
    // Code that needs the access, such as a test that reads the installed view, explains an explicit `internal`.
    if isExplicit, fact.access <= .package, use != .none, use != .passed { return }
    // What may be used elsewhere may have to stay. A type that only its file sees has no code that could be misled.
    if !pass.isStrict,
      use == .possible || use == .possiblyPassed || use == .none && pass.index[owner].access <= .fileprivate
    {
      return
    }
    // SwiftUI alone creates an app.
    let isApp = pass.index[owner].conforms(to: .App)
    // A memberwise initializer takes focus as a wrapper, by which views share it.
    let isFocus = wrapper == .FocusState || wrapper == .AccessibilityFocusState
    if isFocus, use == .passed, !pass.isStrict { return }
    // A preview begins with a value of its own, and is not shown for long.
    let passing = use == .passed ? calls(passing: fact.name, to: owner) : []
    if use == .passed, passing.isEmpty, !pass.isStrict { return }
    // `Profile(model: Model(user))`: the argument is an autoclosure, which runs once.
    let isMadeByCallers =
      wrapper == .StateObject && !passing.isEmpty && passing.allSatisfy { isMade(by: $0, fact.name) }
    if isMadeByCallers, !pass.isStrict { return }
    let isParameter =
      !isFocus && !fact.hasSetterAccess && pass.index.isMemberwiseInitializerReachable(owner)
    if isApp, use < .used { return }
    let effect: String
    switch use {
    case .passed: effect = "callers pass a value, which SwiftUI ignores after the first update"
    case .used: effect = "code outside of this \(isApp ? "app" : "view") reads its initial value, not what is on screen"
    case .none, .possible, .possiblyPassed:
      effect =
        isParameter
        ? "a caller can pass a value, which SwiftUI ignores after the first update"
        : "code outside of this \(isApp ? "app" : "view") would read its initial value, not what is on screen"
    }
    // What is written may be written for the update that follows.
    let isUnread =
      use == .none && pass.isUnread(member, onlyInside: true) && !pass.index.isWrittenByOwner(member)
      && !doesWork(member, wrapper)
    pass.report(
      fact.nameRange,
      "`@\(pass.text(wrapper)) var \(name)` is not `private`: \(effect)",
      severity: isExplicit && !fact.hasSetterAccess && (isParameter || use == .used || use == .passed)
        ? .warning : .info,
      help: isUnread ? "delete `\(name)`, which nothing reads" : help(member, name, wrapper, use, isMadeByCallers),
      notes: passing.prefix(NoteLimit.places).map { pass.note("a value is passed here", .cause, at: $0) },
      fix: use == .none && !isUnread ? fix(member, fact, binding, owner) : nil)
  }

  /// The calls of the memberwise initializer that pass the property, previews aside.
  private func calls(passing name: Name, to view: TypeID) -> [UseSite] {
    pass.index.someCallsOutsidePreviews(of: view, work: pass.work).compactMap { call in
      let body = pass.index.body(of: call.caller)
      return body.labels(of: body.uses[call.use]).contains(name) ? UseSite(member: call.caller, use: call.use) : nil
    }
  }

  /// Whether the call creates the object in the argument.
  private func isMade(by call: UseSite, _ name: Name) -> Bool {
    pass.index.node(at: call).arguments.first { $0.name == name }?.value?.unwrapped.kind == .call
  }

  /// Whether the object of a `@StateObject` starts work of its own, for which a view may keep it.
  private func doesWork(_ member: MemberID, _ wrapper: Name) -> Bool {
    wrapper == .StateObject && pass.index.heldType(of: member).map { pass.index.startedWork(by: $0) != nil } ?? true
  }

  /// What can be done: `private` would only break the code that uses the property.
  private func help(_ member: MemberID, _ name: String, _ wrapper: Name, _ use: OutsideUse, _ isMadeByCallers: Bool)
    -> String
  {
    switch use {
    case .none
    where wrapper == .State && pass.index[member].initial == .literal && !pass.index.isWrittenByOwner(member)
      && !pass.index.usesWrapper(of: member):
      return "make `\(name)` private, and a `let` without `@State` if nothing is to change it"
    case .none: return "make `\(name)` private"
    case .possible, .possiblyPassed: return "make `\(name)` private, unless other code uses it"
    case .passed where wrapper == .State && !pass.index.isWrittenByOwner(member):
      return pass.index.usesWrapper(of: member)
        ? "declare `\(name)` without `@State`, and take its value where a binding to it is taken, as nothing changes it"
        : "declare `\(name)` without `@State`, as the view never changes it"
    case .passed where wrapper == .State:
      return "take a `@Binding`, or assign the first value of a private `\(name)` in an initializer"
    case .passed where isMadeByCallers:
      return "make `\(name)` private, and create the object in an initializer of the view, from what callers pass"
    case .passed where wrapper == .StateObject:
      return "take an `@ObservedObject`, and let each caller keep its object in a `@StateObject`"
    case .passed: return "make `\(name)` private, and pass what callers need in a property of its own"
    case .used: return "keep the value where all code that uses it can reach it, and pass the view a `@Binding`"
    }
  }

  /// Makes the property private. Nil for a part of a public interface, and for an input that a comment describes.
  private func fix(_ member: MemberID, _ fact: MemberFact, _ binding: Node, _ owner: TypeID) -> Fix? {
    let isPublic =
      fact.access > .package && pass.index[owner].declaration.map { pass.index[$0].access > .package } ?? true
    let isInput = pass.index.hasMemberwiseInitializer(owner) && pass.isDescribedAsInput(binding)
    guard !isPublic, !isInput, let edits = pass.editsMakingPrivate(binding) else {
      return nil
    }
    return Fix("Make `\(pass.text(fact.name))` private", .safe, edits)
  }
}
