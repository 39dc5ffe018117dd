import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The identity of a view ends with the value of its id: `.id(text)` creates a new view on each keystroke.
public struct IDChurn: ViewTreeRule {
  public static let about = About(
    "id-churn", .identity, .info, "An id changes while its view is in use",
    isOnByDefault: false, references: [.identity, .demystify],
    explanation: """
      `.id(x)` ties the identity of a view to a value. When `x` changes, SwiftUI does not update the view. It \
      removes it, with all `@State`, focus, scroll position and running tasks below, and inserts a new one. \
      That is right for a value that says *which* thing is shown, such as the id of an account. It is wrong \
      for a value that changes while the same thing is shown:

      - text, or another value that a control inside the view edits: the control is replaced during the edit, \
      and the keyboard disappears after one letter
      - a size or a frame: everything is re-created with each step of a resize or rotation
      - a date of a `TimelineView`, or a value that a drag, a scroll or a timer writes: with each tick
      - a collection, its `count` or its `hashValue` (in strict mode only): whenever one element is added or changed

      Remove the modifier: SwiftUI updates a view whose input has changed. If something has to start over, do \
      that where it happens: reset the state in an action, or use `task(id:)` or `onChange(of:)`. Or use an id \
      that names the thing.

      Not reported:

      - ids of things (`.id(account.id)`), and constants
      - tokens in `@State` that an action renews
      - sort orders, filters and other choices
      - views with a `.transition`
      - views that start their state from the value in an initializer, which a new value would not reach otherwise
      - single texts, images and shapes, which have no state
      - comparisons (`size.width > 600`), which seldom change
      - a `ForEach` over a range, which needs the id
      """)

