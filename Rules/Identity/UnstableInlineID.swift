import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A fresh value where SwiftUI compares with the last update: nothing is ever the same.
public struct UnstableInlineID: ViewTreeRule {
  public static let about = About(
    "unstable-inline-id", .identity, .error, "An id or trigger in a body is a new value at each update",
    references: [.demystify, .conditionalModifiers, .identity],
    explanation: """
      `id(_:)`, `tag(_:)`, `task(id:)`, `onChange(of:)`, `animation(_:value:)` and their kin keep the \
      value of the last update and compare it with that of this one. `UUID()`, a random number or the time \
      of day differs from whatever came before, so the comparison says “changed” each time `body` runs, \
      for whichever reason it runs.

      What that does depends on the modifier. An `id` ends the identity of the view: everything below is \
      thrown away and built again, with its `@State`, focus, scroll position and running tasks, and it \
      appears with a transition instead of an animation. A `task` is cancelled and starts over; `onChange` \
      fires, and if its action changes state, `body` runs again and never rests; an animation applies to \
      updates that it was not meant for. A `tag` or a `scrollTo` that nobody can know in advance never \
      matches.

      Use a key that belongs to what is shown. To throw a view away on purpose, keep a token in `@State`, \
      and change it in the action that asks for it.

      The value is followed through constants in the body and through computed properties and functions of \
      the project, two deep. `item.id ?? UUID()` is a warning, because it holds only where there is no id.

      Left alone: tokens in `@State` and other stored properties, literals, ids from data, modifiers of \
      your own that happen to have one of these names, and code in actions, which runs once for each \
      event.
      """)

