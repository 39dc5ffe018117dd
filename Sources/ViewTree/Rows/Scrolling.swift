// The content of scroll containers: the stacks and loops in it, also through helper properties, and the direction in
// which it scrolls.

import Frameworks
import Project
import Syntax

/// The direction in which a container scrolls or a stack grows.
public enum ScrollAxis: Sendable {
  case horizontal, vertical
}

/// A node in the view tree of one body. Its syntax is valid until `Index.forgetNodes`.
public struct ViewPlace: Sendable {
  public let tree: ViewTree
  /// The number of the node in the tree.
  public let node: Int

  /// - Parameter node: The number of a node of the tree, which must exist.
  public init(_ node: Int, of tree: ViewTree) {
    self.tree = tree
    self.node = node
  }

  public var view: ViewNode { tree[node] }
}

/// Content of a scroll view that affects how much of it is built.
public struct ScrollContent: Sendable {
  public enum Kind: Sendable {
    /// A `ForEach`.
    case loop
    /// A stack or a grid that builds only what is visible.
    case lazy
    /// Another scroll container.
    case scroll
  }
  public let kind: Kind
  public let place: ViewPlace
  /// The nearest stack around it that grows in the direction in which the container scrolls; nil if there is none.
  public let stack: ViewPlace?
  /// Whether several stacks or grids are around it, one in another.
  public let isInner: Bool
  /// Whether a view around it shows its children side by side or on top of each other.
  public let isAcross: Bool
  /// The modifiers of it and of all views around it, up to the container.
  public let modifiers: [ViewPlace]
}

extension Index {
  /// The direction in which `ScrollView`, `List` or `Form` scrolls; nil for both directions, or if it is not known.
  public func scrollAxis(of view: ViewNode) -> ScrollAxis? {
    guard view.kind == .element, view.type == nil, view.isCall else { return nil }
    switch view.name.known {
    case .List, .Form: return .vertical
    case .ScrollView:
      guard let axes = view.syntax.unlabelledArgument, axes.kind != .closure else { return .vertical }
      guard axes.unwrapped.kind == .memberAccess else { return nil }
      switch axes.unwrapped.name.known {
      case .vertical: return .vertical
      case .horizontal: return .horizontal
      default: return nil
      }
    default: return nil
    }
  }

  /// The direction in which a stack of the framework grows; nil for other views.
  public func stackAxis(of view: ViewNode) -> ScrollAxis? {
    guard view.kind == .element, view.type == nil else { return nil }
    switch view.name.known {
    case .VStack, .LazyVStack, .LazyVGrid: return .vertical
    case .HStack, .LazyHStack, .LazyHGrid: return .horizontal
    default: return nil
    }
  }

  /// Whether it is a lazy stack or grid.
  public func isLazyLayout(_ view: ViewNode) -> Bool {
    guard view.kind == .element, view.type == nil else { return false }
    switch view.name.known {
    case .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid: return true
    default: return false
    }
  }

  /// The content of a container, without rows and views of the project. `shown`: a view of the project whose body counts.
  public func content(
    of container: Int, in tree: ViewTree, along axis: ScrollAxis, through shown: TypeID? = nil
  ) -> [ScrollContent] {
    var search = ContentSearch(index: self, axis: axis, shown: shown)
    search.slots(of: container, in: tree, ContentSearch.Context(), depth: 0)
    return search.found
  }
}

private struct ContentSearch {
  struct Context {
    var stack: ViewPlace?
    var isAcross = false
    /// How many stacks and grids are around it.
    var depth = 0
    var modifiers: [ViewPlace] = []
  }

  let index: Index
  let axis: ScrollAxis
  /// A view whose body counts as content where it is built.
  let shown: TypeID?
  var found: [ScrollContent] = []
  /// How many nodes may still be visited, helpers included. Content behind them is not found.
  private var budget = 400

  init(index: Index, axis: ScrollAxis, shown: TypeID?) {
    self.index = index
    self.axis = axis
    self.shown = shown
  }

  mutating func slots(of i: Int, in tree: ViewTree, _ context: Context, depth: Int) {
    for slot in tree.children(of: i) where tree[slot].kind == .slot && tree[slot].use?.kind == .plain {
      for child in tree.children(of: slot) { visit(child, in: tree, context, depth: depth) }
    }
  }

