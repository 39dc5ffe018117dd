// What bodies cost: the expensive calls of every function and property, carried from callee to caller with their call
// paths.
//
// There are two steps, and both are pure. Bodies are read in parallel, those of views first and then those of their
// callees. The calls of all are linked into one graph, and costs travel along it in order of distance.

import Frameworks
import Syntax

/// The work of all members, linked.
public final class Work: Sendable {
  private let costs: [MemberWork.Cost]
  private let costReaches: Reaches
  private let recomputations: [MemberWork.Cost]
  private let recomputationReaches: Reaches
  private let effects: [MemberEffect]
  private let effectReaches: Reaches
  /// Views that some row builds.
  private let rowTypes: Set<TypeID>
  /// Views that some link builds before it is followed.
  private let destinationTypes: Set<TypeID>
  /// How other code uses the views of the project.
  public let outside: OutsideUses
  /// What updates read from models.
  public let reads: UpdateReads
  private let writesByProperty: [MemberID: [UseSite]]
  /// By member: the views of the project that it builds.
  private let constructionsByMember: [MemberID: [MemberWork.Construction]]
  private let sitesByType: [TypeID: [UseSite]]
  private let viewCallsByType: [TypeID: [UseSite]]
  private let undecidedViewNames: Set<Name>
  private let callersByMember: [[UseSite]]
  private let identificationsByType: [TypeID: [Identification]]

  /// How many functions a call path may pass through. Costs farther away are not reported.
  public static let depthLimit = 8
  /// The same for calls that are only worth reporting near the view: one walk through a collection, a read of the
  /// clock.
  public static let nearLimit = 4

  /// What is kept for the next index; nil if nothing is.
  let members: KeptMembers?
  /// The numbers of the files whose code linking has read, if something is kept.
  let files: Set<Int32>

  /// Links the work of all members, which must be in the order of their numbers.
  init(linking members: [MemberWork], index: Index, keeping kept: KeptMembers? = nil) {
    self.members = kept
    let index = kept == nil ? index : index.recording()
    var callers: [[MemberWork.Call]] = Array(repeating: [], count: index.memberCount)
    var costs: [MemberWork.Cost] = []
    var recomputations: [MemberWork.Cost] = []
    var effects: [MemberEffect] = []
    var rowTypes: Set<TypeID> = []
    var destinationTypes: Set<TypeID> = []
    var constructions: [MemberID: [MemberWork.Construction]] = [:]
    var sites: [TypeID: [UseSite]] = [:]
    var identifications: [TypeID: [Identification]] = [:]
    var viewCalls: [TypeID: [UseSite]] = [:]
    var undecidedViewNames: Set<Name> = []
    var outside = OutsideUses()
    // Functions that a row calls: `ForEach(notes) { row($0) }`.
    var rowFunctions: Set<MemberID> = []
    for i in members.indices {
      for call in members[i].calls {
        callers[Int(call.callee.number)].append(call)
        if call.frequency == .perRow { rowFunctions.insert(call.callee) }
      }
      for cost in members[i].costs {
        if cost.cost.category.isRecomputation { recomputations.append(cost) } else { costs.append(cost) }
      }
      effects += members[i].effects
      for construction in members[i].constructions {
        if construction.isPerRow, !index.isPage(construction.type) { rowTypes.insert(construction.type) }
        if construction.isEagerDestination { destinationTypes.insert(construction.type) }
      }
      if !members[i].constructions.isEmpty { constructions[members[i].member] = members[i].constructions }
      for value in members[i].values { sites[value.type, default: []].append(value.site) }
      for found in members[i].identifications { identifications[found.element, default: []].append(found) }
      for call in members[i].viewCalls {
        viewCalls[call.type, default: []].append(UseSite(member: members[i].member, use: call.use))
      }
      undecidedViewNames.formUnion(members[i].undecidedViewNames)
      outside.add(members[i].outside)
    }
    for function in rowFunctions {
      for construction in constructions[function] ?? []
      where construction.isAlways && !index.isPage(construction.type) {
        rowTypes.insert(construction.type)
      }
    }
    // A part of a row is built with the row.
    var rows = Array(rowTypes)
    while let row = rows.popLast() {
      guard let body = index.bodyOfRow(row) else { continue }
      for construction in constructions[body] ?? [] where construction.isAlways {
        if rowTypes.insert(construction.type).inserted { rows.append(construction.type) }
      }
    }
    let conditions = { index.conditions($0, passing: $1) }
    costReaches = Reaches(
      of: costs.map { Reaches.Site($0) },
      callers: callers, weight: { costs[$0].cost.body.rawValue }, conditions: conditions
    ) { _, _ in true }
    recomputationReaches = Reaches(
      of: recomputations.map { Reaches.Site($0) },
      callers: callers,
      limit: { recomputations[$0].cost.body == .warning ? Self.depthLimit : Self.nearLimit }, conditions: conditions
    ) { _, _ in true }
    self.recomputations = recomputations
    effectReaches = Reaches(
      of: effects.map {
        Reaches.Site(member: $0.member, use: Int32($0.use), frequency: $0.frequency, conditions: $0.conditions)
      },
      callers: callers, conditions: conditions
    ) { call, effect in
      switch call.carries {
      case .all: true
      case .calls: if case .call = effects[effect].kind { true } else { false }
      case .nothing: false
      }
    }
    self.costs = costs
    self.effects = effects
    sitesByType = sites
    viewCallsByType = viewCalls
    self.undecidedViewNames = undecidedViewNames
    identificationsByType = identifications
    callersByMember = callers.map { calls in calls.map { UseSite(member: $0.caller, use: Int($0.use)) } }
    self.rowTypes = rowTypes
    self.destinationTypes = destinationTypes
    self.outside = outside
    reads = UpdateReads(linking: members, index: index)
    var writes: [MemberID: [UseSite]] = [:]
    for i in members.indices {
      for write in members[i].writes {
        writes[write.property, default: []].append(UseSite(member: members[i].member, use: Int(write.use)))
      }
    }
    writesByProperty = writes
    constructionsByMember = constructions
    files = index.reads?.files ?? []
  }

