// The content of `sameview tree`: the view tree of a body as text, with the contents of the project's views and
// helpers, their state, and the places where identity can end.

import Frameworks
import Linting
import Project
import Synchronization
import Syntax
import ViewTree

/// The printable tree of one body.
struct Outline: Sendable {
  /// `Home.body`
  let name: String
  /// The view type; nil for a global function.
  let owner: String?
  let place: LinePlace
  let isBuilder: Bool
  var items: [Item] = []

  /// One node of the tree.
  struct Item: Sendable {
    enum Kind: String, Sendable {
      case element, modifier, conditional, branch, slot, erased, reference, alternative, unknown
    }
    let kind: Kind
    /// `VStack`, `padding`; empty for branches and the like.
    var name = ""
    /// Arguments in parentheses, a condition, or the name of a branch.
    var detail = ""
    let place: LinePlace
    /// How rows get their ids: `ids by \.self`.
    var ids: String?
    /// `no else`, `constant condition`
    var remarks: [String] = []
    /// The declaration of the project that the node refers to.
    var declaration: Declaration?
    /// The state that the view itself stores while its identity lasts.
    var keeps: [Kept] = []
    var end: End?
    var items: [Item] = []
    /// The contents of the declaration, as deep as `--depth` says.
    var contents: [Outline] = []
  }

  struct Declaration: Sendable {
    /// `Home.footer`; nil if the node's own name is enough.
    let name: String?
    let place: LinePlace
  }

  /// `@State draft` of `Editor`
  struct Kept: Sendable {
    let wrapper: String
    let property: String
    let owner: String
    let place: LinePlace
  }

  /// A place where identity can end, and the state that is lost there.
  struct End: Sendable {
    let reason: String
    let loses: [Kept]
  }
}

/// A line of a file, from 1.
struct LinePlace: Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  var description: String { "\(path):\(line)" }
}

/// Makes outlines. Not thread-safe.
struct OutlineMaker {
  private let project: LinkedProject
  private let depth: Int
  private let lines: LineTables
  /// The members that are being expanded. A view that contains itself is not expanded again.
  private var open: [MemberID] = []
  /// The number of nodes that expansion may still add. The contents of a body can be the whole app, many times.
  private var budget: Int

  /// The most nodes that expansion adds in all bodies together, and the number that each body may add in any case.
  /// Lines beyond are not expanded, and say so.
  private static let expansionLimit = 1_000_000
  private static let leastExpansion = 20_000

  /// - Parameters:
  ///   - depth: The number of levels to which views and helpers of the project are expanded.
  ///   - count: The number of bodies that are printed.
  ///   - lines: Shared by all trees of a run, because one file may have thousands.
  init(_ project: LinkedProject, depth: Int, of count: Int, lines: LineTables) {
    self.project = project
    self.depth = depth
    self.lines = lines
    budget = max(Self.leastExpansion, min(50_000, Self.expansionLimit / max(count, 1)))
  }

  private var index: Index { project.index }

  mutating func outline(of tree: ViewTree) -> Outline {
    var outline = Outline(
      name: qualifiedName(tree.member),
      owner: tree.owner.map { printable(index.distinctName(of: $0)) },
      place: place(tree.member), isBuilder: tree.isBuilder)
    open.append(tree.member)
    outline.items = tree.children(of: 0).map { item($0, in: tree) }
    open.removeLast()
    return outline
  }

  /// A node, followed by the modifiers around it as children.
  private mutating func item(_ i: Int, in tree: ViewTree) -> Outline.Item {
    let (base, modifiers) = tree.unmodified(i)
    var item = plainItem(base, in: tree)
    item.items = items(tree.children(of: base), in: tree)
    expand(&item, base, in: tree)
    for modifier in modifiers {
      var line = plainItem(modifier, in: tree)
      // The first child is the modified view.
      line.items = items(Array(tree.children(of: modifier).dropFirst()), in: tree)
      expand(&line, modifier, in: tree)
      item.items.append(line)
    }
    return item
  }

  private mutating func items(_ nodes: [Int], in tree: ViewTree) -> [Outline.Item] {
    nodes.map { item($0, in: tree) }
  }

  private mutating func expand(_ item: inout Outline.Item, _ i: Int, in tree: ViewTree) {
    let members = contents(of: i, in: tree)
    if members.isEmpty { return }
    guard budget > 0 else { return item.remarks.append("not expanded: too large") }
    item.contents = members.map { outline(of: index.viewTree(of: $0)) }
  }

