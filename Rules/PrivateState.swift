import Frameworks
import Linting
import Project
import Syntax

/// `@State` and its kin are storage that SwiftUI keeps for one view: nobody else may set it.
public struct PrivateState: MemberRule {
  public static let about = About(
    "private-state", .lifetime, .info, "State that SwiftUI keeps for a view is not private",
    explanation: """
      SwiftUI makes the storage of `@State`, `@StateObject`, `@FocusState`, `@GestureState`, `@SceneStorage` and \
      `@Namespace` once for each identity of a view and keeps it from then on. A property that is not private \
      becomes a parameter of the memberwise initializer; a value passed there is used the first time and \
      ignored ever after, which no compiler reports.

      Make the property `private`. If a parent has to give the value, take a `let` or a `@Binding`.

      Left alone: a property without a default value that a caller supplies (that is another defect), \
      `fileprivate`, `@Previewable @State`, protocol requirements, previews.
      """)

  public static let bad = [
    Example("becomes a parameter of the initializer", """
      import SwiftUI

      struct Counter: View {
        @State var count = 0
        var body: some View { Stepper("Count", value: $count) }
      }
      """)
  ]
  public static let good = [
    Example("", """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        var body: some View { Stepper("Count", value: $count) }
      }
      """)
  ]

  public init() {}

  public func check(_ member: MemberID, _ fact: MemberFact, _ pass: Pass) {
    guard fact.kind == .storedProperty, !fact.isStatic, fact.access > .fileprivate,
      let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike),
      pass.index[owner].kind != .protocol,
      let wrapper = fact.attributes.first(where: { Wrappers.has(.shouldBePrivate, $0) }),
      !fact.attributes.contains(where: { $0 == .Previewable })
    else { return }
    // Without a default the caller supplies it: not a matter of access alone.
    if fact.initial == .none, wrapper == .State || wrapper == .StateObject, !fact.type.isOptional { return }
    let isExplicit = fact.access > .internal
    let name = pass.text(fact.name)
    pass.report(
      fact.nameRange,
      "`@\(pass.text(wrapper)) var \(name)` is storage that SwiftUI keeps for this view, but others can set it; "
        + "a value from outside counts only the first time",
      severity: isExplicit && !fact.hasSetterAccess ? .warning : .info,
      help: "make it `private`")
  }
}
