// How the code of a view uses each of its stored properties: what updates read, also through helpers, what only
// actions use, and what the view passes to other views.

import Frameworks
import Project
import Syntax

/// When a piece of code of a view runs.
public enum EvaluationContext: UInt8, Sendable, CaseIterable {
  /// With each evaluation of the view.
  case update
  /// When SwiftUI presents it: content of sheets, destinations, previews of menus.
  case presentation
  /// Whenever the parent creates a value of the view: initializers and initial values.
  case construction
  /// In response to events, in other code that calls functions of the view, or never.
  case later
}

/// One mention of a stored property in the code of its type. Also a mention of a local that holds its value or an
/// element of it, if that is passed on.
public struct PropertyUse: Sendable {
  public enum Form: UInt8, Sendable {
    /// `x`
    case value
    /// `$x`
    case projection
    /// `_x`
    case storage
  }
  /// Where a value is passed as an argument.
  public enum Destination: Hashable, Sendable {
    /// `T(label: x)` for a view, modifier or style of the project; `call` is the number of that use.
    case view(TypeID, label: Name, call: Int)
    /// `.environmentObject(x)`, `.environment(x)`, `.environment(\.key, x)`
    case environment
    /// An argument of any other call; the number of that use, -1 if there is none.
    case call(Int)
  }
  /// The stored property, and the use that mentions it.
  public let property: MemberID
  public let site: UseSite
  /// When the code around the use runs.
  public let context: EvaluationContext
  public let form: Form
  /// Whether it is a property of the value that runs the code: `x` and `self.x`, unlike `other.x`.
  public let isOfSelf: Bool
  /// Whether the property, or its member, is assigned to or passed `inout`.
  public let isWritten: Bool
  /// Whether it runs once for each element of a collection.
  public let isPerRow: Bool
  /// The use of the member in `x.member`, in the same body; nil if the property is used as a whole.
  public let memberUse: Int?
  /// Where the property, its member or an element is passed on unchanged; nil if it is not.
  public let destination: Destination?
  /// Whether the use is a local that holds the value or an element of it.
  public let isThroughLocal: Bool
  /// The call path from the code that SwiftUI runs: each call is in the member that the one before calls. Empty if
  /// `site` is in that code itself.
  public let path: [UseSite]

  /// Whether the value is read, and not only assigned.
  public var isRead: Bool { !isWritten || memberUse != nil }
}

/// A read of a member of an observed class in the code of a view: `store.items`, `item.title`.
public struct ObjectRead: Sendable {
  /// A property or function of a class that is `@Observable` or an `ObservableObject`.
  public let member: MemberID
  /// The use that reads it.
  public let site: UseSite
  /// When the code around the use runs.
  public let context: EvaluationContext
  /// Whether it runs once for each element of a collection.
  public let isPerRow: Bool
  /// The call path, as in `PropertyUse`.
  public let path: [UseSite]
}

/// How the code of one type uses its stored properties.
public final class Dependencies: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  public let type: TypeID
  /// Ordered by context, then by length of the call path, then by place in the project.
  public let uses: [PropertyUse]
  /// Reads of objects, however the view gets them; in the same order.
  public let objectReads: [ObjectRead]
  private let usesByProperty: [MemberID: [Int]]
  private let usesAfterConstruction: [MemberID: [Int]]
  /// The type's own members that run in updates, or in content that an update presents.
  private let evaluated: Set<MemberID>

  fileprivate init(_ tracing: Tracing) {
    type = tracing.type
    uses = tracing.sortedUses
    objectReads = tracing.sortedReads
    evaluated = tracing.evaluated
    let uses = uses
    usesByProperty = Dictionary(grouping: uses.indices) { uses[$0].property }
    usesAfterConstruction = Dictionary(grouping: uses.indices.lazy.filter { uses[$0].context != .construction }) {
      uses[$0].property
    }
  }

  /// The uses of one property, in the order of `uses`. Linear in their number.
  public func uses(of property: MemberID) -> [PropertyUse] { usesByProperty[property, default: []].map { uses[$0] } }

  /// The uses by code that runs once the value of the view is made. What asks for each of many initializers does not
  /// pass over those of all of them.
  public func usesAfterConstruction(of property: MemberID) -> [PropertyUse] {
    usesAfterConstruction[property, default: []].map { uses[$0] }
  }

  /// Whether the member of this type runs in updates: SwiftUI calls it, or code that runs in updates does.
  public func isEvaluated(_ member: MemberID) -> Bool { evaluated.contains(member) }

  /// The first use in an update that reads the value of the property, and not only a binding to it; nil if there is
  /// none. Passing the value to another view is a read, because it is an input of that view.
  public func read(of property: MemberID) -> PropertyUse? {
    uses(of: property).first { $0.context == .update && $0.isOfSelf && $0.isRead && $0.form == .value }
  }
}