  private mutating func visit(_ i: Int, in tree: ViewTree, _ context: Context, depth: Int) {
    guard budget > 0 else { return }
    budget -= 1
    let node = tree[i]
    switch node.kind {
    case .modified:
      var context = context
      context.modifiers.append(ViewPlace(i, of: tree))
      // Content of other modifiers has a place of its own.
      if let base = tree.children(of: i).first { visit(base, in: tree, context, depth: depth) }
    case .conditional, .branch, .alternative, .erased:
      for child in tree.children(of: i) { visit(child, in: tree, context, depth: depth) }
    case .element: element(i, in: tree, context, depth: depth)
    case .reference:
      guard let member = node.member, member != tree.member, depth < FollowLimit.helpers, index[member].hasBody,
        index.owner(member) == tree.owner, tree.owner != nil,
        index.isViewMember(index[member], owner: tree.owner, file: index.file(member))
      else { return }
      let helper = index.viewTree(of: member)
      for child in helper.children(of: 0) { visit(child, in: helper, context, depth: depth + 1) }
    case .body, .slot, .unknown: break
    }
  }

  private mutating func element(_ i: Int, in tree: ViewTree, _ context: Context, depth: Int) {
    let node = tree[i]
    guard node.type == nil else { return container(i, in: tree, context, depth: depth) }
    func content(_ kind: ScrollContent.Kind) -> ScrollContent {
      ScrollContent(
        kind: kind, place: ViewPlace(i, of: tree), stack: context.stack, isInner: context.depth > 1,
        isAcross: context.isAcross, modifiers: context.modifiers)
    }
    if node.name == .ForEach { return found.append(content(.loop)) }
    if index.isLazyLayout(node) { return found.append(content(.lazy)) }
    if index.scrollAxis(of: node) != nil || ViewTypes.has(.scrolls, node.name) {
      return found.append(content(.scroll))
    }
    var context = context
    guard enter(node, at: ViewPlace(i, of: tree), &context) else { return }
    slots(of: i, in: tree, context, depth: depth)
  }

  /// Adds what a view around content does to it; false if it is not known. `place`: where a stack counts.
  private func enter(_ node: ViewNode, at place: ViewPlace, _ context: inout Context) -> Bool {
    switch node.name.known {
    case .VStack, .HStack:
      context.depth += 1
      if index.stackAxis(of: node) == axis {
        context.stack = place
        context.isAcross = false
      } else {
        context.stack = nil
        context.isAcross = true
      }
    case .ZStack, .Grid, .GridRow:
      context.depth += 1
      context.stack = nil
      context.isAcross = true
    case .Group, .Section, .ScrollViewReader, .GeometryReader, .EquatableView: break
    default: return false
    }
    return true
  }

  /// Content of a view of the project that puts it into stacks of SwiftUI. Such a stack counts as if the view were one.
  private mutating func container(_ i: Int, in tree: ViewTree, _ context: Context, depth: Int) {
    if let type = tree[i].type, type == shown, depth < FollowLimit.helpers, let member = index.bodyMember(of: type),
      index[member].hasBody
    {
      let inner = index.viewTree(of: member)
      for child in inner.children(of: 0) { visit(child, in: inner, context, depth: depth + 1) }
      return
    }
    guard depth < FollowLimit.helpers, let type = tree[i].type,
      tree.children(of: i).count(where: { tree[$0].kind == .slot }) == 1,
      let slot = tree.children(of: i).first(where: { tree[$0].kind == .slot }), tree[slot].use?.kind == .plain,
      let member = index.bodyMember(of: type), index[member].hasBody
    else { return }
    let inner = index.viewTree(of: member)
    guard inner.nodes.count <= Self.containerLimit, let content = Self.content(in: inner, of: type, index) else {
      return
    }
    var context = context
    for outer in inner.ancestors(of: content).reversed() {
      let node = inner[outer]
      switch node.kind {
      case .modified: context.modifiers.append(ViewPlace(outer, of: inner))
      case .slot: guard node.use?.kind == .plain, node.use?.role == .content else { return }
      case .element:
        guard node.type == nil, enter(node, at: ViewPlace(i, of: tree), &context) else { return }
      case .body, .conditional, .branch: break
      default: return
      }
    }
    for child in tree.children(of: slot) { visit(child, in: tree, context, depth: depth + 1) }
  }

