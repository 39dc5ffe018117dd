// What a `ForEach` or `List` iterates, how it identifies its rows, and what its rows do with a position.

import Frameworks
import Project
import Syntax

/// How the data of a `ForEach` is computed. Nodes are those of the innermost expression: for
/// `Array(pets.enumerated())` the collection is `pets`.
/// Its nodes are valid until `Index.forgetNodes`.
public enum RowSource: Sendable {
  /// `a..<b` or `a...b`: the sequence with the operator.
  case range(Node)
  /// An expression of type `Range<Int>`.
  case rangeValue(Node)
  /// `pets.indices`, `pets.enumerated()`, `pets.indexed()`: the collection.
  case indices(of: Node)
  case enumerated(Node)
  case indexed(Node)
  /// `zip(a, b)`
  case zipped(Node, Node)
  /// `stride(from:to:by:)`: the call.
  case stride(Node)
  /// Any other expression.
  case collection(Node)
}

/// What identifies the rows of a `ForEach`.
public enum RowKey: Sendable, Equatable {
  /// No `id:`: the elements are `Identifiable`, or the data is a constant range.
  case absent
  /// The position in the collection.
  case position
  /// A property of the element.
  case element
}

/// A `ForEach` or `List` with data. Its nodes are valid until `Index.forgetNodes`.
public struct RowData: Sendable {
  public let call: Node
  /// The first argument as it is written.
  public let data: Node
  /// The value of `id:`; nil without one.
  public let id: Node?
  /// The closure or function that builds a row; nil if there is none.
  public let row: Node?
  /// How the data is computed, and what identifies the rows.
  public let source: RowSource
  /// The body in which the names in `source` are resolved.
  public let body: Body
  public let key: RowKey
  /// Whether the source is in the call itself, at most inside of an `Array`, and iterated as a whole.
  public let isDirect: Bool
}