  public static let bad = [
    Example(
      "the field is replaced after each letter",
      """
      import SwiftUI

      struct NameForm: View {
        @State private var name = ""
        var body: some View {
          Form { TextField("Name", text: $name) }
            .id(name)
        }
      }
      """),
    Example(
      "re-created with each step of a resize",
      """
      import SwiftUI

      struct Board: View {
        var body: some View {
          GeometryReader { proxy in
            ScrollView { Text("Board") }
              .id(proxy.size.width)
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "updated in place",
      """
      import SwiftUI

      struct Chat: View {
        let messages: [String]
        var body: some View {
          ScrollView {
            ForEach(messages, id: \\.self) { Text($0) }
          }
        }
      }
      """),
    Example(
      "another account is another view",
      """
      import SwiftUI

      struct Account { let id: Int }
      struct Home: View {
        let account: Account
        var body: some View {
          ScrollView { Text("Inbox") }
            .id(account.id)
        }
      }
      """),
    Example(
      "a transition shows the change",
      """
      import SwiftUI

      struct Counter: View {
        let votes: [Int]
        var body: some View {
          Text("\\(votes.count)")
            .id(votes.count)
            .transition(.slide)
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    for modifier in tree.idModifiers {
      let (call, value, base) = (modifier.call, modifier.value, modifier.base)
      guard !tree.isLeaf(base), !tree.showsReplacement(at: modifier.node) else { continue }
      let changing = ChangingValues(base: base, tree: tree, pass: pass)
      guard let change = changing.change(of: value), !needsRenewal(base),
        !beginsWith(value, base)
      else { continue }
      report(call, value, change, base)
    }
  }

  /// Whether a `ForEach` over a range without `id:` stands below, which reads the range once.
  private func needsRenewal(_ base: Int) -> Bool {
    (base..<tree[base].end).contains { i in
      guard tree[i].isFrameworkElement(.ForEach) || tree[i].isFrameworkElement(.List),
        let data = tree[i].syntax.arguments.first, data.name == .none, let range = data.value?.unwrapped
      else { return false }
      return (range.asRange?.isClosed == false || range.name == .indices) && tree[i].syntax.argument(.id) == nil
    }
  }

  /// Whether the view takes its initial state from the value or from what the value is a part of, and so needs a new
  /// identity for a new value: `Gallery(images).id(images.count)`.
  private func beginsWith(_ value: Node, _ base: Int) -> Bool {
    let view = tree[tree.core(of: base).base]
    guard let type = view.type else { return false }
    let parts = Set(([value] + Array(value.descendants)).filter(\.isName).map(\.comparableText))
    guard view.syntax.passedValues.contains(where: { parts.contains($0.value.comparableText) }) else { return false }
    // State without an initial value gets it from an initializer.
    return pass.lifetime.state(of: type).contains { state in
      let fact = pass.index[state.property]
      return fact.initial == .none && !fact.type.isOptional
        && fact.attributes.contains { $0 == .State || $0 == .StateObject }
    }
  }

  private func report(_ call: Node, _ value: Node, _ change: ChangingValues.Change, _ base: Int) {
    if pass.isStill(tree.owner) { return }
    let kept = pass.index.loss(at: base, of: tree, lifetime: pass.lifetime)
    let lost = pass.lostState(at: base, of: tree)
    // No state is known to be lost, so only frequent changes are reported.
    if kept.isEmpty, change.occasion == .data { return }
    // Data changes seldom, and the id is mostly meant to reset what was made from it.
    if change.occasion == .data, !pass.isStrict { return }
    if !pass.isStrict, pass.isExplained(at: call.calledNameRange.lowerBound, in: tree.member) { return }
    let effect: String
    if kept.states.isEmpty, change.control != .none {
      effect = ", and `\(pass.text(change.control))` loses focus"
    } else {
      effect =
        lost.phrase.map { ", which resets \($0)" }
        ?? (kept.runsTask ? ", which restarts its task" : "")
    }
    let notes = change.notes + lost.notes
    pass.report(
      call.calledNameRange,
      "`.id(\(pass.brief(value)))` re-creates the view \(change.occasion.words)\(effect)",
      help: change.occasion.help, notes: notes)
  }
}

/// The values that change while a view is in use.
private struct ChangingValues {
  enum Occasion {
    case editing, size, time, movement, data

    var words: String {
      switch self {
      case .editing: "whenever the user edits the value in it"
      case .size: "whenever the size changes"
      case .time: "whenever the time changes"
      case .movement: "on each step of a movement"
      case .data: "whenever the data changes"
      }
    }

    var help: Remedy {
      switch self {
      case .editing: "remove `.id`, or use a value that identifies the edited thing"
      case .size: "remove `.id`: SwiftUI updates the layout for a new size"
      case .time, .movement: "remove `.id`: SwiftUI updates the view"
      case .data:
        Remedy("remove `.id`, and use \(words: "`task(id:)`", "`onChange(of:)`") if something has to start over")
          .or("remove `.id`")
      }
    }
  }

  struct Change {
    let occasion: Occasion
    var notes: [Note] = []
    /// The control that edits the value; `.none` if there is none.
    var control = Name.none
  }

  let base: Int
  let tree: ViewTree
  let pass: Pass
  private let edited: [EditedValue]

  init(base: Int, tree: ViewTree, pass: Pass) {
    self.base = base
    self.tree = tree
    self.pass = pass
    edited = pass.index.editedValues(below: base, of: tree)
  }

  /// What changes the value of an expression; nil if nothing is known to.
  func change(of node: Node) -> Change? { change(of: node, depth: 0) }

  private func change(of node: Node, depth: Int) -> Change? {
    let node = node.unwrapped
    guard depth < FollowLimit.operands else { return nil }
    func first(_ parts: [Node]) -> Change? {
      for part in parts { if let found = change(of: part, depth: depth + 1) { return found } }
      return nil
    }
    switch node.kind {
    case .sequence: return first(operands(of: node))
    case .stringLiteral: return first(node.asStringLiteral?.interpolatedValues ?? [])
    case .tuple: return first(node.arguments.compactMap(\.value))
    case .arrayLiteral: return first(Array(node.children))
    case .forceUnwrap, .optionalChaining: return node.firstChild.flatMap { change(of: $0, depth: depth + 1) }
    case .call:
      guard let callee = node.callee?.unwrapped else { return nil }
      // `String(x)`, `AnyHashable(x)`
      if callee.kind == .identifierExpr {
        return callee.isNamedLikeType ? first(node.arguments.compactMap(\.value)) : nil
      }
      guard let base = callee.base else { return nil }
      switch callee.name.known {
      case .map, .compactMap, .flatMap, .filter, .sorted, .joined, .reduce:
        return collection(base) ?? change(of: base, depth: depth + 1)
      case .formatted, .description: return change(of: base, depth: depth + 1)
      case .frame: return size(node)
      default: return nil
      }
    case .identifierExpr, .memberAccess: return change(ofValue: node)
    default: return nil
    }
  }

  /// The operands that give the result: not the condition of a ternary, not the operands of a comparison.
  private func operands(of node: Node) -> [Node] {
    if let ternary = node.asTernary { return ternary.arms }
    let parts = Array(node.children)
    let operators = parts.filter { $0.kind == .binaryOperator }.map(\.text)
    guard operators.allSatisfy({ ["+", "-", "*", "/", "??", "&+"].contains($0) }) else { return [] }
    return parts.filter { $0.kind != .binaryOperator }
  }

  private func change(ofValue node: Node) -> Change? {
    let text = node.comparableText
    for value in edited {
      let isContinuous = Index.controlKind(value.control) == .continuous
      // The value, a measure of it, or, for any control, the value that it is a part of.
      guard
        (isContinuous && (value.text == text || isMeasure(node, of: value.text, text)))
          || value.text.hasPrefix(text + ".")
      else { continue }
      return Change(
        occasion: .editing,
        notes: [pass.note("`\(pass.text(value.control))` edits it here", .change, at: value)], control: value.control)
    }
    return size(node) ?? time(node) ?? collection(node) ?? movement(node)
  }

  /// `text.count`
  private func isMeasure(_ node: Node, of edited: String, _ text: String) -> Bool {
    (node.name == .count || node.name == .hashValue) && text == edited + "." + pass.text(node.name)
  }

  // MARK: Sizes and time

  private func size(_ node: Node) -> Change? {
    let root = node.root
    guard root != node, root.kind == .identifierExpr, content(declaring: root.name, of: .GeometryReader)
    else { return nil }
    return Change(occasion: .size)
  }

  private func time(_ node: Node) -> Change? {
    let root = node.root
    guard root.kind == .identifierExpr, content(declaring: root.name, of: .TimelineView) else { return nil }
    return Change(occasion: .time)
  }

  /// Whether the name is a parameter of the content of such a view.
  private func content(declaring name: Name, of view: Name.Known) -> Bool {
    guard let slot = tree.contentClosure(declaring: name, around: base) else { return false }
    let owner = tree[tree[slot].parent]
    return owner.name == view && owner.type == nil && owner.kind == .element
  }

  // MARK: Collections

  private func collection(_ node: Node) -> Change? {
    var node = node.unwrapped
    if node.kind == .memberAccess, let base = node.base {
      switch node.name.known {
      case .count, .hashValue, .hash, .description, .indices, .keys, .values: node = base.unwrapped
      default: break
      }
    }
    if node.kind == .optionalChaining, let inner = node.firstChild { node = inner.unwrapped }
    guard node.isName, let use = tree.body.use(at: node),
      isCollection(use), !pass.index.hasConstantCount(node, in: tree.body)
    else { return nil }
    guard case .member(let member) = tree.body.target(use) else { return Change(occasion: .data) }
    if pass.index[member].isStatic, pass.index[member].isLet { return nil }
    return Change(
      occasion: .data, notes: [pass.note("`\(pass.text(node.name))` is a collection", .change, at: member)])
  }

  private func isCollection(_ use: Int) -> Bool {
    if let type = tree.body.type(use) {
      return !type.isMetatype
        && (type.isCollection || type.name == .Dictionary || type.name == .Array || type.name == .Set)
    }
    // `@State private var rows = ["a"]`
    guard case .member(let member) = tree.body.target(use), pass.index[member].kind == .storedProperty else {
      return false
    }
    let value = pass.index.node(member).initialValue
    return value?.kind == .arrayLiteral || value?.kind == .dictionaryLiteral
  }

  // MARK: Movements

  /// The change of a value that a gesture, a scroll view or a timer writes.
  private func movement(_ node: Node) -> Change? {
    let root = node.root
    guard root.kind == .identifierExpr, root.name != .`self` || node.kind == .memberAccess,
      let owner = tree.owner,
      !isToken(node)
    else { return nil }
    let name = root.name == .`self` ? innermostName(of: node) : root.name
    let properties = pass.index.storedProperties(of: owner).filter { pass.index[$0].name == name }
    guard properties.count == 1, !pass.index[properties[0]].attributes.isEmpty else { return nil }
    for member in pass.index[owner].members where pass.index[member].hasBody {
      guard pass.index.file(member) == pass.file.number else { continue }
      let body = pass.index.body(of: member)
      for use in body.uses where use.name == name && use.isWritten && use.closure >= 0 {
        guard let (event, occasion) = event(around: use.closure, in: body) else { continue }
        return Change(
          occasion: occasion,
          notes: [
            pass.note("`\(pass.text(event))` writes it here", .change, at: pass.file.tree.node(Int(use.node)).range)
          ])
      }
    }
    return nil
  }

  /// Whether the value is a token: renewing one is a decision to start over.
  private func isToken(_ node: Node) -> Bool {
    guard let use = tree.body.use(at: node) else { return true }
    if let type = tree.body.type(use) { return type.name == .UUID || type.name == .Bool }
    return false
  }

  /// `x` of `self.x.y`
  private func innermostName(of node: Node) -> Name {
    var current = node
    while let base = current.base, !base.isSelf { current = base.unwrapped }
    return current.name
  }

  /// The call that runs the closure repeatedly, and what it reports.
  private func event(around closure: Int32, in body: Body) -> (Name, Occasion)? {
    var current = closure
    var depth = 0
    while current >= 0, depth < FollowLimit.steps {
      depth += 1
      let fact = body.closures[Int(current)]
      if fact.call >= 0 {
        let call = body.uses[Int(fact.call)]
        switch call.name.known {
        case .onChanged, .updating, .onScrollGeometryChange, .onPreferenceChange, .onContinuousHover:
          return (call.name, .movement)
        case .onGeometryChange: return (call.name, .size)
        case .onReceive:
          let text = body.node(Int(fact.call)).unlabelledArgument?.text.lowercased() ?? ""
          return text.contains("timer") ? (call.name, .time) : nil
        case .Button, .onTapGesture, .onEnded: return nil
        default: break
        }
      }
      current = fact.parent
    }
    return nil
  }
}
