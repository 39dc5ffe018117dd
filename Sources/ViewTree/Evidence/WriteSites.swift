// Where code writes a stored property.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether some code that writes a property animates what follows from it: in `withAnimation`, or by an animated
  /// binding.
  public func isAnimated(_ property: MemberID) -> Bool {
    for site in writes(to: property).sites where isAnimated(at: site) { return true }
    return false
  }

  /// Whether a write is in `withAnimation`, or is an animated binding: `$x.animation()`.
  public func isAnimated(at write: UseSite) -> Bool {
    let written = node(at: write)
    return written.ancestors.contains { call in
      // The modifier `.animation` of a view around the write is not one of the binding.
      call.isCall(of: .withAnimation)
        || call.isCall(of: .animation) && call.callee?.unwrapped.base?.root == written.root
    }
  }

  /// Whether a property may change more than once: code gives it different values, or values that are not known.
  public func alternates(_ property: MemberID) -> Bool {
    let values = writes(to: property).sites.map { node(at: $0).assignmentToIt?.value?.unwrapped }
    guard case let first?? = values.first,
      first.isLiteralValue || first.isImplicitMember
    else { return true }
    return !values.allSatisfy { $0?.text == first.text }
  }

  /// The first write of a property that moves elements of its collection: a removal, an insertion, a swap, the elements
  /// in a different order.
  public func movingWrite(to property: MemberID) -> UseSite? {
    writes(to: property).sites.first { site in
      let node = node(at: site)
      if let access = node.parent, access.kind == .memberAccess, let call = access.parent, call.callee == access {
        return call.movesElements
      }
      return node.assignmentToIt?.rearranges(self[property].name) ?? false
    }
  }

  /// Where code writes a stored property after its owner is made. The first question about a name is linear in the code
  /// that mentions it.
  func writes(to property: MemberID) -> PropertyWrites {
    derivation(.propertyWrites, of: property.number) { PropertyWrites(to: property, in: self) }
  }
}

extension Index {
  /// The last `await` of a member before one of its nodes that is not around it; 0 if there is none. Logarithmic in the
  /// number of pauses once they are known.
  public func lastPause(before node: UInt32, in member: MemberID) -> UInt32 {
    let pauses: Pauses = derivation(.pauses, of: member.number) { Pauses(in: self.node(member)) }
    let before = pauses.ranges[..<pauses.ranges.firstSortedIndex { $0.lowerBound >= node }]
    return before.last { !$0.contains(node) }?.lowerBound ?? 0
  }
}

/// The nodes of each `await` of a member, in order.
private final class Pauses: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let ranges: [Range<UInt32>]

  init(in code: Node) {
    ranges = code.descendants.filter { $0.kind == .wordExpr && $0.name == .await }.map(\.numbers)
  }
}

extension Node {
  /// Whether the call moves elements of the collection that it is called on.
  public var movesElements: Bool {
    guard kind == .call else { return false }
    return switch calledName.known {
    case .remove, .insert, .move, .swapAt, .removeFirst, .removeLast, .removeSubrange, .replaceSubrange, .sort,
      .reverse,
      .shuffle:
      true
    // Without a condition none is left that could move.
    case .removeAll: !trailingClosures.isEmpty || argument(.where) != nil
    default: false
    }
  }
}

extension AssignmentExpr {
  /// Whether it gives a collection its own elements at different positions: `pets = [pet] + pets`,
  /// `pets = pets.filter { … }`.
  fileprivate func rearranges(_ name: Name) -> Bool {
    func mentions(_ node: Node) -> Bool { node.ownName == name || node.descendants.contains { $0.ownName == name } }
    guard let place = values.firstIndex(where: mentions) else { return false }
    if place > 0 { return values.contains { $0.isOperator("+") } }
    return ([values[0]] + Array(values[0].descendants)).contains { node in
      switch node.kind == .call ? node.calledName.known : nil {
      case .filter, .sorted, .reversed, .shuffled, .dropFirst: true
      default: false
      }
    }
  }
}

