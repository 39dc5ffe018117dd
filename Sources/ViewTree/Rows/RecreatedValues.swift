// Which values are re-created while views update, and where they end up: from `T(…)` through the functions and
// properties that return it to a `ForEach`, a sheet or another view.

import Frameworks
import Project
import Syntax

/// Where the value of an expression ends up inside of one member.
/// Its nodes are valid until `Index.forgetNodes`.
public enum Destination: Sendable {
  /// In the data of a `ForEach` or a similar call, or as the item of a sheet: the call.
  case identified(Node)
  /// In an argument of a view of the project, as part of a collection: the call.
  case view(Node)
  /// In the result of the member, or the initial value of a stored property.
  case result(Holding)
  /// In a property that outlives the call: the node to the left of `=`.
  case kept(Node, Holding)
}

/// How an expression holds the value that is followed.
public struct Holding: Hashable, Sendable {
  /// The property of the expression that holds the value; `.none` if it is held more deeply, nil if the expression is
  /// the value.
  public var part: Name?
  /// Whether the expression is a collection of such values.
  public var isCollection = false

  /// The expression is the value itself.
  public init() {}
}

/// Follows values through one member by syntax, as far as they keep their identity. It holds nodes, and is valid until
/// `Index.forgetNodes`.
public struct Flow {
  private let index: Index
  private let file: SourceFile
  private let member: MemberID
  private let body: Body
  private let declaration: Node

  /// Reads the body of the member, and parses its file again if its tree was given up.
  public init(in member: MemberID, index: Index) {
    self.index = index
    self.member = member
    file = index.files[index.file(member)]
    body = index.body(of: member)
    declaration = index.node(member)
  }

  /// The node of a use of this member. It is valid until `Index.forgetNodes`.
  public func node(_ use: Int) -> Node { body.node(use) }

  /// Where the value of the expression `node` ends up. `key`: the property that must identify the elements; a
  /// `ForEach` with another key does not count.
  public func destinations(of node: Node, _ holding: Holding = Holding(), key: Name) -> [Destination] {
    var found: [Destination] = []
    var seen: Set<Int32> = []
    follow(node, holding, key: key, into: &found, &seen)
    return found
  }

