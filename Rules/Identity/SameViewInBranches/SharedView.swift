// What is said of a view that stands in several arms, and how the arms can become one.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view that stands in several arms.
struct SharedView {
  enum Form { case modifiers, arguments, places }

  let chain: BranchChain
  let form: Form
  /// The arms in which it stands.
  let faces: [BranchChain.Face]
  /// The view in the first of them.
  let node: Int
  let kept: Kept
  let severity: Severity

  private var tree: ViewTree { chain.tree }
  private var pass: Pass { chain.pass }

  func report() {
    let name = viewName
    let condition = chain.condition(faces[0].arm)
    let branches = faces.count == 2 ? "both branches" : "\(faces.count) branches"
    let what: String
    let help: String
    var source: String?
    var safety = Fix.Safety.suggested
    switch form {
    case .modifiers:
      let names = differingModifiers
      let list = list(names.map { "`.\(pass.text($0))`" })
      what = list.isEmpty
        ? "\(branches) show the same `\(name)`" : "\(branches) show `\(name)` and differ only in \(list)"
      if names.isEmpty {
        help = "write `\(name)` once, without the condition"
        source = sourceWithoutBranch
      } else if let rewrite = rewrite {
        help = "write it once, with `\(rewrite.line)`\(rewrite.caveat)"
        source = rewrite.isReplacement ? rewritten(rewrite) : nil
        safety = rewrite.safety
      } else {
        let awkward = names.first { !InertArguments.hasInertForm($0) } ?? names[0]
        help = "write one `\(name)`; " + pass.adviceWithoutInertForm(for: awkward)
      }
    case .arguments:
      what = "\(branches) show `\(name)` and differ only in its arguments"
      source = mergedArguments?.source
      help = source.map { "write it once: `\(Pass.brief($0, limit: 80))`" }
        ?? "write one `\(name)` and choose between the values of its arguments"
    case .places:
      what = "`\(name)` stands in both branches, at different places"
      help = "write `\(name)` once, outside of the branches, and let the condition decide what is around it: "
        + "an alignment, an `AnyLayout`, or an `if` around its neighbours alone"
    }
    pass.report(
      keyword,
      "\(what): when `\(condition)` changes, SwiftUI removes one and inserts the other, \(loss)",
      severity: severity, help: help, notes: notes,
      fixes: source.map {
        [Fix("Write one `\(name)`", safety, [pass.edit(tree[chain.head].syntax.range, with: $0)])]
      } ?? [])
  }

  /// The word `if` or `switch`.
  private var keyword: Range<Int> {
    let statement = chain.decision(faces[0].arm)
    return statement.tokenRange(statement.firstToken)
  }

  private var viewName: String { tree[node].type.map { pass.plainName(of: $0) } ?? pass.text(tree[node].name) }

  private func list(_ names: [String]) -> String {
    switch names.count {
    case 0: ""
    case 1: names[0]
    case 2: "\(names[0]) and \(names[1])"
    default: "\(names[0]), \(names[1]) and \(names.count - 2) more"
    }
  }

  // MARK: What is lost

  private var loss: String {
    if let first = kept.states.first {
      let own = kept.states.filter { $0.owner == first.owner }
      let properties = list(own.map { "`\(declaration($0))`" })
      let rest = kept.states.count - own.count
      let others = rest == 0 ? "" : ", and state of \(rest == 1 ? "a view" : "views") inside it"
      return "which resets \(properties) of `\(pass.plainName(of: first.owner))`\(others)"
    }
    if let type = kept.platformViews.first {
      return "which makes the platform view of `\(pass.plainName(of: type))` anew"
    }
    if let view = kept.frameworkViews.first { return "and `\(pass.text(view))` loses \(possession(view))" }
    if kept.runsTask { return "and its `task` is cancelled and started again" }
    return severity == .info
      ? "instead of changing it in place" : "so nothing animates between them and what it keeps starts over"
  }

  private func declaration(_ state: OwnedState) -> String {
    let fact = pass.index[state.property]
    let wrapper = fact.attributes.first { Wrappers.has(.lostWithIdentity, $0) }
    return "@\(wrapper.map { pass.text($0) } ?? "State") \(pass.text(fact.name))"
  }

  /// What a framework's view keeps.
  private func possession(_ view: Name) -> String {
    switch view.known {
    case .ScrollView, .List, .Form, .Table: "the scroll position"
    case .TextField, .SecureField, .TextEditor: "the focus and the cursor"
    case .NavigationStack, .NavigationView, .NavigationSplitView: "what was pushed"
    case .TabView: "the selected tab"
    case .Map: "the camera"
    case .VideoPlayer: "the playback"
    case .WebView: "the page"
    case .AsyncImage: "the loaded image"
    case .DisclosureGroup, .OutlineGroup: "what was expanded"
    default: "the state"
    }
  }

  private var notes: [Note] {
    kept.states.prefix(3).map { state in
      pass.note("`\(declaration(state))` starts again with its first value", at: state.property)
    }
  }

  // MARK: What differs