extension Index {
  /// How the code of a type of the project uses its stored properties. Cached. Uses in the code of other types are in
  /// `OutsideUses`.
  public func dependencies(of type: TypeID) -> Dependencies {
    derivation(.dependencies, of: type.number) {
      var tracing = Tracing(index: self, type: type)
      tracing.run()
      return Dependencies(tracing)
    }
  }
}

/// Walks the code of one type, from the members that SwiftUI runs to those that they call.
private struct Tracing {
  let index: Index
  let type: TypeID
  /// By name: `x`, `$x` and `_x` of each stored property.
  private var properties: [Name: (MemberID, PropertyUse.Form)] = [:]
  private var found: [PropertyUse] = []
  private var reads: [ObjectRead] = []
  private struct Visit {
    let member: MemberID
    let context: EvaluationContext
    let isPerRow: Bool
    let path: [UseSite]
  }
  private var next: [Visit] = []
  /// For each member one bit per context in which it is visited.
  private var seen: [MemberID: UInt8] = [:]

  init(index: Index, type: TypeID) {
    self.index = index
    self.type = type
    for property in index.storedProperties(of: type) {
      let name = index[property].name
      properties[name] = (property, .value)
      guard !index[property].attributes.isEmpty else { continue }
      let text = index.text(name)
      if let projection = index.names.name("$" + text) { properties[projection] = (property, .projection) }
      if let storage = index.names.name("_" + text) { properties[storage] = (property, .storage) }
    }
  }

  mutating func run() {
    let entry = index[type]
    for member in entry.members {
      let fact = index[member]
      switch fact.kind {
      case .computedProperty, .function:
        if !fact.isStatic, Conformances.isUpdateMember(fact.name, of: entry.traits) { enqueue(member, .update) }
      case .initializer, .storedProperty:
        if !fact.isStatic { enqueue(member, .construction) }
      default: break
      }
    }
    // First all that updates run, then the rest: a helper that both use counts for both.
    drain()
    for member in entry.members where !isVisited(member) { enqueue(member, .later) }
    drain()
  }

  var evaluated: Set<MemberID> {
    let bits = UInt8(1) << EvaluationContext.update.rawValue | UInt8(1) << EvaluationContext.presentation.rawValue
    return Set(seen.lazy.filter { $0.value & bits != 0 }.map(\.key))
  }
  var sortedUses: [PropertyUse] {
    found.sorted { Self.precedes(($0.context, $0.path, $0.site), ($1.context, $1.path, $1.site)) }
  }
  var sortedReads: [ObjectRead] {
    reads.sorted { Self.precedes(($0.context, $0.path, $0.site), ($1.context, $1.path, $1.site)) }
  }

  private typealias Order = (context: EvaluationContext, path: [UseSite], site: UseSite)
  private static func precedes(_ a: Order, _ b: Order) -> Bool {
    (a.context.rawValue, a.path.count, a.site.member.number, a.site.use)
      < (b.context.rawValue, b.path.count, b.site.member.number, b.site.use)
  }

  private func isVisited(_ member: MemberID) -> Bool { seen[member] != nil }

  private mutating func enqueue(
    _ member: MemberID, _ context: EvaluationContext, isPerRow: Bool = false, path: [UseSite] = []
  ) {
    let bit = UInt8(1) << context.rawValue
    guard path.count < Work.depthLimit, seen[member, default: 0] & bit == 0 else { return }
    seen[member, default: 0] |= bit
    next.append(Visit(member: member, context: context, isPerRow: isPerRow, path: path))
  }