  private func follow(
    _ node: Node, _ holding: Holding, key: Name, into found: inout [Destination], _ seen: inout Set<Int32>
  ) {
    var current = node
    // Whether the elements are pairs of an offset and a value.
    var isEnumerated = false
    var holding = holding
    while let parent = current.parent, current != declaration {
      switch parent.kind {
      case .optionalChaining, .forceUnwrap, .tryExpr, .wordExpr, .ternary: current = parent
      case .arrayLiteral:
        holding.isCollection = true
        current = parent
      case .tuple:
        guard current.kind == .argument, parent.children.count(where: { _ in true }) == 1 else { return }
        current = parent
      case .argument:
        guard let call = parent.parent else { return }
        if call.kind == .tuple {
          current = parent
          continue
        }
        guard call.kind == .call else { return }
        switch argument(parent, of: call) {
        case .identified:
          if let part = holding.part {
            for row in rows(of: part, in: call, key: key) { found.append(.identified(row)) }
          } else if isIdentified(call, isEnumerated: isEnumerated, by: key) {
            found.append(.identified(call))
          }
          return
        case .view:
          if holding.part == nil, holding.isCollection || isCollection(current) { found.append(.view(call)) }
          return
        case .same: current = call
        case .part:
          holding.part = holding.part == nil ? parent.name : Name.none
          current = call
        case .added(let local):
          holding.isCollection = true
          followLocal(local, from: call, holding, key: key, into: &found, &seen)
          return
        case .kept(let place):
          found.append(.kept(place, holding))
          return
        default: return
        }
      case .memberAccess:
        if let held = holding.part, held != .none, parent.name == held {
          holding.part = nil
        } else {
          guard keepsElements(parent.name) else { return }
          if parent.name == .enumerated { isEnumerated = true }
        }
        current = parent
      case .call:
        guard parent.callee == current else { return }
        current = parent
      case .sequence:
        let operators = parent.children.filter {
          $0.kind == .binaryOperator || $0.kind == .assignmentOperator
        }
        if let assignment = operators.first(where: \.isAssignment) {
          guard let place = parent.firstChild, place.number < assignment.number, place != current else {
            return
          }
          if let local = root(place) {
            followLocal(local, from: parent, holding, key: key, into: &found, &seen)
          } else {
            found.append(.kept(place, holding))
          }
          return
        }
        guard operators.allSatisfy({ $0.text == "+" || $0.text == "??" }) else { return }
        current = parent
      case .closure:
        // The result of `map { … }` and of the getter of a binding.
        guard parent.statements.last == current, let call = elementMaker(parent) else { return }
        if call.calledName != .Binding, call.callee?.unwrapped != parent { holding.isCollection = true }
        current = call
      case .returnStmt:
        guard let holder = parent.ancestor(where: { $0.kind == .closure || isFunction($0) }) else { return }
        if holder.kind == .closure {
          guard let call = elementMaker(holder) else { return }
          if call.calledName != .Binding, call.callee?.unwrapped != holder { holding.isCollection = true }
          current = call
        } else {
          if isOwn(holder) { found.append(.result(holding)) }
          return
        }
      case .codeBlock, .switchCase:
        guard parent.lastChild == current, let holder = parent.parent else { return }
        if isFunction(holder) {
          if isOwn(holder) { found.append(.result(holding)) }
          return
        }
        guard holder.isConditionalExpression else { return }
        // An `if` as an expression; nested ones are one expression.
        var expression = holder
        while let outer = expression.parent, outer.kind == .ifExpr { expression = outer }
        current = expression
      case .initializer:
        guard let binding = parent.parent, binding.kind == .binding || binding.kind == .optionalBinding else {
          return
        }
        if binding == declaration {
          found.append(.result(holding))
          return
        }
        followName(binding.name, from: binding, holding, key: key, into: &found, &seen)
        return
      case .optionalBinding:
        followName(parent.name, from: parent, holding, key: key, into: &found, &seen)
        return
      default: return
      }
    }
  }

  private func isCollection(_ node: Node) -> Bool {
    let node = node.unwrapped
    if node.kind == .arrayLiteral { return true }
    if node.kind == .call,
      node.calledName == .map || node.calledName == .compactMap || node.calledName == .flatMap
    {
      return true
    }
    return body.use(at: node).flatMap { body.type($0)?.isCollection } ?? false
  }

  private enum Role {
    case identified, view, same, part, nothing
    case added(Int32)
    case kept(Node)
  }

  /// The role of a value that is passed as this argument.
  private func argument(_ argument: Node, of call: Node) -> Role {
    if let data = Index.identifiedArgument(of: call), data == argument.firstChild { return .identified }
    guard let number = body.use(at: call) ?? call.callee.flatMap({ body.use(at: $0.unwrapped) }) else {
      return .nothing
    }
    let callee = call.callee?.unwrapped
    switch body.target(number) {
    case .member(let id) where index[id].kind == .enumCase: return index.passesOnID(id) ? .same : .nothing
    case .construction(let type):
      guard index[type].traits.contains(.viewLike) else { return .part }
      return keepsAsState(argument.name, of: type) ? .nothing : .view
    case .frameworkConstruction(let name):
      switch name.known {
      case .Array, .ArraySlice, .ContiguousArray, .IdentifiedArray, .IdentifiedArrayOf: return .same
      default: return .nothing
      }
    case .framework:
      guard callee?.kind == .memberAccess, let base = callee?.base,
        callee?.name == .append || callee?.name == .insert || callee?.name == .setObject
      else { return .nothing }
      if let local = root(base) { return .added(local) }
      return .kept(base)
    default: return .nothing
    }
  }

