import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The initializer of a view runs far more often than the view appears.
public struct AsyncWorkInInit: FileRule {
  public static let about = About(
    "async-work-in-init", .lifetime, .warning, "The initializer of a view starts work",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      The initializer of a view does not run when the view appears. It runs whenever the parent is evaluated, for \
      every row, and for links and tabs that are never opened. SwiftUI compares most of these values with the old \
      ones and discards them. A task that the initializer starts runs as often and is never cancelled. It may finish \
      before or after its view is shown. Observers, timers and notifications pile up in the same way.

      Start the work in `.task` or `.task(id:)`. It runs when the view appears, again when its `id` changes, and is \
      cancelled when the view is removed. Or move the work into a model that `@StateObject` or `@State` keeps.

      The initializer, the initial values of stored properties, and whatever these call count. The finding is a \
      warning if something is known to evaluate a parent again, else information. Setting `appearance()` proxies \
      there works, and is reported as information in strict mode only.

      An effect in other code that several views reach is reported once, where it stands.

      Not reported:

      - `App` and `Scene`, which are initialized once
      - views that nothing makes again while they are shown
      - initializers of models
      - values of `@StateObject` and `@State`
      - closures that are only stored
      - what a condition lets happen once: a folder that is created if it does not exist, a stored preference that is asked \
      for and then set or removed
      - failures (`catch`, failed assertions), older systems, and code for debugging or for simulators (`#if DEBUG`), \
      unless the rule is strict
      """)

  public static let bad = [
    Example(
      "loads on each update of the parent",
      """
      import SwiftUI

      struct Profile: View {
        let id: Int
        let store: ProfileStore
        init(id: Int, store: ProfileStore) {
          self.id = id
          self.store = store
          Task { await store.load(id) }
        }
        var body: some View { Text("\\(id)") }
      }

      final class ProfileStore {
        func load(_ id: Int) async {}
      }
      """)
  ]
  public static let good = [
    Example(
      "loads when the view appears",
      """
      import SwiftUI

      struct Profile: View {
        let id: Int
        let store: ProfileStore
        var body: some View {
          Text("\\(id)").task(id: id) { await store.load(id) }
        }
      }

      final class ProfileStore {
        func load(_ id: Int) async {}
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    for effect in pass.updateEffects where effect.context == .initializer {
      guard let call = effect.sideEffect, call != .appearance || pass.isStrict,
        case let root = pass.index[effect.root],
        let renewal = pass.renewal(of: effect.view, by: root.kind == .initializer ? effect.root : nil),
        !pass.isDoneOnce(effect), pass.isStrict || !pass.isExceptional(effect.path)
      else { continue }
      let view = pass.plainName(of: effect.view)
      let place =
        root.kind == .initializer
        ? "in `\(view).init`" : "in the initial value of `\(view).\(pass.text(root.name))`"
      let rows = pass.work.isBuiltInRows(effect.view) ? "for each row " : ""
      let start = "`\(pass.call(at: effect.path[effect.path.count - 1]))` \(call.phrase) "
      pass.report(
        pass.range(of: effect), start + "\(place), which runs \(rows)" + renewal.phrase,
        severity: call == .appearance ? .info : renewal.lowered(.warning),
        help: help(call, hasInputs: root.kind == .initializer && !root.parameters.isEmpty),
        notes: pass.notes(of: effect),
        cause: pass.cause(of: effect, start: start + "whenever the parents of ", end: " update"))
    }
  }

  private func help(_ call: SideEffect, hasInputs: Bool) -> Remedy {
    switch call {
    case .appearance, .application: "move the call to the start of the app"
    case .observer: "use `.onReceive`, or observe in a model that the view owns"
    case .timer:
      Remedy("\(clauses: "show the time with a `TimelineView`", "run the timer in `.task`")")
        .or("start the timer in `.onAppear`, and stop it in `.onDisappear`")
    // `onAppear` alone would not see later inputs.
    case _ where hasInputs:
      Remedy("move the call into `.task(id:)` with what it depends on, or into a model that gets the inputs")
        .or("move the call into `.onAppear` and `.onChange(of:)`, or into a model that gets the inputs")
        .or("move the call into a model that gets the inputs")
    default:
      Remedy("move the call into \(words: "`.task`", "`.task(id:)`"), or into a model that the view owns")
        .or("move the call into `.onAppear` and `.onChange(of:)`, or into a model that the view owns")
        .or("move the call into `.onAppear`, or into a model that the view owns")
    }
  }
}