  /// How many nodes the body of a container may have. Content of a larger one is not found.
  private static let containerLimit = 60

  /// The place where the body of a view shows the content that it gets; nil if there is not exactly one.
  private static func content(in tree: ViewTree, of type: TypeID, _ index: Index) -> Int? {
    let places = tree.nodes.indices.filter { i in
      guard tree[i].kind == .reference, let member = tree[i].member, index.owner(member) == type else { return false }
      return index[member].kind == .storedProperty
    }
    return places.count == 1 ? places[0] : nil
  }
}

extension Index {
  /// The scroll containers around a view.
  public enum ScrollSurroundings: Sendable {
    /// A container around it scrolls.
    case scrolls
    /// No container around it scrolls, up to the screen or window.
    case still
    /// Neither is certain, or the limits below are reached.
    case unknown
  }

  /// How many bodies around a view are visited, and how many may show one view. Beyond either the answer is `unknown`.
  private static let surroundingBodyLimit = 24
  private static let surroundingCallerLimit = 8

  /// Whether a container around the node scrolls, in this body or in those that show it.
  public func scrollSurroundings(of node: Int, in tree: ViewTree, work: Work) -> ScrollSurroundings {
    var budget = Self.surroundingBodyLimit
    return scrollSurroundings(of: node, in: tree, work: work, depth: 0, &budget)
  }

  private func scrollSurroundings(
    of node: Int, in tree: ViewTree, work: Work, depth: Int, _ budget: inout Int
  ) -> ScrollSurroundings {
    var current = tree[node].parent
    while current >= 0 {
      let ancestor = tree[current]
      switch ancestor.kind {
      case .slot:
        if ancestor.use?.kind == .presentation { return .still }
        if ancestor.use?.kind != .plain { return .unknown }
      case .element:
        if ViewTypes.has(.scrolls, ancestor.name) { return .scrolls }
        // It is unknown what a view outside of the framework does with its content.
        guard ancestor.type == nil, ViewTypes.has(.view, ancestor.name) || ancestor.name == .WindowGroup
        else { return .unknown }
      case .modified where ancestor.member != nil: return .unknown
      case .reference: return .unknown
      default: break
      }
      current = ancestor.parent
    }
    guard depth < FollowLimit.values else { return .unknown }
    let fact = self[tree.member]
    var sites: [UseSite]
    if fact.name == .body, let owner = tree.owner {
      if self[owner].traits.contains(.root) { return .still }
      guard self[owner].traits.contains(.view) else { return .unknown }
      sites = work.constructionSites(of: owner, in: self)
    } else {
      sites = work.callers(of: tree.member)
    }
    sites = sites.filter { $0.member != tree.member && !isInPreview($0) }
    guard !sites.isEmpty, sites.count <= Self.surroundingCallerLimit else { return .unknown }
    var result = ScrollSurroundings.still
    for site in sites {
      guard budget > 0 else { return .unknown }
      budget -= 1
      guard isViewMember(self[site.member], owner: owner(site.member), file: file(site.member)) else {
        return .unknown
      }
      let outer = viewTree(of: site.member)
      guard let place = Self.place(of: use(at: site).node, in: outer) else { return .unknown }
      switch scrollSurroundings(of: place, in: outer, work: work, depth: depth + 1, &budget) {
      case .scrolls: return .scrolls
      case .unknown: result = .unknown
      case .still: break
      }
    }
    return result
  }

  /// The view whose syntax has this node number; nil if there is none.
  private static func place(of syntax: UInt32, in tree: ViewTree) -> Int? {
    tree.nodes(at: syntax).first { [.element, .reference, .modified].contains(tree[$0].kind) }
  }

  private func isInPreview(_ site: UseSite) -> Bool {
    if isPreviewCode(site.member) { return true }
    // A loop: the optimizer of Swift 6.3 fails on a closure here.
    for ancestor in node(at: site).ancestors where ancestor.kind == .macroExpansion && ancestor.name == .Preview {
      return true
    }
    return false
  }
}

