// The resolved uses of one member's body, getter or initial value.

import Frameworks
import Syntax

/// What a use refers to.
public enum Target: Hashable, Sendable {
  case unknown
  /// A member or global of the project, uniquely resolved.
  case member(MemberID)
  /// `T(…)` of a type of the project.
  case construction(TypeID)
  /// `T(…)` of a framework's type.
  case frameworkConstruction(Name)
  /// A member of a framework's type; the name is `.none` if the type of the receiver is unknown.
  case framework(receiver: Name, isStatic: Bool)
  /// A call of a global function that the project does not declare.
  case frameworkFunction
  /// A local; if the use is a call, its closure is called.
  case local(Int32)
  /// The type itself, `self`, and other uses without a declaration.
  case plain
}
/// The resolved uses of one member's body, getter or initial value. Uses, closures and locals are numbered from 0
/// within the body. It holds node numbers, and keeps no tree alive. It depends on the text of its own file and on
/// declarations, and on no code of other files.
public final class Body: Sendable {
  /// The member whose code this is, and its file.
  public let member: MemberID
  public let file: SourceFile
  /// Empty for a member that is too large to be analyzed (`Index.isLeftOut`), like the other tables.
  public let uses: [UseFact]
  public let closures: [ClosureFact]
  public let locals: [LocalFact]
  private let labels: [Name]
  /// For each use 1 + the position of its type in `distinctTypes`; 0 if the type is not known. Most uses of a body
  /// share a few types.
  private let types: [UInt32]
  private let distinctTypes: [StaticType]
  private let targets: [Target]

  init(of member: MemberID, in index: Index) {
    let facts = (index.knownUnresolvedBody(of: member) ?? UnresolvedBody(of: member, in: index)).facts
    var resolver = Resolver(index: index, member: member, body: facts)
    resolver.run()
    self.member = member
    file = resolver.file
    uses = facts.uses
    closures = facts.closures
    locals = facts.locals
    labels = facts.labels
    types = resolver.types
    distinctTypes = resolver.distinctTypes.fitted
    targets = resolver.targets
  }

  /// The type of a use; nil if it is not known or if there is no such use.
  public func type(_ use: Int) -> StaticType? {
    use >= 0 && use < types.count && types[use] > 0 ? distinctTypes[Int(types[use]) - 1] : nil
  }
  /// The target of a use; `.unknown` if there is no such use.
  public func target(_ use: Int) -> Target { use >= 0 && use < targets.count ? targets[use] : .unknown }
  /// The labels of the arguments of a call, trailing closures included.
  public func labels(of use: UseFact) -> ArraySlice<Name> {
    labels[Int(use.labels.lowerBound)..<Int(use.labels.upperBound)]
  }
  /// The expression of a use. The node is valid until the next `Index.forgetNodes`.
  public func node(_ use: Int) -> Node { file.tree.node(Int(uses[use].node)) }
  /// The last use at an expression, which covers the whole of it; nil if there is none. The first call is linear in
  /// the number of uses.
  public func use(at node: Node) -> Int? {
    usesByNode.value { UsesByNode(uses) }.use(node.number)
  }
  private let usesByNode = OnceSlot<UsesByNode>()

  /// The numbers of the uses at or inside of an expression, in the order of the uses. After the first call,
  /// logarithmic in the size of the body.
  public func uses(in node: Node) -> [Int] { uses(in: node.numbers) }

  /// The same for a range of node numbers.
  public func uses(in range: Range<UInt32>) -> [Int] {
    nodesInOrder.value { FactsInOrder(uses.map(\.node)) }.numbers(in: range).sorted()
  }
  private let nodesInOrder = OnceSlot<FactsInOrder>()

  /// The numbers of the uses that have a name, in ascending order. Logarithmic in the size of a large body, after the
  /// first call.
  public func uses(named name: Name) -> [Int] {
    if uses.count <= Self.fewUses { return uses.indices.filter { uses[$0].name == name } }
    return Array(usesByName.value { FactsInOrder(uses.map(\.name.id)) }.numbers(in: name.id..<name.id + 1))
  }
  /// To look at so many uses for each of their names costs less than to sort them.
  private static let fewUses = 200
  private let usesByName = OnceSlot<FactsInOrder>()

  /// The number of the closure, or of the function inside the body, at a node; nil if there is none.
  public func closure(at node: Node) -> Int? {
    closuresInOrder.value { FactsInOrder(closures.map(\.node)) }.numbers(in: node.number..<node.number + 1).last
  }
  /// The numbers of the closures at or inside of an expression, in ascending order.
  public func closures(in node: Node) -> [Int] {
    closuresInOrder.value { FactsInOrder(closures.map(\.node)) }.numbers(in: node.numbers).sorted()
  }
  private let closuresInOrder = OnceSlot<FactsInOrder>()
}

/// Uses by node number.
private final class UsesByNode: Sendable {
  private let first: UInt32
  /// For each node from `first` on 1 + its last use; 0 if there is none. In 16 bits, except for bodies with more than
  /// 65 534 uses.
  private let uses: [UInt16]
  private let manyUses: [UInt32]

  init(_ facts: [UseFact]) {
    let first = facts.lazy.map(\.node).min() ?? 0
    let count = Int((facts.lazy.map(\.node).max() ?? 0) - first) + 1
    var uses: [UInt16] = []
    var manyUses: [UInt32] = []
    if facts.count < UInt16.max {
      uses = Array(repeating: 0, count: count)
      for (i, fact) in facts.enumerated() { uses[Int(fact.node - first)] = UInt16(i + 1) }
    } else {
      manyUses = Array(repeating: 0, count: count)
      for (i, fact) in facts.enumerated() { manyUses[Int(fact.node - first)] = UInt32(i + 1) }
    }
    self.first = first
    self.uses = uses
    self.manyUses = manyUses
  }

  func use(_ node: UInt32) -> Int? {
    guard node >= first, Int(node - first) < max(uses.count, manyUses.count) else { return nil }
    let place = Int(node - first)
    let use = uses.isEmpty ? Int(manyUses[place]) : Int(uses[place])
    return use == 0 ? nil : use - 1
  }
}

extension Index {
  /// What an identifier, a member access or a call in the body refers to.
  public func target(of node: Node, in body: Body) -> Target {
    use(at: node, in: body).map { body.target($0) } ?? .unknown
  }

  /// The number of the use at an identifier, a member access or a call in the body; nil if there is none.
  public func use(at node: Node, in body: Body) -> Int? {
    guard let known = body.use(at: node) else { return nil }
    if body.uses[known].kind != .value { return known }
    return body.uses(in: node.number..<node.number + 1).first { body.uses[$0].kind != .value }
  }

  /// The nodes below `row` in which `name` refers to a parameter of this closure. Linear in the size of the closure,
  /// for `$0` times the depth. The nodes belong to the tree of `row`.
  public func references(to name: Name, in row: Node) -> [Node] {
    let isAnonymous = text(name).hasPrefix("$")
    return row.descendants.filter { node in
      guard node.kind == .identifierExpr, node.name == name else { return false }
      // `$0` belongs to the innermost closure.
      return !isAnonymous || node.ancestor { $0.kind == .closure } == row
    }
  }
}
