// Whether an expression creates a new object on each evaluation.

import Frameworks
import Project
import Syntax

/// An object that an expression creates on each evaluation. Its nodes are valid until `Index.forgetNodes`.
public struct ConstructedObject: Sendable {
  /// The name of its type.
  public let name: Name
  /// The type of the project; nil for a framework's type.
  public let type: TypeID?
  /// `T(…)`, possibly in another file.
  public let construction: Node
  /// The functions and properties through which it is created, outermost first.
  public fileprivate(set) var path: [MemberID] = []
  /// The `binding` of the local through which it is created; nil if there is none.
  public fileprivate(set) var local: Node?
}

extension Index {
  /// The object that the expression creates on each evaluation: `T(…)`, `.init(…)`, a function or computed property
  /// all of whose results are new, an immediately called closure. Nil if there is none or if it is unknown. A stored
  /// object, such as `shared`, is not created.
  ///
  /// `declared` is the type that the context gives to `.init(…)`. The type may be one that the project does not
  /// declare; the caller must know whether that can be anything but an object.
  public func constructedObject(
    _ node: Node, in body: Body, declared: WrittenType = .unknown
  ) -> ConstructedObject? {
    constructedObject(node, in: body, declared, depth: 0)
  }

  /// The same for the parts of a sequence to the right of an assignment.
  public func constructedObject(
    _ parts: [Node], in body: Body, declared: WrittenType = .unknown
  ) -> ConstructedObject? {
    constructedObject(parts, in: body, declared, depth: 0)
  }

  private func constructedObject(
    _ parts: [Node], in body: Body, _ declared: WrittenType, depth: Int
  ) -> ConstructedObject? {
    guard let first = parts.first else { return nil }
    if parts.count == 1 { return constructedObject(first, in: body, declared, depth: depth) }
    // `c ? A() : B()`
    if let ternary = TernaryExpr(parts) {
      let object = ternary.arms.first.flatMap { constructedObject($0, in: body, declared, depth: depth) }
      return constructedObject(ternary.otherwise, in: body, declared, depth: depth) == nil ? nil : object
    }
    // `A() as P`
    if parts.dropFirst().allSatisfy({ $0.kind == .castOperator }) {
      return constructedObject(first, in: body, declared, depth: depth)
    }
    return nil
  }

  private func constructedObject(
    _ node: Node, in body: Body, _ declared: WrittenType, depth: Int
  ) -> ConstructedObject? {
    guard depth < FollowLimit.parts else { return nil }
    let node = node.unwrapped
    switch node.kind {
    case .sequence: return constructedObject(Array(node.children), in: body, declared, depth: depth)
    case .forceUnwrap:
      return node.firstChild.flatMap { constructedObject($0, in: body, declared, depth: depth) }
    case .ifExpr, .switchExpr:
      return constructedObject(fromResults: results(of: node), in: body, declared, depth: depth)
    case .call: return constructedObject(call: node, in: body, declared, depth: depth)
    case .identifierExpr:
      switch target(of: node, in: body) {
      case .local(let i):
        let file = files[file(body.member)]
        let local = body.locals[Int(i)]
        guard local.node != 0 else { return nil }
        let binding = file.tree.node(Int(local.node))
        guard let value = binding.initialValue else { return nil }
        var object = constructedObject(
          value, in: body, local.type == .unknown ? declared : local.type, depth: depth + 1)
        object?.local = binding
        return object
      case .member(let id): return constructedObject(by: id, depth: depth)
      default: return nil
      }
    case .memberAccess:
      // `T.fresh`, `.fresh`
      if node.base == nil {
        return staticMember(node.name, of: declared, body).flatMap { constructedObject(by: $0, depth: depth) }
      }
      guard case .member(let id) = target(of: node, in: body) else { return nil }
      return constructedObject(by: id, depth: depth)
    default: return nil
    }
  }

  private func constructedObject(
    call node: Node, in body: Body, _ declared: WrittenType, depth: Int
  ) -> ConstructedObject? {
    guard let callee = node.callee?.unwrapped else { return nil }
    if callee.kind == .closure {
      return constructedObject(fromResults: results(of: callee), in: body, declared, depth: depth)
    }
    if callee.isImplicitMember {
      if callee.name == .`init` {
        let type = staticType(declared, file: file(body.member), scope: owner(body.member))
        return object(type?.name ?? declared.name, type?.type, node)
      }
      return staticMember(callee.name, of: declared, body).flatMap { constructedObject(by: $0, depth: depth) }
    }
    switch target(of: node, in: body) {
    case .construction(let type): return object(self[type].name, type, node)
    case .frameworkConstruction(let name): return object(name, nil, node)
    case .member(let id): return constructedObject(by: id, depth: depth)
    case .unknown:
      // Several types have that name; each of them would be created.
      guard callee.kind == .identifierExpr, callee.isNamedLikeType, declaresType(named: callee.name) else {
        return nil
      }
      return object(callee.name, nil, node)
    default: return nil
    }
  }

  private func object(_ name: Name, _ type: TypeID?, _ node: Node) -> ConstructedObject? {
    if let type, !self[type].isReference, self[type].kind != .typealias { return nil }
    return name == .none ? nil : ConstructedObject(name: name, type: type, construction: node)
  }

  private func staticMember(_ name: Name, of declared: WrittenType, _ body: Body) -> MemberID? {
    guard let type = staticType(declared, file: file(body.member), scope: owner(body.member))?.type else {
      return nil
    }
    let found = members(named: name, of: type).filter { self[$0].isStatic }
    return found.count == 1 ? found[0] : nil
  }

  /// The object that a function or computed property creates on each call; nil if it does not always create one.
  public func constructedObject(by member: MemberID) -> ConstructedObject? {
    constructedObject(by: member, depth: 0)
  }

  private func constructedObject(by member: MemberID, depth: Int) -> ConstructedObject? {
    let fact = self[member]
    guard fact.kind == .function || fact.kind == .computedProperty, fact.hasBody,
      let block = bodyBlock(of: member)
    else { return nil }
    var object = constructedObject(
      fromResults: results(of: block), in: self.body(of: member), fact.type, depth: depth + 1)
    object?.path.insert(member, at: 0)
    object?.local = nil
    return object
  }

  private func constructedObject(
    fromResults results: [Node], in body: Body, _ declared: WrittenType, depth: Int
  ) -> ConstructedObject? {
    guard !results.isEmpty else { return nil }
    let objects = results.map { constructedObject($0, in: body, declared, depth: depth + 1) }
    return objects.allSatisfy { $0 != nil } ? objects[0] : nil
  }

  /// The values that a block, a closure, an `if` or a `switch` can have.
  private func results(of node: Node) -> [Node] {
    switch node.kind {
    case .ifExpr, .switchExpr:
      return node.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr || $0.kind == .switchCase }
        .flatMap { results(of: $0) }
    default:
      let returns = node.returnStatements
      if !returns.isEmpty { return returns.compactMap(\.firstChild) }
      return node.statements.count == 1 ? node.statements : []
    }
  }

  /// Whether the type is a wrapper with an `update()` of its own, which updates what it observes regardless of the
  /// object that its initializer sets.
  public func updatesByHand(_ type: TypeID) -> Bool {
    !self[type].traits.contains(.view)
      && members(named: .update, of: type).contains {
        self[$0].kind == .function && self[$0].parameters.isEmpty
      }
  }
}