  private mutating func drain() {
    var position = 0
    while position < next.count {
      visit(next[position])
      position += 1
    }
    next = []
  }

  private mutating func visit(_ visit: Visit) {
    let body = index.body(of: visit.member)
    if body.uses.isEmpty { return }
    let contexts = ClosureContexts(of: body, in: index)
    // By use: the first use whose receiver it is.
    var members: [Int?] = Array(repeating: nil, count: body.uses.count)
    for (i, use) in body.uses.enumerated() where use.receiver >= 0 && members[Int(use.receiver)] == nil {
      members[Int(use.receiver)] = i
    }
    let isStatic = index[visit.member].isStatic
    for (i, use) in body.uses.enumerated() {
      let (context, isPerRow) = contexts.context(of: use, in: visit.context)
      let perRow = isPerRow || visit.isPerRow
      let site = UseSite(member: visit.member, use: i)
      if let (property, form, isOfSelf) = property(of: use, i, in: body, isStatic: isStatic) {
        let member = members[i]
        found.append(
          PropertyUse(
            property: property, site: site, context: context, form: form, isOfSelf: isOfSelf,
            isWritten: use.isWritten || isWritten(from: member, members, in: body),
            isPerRow: perRow, memberUse: member,
            destination: index.destination(of: member ?? i, in: body), isThroughLocal: false, path: visit.path))
      } else if use.local >= 0, let property = property(behind: use.local, in: body, isStatic: isStatic) {
        // `if let title { Header(title: title) }`, `ForEach(items) { Row(item: $0) }`
        let member = members[i]
        guard let destination = index.destination(of: member ?? i, in: body) else { continue }
        found.append(
          PropertyUse(
            property: property, site: site, context: context, form: .value, isOfSelf: true, isWritten: false,
            isPerRow: perRow, memberUse: member, destination: destination, isThroughLocal: true,
            path: visit.path))
      } else if case .member(let callee) = body.target(i), callee != visit.member, isOwn(callee),
        use.kind == .identifier || isSelf(use.receiver, in: body)
      {
        // The callee decides when a function runs that is only mentioned.
        let runs =
          index[callee].kind != .function || use.isCall
          || index.functionUse(i, in: body)?.role.runsInUpdates ?? false
        enqueue(callee, runs ? context : .later, isPerRow: perRow, path: visit.path + [site])
      } else if case .member(let member) = body.target(i), !use.isWritten, isOfObject(member) {
        // A method that is only mentioned, as in `open: coordinator.open`, runs when the callee decides.
        let runs =
          index[member].kind != .function || use.isCall
          || index.functionUse(i, in: body)?.role.runsInUpdates ?? false
        reads.append(
          ObjectRead(
            member: member, site: site, context: runs ? context : .later, isPerRow: perRow, path: visit.path))
      }
    }
  }

  /// The property whose value, or a part of it, a local holds; nil if there is none.
  private func property(behind local: Int32, in body: Body, isStatic: Bool) -> MemberID? {
    var use = body.locals[Int(local)].initial
    var steps = 0
    while use >= 0, steps < FollowLimit.locals {
      let fact = body.uses[Int(use)]
      if let (property, form, isOfSelf) = property(of: fact, Int(use), in: body, isStatic: isStatic) {
        return isOfSelf && form == .value ? property : nil
      }
      use = fact.local >= 0 ? body.locals[Int(fact.local)].initial : fact.receiver
      steps += 1
    }
    return nil
  }

  /// Whether a member of the value is written: `x.a.b = 1` writes `b`, and with it `x`.
  private func isWritten(from member: Int?, _ members: [Int?], in body: Body) -> Bool {
    var current = member
    while let i = current {
      if body.uses[i].isWritten { return true }
      current = members[i]
    }
    return false
  }

  private func isOwn(_ member: MemberID) -> Bool {
    guard let owner = index.owner(member) else { return false }
    let fact = index[member]
    guard fact.hasBody, fact.kind == .function || fact.kind == .computedProperty else { return false }
    return owner == type || (index[owner].kind == .protocol && index[type].conformances.contains(index[owner].name))
  }

