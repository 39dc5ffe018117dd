import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A new value where SwiftUI compares with the last update, so that the comparison always fails.
public struct UnstableInlineID: ViewTreeRule {
  public static let about = About(
    "unstable-inline-id", .identity, .error, "An id or trigger in a body is a new value on every update",
    references: [.demystify, .conditionalModifiers, .identity],
    explanation: """
      `id(_:)`, `tag(_:)`, `task(id:)`, `onChange(of:)`, `animation(_:value:)` and similar modifiers keep the \
      value of the last update and compare it with the new one. `UUID()`, a random number or the current time \
      differs from every earlier value. So the comparison says “changed” each time `body` is evaluated, for \
      any reason.

      The effect depends on the modifier. An `id` ends the identity of the view: everything below is discarded \
      and re-created, with its `@State`, focus, scroll position and running tasks. It appears with a \
      transition instead of an animation. A `task` is cancelled and restarted. `onChange` runs its action; if \
      that changes state, `body` is evaluated again without end. An animation applies to updates that it was \
      not meant for. A `tag` or a `scrollTo` with an unpredictable value never matches.

      Use a key of what is shown. To discard a view on purpose, keep a token in `@State`, and change it in the \
      action that resets the view.

      The rule follows the value through constants in the body, and through computed properties and functions \
      of the project, two levels deep. `item.id ?? UUID()` is a warning, because it is new only where the id \
      is missing.

      The finding is an error where the value can never match, and where typing renews the id of the field. It is \
      information where nothing but an animation or a layout is affected, and where the view keeps nothing.

      Not reported:

      - an id of a view of the project that keeps nothing and has no transition or animation
      - a `ProgressView` of a list, which may stand still when it comes back with its old identity, and one alone \
      between spacers and texts
      - an animation without a duration
      - tokens in `@State` and other stored properties
      - literals, ids from data, tags of a `Divider`
      - entries of a dictionary that begins with one for each case of an enumeration, and whose code only sets entries
      - modifiers of the project that have one of these names
      - code in actions, which runs once for each event
      """)

