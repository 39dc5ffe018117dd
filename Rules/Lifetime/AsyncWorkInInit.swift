import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Views are made far more often than they are shown.
public struct AsyncWorkInInit: FileRule {
  public static let about = About(
    "async-work-in-init", .lifetime, .warning, "Making a value of a view starts work",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      The initializer of a view does not run when the view appears. It runs whenever the parent is \
      evaluated, for every row, for links and tabs that nobody opens, and most of the values are compared \
      and thrown away. A task that is started there runs as often, nobody can cancel it, and it may finish \
      before or after the view that it was meant for is shown. Observers, timers and notifications pile up \
      in the same way.

      Start the work in `.task` or `.task(id:)`: once the view appears, again when its input changes, \
      cancelled when it goes away. Or give the work to a model that `@StateObject` or `@State` keeps.

      The initializer, the initial values of stored properties, and whatever these call count. Setting \
      `appearance()` proxies there works, and is information in strict mode only.

      Left alone: `App` and `Scene` (made once), initializers of models, values of `@StateObject` and \
      `@State`, closures that are only stored.
      """)

  public static let bad = [
    Example("loads for every value of the view", """
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
      """),
  ]
  public static let good = [
    Example("loads when it appears", """
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
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    for effect in pass.effects.effects(in: file) where effect.context == .initializer {
      guard let call = effect.sideEffect, call != .appearance || pass.isStrict else { continue }
      let view = pass.plainName(of: effect.view)
      let root = pass.index[effect.root]
      let subject =
        root.kind == .initializer
        ? "in `\(view).init`" : "for the initial value of `\(view).\(pass.text(root.name))`"
      let rows = pass.work.isBuiltInRows(effect.view) ? ", here for each row" : ""
      pass.report(
        pass.range(of: effect),
        "`\(pass.call(at: effect.path[effect.path.count - 1]))` \(call.phrase) \(subject)"
          + "\(pass.way(of: effect)): that runs whenever the parent updates\(rows), shown or not",
        severity: call == .appearance ? .info : .warning, help: help(call), notes: pass.notes(of: effect))
    }
  }

  private func help(_ call: SideEffect) -> String {
    switch call {
    case .appearance, .application: "do it once, when the app starts"
    case .observer: "use `.onReceive`, or observe in a model that the view keeps"
    case .timer: "let a `TimelineView` keep time, or run the timer in `.task`"
    default: "do it in `.task` or `.task(id:)`, or in a model that the view keeps"
    }
  }
}
