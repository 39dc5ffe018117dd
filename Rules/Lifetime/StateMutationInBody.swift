import Linting
import Project
import Syntax
import ViewTree

/// A body that writes state changes what it is just being made from.
public struct StateMutationInBody: FileRule {
  public static let about = About(
    "state-mutation-in-body", .lifetime, .error, "State is written while SwiftUI evaluates a view",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      A body describes what state looks like; while it runs, SwiftUI notes what it reads, to know when to \
      run it again. A write in there invalidates what is being computed. SwiftUI reports "Modifying state \
      during view update, this will cause undefined behavior" or "Publishing changes from within view \
      updates is not allowed", and what is shown may be old, be computed twice, or never come to rest.

      The write is easily overlooked, because it tends to stand in a function that the body calls: a getter \
      that loads what is missing, a `prepare()` of the model, the `get` of a `Binding`. SameView follows the \
      calls of a body through properties and functions, in other files too, and shows the way as notes. The \
      update functions of representables, layouts and shapes count as well, and so do bindings and objects \
      that the initializer of a view writes.

      Putting the write off by `DispatchQueue.main.async` or `Task` silences SwiftUI's message, but each \
      evaluation then causes a write, and each write an evaluation: that is reported as a warning. So is a \
      write under a condition that it ends (`if !isLoaded { isLoaded = true }`): it happens once, and is \
      undefined then.

      Compute what is shown from the state instead of keeping a second copy of it; write in answer to \
      something that happens: in `.onChange(of:)`, `.task(id:)`, an action, or in the model when its input \
      arrives.

      Left alone: actions, `.task`, `.onAppear` and other closures that run later, initial values in `init`, \
      local variables, objects that the same code has just made, what fills a cache for the next call, \
      properties that nobody observes (`@ObservationIgnored`, or without `@Published`).
      """)

  public static let bad = [
    Example("a getter with a memory", """
      import SwiftUI

      struct Search: View {
        let all: [String]
        @State private var query = ""
        @State private var count = 0

        private var matches: [String] {
          let found = all.filter { $0.contains(query) }
          count = found.count
          return found
        }

        var body: some View {
          List(matches, id: \\.self) { Text($0) }
            .navigationTitle("\\(count) found")
        }
      }
      """),
    Example("the model changes while it is read", """
      import SwiftUI

      final class Feed: ObservableObject {
        @Published var isLoading = false
        var items: [String] = []
        func visible() -> [String] {
          isLoading = items.isEmpty
          return items
        }
      }

      struct FeedView: View {
        @ObservedObject var feed: Feed
        var body: some View {
          List(feed.visible(), id: \\.self) { Text($0) }
        }
      }
      """),
  ]
  public static let good = [
    Example("what follows from state is computed", """
      import SwiftUI

      struct Search: View {
        let all: [String]
        @State private var query = ""
        private var matches: [String] { all.filter { $0.contains(query) } }

        var body: some View {
          List(matches, id: \\.self) { Text($0) }
            .navigationTitle("\\(matches.count) found")
            .searchable(text: $query)
        }
      }
      """),
    Example("writes in answer to events", """
      import SwiftUI

      final class Feed: ObservableObject {
        @Published var isLoading = false
        func load() { isLoading = true }
      }

      struct FeedView: View {
        @ObservedObject var feed: Feed
        @State private var taps = 0
        var body: some View {
          Button("Again") { taps += 1 }
            .onAppear { feed.load() }
            .task { feed.load() }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    for effect in pass.effects.effects(in: file) {
      guard let written = effect.written, written.storage == .state || written.storage == .observed else {
        continue
      }
      let name = pass.name(of: written)
      let root = pass.qualifiedName(of: effect.root)
      let more = effect.otherCount == 0 ? "" : " and more"
      var notes = pass.notes(of: effect)
      if let deferral = effect.effect.deferral {
        let site = UseSite(member: effect.effect.member, use: deferral)
        let call = pass.call(at: site)
        notes.insert(pass.note("`\(call)` puts the write off until after the update", at: site), at: 0)
        pass.report(
          pass.range(of: effect),
          "each evaluation of `\(root)` writes \(name)\(more), put off by `\(call)`\(pass.way(of: effect)): "
            + "one update asks for the next, and what is shown lags behind",
          severity: .warning, help: help(effect), notes: notes)
      } else if effect.context == .initializer {
        pass.report(
          pass.range(of: effect),
          "making a value of `\(pass.plainName(of: effect.view))` writes \(name)\(more)"
            + "\(pass.way(of: effect)): that happens while the parent is evaluated, whenever it is",
          severity: .warning, help: "write it in `.task` or `.onAppear`, or where the value comes from",
          notes: notes)
      } else if let condition = settling(effect) {
        notes.append(Note("asked before, and answered by the write", at: condition.range))
        pass.report(
          pass.range(of: effect),
          "`\(root)` writes \(name) while SwiftUI evaluates it\(pass.way(of: effect)): this is undefined "
            + "behavior, though `\(pass.brief(condition.node))` lets it happen once only",
          severity: .warning, help: help(effect), notes: notes)
      } else {
        pass.report(
          pass.range(of: effect),
          "`\(root)` writes \(name)\(more) while SwiftUI evaluates it\(pass.way(of: effect)): this is "
            + "undefined behavior, and the update causes another one",
          help: help(effect), notes: notes)
      }
    }
  }

  /// The condition around the write that the write itself ends.
  private func settling(_ effect: UpdateEffect) -> (node: Node, range: Location)? {
    guard effect.otherCount == 0, let site = effect.path.last,
      let condition = pass.index.conditionEnded(by: site)
    else { return nil }
    return (condition, Location(condition.range, inFile: pass.index.file(site.member)))
  }

  private func help(_ effect: UpdateEffect) -> String {
    "compute it from the state that it follows from, or write it in `.onChange(of:)`, `.task(id:)` or an "
      + "action"
  }
}
