import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI decides how often a body runs; what it does besides is done as often.
public struct SideEffectInBody: FileRule {
  public static let about = About(
    "side-effect-in-body", .lifetime, .warning, "Evaluating a view does something besides giving its content",
    yieldsTo: ["state-mutation-in-body", "expensive-call-in-body"],
    references: [.dataEssentials, .managingModelData],
    explanation: """
      A body may run once or a hundred times for the same content: when an input changes, when a parent \
      updates, with each frame of an animation, and for rows that are only measured. Whatever it does \
      besides describing views happens that often, in no particular order: a `Task` is started again and \
      again and nobody cancels it, observers pile up, a notification is posted for each evaluation, a \
      counter counts evaluations.

      SameView follows the calls of a body through properties and functions, in other files too, and shows \
      the way as notes. It knows tasks, dispatch queues, timers, notifications, network requests, user \
      defaults, changes of files and databases, `UIApplication`, appearance proxies, subjects, \
      `withAnimation`, and variables that outlive the evaluation: static ones, globals, properties of \
      objects.

      Start work in `.task` or `.task(id:)`, which SwiftUI cancels with the view; react to changes in \
      `.onChange(of:)`; do the rest in actions or in the model.

      Left alone: whatever runs later (actions, `.task`, `.onAppear`, gestures), what fills a cache for the \
      next call, what an object remembers in functions of its own, what a representable writes to its \
      coordinator and its platform view. `print` and other logging in a body is advice only, and so \
      is an entry that is put into a cache by its key.
      """)

  public static let bad = [
    Example("a task for each evaluation", """
      import SwiftUI

      struct Avatar: View {
        let url: URL
        let cache: AvatarCache
        private var image: Image? {
          Task { await cache.load(url) }
          return cache.image(url)
        }
        var body: some View { image ?? Image(systemName: "person") }
      }

      final class AvatarCache {
        func load(_ url: URL) async {}
        func image(_ url: URL) -> Image? { nil }
      }
      """),
    Example("a notification for each evaluation", """
      import SwiftUI

      struct Badge: View {
        let count: Int
        var body: some View {
          let _ = NotificationCenter.default.post(name: Notification.Name("badge"), object: nil)
          Text("\\(count)")
        }
      }
      """),
  ]
  public static let good = [
    Example("work that belongs to the view", """
      import SwiftUI

      struct Avatar: View {
        let url: URL
        let cache: AvatarCache
        @State private var image: Image?
        var body: some View {
          (image ?? Image(systemName: "person"))
            .task(id: url) { image = await cache.load(url) }
        }
      }

      final class AvatarCache {
        func load(_ url: URL) async -> Image? { nil }
      }
      """),
    Example("in answer to an event", """
      import SwiftUI

      struct Badge: View {
        let count: Int
        var body: some View {
          Button("Share") { Task { await share() } }
            .onChange(of: count) {
              NotificationCenter.default.post(name: Notification.Name("badge"), object: nil)
            }
        }
        private func share() async {}
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    for effect in pass.effects.effects(in: file) where effect.context == .body {
      let root = pass.qualifiedName(of: effect.root)
      let way = pass.way(of: effect)
      switch effect.effect.kind {
      case .write(let written):
        guard written.storage == .plain || written.storage == .shared else { continue }
        pass.report(
          pass.range(of: effect),
          "`\(root)` writes \(pass.name(of: written)) with every evaluation\(way): SwiftUI decides how often "
            + "that is",
          severity: isCache(written, effect) ? .info : .warning,
          help: "write it in an action, in `.onChange(of:)` or in the model; a body only reads",
          notes: pass.notes(of: effect))
      case .call(let call):
        let often = effect.frequency == .perRow ? ", once for each row" : ""
        pass.report(
          pass.range(of: effect),
          "`\(pass.call(at: effect.path[effect.path.count - 1]))` \(call.phrase) with every evaluation of "
            + "`\(root)`\(often)\(way)",
          severity: call == .logging ? .info : .warning, help: help(call), notes: pass.notes(of: effect))
      }
    }
  }

  /// `cache[key] = value`: harmless as long as nobody shows what is in it.
  private func isCache(_ written: Written, _ effect: UpdateEffect) -> Bool {
    guard let property = written.property,
      pass.index.body(of: effect.effect.member).uses[effect.effect.use].kind == .subscripted
    else { return false }
    return pass.plainName(of: property).lowercased().contains("cache")
  }

  private func help(_ call: SideEffect) -> String {
    switch call {
    case .task, .request: "start it in `.task` or `.task(id:)`, which is cancelled with the view"
    case .dispatch, .event, .notification, .preferences:
      "do it when something happens: in `.onChange(of:)`, `.task(id:)` or an action"
    case .timer: "let a `TimelineView` keep time, or run the timer in `.task`"
    case .observer: "use `.onReceive`, or observe in the model"
    case .fileWrite, .database: "do it in the model, in an action or in `.task`"
    case .application: "do it in `.onAppear`, `.onChange(of:)` or an action"
    case .appearance: "do it once, when the app starts"
    case .animation: "use `.animation(_:value:)`, or `withAnimation` in an action"
    case .logging: "log from `.onChange(of:)`, an action or the model"
    }
  }
}
