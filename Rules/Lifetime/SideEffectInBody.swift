import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI decides how often a body runs, and so how often its side effects happen.
public struct SideEffectInBody: FileRule {
  public static let about = About(
    "side-effect-in-body", .lifetime, .info, "Evaluating a view has a side effect",
    isOnByDefault: false,
    yieldsTo: ["state-mutation-in-body", "expensive-call-in-body"],
    references: [.dataEssentials, .managingModelData],
    explanation: """
      A body may run once or a hundred times for the same content: when an input changes, when a parent updates, or \
      with each frame of an animation. It also runs for rows that are only measured. Each side effect of the body \
      happens as often, in no particular order. A `Task` is started again and again and never cancelled. Observers \
      pile up. A notification is posted, or a counter incremented, on each evaluation.

      SameView follows the calls of a body through properties and functions, also in other files, and shows the call \
      path as notes. It knows tasks, dispatch queues, timers, notifications, network requests, user defaults, and \
      changes of files and databases. It also knows `UIApplication`, appearance proxies, subjects and `withAnimation`. \
      And it knows variables that outlive the evaluation and to which each one adds: static ones, globals and \
      properties of objects.

      Start work in `.task` or `.task(id:)`, which SwiftUI cancels with the view. React to changes in \
      `.onChange(of:)`. Move the rest into actions or the model.

      An effect in other code that several views reach is reported once, where it stands.

      Not reported:

      - code that runs later (actions, `.task`, `.onAppear`, gestures)
      - code that fills a cache for the next call, or that runs only until a stored value is there
      - code that a constant switches off
      - writes and changes of files under a condition, plain assignments, failures (`catch`, failed assertions), \
      calls for the systems that `#available` leaves out, and code for debugging or for simulators (`#if DEBUG`), \
      unless the rule is strict
      - `withAnimation` around a view, which has no effect, and reading a property of an appearance proxy
      - what an object stores in its own functions
      - what a representable writes to its coordinator and its platform view

      `print` and other logging in a body is reported as information, and so is work for a dispatch queue. \
      `state-mutation-in-body` reports what such work writes to state.
      """)

  public static let bad = [
    Example(
      "a task on each evaluation",
      """
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
    Example(
      "a notification on each evaluation",
      """
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
    Example(
      "work that belongs to the view",
      """
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
    Example(
      "in reaction to an event",
      """
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
    for effect in pass.updateEffects
    where effect.context == .body && !pass.index.isRenderedOnce(effect.view, work: pass.work) {
      let root = pass.qualifiedName(of: effect.root)
      let limits = pass.limits(of: effect.path)
      switch effect.effect.kind {
      case .write(let written):
        // What is only assigned is the same after any number of evaluations.
        guard written.storage == .plain || written.storage == .shared, pass.isStrict || addsUp(effect) else { continue }
        pass.report(
          pass.range(of: effect),
          "`\(root)` writes \(pass.name(of: written)) on every evaluation\(limits.phrase), which SwiftUI repeats as "
            + "often as it needs",
          help: Remedy("move the write into \(words: "an action", "`.onChange(of:)`", "the model")"),
          notes: pass.notes(of: effect) + limits.notes)
      case .call(let call):
        if pass.isDoneOnce(effect) || !pass.isStrict && pass.isExceptional(effect.path) { continue }
        // What is not there yet, or has changed.
        if call == .fileWrite || call == .database, pass.isConditional(effect.path), !pass.isStrict { continue }
        let step = effect.path[effect.path.count - 1]
        if call == .animation, !pass.isStrict, !writesInClosure(at: step) { continue }
        if call == .appearance, isOnlyRead(pass.index.node(at: step)) { continue }
        let often = effect.frequency == .perRow ? " for each row" : ""
        let start = "`\(pass.call(at: step))` \(call.phrase)\(often) on every evaluation of "
        pass.report(
          pass.range(of: effect), start + "`\(root)`" + limits.phrase,
          help: help(call),
          notes: pass.notes(of: effect) + limits.notes,
          cause: pass.cause(of: effect, start: start, end: limits.phrase))
      }
    }
  }

  /// Whether only properties of an appearance proxy are read: `UINavigationBar.appearance().titleTextAttributes`.
  private func isOnlyRead(_ proxy: Node) -> Bool {
    guard let access = proxy.parent, access.isMember(of: proxy) else { return false }
    return access.parent?.callee != access && !([access] + access.ancestors).contains { $0.assignmentToIt != nil }
  }

  /// Whether the closure of `withAnimation` writes anything. Around a view it has no effect.
  private func writesInClosure(at step: UseSite) -> Bool {
    guard let closure = pass.index.node(at: step).trailingClosures.first?.value else { return true }
    var iterator = closure.descendants
    while let node = iterator.next() {
      if node.kind == .closure { iterator.skipSubtree(of: node) }
      if node.asAssignment != nil { return true }
    }
    return false
  }

  /// Whether each evaluation adds to what is there, without a condition: `count += 1`, `seen.append(name)`.
  private func addsUp(_ effect: UpdateEffect) -> Bool {
    guard let site = effect.path.last, !pass.isConditional(effect.path) else { return false }
    return pass.index.node(at: site).assignmentToIt?.isPlain != true
  }

  private func help(_ call: SideEffect) -> Remedy {
    switch call {
    case .task, .request:
      Remedy("start the work in `.task` or `.task(id:)`, which SwiftUI cancels with the view").or(
        "start the work in \(words: "`.onAppear`", "`.onChange(of:)`", "an action")")
    case .dispatch, .event, .notification, .preferences:
      "move the call into \(words: "`.onChange(of:)`", "`.task(id:)`", "an action")"
    case .timer:
      Remedy("\(clauses: "show the time with a `TimelineView`", "run the timer in `.task`")")
        .or("start the timer in `.onAppear`, and stop it in `.onDisappear`")
    case .observer: "use `.onReceive`, or observe in the model"
    case .fileWrite, .database: "move the call into \(words: "the model", "an action", "`.task`")"
    case .application: "move the call into \(words: "`.onAppear`", "`.onChange(of:)`", "an action")"
    case .appearance: "set the appearance once, when the app starts"
    case .animation: "use `.animation(_:value:)`, or `withAnimation` in an action"
    case .logging: "log from \(words: "`.onChange(of:)`", "an action", "the model")"
    }
  }
}