  /// Whether the view keeps the first value of the argument in a property wrapper.
  private func keepsAsState(_ label: Name, of view: TypeID) -> Bool {
    if index.members(named: label, of: view).contains(where: { !index[$0].attributes.isEmpty }) {
      return true
    }
    return index[view].initializers.contains { initializer in
      index.node(initializer).descendants.contains {
        ($0.isCall(of: .State) || $0.isCall(of: .StateObject))
      }
    }
  }

  /// The local at the start of `a.b[c]`; nil if it starts otherwise.
  private func root(_ node: Node) -> Int32? {
    var node = node.unwrapped
    while node.kind == .memberAccess || node.kind == .subscriptCall || node.kind == .forceUnwrap
      || node.kind == .optionalChaining, let inner = node.firstChild
    {
      node = inner.unwrapped
    }
    guard let number = body.use(at: node), case .local(let local) = body.target(number) else { return nil }
    return local
  }

  /// Whether this property identifies the elements of the call.
  private func isIdentified(_ call: Node, isEnumerated: Bool, by property: Name) -> Bool {
    guard isEnumerated else {
      guard let used = Index.identifyingKey(of: call) else { return false }
      return used == property || (used == .none && property == .id)
    }
    guard let key = call.argument(.id), key.kind == .keyPath else { return false }
    let components = key.children.filter { $0.kind == .keyPathComponent }.map(\.name)
    return components.count == 2 && components[0] == .element && components[1] == property
  }

  /// The calls in the content of `call` that identify the values of this property: `ForEach(section.rows)` inside of
  /// `ForEach(sections) { section in … }`.
  private func rows(of part: Name, in call: Node, key: Name) -> [Node] {
    guard part != .none else { return [] }
    return call.descendants.filter { inner in
      guard inner.kind == .call, let data = Index.identifiedArgument(of: inner)?.unwrapped else {
        return false
      }
      return data.kind == .memberAccess && data.name == part && data.base?.unwrapped.kind == .identifierExpr
        && isIdentified(inner, isEnumerated: false, by: key)
    }
  }

  private func keepsElements(_ name: Name) -> Bool {
    switch name.known {
    case .filter, .sorted, .prefix, .suffix, .reversed, .dropFirst, .dropLast, .shuffled, .lazy, .enumerated:
      true
    default: false
    }
  }

  /// The call whose result holds what the closure returns: `map`, `compactMap`, `flatMap`, a binding. Nil for others.
  private func elementMaker(_ closure: Node) -> Node? {
    guard let argument = closure.parent, let call = argument.parent, call.kind == .call else { return nil }
    switch call.calledName.known {
    case .map, .compactMap, .flatMap: return call
    case .Binding: return argument.name == .get ? call : nil
    default: return call.callee?.unwrapped == closure ? call : nil
    }
  }

  private func isFunction(_ node: Node) -> Bool {
    switch node.kind {
    case .functionDecl, .initializerDecl, .accessor, .subscriptDecl: true
    case .binding: node.child(.codeBlock) != nil
    default: false
    }
  }

  private func isOwn(_ holder: Node) -> Bool {
    holder == declaration || (holder.kind == .accessor && holder.name == .get && declaration.contains(holder))
  }

  private func followName(
    _ name: Name, from binding: Node, _ holding: Holding, key: Name, into found: inout [Destination],
    _ seen: inout Set<Int32>
  ) {
    // Later uses name the local by its number.
    for i in body.uses.indices {
      let use = body.uses[i]
      guard use.kind == .identifier, use.name == name, use.local >= 0, use.node > binding.number else {
        continue
      }
      followLocal(use.local, from: binding, holding, key: key, into: &found, &seen)
      return
    }
  }

  private func followLocal(
    _ local: Int32, from place: Node, _ holding: Holding, key: Name, into found: inout [Destination],
    _ seen: inout Set<Int32>
  ) {
    guard seen.insert(local).inserted, seen.count < FollowLimit.locals else { return }
    for i in body.uses.indices {
      let use = body.uses[i]
      guard use.kind == .identifier, use.local == local, !place.contains(node(i)) else { continue }
      follow(node(i), holding, key: key, into: &found, &seen)
    }
  }
}

