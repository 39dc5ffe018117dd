import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A builder gives each branch a place of its own: the same view in two branches is two views, and what
/// one of them kept is gone when the other takes over.
public struct SameViewInBranches: ViewTreeRule {
  public static let about = About(
    "same-view-in-branches", .identity, .warning, "Both branches show the same view",
    yieldsTo: ["branching-modifier-body", "conditional-modifier-helper", "conditional-container"],
    fix: "Writes the view once, with the difference in its arguments. Safe where only arguments with a "
      + "neutral value differ, else suggested.",
    references: [.demystify, .conditionalModifiers],
    explanation: """
      In a view builder `if` and `switch` do not choose a value, they choose a place. Each branch is a \
      position of its own in the tree, so `Player()` in the first branch and `Player()` in the second \
      are two views to SwiftUI. When the condition changes, one of them is removed and the other \
      inserted: `@State` and `@StateObject` begin again, tasks are cancelled, scroll positions, focus \
      and the text being edited are lost, and instead of animating from one look to the other the views \
      cross-fade.

      Write the view once and move the condition to what differs: into the argument of a modifier \
      (`.opacity(isDimmed ? 0.4 : 1)`), into the argument of the view (`Cat(mood: isDay ? .awake : \
      .asleep)`), or into the container around it (`AnyLayout`, an alignment). A ternary between values \
      is no branch.

      It is a warning if the branches differ in modifiers only, or if the view owns state that is lost; \
      otherwise it is information.

      Left alone: conditions that never change while the program runs (`#available`, `#if`, the device's \
      idiom), branches with a `.transition` or with ids of their own (somebody wants two views), menus \
      and toolbars, widgets, `if` and `return` outside of a builder (the arms have one type and one \
      identity), and views that have nothing to lose: `Text`, `Image`, `Button`, shapes, and stacks as \
      long as nothing in them keeps state. In strict mode those are information where the branches differ in \
      modifiers only.
      """)

  public static let bad = [
    Example("two lives of one view", """
      import SwiftUI

      struct Recorder: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }

      struct Studio: View {
        var isNight: Bool
        var body: some View {
          if isNight {
            Recorder().opacity(0.8)
          } else {
            Recorder()
          }
        }
      }
      """),
    Example("only an argument differs", """
      import SwiftUI

      struct Meter: View {
        let tint: Color
        @State private var peak = 0.0
        var body: some View { tint.opacity(peak) }
      }

      struct Console: View {
        @Binding var isLoud: Bool
        var body: some View {
          VStack {
            if isLoud { Meter(tint: .red) } else { Meter(tint: .green) }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example("one view, and a choice between values", """
      import SwiftUI

      struct Studio: View {
        var isNight: Bool
        var body: some View { Recorder().opacity(isNight ? 0.8 : 1) }
      }

      struct Recorder: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }
      """),
    Example("nothing to lose", """
      import SwiftUI

      struct Mark: View {
        var isDone: Bool
        var body: some View {
          if isDone { Image(systemName: "checkmark").bold() } else { Image(systemName: "circle") }
        }
      }
      """),
    Example("never changes while the program runs", """
      import SwiftUI

      struct Studio: View {
        var body: some View {
          if #available(iOS 17, *) { Recorder().focusEffectDisabled() } else { Recorder() }
        }
      }

      struct Recorder: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }
      """),
    Example("two views on purpose", """
      import SwiftUI

      struct Deck: View {
        @State private var isFront = true
        var body: some View {
          if isFront {
            Card().transition(.slide)
          } else {
            Card().rotationEffect(.degrees(180)).transition(.opacity)
          }
        }
      }