  public static let bad = [
    Example("the editor is rebuilt with every letter", """
      import SwiftUI

      struct NoteEditor: View {
        @State private var text = ""
        var body: some View {
          TextEditor(text: $text).id(UUID())
        }
      }
      """),
    Example("the task never gets to its end", """
      import SwiftUI

      struct Forecast: View {
        @State private var sky = ""
        private var now: Date { Date() }
        var body: some View {
          Text(sky).task(id: now) { sky = await load() }
        }
        func load() async -> String { "clear" }
      }
      """),
    Example("a constant of the body is made anew with the body", """
      import SwiftUI

      struct Cover: View {
        @Namespace private var shapes
        var body: some View {
          let key = "cover-\\(UUID().uuidString)"
          Image("cover").matchedGeometryEffect(id: key, in: shapes)
        }
      }
      """),
  ]
  public static let good = [
    Example("changes when someone asks for it", """
      import SwiftUI

      struct NoteEditor: View {
        @State private var text = ""
        @State private var session = UUID()
        var body: some View {
          VStack {
            TextEditor(text: $text).id(session)
            Button("Start over") { session = UUID() }
          }
        }
      }
      """),
    Example("keys of the data, and literals", """
      import SwiftUI

      struct Pages: View {
        let names: [String]
        var body: some View {
          ScrollView {
            Text("Contents").id("top")
            ForEach(names, id: \\.self) { name in Text(name).id(name) }
          }
        }
      }
      """),
    Example("an action runs once for each event", """
      import SwiftUI

      struct Inbox: View {
        @State private var newest: UUID?
        var body: some View {
          ScrollViewReader { proxy in
            Button("Add") {
              let id = UUID()
              newest = id
              proxy.scrollTo(id)
            }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  /// What becomes of a value that never compares equal.
  private enum Purpose {
    case identity, match, selection, link, task, change, animation, effect, layout, scroll

    var consequence: String {
      switch self {
      case .identity: "the view is thrown away and built again each time, with all state below it"
      case .match: "no other view can ever have the same id, and the view itself has a new one at each update"
      case .selection: "no selection can ever equal it"
      case .link: "no entry of a path ever equals it, and the link opens another screen each time"
      case .task: "the task is cancelled and starts over at each update"
      case .change: "the action runs at each update"
      case .animation: "every update is animated, whatever has changed"
      case .effect: "the effect plays at each update"
      case .layout: "the layout is done again at each update"
      case .scroll: "no view has it, and nothing scrolls"
      }
    }

    func help(_ api: String) -> String {
      switch self {
      case .identity:
        "use a key of what is shown; to reset the view on purpose, keep a token in `@State` and change "
          + "it in an action"
      case .match: "use a key of what is shown, the same in both places"
      case .selection: "use the value that the selection holds"
      case .link: "use a value that says what to open"
      case .task: "use the value on which the task depends, or `task { … }` to run it once"
      case .change: "observe the value that changes"
      case .animation, .effect: "use the value whose change is to be seen"
      case .layout: "use a value that changes only when the layout should"
      case .scroll: "use the id of the view to scroll to"
      }
    }
  }

  public func check() {
    var freshening: FreshValueSearch?
    func fresh(_ node: Node) -> FreshValue? {
      let known = freshening ?? FreshValueSearch(tree.body, in: pass.index)
      freshening = known
      return known.value(of: node)
    }
    var seen: Set<UInt32> = []
    for (i, node) in tree.nodes.enumerated() where node.kind == .modified || node.kind == .element {
      guard node.member == nil, node.type == nil, node.syntax.kind == .call,
        let (value, purpose) = compared(in: node), seen.insert(value.number).inserted,
        let found = fresh(value), !isReportedThere(value, found)
      else { continue }
      let base = purpose == .identity ? tree.children(of: i).first : nil
      report(node.syntax, value, found, purpose, lost: base.map { pass.lostState(at: $0, of: tree) })
    }
    // Not a view: called on a proxy, mostly in actions.
    for (i, use) in tree.body.uses.enumerated() {
      guard use.isCall, use.name == .scrollTo, use.kind == .member else { continue }
      if case .member = tree.body.target(i) { continue }
      let call = pass.file.tree.node(Int(use.node))
      // An id that was just given to a new element is right.
      guard let value = call.unlabelledArgument, value.unwrapped.kind != .identifierExpr,
        let found = fresh(value), found.kind == .unique, found.path.isEmpty
      else { continue }
      report(call, value, found, .scroll, lost: nil)
    }
  }

  /// The value that a modifier or view compares with that of the last update.
  private func compared(in node: ViewNode) -> (Node, Purpose)? {
    let call = node.syntax
    func argument(_ label: Name.Known, _ purpose: Purpose) -> (Node, Purpose)? {
      call.argument(label).flatMap { $0.kind == .closure ? nil : ($0, purpose) }
    }
    switch node.name.known {
    case .id where node.kind == .modified && call.arguments.count == 1:
      return call.unlabelledArgument.map { ($0, .identity) }
    case .tag where node.kind == .modified: return call.unlabelledArgument.map { ($0, .selection) }
    case .matchedGeometryEffect, .matchedTransitionSource, .glassEffectUnion: return argument(.id, .match)
    case .glassEffectID: return call.unlabelledArgument.map { ($0, .match) }
    case .navigationTransition:
      return call.unlabelledArgument?.argument(.sourceID).map { ($0, .match) }
    case .task: return argument(.id, .task)
    case .onChange: return argument(.of, .change)
    case .animation where node.kind == .modified, .transaction where node.kind == .modified:
      return argument(.value, .animation)
    case .symbolEffect: return argument(.value, .effect)
    case .sensoryFeedback, .phaseAnimator, .keyframeAnimator: return argument(.trigger, .effect)
    case .layoutValue where node.kind == .modified: return argument(.value, .layout)
    case .containerValue where node.kind == .modified && call.arguments.count == 2:
      return call.arguments[1].value.map { ($0, .layout) }
    case .NavigationLink: return argument(.value, .link)
    case .Tab: return argument(.value, .selection)
    case .PhaseAnimator, .KeyframeAnimator: return argument(.trigger, .effect)
    default: return nil
    }
  }

  /// `id(item.token)`: the property itself is reported, where it is declared.
  private func isReportedThere(_ value: Node, _ fresh: FreshValue) -> Bool {
    let value = value.unwrapped
    guard value.kind == .memberAccess, let member = fresh.path.first,
      let owner = pass.index.owner(member), !pass.index[owner].traits.contains(.viewLike),
      pass.index[member].kind == .computedProperty
    else { return false }
    return pass.work.identifications(of: owner).contains {
      $0.site.member == tree.member && $0.key == value.name
    }
  }

  private func report(
    _ call: Node, _ value: Node, _ fresh: FreshValue, _ purpose: Purpose, lost: LostState?
  ) {
    var consequence = purpose.consequence
    if let phrase = lost?.phrase {
      consequence = "the view is thrown away and built again each time, and \(phrase) is lost"
    }
    let name = (call.asCall?.isMemberCall ?? false ? "." : "") + pass.text(call.calledName)
    let argument = call.arguments.first { $0.contains(value) }
    let written = "\(name)(\(pass.brief(argument ?? value, limit: 48)))"
    let message =
      fresh.isConditional
      ? "`\(written)` can be \(fresh.noun) each time it is evaluated; then \(consequence)"
      : "`\(written)` gets \(fresh.noun) each time it is evaluated: \(consequence)"
    var notes = fresh.path.map {
      pass.note("`\(pass.plainName(of: $0))` makes the value", at: $0)
    }
    if fresh.path.isEmpty, !value.contains(fresh.source) {
      notes.append(pass.note("made here, each time the body runs", at: fresh.source.range))
    }
    notes += lost?.notes ?? []
    pass.report(
      call.calledNameRange, message, severity: fresh.isConditional ? .warning : .error,
      help: purpose.help(name), notes: notes)
  }
}