extension Index {
  /// The collection whose elements a `ForEach` shows, if it can grow: state of a view, a property of a model, a fetch
  /// result, an input. Nil for few elements, for constant ones, and if it is not known. The node is valid until
  /// `forgetNodes`.
  public func growingCollection(of loop: ViewPlace, work: Work) -> Node? {
    let call = loop.view.syntax
    guard call.kind == .call, let data = call.arguments.first, data.name == .none, let value = data.value,
      value.kind != .closure
    else { return nil }
    let body = loop.tree.body
    if isFew(quantity(of: value, in: body, work: work)) { return nil }
    guard let rows = rowData(of: call, in: loop.tree.member) else { return nil }
    let collection: Node
    switch rows.source {
    case .collection(let node): collection = node
    case .indices(let node), .enumerated(let node), .indexed(let node): collection = node
    case .range, .rangeValue, .zipped, .stride:
      // `0..<count` may be a few columns; `0..<rows.count` is the rows.
      guard let counted = collections(of: rows).first else { return nil }
      collection = counted
    }
    if isCutShort(value) || isCutShort(collection) { return nil }
    let source = Self.beginning(of: collection)
    // `ForEach($items)`: the property behind the projection.
    if source.isBinding {
      guard let property = boundProperty(by: source, in: rows.body), !holdsFewValues(property),
        mayGrow(property, work: work)
      else { return nil }
      return source
    }
    guard !isFew(quantity(of: source, in: rows.body, work: work)), !holdsFewValues(source, in: rows.body),
      mayChange(source, in: rows.body, work: work)
    else { return nil }
    return source
  }

  /// Whether the project assigns the property after its first value, or the first value comes from elsewhere.
  private func mayGrow(_ property: MemberID, work: Work) -> Bool {
    let fact = self[property]
    guard fact.isStoredInInstances else { return false }
    // State of the view that is never assigned: its elements are edited in place.
    if fact.attributes.contains(where: { $0 == .State }) { return isWrittenByOwner(property, byRows: false) }
    return mayChange(property, work: work, isObject: false, depth: 0)
  }

  private func holdsFewValues(_ property: MemberID) -> Bool {
    guard let type = valueType(of: property), let element = elementType(of: type, scope: owner(property))?.type
    else { return false }
    return self[element].kind == .enum && !hasPayloads(element)
  }

  /// Whether the elements are enumeration cases without payload, so that there are few of them.
  private func holdsFewValues(_ collection: Node, in body: Body) -> Bool {
    guard let use = body.use(at: collection), let type = body.type(use), type.element != .unknown,
      let element = staticType(type.element, file: Int(type.file), scope: owner(body.member))?.type
    else { return false }
    return self[element].kind == .enum && !hasPayloads(element)
  }

  /// How many elements are few enough to be built at once: about a screen full.
  private static let fewElements = 20

  private func isFew(_ quantity: Quantity) -> Bool {
    guard case .bounded(let count) = quantity else { return false }
    return count.map { $0 <= Self.fewElements } ?? true
  }

  /// Whether the collection is limited to a few elements: `items.prefix(3)`.
  private func isCutShort(_ node: Node) -> Bool {
    node.descendants.contains { part in
      guard part.kind == .call, part.calledName == .prefix || part.calledName == .suffix,
        let limit = part.unlabelledArgument?.unwrapped, limit.kind == .integerLiteral, let count = Int(limit.text)
      else { return false }
      return count <= Self.fewElements
    }
      || ((node.isCall(of: .prefix) || node.isCall(of: .suffix))
        && (node.unlabelledArgument.flatMap { Int($0.text) } ?? .max) <= Self.fewElements)
  }

  /// `items` in `items.filter { … }.sorted()` and in `Array(items)`.
  private static func beginning(of node: Node) -> Node {
    var node = node.unwrapped
    for _ in 0..<FollowLimit.steps {
      guard node.kind == .call, let callee = node.callee?.unwrapped else { return node }
      if callee.kind == .memberAccess, let base = callee.base {
        switch callee.name.known {
        case .filter, .sorted, .map, .compactMap, .reversed, .prefix, .suffix, .dropFirst, .dropLast, .enumerated,
          .shuffled:
          node = base.unwrapped
        default: return node
        }
      } else if callee.kind == .identifierExpr, callee.name == .Array || callee.name == .Set,
        let value = node.unlabelledArgument
      {
        node = value.unwrapped
      } else {
        return node
      }
    }
    return node
  }
}