  public static let bad = [
    Example(
      "every letter re-creates the editor",
      """
      import SwiftUI

      struct NoteEditor: View {
        @State private var text = ""
        var body: some View {
          TextEditor(text: $text).id(UUID())
        }
      }
      """),
    Example(
      "the task never finishes",
      """
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
    Example(
      "each evaluation of the body creates its constants again",
      """
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
    Example(
      "changes only in an action",
      """
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
    Example(
      "keys of the data, and literals",
      """
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
    Example(
      "an action runs once for each event",
      """
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

  /// What a value is compared for.
  private enum Purpose {
    case identity, match, selection, link, task, change, animation, effect, layout, scroll

    var consequence: String {
      switch self {
      case .identity: "which resets all state below it"
      case .match: "so no other view can have the same id"
      case .selection: "so it never equals a selection"
      case .link: "so it never equals an entry of a path"
      case .task: "which restarts the task"
      case .change: "which runs the action"
      case .animation: "which animates every update"
      case .effect: "which plays the effect"
      case .layout: "which repeats the layout"
      case .scroll: "so it identifies no view"
      }
    }

    /// Whether something fails: more than an animation or a layout too many.
    var isDamage: Bool {
      switch self {
      case .animation, .effect, .layout: false
      default: true
      }
    }

    func help(_ api: String) -> String {
      switch self {
      case .identity:
        "use a key of the shown data, or a token in `@State` that an action changes to reset the view"
      case .match: "use a key of the shown data, the same in both places"
      case .selection: "use the value that the selection stores"
      case .link: "use a value that identifies the destination"
      case .task: "use the value that the task depends on, or `task { … }` to run it once"
      case .change: "use the value that the action depends on"
      case .animation, .effect: "use the value whose change should be visible"
      case .layout: "use a value that changes only with the layout"
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
      guard node.member == nil, node.type == nil, node.isCall,
        let (value, purpose) = compared(in: node), seen.insert(value.number).inserted,
        let found = fresh(value), !isReportedThere(value, found), !isWithoutDuration(node, purpose)
      else { continue }
      let base = purpose == .identity ? tree.children(of: i).first : nil
      let isDamage = base.map { pass.isLost(at: $0, of: tree) } ?? purpose.isDamage
      // A view of the project that keeps nothing looks the same afterwards.
      if let base, tree[tree.unmodified(base).base].type != nil, !isDamage, !isTransitioned(i), !pass.isStrict {
        continue
      }
      if let base, !pass.isStrict, isSpinner(base) || !isDamage && isRowOfSpinner(base) { continue }
      report(
        node.syntax, value, found, purpose, lost: base.map { pass.lostState(at: $0, of: tree) }, isDamage: isDamage)
    }
    // A method of a proxy, called mostly in actions.
    for (i, use) in tree.body.uses.enumerated() {
      guard use.isCall, use.name == .scrollTo, use.kind == .member else { continue }
      if case .member = tree.body.target(i) { continue }
      let call = pass.file.tree.node(Int(use.node))
      // A local may hold the id of a new element.
      guard let value = call.unlabelledArgument, value.unwrapped.kind != .identifierExpr,
        let found = fresh(value), found.kind == .unique, found.path.isEmpty
      else { continue }
      report(call, value, found, .scroll, lost: nil, isDamage: true)
    }
  }

  /// Whether it is a `ProgressView` of a list. Without a new identity, one that comes back may stand still.
  private func isSpinner(_ i: Int) -> Bool {
    tree[tree.unmodified(i).base].isFrameworkElement(.ProgressView)
      && tree.ancestors(of: i).contains { tree[$0].isFrameworkElement(.List) || tree[$0].isFrameworkElement(.Section) }
  }

  /// Whether it is a `ProgressView` between spacers and texts, which keep nothing.
  private func isRowOfSpinner(_ i: Int) -> Bool {
    var hasSpinner = false
    for node in i..<tree[i].end {
      switch tree[node].kind {
      case .element:
        if tree[node].type != nil { return false }
        if tree[node].isFrameworkElement(.ProgressView) {
          hasSpinner = true
        } else if !ViewTypes.has(.layout, tree[node].name), tree[node].name != .Spacer, tree[node].name != .Text {
          return false
        }
      case .reference, .conditional: return false
      default: continue
      }
    }
    return hasSpinner
  }

  /// Whether the view, or a part of it, has a transition or an animation of its own.
  private func isTransitioned(_ i: Int) -> Bool {
    for node in Array(i..<tree[i].end) + Array(tree.ancestors(of: i)) where tree[node].isFrameworkModifier {
      if tree[node].name == .transition || tree[node].name == .animation { return true }
    }
    return false
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
    case .tag where node.kind == .modified && !isUnselectable(node):
      return call.unlabelledArgument.map { ($0, .selection) }
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

  /// Whether the tag is on a line or an empty view, such as the `Divider` of a picker. It is meant to match nothing.
  private func isUnselectable(_ node: ViewNode) -> Bool {
    guard let i = tree.nodes.firstIndex(where: { $0.syntax == node.syntax && $0.kind == .modified }) else {
      return false
    }
    let base = tree[tree.unmodified(i).base]
    return base.isFrameworkElement(.Divider) || base.isFrameworkElement(.Spacer) || base.isFrameworkElement(.EmptyView)
  }

  /// `.animation(.none, value: UUID())`, `.animation(.linear(duration: 0), value: UUID())`: no update animates.
  private func isWithoutDuration(_ node: ViewNode, _ purpose: Purpose) -> Bool {
    guard purpose == .animation, let animation = node.syntax.unlabelledArgument?.unwrapped else { return false }
    func isNone(_ value: Node) -> Bool {
      value.kind == .nilLiteral || value.kind == .memberAccess && pass.text(value.name) == "none"
        || value.kind == .call
          && value.arguments.contains { pass.text($0.name) == "duration" && $0.value.flatMap { Double($0.text) } == 0 }
    }
    if isNone(animation) { return true }
    // `static let noAnimation = Animation.linear(duration: 0)`
    let name = animation.name
    guard animation.kind == .memberAccess, let animations = pass.index.names.name("Animation"),
      let type = pass.index.frameworkType(named: animations)
    else { return false }
    let found = pass.index.members(named: name, of: type)
    return found.count == 1
      && (pass.index.node(found[0]).initialValue ?? pass.index.singleExpression(of: found[0])).map(isNone) ?? false
  }

  /// Whether the property itself is reported, at its declaration: `id(item.token)`.
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

  /// An error where nothing can work: a value that is looked for and never found, and an id that typing renews, which
  /// ends the focus with each letter.
  ///
  /// Nil where nothing is lost and a comment says that it is meant.
  private func severity(_ call: Node, _ fresh: FreshValue, _ purpose: Purpose, _ isDamage: Bool) -> Severity? {
    let isExplained = pass.isExplained(at: call.calledNameRange.lowerBound, in: tree.member)
    if isExplained, !isDamage, !pass.isStrict { return nil }
    // An action without statements may run as often as it likes.
    if purpose == .change, !pass.isStrict, call.trailingClosures.first?.value?.asClosure?.statements.isEmpty ?? false {
      return nil
    }
    if !isDamage || isExplained { return .info }
    // Most values have the id that the fallback stands for.
    if fresh.isConditional { return .info }
    switch purpose {
    case .identity: return endsTyping(call) ? .error : .warning
    // What is selected is never found, whatever the user does.
    case .selection, .scroll: return .error
    default: return .warning
    }
  }

  /// Whether the view with the id has a field whose text is state of this view.
  private func endsTyping(_ call: Node) -> Bool {
    guard let base = tree.nodes.firstIndex(where: { $0.kind == .modified && $0.syntax == call }) else { return false }
    return (base..<tree[base].end).contains { i in
      let node = tree[i]
      guard
        node.isFrameworkElement(.TextField) || node.isFrameworkElement(.TextEditor)
          || node.isFrameworkElement(.SecureField), let text = node.syntax.argument(.text), text.isBinding,
        let name = pass.index.names.unprojected(text.root.name), let owner = tree.owner
      else { return false }
      return pass.index.storedProperties(of: owner).contains { property in
        pass.index[property].name == name && pass.index[property].attributes.contains { $0 == .State || $0 == .Binding }
      }
    }
  }

  private func report(
    _ call: Node, _ value: Node, _ fresh: FreshValue, _ purpose: Purpose, lost: LostState?, isDamage: Bool
  ) {
    var consequence = purpose.consequence
    if let phrase = lost?.phrase {
      consequence = "which resets \(phrase)"
    } else if lost != nil, !isDamage {
      consequence = "which replaces the view on every update"
    }
    let name = (call.asCall?.isMemberCall ?? false ? "." : "") + pass.text(call.calledName)
    let argument = call.arguments.first { $0.contains(value) }
    let written = "\(name)(\(pass.brief(argument ?? value, limit: 48)))"
    let message =
      fresh.isConditional
      ? "`\(written)` may get \(fresh.noun) on each evaluation, \(consequence)"
      : "`\(written)` gets \(fresh.noun) on each evaluation, \(consequence)"
    var notes = fresh.path.map {
      pass.note("`\(pass.plainName(of: $0))` creates the value", .path, at: $0)
    }
    if fresh.path.isEmpty, !value.contains(fresh.source) {
      notes.append(pass.note("the value is created here on each evaluation", .cause, at: fresh.source.range))
    }
    notes += lost?.notes ?? []
    guard var severity = severity(call, fresh, purpose, isDamage) else { return }
    // A flag or a color is soon set again.
    if severity == .warning, purpose == .identity, let lost, lost.phrase != nil, !lost.isNoticed { severity = .info }
    pass.report(
      call.calledNameRange, message, severity: severity,
      help: purpose.help(name), notes: notes)
  }
}
