// What SwiftUI sees in one body: a flat tree of views, modifiers, branches and slots for content.

import Frameworks
import Project
import Syntax

/// The kind of a node of the view tree.
public enum ViewKind: UInt8, Sendable {
  /// The root: the whole body. Its children are the views that the builder joins into a tuple, or, without a builder,
  /// one `alternative` for each `return`.
  case body
  /// A view that is constructed by its type: `Text("a")`. Its children are `slot`s.
  case element
  /// A modifier and the view that it modifies: the base, then `slot`s.
  case modified
  /// `if`, `switch`, `#if` or a ternary: `branch`es.
  case conditional
  /// One arm: the views in it, possibly none.
  case branch
  /// Content that a closure or an argument passes to an element or a modifier: views.
  case slot
  /// `AnyView(…)`, or a modifier of the project that erases: the erased view.
  case erased
  /// A view from a property, function, parameter or local; also a modifier without a receiver, as in `animation(nil)`
  /// in an extension of `View`.
  case reference
  /// One `return` of a body without a builder: a view.
  case alternative
  /// An expression that is not known to be a view.
  case unknown
}

/// What decides between branches. An `if` with several conditions is `ifLet` if one of them binds or matches. `none` is
/// that of nodes that are not conditional.
public enum ConditionalForm: UInt8, Sendable {
  case none, ifElse, ifLet, switchCase, ternary, availability, compileTime
}

/// A node of a view tree.
public struct ViewNode: Sendable {
  public let kind: ViewKind
  /// The expression, statement or closure. The node is valid until `Index.forgetNodes`.
  public let syntax: Node
  /// The number of the parent; -1 for the root.
  public let parent: Int
  /// The number after the last descendant.
  public internal(set) var end: Int
  /// The name of the type, modifier or member; the label of a slot.
  public let name: Name
  /// The type of the project that an element constructs.
  public var type: TypeID?
  /// The member of the project that a reference or modifier names.
  public var member: MemberID?
  /// The role of the content of a slot.
  public var use: ClosureUse?
  public var form: ConditionalForm = .none
  /// Whether a conditional always takes the same branch while the program runs.
  public var isConstant = false
  /// Whether a conditional has a branch for every value.
  public var isExhaustive = false

  /// Whether it is written as a call: `Text("a")`, `.padding()`, `badge()`; not `badge`, and not a statement.
  public var isCall: Bool { syntax.kind == .call }
  /// Whether this is a view that a framework declares, not the project.
  public var isFrameworkElement: Bool { kind == .element && type == nil }
  /// Whether this is the framework's view of that name.
  public func isFrameworkElement(_ known: Name.Known) -> Bool { isFrameworkElement && name == known }
  /// Whether this is the content that is built for each element of a collection.
  public var isRowSlot: Bool { kind == .slot && use?.role == .row }
}

/// The view tree of one body, in pre-order: descendants of `i` are `i + 1 ..< nodes[i].end`.
public final class ViewTree: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// The number of the file.
  public let file: Int
  /// The property or function with the body.
  public let member: MemberID
  /// The type of the member; nil for a global.
  public let owner: TypeID?
  /// Whether a result builder transforms the body, so that `if` and `switch` become branches of the view's type.
  public let isBuilder: Bool
  /// In pre-order. The root is node 0, and the number of a node is its position here.
  public let nodes: [ViewNode]
  public let body: Body

  init(_ construction: TreeConstruction, isBuilder: Bool) {
    file = construction.file.number
    member = construction.member
    owner = construction.owner
    self.isBuilder = isBuilder
    nodes = construction.nodes
    body = construction.body
  }

  /// The node with this number, which must exist. Its `syntax` is valid until `Index.forgetNodes`.
  public subscript(i: Int) -> ViewNode { nodes[i] }

  /// The nodes whose syntax has this number, in pre-order: a slot for an argument has the syntax of what is in it.
  /// After the first call logarithmic in the size of the tree.
  public func nodes(at syntax: UInt32) -> ArraySlice<Int> {
    nodesBySyntax.value { FactsInOrder(nodes.map(\.syntax.number)) }.numbers(in: syntax..<syntax + 1)
  }
  private let nodesBySyntax = OnceSlot<FactsInOrder>()

  /// The numbers of the direct children. Linear in their number.
  public func children(of i: Int) -> [Int] {
    var found: [Int] = []
    var child = i + 1
    while child < nodes[i].end {
      found.append(child)
      child = nodes[child].end
    }
    return found
  }

  /// The numbers of the proper ancestors, innermost first. Linear in the depth of the node.
  public func ancestors(of i: Int) -> [Int] {
    var found: [Int] = []
    var current = nodes[i].parent
    while current >= 0 {
      found.append(current)
      current = nodes[current].parent
    }
    return found
  }

  /// The number of the view inside its modifiers, and those of the modifiers, innermost first. Linear in their count.
  public func unmodified(_ i: Int) -> (base: Int, modifiers: [Int]) {
    var modifiers: [Int] = []
    var current = i
    // What a modifier modifies is its first child, which follows it.
    while nodes[current].kind == .modified, nodes[current].end > current + 1 {
      modifiers.append(current)
      current += 1
    }
    return (current, modifiers.reversed())
  }

  /// Whether the node is built once for each element of a collection.
  public func isInRow(_ i: Int) -> Bool {
    for ancestor in ancestors(of: i) where nodes[ancestor].kind == .slot {
      guard let use = nodes[ancestor].use else { continue }
      if use.kind == .presentation { return false }
      if use.role == .row { return true }
    }
    return false
  }

  /// Whether the node is a row of a container that builds rows on demand.
  public func isInLazyRow(_ i: Int) -> Bool {
    var sawRow = false
    for ancestor in ancestors(of: i) {
      let node = nodes[ancestor]
      if node.kind == .slot, let use = node.use {
        if use.kind == .presentation || use.kind == .menu || node.name == .destination { return false }
        if use.role == .row { sawRow = true }
      }
      if node.kind == .element, sawRow, ViewTypes.has(.lazyContainer, node.name) { return true }
    }
    return false
  }

  /// Whether the node is in the destination of a link, also of one of the project: it is shown on another screen.
  public func isInDestination(_ i: Int) -> Bool {
    ancestors(of: i).contains { nodes[$0].kind == .slot && nodes[$0].name == .destination }
  }

  /// Whether a slot of this kind is anywhere around the node, up to the root. Unlike `isShown(as:)`, it also looks
  /// beyond presentations.
  public func isInside(_ kind: ContentKind, _ i: Int) -> Bool {
    ancestors(of: i).contains { nodes[$0].kind == .slot && nodes[$0].use?.kind == kind }
  }
}

