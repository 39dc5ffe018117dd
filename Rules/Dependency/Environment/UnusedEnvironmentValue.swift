import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view that declares an environment value is updated when the value changes, even if it does not use the value.
public struct UnusedEnvironmentValue: MemberRule {
  public static let about = About(
    "unused-environment-value", .dependency, .info,
    "A view declares an environment value that `body` never reads",
    fix: """
      Deletes the property. Safe for an action, else suggested: code may rely on the updates. Not offered where other \
      code may use the property.
      """,
    references: [.environmentValues, .discoverObservation],
    explanation: """
      `@Environment(\\.key)` makes the view depend on the value. SwiftUI looks it up and compares it whenever \
      the environment around the view changes. It evaluates `body` when the value differs, even if nothing \
      reads the property. A value that changes often, such as `scenePhase`, `isSearching` or `editMode`, then \
      evaluates the whole view needlessly.

      Delete what nothing uses. Where only an action needs a value that changes often, move the control and \
      its action into a small view. Only that view is then evaluated again.

      Reported is a value that nothing in the view uses. A value that changes often is also reported if only \
      actions use it. In strict mode, the rule reports two more kinds as information, if only actions use \
      them: other values of Apple's, and plain values under keys of the project.

      Not reported:

      - values that exist to be called or passed on in actions (`dismiss`, `presentationMode`, `openURL`, \
      `modelContext`, `undoManager` …)
      - objects and closures under keys of the project, and other values in actions
      - text sizes and locales that nothing uses: fonts that UIKit makes change with an update
      - values of a representable, which each change updates, unless the rule is strict
      - `@Environment(Model.self)`, which depends on what is read of the model
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "nothing uses it",
      """
      import SwiftUI

      struct Badge: View {
        let count: Int
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View { Text("\\(count)") }
      }
      """),
    Example(
      "each change of the phase evaluates the view, although only a button uses it",
      """
      import SwiftUI

      struct Badge: View {
        let count: Int
        let log: (ScenePhase) -> Void
        @Environment(\\.scenePhase) private var scenePhase
        var body: some View {
          Text("\\(count)")
          Button("Log") { log(scenePhase) }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "`body` reads it",
      """
      import SwiftUI

      struct Badge: View {
        let count: Int
        @Environment(\\.colorScheme) private var colorScheme
        private var tint: Color { colorScheme == .dark ? .white : .black }
        var body: some View { Text("\\(count)").foregroundStyle(tint) }
      }
      """),
    Example(
      "an action exists to be called",
      """
      import SwiftUI

      struct Close: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, fact.attributes.count == 1,
      fact.attributes[0] == .Environment,
      let owner = pass.index.owner(member), pass.index[owner].isViewLikeStruct,
      let key = pass.environmentKey(of: member)
    else { return }
    let uses = pass.index.dependencies(of: owner).uses(of: member)
    guard !uses.contains(where: { $0.context == .update || $0.context == .presentation }),
      !pass.index.isRequirement(member), !pass.isUsedElsewhere(member)
    else { return }
    let name = pass.text(fact.name)
    let value = "`@Environment(\\.\(pass.text(key))) \(name)`"
    let type = pass.plainName(of: owner)
    guard uses.isEmpty else {
      guard let traits = EnvironmentKeys.traits(of: key) ?? (isPlainValue(key) ? [] : nil),
        traits.contains(.volatile) || pass.isStrict,
        !traits.contains(.action), key != .presentationMode,
        pass.index[owner].traits.contains(.builderBody), pass.index.areCertainlyLater(uses)
      else { return }
      pass.report(
        fact.nameRange,
        "\(value) is used only in actions, but every change of it evaluates `\(type).body`",
        help: lifecycleModifier(of: uses).map { "move the property and `.\(pass.text($0))` into a `ViewModifier`" }
          ?? "move the property and the control that uses it into a small view",
        notes: uses.prefix(NoteLimit.places).map { pass.note("used here, outside of an update", at: $0.site) })
      return
    }
    // The dependency can be the purpose: a representable is updated with each change.
    if !pass.isStrict, pass.index[owner].traits.contains(.representable) { return }
    if pass.index.mentions(pass.index.spellings(of: member), in: owner) || pass.mayBeReadByNamesake(member, of: owner)
      || pass.isPurposeful(pass.index.node(member))
    {
      return
    }
    // An object or an action is set once; other values change with the system or the hierarchy.
    // Fonts that UIKit makes, and localized texts, change with these: the update can be the purpose.
    if !pass.isStrict, [.dynamicTypeSize, .sizeCategory, .locale].contains(where: { key == $0 }) { return }
    // Nothing tracks the bounds of the screen: a size class that changes with them may be what evaluates the view again.
    if !pass.isStrict, [.horizontalSizeClass, .verticalSizeClass].contains(where: { key == $0 }),
      pass.index.mentions([Name(.UIScreen), Name(.UIDevice)], in: owner)
    {
      return
    }
    let traits = EnvironmentKeys.traits(of: key)
    let changes = traits.map { $0.contains(.volatile) && !$0.contains(.action) } ?? false
    pass.report(
      fact.nameRange,
      "\(value) is never used" + (changes ? ", but every change of it evaluates `\(type).body`" : ""),
      help: changes ? "delete the property, unless its updates are what you need" : "delete the property",
      fix: fix(member, fact, owner, key))
  }

  /// The modifier whose action uses the value, if no control does: `onDisappear`.
  private func lifecycleModifier(of uses: [PropertyUse]) -> Name? {
    let modifiers = uses.map { use in
      pass.index.node(at: use.site).ancestors.lazy
        .filter { $0.kind == .closure }.compactMap { $0.receivingCall?.call }
        .first { $0.isMemberCall && Modifiers.has(.lifecycle, $0.name) }?.name
    }
    guard let first = modifiers.first, modifiers.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Whether the project declares the key for a plain value. Actions may only need to use an object or a closure.
  private func isPlainValue(_ key: Name) -> Bool {
    guard let values = pass.index.frameworkType(.EnvironmentValues) else { return false }
    let found = pass.index.members(named: key, of: values)
    guard found.count == 1, !pass.index.isFunction(pass.index[found[0]].type) else { return false }
    if pass.index[found[0]].initial == .literal, pass.index[found[0]].type == .unknown { return true }
    guard let held = pass.index.valueType(of: found[0]) else { return false }
    return held.type.map { pass.index.isPlainData($0) == true } ?? PlainData.contains(held.name)
  }

  private func fix(_ member: MemberID, _ fact: MemberFact, _ owner: TypeID, _ key: Name) -> Fix? {
    guard fact.access <= .package, !pass.isUsedOutside(member, fact),
      let range = pass.lines(of: pass.index.node(member))
    else { return nil }
    return Fix(
      "Delete `\(pass.text(fact.name))`", isOnlyForActions(key) ? .safe : .suggested, [pass.edit(range, with: "")])
  }

  /// Whether nothing can rely on updates from the value: it only acts. Code that reads other state of the app or the
  /// device may rely on an update from a value that describes it: `UITraitCollection.current` on `\.colorScheme`.
  private func isOnlyForActions(_ key: Name) -> Bool {
    if key == .presentationMode { return true }
    return EnvironmentKeys.traits(of: key)?.contains(.action) ?? false
  }
}