      struct Card: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }
      """),
    Example("no builder: both arms are one type", """
      import SwiftUI

      struct Studio: View {
        var isNight: Bool
        var body: some View { return isNight ? Recorder().opacity(0.5) : Recorder().opacity(1) }
      }

      struct Recorder: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }
      """),
  ]

  public init() {}

  public func check(_ tree: ViewTree, _ pass: Pass) {
    let heads = tree.nodes.indices.filter { tree.isChainHead($0) && tree[$0].form != .compileTime }
    // The body of a conditional modifier is told as a whole.
    guard !heads.isEmpty, pass.index.conditionalHelper(tree) == nil else { return }
    let onContent = pass.index.isModifierBody(tree.member) ? pass.index.baseBranches(of: tree) : []
    for head in heads where !onContent.contains(where: { $0.syntax == tree[head].syntax }) {
      check(head, tree, pass)
    }
  }

  private func check(_ head: Int, _ tree: ViewTree, _ pass: Pass) {
    let arms = tree.arms(of: head).filter { !$0.isConstant && !$0.views.isEmpty }
    guard arms.count > 1, tree.isBuilt(head, in: pass.index), !tree.isShown(as: .menu, head),
      !tree.isDeliberate(head)
    else { return }
    let chain = Chain(head: head, arms: arms, tree: tree, pass: pass)
    if chain.asksWhatIsPresented { return }
    // The same view without anything to lose has nothing to lose inside.
    let shared =
      chain.sameView ?? chain.otherArguments ?? (chain.hasIdenticalFaces ? nil : chain.sharedInside)
      ?? (pass.isStrict ? chain.sameLeaf : nil)
    if let shared, !isWidgetView(tree, pass) { shared.report(chain) }
  }

  /// Widgets are drawn once for each entry: nothing in them lives long enough to be lost.
  private func isWidgetView(_ tree: ViewTree, _ pass: Pass) -> Bool {
    let folders = pass.file.folders
    if folders.contains(where: { $0.contains("WidgetExtension") || $0.contains("LiveActivit") }) { return true }
    let imports = pass.file.imports
    guard imports.contains(where: { $0 == .WidgetKit || $0 == .ActivityKit }) else { return false }
    if folders.contains(where: { $0.contains("Widget") }) { return true }
    if pass.file.types.contains(where: { type in
      type.inherited.contains { $0.name == .Widget || $0.name == .TimelineEntry || $0.name == .WidgetBundle }
    }) {
      return true
    }
    guard let owner = tree.owner else { return false }
    return !pass.index.members(named: Name(.entry), of: owner).isEmpty
  }
}

/// The arms of one `if` or `switch`, and what they have in common.
private struct Chain {
  let head: Int
  let arms: [Arm]
  let tree: ViewTree
  let pass: Pass
  /// For each arm with a single view: that view without its modifiers.
  let faces: [Face]
  /// For each arm: names that mean something of its own.
  private let ownNames: [Set<Name>]

  struct Face {
    let arm: Int
    /// The node of the arm's view, modifiers included.
    let view: Int
    let base: Int
    let modifiers: [Int]
  }

  init(head: Int, arms: [Arm], tree: ViewTree, pass: Pass) {
    self.head = head
    self.arms = arms
    self.tree = tree
    self.pass = pass
    let ownNames = arms.map { tree.ownNames(of: $0) }
    self.ownNames = ownNames
    let faces: [Face] = arms.enumerated().compactMap { i, arm in
      guard arm.views.count == 1 else { return nil }
      let (base, modifiers) = tree.core(of: arm.views[0])
      guard tree[base].kind == .element || tree[base].kind == .reference else { return nil }
      return Face(arm: i, view: arm.views[0], base: base, modifiers: modifiers)
    }
    self.faces = faces
    identicalFaces = Self.groups(
      of: faces,
      by: { Self.mentions(ownNames[$0.arm], $0, tree) ? nil : tree[$0.base].syntax.similarityMark }
    ) { tree[$0.base].syntax.isSimilar(to: tree[$1.base].syntax) }
  }

  private var index: Index { pass.index }

  func kept(_ node: Int) -> Kept { index.kept(at: node, of: tree, lifetime: pass.lifetime) }

  /// - Parameter marks: Of two faces that are alike it is the same. Nil for one that is like no other.
  private static func groups(
    of faces: [Face], by marks: (Face) -> Int?, _ areAlike: (Face, Face) -> Bool
  ) -> [[Face]] {
    var groups: [[Face]] = []
    var known: [Int: [Int]] = [:]
    for face in faces {
      guard let mark = marks(face) else { continue }
      if let i = known[mark, default: []].first(where: { areAlike(groups[$0][0], face) }) {
        groups[i].append(face)
      } else {
        known[mark, default: []].append(groups.count)
        groups.append([face])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  // MARK: The same view with other modifiers

  private let identicalFaces: [[Face]]

  private func mentionsOwnNames(_ face: Face) -> Bool { Self.mentions(ownNames[face.arm], face, tree) }

  private static func mentions(_ names: Set<Name>, _ face: Face, _ tree: ViewTree) -> Bool {
    guard !names.isEmpty else { return false }
    let syntax = tree[face.base].syntax
    return names.contains(syntax.name)
      || syntax.descendants.contains { $0.kind == .identifierExpr && names.contains($0.name) }
  }

  /// A `switch` over screens, or a chain of `else if` that is one by another name, in which other views
  /// stand too: each arm is a place of its own.
  private func isAmongOtherScreens(_ group: [Face]) -> Bool {
    group.count < arms.count && (tree[head].form == .switchCase || comparesOneValue)
  }

  /// `if x == a { … } else if x == b { … } else …`
  private var comparesOneValue: Bool {
    guard arms.count > 2 else { return false }
    var subject: Node?
    for arm in arms {
      guard let list = tree[tree[arm.branch].parent].syntax.child(.conditionList), let test = list.firstChild,
        test.end == list.end, test.kind == .sequence, let left = test.firstChild,
        test.children.contains(where: { $0.kind == .binaryOperator && $0.text == "==" })
      else { return false }
      if let subject, !subject.isSimilar(to: left) { return false }
      subject = left
    }
    return true
  }

  var hasIdenticalFaces: Bool { !identicalFaces.isEmpty }

  var sameView: Shared? {
    for group in identicalFaces {
      let kept = kept(group[0].base)
      guard losesSomething(group[0].base, kept) else { continue }
      // The fallback of a `switch` over screens may well be one of them.
      let areEqual = group.allSatisfy { tree[$0.view].syntax.isSimilar(to: tree[group[0].view].syntax) }
      if areEqual, isAmongOtherScreens(group), !kept.ownsState { continue }
      return Shared(form: .modifiers, faces: group, node: group[0].base, kept: kept, severity: .warning)
    }
    return nil
  }

  /// A view of a framework without anything to lose.
  var sameLeaf: Shared? {
    // Tabs have a rule of their own.
    if let slot = tree.ancestors(of: head).first(where: { tree[$0].kind == .slot }), tree[slot].parent >= 0,
      tree[tree[slot].parent].name == .TabView
    {
      return nil
    }
    for group in identicalFaces where group.count == arms.count {
      let node = tree[group[0].base]
      guard node.kind == .element, node.type == nil, node.name != .EmptyView, node.name != .Spacer,
        ViewTypes.has(.view, node.name)
      else { continue }
      return Shared(form: .modifiers, faces: group, node: group[0].base, kept: Kept(), severity: .info)
    }
    return nil
  }

  /// Is it worth a word that this view is replaced by one like it?
  private func losesSomething(_ base: Int, _ kept: Kept) -> Bool {
    let node = tree[base]
    switch node.kind {
    case .element:
      if let type = node.type { return isView(type) }
      if let traits = ViewTypes.traits(of: node.name) {
        return traits.contains(.view) && (!kept.isEmpty || isManipulated(node.name))
      }
      return node.name != .none
    case .reference: return isView(reference: node, kept)
    default: return false
    }
  }

  private func isView(_ type: TypeID) -> Bool {
    let traits = index[type].traits
    return traits.contains(.view) && !traits.contains(.shape)
  }

  /// Controls that a finger may be on while they are replaced.
  private func isManipulated(_ name: Name) -> Bool {
    switch name.known {
    case .Toggle, .Slider, .Stepper, .Picker, .DatePicker, .ColorPicker, .MultiDatePicker: true
    default: false
    }
  }

  private func isView(reference node: ViewNode, _ kept: Kept) -> Bool {
    // `self`, and what the member gets as its content, are the business of rules about modifiers.
    guard node.name != .`self`, !isParameter(node.syntax) else { return false }
    guard let member = node.member else {
      guard node.syntax.kind == .identifierExpr else { return false }
      return !isLeaf(local: node.syntax)
    }
    let fact = index[member]
    if fact.kind == .storedProperty { return node.syntax.kind != .call && !isLeaf(member) }
    guard kept.isEmpty else { return true }
    let body = index.viewTree(of: member)
    guard let view = body.children(of: 0).first, body.children(of: 0).count == 1 else { return false }
    return body[body.core(of: view).base].type.map { isView($0) } ?? false
  }

  private func isLeaf(_ member: MemberID) -> Bool {
    if ViewTypes.has(.leaf, index[member].type.name) { return true }
    guard let type = index.valueType(of: member) else { return false }
    return ViewTypes.has(.leaf, type.name) || (type.type.map { !isView($0) } ?? false)
  }

  /// Is it a parameter of the function itself, or part of one?
  private func isParameter(_ node: Node) -> Bool {
    var root = node
    while let inner = root.base ?? root.callee { root = inner.unwrapped }
    guard root.kind == .identifierExpr else { return false }
    return index[tree.member].parameters.contains { $0.name == root.name }
  }

  /// A local of unknown type may be a `Text`; the parameter of a content closure is the view itself.
  private func isLeaf(local node: Node) -> Bool {
    if let use = tree.body.use(at: node), let type = tree.body.type(use) {
      return ViewTypes.has(.leaf, type.name) || (type.type.map { !isView($0) } ?? false)
    }
    return tree.contentClosure(declaring: node.name, around: head) == nil
  }

  // MARK: The same view with other arguments

  var otherArguments: Shared? {
    let alike = Self.groups(of: faces, by: { tree[$0.base].syntax.callee?.similarityMark }) { a, b in
      let first = tree[a.base]
      let second = tree[b.base]
      guard first.kind == second.kind, first.name == second.name, first.type == second.type,
        first.syntax.kind == .call, second.syntax.kind == .call,
        let callee = first.syntax.callee, let other = second.syntax.callee
      else { return false }
      return callee.isSimilar(to: other)
    }
    for group in alike {
      if isAmongOtherScreens(group) { continue }
      let node = tree[group[0].base]
      let kept = kept(group[0].base)
      if let type = node.type {
        guard isView(type), !differInType(group, type) else { continue }
        let ownsState = kept.ownsState || index[type].traits.contains(.representable)
        // Without state it is advice, and only where one call can take the place of all.
        if !ownsState, tree[head].form == .switchCase || !haveSameLabels(group) { continue }
        return Shared(
          form: .arguments, faces: group, node: group[0].base, kept: kept,
          severity: ownsState ? .warning : .info)
      }
      if node.kind == .reference {
        guard kept.ownsState, node.member != nil, !differInContent(group) else { continue }
        return Shared(form: .arguments, faces: group, node: group[0].base, kept: kept, severity: .warning)
      }
      if let traits = ViewTypes.traits(of: node.name) {
        guard traits.contains(.ownsState),
          group.dropFirst().allSatisfy({ showSameData(group[0].base, $0.base) })
        else { continue }
        return Shared(form: .arguments, faces: group, node: group[0].base, kept: kept, severity: .warning)
      }
    }
    return nil
  }

  /// Do the closures with content differ? Then the views have different types.
  private func differInContent(_ group: [Face]) -> Bool {
    func contents(_ base: Int) -> [Node] { tree.children(of: base).map { tree[$0].syntax } }
    let first = contents(group[0].base)
    return group.dropFirst().contains { !Node.areSimilar(first, contents($0.base)) }
  }

  /// `Row<A>` and `Row<B>`: other content, or values whose type may be another.
  private func differInType(_ group: [Face], _ type: TypeID) -> Bool {
    if differInContent(group) { return true }
    guard isGeneric(type) else { return false }
    let first = tree[group[0].base].syntax.passedValues
    return group.dropFirst().contains { face in
      let other = tree[face.base].syntax.passedValues
      return first.count != other.count
        || zip(first, other).contains {
          !$0.value.isSimilar(to: $1.value) && !(isSetting($0.value) && isSetting($1.value))
        }
    } || group.contains { mentionsOwnNames($0) }
  }

  private func isGeneric(_ type: TypeID) -> Bool {
    index[type].declaration.map { !index[$0].generics.isEmpty } ?? false
  }

  private func haveSameLabels(_ group: [Face]) -> Bool {
    let first = tree[group[0].base].syntax.passedValues
    return group.dropFirst().allSatisfy { face in
      let other = tree[face.base].syntax.passedValues
      return first.count == other.count && zip(first, other).allSatisfy { $0.hasSameRole(as: $1) }
    }
  }

  /// A choice of looks, not data: `true`, `8`, `.red`, `nil`.
  private func isSetting(_ value: Node) -> Bool {
    let value = value.unwrapped
    switch value.kind {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral: return true
    case .prefixExpr: return value.firstChild.map { isSetting($0) } ?? false
    case .memberAccess: return value.base.map { $0.isNamedLikeType } ?? true
    default: return false
    }
  }

  /// Do two views of a framework, alike in type, show the same thing: the same binding, the same
  /// collection, or mostly the same content?
  private func showSameData(_ a: Int, _ b: Int) -> Bool {
    let first = tree[a].syntax.passedValues
    let second = tree[b].syntax.passedValues
    func data(_ values: [Node.PassedValue]) -> [Node.PassedValue] {
      // Beside a binding everything else is a title or a look.
      let bindings = values.filter { $0.value.unwrapped.text.hasPrefix("$") }
      return bindings.isEmpty ? values.filter { isData($0.value) } : bindings
    }
    let values = data(first)
    let others = data(second)
    if !values.isEmpty || !others.isEmpty {
      return values.count == others.count
        && zip(values, others).allSatisfy { $0.hasSameRole(as: $1) && $0.value.isSimilar(to: $1.value) }
    }
    return sharesContent(a, b)
  }

  /// A binding, a collection, an address: not a title, a size or a closure.
  private func isData(_ value: Node) -> Bool {
    let value = value.unwrapped
    switch value.kind {
    case .identifierExpr: return true
    case .memberAccess: return value.base != nil
    case .call, .subscriptCall: return true
    default: return false
    }
  }

  private func sharesContent(_ a: Int, _ b: Int) -> Bool {
    func views(_ node: Int) -> [Node] {
      var views = tree.children(of: node).flatMap { tree.children(of: $0) }
      // `ScrollView { VStack { … } }`
      while views.count == 1, tree[views[0]].kind == .element, ViewTypes.has(.layout, tree[views[0]].name) {
        views = tree.children(of: views[0]).flatMap { tree.children(of: $0) }
      }
      return views.map { tree[tree.core(of: $0).base].syntax }
    }
    let first = views(a)
    let second = views(b)
    guard !first.isEmpty, !second.isEmpty else { return false }
    let shared = first.filter { view in second.contains { view.isSimilar(to: $0) } }
    return shared.count * 2 >= max(first.count, second.count)
  }

  // MARK: The same view at another place

  var sharedInside: Shared? {
    guard tree[head].form != .switchCase, !comparesOneValue else { return nil }
    let candidates = arms.prefix(Self.armLimit).map { self.candidates($0) }
    let roots = Set(faces.map(\.base))
    for i in candidates.indices where !candidates[i].isEmpty {
      for j in candidates.indices where j > i && !candidates[j].isEmpty {
        guard candidates[i].count * candidates[j].count <= Self.pairLimit else { continue }
        if let found = sharedInside(i, j, candidates, roots) { return found }
      }
    }
    return nil
  }

  /// How many arms of one chain are compared with each other, and how many pairs of views of two arms. A view at several
  /// places of a longer chain, or of two arms with more than some sixty views each, is not found.
  private static let armLimit = 24
  private static let pairLimit = 4096

  private func sharedInside(_ i: Int, _ j: Int, _ candidates: [[Int]], _ roots: Set<Int>) -> Shared? {
    let first = candidates[i]
    let second = candidates[j]
    var owners: [(node: Int, kept: Kept)] = []
    var others: [Int] = []
    for candidate in first {
      let twins = second.filter { isTwin(candidate, $0) }
      // The roots of both arms have been compared already.
      if roots.contains(candidate), twins.contains(where: { roots.contains($0) }) { continue }
      let siblings = first.filter { isTwin(candidate, $0) }
      guard twins.count == 1, siblings.count == 1 else { continue }
      let kept = kept(candidate)
      if kept.ownsState || tree[candidate].type.map({ index[$0].traits.contains(.representable) }) ?? true {
        owners.append((candidate, kept))
      } else {
        others.append(candidate)
      }
    }
    let faces = [i, j].map { Face(arm: $0, view: arms[$0].views[0], base: arms[$0].views[0], modifiers: []) }
    if let owner = owners.first {
      return Shared(form: .places, faces: faces, node: owner.node, kept: owner.kept, severity: .warning)
    }
    guard let other = others.first, visible(arms[i]) == visible(arms[j]) else { return nil }
    return Shared(form: .places, faces: faces, node: other, kept: Kept(), severity: .info)
  }

  /// Views that stand in the arm whenever it is shown, and that have something to lose.
  private func candidates(_ arm: Arm) -> [Int] {
    var found: [Int] = []
    everPresent(arm) { i in
      let node = tree[i]
      guard node.kind == .element else { return }
      if let type = node.type {
        if isView(type) { found.append(i) }
      } else if ViewTypes.has([.view, .ownsState], node.name) {
        found.append(i)
      }
    }
    return found
  }

  private func isTwin(_ a: Int, _ b: Int) -> Bool {
    let first = tree[a]
    let second = tree[b]
    guard let type = first.type else {
      return second.type == nil && first.name == second.name && first.syntax.isSimilar(to: second.syntax)
    }
    guard second.type == type else { return false }
    // The same data; looks may differ.
    let values = first.syntax.passedValues
    let others = second.syntax.passedValues
    return values.allSatisfy { value in
      guard let other = others.first(where: { $0.hasSameRole(as: value) }) else {
        return isSetting(value.value)
      }
      return value.value.isSimilar(to: other.value) || (isSetting(value.value) && isSetting(other.value))
    }
  }

  /// The names of what is to be seen in the arm, sorted.
  private func visible(_ arm: Arm) -> [String] {
    var found: [String] = []
    everPresent(arm) { i in
      let node = tree[i]
      guard node.kind == .element || node.kind == .reference else { return }
      if ViewTypes.has(.layout, node.name) || node.name == .Spacer || node.name == .Divider { return }
      found.append(index.text(node.name))
    }
    return found.sorted()
  }

  private func everPresent(_ arm: Arm, _ visit: (Int) -> Void) {
    var i = arm.branch + 1
    while i < tree[arm.branch].end {
      let node = tree[i]
      if node.kind == .conditional && !node.isConstant
        || node.kind == .slot && (node.use.map { $0.role == .row || $0.kind != .plain } ?? false)
      {
        i = node.end
        continue
      }
      visit(i)
      i += 1
    }
  }

  /// Is the question about the parameter of a destination or a sheet? That is made anew for each value.
  var asksWhatIsPresented: Bool {
    let statement = tree[head].syntax
    let subject =
      statement.kind == .switchExpr ? statement.firstChild : statement.child(.conditionList)?.firstChild
    guard let subject else { return false }
    let names = [subject] + Array(subject.descendants)
    return names.contains { node in
      guard node.kind == .identifierExpr,
        let slot = tree.contentClosure(declaring: node.name, around: head)
      else { return false }
      return tree[slot].use?.kind == .presentation
    }
  }

  // MARK: Words

  /// The `if` or `switch` that decides for this arm.
  func decision(_ arm: Int) -> Node {
    tree[tree[arms[arm].branch].parent].syntax
  }

  func condition(_ arm: Int) -> String { pass.condition(of: decision(arm)) }
}

/// A view that stands in several arms.
private struct Shared {
  enum Form { case modifiers, arguments, places }

  let form: Form
  /// The arms in which it stands.
  let faces: [Chain.Face]
  /// The view in the first of them.
  let node: Int
  let kept: Kept
  let severity: Severity

  func report(_ chain: Chain) {
    let tree = chain.tree
    let pass = chain.pass
    let name = viewName(chain)
    let condition = chain.condition(faces[0].arm)
    let branches = faces.count == 2 ? "both branches" : "\(faces.count) branches"
    let what: String
    let help: String
    var source: String?
    var safety = Fix.Safety.suggested
    switch form {
    case .modifiers:
      let names = differingModifiers(tree)
      let list = list(names.map { "`.\(pass.text($0))`" })
      what = list.isEmpty
        ? "\(branches) show the same `\(name)`" : "\(branches) show `\(name)` and differ only in \(list)"
      if names.isEmpty {
        help = "write `\(name)` once, without the condition"
        source = sourceWithoutBranch(chain)
      } else if let rewrite = rewrite(chain) {
        help = "write it once, with `\(rewrite.line)`\(rewrite.caveat)"
        source = rewrite.isReplacement ? rewritten(chain, rewrite) : nil
        safety = rewrite.safety
      } else {
        let awkward = names.first { !InertArguments.hasInertForm($0) } ?? names[0]
        help = "write one `\(name)`; " + pass.adviceWithoutInertForm(for: awkward)
      }
    case .arguments:
      what = "\(branches) show `\(name)` and differ only in its arguments"
      source = mergedArguments(chain)?.source
      help = source.map { "write it once: `\(Pass.brief($0, limit: 80))`" }
        ?? "write one `\(name)` and choose between the values of its arguments"
    case .places:
      what = "`\(name)` stands in both branches, at different places"
      help = "write `\(name)` once, outside of the branches, and let the condition decide what is around it: "
        + "an alignment, an `AnyLayout`, or an `if` around its neighbours alone"
    }
    pass.report(
      keyword(chain),
      "\(what): when `\(condition)` changes, SwiftUI removes one and inserts the other, \(loss(name, pass))",
      severity: severity, help: help, notes: notes(pass),
      fixes: source.map {
        [Fix("Write one `\(name)`", safety, [pass.edit(tree[chain.head].syntax.range, with: $0)])]
      } ?? [])
  }

  /// The word `if` or `switch`.
  private func keyword(_ chain: Chain) -> Range<Int> {
    let statement = chain.decision(faces[0].arm)
    return statement.tokenRange(statement.firstToken)
  }

  private func viewName(_ chain: Chain) -> String {
    let node = chain.tree[node]
    if let type = node.type { return chain.pass.text(chain.pass.index[type].name) }
    return chain.pass.text(node.name)
  }

  private func list(_ names: [String]) -> String {
    switch names.count {
    case 0: ""
    case 1: names[0]
    case 2: "\(names[0]) and \(names[1])"
    default: "\(names[0]), \(names[1]) and \(names.count - 2) more"
    }
  }

  // MARK: What is lost

  private func loss(_ name: String, _ pass: Pass) -> String {
    if let first = kept.states.first {
      let own = kept.states.filter { $0.owner == first.owner }
      let properties = list(own.map { "`\(declaration($0, pass))`" })
      let rest = kept.states.count - own.count
      let others = rest == 0 ? "" : ", and state of \(rest == 1 ? "a view" : "views") inside it"
      return "which resets \(properties) of `\(pass.text(pass.index[first.owner].name))`\(others)"
    }
    if let type = kept.platformViews.first {
      return "which makes the platform view of `\(pass.text(pass.index[type].name))` anew"
    }
    if let view = kept.frameworkViews.first { return "and `\(pass.text(view))` loses \(possession(view))" }
    if kept.runsTask { return "and its `task` is cancelled and started again" }
    return severity == .info
      ? "instead of changing it in place" : "so nothing animates between them and what it keeps starts over"
  }

  private func declaration(_ state: OwnedState, _ pass: Pass) -> String {
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

  private func notes(_ pass: Pass) -> [Note] {
    kept.states.prefix(3).map { state in
      pass.note("`\(declaration(state, pass))` starts again with its first value", at: state.property)
    }
  }

  // MARK: What differs

  /// Modifiers that are not in all arms in the same way.
  private func differingModifiers(_ tree: ViewTree) -> [Name] {
    var names: [Name] = []
    for other in faces.dropFirst() {
      let (a, b) = middles(faces[0], other, tree)
      // What only stands elsewhere in the chain is no difference, unless nothing else is.
      let own = a.filter { x in !b.contains { isSame(x, $0, tree) } } + b.filter { x in !a.contains { isSame(x, $0, tree) } }
      for modifier in own.isEmpty ? a + b : own where !names.contains(tree[modifier].name) {
        names.append(tree[modifier].name)
      }
    }
    return names
  }

  private func isSame(_ x: Int, _ y: Int, _ tree: ViewTree) -> Bool {
    tree[x].name == tree[y].name && tree[x].syntax.hasSimilarArguments(to: tree[y].syntax)
  }

  /// The modifiers between what both begin with and what both end with.
  private func middles(_ a: Chain.Face, _ b: Chain.Face, _ tree: ViewTree) -> ([Int], [Int]) {
    var first = a.modifiers[...]
    var second = b.modifiers[...]
    while let x = first.first, let y = second.first, isSame(x, y, tree) {
      first.removeFirst()
      second.removeFirst()
    }
    while let x = first.last, let y = second.last, isSame(x, y, tree) {
      first.removeLast()
      second.removeLast()
    }
    return (Array(first), Array(second))
  }

  // MARK: Fixes

  private func rewrite(_ chain: Chain) -> InertRewrite? {
    let tree = chain.tree
    guard isSimpleChoice(chain), let condition = rewriteCondition(chain) else { return nil }
    let chains = faces.map { face in face.modifiers.map { tree[$0].syntax } }
    let view = tree[faces[0].view].syntax
    let line = chain.pass.indentation(at: view.range.lowerBound)
    // Where the modifiers stand on lines of their own, they stay there.
    let periods = chains.joined().compactMap { $0.callee?.base ?? $0.base }.map(\.range.upperBound)
    let indentations = periods.map { end in
      chain.pass.indentation(
        at: chain.pass.file.tree.source.bytes[end...].firstIndex(of: UInt8(ascii: ".")) ?? end)
    }
    return chain.pass.inertRewrite(
      then: chains[0], otherwise: chains[1], when: condition, onText: false,
      indentation: indentations.first { $0.count > line.count } ?? line + "    ", line: line)
  }

  private func rewriteCondition(_ chain: Chain) -> RewriteCondition? {
    guard let list = chain.tree[chain.head].syntax.child(.conditionList) else { return nil }
    let conditions = Array(list.children)
    guard conditions.count == 1 else { return nil }
    let only = conditions[0]
    switch only.kind {
    case .optionalBinding:
      guard only.name != .none, let pattern = only.firstChild else { return nil }
      return .value(only.child(.initializer)?.firstChild ?? pattern, bound: only.name)
    case .matchingCondition, .availabilityCondition: return nil
    default: return .flag(only, isNegated: false)
    }
  }

  /// The view with its rewritten modifiers, in place of the `if`.
  private func rewritten(_ chain: Chain, _ rewrite: InertRewrite) -> String? {
    let tree = chain.tree
    let statement = tree[chain.head].syntax
    let base = tree[faces[0].base].syntax
    // A name that only the branch knows must not be left over in what stays.
    if tree[chain.head].form == .ifLet, let bound = statement.child(.conditionList)?.firstChild?.name,
      base.descendants.contains(where: { $0.name == bound }) || base.name == bound
    {
      return nil
    }
    guard holdsOnlyViews(statement), !chain.pass.hasComment(in: statement.range) else { return nil }
    let view = tree[faces[0].view].syntax
    return chain.pass.outdented(base.text + rewrite.text, from: view, to: statement)
  }

  private func sourceWithoutBranch(_ chain: Chain) -> String? {
    let statement = chain.tree[chain.head].syntax
    guard isSimpleChoice(chain), chain.tree[chain.head].form == .ifElse, holdsOnlyViews(statement),
      !chain.pass.hasComment(in: statement.range)
    else { return nil }
    let view = chain.tree[faces[0].view].syntax
    return chain.pass.outdented(view.text, from: view, to: statement)
  }

  private func holdsOnlyViews(_ statement: Node) -> Bool {
    let blocks = statement.children.filter { $0.kind == .codeBlock }
    return blocks.count == 2 && blocks.allSatisfy { $0.statements.count == 1 }
  }

  private func mergedArguments(_ chain: Chain) -> MergedBranches? {
    let tree = chain.tree
    guard isSimpleChoice(chain) else { return nil }
    let (first, second) = middles(faces[0], faces[1], tree)
    guard first.isEmpty, second.isEmpty,
      let pairs = differingValues(tree[faces[0].base].syntax, tree[faces[1].base].syntax)
    else { return nil }
    return MergedBranches(
      of: tree[chain.head].syntax, view: tree[faces[0].view].syntax, pairs: pairs, in: chain.pass)
  }

  /// One `if` with one `else`, each holding nothing but the view and its modifiers.
  private func isSimpleChoice(_ chain: Chain) -> Bool {
    let tree = chain.tree
    return faces.count == 2 && tree.children(of: chain.head).count == 2 && tree.isChainHead(chain.head)
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