/// Where code writes a stored property after its owner is made.
final class PropertyWrites: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// Writes outside of initializers, set-up and previews, in the order of files.
  let sites: [UseSite]
  /// Those of them that replace the value as a whole, and not a part of it.
  let wholeSites: [UseSite]
  /// Whether it is written while its owner is set up: in a factory, or on an object that the same code made.
  let isSetUp: Bool
  /// Whether a modifier-style method of a view writes it.
  let isFluent: Bool
  /// Whether the name is written on something whose type is not known, or can be written by other means.
  let isUncertain: Bool

  init(to property: MemberID, in index: Index) {
    let fact = index[property]
    let owner = index.owner(property)
    var sites: [UseSite] = []
    var wholeSites: [UseSite] = []
    var isSetUp = false
    var isFluent = false
    var isUncertain = !fact.attributes.allSatisfy {
      Wrappers.has(.dynamicProperty, $0) || Wrappers.has(.publishes, $0)
    }
    let writes: NameWrites = index.derivation(.nameWrites, of: Int32(fact.name.id)) {
      NameWrites(of: fact.name, in: index)
    }
    // `$x` of a published property is a publisher, of all others a binding.
    let isPublished = fact.attributes.contains { Wrappers.has(.publishes, $0) }
    let own = owner.flatMap { writes.ownProjections[$0] } ?? []
    if writes.isUncertain { isUncertain = true }
    if writes.projections > (isPublished ? writes.comparedProjections : 0) { isUncertain = true }
    for write in ((writes.byMember[property] ?? []) + own).sorted(by: { $0.order < $1.order })
    where !(isPublished && write.isCompared) {
      let body = index.body(of: write.site.member)
      let (member, i) = (write.site.member, write.site.use)
      if Self.initializes(i, in: body, member, owner, index) { continue }
      if Self.setsUp(i, in: body, member, index) {
        isSetUp = true
        if Self.isFluent(member, index) { isFluent = true }
      } else if Self.settles(body.node(i)) {
        isSetUp = true
      } else if !Self.restates(body.node(i), property, index) {
        sites.append(write.site)
        if Self.isWhole(body.node(i)) { wholeSites.append(write.site) }
      }
    }
    self.sites = sites
    self.wholeSites = wholeSites
    self.isSetUp = isSetUp
    self.isFluent = isFluent
    self.isUncertain = isUncertain
  }

  /// Whether the value itself is assigned or passed, and not a part of it: `x = y`, `&x`, `$x`.
  private static func isWhole(_ node: Node) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.kind {
    case .memberAccess, .subscriptCall, .optionalChaining, .forceUnwrap: return parent.firstChild != node
    default: return true
    }
  }

  /// `{ isShown = true }` for `onAppear`: the value is there from the beginning, before anybody has done anything. So is
  /// where an animation leads to that begins there.
  private static func settles(_ node: Node) -> Bool {
    guard let value = node.assignmentToIt?.value else { return false }
    let isNumber = value.kind == .integerLiteral || value.kind == .floatLiteral
    guard isNumber || value.kind == .booleanLiteral else { return false }
    var isAnimated = false
    for closure in node.ancestors.lazy.filter({ $0.kind == .closure }).prefix(FollowLimit.chain) {
      guard let call = closure.receivingCall?.call else { return false }
      if call.name == .withAnimation {
        isAnimated = true
      } else {
        return (isAnimated || !isNumber) && (call.name == .onAppear || call.name == .onDisappear)
      }
    }
    return false
  }

  /// `$x` where a publisher is meant: `$x.sink { … }`.
  fileprivate static func isCompared(_ node: Node) -> Bool {
    guard let access = node.parent, access.kind == .memberAccess, access.parent?.kind == .call else { return false }
    return access.parent?.callee == access
  }

  /// Whether an initializer of the owner gives the property its first value.
  private static func initializes(_ i: Int, in body: Body, _ member: MemberID, _ owner: TypeID?, _ index: Index) -> Bool
  {
    let use = body.uses[i]
    return index[member].kind == .initializer && use.closure < 0 && index.owner(member) == owner
      && (use.receiver < 0 || body.node(i).root.isSelf)
  }

  /// Whether the code that writes has just made the object and nothing else has it, or is a preview.
  private static func setsUp(_ i: Int, in body: Body, _ member: MemberID, _ index: Index) -> Bool {
    let use = body.uses[i]
    if index.isPreviewCode(member) { return true }
    if isFluent(member, index), use.closure < 0 { return true }
    let root = body.node(i).root
    guard case .local(let number) = index.target(of: root, in: body) else { return false }
    let local = body.locals[Int(number)]
    guard local.parameter < 0, local.initial >= 0, use.closure < 0 || local.closure < 0 else { return false }
    guard case .construction = index.target(of: body.node(Int(local.initial)), in: body) else { return false }
    // Other code has the object, and may show it while this code waits: `rows.append(row); await load(); row.text = ""`.
    return !index[member].isAsync || !isShared(number, before: index.lastPause(before: use.node, in: member), in: body)
  }

  /// Whether code passes a local on, or stores it, before a node.
  private static func isShared(_ local: Int32, before node: UInt32, in body: Body) -> Bool {
    guard node > 0 else { return false }
    return body.uses(named: body.locals[Int(local)].name).contains { i in
      guard body.uses[i].node < node, body.target(i) == .local(local) else { return false }
      let expression = body.node(i)
      return expression.parent?.kind == .argument
        || expression.parent?.asAssignment.map { $0.values.contains(expression) } ?? false
    }
  }

  /// `func style(_ style: Style) -> Self`: a modifier-style method of a view sets up the object that the view has.
  private static func isFluent(_ member: MemberID, _ index: Index) -> Bool {
    guard index[member].kind == .function, let owner = index.owner(member), index[owner].traits.contains(.viewLike)
    else { return false }
    let result = index[member].type.name
    return result == index[owner].name || index.text(result) == "Self"
  }

  /// `x = false` where the declaration says the same.
  private static func restates(_ node: Node, _ property: MemberID, _ index: Index) -> Bool {
    guard let value = node.assignmentToIt?.value, index[property].initial == .literal,
      let initial = index.node(property).initialValue
    else { return false }
    return value.text == initial.text
  }
}