/// The loops of one body.
private final class KeptRows: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let inOrder: [RowData]
  /// By node number of the call.
  let numbers: [UInt32: Int]

  init(_ rows: [RowData]) {
    inOrder = rows
    numbers = Dictionary(rows.enumerated().map { ($1.call.number, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Index {
  /// The `ForEach`es and `List`s with data in the body of a member, in the order of the source. Cached until
  /// `forgetNodes`.
  public func rowData(in member: MemberID) -> [RowData] {
    // Every member is asked, and most have none.
    let file = files[file(member)]
    return file.mentions(.ForEach) || file.mentions(.List) ? rows(of: member).inOrder : []
  }

  /// The data of one of these calls; nil for other calls.
  public func rowData(of call: Node, in member: MemberID) -> RowData? {
    let rows = rows(of: member)
    return rows.numbers[call.number].map { rows.inOrder[$0] }
  }

  private func rows(of member: MemberID) -> KeptRows {
    derivation(.rowData, of: member.number) { KeptRows(findRowData(in: member)) }
  }

  private func findRowData(in member: MemberID) -> [RowData] {
    func isRowContainer(_ use: UseFact) -> Bool {
      use.isCall && (use.name == .ForEach || use.name == .List)
    }
    let file = files[file(member)]
    guard file.mentions(.ForEach) || file.mentions(.List), mentionsRowContainer(node(member)) else { return [] }
    let body = body(of: member)
    guard body.uses.contains(where: isRowContainer) else { return [] }
    let declaration = node(member)
    var found: [RowData] = []
    for i in body.uses.indices where isRowContainer(body.uses[i]) {
      guard case .frameworkConstruction = body.target(i) else { continue }
      let call = body.node(i)
      // A type declared in the body has members of its own.
      let isNested = call.ancestors.prefix { $0 != declaration }.contains {
        $0.kind == .structDecl || $0.kind == .classDecl || $0.kind == .enumDecl
      }
      if !isNested, let data = rowData(call, in: body) { found.append(data) }
    }
    return found.sorted { $0.call.number < $1.call.number }
  }

  private func mentionsRowContainer(_ declaration: Node) -> Bool {
    declaration.descendants.contains { $0.name == .ForEach || $0.name == .List }
  }

  private func rowData(_ call: Node, in body: Body) -> RowData? {
    guard let first = call.arguments.first, first.name == .none, let data = first.value, data.kind != .closure
    else { return nil }
    let id = call.argument(.id)
    let row =
      call.argument(.content) ?? call.argument(.rowContent) ?? call.trailingClosures.first?.value
      ?? call.arguments.last { $0.name == .none && $0.value?.kind == .closure }?.value
    let (source, sourceBody, isDirect) = rowSource(data, in: body)
    return RowData(
      call: call, data: data, id: id, row: row, source: source, body: sourceBody,
      key: id.map { key($0, of: source, in: sourceBody) } ?? .absent, isDirect: isDirect)
  }

  // MARK: The source

  private func rowSource(_ data: Node, in body: Body) -> (RowSource, Body, isDirect: Bool) {
    var node = data.unwrapped
    var isDirect = true
    var depth = 0
    while depth < FollowLimit.chain {
      depth += 1
      if let source = positions(node, in: body) { return (source, body, isDirect) }
      switch node.kind {
      case .call:
        guard let callee = node.callee else { break }
        if callee.kind == .identifierExpr {
          if callee.name == .Array || callee.name == .ArraySlice, node.arguments.count == 1,
            let value = node.unlabelledArgument
          {
            node = value.unwrapped
            continue
          }
        } else if callee.kind == .memberAccess, let base = callee.base, Self.keepsElements(callee.name, node) {
          node = base.unwrapped
          isDirect = false
          continue
        }
      case .memberAccess where node.name == .lazy:
        if let base = node.base {
          node = base.unwrapped
          continue
        }
      default: break
      }
      guard let (value, valueBody) = definition(of: node, in: body) else { break }
      // Only an expression that leads to positions is followed; a collection is better described by its name.
      let followed = rowSource(value, in: valueBody)
      if case .collection = followed.0 { break }
      return (followed.0, followed.1, false)
    }
    if isRangeValue(node, in: body) { return (.rangeValue(node), body, isDirect) }
    return (.collection(node), body, isDirect)
  }

  /// `indices`, `enumerated()` and similar expressions in their own spelling; nil for others.
  private func positions(_ node: Node, in body: Body) -> RowSource? {
    switch node.kind {
    case .sequence:
      let isRange = node.children.contains {
        $0.kind == .binaryOperator && ($0.text == "..<" || $0.text == "...")
      }
      if isRange { return .range(node) }
      // `isOpen ? open.enumerated() : all.enumerated()`
      guard let arms = node.asTernary?.arms, arms.count > 1,
        arms.allSatisfy({ if case .enumerated? = positions($0.unwrapped, in: body) { true } else { false } })
      else { return nil }
      return .enumerated(node)
    case .memberAccess:
      if node.name == .indices, let base = node.base { return .indices(of: base.unwrapped) }
      return nil
    case .call:
      guard let callee = node.callee else { return nil }
      if callee.kind == .memberAccess, let base = callee.base, node.arguments.isEmpty {
        if callee.name == .enumerated { return .enumerated(base.unwrapped) }
        if callee.name == .indexed { return .indexed(base.unwrapped) }
      }
      guard callee.kind == .identifierExpr else { return nil }
      let arguments = node.arguments
      if callee.name == .zip, arguments.count == 2, let a = arguments[0].value, let b = arguments[1].value {
        return .zipped(a.unwrapped, b.unwrapped)
      }
      return callee.name == .stride ? .stride(node) : nil
    default: return nil
    }
  }

  /// Whether `x.name(…)` returns elements of `x` unchanged.
  private static func keepsElements(_ name: Name, _ call: Node) -> Bool {
    switch name.known {
    case .reversed, .filter, .sorted, .prefix, .suffix, .dropFirst, .dropLast, .shuffled: return true
    case .map:
      // `map { $0 }`
      let closure = call.trailingClosures.first?.value ?? call.unlabelledArgument
      guard let closure, closure.kind == .closure else { return false }
      let statements = closure.statements
      return statements.count == 1 && statements[0].kind == .identifierExpr
    default: return false
    }
  }

  /// The value of a constant local or of a getter with one expression; nil for other expressions.
  private func definition(of node: Node, in body: Body) -> (Node, Body)? {
    let file = files[file(body.member)]
    let target = target(of: node, in: body)
    switch target {
    case .local(let i) where node.kind == .identifierExpr:
      let local = body.locals[Int(i)]
      guard local.node != 0, !local.isMutable,
        let value = file.tree.node(Int(local.node)).initialValue
      else { return nil }
      return (value, body)
    case .member(let id):
      guard self[id].kind == .computedProperty, id != body.member, let value = singleExpression(of: id)
      else { return nil }
      return (value, self.body(of: id))
    default: return nil
    }
  }

  private func isRangeValue(_ node: Node, in body: Body) -> Bool {
    guard let use = use(at: node, in: body) else { return false }
    if let type = body.type(use) { return type.name == .Range }
    // `let visible = 0..<20`
    guard case .member(let id) = body.target(use), self[id].type == .unknown,
      let value = self.node(id).initialValue, value.kind == .sequence
    else { return false }
    return value.children.contains { $0.kind == .binaryOperator && $0.text == "..<" }
  }

  // MARK: The key

  private func key(_ id: Node, of source: RowSource, in body: Body) -> RowKey {
    guard let path = id.asKeyPath?.names else { return .element }
    switch source {
    case .range, .rangeValue, .indices, .stride: return path.isEmpty ? .position : .element
    case .enumerated: return path == ["offset"] || path == ["0"] ? .position : .element
    case .indexed: return path == ["index"] || path == ["0"] ? .position : .element
    case .zipped(let a, let b):
      if path == ["0"] { return isPosition(a, in: body) ? .position : .element }
      if path == ["1"] { return isPosition(b, in: body) ? .position : .element }
      return .element
    case .collection: return .element
    }
  }

  /// Whether the elements are positions: `pets.indices`, `0...`, `1..<n`.
  private func isPosition(_ node: Node, in body: Body) -> Bool {
    if node.kind == .postfixExpr { return node.text.hasSuffix("...") }
    return switch rowSource(node, in: body).0 {
    case .range, .rangeValue, .indices, .stride: true
    default: false
    }
  }

  // MARK: The collection

  /// The collections whose positions the rows are: `pets` for `pets.indices`, `0..<pets.count` and `zip(pets.indices,
  /// pets)`.
  public func collections(of data: RowData) -> [Node] {
    switch data.source {
    case .indices(let collection), .enumerated(let collection), .indexed(let collection):
      return [collectionItself(collection)]
    case .zipped(let a, let b):
      return [isPosition(a, in: data.body) ? b : a].map { collectionItself($0) }
    case .range(let node), .stride(let node), .rangeValue(let node):
      return counted(in: node, data.body, depth: 0)
    case .collection: return []
    }
  }

  /// `pets` for `pets.reversed()`.
  private func collectionItself(_ node: Node) -> Node {
    var node = node.unwrapped
    while true {
      if node.isMember(named: .lazy), let base = node.base {
        node = base.unwrapped
      } else if node.kind == .call, let callee = node.callee {
        if callee.kind == .identifierExpr, callee.name == .Array, let value = node.unlabelledArgument {
          node = value.unwrapped
        } else if callee.kind == .memberAccess, let base = callee.base, Self.keepsElements(callee.name, node),
          callee.name != .sorted, callee.name != .filter
        {
          node = base.unwrapped
        } else {
          return node
        }
      } else {
        return node
      }
    }
  }

  /// The collections whose count an expression reads.
  private func counted(in node: Node, _ body: Body, depth: Int) -> [Node] {
    var found: [Node] = []
    func look(_ node: Node) {
      if node.isMember(named: .count) || node.isMember(named: .endIndex), let base = node.base {
        found.append(base.unwrapped)
        return
      }
      if node.isName, depth < FollowLimit.helpers,
        let (value, valueBody) = definition(of: node, in: body)
      {
        found += counted(in: value, valueBody, depth: depth + 1)
        return
      }
      for child in node.children where child.kind != .closure { look(child) }
    }
    look(node)
    return found
  }

  /// The type of an expression, or of the value that it is a binding to; nil if it is not known.
  public func valueType(of node: Node, in body: Body) -> StaticType? {
    node.isBinding ? boundType(of: node, in: body) : body.use(at: node.unwrapped).flatMap { body.type($0) }
  }

  /// The type of the elements of a collection, or of one that it is a binding to; nil if it is not known.
  public func elementType(of collection: Node, in body: Body) -> StaticType? {
    valueType(of: collection, in: body).flatMap { elementType(of: $0, scope: owner(body.member)) }
  }

  // MARK: The row

  /// The parameter nodes of the closure that builds a row; empty if it has no signature.
  public func rowParameters(of row: Node) -> [Node] {
    guard let signature = row.closureSignature else { return [] }
    if let clause = signature.child(.parameterClause) {
      return clause.children.filter { $0.kind == .parameter }
    }
    return signature.children.filter { $0.kind == .closureParameter }
  }
}