  private func isOfObject(_ member: MemberID) -> Bool {
    guard let owner = index.owner(member), owner != type, !index[member].isStatic else { return false }
    return !index[owner].traits.isDisjoint(with: [.observable, .observableObject])
  }

  private func isSelf(_ receiver: Int32, in body: Body) -> Bool {
    receiver >= 0 && body.uses[Int(receiver)].kind == .identifier && body.uses[Int(receiver)].name == .`self`
  }

  private func property(of use: UseFact, _ number: Int, in body: Body, isStatic: Bool)
    -> (MemberID, PropertyUse.Form, Bool)?
  {
    guard let (property, form) = properties[use.name] else { return nil }
    switch use.kind {
    case .identifier: return use.local < 0 && !isStatic ? (property, form, true) : nil
    case .member:
      if isSelf(use.receiver, in: body) { return isStatic ? nil : (property, form, true) }
      guard let receiver = body.type(Int(use.receiver)), receiver.type == type, !receiver.isMetatype else { return nil }
      return (property, form, false)
    default: return nil
    }
  }
}

/// The context in which each closure of a body runs.
private struct ClosureContexts {
  private let runs: ClosureRuns
  private let presented: [Bool]
  private let deferred: NodeRanges

  init(of body: Body, in index: Index) {
    let runs = body.runs(in: index)
    self.runs = runs
    var presented: [Bool] = []
    // A closure comes after the one around it.
    for (i, closure) in body.closures.enumerated() {
      let outer = closure.parent >= 0 && Int(closure.parent) < i && presented[Int(closure.parent)]
      let isContent =
        closure.call >= 0
        && index.closureUse(of: closure, in: body).map { $0.kind == .presentation && $0.role == .deferredContent }
          ?? false
      presented.append(outer || isContent)
    }
    self.presented = presented
    deferred = NodeRanges(index.deferredArguments(of: body))
  }

  func context(of use: UseFact, in outer: EvaluationContext) -> (EvaluationContext, isPerRow: Bool) {
    if deferred.contains(use.node) { return (.later, false) }
    let run = runs.run(of: use.closure)
    guard run.isRunning else { return (.later, false) }
    if outer == .update, use.closure >= 0, Int(use.closure) < presented.count, presented[Int(use.closure)] {
      return (.presentation, run.isPerRow)
    }
    return (outer, run.isPerRow)
  }
}

extension Index {
  /// The call that takes the value of a use unchanged as an argument; nil if there is none.
  func destination(of use: Int, in body: Body) -> PropertyUse.Destination? {
    var node = body.node(use)
    while let parent = node.parent, parent.kind == .optionalChaining || parent.kind == .forceUnwrap {
      node = parent
    }
    guard let argument = node.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call
    else { return nil }
    if let callee = body.use(at: call) {
      if case .construction(let type) = body.target(callee), self[type].traits.contains(.viewLike) {
        return .view(type, label: argument.name, call: callee)
      }
      if body.uses[callee].kind == .member {
        switch call.calledName.known {
        case .environmentObject, .environment: return .environment
        default: break
        }
      }
      return .call(callee)
    }
    return .call(-1)
  }
}

extension Index {
  /// In how many places updates of a view ask for a member, of the view or of an object: how often they read a computed
  /// property or call a function. Linear in the code of the view at the first question about it.
  public func placesAsking(for member: MemberID, inUpdatesOf view: TypeID) -> Int {
    let asked: MembersAsked = derivation(.membersAsked, of: view.number) { MembersAsked(by: view, self) }
    return asked.counts[member] ?? 0
  }
}

private final class MembersAsked: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let counts: [MemberID: Int]

  init(by view: TypeID, _ index: Index) {
    var counts: [MemberID: Int] = [:]
    let dependencies = index.dependencies(of: view)
    for member in index[view].members where index[member].hasBody && dependencies.isEvaluated(member) {
      let body = index.body(of: member)
      if body.uses.isEmpty { continue }
      let runs = body.runs(in: index)
      for i in body.uses.indices {
        guard case .member(let asked) = body.target(i), asked != member,
          runs.run(of: body.uses[i].closure).isRunning
        else { continue }
        counts[asked, default: 0] += 1
      }
    }
    self.counts = counts
  }
}