  /// The members that a node is expanded to.
  private func contents(of i: Int, in tree: ViewTree) -> [MemberID] {
    guard open.count <= depth else { return [] }
    let node = tree[i]
    var members: [MemberID] = []
    if let member = node.member {
      members = [member]
    } else if let type = node.kind == .element ? node.type : modifierType(of: node, in: tree),
      index[type].isProjectType
    {
      members = index[type].members.filter { index[$0].name == .body && index[$0].kind != .storedProperty }
    }
    return members.filter { member in
      let fact = index[member]
      return !open.contains(member) && fact.hasBody && (fact.kind == .computedProperty || fact.kind == .function)
    }
  }

  /// `Framed` of `.modifier(Framed())`.
  private func modifierType(of node: ViewNode, in tree: ViewTree) -> TypeID? {
    guard node.name == .modifier, let value = node.syntax.unlabelledArgument,
      case .construction(let type) = index.target(of: value, in: tree.body)
    else { return nil }
    return type
  }

  private mutating func plainItem(_ i: Int, in tree: ViewTree) -> Outline.Item {
    if open.count > 1 { budget -= 1 }
    let node = tree[i]
    var item = Outline.Item(kind: kind(node.kind), place: place(tree.file, node.syntax.range.lowerBound))
    switch node.kind {
    case .element:
      // `Color.red` is clearer than the name of its type.
      item.name = node.syntax.kind == .memberAccess ? brief(node.syntax.text) : name(node)
      item.detail = arguments(of: node)
      item.ids = ids(of: i, in: tree)
      if let type = node.type { item.keeps = index.ownedState(of: type).map(kept) }
    case .modified, .reference:
      item.name = name(node)
      item.detail = arguments(of: node)
    case .conditional:
      item.detail = condition(of: node)
      if !node.isExhaustive, node.form != .compileTime { item.remarks.append("no else") }
      if node.isConstant { item.remarks.append("constant condition") }
    case .branch: item.detail = branch(i, in: tree)
    case .slot: item.detail = slot(node)
    case .erased: item.name = (node.member == nil ? "" : ".") + name(node)
    case .alternative: item.detail = "return"
    case .unknown: item.detail = brief(node.syntax.text)
    case .body: break
    }
    item.declaration = declaration(of: node)
    item.end = end(of: i, in: tree)
    return item
  }

  private func kind(_ kind: ViewKind) -> Outline.Item.Kind {
    switch kind {
    case .element: .element
    case .modified: .modifier
    case .conditional: .conditional
    case .branch: .branch
    case .slot: .slot
    case .erased: .erased
    case .reference: .reference
    case .alternative: .alternative
    case .body, .unknown: .unknown
    }
  }

  // MARK: Identity

  private func end(of i: Int, in tree: ViewTree) -> Outline.End? {
    guard let end = index.identityEnd(of: i, in: tree) else { return nil }
    let kept = index.kept(at: i, of: tree, lifetime: project.lifetime)
    return Outline.End(reason: reason(end, tree[i]), loses: kept.states.map(self.kept))
  }

  private func reason(_ end: IdentityEnd, _ node: ViewNode) -> String {
    switch end {
    case .branch:
      if !node.isExhaustive { return "removed when the condition changes" }
      return node.form == .switchCase ? "each case has its own identity" : "each branch has its own identity"
    case .helper(let member): return "\(place(member)) branches around it"
    case .id(let value): return "a new identity whenever `\(brief(value.text))` changes"
    case .freshID(let value): return "a new identity with each update: `\(brief(value.text))` differs every time"
    case .erasure: return "a new identity whenever the type inside changes"
    case .rowsByPlace: return "rows are identified by their position"
    case .freshRows: return "rows get a new identity with each update"
    }
  }

  private func kept(_ state: OwnedState) -> Outline.Kept {
    let fact = index[state.property]
    let wrapper = fact.attributes.first { Wrappers.has(.ownsState, $0) } ?? .none
    return Outline.Kept(
      wrapper: printable(index.text(wrapper)), property: printable(index.text(fact.name)),
      owner: printable(index.distinctName(of: state.owner)), place: place(state.property))
  }

  // MARK: Words

  private func name(_ node: ViewNode) -> String { printable(index.text(node.name)) }

  /// The arguments of a call without closures, which are slots or do not matter to the tree.
  private func arguments(of node: ViewNode) -> String {
    guard node.isCall else { return "" }
    let values = node.syntax.arguments.filter { $0.value?.kind != .closure }.map(\.text)
    return "(" + brief(values.joined(separator: ", ")) + ")"
  }

