import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The value that a parent passes to a `@State` counts once.
public struct StatePassedByParent: MemberRule {
  public static let about = About(
    "state-passed-by-parent", .lifetime, .warning, "A parent passes a value to the `@State` of a view",
    references: [.state, .dataEssentials],
    explanation: """
      The argument that the memberwise initializer takes for a `@State` property is an initial value. \
      SwiftUI uses it when the view appears for the first time and from then on keeps its own; when the \
      parent is evaluated with another value, the view goes on showing the first one, without a word from \
      the compiler. In a list it is the classic row that does not follow its item.

      A value that the parent decides is a `let`. One that both change is a `@Binding`. An object is kept \
      by the one who makes it: take it as a `let`, with `@Bindable` or `@ObservedObject`, and leave \
      `@StateObject` to properties that make their own.

      Where each call is the content of a sheet or a destination, or is keyed with `.id(…)`, the view \
      starts anew each time that it is presented: a draft to be edited. That is an info.

      Left alone: literals and other constants, `private` properties, values that an initializer of its \
      own puts there (`state-frozen-input`), a `@StateObject` whose argument makes the object, calls in \
      UIKit and AppKit code, which makes a view once, previews and tests.
      """)

  public static let bad = [
    Example("the row keeps its first title", """
      import SwiftUI

      struct Row: View {
        @State var title: String
        var body: some View { Text(title) }
      }

      struct Titles: View {
        let titles: [String]
        var body: some View {
          List(titles.indices, id: \\.self) { index in
            Row(title: titles[index])
          }
        }
      }
      """),
    Example("the object is there before the view", """
      import SwiftUI

      final class Session: ObservableObject { @Published var user = "" }

      struct Header: View {
        @StateObject var session: Session
        var body: some View { Text(session.user) }
      }

      struct Root: View {
        @ObservedObject var session: Session
        var body: some View { Header(session: session) }
      }
      """),
  ]
  public static let good = [
    Example("the parent decides", """
      import SwiftUI

      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }

      struct Titles: View {
        let titles: [String]
        var body: some View {
          List(titles.indices, id: \\.self) { index in
            Row(title: titles[index])
          }
        }
      }
      """),
    Example("a constant does not change", """
      import SwiftUI

      struct Drawer: View {
        @State var isOpen: Bool
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }

      struct Root: View {
        var body: some View { Drawer(isOpen: true) }
      }
      """),
    Example("the argument is an autoclosure that makes the object", """
      import SwiftUI

      final class Session: ObservableObject { @Published var user = "" }

      struct Header: View {
        @StateObject var session: Session
        var body: some View { Text(session.user) }
      }

      struct Root: View {
        var body: some View { Header(session: Session()) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, fact.access > .private,
      let wrapper = fact.attributes.first(where: { $0 == .State || $0 == .StateObject }),
      let owner = pass.index.owner(member), pass.index[owner].kind == .struct,
      pass.index[owner].traits.contains(.viewLike), pass.index.hasMemberwiseInitializer(owner)
    else { return }
    var passed: [Passed] = []
    for call in pass.index.someCallsOutsidePreviews(of: owner, work: pass.work) {
      if let found = self.passed(by: call, to: member, fact, wrapper, owner) { passed.append(found) }
    }
    guard !passed.isEmpty else { return }
    let lasting = passed.filter { !$0.startsAnew }
    let isObject = wrapper == .StateObject
    let name = pass.text(fact.name)
    let shown = lasting.isEmpty ? passed : lasting
    let callers = shown.count == 1 ? "by its parent" : "by \(shown.count) callers"
    let view = pass.plainName(of: owner)
    let effect =
      lasting.isEmpty
      ? "it counts when `\(view)` is presented; changes while it is shown are ignored"
      : "it counts the first time only; `\(view)` keeps that one whatever comes later"
    pass.report(
      fact.nameRange, "`@\(pass.text(wrapper)) var \(name)` is passed \(callers): \(effect)",
      severity: lasting.isEmpty ? .info : .warning,
      help: isObject
        ? "the one who makes the object keeps it: take it as `@ObservedObject var \(name)`"
        : "take it as `let \(name)`, or as `@Binding var \(name)` if `\(view)` changes it for both",
      notes: shown.prefix(3).map { pass.note($0.note, at: $0.site) })
  }

  /// A call that passes a value which may change.
  private struct Passed {
    let site: UseSite
    /// The view is a new one each time that it is presented.
    let startsAnew: Bool
    let note: String
  }

  private func passed(
    by call: InitializerCall, to property: MemberID, _ fact: MemberFact, _ wrapper: Name, _ owner: TypeID) -> Passed? {
    let index = pass.index
    let body = index.body(of: call.caller)
    let use = body.uses[call.use]
    guard body.labels(of: use).contains(fact.name), index.owner(call.caller) != owner,
      index.givesContent(call.caller),
      index.initializers(of: owner, fitting: body.labels(of: use), closures: use.closureArguments).isEmpty
    else { return nil }
    let node = body.node(call.use)
    guard let value = node.arguments.first(where: { $0.name == fact.name })?.value?.unwrapped,
      index.mayChange(value, in: body, work: pass.work, isObject: wrapper == .StateObject)
    else { return nil }
    let site = UseSite(member: call.caller, use: call.use)
    guard !pass.isExcluded(site) else { return nil }
    // What an action makes, it makes once.
    guard body.runs(in: index).run(of: use.closure).isRunning else { return nil }
    return Passed(
      site: site, startsAnew: index.startsAnew(at: site, work: pass.work),
      note: "`\(pass.brief(value))` is passed here")
  }
}
