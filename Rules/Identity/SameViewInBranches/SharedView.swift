// The finding about a view in several branches, and its fix, which joins the branches.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view in several branches.
struct SharedView {
  enum Form { case modifiers, arguments, places }

  let chain: BranchChain
  let form: Form
  /// The branches that hold it.
  let faces: [BranchChain.Face]
  /// The view in the first of them.
  let node: Int
  let kept: Kept
  /// Whether replacing it shows where nothing else is lost: a value could have changed smoothly.
  var losesAnimation: Bool

  private var tree: ViewTree { chain.tree }
  private var pass: Pass { chain.pass }

  /// Whether a branch without the view stands between those with it: a change passes through that one first, and the
  /// view with its state is gone.
  var isInterrupted: Bool {
    zip(faces, faces.dropFirst()).contains { $1.arm - $0.arm > 1 }
  }

  /// What replacing the view loses besides an animation.
  var replaced: Kept {
    if kept.isLoss { return kept }
    var loss = pass.loss(at: node, of: tree)
    if !loss.isLoss, chain.isManipulated(tree[node].name) { loss.frameworkViews.append(tree[node].name) }
    return loss
  }

  /// Whether only the focus of a field is lost, and a branch disables the field, which then has none.
  var isNeverFocused: Bool {
    let loss = replaced
    guard loss.states.isEmpty, loss.platformViews.isEmpty, !loss.runsTask,
      loss.frameworkViews.allSatisfy({ $0 == .TextField || $0 == .SecureField || $0 == .TextEditor })
    else { return false }
    return faces.contains { face in
      tree.keepsNothing(face.base)
        || face.modifiers.contains { tree[$0].name == .disabled && tree[$0].syntax.unlabelledArgument?.text == "true" }
    }
  }

  /// Whether a helper shows the rows of a different collection in each branch. One call of it for both would not keep
  /// them either.
  var showsOtherRows: Bool {
    guard form == .arguments, faces.count == 2, faces.allSatisfy({ tree[$0.base].kind == .reference }) else {
      return false
    }
    let pairs = differingValues(tree[faces[0].base].syntax, tree[faces[1].base].syntax) ?? []
    return pairs.contains { pair in
      [pair.then, pair.otherwise].contains { value in
        tree.body.use(at: value.unwrapped).flatMap { tree.body.type($0) }?.isCollection ?? false
      }
    }
  }

  /// Whether one view can take the place of all: the branches show just the same, or differ in values of the same
  /// arguments or of modifiers that have a value without effect. The project can give its own modifiers one.
  var isJoinable: Bool {
    switch form {
    case .places: return false
    case .arguments:
      let first = tree[faces[0].base].syntax
      return faces.dropFirst().allSatisfy { differingValues(first, tree[$0.base].syntax) != nil }
    case .modifiers:
      let withContent = faces.flatMap(\.modifiers).filter { !tree[$0].syntax.trailingClosures.isEmpty }.map {
        tree[$0].name
      }
      return differingModifiers.allSatisfy {
        !Modifiers.isModifier($0) || InertArguments.hasInertForm($0) && !withContent.contains($0)
      }
    }
  }