  /// How the rows of a `ForEach`, `List` … get their ids; nil for other nodes.
  private func ids(of i: Int, in tree: ViewTree) -> String? {
    let node = tree[i]
    let hasRows = tree.children(of: i).contains { tree[$0].use?.role == .row }
    guard node.isCall, hasRows || node.name == .ForEach else { return nil }
    if let id = node.syntax.argument(.id) { return "ids by \(brief(id.text))" }
    guard let data = node.syntax.unlabelledArgument else { return nil }
    return isRange(data.unwrapped) ? "ids are the numbers of a range" : "ids by Identifiable"
  }

  private func isRange(_ data: Node) -> Bool {
    data.kind == .sequence
      && data.children.contains { $0.kind == .binaryOperator && ($0.text == "..<" || $0.text == "...") }
  }

  private func condition(of node: ViewNode) -> String {
    let syntax = node.syntax
    switch node.form {
    case .none: return ""
    case .ifElse, .ifLet, .availability: return "if " + brief(syntax.child(.conditionList)?.text ?? "")
    case .switchCase: return "switch " + brief(syntax.asSwitch?.subject?.text ?? "")
    case .ternary:
      return brief((syntax.asTernary?.condition ?? []).map(\.text).joined(separator: " ")) + " ? :"
    case .compileTime: return "#if"
    }
  }

  private func branch(_ i: Int, in tree: ViewTree) -> String {
    let node = tree[i]
    let siblings = tree.children(of: node.parent)
    let number = siblings.firstIndex(of: i) ?? 0
    switch tree[node.parent].form {
    case .switchCase:
      guard let branch = node.syntax.asSwitchCase, !branch.isDefault else { return "default" }
      return "case " + brief(branch.items.map(\.text).joined(separator: ", "))
    case .compileTime:
      let words = ["#if", "#elseif", "#else"]
      let word = words[Int(node.syntax.conditionalDirective.rawValue)]
      return word + (node.syntax.child(.ifConfigCondition).map { " " + brief($0.text) } ?? "")
    default: return number == 0 ? "then" : number == siblings.count - 1 ? "else" : "else \(number)"
    }
  }

  private func slot(_ node: ViewNode) -> String {
    var words: [String] = []
    if node.name != .none { words.append(name(node) + ":") }
    guard let use = node.use else { return words.joined() }
    switch use.role {
    case .row: words.append("row")
    case .deferredContent: words.append("deferred content")
    default: words.append("content")
    }
    switch use.kind {
    case .plain: break
    case .menu: words.append("of a menu")
    case .decoration: words.append("as decoration")
    case .presentation: words.append("in a presentation")
    }
    return words.joined(separator: " ")
  }

  private func brief(_ code: String) -> String { printable(Pass.brief(code, limit: 60)) }

  // MARK: Names and places

  /// The declaration of the project that a node refers to; nil if there is none.
  private func declaration(of node: ViewNode) -> Outline.Declaration? {
    if let member = node.member { return Outline.Declaration(name: qualifiedName(member), place: place(member)) }
    guard let type = node.type, let declaration = index[type].declaration else { return nil }
    let offset = index[declaration].nameRange.lowerBound
    let name = index.distinctName(of: type)
    return Outline.Declaration(
      name: name == index.text(index[type].name) ? nil : printable(name), place: place(Int(declaration.file), offset))
  }

  private func qualifiedName(_ member: MemberID) -> String {
    let name = printable(index.text(index[member].name))
    guard let owner = index.owner(member) else { return name }
    return printable(index.distinctName(of: owner)) + "." + name
  }

  private func place(_ member: MemberID) -> LinePlace {
    place(index.file(member), index[member].nameRange.lowerBound)
  }

  private func place(_ file: Int, _ offset: Int) -> LinePlace {
    let source = index.files[file].source
    return LinePlace(path: printable(source.path), line: lines.table(of: source, number: file).line(at: offset))
  }
}

/// Where lines begin, computed once for each file that trees mention.
final class LineTables: Sendable {
  private let tables: Mutex<[Int: LineStarts]> = Mutex([:])

  func table(of source: SourceText, number: Int) -> LineStarts {
    tables.withLock { tables in
      if let table = tables[number] { return table }
      let table = source.lineStarts()
      tables[number] = table
      return table
    }
  }
}