extension Index {
  /// Whether the `id` of an enumeration is that of the payload in this case: `case .photo(let photo): photo.id`.
  fileprivate func passesOnID(_ enumCase: MemberID) -> Bool {
    guard let owner = owner(enumCase), isIdentifiable(owner),
      let id = members(named: .id, of: owner).first(where: { self[$0].kind == .computedProperty }),
      let block = bodyBlock(of: id)
    else { return false }
    return block.descendants.contains { arm in
      guard let arm = arm.asSwitchCase, let last = arm.statements.last,
        arm.items.contains(where: {
          $0.descendants.contains { $0.kind == .memberAccess && $0.name == self[enumCase].name }
        })
      else { return false }
      let value = (last.kind == .returnStmt ? last.firstChild ?? last : last).unwrapped
      return value.isMember(named: .id) && value.base?.unwrapped.kind == .identifierExpr
        && value.base?.isSelf == false
    }
  }
}

/// A value that each update re-creates, and where SwiftUI identifies it.
public struct RecreatedValue: Sendable {
  /// The construction, then the calls through which the view gets it, innermost first.
  public let path: [UseSite]
  /// The stored property of the view that holds it, so that each value of the view re-creates it. Nil if the body
  /// creates it.
  public let storage: MemberID?
  /// The call that identifies it; nil if it is not known.
  public let identified: UseSite?
}

extension Index {
  /// Everything that creates values of `type` whenever a view updates. `isFresh` tells which constructions count;
  /// `key` is the property that identifies the values.
  public func recreatedValues(
    of type: TypeID, key: Name, work: Work, isFresh: (UseSite) -> Bool
  ) -> [RecreatedValue] {
    var search = RecreatedValueSearch(index: self, work: work, key: key)
    for site in work.sites(of: type) where isFresh(site) { search.follow([site]) }
    return search.found
  }
}

private struct RecreatedValueSearch {
  let index: Index
  let work: Work
  let key: Name
  var found: [RecreatedValue] = []
  private var seen: Set<UseSite> = []
  /// The members whose callers have all been seen.
  private var followed: Set<MemberID> = []
  private struct Stored: Hashable {
    let property: MemberID
    let holding: Holding
  }
  /// By a stored property, cached: the calls that identify its values; nil for one that is not known.
  private var identifying: [Stored: [UseSite?]] = [:]
  /// The most of them. A finding names one, and each may concern each value in the property.
  private static let identifyingLimit = 16
  /// By view, cached: whether other views create values of it, and where its content reads its properties.
  private var remade: [TypeID: Bool] = [:]
  private var reads: [TypeID: [MemberID: [UseSite]]] = [:]

  init(index: Index, work: Work, key: Name) {
    self.index = index
    self.work = work
    self.key = key
  }

  mutating func follow(_ path: [UseSite], _ holding: Holding = Holding()) {
    guard let site = path.last, path.count <= Work.depthLimit, seen.insert(site).inserted else { return }
    let flow = Flow(in: site.member, index: index)
    let fact = index[site.member]
    let destinations = flow.destinations(of: flow.node(site.use), holding, key: key)
    // A stored value exists on the next update.
    let isKept = destinations.contains { if case .kept = $0 { true } else { false } }
    if isKept, fact.kind != .initializer { return }
    let showsViews = index.isViewMember(fact, owner: index.owner(site.member), file: index.file(site.member))
    for destination in destinations {
      switch destination {
      case .identified(let call):
        guard showsViews else { continue }
        found.append(RecreatedValue(path: path, storage: nil, identified: use(of: call, in: site.member)))
      case .view(let call):
        guard showsViews, use(of: call, in: site.member) != nil else { continue }
        found.append(RecreatedValue(path: path, storage: nil, identified: nil))
      case .result(let holding): followResult(path, of: site.member, fact, holding)
      case .kept(let place, let holding): followAssignment(path, to: place, in: site.member, holding)
      }
    }
  }

