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
    fix: "Adds `private`. Safe where no code outside can mean the property and the type is not public, else suggested.",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      SwiftUI creates the storage of some wrappers once for each identity of a view, and keeps it from then on. These \
      are `@State`, `@StateObject`, `@FocusState`, `@GestureState`, `@SceneStorage`, `@AccessibilityFocusState` and \
      `@Namespace`. A property that is not private becomes a parameter of the memberwise initializer. SwiftUI uses a \
      value that is passed there for the first update and ignores it afterwards, which no compiler reports. Code \
      outside of the view that reads the property gets the initial value, not what is on screen.

      Make the property `private`. If a parent has to pass the value, take a `let` or a `@Binding`. An explicit \
      `public` or `internal` invites other code to use the property, and is a warning.

      Left alone:

      - `@State` or `@StateObject` without a default value, which `state-passed-by-parent` reports
      - `fileprivate`
      - requirements of a protocol, and properties that an extension in another file uses, which cannot be private
      - `@Previewable` and previews

      In strict mode, an `@AppStorage` that is not private is reported as information.
      """)

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
      let wrapper = fact.attributes.first(where: {
        Wrappers.has(.shouldBePrivate, $0) || pass.isStrict && $0 == .AppStorage
      }),
      !fact.attributes.contains(where: { $0 == .Previewable })
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
        "`@AppStorage var \(name)` is not `private`: other code can read and set it through this view",
        severity: .info, help: "make `\(name)` private, and declare an `@AppStorage` where other code needs the value",
        fix: fix(member, fact, binding, owner))
    }
    let effect =
      hasMemberwise && !fact.hasSetterAccess
      ? "a caller can pass a value, which SwiftUI ignores after the first update"
      : "code outside of this view reads its initial value, not what is on screen"
    pass.report(
      fact.nameRange,
      "`@\(pass.text(wrapper)) var \(name)` is not `private`: \(effect)",
      severity: isExplicit && !fact.hasSetterAccess ? .warning : .info,
      help: "make `\(name)` private", fix: fix(member, fact, binding, owner))
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
    return Fix(
      "Make `\(pass.text(fact.name))` private",
      isKnown && !isPublic && !mayBeNamedOutside(member, fact, owner) ? .safe : .suggested, edits)
  }

  /// Whether code outside of the type has `.name` on something whose type is not known: it may be this view.
  private func mayBeNamedOutside(_ member: MemberID, _ fact: MemberFact, _ owner: TypeID) -> Bool {
    let names = [fact.name, pass.index.names.name("$" + pass.text(fact.name))].compactMap { $0 }
    return names.contains { name in
      pass.index.members(mentioning: name).contains { other in
        guard pass.index.owner(other) != owner || pass.index.file(other) != pass.index.file(member) else {
          return false
        }
        let body = pass.index.body(of: other)
        return body.uses.indices.contains { i in
          let use = body.uses[i]
          guard use.name == name, use.kind == .member else { return false }
          switch body.target(i) {
          case .member(let target): return target == member
          case .local, .construction, .frameworkConstruction: return false
          case .framework(let receiver, _): return receiver == .none
          default: return true
          }
        }
      }
    }
  }
}
