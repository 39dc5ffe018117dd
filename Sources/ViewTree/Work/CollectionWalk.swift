// A walk through a collection: where it starts, what it keeps, whether it is part of another walk.

import Frameworks
import Project
import Syntax

/// A call that walks through a collection.
struct CollectionWalk {
  /// The expression at the start of the whole chain.
  let collection: Node
  let closure: Int32

  enum Element { case row, anything }
  /// How many steps of a chain are followed to the collection. After more, the last step counts as the collection.
  private static let stepLimit = 24
  /// How many elements are so few that a walk through them costs nothing.
  private static let fewElements = 16

  /// Nil for cheap walks: few elements, or constant ones; a lazy walk; `map` of an optional.
  init?(of use: Int, in body: Body, index: Index) {
    closure = body.uses[use].closure
    let call = body.node(use)
    guard call.kind == .call, let first = Self.base(of: call) else { return nil }
    switch call.calledName.known {
    case .map, .flatMap:
      if Self.isOptional(first, in: body, index: index) { return nil }
    default: break
    }
    var node = first.unwrapped
    for _ in 0..<Self.stepLimit {
      if index.hasConstantCount(node, in: body) { return nil }
      switch node.kind {
      case .optionalChaining, .forceUnwrap:
        guard let inner = node.firstChild else { return nil }
        node = inner.unwrapped
        continue
      case .memberAccess:
        if node.name == .lazy { return nil }
        guard let base = node.base, node.name == .keys || node.name == .values || node.name == .indices else {
          break
        }
        node = base.unwrapped
        continue
      case .call:
        // The results of a database are read when they are shown.
        if index.text(node.calledName) == "objects" { return nil }
        guard Self.isStep(node), let base = Self.base(of: node) else { break }
        if node.calledName == .prefix || node.calledName == .suffix, let limit = node.unlabelledArgument,
          Self.isSmall(limit)
        {
          return nil
        }
        node = base.unwrapped
        continue
      default: break
      }
      break
    }
    if let use = body.use(at: node), case .local(let i) = body.target(use), Self.isFilledByHand(i, in: body) {
      return nil
    }
    collection = node
  }

  /// Whether it is a local in the closure that the outer walk calls, so that all inner walks together are the outer
  /// walk again.
  func isMade(inClosureOf outer: Int, in body: Body) -> Bool {
    guard let use = root(in: body), case .local(let i) = body.target(use) else { return false }
    let local = body.locals[Int(i)]
    return body.closures(in: body.node(outer)).contains { number in
      let fact = body.closures[number]
      guard Int(fact.call) == outer, local.node > fact.node else { return false }
      return local.node < body.file.tree.node(Int(fact.node)).end
    }
  }

  /// Whether the local is `var parts: [String] = []` with a few `append`s outside of loops.
  private static func isFilledByHand(_ local: Int32, in body: Body) -> Bool {
    let fact = body.locals[Int(local)]
    guard fact.isMutable, fact.node > 0, fact.parameter < 0 else { return false }
    let binding = body.file.tree.node(Int(fact.node))
    guard binding.initialValue?.unwrapped.kind == .arrayLiteral,
      let scope = binding.ancestors.first(where: \.isBlock)
    else { return false }
    return body.uses.allSatisfy { use in
      guard use.local == local, use.kind == .identifier else { return true }
      let node = body.file.tree.node(Int(use.node))
      guard let call = node.parent?.parent, node.parent?.kind == .memberAccess, call.kind == .call,
        call.callee == node.parent
      else { return !use.isWritten && !node.isWritten }
      switch call.calledName.known {
      case .append, .insert:
        return call.arguments.first.map { $0.name == Name.none } ?? false
          && !call.ancestors.prefix { $0 != scope }.contains {
            $0.kind == .forStmt || $0.kind == .whileStmt || $0.kind == .repeatStmt || $0.kind == .closure
          }
      default: return !use.isWritten
      }
    }
  }

  /// The receiver of a use: `item` in `item.title`.
  init?(asking use: Int, in body: Body) {
    closure = body.uses[use].closure
    let node = body.node(use)
    let member = node.kind == .call ? node.callee?.unwrapped : node
    guard let base = member?.base else { return nil }
    collection = base.unwrapped
  }

  /// The input of a step in a chain: `x` in `x.filter { … }` and in `Set(x)`. Nil if there is none.
  private static func base(of call: Node) -> Node? {
    guard let callee = call.callee?.unwrapped else { return nil }
    if callee.kind == .memberAccess, callee.name != .`init` { return callee.base }
    return call.arguments.first?.value
  }

  private static func isStep(_ call: Node) -> Bool {
    switch call.calledName.known {
    case .sorted, .filter, .map, .compactMap, .flatMap, .reversed, .prefix, .suffix, .dropFirst, .dropLast,
      .enumerated, .joined, .split, .components, .shuffled, .mapValues, .compactMapValues, .uniqued, .chunked,
      .chunks, .Array, .Set, .Dictionary, .ArraySlice, .zip:
      true
    default: false
    }
  }

  private static func isSmall(_ node: Node) -> Bool {
    let node = node.unwrapped
    return node.kind == .integerLiteral && (Int(node.text).map { $0 <= fewElements } ?? false)
  }

