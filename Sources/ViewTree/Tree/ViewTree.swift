// What SwiftUI sees in one body: a flat tree of views, modifiers, branches and slots for content.

import Frameworks
import Project
import Syntax

/// What a node of the view tree is.
public enum ViewKind: UInt8, Sendable {
  /// The root: the whole body. Its children are the views that the builder joins into a tuple, or,
  /// without a builder, one `alternative` for each `return`.
  case body
  /// A view that is built by its type: `Text("a")`. Its children are `slot`s.
  case element
  /// A modifier and the view that it is applied to: the base, then `slot`s.
  case modified
  /// `if`, `switch`, `#if` or a ternary: `branch`es.
  case conditional
  /// One arm: the views that it holds; none for an empty one.
  case branch
  /// Content that a closure or an argument gives to an element or a modifier: views.
  case slot
  /// `AnyView(…)`, or a modifier of the project that erases: the erased view.
  case erased
  /// A view that comes from a property, function, parameter or local.
  case reference
  /// One `return` of a body without a builder: a view.
  case alternative
  /// Something that is no view as far as one can see.
  case unknown
}

/// What decides between branches.
public enum ConditionalForm: UInt8, Sendable {
  case none, ifElse, ifLet, switchCase, ternary, availability, compileTime
}

public struct ViewNode: Sendable {
  public let kind: ViewKind
  /// The expression, statement or closure.
  public let syntax: Node
  /// Index of the parent; -1 for the root.
  public let parent: Int
  /// Index after the last descendant.
  public internal(set) var end: Int
  /// The name of the type, modifier or member; the label of a slot.
  public let name: Name
  /// The project's type that an element builds.
  public var type: TypeID?
  /// The project's member that a reference or modifier names.
  public var member: MemberID?
  /// What becomes of the content of a slot.
  public var use: ClosureUse?
  public var form: ConditionalForm = .none
  /// A conditional that always takes the same branch while the program runs.
  public var isConstant = false
  /// A conditional that has a branch for every value.
  public var isExhaustive = false
}

/// The view tree of one body, in pre-order: descendants of `i` are `i + 1 ..< nodes[i].end`.
public final class ViewTree: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  public let file: Int
  /// The property or function whose body it is.
  public let member: MemberID
  /// The type that it belongs to.
  public let owner: TypeID?
  /// The result builder is at work: `if` and `switch` become branches of the view's type.
  public let isBuilder: Bool
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

  public subscript(i: Int) -> ViewNode { nodes[i] }

  /// Indices of the direct children.
  public func children(of i: Int) -> [Int] {
    var found: [Int] = []
    var child = i + 1
    while child < nodes[i].end {
      found.append(child)
      child = nodes[child].end
    }
    return found
  }

  /// Proper ancestors, innermost first.
  public func ancestors(of i: Int) -> [Int] {
    var found: [Int] = []
    var current = nodes[i].parent
    while current >= 0 {
      found.append(current)
      current = nodes[current].parent
    }
    return found
  }

  /// The node inside its modifiers and single-child wrappers, and the modifiers from the inside out.
  public func unmodified(_ i: Int) -> (base: Int, modifiers: [Int]) {
    var modifiers: [Int] = []
    var current = i
    while nodes[current].kind == .modified, let base = children(of: current).first {
      modifiers.append(current)
      current = base
    }
    return (current, modifiers.reversed())
  }

  /// Is the node built once for each element of a collection?
  public func isInRow(_ i: Int) -> Bool {
    for ancestor in ancestors(of: i) where nodes[ancestor].kind == .slot {
      guard let use = nodes[ancestor].use else { continue }
      if use.kind == .presentation { return false }
      if use.role == .row { return true }
    }
    return false
  }

  /// Is it a row of a container that builds rows as they appear?
  public func isInLazyRow(_ i: Int) -> Bool {
    var sawRow = false
    for ancestor in ancestors(of: i) {
      let node = nodes[ancestor]
      if node.kind == .slot, let use = node.use {
        if use.kind == .presentation || use.kind == .menu { return false }
        if use.role == .row { sawRow = true }
      }
      if node.kind == .element, sawRow, ViewTypes.has(.lazyContainer, node.name) { return true }
    }
    return false
  }

  /// Does a slot of this kind lie between the node and the nearest presentation or the root?
  public func isInside(_ kind: ContentKind, _ i: Int) -> Bool {
    ancestors(of: i).contains { nodes[$0].kind == .slot && nodes[$0].use?.kind == kind }
  }
}

extension Index {
  /// The view trees of all bodies in a file, in the order of the source.
  public func viewTrees(of file: SourceFile) -> [ViewTree] {
    var trees: [ViewTree] = []
    for i in file.members.indices {
      let fact = file.members[i]
      guard fact.hasBody else { continue }
      let id = member(file: file.number, fact: i)
      guard isViewMember(fact, owner: owner(id), file: file.number) else { continue }
      trees.append(viewTree(of: id))
    }
    return trees
  }

  /// The view tree of one property or function. Kept for a while once it was asked for: see `forgetNodes`.
  public func viewTree(of member: MemberID) -> ViewTree {
    derivation(.viewTree, of: member.number) {
      var construction = TreeConstruction(index: self, member: member)
      return construction.run()
    }
  }

  /// Does a result builder transform the member's body? Not if it returns explicitly.
  public func isBuilder(_ member: MemberID) -> Bool {
    let fact = self[member]
    guard let block = bodyBlock(of: member), block.returnStatements.isEmpty else { return false }
    if fact.attributes.contains(where: { Builders.kind(of: $0) != nil }) { return true }
    let isViewLike = owner(member).map { self[$0].traits.contains(.viewLike) } ?? false
    if isViewLike, Conformances.isBuilderRequirement(fact.name) { return true }
    // The requirement that it implements may be a builder.
    guard let owner = owner(member) else { return false }
    return self[owner].ancestors.prefix(Self.conformanceLimit).contains { ancestor in
      self[ancestor].kind == .protocol
        && ownMembers(named: fact.name, of: ancestor).contains {
          self[$0].attributes.contains { Builders.kind(of: $0) != nil }
        }
    }
  }

  /// The expression that is all of a getter.
  public func singleExpression(of member: MemberID) -> Node? {
    guard let block = bodyBlock(of: member) else { return nil }
    let statements = block.statements
    guard statements.count == 1 else { return nil }
    return statements[0].kind == .returnStmt ? statements[0].firstChild : statements[0]
  }

  /// The block with the statements of a property's getter or of a function.
  public func bodyBlock(of member: MemberID) -> Node? {
    let node = node(member)
    if let block = node.child(.codeBlock) { return block }
    return node.child(.accessorBlock)?.descendants
      .first { $0.kind == .accessor && $0.name == .get }?.child(.codeBlock)
  }
}