  /// Modifiers that are not in all arms in the same way.
  private var differingModifiers: [Name] {
    var names: [Name] = []
    for other in faces.dropFirst() {
      let (a, b) = middles(faces[0], other)
      // What only stands elsewhere in the chain is no difference, unless nothing else is.
      let own =
        a.filter { x in !b.contains { isSame(x, $0) } } + b.filter { x in !a.contains { isSame(x, $0) } }
      for modifier in own.isEmpty ? a + b : own where !names.contains(tree[modifier].name) {
        names.append(tree[modifier].name)
      }
    }
    return names
  }

  private func isSame(_ x: Int, _ y: Int) -> Bool {
    tree[x].name == tree[y].name && tree[x].syntax.hasSimilarArguments(to: tree[y].syntax)
  }

  /// The modifiers between what both begin with and what both end with.
  private func middles(_ a: BranchChain.Face, _ b: BranchChain.Face) -> ([Int], [Int]) {
    var first = a.modifiers[...]
    var second = b.modifiers[...]
    while let x = first.first, let y = second.first, isSame(x, y) {
      first.removeFirst()
      second.removeFirst()
    }
    while let x = first.last, let y = second.last, isSame(x, y) {
      first.removeLast()
      second.removeLast()
    }
    return (Array(first), Array(second))
  }

  // MARK: Fixes

  private var rewrite: InertRewrite? {
    guard isSimpleChoice, let condition = rewriteCondition else { return nil }
    let chains = faces.map { face in face.modifiers.map { tree[$0].syntax } }
    let view = tree[faces[0].view].syntax
    let line = pass.indentation(at: view.range.lowerBound)
    // Where the modifiers stand on lines of their own, they stay there.
    let periods = chains.joined().compactMap { $0.callee?.base ?? $0.base }.map(\.range.upperBound)
    let indentations = periods.map { end in
      pass.indentation(
        at: pass.file.tree.source.bytes[end...].firstIndex(of: UInt8(ascii: ".")) ?? end)
    }
    return pass.inertRewrite(
      then: chains[0], otherwise: chains[1], when: condition, onText: false,
      indentation: indentations.first { $0.count > line.count } ?? line + "    ", line: line)
  }

  private var rewriteCondition: RewriteCondition? {
    guard let only = tree[chain.head].syntax.asIf?.onlyCondition else { return nil }
    switch only.kind {
    case .optionalBinding:
      guard only.name != .none, let pattern = only.firstChild else { return nil }
      return .value(only.initialValue ?? pattern, bound: only.name)
    case .matchingCondition, .availabilityCondition: return nil
    default: return .flag(only, isNegated: false)
    }
  }

  /// The view with its rewritten modifiers, in place of the `if`.
  private func rewritten(_ rewrite: InertRewrite) -> String? {
    let statement = tree[chain.head].syntax
    let base = tree[faces[0].base].syntax
    // A name that only the branch knows must not be left over in what stays.
    if tree[chain.head].form == .ifLet, let bound = statement.child(.conditionList)?.firstChild?.name,
      base.descendants.contains(where: { $0.name == bound }) || base.name == bound
    {
      return nil
    }
    guard holdsOnlyViews(statement), !pass.hasComment(in: statement.range) else { return nil }
    let view = tree[faces[0].view].syntax
    return pass.outdented(base.text + rewrite.text, from: view, to: statement)
  }

  private var sourceWithoutBranch: String? {
    let statement = tree[chain.head].syntax
    guard isSimpleChoice, tree[chain.head].form == .ifElse, holdsOnlyViews(statement),
      !pass.hasComment(in: statement.range)
    else { return nil }
    let view = tree[faces[0].view].syntax
    return pass.outdented(view.text, from: view, to: statement)
  }

  private func holdsOnlyViews(_ statement: Node) -> Bool {
    let blocks = statement.children.filter { $0.kind == .codeBlock }
    return blocks.count == 2 && blocks.allSatisfy { $0.statements.count == 1 }
  }

  private var mergedArguments: MergedBranches? {
    guard isSimpleChoice else { return nil }
    let (first, second) = middles(faces[0], faces[1])
    guard first.isEmpty, second.isEmpty,
      let pairs = differingValues(tree[faces[0].base].syntax, tree[faces[1].base].syntax)
    else { return nil }
    return MergedBranches(
      of: tree[chain.head].syntax, view: tree[faces[0].view].syntax, pairs: pairs, in: pass)
  }

  /// One `if` with one `else`, each holding nothing but the view and its modifiers.
  private var isSimpleChoice: Bool {
    faces.count == 2 && tree.children(of: chain.head).count == 2 && tree.isChainHead(chain.head)
      && tree.arms(of: chain.head).count == 2 && tree[chain.head].syntax.kind == .ifExpr
      && faces.allSatisfy { face in
        (face.view...face.base).allSatisfy { tree[$0].kind == .modified || $0 == face.base }
      }
  }

  /// The values in which two calls with the same labels differ; nil if the labels differ.
  private func differingValues(_ a: Node, _ b: Node) -> [(then: Node, otherwise: Node)]? {
    let first = a.passedValues
    let second = b.passedValues
    guard first.count == second.count else { return nil }
    var found: [(then: Node, otherwise: Node)] = []
    for (x, y) in zip(first, second) {
      guard x.label == y.label else { return nil }
      if !x.value.isSimilar(to: y.value) { found.append((x.value, y.value)) }
    }
    return found
  }
}