extension ViewTree {
  /// Whether a container shows it as one of its views.
  public func isAmongViews(_ i: Int) -> Bool {
    for ancestor in ancestors(of: i) {
      let node = self[ancestor]
      switch node.kind {
      case .modified, .conditional, .branch: continue
      case .slot:
        let parent = self[node.parent]
        return node.use?.kind == .plain && parent.kind == .element && ViewTypes.has(.container, parent.name)
      default: return false
      }
    }
    return false
  }
}

extension Index {
  /// The view trees of all view members in a file, in the order of the source. Builds those that are not cached.
  public func viewTrees(of file: SourceFile) -> [ViewTree] { viewMembers(of: file).map { viewTree(of: $0) } }

  /// The properties and functions in a file that have a view tree, in the order of the source.
  public func viewMembers(of file: SourceFile) -> [MemberID] {
    file.members.indices.compactMap { i in
      let id = member(file: file.number, fact: i)
      return file.members[i].hasBody && isViewMember(file.members[i], owner: owner(id), file: file.number) ? id : nil
    }
  }

  /// The view tree of one property or function. The first call is linear in the size of its body; cached until
  /// `forgetNodes`. Empty for a member that is not analyzed.
  public func viewTree(of member: MemberID) -> ViewTree {
    derivation(.viewTree, of: member.number) {
      var construction = TreeConstruction(index: self, member: member)
      return construction.run()
    }
  }

  /// Whether a result builder transforms the body of the member. False if it returns explicitly.
  public func isBuilder(_ member: MemberID) -> Bool {
    let fact = self[member]
    guard let block = bodyBlock(of: member), block.returnStatements.isEmpty else { return false }
    if fact.attributes.contains(where: { Builders.kind(of: $0) != nil }) { return true }
    let isViewLike = owner(member).map { self[$0].traits.contains(.viewLike) } ?? false
    if isViewLike, Conformances.isBuilderRequirement(fact.name) { return true }
    // The requirement that it implements may declare a builder.
    guard let owner = owner(member) else { return false }
    return self[owner].ancestors.prefix(Self.conformanceLimit).contains { ancestor in
      self[ancestor].kind == .protocol
        && ownMembers(named: fact.name, of: ancestor).contains {
          self[$0].attributes.contains { Builders.kind(of: $0) != nil }
        }
    }
  }

  /// The only expression of a getter or function; nil if its body has other statements. The node is valid until
  /// `forgetNodes`.
  public func singleExpression(of member: MemberID) -> Node? {
    bodyBlock(of: member)?.onlyResult
  }

  /// The block of a property's getter or of a function; nil if there is none. The node is valid until `forgetNodes`.
  public func bodyBlock(of member: MemberID) -> Node? {
    let node = node(member)
    if let block = node.child(.codeBlock) { return block }
    return node.child(.accessorBlock)?.descendants
      .first { $0.kind == .accessor && $0.name == .get }?.child(.codeBlock)
  }
}
