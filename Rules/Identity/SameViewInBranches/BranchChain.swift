// The branches of one `if` or `switch`, and the views that several of them share.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The branches of one `if` or `switch`, and what they have in common.
struct BranchChain {
  let head: Int
  let arms: [Arm]
  let tree: ViewTree
  let pass: Pass
  /// For each branch with a single view: that view without its modifiers.
  let faces: [Face]
  /// For each branch: the names that only it declares.
  private let ownNames: [Set<Name>]

  struct Face {
    let arm: Int
    /// The node of the branch's view, modifiers included.
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
      by: { tree.uses(ownNames[$0.arm], in: $0.base) ? nil : tree[$0.base].syntax.similarityMark }
    ) { tree[$0.base].syntax.isSimilar(to: tree[$1.base].syntax) }
  }

  var index: Index { pass.index }

  func kept(_ node: Int) -> Kept { index.loss(at: node, of: tree, lifetime: pass.lifetime) }

  /// - Parameter marks: The same for two faces that are alike. Nil for a face without a counterpart.
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

  private func shared(
    _ form: SharedView.Form, _ faces: [Face], _ node: Int, _ kept: Kept, losesAnimation: Bool
  ) -> SharedView {
    SharedView(chain: self, form: form, faces: faces, node: node, kept: kept, losesAnimation: losesAnimation)
  }

  // MARK: The same view with other modifiers

  private let identicalFaces: [[Face]]

  private func mentionsOwnNames(_ face: Face) -> Bool { tree.uses(ownNames[face.arm], in: face.base) }

  /// Whether the branches are screens, and only some show the view: a `switch`, or a chain of `else if` that
  /// compares one value. There each branch is a place of its own.
  private func isAmongOtherScreens(_ group: [Face]) -> Bool {
    group.count < arms.count && (tree[head].form == .switchCase || comparesOneValue)
  }

  /// `if x == a { … } else if x == b { … } else …`
  private var comparesOneValue: Bool {
    guard arms.count > 2 else { return false }
    var subject: Node?
    for arm in arms {
      guard let test = tree[tree[arm.branch].parent].syntax.asIf?.onlyCondition, test.kind == .sequence,
        let left = test.firstChild, test.children.contains(where: { $0.isOperator("==") })
      else { return false }
      if let subject, !subject.isSimilar(to: left) { return false }
      subject = left
    }
    return true
  }

  var hasIdenticalFaces: Bool { !identicalFaces.isEmpty }

  var sameView: SharedView? {
    for group in identicalFaces {
      let kept = kept(group[0].base)
      guard losesSomething(group[0].base, kept) else { continue }
      // The default of a `switch` over screens may be one of them.
      let areEqual = group.allSatisfy { tree[$0.view].syntax.isSimilar(to: tree[group[0].view].syntax) }
      if passesSubject(group) || areEqual && isAmongOtherScreens(group) { continue }
      return shared(.modifiers, group, group[0].base, kept, losesAnimation: true)
    }
    return nil
  }

  /// The shared view if it is a framework's and keeps no state.
  var sameLeaf: SharedView? {
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
      return shared(.modifiers, group, group[0].base, Kept(), losesAnimation: false)
    }
    return nil
  }

  /// Whether replacing the view by one like it loses state.
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

  /// Whether the control may be replaced during a gesture on it.
  func isManipulated(_ name: Name) -> Bool {
    name == .Slider
  }

  private func isView(reference node: ViewNode, _ kept: Kept) -> Bool {
    // Rules about modifiers report `self` and the content that the member gets.
    guard node.name != .`self`, !isParameter(node.syntax) else { return false }
    guard let member = node.member else {
      guard node.syntax.kind == .identifierExpr else { return false }
      return !isLeaf(local: node.syntax)
    }
    let fact = index[member]
    if fact.kind == .storedProperty { return !node.isCall && !isLeaf(member) }
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

  /// Whether the view is a parameter of the function, or part of one.
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

  var otherArguments: SharedView? {
    let alike = Self.groups(of: faces, by: { tree[$0.base].syntax.callee?.similarityMark }) { a, b in
      let first = tree[a.base]
      let second = tree[b.base]
      guard first.kind == second.kind, first.name == second.name, first.type == second.type,
        first.isCall, second.isCall,
        let callee = first.syntax.callee, let other = second.syntax.callee
      else { return false }
      return callee.isSimilar(to: other)
    }
    for group in alike {
      if isAmongOtherScreens(group) || passesSubject(group) || isRepeatedElsewhere(group) { continue }
      let node = tree[group[0].base]
      // Asked last: it looks at what the view holds, and at what these hold.
      lazy var kept = self.kept(group[0].base)
      if let type = node.type {
        guard isView(type), !differInType(group, type), !areOtherThings(group), !startsOver(type, group) else {
          continue
        }
        let ownsState = kept.ownsState || index[type].traits.contains(.representable)
        // Without state it is information, and only where one call can replace all.
        if !ownsState, tree[head].form == .switchCase || !haveSameLabels(group) { continue }
        return shared(.arguments, group, group[0].base, kept, losesAnimation: ownsState)
      }
      if node.kind == .reference {
        guard node.member != nil, kept.ownsState, !differInContent(group) else { continue }
        return shared(.arguments, group, group[0].base, kept, losesAnimation: true)
      }
      if let traits = ViewTypes.traits(of: node.name) {
        guard traits.contains(.ownsState),
          group.dropFirst().allSatisfy({ showSameData(group[0].base, $0.base) })
        else { continue }
        return shared(.arguments, group, group[0].base, kept, losesAnimation: true)
      }
    }
    return nil
  }

  /// Whether another branch shows the view several times: one view with other arguments cannot be all of these.
  private func isRepeatedElsewhere(_ group: [Face]) -> Bool {
    guard let callee = tree[group[0].base].syntax.callee else { return false }
    return arms.contains { arm in
      arm.views.count { tree[tree.core(of: $0).base].syntax.callee?.isSimilar(to: callee) ?? false } > 1
    }
  }

  /// Whether the view gets what the branches are about: `Page(item: item)` in each case of `switch item`. Another value
  /// is then another thing, and the view starts over for it.
  private func passesSubject(_ group: [Face]) -> Bool {
    let subjects = index.decidingExpressions(of: tree[head].syntax)
      .filter { $0.kind == .optionalBinding || tree[head].form == .switchCase }
      .map { ($0.initialValue ?? $0).unwrapped }.filter { $0.isName || $0.kind == .optionalBinding }
      .map { $0.kind == .optionalBinding ? index.text($0.name) : $0.comparableText }
    return group.contains { face in
      tree[face.base].syntax.passedValues.contains { isData($0.value) && subjects.contains($0.value.comparableText) }
    }
  }

  /// Whether the calls are about different things: other data, or other actions with nothing in common, as
  /// `Action("Pause") { pause() }` and `Action("Resume") { resume() }`.
  private func areOtherThings(_ group: [Face]) -> Bool {
    let first = tree[group[0].base].syntax.passedValues
    return group.dropFirst().contains { face in
      let other = tree[face.base].syntax.passedValues
      let pairs = zip(first, other)
      let hasOtherData = pairs.contains { pair in
        !pair.0.value.isSimilar(to: pair.1.value)
          && [pair.0, pair.1].contains { isData($0.value) && !isSetting($0.value) }
      }
      if hasOtherData { return true }
      let isOtherAction = pairs.contains { $0.value.kind == .closure && !$0.value.isSimilar(to: $1.value) }
      return isOtherAction && !pairs.contains { isData($0.value) && $0.value.isSimilar(to: $1.value) }
    }
  }

  /// Whether the view needs a new identity for other arguments: it sets itself up when it appears, or its content has
  /// an id that they give.
  private func startsOver(_ type: TypeID, _ group: [Face]) -> Bool {
    let first = tree[group[0].base].syntax.passedValues
    var differing: Set<Name> = []
    for face in group.dropFirst() {
      for (x, y) in zip(first, tree[face.base].syntax.passedValues) where !x.value.isSimilar(to: y.value) {
        differing.insert(x.label)
      }
    }
    for member in index[type].members where index[member].name == .body && index[member].hasBody {
      let body = index.viewTree(of: member)
      for node in body.nodes where node.isFrameworkModifier && node.isCall {
        switch node.name.known {
        case .task where node.syntax.argument(.id) == nil: return true
        case .onAppear: return true
        case .id:
          let value = node.syntax.unlabelledArgument
          let names = value.map { [$0] + Array($0.descendants) } ?? []
          if names.contains(where: { differing.contains($0.name) && $0.name != .none }) { return true }
        default: continue
        }
      }
    }
    return false
  }

  /// Whether the closures with content differ, and with them the types of the views.
  private func differInContent(_ group: [Face]) -> Bool {
    func contents(_ base: Int) -> [Node] { tree.children(of: base).map { tree[$0].syntax } }
    let first = contents(group[0].base)
    return group.dropFirst().contains { !Node.areSimilar(first, contents($0.base)) }
  }

  /// Whether the types may differ, as `Row<A>` and `Row<B>`: by the content, or by values.
  private func differInType(_ group: [Face], _ type: TypeID) -> Bool {
    if differInContent(group) { return true }
    guard isGeneric(type) else { return false }
    let first = tree[group[0].base].syntax.passedValues
    return group.dropFirst().contains { face in
      let other = tree[face.base].syntax.passedValues
      return first.count != other.count
        || zip(first, other).contains {
          // `.small` and `.large` may be members of different types that one protocol is extended for.
          !$0.value.isSimilar(to: $1.value) && !(isLiteral($0.value) && isLiteral($1.value))
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

  /// Whether the value is a setting, not data: `true`, `8`, `.red`, `nil`.
  private func isSetting(_ value: Node) -> Bool {
    let value = value.unwrapped
    return isLiteral(value) || value.kind == .memberAccess && value.base.map { $0.isNamedLikeType } ?? true
  }

  private func isLiteral(_ value: Node) -> Bool {
    let value = value.unwrapped
    switch value.kind {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral: return true
    case .prefixExpr: return value.firstChild.map { isLiteral($0) } ?? false
    default: return false
    }
  }

  /// Whether two framework views of one type show the same data: the same binding, the same collection, or mostly
  /// the same content.
  private func showSameData(_ a: Int, _ b: Int) -> Bool {
    let first = tree[a].syntax.passedValues
    let second = tree[b].syntax.passedValues
    func data(_ values: [Node.PassedValue]) -> [Node.PassedValue] {
      // Next to a binding, the other values are titles and settings.
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

  /// Whether the value is data, such as a binding, a collection or a URL: not a title, a size or a closure.
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

  var sharedInside: SharedView? {
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

  /// How many branches of one chain are compared with each other, and how many pairs of views of two branches. A view
  /// shared by later branches, or by two branches with more than about sixty views each, is not found.
  private static let armLimit = 24
  private static let pairLimit = 4096

  func sharedInside(_ i: Int, _ j: Int, _ candidates: [[Int]], _ roots: Set<Int>) -> SharedView? {
    let first = candidates[i]
    let second = candidates[j]
    var owners: [(node: Int, kept: Kept)] = []
    var others: [Int] = []
    for candidate in first {
      let twins = second.filter { isTwin(candidate, $0) }
      // The roots of both branches have been compared already.
      if roots.contains(candidate), twins.contains(where: { roots.contains($0) }) { continue }
      let siblings = first.filter { isTwin(candidate, $0) }
      // A field that takes no focus has none to pass on.
      guard twins.count == 1, siblings.count == 1, !tree.keepsNothing(candidate), !tree.keepsNothing(twins[0])
      else { continue }
      let kept = kept(candidate)
      if tree[candidate].kind == .reference, !kept.ownsState { continue }
      if kept.ownsState || tree[candidate].type.map({ index[$0].traits.contains(.representable) }) ?? true {
        owners.append((candidate, kept))
      } else {
        others.append(candidate)
      }
    }
    let faces = [i, j].map { Face(arm: $0, view: arms[$0].views[0], base: arms[$0].views[0], modifiers: []) }
    if let owner = owners.first {
      return shared(.places, faces, owner.node, owner.kept, losesAnimation: true)
    }
    guard let other = others.first, visible(arms[i]) == visible(arms[j]) else { return nil }
    return shared(.places, faces, other, Kept(), losesAnimation: false)
  }

  /// The views with state that the branch always shows.
  private func candidates(_ arm: Arm) -> [Int] {
    var found: [Int] = []
    everPresent(arm) { i in
      let node = tree[i]
      if node.kind == .reference, isPart(node) { found.append(i) }
      guard node.kind == .element else { return }
      if let type = node.type {
        if isView(type) { found.append(i) }
      } else if ViewTypes.has([.view, .ownsState], node.name) {
        found.append(i)
      }
    }
    return found
  }

  /// Whether it is a part of the body that a property or a function of the view holds: `var list: some View { … }`.
  private func isPart(_ node: ViewNode) -> Bool {
    guard let member = node.member, index.owner(member) == tree.owner else { return false }
    return index[member].kind == .computedProperty || index[member].kind == .function
  }

  private func isTwin(_ a: Int, _ b: Int) -> Bool {
    let first = tree[a]
    let second = tree[b]
    if first.kind == .reference || second.kind == .reference {
      return first.kind == second.kind && first.member == second.member && first.syntax.isSimilar(to: second.syntax)
    }
    guard let type = first.type else {
      return second.type == nil && first.name == second.name && first.syntax.isSimilar(to: second.syntax)
    }
    guard second.type == type else { return false }
    // The same data; settings may differ.
    let values = first.syntax.passedValues
    let others = second.syntax.passedValues
    return values.allSatisfy { value in
      guard let other = others.first(where: { $0.hasSameRole(as: value) }) else {
        return isSetting(value.value)
      }
      return value.value.isSimilar(to: other.value) || (isSetting(value.value) && isSetting(other.value))
    }
  }

  /// The names of the visible views of the branch, sorted.
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

  /// Whether the condition reads the parameter of a destination or a sheet, which is created for each value, or what
  /// decides whether the sheet around it is presented: `.sheet(isPresented: isSet($page)) { switch page! { … } }`.
  var asksWhatIsPresented: Bool {
    let statement = tree[head].syntax
    guard let subject = statement.asSwitch?.subject ?? statement.asIf?.conditions.first else { return false }
    let names = [subject] + Array(subject.descendants)
    let presenting = Set(presentingNames.flatMap { [$0, "$" + $0] })
    return names.contains { node in
      guard node.kind == .identifierExpr else { return false }
      if presenting.contains(pass.text(node.name)) { return true }
      guard let slot = tree.contentClosure(declaring: node.name, around: head) else { return false }
      return tree[slot].use?.kind == .presentation
    }
  }

  /// The names in what presents the content around the branch: `page` of `isPresented: Binding { page != nil }`.
  private var presentingNames: [String] {
    guard let slot = tree.ancestors(of: head).first(where: { tree[$0].use?.kind == .presentation }),
      let call = tree[slot].syntax.ancestor(where: { $0.kind == .call })
    else { return [] }
    var found: [String] = []
    for argument in [call.argument(.isPresented), call.argument(.item)].compactMap({ $0 }) {
      for node in [argument] + Array(argument.descendants) where node.kind == .identifierExpr {
        found.append(String(pass.text(node.name).drop { $0 == "$" }))
      }
    }
    return found
  }

  // MARK: Words

  /// The `if` or `switch` of this branch.
  func decision(_ arm: Int) -> Node {
    tree[tree[arms[arm].branch].parent].syntax
  }

  func condition(_ arm: Int) -> String { pass.condition(of: decision(arm)) }
}

extension ViewTree {
  /// Whether the expression at a node is one of these names, or uses one.
  fileprivate func uses(_ names: Set<Name>, in i: Int) -> Bool {
    guard !names.isEmpty else { return false }
    let syntax = self[i].syntax
    return names.contains(syntax.name)
      || syntax.descendants.contains { $0.isReference(toOneOf: names) }
  }
}