  private func use(of call: Node, in member: MemberID) -> UseSite? {
    index.body(of: member).uses(in: call.number..<call.number + 1).first
      .map { UseSite(member: member, use: $0) }
  }

  private mutating func followResult(
    _ path: [UseSite], of member: MemberID, _ fact: MemberFact, _ holding: Holding
  ) {
    switch fact.kind {
    case .function, .computedProperty:
      guard path.count < Work.depthLimit, followed.insert(member).inserted else { return }
      for caller in work.callers(of: member) where caller.member != member {
        follow(path + [caller], holding)
      }
    case .storedProperty: followStorage(path, property: member, holding)
    default: return
    }
  }

  /// Follows `self.rows = [Row()]` in the initializer of a view.
  private mutating func followAssignment(
    _ path: [UseSite], to place: Node, in member: MemberID, _ holding: Holding
  ) {
    guard index[member].kind == .initializer, let owner = index.owner(member) else { return }
    let name: Name
    if place.kind == .identifierExpr {
      name = place.name
    } else if place.kind == .memberAccess, place.base.map({ $0.name == .`self` }) ?? false {
      name = place.name
    } else {
      return
    }
    let properties = index.members(named: name, of: owner)
    guard properties.count == 1 else { return }
    followStorage(path, property: properties[0], holding)
  }

  /// Follows a stored property of a view without a wrapper, which each value of the view creates again.
  private mutating func followStorage(_ path: [UseSite], property: MemberID, _ holding: Holding) {
    let fact = index[property]
    guard fact.isStoredInInstances, !fact.isLazy, fact.attributes.isEmpty,
      let owner = index.owner(property), index[owner].isViewLikeStruct, !index[owner].traits.contains(.root),
      isRemade(owner)
    else { return }
    let stored = Stored(property: property, holding: holding)
    let calls = identifying[stored] ?? identifyingCalls(of: stored, in: owner)
    identifying[stored] = calls
    found += calls.map { RecreatedValue(path: path, storage: property, identified: $0) }
  }

  private mutating func identifyingCalls(of stored: Stored, in owner: TypeID) -> [UseSite?] {
    var calls: [UseSite?] = []
    for read in reads(of: stored.property, in: owner) {
      let flow = Flow(in: read.member, index: index)
      for destination in flow.destinations(of: flow.node(read.use), stored.holding, key: key) {
        switch destination {
        case .identified(let call): calls.append(use(of: call, in: read.member))
        case .view: calls.append(nil)
        case .result, .kept: continue
        }
        if calls.count == Self.identifyingLimit { return calls }
      }
    }
    return calls
  }

  /// The uses of the property in members of the view that return views.
  private mutating func reads(of property: MemberID, in view: TypeID) -> [UseSite] {
    if let known = reads[view] { return known[property] ?? [] }
    var found: [MemberID: [UseSite]] = [:]
    for member in index[view].members {
      let reader = index[member]
      guard reader.hasBody, !reader.isStatic, reader.kind == .computedProperty || reader.kind == .function,
        index.isViewMember(reader, owner: view, file: index.file(member))
      else { continue }
      let body = index.body(of: member)
      for use in body.uses.indices {
        if case .member(let used) = body.target(use) {
          found[used, default: []].append(UseSite(member: member, use: use))
        }
      }
    }
    reads[view] = found
    return found[property] ?? []
  }

  /// Whether other views create values of this view. If only the app or UIKit code creates it, it is created once.
  private mutating func isRemade(_ view: TypeID) -> Bool {
    if let known = remade[view] { return known }
    let found = findRemaking(view)
    remade[view] = found
    return found
  }

  private func findRemaking(_ view: TypeID) -> Bool {
    let sites = work.sites(of: view).filter { !index.isPreviewCode($0.member) }
    return sites.isEmpty
      || sites.contains { site in
        guard let owner = index.owner(site.member) else { return true }
        let fact = index[site.member]
        return !index[owner].traits.contains(.root)
          && index.isViewMember(fact, owner: owner, file: index.file(site.member))
      }
  }
}
