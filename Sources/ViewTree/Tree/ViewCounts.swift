// How many views an expression of a builder produces. A lazy container must know this for a row before it builds any.

import Frameworks
import Project
import Syntax

/// How many views a row, a branch or a whole body produces.
public enum ViewCount: Sendable {
  /// The same number for all data.
  case exactly(Int)
  /// A number that depends on the data.
  case varying(VaryingCount)
  /// Sections, which a list counts separately from rows.
  case sections
  /// Not known, or hidden by type erasure.
  case unknown
}

/// Why the number of views differs between elements. Its node is valid until `Index.forgetNodes`.
public struct VaryingCount: Sendable {
  public enum Cause: Sendable {
    /// An `if` or a `switch`, with the smallest and largest number of views of its arms; `most` is nil if it is not
    /// known.
    case branch(least: Int, most: Int?)
    /// A `ForEach` inside of the row.
    case elements
  }
  public let cause: Cause
  /// The number of the file of the cause, and its node there.
  public let file: Int
  public let syntax: Node
}

extension Index {
  /// How many views a node of a view tree adds to its parent.
  ///
  /// - Parameter site: The construction of the view whose body it is, whose literals decide between branches.
  public func viewCount(of node: Int, in tree: ViewTree, constructedAt site: UseSite? = nil) -> ViewCount {
    var counting = ViewCounting(index: self)
    if let site, let owner = tree.owner, case .construction(owner) = body(of: site.member).target(site.use) {
      counting.inputs = (owner, KnownInputs(of: self.node(at: site), constructing: owner, in: self))
    }
    return counting.count(node, tree, base: nil, depth: 0)
  }

  /// How many views the children of a node add together.
  public func viewCount(ofChildren node: Int, in tree: ViewTree) -> ViewCount {
    var counting = ViewCounting(index: self)
    return counting.sum(tree.children(of: node), tree, base: nil, depth: 0)
  }
}

private struct ViewCounting {
  let index: Index
  /// How many bodies may still be visited, because views may build each other without end. Beyond it the count is
  /// unknown.
  private var budget = 64

  private static let depthLimit = 8
  /// What the view whose body is counted was constructed with.
  var inputs: (owner: TypeID, known: KnownInputs)?

  init(index: Index) { self.index = index }

  mutating func sum(_ views: [Int], _ tree: ViewTree, base: ViewCount?, depth: Int) -> ViewCount {
    var least = 0
    var most: Int? = 0
    var isKnown = true
    var varying: VaryingCount?
    for view in views {
      switch count(view, tree, base: base, depth: depth) {
      case .exactly(let count):
        least += count
        most = most.map { $0 + count }
      case .varying(let found):
        varying = varying ?? found
        if case .branch(let a, let b) = found.cause {
          least += a
          most = most.flatMap { sum in b.map { sum + $0 } }
        } else {
          return .varying(found)
        }
      case .sections: return .sections
      case .unknown: isKnown = false
      }
    }
    guard let varying else { return isKnown ? .exactly(least) : .unknown }
    let cause = VaryingCount.Cause.branch(least: least, most: isKnown ? most : nil)
    return .varying(VaryingCount(cause: cause, file: varying.file, syntax: varying.syntax))
  }

  /// `base`: the count of `self` or `content` in the body of a modifier.
  mutating func count(_ i: Int, _ tree: ViewTree, base: ViewCount?, depth: Int) -> ViewCount {
    let node = tree[i]
    switch node.kind {
    case .body:
      let children = tree.children(of: i)
      let alternatives = children.filter { tree[$0].kind == .alternative }
      // Several `return`s have the same type, so any known count is that of all.
      guard !alternatives.isEmpty else { return sum(children, tree, base: base, depth: depth) }
      return anyOf(alternatives, tree, base: base, depth: depth)
    case .branch, .slot, .alternative: return sum(tree.children(of: i), tree, base: base, depth: depth)
    case .conditional: return conditional(i, tree, base: base, depth: depth)
    case .element: return element(i, tree, base: base, depth: depth)
    case .modified: return modified(i, tree, base: base, depth: depth)
    case .reference: return reference(node, base: base, depth: depth)
    case .erased, .unknown: return .unknown
    }
  }

  /// The count of expressions that have the same type.
  private mutating func anyOf(_ nodes: [Int], _ tree: ViewTree, base: ViewCount?, depth: Int) -> ViewCount {
    for node in nodes {
      let found = count(node, tree, base: base, depth: depth)
      if case .unknown = found { continue }
      return found
    }
    return .unknown
  }