  /// Whether a later step of the chain keeps the rows.
  static func keepsRows(_ name: Name) -> Bool {
    switch name.known {
    case .sorted, .filter, .map, .compactMap, .flatMap, .reversed, .prefix, .suffix, .dropFirst, .dropLast,
      .enumerated, .shuffled, .uniqued, .chunked, .chunks, .indices, .keys, .values, .indexed, .lazy:
      true
    default: false
    }
  }

  /// Whether the value is optional, so that `map` does not walk a collection.
  private static func isOptional(_ node: Node, in body: Body, index: Index) -> Bool {
    let node = node.unwrapped
    guard node.kind != .optionalChaining, node.kind != .forceUnwrap, let use = body.use(at: node) else {
      return false
    }
    return isOptional(use, in: body, index: index, depth: 0)
  }

  private static func isOptional(_ use: Int, in body: Body, index: Index, depth: Int) -> Bool {
    switch body.target(use) {
    case .member(let member): return index[member].type.isOptional
    case .local(let i):
      let local = body.locals[Int(i)]
      if local.type != .unknown { return local.type.isOptional }
      // `if let` and similar conditions unwrap.
      guard local.node != 0, local.initial >= 0, depth < FollowLimit.values else { return false }
      return isOptional(Int(local.initial), in: body, index: index, depth: depth + 1)
    case .framework:
      switch body.uses[use].name.known {
      case .first, .last, .min, .max, .randomElement: return true
      default: return false
      }
    default: return false
    }
  }

  /// The use at the start of the collection's expression: `model` in `model.items`, `items` in `self.items`. Nil if
  /// there is none.
  func root(in body: Body) -> Int? { Self.root(of: collection, in: body) }

  static func root(of expression: Node, in body: Body) -> Int? {
    var node = expression.unwrapped
    for _ in 0..<FollowLimit.uses {
      switch node.kind {
      case .memberAccess:
        guard let base = node.base else { return nil }
        if base.kind == .identifierExpr, base.name == .`self` { return body.use(at: node) }
        node = base.unwrapped
      case .call, .subscriptCall:
        guard let callee = node.callee else { return nil }
        if callee.kind == .identifierExpr { return body.use(at: node) }
        node = callee.unwrapped
      case .optionalChaining, .forceUnwrap, .sequence:
        guard let first = node.firstChild else { return nil }
        node = first.unwrapped
      case .identifierExpr: return body.use(at: node)
      default: return nil
      }
    }
    return nil
  }

  /// The property that holds the collection; nil if it is none.
  func source(in body: Body, index: Index) -> MemberID? {
    var node = collection
    if node.kind == .sequence, let first = node.firstChild { node = first.unwrapped }
    guard let use = body.use(at: node), case .member(let member) = body.target(use) else { return nil }
    return member
  }

  /// Whether the collection belongs to the element of a row, or for `.anything` also of another walk.
  func isOfElement(in body: Body, of element: Element) -> Bool {
    guard var use = root(in: body) else {
      return element == .anything && Self.isAnonymous(collection)
    }
    for _ in 0..<FollowLimit.parts {
      guard case .local(let i) = body.target(use) else {
        return element == .anything && Self.isAnonymous(body.node(use))
      }
      let local = body.locals[Int(i)]
      if local.isElement { return true }
      if local.parameter >= 0 { return false }
      // The parameter of a closure, or a name that a pattern binds.
      guard local.initial >= 0 else { return local.node == 0 }
      use = Int(local.initial)
      while body.uses[use].receiver >= 0 { use = Int(body.uses[use].receiver) }
    }
    return false
  }

  /// Whether the expression begins with an anonymous parameter: `$0`, `$1.name`.
  private static func isAnonymous(_ node: Node) -> Bool {
    let start = node.bytes(ofToken: node.firstToken).prefix(2)
    return start.count == 2 && start.first == UInt8(ascii: "$")
      && start.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
  }

  /// The walk whose closure contains this one; nil if there is none.
  func surroundingWalk(in body: Body, index: Index) -> Int? {
    var current = closure
    while current >= 0 {
      let fact = body.closures[Int(current)]
      if fact.call >= 0 {
        let call = Int(fact.call)
        if Self.walks(body.uses[call].name), case .framework = body.target(call),
          let base = Self.base(of: body.node(call)), !Self.isOptional(base, in: body, index: index),
          !index.hasConstantCount(base, in: body)
        {
          return call
        }
      }
      current = fact.parent
    }
    return nil
  }

  static func walks(_ name: Name) -> Bool {
    switch name.known {
    case .filter, .map, .compactMap, .flatMap, .reduce, .sorted, .sort, .forEach, .first, .firstIndex, .last,
      .lastIndex, .contains, .allSatisfy, .min, .max, .mapValues, .compactMapValues:
      true
    default: false
    }
  }
}

extension Node {
  /// Whether a condition contains `a == b` and no alternative to it.
  var comparesForEquality: Bool {
    descendants.contains { $0.isEqualSign } && !descendants.contains { $0.isOperator("||") }
  }
  var isEqualSign: Bool { isOperator("==") }
  var isConjunction: Bool { isOperator("&&") }
  private func isOperator(_ text: StaticString) -> Bool {
    kind == .binaryOperator && self.text == text.description
  }
}
