// What scroll containers show: which stacks and loops stand in them, by way of helper properties too, and
// which way they scroll.

import Frameworks
import Project
import Syntax

/// The way in which a container scrolls or a stack grows.
public enum ScrollAxis: Sendable {
  case horizontal, vertical
}

/// A node of one body's tree.
public struct ViewPlace: Sendable {
  public let tree: ViewTree
  public let node: Int

  public init(_ node: Int, of tree: ViewTree) {
    self.tree = tree
    self.node = node
  }

  public var view: ViewNode { tree[node] }
}

/// Something inside of a scroll view that matters for how much of it is built.
public struct ScrollContent: Sendable {
  public enum Kind: Sendable {
    /// A `ForEach`.
    case loop
    /// A stack or a grid that builds what can be seen.
    case lazy
    /// Something else that scrolls.
    case scroll
  }
  public let kind: Kind
  public let place: ViewPlace
  /// The nearest stack around it that grows the way in which the container scrolls; nil if there is none.
  public let stack: ViewPlace?
  /// Something around it shows its children side by side or on top of each other.
  public let isAcross: Bool
  /// The modifiers of it and of all that is around it, up to the container.
  public let modifiers: [ViewPlace]
}

extension Index {
  /// The way in which `ScrollView`, `List` or `Form` scrolls; nil for both ways and if there is no telling.
  public func scrollAxis(of view: ViewNode) -> ScrollAxis? {
    guard view.kind == .element, view.type == nil, view.syntax.kind == .call else { return nil }
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

  /// The way in which a stack of the framework grows.
  public func stackAxis(of view: ViewNode) -> ScrollAxis? {
    guard view.kind == .element, view.type == nil else { return nil }
    switch view.name.known {
    case .VStack, .LazyVStack, .LazyVGrid: return .vertical
    case .HStack, .LazyHStack, .LazyHGrid: return .horizontal
    default: return nil
    }
  }

  /// `LazyVStack` and its like.
  public func isLazyLayout(_ view: ViewNode) -> Bool {
    guard view.kind == .element, view.type == nil else { return false }
    switch view.name.known {
    case .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid: return true
    default: return false
    }
  }

  /// What the content of a container holds, rows and views of the project left out.
  public func content(of container: Int, in tree: ViewTree, along axis: ScrollAxis) -> [ScrollContent] {
    var search = ContentSearch(index: self, axis: axis)
    search.slots(of: container, in: tree, ContentSearch.Context(), depth: 0)
    return search.found
  }
}

private struct ContentSearch {
  struct Context {
    var stack: ViewPlace?
    var isAcross = false
    var modifiers: [ViewPlace] = []
  }

  let index: Index
  let axis: ScrollAxis
  var found: [ScrollContent] = []
  private var budget = 400

  init(index: Index, axis: ScrollAxis) {
    self.index = index
    self.axis = axis
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
      // What other modifiers show has a place of its own.
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
    guard node.type == nil else { return }
    func content(_ kind: ScrollContent.Kind) -> ScrollContent {
      ScrollContent(
        kind: kind, place: ViewPlace(i, of: tree), stack: context.stack, isAcross: context.isAcross,
        modifiers: context.modifiers)
    }
    if node.name == .ForEach { return found.append(content(.loop)) }
    if index.isLazyLayout(node) { return found.append(content(.lazy)) }
    if index.scrollAxis(of: node) != nil || ViewTypes.has(.scrolls, node.name) {
      return found.append(content(.scroll))
    }
    var context = context
    switch node.name.known {
    case .VStack, .HStack:
      if index.stackAxis(of: node) == axis {
        context.stack = ViewPlace(i, of: tree)
        context.isAcross = false
      } else {
        context.stack = nil
        context.isAcross = true
      }
    case .ZStack, .Grid, .GridRow:
      context.stack = nil
      context.isAcross = true
    case .Group, .Section, .ScrollViewReader, .GeometryReader, .EquatableView: break
    default: return
    }
    slots(of: i, in: tree, context, depth: depth)
  }
}

extension Index {
  /// Where a view stands with regard to scrolling.
  public enum ScrollSurroundings: Sendable {
    /// A container around it scrolls.
    case scrolls
    /// Nothing around it does, up to the screen or window.
    case still
    case unknown
  }