  /// The expensive calls that `member` reaches, each with a shortest call path.
  public func costs(reachedFrom member: MemberID) -> [ReachedCost] {
    costReaches.paths(from: member).map { site, path, frequency, conditions in
      ReachedCost(
        cost: costs[site].cost, type: costs[site].type, path: path, frequency: frequency, conditions: conditions)
    }
  }

  /// What `member` and its callees recompute each time, each with a shortest call path: walks through collections,
  /// values that depend on randomness or on the clock.
  public func recomputations(reachedFrom member: MemberID) -> [ReachedCost] {
    recomputationReaches.paths(from: member).map { site, path, frequency, conditions in
      ReachedCost(
        cost: recomputations[site].cost, type: recomputations[site].type, path: path, frequency: frequency,
        conditions: conditions)
    }
  }

  /// The side effects of `member` and its callees, each with a shortest call path.
  public func effects(reachedFrom member: MemberID) -> [ReachedEffect] {
    effectReaches.paths(from: member).map { site, path, frequency, conditions in
      ReachedEffect(effect: effects[site], path: path, frequency: frequency, conditions: conditions)
    }
  }

  /// All constructions of the view type, in any code; empty if some call may construct this type or another one of the
  /// same name.
  public func constructionSites(of type: TypeID, in index: Index) -> [UseSite] {
    undecidedViewNames.contains(index[type].name) ? [] : viewCallsByType[type] ?? []
  }
  /// The uses in analyzed code that build values of the type.
  public func sites(of type: TypeID) -> [UseSite] { sitesByType[type] ?? [] }
  /// The uses in analyzed code that call the function, or read the computed property.
  public func callers(of member: MemberID) -> [UseSite] { callersByMember[Int(member.number)] }
  /// The uses in analyzed code that write a property of a model, or a variable outside of types.
  public func writes(of property: MemberID) -> [UseSite] { writesByProperty[property] ?? [] }
  /// Where SwiftUI identifies values of the type, as far as types are known.
  public func identifications(of type: TypeID) -> [Identification] { identificationsByType[type] ?? [] }

  /// Whether some row of a list builds this view.
  public func isBuiltInRows(_ type: TypeID) -> Bool { rowTypes.contains(type) }

  /// Whether some link builds this view before it is followed.
  public func isEagerDestination(_ type: TypeID) -> Bool { destinationTypes.contains(type) }

  /// Whether every run of the member builds the view, and shows it in place.
  public func isBuiltAlways(at site: UseSite) -> Bool {
    constructions(in: site.member).contains { $0.use == site.use && $0.isAlways }
  }

  /// The views of the project that a member builds when it runs.
  public func constructions(in member: MemberID) -> [MemberWork.Construction] {
    constructionsByMember[member] ?? []
  }
}

extension Reaches.Site {
  fileprivate init(_ cost: MemberWork.Cost) {
    self.init(member: cost.member, use: cost.use, frequency: cost.frequency, conditions: cost.conditions)
  }
}

extension Index {
  /// The `body` of a view in rows, if its parts are parts of the row; otherwise nil. A view that scrolls or navigates
  /// is a page and no row.
  public func bodyOfRow(_ view: TypeID) -> MemberID? {
    guard let member = bodyMember(of: view),
      !body(of: member).uses.contains(where: { $0.isCall && isPage($0.name) })
    else { return nil }
    return member
  }

  /// Whether the `body` of a view is as a whole one that scrolls vertically or navigates. A collection of pages has few
  /// elements: tabs, or the steps of a history.
  fileprivate func isPage(_ view: TypeID) -> Bool {
    guard let member = bodyMember(of: view),
      let block = node(member).child(.accessorBlock)?.child(.codeBlock) ?? node(member).child(.codeBlock),
      let root = block.onlyResult?.root, isPage(root.name), let call = root.parent, call.kind == .call
    else { return false }
    // A row may be a carousel.
    guard root.name != .TabView, let axes = call.unlabelledArgument?.unwrapped, axes.kind != .closure else {
      return root.name != .TabView
    }
    return root.name != .ScrollView || axes.name == .vertical
  }

  private func isPage(_ name: Name) -> Bool {
    switch name.known {
    case .NavigationStack, .NavigationView, .NavigationSplitView, .TabView: true
    default: ViewTypes.has(.scrolls, name)
    }
  }
}