  func report() {
    let name = viewName
    let condition = chain.condition(faces[0].arm)
    let branches = faces.count == 2 ? "both branches" : "\(faces.count) branches"
    let what: String
    let help: Remedy
    var source: String?
    var safety = Fix.Safety.suggested
    switch form {
    case .modifiers:
      let names = differingModifiers
      let list = listed(names.map { "`.\(pass.text($0))`" }, limit: 3)
      what =
        list.isEmpty
        ? "\(branches) show the same `\(name)`" : "\(branches) show `\(name)` and differ only in \(list)"
      if names.isEmpty, chain.arms.count > faces.count {
        help =
          haveFlags
          ? "join the conditions for `\(name)` with `||`, so that one branch shows it"
          : "let one branch show `\(name)` for all of these cases"
      } else if names.isEmpty {
        // Equal branches may be there for the reset, which no edit may take away.
        help = Remedy(
          token.map { "write one `\(name)`: with `.id(\($0))` if the reset is meant, otherwise without the condition" }
            ?? "write one `\(name)`: with an `.id(…)` that changes if the reset is meant, otherwise without the condition"
        )
      } else if let rewrite = rewrite {
        help = Remedy("write it once, with `\(rewrite.line)`\(rewrite.caveat)")
          .or("write one `\(name)`, and move the condition into the arguments of its modifiers")
        source = rewrite.isReplacement ? rewritten(rewrite) : nil
        safety = pass.makesPlatformView(at: node, of: tree) ? .suggested : rewrite.safety
      } else {
        let shared = names.filter { name in
          faces.allSatisfy { face in face.modifiers.contains { tree[$0].name == name && tree[$0].member == nil } }
        }
        if shared.count == names.count, !names.isEmpty {
          help = choice(of: names.first { !InertArguments.hasInertForm($0) } ?? names[0])
        } else {
          let awkward = names.first { !InertArguments.hasInertForm($0) } ?? names[0]
          let advice = pass.adviceWithoutInertForm(for: awkward)
          help = Remedy(advice.hasPrefix(Pass.adviceToKeepOutside) ? advice : "write one `\(name)`; " + advice)
        }
      }
    case .arguments:
      what = "\(branches) show `\(name)` with different arguments"
      source = mergedArguments?.source
      help =
        source.map { Remedy("write it once: `\(Pass.brief($0, limit: 80))`") }
        ?? "write one `\(name)`, and choose between the values of its arguments"
    case .places:
      what = "both branches show `\(name)` at different places"
      help =
        """
        write `\(name)` once, outside of the branches, and apply the condition to what is around it, such as \
        \(words: "an alignment", "an `AnyLayout`")
        """
    }
    pass.report(
      keyword,
      "\(what); a change of `\(condition)` replaces the view\(loss)",
      help: help, notes: pass.lostState(kept.states).notes,
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

  // MARK: What is lost

  private var loss: String {
    if let phrase = pass.lostState(kept.states).phrase { return ", which resets \(phrase)" }
    if let type = kept.platformViews.first {
      return ", which re-creates the platform view of `\(pass.plainName(of: type))`"
    }
    if let view = kept.frameworkViews.first { return ", which resets \(possession(view)) of `\(pass.text(view))`" }
    if kept.runsTask { return ", which restarts its `task`" }
    return losesAnimation ? " instead of animating the difference" : ""
  }

  /// The state of a framework's view.
  private func possession(_ view: Name) -> String {
    switch view.known {
    case .ScrollView, .List, .Form, .Table: "the scroll position"
    case .TextField, .SecureField, .TextEditor: "the focus"
    case .NavigationStack, .NavigationView, .NavigationSplitView: "the navigation path"
    case .TabView: "the selected tab"
    case .Map: "the camera"
    case .VideoPlayer: "the playback"
    case .WebView: "the page"
    case .AsyncImage: "the loaded image"
    case .DisclosureGroup, .OutlineGroup: "the expansion state"
    default: "the state"
    }
  }

  // MARK: What differs

  /// Whether it is a view of a framework that keeps nothing, such as a shape.
  var isLeaf: Bool { form == .modifiers && !losesAnimation }

  /// Whether the branches differ only in modifiers whose values SwiftUI interpolates in an animation.
  var differsSmoothly: Bool {
    let names = differingModifiers
    return !names.isEmpty
      && names.allSatisfy {
        switch $0.known {
        case .frame, .offset, .padding, .opacity, .scaleEffect, .rotationEffect, .position, .blur, .cornerRadius: true
        default: false
        }
      }
  }

  /// The modifiers that differ between the branches.
  private var differingModifiers: [Name] {
    var names: [Name] = []
    for other in faces.dropFirst() {
      let (a, b) = middles(faces[0], other)
      // A different order counts only if nothing else differs.
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
    // Modifiers on lines of their own stay there.
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
    // The view outside of the branch cannot use a name that the condition binds.
    if tree[chain.head].form == .ifLet, let bound = statement.child(.conditionList)?.firstChild?.name,
      base.descendants.contains(where: { $0.name == bound }) || base.name == bound
    {
      return nil
    }
    guard holdsOnlyViews(statement), !pass.hasComment(in: statement.range) else { return nil }
    let view = tree[faces[0].view].syntax
    return pass.outdented(base.text + rewrite.text, from: view, to: statement)
  }

  /// Whether all branches with the view are decided by conditions without bindings and patterns, which `||` can join.
  private var haveFlags: Bool {
    faces.allSatisfy { face in
      switch chain.decision(face.arm).asIf?.onlyCondition?.kind {
      case nil, .optionalBinding, .matchingCondition, .availabilityCondition: false
      default: true
      }
    }
  }

  /// The flag that decides between equal branches, as an id for one view that is replaced just as often.
  private var token: String? {
    guard isSimpleChoice, case .flag(let flag, _)? = rewriteCondition, flag.unwrapped.isName else { return nil }
    return flag.text
  }

  /// Advice for branches that have the same modifier with other arguments.
  private func choice(of name: Name) -> Remedy {
    let calls = faces.compactMap { face in face.modifiers.first { tree[$0].name == name }.map { tree[$0].syntax } }
    let begin = "write one `\(viewName)` with one `.\(pass.text(name))`, and let "
    // The branches choose what it holds.
    if calls.allSatisfy({ !$0.trailingClosures.isEmpty }) {
      return Remedy(begin + "the condition choose what is inside of it")
    }
    let labels = Set(calls.map { $0.passedValues.map(\.label) })
    guard let first = calls.first, labels.count == 1 else { return Remedy(Pass.adviceToKeepOutside) }
    let differing = first.passedValues.indices.filter { i in
      calls.dropFirst().contains { !$0.passedValues[i].value.isSimilar(to: first.passedValues[i].value) }
    }
    // Shapes have different types.
    let isShape =
      differing.contains { first.passedValues[$0].label == .`in` } || name == .clipShape || name == .contentShape
    return isShape
      ? Remedy(begin + "an `AnyShape` hold the shape that the condition chooses").or(Remedy(Pass.adviceToKeepOutside))
      : InertArguments.hasInertForm(name)
        ? Remedy(begin + "the condition choose its arguments") : Remedy(pass.adviceWithoutInertForm(for: name))
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