  /// Does something around the node scroll, in this body or in those that show it?
  public func scrollSurroundings(of node: Int, in tree: ViewTree, work: Work) -> ScrollSurroundings {
    var budget = 24
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
        // Nobody knows what a view of somebody else's does with its content.
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
    guard !sites.isEmpty, sites.count <= 8 else { return .unknown }
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

  /// The view that is written at this node of the syntax.
  private static func place(of syntax: UInt32, in tree: ViewTree) -> Int? {
    tree.nodes.firstIndex {
      $0.syntax.number == syntax && ($0.kind == .element || $0.kind == .reference || $0.kind == .modified)
    }
  }

  private func isInPreview(_ site: UseSite) -> Bool {
    if owner(site.member).map({ self[$0].traits.contains(.preview) }) ?? false { return true }
    // A loop: the optimizer of Swift 6.3 fails over a closure here.
    for ancestor in node(at: site).ancestors where ancestor.kind == .macroExpansion && ancestor.name == .Preview {
      return true
    }
    return false
  }
}

extension Index {
  /// The collection whose elements a `ForEach` shows, if that can grow: the state of a view, what a model
  /// holds, what is fetched or given. Nil for a few elements, for those that are always the same, and if there is
  /// no telling.
  public func growingCollection(of loop: ViewPlace, work: Work) -> Node? {
    let call = loop.view.syntax
    guard call.kind == .call, let data = call.arguments.first, data.name == .none, let value = data.value,
      value.kind != .closure
    else { return nil }
    let body = loop.tree.body
    if hasConstantCount(value, in: body) { return nil }
    guard let rows = rowData(of: call, in: loop.tree.member) else { return nil }
    let collection: Node
    switch rows.source {
    case .collection(let node): collection = node
    case .indices(let node), .enumerated(let node), .indexed(let node): collection = node
    case .range, .rangeValue, .zipped, .stride:
      // `0..<count` may be a handful of columns; `0..<rows.count` is the rows.
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
    guard !hasConstantCount(source, in: rows.body), !holdsFewValues(source, in: rows.body),
      mayChange(source, in: rows.body, work: work)
    else { return nil }
    return source
  }

  /// Does the project give the property another value than its first, or is the first somebody else's?
  private func mayGrow(_ property: MemberID, work: Work) -> Bool {
    let fact = self[property]
    guard fact.kind == .storedProperty, !fact.isStatic else { return false }
    // State of the view's own that keeps what it starts with: its elements are edited in place.
    if fact.attributes.contains(where: { $0 == .State }) { return isWrittenByOwner(property, byRows: false) }
    return mayChange(property, work: work, isObject: false, depth: 0)
  }

  private func holdsFewValues(_ property: MemberID) -> Bool {
    guard let type = valueType(of: property), let element = elementType(of: type, scope: owner(property))?.type
    else { return false }
    return self[element].kind == .enum && !hasPayloads(element)
  }

  /// Elements that are cases without payload: rows of their own there are as many as the enumeration has.
  private func holdsFewValues(_ collection: Node, in body: Body) -> Bool {
    guard let use = body.use(at: collection), let type = body.type(use), type.element != .unknown,
      let element = staticType(type.element, file: Int(type.file), scope: owner(body.member))?.type
    else { return false }
    return self[element].kind == .enum && !hasPayloads(element)
  }

  /// `items.prefix(3)`
  private func isCutShort(_ node: Node) -> Bool {
    node.descendants.contains { part in
      guard part.kind == .call, part.calledName == .prefix || part.calledName == .suffix,
        let limit = part.unlabelledArgument?.unwrapped, limit.kind == .integerLiteral, let count = Int(limit.text)
      else { return false }
      return count <= 20
    } || (node.kind == .call && (node.calledName == .prefix || node.calledName == .suffix)
      && (node.unlabelledArgument.flatMap { Int($0.text) } ?? .max) <= 20)
  }

  /// `items` of `items.filter { … }.sorted()` and of `Array(items)`.
  private static func beginning(of node: Node) -> Node {
    var node = node.unwrapped
    for _ in 0..<16 {
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