/// Where code may write properties of one name.
private final class NameWrites: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  struct Write {
    let site: UseSite
    let order: Int
    /// Whether it is `$x` where a publisher is meant.
    let isCompared: Bool
  }
  private(set) var byMember: [MemberID: [Write]] = [:]
  /// `$x` without a receiver and with an unknown target, by the type whose code it is and that has the property.
  private(set) var ownProjections: [TypeID: [Write]] = [:]
  /// The number of other `$x` with an unknown target, and of those among them that mean a publisher.
  private(set) var projections = 0
  private(set) var comparedProjections = 0
  /// Whether something whose type is not known is written by that name.
  private(set) var isUncertain = false

  init(of name: Name, in index: Index) {
    var members = index.members(writing: name)
    var counted = Set(index.members(usingToWrite: name))
    let projection = index.projection(of: name)
    if let projection {
      members += index.members(mentioning: projection)
      counted.formUnion(index.members(using: projection))
    }
    let names = [name] + (projection.map { [$0] } ?? [])
    var order = 0
    super.init()
    // Each once.
    for member in members where counted.remove(member) != nil {
      let found = index.uses(named: names, in: member) { use, node in
        use.name == projection || node.isWritten || node.isBinding
      }
      for use in found {
        let isProjected = use.fact.name == projection
        order += 1
        let write = Write(
          site: UseSite(member: member, use: use.number), order: order,
          isCompared: isProjected && PropertyWrites.isCompared(use.node))
        switch use.target {
        case .member(let property): byMember[property, default: []].append(write)
        case .local, .construction, .frameworkConstruction, .plain: continue
        case .framework(let receiver, _) where receiver != .none: continue
        default:
          guard isProjected else {
            isUncertain = true
            continue
          }
          if use.fact.receiver < 0, let owner = index.owner(member), !index.members(named: name, of: owner).isEmpty {
            ownProjections[owner, default: []].append(write)
          } else {
            projections += 1
            if write.isCompared { comparedProjections += 1 }
          }
        }
      }
    }
  }
}