  private mutating func conditional(_ i: Int, _ tree: ViewTree, base: ViewCount?, depth: Int) -> ViewCount {
    let node = tree[i]
    let branches = tree.children(of: i)
    if let inputs, inputs.owner == tree.owner, let taken = inputs.known.taken(of: i, in: tree) {
      switch taken {
      case .branch(let branch): return count(branch, tree, base: base, depth: depth)
      case .nothing: return .exactly(0)
      }
    }
    guard tree.isBuilt(i, in: index) else { return anyOf(branches, tree, base: base, depth: depth) }
    var counts: [Int] = []
    var isKnown = true
    var inner: VaryingCount?
    for branch in branches {
      switch count(branch, tree, base: base, depth: depth) {
      case .exactly(let count): counts.append(count)
      case .varying(let found): inner = inner ?? found
      case .sections: return .sections
      case .unknown: isKnown = false
      }
    }
    if !node.isExhaustive, inner == nil { counts.append(0) }
    let areEqual = Set(counts).count == 1 && isKnown && inner == nil
    if areEqual, let count = counts.first { return .exactly(count) }
    // The decision does not change while the program runs.
    if node.isConstant { return inner.map { .varying($0) } ?? .unknown }
    func own(_ least: Int, _ most: Int?) -> ViewCount {
      .varying(VaryingCount(cause: .branch(least: least, most: most), file: tree.file, syntax: node.syntax))
    }
    if !node.isExhaustive { return own(0, isKnown && inner == nil ? counts.max() : nil) }
    if let inner { return .varying(inner) }
    guard isKnown, let least = counts.min(), let most = counts.max() else { return .unknown }
    return own(least, most)
  }

  private mutating func element(_ i: Int, _ tree: ViewTree, base: ViewCount?, depth: Int) -> ViewCount {
    let node = tree[i]
    if let type = node.type {
      let outer = inputs
      let own = outer.flatMap { $0.owner == tree.owner ? $0.known : nil }
      inputs = (type, KnownInputs(of: node.syntax, constructing: type, in: index, passing: own))
      defer { inputs = outer }
      return count(ofView: type, depth: depth)
    }
    switch node.name.known {
    case .EmptyView: return .exactly(0)
    case .Section: return .sections
    case .ForEach:
      return .varying(VaryingCount(cause: .elements, file: tree.file, syntax: node.syntax))
    case .Group:
      let slots = tree.children(of: i)
      guard slots.count == 1, node.syntax.arguments.isEmpty || node.syntax.trailingClosures.isEmpty else {
        return .unknown
      }
      return sum(tree.children(of: slots[0]), tree, base: base, depth: depth)
    case .TupleView, .ModifiedContent: return .unknown
    default:
      let isView = ViewTypes.has(.view, node.name) || ViewTypes.has(.shape, node.name)
      return isView && !ViewTypes.has(.transparent, node.name) ? .exactly(1) : .unknown
    }
  }

  private mutating func count(ofView type: TypeID, depth: Int) -> ViewCount {
    let entry = index[type]
    guard entry.isProjectType, entry.traits.contains(.view) || entry.traits.contains(.shape) else {
      return .unknown
    }
    if entry.traits.contains(.shape) || entry.traits.contains(.representable) { return .exactly(1) }
    let bodies = entry.members.filter { index[$0].name == .body && index[$0].hasBody && !index[$0].isStatic }
    return bodies.count == 1 ? result(of: bodies[0], base: nil, depth: depth) : .unknown
  }

  private mutating func result(of member: MemberID, base: ViewCount?, depth: Int) -> ViewCount {
    let fact = index[member]
    guard fact.hasBody, fact.kind == .computedProperty || fact.kind == .function,
      fact.type.name != .AnyView, depth < Self.depthLimit, budget > 0
    else { return .unknown }
    budget -= 1
    return count(0, index.viewTree(of: member), base: base, depth: depth + 1)
  }

  private mutating func modified(_ i: Int, _ tree: ViewTree, base: ViewCount?, depth: Int) -> ViewCount {
    let node = tree[i]
    guard let inner = tree.children(of: i).first, tree[inner].kind != .slot else {
      return index.isModifierName(node.name) ? base ?? .unknown : .unknown
    }
    let count = count(inner, tree, base: base, depth: depth)
    if let member = node.member { return result(of: member, base: count, depth: depth) }
    if node.name == .modifier {
      guard let value = node.syntax.unlabelledArgument,
        case .construction(let type) = index.target(of: value.unwrapped, in: tree.body)
      else { return .unknown }
      let bodies = index[type].members.filter { index[$0].name == .body && index[$0].kind == .function }
      return bodies.count == 1 ? result(of: bodies[0], base: count, depth: depth) : .unknown
    }
    return index.isModifierName(node.name) ? count : .unknown
  }

  private mutating func reference(_ node: ViewNode, base: ViewCount?, depth: Int) -> ViewCount {
    if let member = node.member {
      let fact = index[member]
      if fact.type.name != .none, ViewTypes.has(.leaf, fact.type.name) { return .exactly(1) }
      let isExtension = index.owner(member).map { !index[$0].isProjectType } ?? false
      return result(of: member, base: isExtension ? base : nil, depth: depth)
    }
    guard let base else { return .unknown }
    if node.syntax.kind == .identifierExpr {
      return node.name == .`self` || node.name == .content ? base : .unknown
    }
    // `padding()` for `self.padding()`.
    let isImplicit = node.isCall && node.syntax.callee?.kind == .identifierExpr
    return isImplicit && index.isModifierName(node.name) ? base : .unknown
  }
}

extension Index {
  /// Whether it is a modifier of Apple's, which produces as many views as its base.
  fileprivate func isModifierName(_ name: Name) -> Bool {
    Modifiers.isModifier(name) && name != .modifier
  }
}
